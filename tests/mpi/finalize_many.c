/* hscal_finalize with several sessions: processes that a context of the world leaves out call it at once, while the others
 * work, free and follow. No cmocka: the program must end inside hscal_finalize, with the exit code 7. */
#include <mpi.h>

#include "forced.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, hscal_last_error());
  return 1;
}

static int context_of(int *ictxt) {
  int desc[9], n = 100, one = 1;
  double alpha = 1, beta = 0;
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  return hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                           ictxt);
}

int main(int argc, char **argv) {
  int ictxt, some, rank;
  MPI_Comm part[3];
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  if (hscal_init(&argc, &argv)) return fail("hscal_init");
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_split(MPI_COMM_WORLD, rank / 2, 0, &part[0]);
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &part[1]);
  MPI_Comm_split(MPI_COMM_WORLD, 0, 0, &part[2]);
  for (int i = 0; i < 3; i++) {
    if (hscal_init_comm(part[i])) return fail("hscal_init_comm");
    if (hscal_use(part[i])) return fail("hscal_use");
    force_plan(1, 1, 16, 16, 32, NULL);
    if (context_of(&some)) return fail("a part's context"); /* never freed */
  }
  MPI_Comm_free(&part[1]);
  hscal_use(MPI_COMM_WORLD);
  if (context_of(&ictxt)) return fail("the world's context");
  if (hscal_in_ctxt(&ictxt)) nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
  hscal_finalize(7);
  return fail("hscal_finalize came back");
}
