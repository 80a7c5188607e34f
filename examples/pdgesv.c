/*
 * Solves A X = B by ScaLAPACK's pdgesv on the processes, the grid and the blocks that hscal chooses. Compare pdgesv_plain.c.
 *
 *   mpirun -n 4 pdgesv [N [NRHS]]
 */
#include "lapack.h"

#include <stdio.h>
#include <stdlib.h>

/* As before, but for the descriptors: 0 if the result is right. */
static int solve_there(int n, int nrhs, int ictxt) {
  int desca[9], descb[9], nprow, npcol, myrow, mycol, lld;
  double seconds;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  must(hscal_descinit(desca, n, n, 0, 0, 0, 0, &ictxt));
  must(hscal_descinit(descb, n, nrhs, 0, 0, 0, 0, &ictxt));
  int nb = desca[4];
  double *a = make_matrix(1, n, n, nb, nb, ictxt, &lld), *b = make_matrix(2, n, nrhs, nb, nb, ictxt, &lld);
  double *again = make_matrix(1, n, n, nb, nb, ictxt, &lld), *given = make_matrix(2, n, nrhs, nb, nb, ictxt, &lld);
  if (!a || !b || !again || !given) MPI_Abort(MPI_COMM_WORLD, 1);
  int info = solve(n, nrhs, a, desca, b, descb, &seconds);
  double error = solution_error(n, nrhs, again, desca, b, given, descb);

  if (myrow == 0 && mycol == 0)
    printf("hscal: N=%d NRHS=%d grid %dx%d NB %d INFO %d error %.1e predicted %.4f s measured %.4f s\n", n, nrhs, nprow,
           npcol, nb, info, error, hscal_ctxt_plan(&ictxt)->predicted_s, seconds);
  free(a);
  free(b);
  free(again);
  free(given);
  return info == 0 && error < 1 ? 0 : 1;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, nrhs = argc > 2 ? atoi(argv[2]) : 10;
  int desca[9], descb[9], ictxt, wrong = 0, one = 1;

  if (n < 1 || nrhs < 1) return fprintf(stderr, "usage: pdgesv [N [NRHS]]\n"), 2;
  must(hscal_init(&argc, &argv));

  /* The call as it will be made; blocks of 0 are left to hscal */
  must(hscal_descset(desca, n, n, 0, 0, 0, 0));
  must(hscal_descset(descb, n, nrhs, 0, 0, 0, 0));
  must(hscal_pdgesv_ctxt(&n, &nrhs, &one, &one, desca, &one, &one, descb, &ictxt));
  if (hscal_in_ctxt(&ictxt)) { /* the processes that are better left out go on below */
    wrong = solve_there(n, nrhs, ictxt);
    must(hscal_free_ctxt(&ictxt));
  }
  return hscal_finalize(wrong);
}
