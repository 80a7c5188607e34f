/* The README's program, which looks at no status: a failure must be seen all the same, in a line and in the exit status.
 * test_mpi_unnoticed N [notices|closes|mpi]: it asks for the reason; calls hscal_close, or MPI_Finalize, before hscal_finalize */
#include <mpi.h>

#include "hscal.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  int desc[9], ictxt, n = argc > 1 ? atoi(argv[1]) : 0, one = 1;
  double alpha = 1, beta = 0;
  hscal_init(&argc, &argv);
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc, &ictxt);
  if (hscal_in_ctxt(&ictxt)) hscal_free_ctxt(&ictxt);
  if (argc > 2 && strcmp(argv[2], "notices") == 0) hscal_last_error();
  if (argc > 2 && strcmp(argv[2], "closes") == 0) hscal_close();
  if (argc > 2 && strcmp(argv[2], "mpi") == 0) MPI_Finalize();
  return hscal_finalize(0);
}
