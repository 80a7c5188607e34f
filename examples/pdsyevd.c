/*
 * Eigenvalues and vectors of a symmetric matrix by ScaLAPACK's pdsyevd, on the processes, the grid and the blocks that hscal chooses. Compare pdsyevd_plain.c.
 *
 *   mpirun -n 4 pdsyevd [N]
 */
#include "lapack.h"

#include <stdio.h>
#include <stdlib.h>

/* As before, but for the descriptor: 0 if the result is right. */
static int diagonalize_there(int n, int ictxt) {
  int desca[9], nprow, npcol, myrow, mycol, lld;
  double seconds;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  must(hscal_descinit(desca, n, n, 0, 0, 0, 0, &ictxt));
  int nb = desca[4];
  double *a = make_symmetric(1, n, nb, ictxt, &lld), *again = make_symmetric(1, n, nb, ictxt, &lld);
  double *z = make_matrix(2, n, n, nb, nb, ictxt, &lld), *w = malloc((size_t)n * sizeof *w);
  if (!a || !again || !z || !w) MPI_Abort(MPI_COMM_WORLD, 1);
  int info = diagonalize(n, a, desca, w, z, &seconds);
  double error = eigen_error(n, again, w, z, a, desca);

  if (myrow == 0 && mycol == 0)
    printf("hscal: N=%d grid %dx%d NB %d INFO %d error %.1e predicted %.4f s measured %.4f s\n", n, nprow, npcol, nb,
           info, error, hscal_ctxt_plan(&ictxt)->predicted_s, seconds);
  free(a);
  free(again);
  free(z);
  free(w);
  return info == 0 && error < 1 ? 0 : 1;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  int desca[9], descz[9], ictxt, wrong = 0, one = 1;

  if (n < 1) return fprintf(stderr, "usage: pdsyevd [N]\n"), 2;
  must(hscal_init(&argc, &argv));

  /* The call as it will be made; blocks of 0 are left to hscal */
  must(hscal_descset(desca, n, n, 0, 0, 0, 0));
  must(hscal_descset(descz, n, n, 0, 0, 0, 0));
  must(hscal_pdsyevd_ctxt("V", "U", &n, &one, &one, desca, &one, &one, descz, &ictxt));
  if (hscal_in_ctxt(&ictxt)) { /* the processes that are better left out go on below */
    wrong = diagonalize_there(n, ictxt);
    must(hscal_free_ctxt(&ictxt));
  }
  return hscal_finalize(wrong);
}
