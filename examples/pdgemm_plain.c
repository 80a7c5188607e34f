/*
 * pdgemm.c as it was before hscal: Cblacs_gridinit and the layout of the ScaLAPACK Users' Guide (blocks of 64; a nearly
 * square grid from 9 processes on, one row below).
 *
 *   mpirun -n 4 pdgemm_plain [N [REPETITIONS]]
 */
#include "example.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, repetitions = argc > 2 ? atoi(argv[2]) : 5;
  int desc[9], ictxt, rank, size, nprow = 1, npcol, myrow, mycol, lld, info, zero = 0, one = 1, nb = 64;
  double alpha = 1, beta = 0, error = 0;

  if (n < 1 || repetitions < 1) return fprintf(stderr, "usage: pdgemm_plain [N [REPETITIONS]]\n"), 2;
  MPI_Init(&argc, &argv);
  Cblacs_pinfo(&rank, &size);
  if (size >= 9)
    while ((nprow + 1) * (nprow + 1) <= size) nprow++;
  npcol = size / nprow;
  Cblacs_get(-1, 0, &ictxt);
  Cblacs_gridinit(&ictxt, "Row", nprow, npcol);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);

  if (myrow >= 0) {
    double *a = make_matrix(1, n, n, nb, nb, ictxt, &lld);
    double *b = make_matrix(2, n, n, nb, nb, ictxt, &lld);
    double *c = make_matrix(3, n, n, nb, nb, ictxt, &lld);
    double *seconds = malloc((size_t)repetitions * sizeof *seconds);
    if (!a || !b || !c || !seconds) MPI_Abort(MPI_COMM_WORLD, 1);
    descinit_(desc, &n, &n, &nb, &nb, &zero, &zero, &ictxt, &lld, &info);

    pdgemm_("N", "N", &n, &n, &n, &alpha, a, &one, &one, desc, b, &one, &one, desc, &beta, c, &one, &one, desc);

    error = residual(n, a, b, c, desc);
    time_pdgemm(n, a, b, c, desc, repetitions, seconds);
    if (rank == 0) {
      double best = best_of(seconds, repetitions), median = median_of(seconds, repetitions);
      printf("plain: N=%d grid %dx%d NB %d panel 32 residual %.1e measured best %.4f median %.4f s\n", n, nprow, npcol,
             nb, error, best, median);
    }
    free(a);
    free(b);
    free(c);
    free(seconds);
    Cblacs_gridexit(ictxt);
  }
  Cblacs_exit(1);
  MPI_Finalize();
  return error < 1 ? 0 : 1;
}
