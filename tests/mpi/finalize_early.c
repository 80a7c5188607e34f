/* Process 0 ends while the others still ask for contexts of sessions that it is in: they are told so, and nobody waits for ever. No cmocka:
 * the program must end inside hscal_finalize.
 * test_mpi_finalize_early world|parts|close       process 0 comes early
 * test_mpi_finalize_early late|parts_late FILE    process 1 comes late: once FILE, where standard error goes, says that one waits for it */
#include <mpi.h>

#include "ctxt/waiting.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void must(int is_true, const char *what) {
  if (is_true) return;
  fprintf(stderr, "%s: %s\n", what, hscal_last_error());
  MPI_Abort(MPI_COMM_WORLD, 2);
}

static int context_of(int *ictxt) {
  int a[9], b[9], n = 100, one = 1;
  hscal_descset(a, n, n, 0, 0, 0, 0);
  hscal_descset(b, n, one, 0, 0, 0, 0);
  return hscal_pdgesv_ctxt(&n, &one, &one, &one, a, &one, &one, b, ictxt);
}

static void ask_in_vain(MPI_Comm comm) {
  int ictxt;
  must(hscal_use(comm) == 0, "hscal_use");
  must(context_of(&ictxt) == HSCAL_ERROR_DISAGREE, "a context without process 0");
}

/* Those of the other part are all there. */
static void ask(MPI_Comm comm) {
  int ictxt;
  must(hscal_use(comm) == 0, "hscal_use");
  must(context_of(&ictxt) == 0, "a context of all");
}

static void wait_for_line(const char *file) {
  for (int is_there = 0; !is_there;) {
    FILE *lines = fopen(file, "r");
    is_there = lines && fgetc(lines) != EOF;
    if (lines) fclose(lines);
    nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
  }
}

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "world";
  const int has_parts = strcmp(how, "world") != 0 && strcmp(how, "close") != 0, is_late = strstr(how, "late") != NULL;
  int rank, has_world = strcmp(how, "parts_late") != 0;
  MPI_Comm part = MPI_COMM_NULL;
  setenv("HSCAL_MACHINE", "1x8@10", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (has_world) must(hscal_init(&argc, &argv) == 0, "hscal_init");
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &part); /* numbered from the back */
  if (has_parts) must(hscal_init_comm(part) == 0, "hscal_init_comm");
  if (is_late) {
    hscal__long_wait_s = 0.05;
    if (rank == 1) wait_for_line(argv[2]);
  } else if (rank == 0) {
    if (strcmp(how, "close") == 0) must(hscal_close() == 0, "hscal_close");
  } else {
    if (has_parts && rank % 2 == 0) ask_in_vain(part);
    if (has_parts && rank % 2 != 0) ask(part);
    ask_in_vain(MPI_COMM_WORLD);
    if (strcmp(how, "close") == 0) must(hscal_close() == 0, "hscal_close");
  }
  hscal_clear_error();
  if (strcmp(how, "close") == 0) return MPI_Finalize();
  hscal_finalize(0);
  return 3;
}
