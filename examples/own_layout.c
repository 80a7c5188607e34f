/*
 * A program that has its matrices on a grid of its own already, 2 x 2 in blocks of 64: hscal either leaves them there, or
 * they move to its context by p?gemr2d, and the result comes back.
 *
 *   mpirun -n 4 own_layout [N]
 */
#include "example.h"

#include <stdio.h>
#include <stdlib.h>

void Cpdgemr2d(int m, int n, const double *a, int ia, int ja, const int *desca, double *b, int ib, int jb,
               const int *descb, int ictxt);

enum { NB = 64, A = 0, B, C, MATRICES };

typedef struct matrix {
  int desc[9];
  double *at;
} matrix;

/* A grid of the first nprow*npcol processes, as Cblacs_gridinit makes it: -1 on the others. */
static int make_grid(int nprow, int npcol) {
  int ictxt;
  Cblacs_get(-1, 0, &ictxt);
  Cblacs_gridinit(&ictxt, "Row", nprow, npcol);
  return ictxt;
}

static matrix matrix_on(int ictxt, unsigned seed, int n, int nb) {
  int lld = 1;
  matrix x = {.at = ictxt >= 0 ? make_matrix(seed, n, n, nb, nb, ictxt, &lld) : malloc(sizeof(double))};
  if (!x.at) MPI_Abort(MPI_COMM_WORLD, 1);
  const int desc[9] = {1, ictxt, n, n, nb, nb, 0, 0, lld};
  for (int i = 0; i < 9; i++) x.desc[i] = desc[i];
  return x;
}

static void multiply(int n, matrix *x) {
  double alpha = 1, beta = 0;
  int one = 1;
  pdgemm_("N", "N", &n, &n, &n, &alpha, x[A].at, &one, &one, x[A].desc, x[B].at, &one, &one, x[B].desc, &beta, x[C].at,
          &one, &one, x[C].desc);
}

/* To hscal's context and back. Every process takes part, whether it has a piece or not. */
static void multiply_there(int n, matrix *own, int ictxt, int everybody) {
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  matrix there[MATRICES];
  for (int i = 0; i < MATRICES; i++) there[i] = matrix_on(ictxt, 0, n, plan ? plan->nb : 1);
  for (int i = A; i <= B; i++)
    Cpdgemr2d(n, n, own[i].at, 1, 1, own[i].desc, there[i].at, 1, 1, there[i].desc, everybody);
  if (hscal_in_ctxt(&ictxt)) multiply(n, there);
  Cpdgemr2d(n, n, there[C].at, 1, 1, there[C].desc, own[C].at, 1, 1, own[C].desc, everybody);
  for (int i = 0; i < MATRICES; i++) free(there[i].at);
}

/* The arrays are right as they lie; only the context is another. */
static void multiply_here(int n, matrix *own, int ictxt) {
  for (int i = 0; i < MATRICES; i++) own[i].desc[1] = ictxt;
  if (hscal_in_ctxt(&ictxt)) multiply(n, own);
}

/* By one process of the context. */
static void tell(int n, int ictxt) {
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  if (!plan || myrow != 0 || mycol != 0) return;
  printf("hscal: N=%d the matrices %s: on their %d x %d, NB %d pdgemm takes %.4g s; moving takes %.4g s and gains %.4g "
         "s\n",
         n, plan->kept_origin ? "stay" : "move", plan->origin.nprow, plan->origin.npcol, plan->origin.nb,
         plan->origin.predicted_s, plan->moving_s, plan->moving_gain_s);
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, rank, size, ictxt, desc[9], one = 1;
  double alpha = 1, beta = 0, error = 0;

  if (n < 1) return fprintf(stderr, "usage: own_layout [N]\n"), 2;
  must(hscal_init(&argc, &argv));
  Cblacs_pinfo(&rank, &size);

  /* The program's own: matrices that other parts of it have filled */
  int nprow = size >= 4 ? 2 : 1, npcol = size >= 2 ? 2 : 1;
  int everybody = make_grid(1, size), own_ictxt = make_grid(nprow, npcol);
  matrix own[MATRICES];
  for (int i = 0; i < MATRICES; i++) own[i] = matrix_on(own_ictxt, 1 + (unsigned)i, n, NB);

  /* Where they are, and that the result is wanted there; then the context, as ever */
  must(hscal_data_in(&own_ictxt, NB, NB, 1));
  must(hscal_descset(desc, n, n, 0, 0, 0, 0));
  must(hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                         &ictxt));
  tell(n, ictxt);
  if (hscal_data_stays())
    multiply_here(n, own, ictxt);
  else
    multiply_there(n, own, ictxt, everybody);

  /* Either way C is right where the program wants it */
  for (int i = 0; i < MATRICES; i++) own[i].desc[1] = own_ictxt;
  if (own_ictxt >= 0) error = residual(n, own[A].at, own[B].at, own[C].at, own[C].desc);
  if (rank == 0) printf("residual %.1e\n", error);
  for (int i = 0; i < MATRICES; i++) free(own[i].at);
  if (own_ictxt >= 0) Cblacs_gridexit(own_ictxt);
  Cblacs_gridexit(everybody);
  must(hscal_free_ctxt(&ictxt));
  return hscal_finalize(error < 1 ? 0 : 1);
}
