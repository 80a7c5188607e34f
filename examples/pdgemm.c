/*
 * The program of Fig. 4.1 of the HeteroPBLAS paper (Reddy, Lastovetsky, Alonso): C := A B by ScaLAPACK's own pdgemm, on
 * the processes, the grid and the blocks that hscal chooses.
 *
 *   mpirun -n 4 pdgemm [N [REPETITIONS]]
 */
#include "example.h"

#include <stdio.h>
#include <stdlib.h>

/* On an ordinary context, as any ScaLAPACK program does it: 0 if the result is right. */
static int multiply(int n, int repetitions, int ictxt) {
  int desca[9], descb[9], descc[9], nprow, npcol, myrow, mycol, lld, info, zero = 0, one = 1;
  double alpha = 1, beta = 0;
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  int mb = plan->mb, nb = plan->nb;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  double *a = make_matrix(1, n, n, mb, nb, ictxt, &lld);
  double *b = make_matrix(2, n, n, mb, nb, ictxt, &lld);
  double *c = make_matrix(3, n, n, mb, nb, ictxt, &lld);
  double *seconds = malloc((size_t)repetitions * sizeof *seconds);
  if (!a || !b || !c || !seconds) MPI_Abort(MPI_COMM_WORLD, 1);
  descinit_(desca, &n, &n, &mb, &nb, &zero, &zero, &ictxt, &lld, &info);
  descinit_(descb, &n, &n, &mb, &nb, &zero, &zero, &ictxt, &lld, &info);
  descinit_(descc, &n, &n, &mb, &nb, &zero, &zero, &ictxt, &lld, &info);

  pdgemm_("N", "N", &n, &n, &n, &alpha, a, &one, &one, desca, b, &one, &one, descb, &beta, c, &one, &one, descc);

  /* Is it right, and as fast as predicted? */
  double error = residual(n, a, b, c, descc);
  time_pdgemm(n, a, b, c, descc, repetitions, seconds);
  for (int i = 0; i < repetitions; i++) must(hscal_observe(&ictxt, seconds[i])); /* for the log of HSCAL_LOG */
  if (myrow == 0 && mycol == 0) {
    double best = best_of(seconds, repetitions), median = median_of(seconds, repetitions);
    printf("hscal: N=%d grid %dx%d NB %d panel %d residual %.1e predicted %.4f s measured best %.4f median %.4f s\n", n,
           nprow, npcol, nb, plan->panel, error, plan->predicted_s, best, median);
  }
  free(a);
  free(b);
  free(c);
  free(seconds);
  return error < 1 ? 0 : 1;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, repetitions = argc > 2 ? atoi(argv[2]) : 5;
  int desca[9], descb[9], descc[9], ictxt, wrong = 0, one = 1;
  double alpha = 1, beta = 0;

  if (n < 1 || repetitions < 1) return fprintf(stderr, "usage: pdgemm [N [REPETITIONS]]\n"), 2;

  /* Starts hscal, and MPI */
  must(hscal_init(&argc, &argv));

  /* The matrices as the call will see them; the blocks (0) are left to hscal */
  must(hscal_descset(desca, n, n, 0, 0, 0, 0));
  must(hscal_descset(descb, n, n, 0, 0, 0, 0));
  must(hscal_descset(descc, n, n, 0, 0, 0, 0));

  /* The context for this call: pdgemm's own arguments, without the arrays */
  must(hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desca, &one, &one, descb, &beta, &one, &one, descc,
                         &ictxt));
  if (hscal_in_ctxt(&ictxt)) { /* the processes that are better left out go on below */
    wrong = multiply(n, repetitions, ictxt);
    must(hscal_free_ctxt(&ictxt));
  }
  return hscal_finalize(wrong);
}
