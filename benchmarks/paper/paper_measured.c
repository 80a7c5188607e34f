/*
 * paper_measured: the experiments of the HeteroPBLAS paper on the computers at hand. Each routine runs on the context of
 * hscal and on a plain grid, in turn: what disturbs the computer disturbs both. Prints a CSV row of each (report).
 *
 *   mpirun -n 2 paper_measured [PAIRS [ROUTINE N...]]
 */
#include "example.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void pdaxpy_(int *n, double *alpha, double *x, int *ix, int *jx, int *descx, int *incx, double *y, int *iy, int *jy,
             int *descy, int *incy);
void pdgemv_(char *trans, int *m, int *n, double *alpha, double *a, int *ia, int *ja, int *desca, double *x, int *ix,
             int *jx, int *descx, int *incx, double *beta, double *y, int *iy, int *jy, int *descy, int *incy);
void pdtrsm_(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, double *a, int *ia,
             int *ja, int *desca, double *b, int *ib, int *jb, int *descb);
int numroc_(const int *n, const int *nb, const int *me, const int *src, const int *nprocs);

enum { MOST_OPERANDS = 3, MOST_ORDERS = 16, PAIRS = 11, PLAIN_NB = 64 };

static int one = 1;
static double alpha = 1, beta = 0;

/* ---- the routines ------------------------------------------------------------------------------------------ */

/* One way to run a routine. */
typedef struct contender {
  int ictxt, layout[4]; /* nprow, npcol, nb, panel */
  double predicted_s, decision_s;
  double *operand[MOST_OPERANDS];
  int desc[MOST_OPERANDS][9];
  double *seconds; /* of each run, on every process */
} contender;

/* A routine's operands are a (n x n) and b, c (n x n or rows of n); the last one is the result. */
typedef struct routine {
  const char *name;
  int noperands, rows[MOST_OPERANDS]; /* 1: a vector stored as a row; 0: a square matrix */
  int (*ask)(int n, int desc[][9], int *ictxt);
  void (*call)(int n, contender *x);
  int norders, orders[MOST_ORDERS];
} routine;

static int ask_axpy(int n, int desc[][9], int *ictxt) {
  return hscal_pdaxpy_ctxt(&n, &alpha, &one, &one, desc[0], &one, &one, &one, desc[1], &one, ictxt);
}
static void call_axpy(int n, contender *x) {
  pdaxpy_(&n, &alpha, x->operand[0], &one, &one, x->desc[0], &one, x->operand[1], &one, &one, x->desc[1], &one);
}

static int ask_gemv(int n, int desc[][9], int *ictxt) {
  return hscal_pdgemv_ctxt("N", &n, &n, &alpha, &one, &one, desc[0], &one, &one, desc[1], &one, &beta, &one, &one,
                           desc[2], &one, ictxt);
}
static void call_gemv(int n, contender *x) {
  pdgemv_("N", &n, &n, &alpha, x->operand[0], &one, &one, x->desc[0], x->operand[1], &one, &one, x->desc[1], &one,
          &beta, x->operand[2], &one, &one, x->desc[2], &one);
}

static int ask_gemm(int n, int desc[][9], int *ictxt) {
  return hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc[0], &one, &one, desc[1], &beta, &one, &one,
                           desc[2], ictxt);
}
static void call_gemm(int n, contender *x) {
  pdgemm_("N", "N", &n, &n, &n, &alpha, x->operand[0], &one, &one, x->desc[0], x->operand[1], &one, &one, x->desc[1],
          &beta, x->operand[2], &one, &one, x->desc[2]);
}

static int ask_trsm(int n, int desc[][9], int *ictxt) {
  return hscal_pdtrsm_ctxt("L", "U", "N", "N", &n, &n, &alpha, &one, &one, desc[0], &one, &one, desc[1], ictxt);
}
static void call_trsm(int n, contender *x) {
  pdtrsm_("L", "U", "N", "N", &n, &n, &alpha, x->operand[0], &one, &one, x->desc[0], x->operand[1], &one, &one,
          x->desc[1]);
}

