#define _GNU_SOURCE /* sched_getaffinity */
#include "ctxt/planners.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "machine/topology.h"
#include "search/options.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* Where a process runs, and on which processors it may. */
typedef struct place {
  char host[HSCAL_HOST_TEXT];
  cpu_set_t processors;
} place;

/* Processors of all processes on the computer of process `rank`, and how many of these come before it. */
static int count_processors(const place *places, int size, int rank, int *before) {
  cpu_set_t all;
  CPU_ZERO(&all);
  *before = 0;
  for (int i = 0; i < size; i++) {
    if (strcmp(places[i].host, places[rank].host) != 0) continue;
    CPU_OR(&all, &all, &places[i].processors);
    *before += i < rank;
  }
  return CPU_COUNT(&all);
}

/* Returns how many have processors of their own. */
static int number_all(const place *places, int size, int *number) {
  int count = 0, others;
  for (int i = 0; i < size; i++) {
    int before, has_own = count_processors(places, size, i, &before) > before;
    number[i] = has_own ? count++ : -1;
  }
  if (count == 0) count = 1; /* a computer that does not tell */
  others = number[0] < 0 ? 0 : count;
  for (int i = 0; i < size; i++)
    if (number[i] < 0) number[i] = others++;
  return count;
}

static int read_planners(int size, int *count) {
  const char *value = getenv("HSCAL_PLANNERS");
  if (!value || !*value) return 0;
  char *end;
  long asked = strtol(value, &end, 10);
  if (*end || asked < 1 || asked > HSCAL_MOST_PLANNERS)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "HSCAL_PLANNERS is \"%.40s\", must be a number from 1 to %d", value,
                       HSCAL_MOST_PLANNERS);
  *count = hscal__min((int)asked, size);
  return 0;
}

int hscal__planners_begin(const hscal_group *group, hscal_planners *planners) {
  const int root = group->rank == 0;
  place mine, *places = root ? calloc((size_t)group->size, sizeof *places) : NULL;
  int *numbers = root ? calloc((size_t)group->size, sizeof *numbers) : NULL;
  int status =
      root && (!places || !numbers) ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", group->size) : 0;
  memset(&mine, 0, sizeof mine);
  hscal__host_name(mine.host);
  sched_getaffinity(0, sizeof mine.processors, &mine.processors);
  status = hscal__share_status(group, status);
  if (!status) status = hscal__mpi_status(MPI_Comm_dup(group->comm, &planners->comm), "MPI_Comm_dup");
  if (!status)
    status = hscal__mpi_status(MPI_Gather(&mine, sizeof mine, MPI_BYTE, places, sizeof mine, MPI_BYTE, 0, group->comm),
                               "MPI_Gather");
  if (!status && root) planners->count = number_all(places, group->size, numbers);
  if (!status)
    status = hscal__mpi_status(MPI_Scatter(numbers, 1, MPI_INT, &planners->number, 1, MPI_INT, 0, group->comm),
                               "MPI_Scatter");
  free(places);
  free(numbers);
  if (!status) status = hscal__share_status(group, root ? read_planners(group->size, &planners->count) : 0);
  return status ? status : hscal__share(group, &planners->count, sizeof planners->count);
}

void hscal__planners_end(hscal_planners *planners) {
  if (hscal__mpi_is_running() && planners->comm != MPI_COMM_NULL) MPI_Comm_free(&planners->comm);
  hscal_machine_free(planners->machine);
  planners->machine = NULL;
}
