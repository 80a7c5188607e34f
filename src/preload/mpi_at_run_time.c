#include "preload/mpi_at_run_time.h"
#include "preload/next.h"

#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* By the names of the profiling interface: a profiler that counts calls of MPI does not see these. */
static struct {
  int (*initialized)(int *), (*finalized)(int *), (*version)(char *, int *);
  int (*comm_rank)(MPI_Comm, int *), (*comm_size)(MPI_Comm, int *), (*comm_group)(MPI_Comm, MPI_Group *);
  int (*group_size)(MPI_Group, int *), (*group_free)(MPI_Group *);
  int (*translate)(MPI_Group, int, const int *, MPI_Group, int *);
#ifdef OPEN_MPI
  MPI_Comm (*comm_f2c)(MPI_Fint);
#endif
} mpi;

static void look_for_mpi(void) {
  if (mpi.initialized) return;
  *(void **)&mpi.initialized = hscal__next("PMPI_Initialized");
  if (!mpi.initialized) return; /* it may be loaded later */
  *(void **)&mpi.finalized = hscal__next("PMPI_Finalized");
  *(void **)&mpi.version = hscal__next("PMPI_Get_library_version");
  *(void **)&mpi.comm_rank = hscal__next("PMPI_Comm_rank");
  *(void **)&mpi.comm_size = hscal__next("PMPI_Comm_size");
  *(void **)&mpi.comm_group = hscal__next("PMPI_Comm_group");
  *(void **)&mpi.group_size = hscal__next("PMPI_Group_size");
  *(void **)&mpi.group_free = hscal__next("PMPI_Group_free");
  *(void **)&mpi.translate = hscal__next("PMPI_Group_translate_ranks");
#ifdef OPEN_MPI
  *(void **)&mpi.comm_f2c = hscal__next("PMPI_Comm_f2c");
#endif
}

static MPI_Comm communicator_of(int handle) {
#ifdef OPEN_MPI
  return mpi.comm_f2c(handle);
#else
  return (MPI_Comm)handle;
#endif
}

/* Not MPI_COMM_WORLD: with Open MPI that is the address of a variable, which this library could then not be loaded without. */
static MPI_Comm world(void) {
#ifdef OPEN_MPI
  return communicator_of(0);
#else
  return MPI_COMM_WORLD;
#endif
}

const char *hscal__mpi_name(void) {
  static char name[16384]; /* the library that is there may write more than the one of this mpi.h: MPICH 8192 */
  int length = 0;
  look_for_mpi();
  if (!*name && mpi.version) mpi.version(name, &length);
  name[strcspn(name, "\r\n")] = 0; /* more lines follow with some */
  for (char *at = name; *at; at++)
    if (*at == '\t') *at = ' ';
  return name;
}

static int is_own_kind(void) {
  const char *name = hscal__mpi_name();
#ifdef OPEN_MPI
  return !strncmp(name, "Open MPI", 8) && mpi.comm_f2c;
#else
  return strstr(name, "MPICH") || strstr(name, "Intel(R) MPI") || strstr(name, "MVAPICH");
#endif
}

hscal_mpi_state hscal__mpi_state(void) {
  int is_begun = 0, is_ended = 0;
  look_for_mpi();
  if (!mpi.initialized || !mpi.finalized) return HSCAL_MPI_ABSENT;
  mpi.finalized(&is_ended);
  if (is_ended) return HSCAL_MPI_ENDED;
  mpi.initialized(&is_begun);
  if (!is_begun) return HSCAL_MPI_ABSENT;
  return is_own_kind() && mpi.translate ? HSCAL_MPI_RUNNING : HSCAL_MPI_FOREIGN;
}

void hscal__mpi_world(int *rank, int *size) {
  mpi.comm_rank(world(), rank);
  mpi.comm_size(world(), size);
}

static int translate(MPI_Group group, int n, int *rank) {
  MPI_Group all;
  int size = 0, is_known = 1, *own = malloc((size_t)n * sizeof *own);
  if (!own || mpi.group_size(group, &size) != MPI_SUCCESS || size != n ||
      mpi.comm_group(world(), &all) != MPI_SUCCESS) {
    free(own);
    return 0;
  }
  for (int i = 0; i < n; i++) own[i] = i;
  if (mpi.translate(group, n, own, all, rank) != MPI_SUCCESS) is_known = 0;
  for (int i = 0; i < n && is_known; i++) is_known = rank[i] != MPI_UNDEFINED;
  mpi.group_free(&all);
  free(own);
  return is_known;
}

int hscal__mpi_world_ranks(int communicator, int n, int *rank) {
  MPI_Group group;
  if (mpi.comm_group(communicator_of(communicator), &group) != MPI_SUCCESS) return 0;
  int is_known = translate(group, n, rank);
  mpi.group_free(&group);
  return is_known;
}
