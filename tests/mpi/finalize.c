/* The life of the program in Fig. 4.1 of the HeteroPBLAS paper: hscal starts MPI, the processes left out call
 * hscal_finalize at once, the others work, free and follow. No cmocka: the program must end inside hscal_finalize.
 * test_mpi_finalize [exit code] */
#include "forced.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int fail(const char *what, int status) {
  fprintf(stderr, "%s: %s: %s\n", what, hscal_strerror(status), hscal_last_error());
  return 1;
}

int main(int argc, char **argv) {
  int desc[9], ictxt, n = 100, one = 1, status;
  double alpha = 1, beta = 0;
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  if ((status = hscal_init(&argc, &argv))) return fail("hscal_init", status);
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  force_plan(1, 1, 16, 16, 32, NULL);
  status = hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                             &ictxt);
  if (status) return fail("hscal_pdgemm_ctxt", status);
  if (hscal_in_ctxt(&ictxt)) {
    nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
    if ((status = hscal_free_ctxt(&ictxt))) return fail("hscal_free_ctxt", status);
  }
  hscal_finalize(argc > 1 ? atoi(argv[1]) : 0);
  return fail("hscal_finalize came back", 0);
}
