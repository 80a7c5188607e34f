/* Stub MPI: starting, ending and the rest. */
#include "mpi_environment.h"
#include "mpi_objects.h"

#include <stdlib.h>

static void (*abort_handler)(int code);

void virtual_world_on_abort(void (*handler)(int code)) { abort_handler = handler; }

int MPI_Init(int *argc, char ***argv) { return MPI_SUCCESS; }

int MPI_Initialized(int *flag) {
  *flag = 1;
  return MPI_SUCCESS;
}

int MPI_Finalize(void) { return MPI_SUCCESS; }

int MPI_Abort(MPI_Comm comm, int code) {
  if (abort_handler) abort_handler(code);
  abort();
}

int MPI_Error_class(int code, int *class) {
  *class = code;
  return MPI_SUCCESS;
}

double MPI_Wtime(void) { return 0; }
