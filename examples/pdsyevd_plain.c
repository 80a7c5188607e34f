/*
 * pdsyevd.c as it was before hscal: Cblacs_gridinit, a nearly square grid, blocks of 64.
 *
 *   mpirun -n 4 pdsyevd_plain [N]
 */
#include "lapack.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  int desca[9], ictxt, rank, size, nprow = 1, npcol, myrow, mycol, info = 0, zero = 0, lld, nb = 64;
  double seconds, error = 0;

  if (n < 1) return fprintf(stderr, "usage: pdsyevd_plain [N]\n"), 2;
  MPI_Init(&argc, &argv);
  Cblacs_pinfo(&rank, &size);
  if (size >= 9)
    while ((nprow + 1) * (nprow + 1) <= size) nprow++;
  npcol = size / nprow;
  Cblacs_get(-1, 0, &ictxt);
  Cblacs_gridinit(&ictxt, "Row", nprow, npcol);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);

  if (myrow >= 0) {
    double *a = make_symmetric(1, n, nb, ictxt, &lld), *again = make_symmetric(1, n, nb, ictxt, &lld);
    double *z = make_matrix(2, n, n, nb, nb, ictxt, &lld), *w = malloc((size_t)n * sizeof *w);
    if (!a || !again || !z || !w) MPI_Abort(MPI_COMM_WORLD, 1);
    descinit_(desca, &n, &n, &nb, &nb, &zero, &zero, &ictxt, &lld, &info);
    info = diagonalize(n, a, desca, w, z, &seconds);
    error = eigen_error(n, again, w, z, a, desca);
    if (myrow == 0 && mycol == 0)
      printf("plain: N=%d grid %dx%d NB %d INFO %d error %.1e measured %.4f s\n", n, nprow, npcol, nb, info, error,
             seconds);
    free(a);
    free(again);
    free(z);
    free(w);
    Cblacs_gridexit(ictxt);
  }
  Cblacs_exit(1);
  MPI_Finalize();
  return info == 0 && error < 1 ? 0 : 1;
}
