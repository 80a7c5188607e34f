/* Started by hscal run for a product of n x n matrices: is every process in the context, and rank i at grid coordinate i, row by row, or
 * column by column where that was asked for? Process 0
 * prints the grid, and with how many threads per process it was planned. */
#include "hscal.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

void Cblacs_gridinfo(int ctxt, int *nprow, int *npcol, int *myrow, int *mycol);

int main(int argc, char **argv) {
  int one = 1, n = argc > 1 ? atoi(argv[1]) : 100;
  double alpha = 1, beta = 0;
  int desc[9], ctxt, rank, size, nprow, npcol, myrow, mycol;
  if (hscal_init(&argc, &argv) || hscal_descset(desc, n, n, 0, 0, 0, 0) ||
      hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                        &ctxt)) {
    fprintf(stderr, "coordinates: %s\n", hscal_last_error());
    return 3;
  }
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int bad = 1;
  if (hscal_in_ctxt(&ctxt)) {
    Cblacs_gridinfo(ctxt, &nprow, &npcol, &myrow, &mycol);
    const hscal_plan *plan = hscal_ctxt_plan(&ctxt);
    int place = plan->order == 'C' ? mycol * nprow + myrow : myrow * npcol + mycol;
    bad = nprow * npcol != size || place != rank;
    if (rank == 0) printf("%d threads, grid %d x %d\n", plan->threads_of_node[plan->node_of[0]], nprow, npcol);
  }
  if (bad) fprintf(stderr, "coordinates: rank %d of %d is not where it was started for\n", rank, size);
  MPI_Allreduce(MPI_IN_PLACE, &bad, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  hscal_free_ctxt(&ctxt);
  hscal_finalize(bad);
  return 3;
}
