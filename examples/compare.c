/*
 * pdgemm on the context of hscal and on a plain grid (ScaLAPACK Users' Guide: blocks of 64, a nearly square grid from 9
 * processes on, one row below), in one run, in turn: what disturbs the computer disturbs both.
 *
 *   mpirun -n 4 compare [N [PAIRS]]
 */
#include "example.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* One way to run the product. */
typedef struct contender {
  const char *name;
  int ictxt, mb, nb, panel;
  double predicted_s;
  int desc[9];
  double *a, *b, *c;
  double *seconds; /* of each run, on every process */
  double error;
} contender;

static int n = 1000, pairs = 7;

/* A barrier of all processes that takes no processor time from those who still compute: a spinning one would. */
static void wait_for_all(void) {
  MPI_Request request;
  int done = 0;
  MPI_Ibarrier(MPI_COMM_WORLD, &request);
  for (MPI_Test(&request, &done, MPI_STATUS_IGNORE); !done; MPI_Test(&request, &done, MPI_STATUS_IGNORE))
    nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
}

static void enter(contender *x) {
  int lld = 1;
  x->seconds = calloc((size_t)pairs, sizeof *x->seconds);
  if (x->ictxt >= 0) {
    x->a = make_matrix(1, n, n, x->mb, x->nb, x->ictxt, &lld);
    x->b = make_matrix(2, n, n, x->mb, x->nb, x->ictxt, &lld);
    x->c = make_matrix(3, n, n, x->mb, x->nb, x->ictxt, &lld);
  }
  if (!x->seconds || (x->ictxt >= 0 && (!x->a || !x->b || !x->c))) MPI_Abort(MPI_COMM_WORLD, 1);
  const int desc[9] = {1, x->ictxt, n, n, x->mb, x->nb, 0, 0, lld};
  for (int i = 0; i < 9; i++) x->desc[i] = desc[i];
}

static void leave(contender *x) {
  free(x->a);
  free(x->b);
  free(x->c);
  free(x->seconds);
}

static contender with_hscal(void) {
  contender x = {.name = "hscal", .ictxt = -1};
  int one = 1, desc[9];
  double alpha = 1, beta = 0;
  must(hscal_descset(desc, n, n, 0, 0, 0, 0));
  must(hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                         &x.ictxt));
  const hscal_plan *plan = hscal_ctxt_plan(&x.ictxt);
  if (plan) x.mb = plan->mb, x.nb = plan->nb, x.panel = plan->panel, x.predicted_s = plan->predicted_s;
  return x;
}

/* What the plan says the plain layout would take, known to the processes of hscal's context. */
static contender without(const contender *planned) {
  contender x = {.name = "plain", .mb = 64, .nb = 64, .panel = 32};
  const hscal_plan *plan = hscal_ctxt_plan(&planned->ictxt);
  int rank, size, nprow = 1;
  Cblacs_pinfo(&rank, &size);
  if (size >= 9)
    while ((nprow + 1) * (nprow + 1) <= size) nprow++;
  Cblacs_get(-1, 0, &x.ictxt);
  Cblacs_gridinit(&x.ictxt, "Row", nprow, size / nprow);
  if (plan) x.predicted_s = plan->fallback.predicted_s;
  return x;
}

/* Runs once more and tells everybody the time. A run of -1 warms up and checks the result. */
static void run(contender *x, int pair) {
  double seconds = 0;
  wait_for_all();
  if (x->ictxt >= 0) time_pdgemm(n, x->a, x->b, x->c, x->desc, 1, &seconds);
  if (x->ictxt >= 0 && pair < 0) x->error = residual(n, x->a, x->b, x->c, x->desc);
  wait_for_all();
  MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  if (pair >= 0) x->seconds[pair] = seconds;
}

/* By process 0 of the grid, which may be any process of the run. */
static void report(contender *x) {
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(x->ictxt, &nprow, &npcol, &myrow, &mycol);
  if (myrow == 0 && mycol == 0) {
    double best = best_of(x->seconds, pairs), median = median_of(x->seconds, pairs);
    printf("%s: N=%d grid %dx%d NB %d panel %d residual %.1e predicted %.4f s measured best %.4f median %.4f s\n",
           x->name, n, nprow, npcol, x->nb, x->panel, x->error, x->predicted_s, best, median);
    fflush(stdout);
  }
  wait_for_all();
}

int main(int argc, char **argv) {
  if (argc > 1) n = atoi(argv[1]);
  if (argc > 2) pairs = atoi(argv[2]);
  if (n < 1 || pairs < 1) return fprintf(stderr, "usage: compare [N [PAIRS]]\n"), 2;
  must(hscal_init(&argc, &argv));
  contender planned = with_hscal(), plain = without(&planned);
  enter(&planned);
  enter(&plain);

  double *ratio = malloc((size_t)pairs * sizeof *ratio);
  if (!ratio) MPI_Abort(MPI_COMM_WORLD, 1);
  for (int pair = -1; pair < pairs; pair++) {
    /* Neither always comes first. */
    run(pair % 2 ? &planned : &plain, pair);
    run(pair % 2 ? &plain : &planned, pair);
    if (pair >= 0) ratio[pair] = plain.seconds[pair] / planned.seconds[pair];
  }
  report(&plain);
  report(&planned);
  int rank, size;
  Cblacs_pinfo(&rank, &size);
  double median = median_of(ratio, pairs);
  if (rank == 0)
    printf("plain/hscal: median %.3f, from %.3f to %.3f in %d pairs\n", median, ratio[0], ratio[pairs - 1], pairs);

  int wrong = !(planned.error < 1 && plain.error < 1);
  leave(&planned);
  leave(&plain);
  free(ratio);
  if (plain.ictxt >= 0) Cblacs_gridexit(plain.ictxt);
  must(hscal_free_ctxt(&planned.ictxt));
  return hscal_finalize(wrong);
}