static const routine routines[] = {
    {"pdaxpy", 2, {1, 1}, ask_axpy, call_axpy, 4, {1000000, 2000000, 4000000, 8000000}},
    {"pdgemv", 3, {0, 1, 1}, ask_gemv, call_gemv, 4, {1000, 2000, 4000, 6000}},
    {"pdgemm", 3, {0, 0, 0}, ask_gemm, call_gemm, 4, {500, 1000, 2000, 3000}},
    {"pdtrsm", 2, {0, 0}, ask_trsm, call_trsm, 4, {500, 1000, 2000, 3000}},
};
enum { ROUTINES = sizeof routines / sizeof *routines };

/* ---- contenders -------------------------------------------------------------------------------------------- */

/* A barrier of all processes that takes no processor time from those who still compute: a spinning one would. */
static void wait_for_all(void) {
  MPI_Request request;
  int done = 0;
  MPI_Ibarrier(MPI_COMM_WORLD, &request);
  for (MPI_Test(&request, &done, MPI_STATUS_IGNORE); !done; MPI_Test(&request, &done, MPI_STATUS_IGNORE))
    nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
}

/* What some process knows, on all of them: the largest value. */
static void share(contender *x) {
  MPI_Allreduce(MPI_IN_PLACE, x->layout, 4, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  MPI_Allreduce(MPI_IN_PLACE, &x->predicted_s, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  MPI_Allreduce(MPI_IN_PLACE, &x->decision_s, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
}

static contender with_hscal(const routine *what, int n) {
  contender x = {.ictxt = -1};
  for (int o = 0; o < what->noperands; o++) must(hscal_descset(x.desc[o], what->rows[o] ? 1 : n, n, 0, 0, 0, 0));
  must(what->ask(n, x.desc, &x.ictxt));
  const hscal_plan *plan = hscal_ctxt_plan(&x.ictxt);
  if (plan) {
    const int layout[] = {plan->nprow, plan->npcol, plan->nb, plan->panel};
    memcpy(x.layout, layout, sizeof layout);
    x.predicted_s = plan->predicted_s, x.decision_s = plan->decision_s;
  }
  share(&x);
  return x;
}

static contender without(const routine *what) {
  int rank, size, nprow = 1;
  Cblacs_pinfo(&rank, &size);
  if (size >= 9 && !what->rows[what->noperands - 1])
    while ((nprow + 1) * (nprow + 1) <= size) nprow++;
  contender x = {.layout = {nprow, size / nprow, PLAIN_NB, 32}};
  Cblacs_get(-1, 0, &x.ictxt);
  Cblacs_gridinit(&x.ictxt, "Row", nprow, size / nprow);
  return x;
}

/* Makes the first operand n times the unit matrix and a little more, so that a solve stays in bounds. */
static void dominate(contender *x, int n) {
  int nprow, npcol, myrow, mycol, zero = 0, nb = x->layout[2], lld = x->desc[0][8];
  Cblacs_gridinfo(x->ictxt, &nprow, &npcol, &myrow, &mycol);
  int rows = numroc_(&n, &nb, &myrow, &zero, &nprow), columns = numroc_(&n, &nb, &mycol, &zero, &npcol);
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < rows; i++)
      if ((i / nb * nprow + myrow) * nb + i % nb == (j / nb * npcol + mycol) * nb + j % nb)
        x->operand[0][(size_t)i + (size_t)j * (size_t)lld] += n;
}

static void enter(contender *x, const routine *what, int n, int pairs) {
  x->seconds = calloc((size_t)pairs, sizeof *x->seconds);
  int ok = x->seconds != NULL, nb = x->layout[2];
  for (int o = 0; o < what->noperands && x->ictxt >= 0; o++) {
    int m = what->rows[o] ? 1 : n, lld;
    x->operand[o] = make_matrix((unsigned)o + 1, m, n, nb, nb, x->ictxt, &lld);
    ok = ok && x->operand[o];
    const int desc[9] = {1, x->ictxt, m, n, nb, nb, 0, 0, lld};
    memcpy(x->desc[o], desc, sizeof desc);
  }
  if (!ok) MPI_Abort(MPI_COMM_WORLD, 1);
  if (strcmp(what->name, "pdtrsm") == 0 && x->ictxt >= 0) dominate(x, n);
}

static void leave(contender *x) {
  for (int o = 0; o < MOST_OPERANDS; o++) free(x->operand[o]);
  free(x->seconds);
}

/* ---- runs -------------------------------------------------------------------------------------------------- */

/* Runs once more and tells everybody the slowest process's time. A run of -1 warms up. */
static void run(contender *x, const routine *what, int n, int pair) {
  wait_for_all();
  double start = MPI_Wtime();
  if (x->ictxt >= 0) what->call(n, x);
  double seconds = x->ictxt >= 0 ? MPI_Wtime() - start : 0;
  wait_for_all();
  MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  if (pair >= 0) x->seconds[pair] = seconds;
}

/* Sum of the squares of the result's entries, which must not depend on the layout. */
static double square_sum(const contender *x, const routine *what, int n) {
  int nprow, npcol, myrow, mycol, zero = 0, last = what->noperands - 1, m = what->rows[last] ? 1 : n;
  double sum = 0;
  if (x->ictxt >= 0) {
    Cblacs_gridinfo(x->ictxt, &nprow, &npcol, &myrow, &mycol);
    int rows = numroc_(&m, &x->layout[2], &myrow, &zero, &nprow);
    int columns = numroc_(&n, &x->layout[2], &mycol, &zero, &npcol);
    for (int j = 0; j < columns; j++)
      for (int i = 0; i < rows; i++) {
        double entry = x->operand[last][(size_t)i + (size_t)j * (size_t)x->desc[last][8]];
        sum += entry * entry;
      }
  }
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}

static int report(const routine *what, int n, contender *planned, contender *plain, double *ratio, int pairs) {
  int rank, size;
  Cblacs_pinfo(&rank, &size);
  double of_planned = square_sum(planned, what, n), of_plain = square_sum(plain, what, n);
  int wrong = !(fabs(of_planned - of_plain) <= 1e-9 * fabs(of_plain));
  if (rank != 0) return wrong;
  if (wrong) fprintf(stderr, "paper_measured: %s of order %d: the results differ\n", what->name, n);
  double median = median_of(ratio, pairs);
  const int *l = planned->layout;
  printf("measured,%s,%d,%d,%d,%d,%d,%.4f,%.9f,%.9f,%d,%d,%.9f,%.4f,%.4f,%.4f\n", what->name, n, l[0], l[1], l[2], l[3],
         planned->decision_s, planned->predicted_s, median_of(planned->seconds, pairs), plain->layout[0],
         plain->layout[1], median_of(plain->seconds, pairs), median, ratio[0], ratio[pairs - 1]);
  fflush(stdout);
  return wrong;
}

static int compare(const routine *what, int n, int pairs) {
  contender planned = with_hscal(what, n), plain = without(what);
  double *ratio = malloc((size_t)pairs * sizeof *ratio);
  if (!ratio) MPI_Abort(MPI_COMM_WORLD, 1);
  enter(&planned, what, n, pairs);
  enter(&plain, what, n, pairs);
  for (int pair = -1; pair < pairs; pair++) {
    /* Neither always comes first. */
    run(pair % 2 ? &planned : &plain, what, n, pair);
    run(pair % 2 ? &plain : &planned, what, n, pair);
    if (pair >= 0) ratio[pair] = plain.seconds[pair] / planned.seconds[pair];
  }
  int wrong = report(what, n, &planned, &plain, ratio, pairs);
  leave(&planned);
  leave(&plain);
  free(ratio);
  if (plain.ictxt >= 0) Cblacs_gridexit(plain.ictxt);
  must(hscal_free_ctxt(&planned.ictxt));
  return wrong;
}

static int usage(void) {
  fprintf(stderr, "usage: mpirun -n P paper_measured [PAIRS [ROUTINE N...]]\n");
  return 2;
}

int main(int argc, char **argv) {
  int pairs = argc > 1 ? atoi(argv[1]) : PAIRS, wrong = 0, known = argc <= 2;
  for (int r = 0; r < ROUTINES && argc > 2; r++) known |= strcmp(argv[2], routines[r].name) == 0;
  for (int i = 3; i < argc; i++) known &= atoi(argv[i]) > 0;
  if (pairs < 1 || !known) return usage();
  must(hscal_init(&argc, &argv));
  for (int r = 0; r < ROUTINES; r++) {
    const routine *what = &routines[r];
    if (argc > 2 && strcmp(argv[2], what->name)) continue;
    for (int i = 0; argc <= 3 && i < what->norders; i++) wrong |= compare(what, what->orders[i], pairs);
    for (int i = 3; i < argc; i++) wrong |= compare(what, atoi(argv[i]), pairs);
  }
  return hscal_finalize(wrong);
}
