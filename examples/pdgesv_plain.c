/*
 * pdgesv.c as it was before hscal: Cblacs_gridinit, a nearly square grid, blocks of 64.
 *
 *   mpirun -n 4 pdgesv_plain [N [NRHS]]
 */
#include "lapack.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, nrhs = argc > 2 ? atoi(argv[2]) : 10;
  int desca[9], descb[9], ictxt, rank, size, nprow = 1, npcol, myrow, mycol, info = 0, zero = 0, lld, nb = 64;
  double seconds, error = 0;

  if (n < 1 || nrhs < 1) return fprintf(stderr, "usage: pdgesv_plain [N [NRHS]]\n"), 2;
  MPI_Init(&argc, &argv);
  Cblacs_pinfo(&rank, &size);
  if (size >= 9)
    while ((nprow + 1) * (nprow + 1) <= size) nprow++;
  npcol = size / nprow;
  Cblacs_get(-1, 0, &ictxt);
  Cblacs_gridinit(&ictxt, "Row", nprow, npcol);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);

  if (myrow >= 0) {
    double *a = make_matrix(1, n, n, nb, nb, ictxt, &lld), *b = make_matrix(2, n, nrhs, nb, nb, ictxt, &lld);
    double *again = make_matrix(1, n, n, nb, nb, ictxt, &lld), *given = make_matrix(2, n, nrhs, nb, nb, ictxt, &lld);
    if (!a || !b || !again || !given) MPI_Abort(MPI_COMM_WORLD, 1);
    descinit_(desca, &n, &n, &nb, &nb, &zero, &zero, &ictxt, &lld, &info);
    descinit_(descb, &n, &nrhs, &nb, &nb, &zero, &zero, &ictxt, &lld, &info);
    info = solve(n, nrhs, a, desca, b, descb, &seconds);
    error = solution_error(n, nrhs, again, desca, b, given, descb);
    if (myrow == 0 && mycol == 0)
      printf("plain: N=%d NRHS=%d grid %dx%d NB %d INFO %d error %.1e measured %.4f s\n", n, nrhs, nprow, npcol, nb,
             info, error, seconds);
    free(a);
    free(b);
    free(again);
    free(given);
    Cblacs_gridexit(ictxt);
  }
  Cblacs_exit(1);
  MPI_Finalize();
  return info == 0 && error < 1 ? 0 : 1;
}
