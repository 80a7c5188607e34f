/*
 * where [N]: every process tells its host; then, if N is given, they compute an N x N pdgemm on a grid of one row, after saying so.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);

static int rank, size;

static void tell_hosts(void) {
  struct {
    char mpi[MPI_MAX_PROCESSOR_NAME], system[MPI_MAX_PROCESSOR_NAME];
  } own = {"", ""}, *all = calloc((size_t)size, sizeof *all);
  int length;
  if (!all) MPI_Abort(MPI_COMM_WORLD, 1);
  MPI_Get_processor_name(own.mpi, &length);
  gethostname(own.system, sizeof own.system - 1);
  MPI_Gather(&own, sizeof own, MPI_BYTE, all, sizeof own, MPI_BYTE, 0, MPI_COMM_WORLD);
  for (int i = 0; rank == 0 && i < size; i++) printf("%d %s %s\n", i, all[i].mpi, all[i].system);
  fflush(stdout);
  free(all);
}

static void multiply(int n) {
  const double one = 1, zero = 0;
  const int first = 1;
  int columns = n / size + 1, ctxt, desc[9] = {1, 0, n, n, n, columns, 0, 0, n};
  size_t bytes = (size_t)n * (size_t)columns * sizeof one;
  double *a = calloc(1, bytes), *b = calloc(1, bytes), *c = calloc(1, bytes);
  if (!a || !b || !c) MPI_Abort(MPI_COMM_WORLD, 1);
  Cblacs_get(-1, 0, &ctxt);
  Cblacs_gridinit(&ctxt, "Row", 1, size);
  desc[1] = ctxt;
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) puts("computing");
  fflush(stdout);
  pdgemm_("N", "N", &n, &n, &n, &one, a, &first, &first, desc, b, &first, &first, desc, &zero, c, &first, &first, desc);
  if (rank == 0) puts("computed");
  free(a);
  free(b);
  free(c);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  tell_hosts();
  if (argc > 1) multiply(atoi(argv[1]));
  MPI_Finalize();
  return 0;
}
