#define _GNU_SOURCE /* sched_getaffinity */
#include "ctxt/planners.h"
#include "base/environment.h"
#include "base/minmax.h"
#include "base/status.h"
#include "search/options.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* Where a process runs, and on which processors it may. */
typedef struct place {
  const char *host;
  cpu_set_t processors;
  int rank, number; /* number: -1 where others have all processors of its computer */
} place;

static int by_host(const void *x, const void *y) {
  const place *a = x, *b = y;
  int order = strcmp(a->host, b->host);
  return order ? order : a->rank - b->rank;
}

static int by_rank(const void *x, const void *y) { return ((const place *)x)->rank - ((const place *)y)->rank; }

/* Of the processes on one computer as many as have a processor: at least the first. Returns how many these processes are. */
static int choose_on_computer(place *first, int left) {
  cpu_set_t all;
  int size = 0;
  CPU_ZERO(&all);
  for (; size < left && strcmp(first[size].host, first->host) == 0; size++) CPU_OR(&all, &all, &first[size].processors);
  for (int i = 0; i < size; i++) first[i].number = i < hscal__max(CPU_COUNT(&all), 1) ? 0 : -1;
  return size;
}

/* Returns how many have processors of their own: they come first, by rank. */
static int number_all(place *places, int size, int *number) {
  int count = 0, others;
  qsort(places, (size_t)size, sizeof *places, by_host);
  for (int at = 0; at < size;) at += choose_on_computer(&places[at], size - at);
  qsort(places, (size_t)size, sizeof *places, by_rank);
  for (int i = 0; i < size; i++) count += places[i].number == 0;
  others = count;
  for (int i = 0, own = 0; i < size; i++) number[i] = places[i].number == 0 ? own++ : others++;
  return count;
}

static int read_planners(int size, int *count) {
  HSCAL_TRY(hscal__environment_number("HSCAL_PLANNERS", 1, HSCAL_MOST_PLANNERS, count));
  *count = hscal__min(*count, size);
  return 0;
}

/* On process 0: masks[size] of all processes, in their order. */
static int number_by_masks(const hscal_host_name *host, const cpu_set_t *masks, int size, int *numbers, int *count) {
  place *places = calloc((size_t)size, sizeof *places);
  if (!places) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", size);
  for (int i = 0; i < size; i++) places[i] = (place){.host = host[i].text, .processors = masks[i], .rank = i};
  *count = number_all(places, size, numbers);
  free(places);
  return read_planners(size, count);
}

int hscal__planners_begin(const hscal_group *group, const hscal_host_name *host, hscal_planners *planners) {
  const int root = group->rank == 0;
  const size_t size = (size_t)group->size;
  cpu_set_t mine, *masks = root ? calloc(size, sizeof *masks) : NULL;
  int *numbers = root ? calloc(size, sizeof *numbers) : NULL;
  int status = root && (!masks || !numbers) ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", size) : 0;
  CPU_ZERO(&mine);
  sched_getaffinity(0, sizeof mine, &mine);
  status = hscal__share_status(group, status);
  if (!status) status = hscal__mpi_status(MPI_Comm_dup(group->comm, &planners->comm), "MPI_Comm_dup");
  if (!status)
    status = hscal__mpi_status(MPI_Gather(&mine, sizeof mine, MPI_BYTE, masks, sizeof mine, MPI_BYTE, 0, group->comm),
                               "MPI_Gather");
  if (!status)
    status =
        hscal__share_status(group, root ? number_by_masks(host, masks, group->size, numbers, &planners->count) : 0);
  if (!status)
    status = hscal__mpi_status(MPI_Scatter(numbers, 1, MPI_INT, &planners->number, 1, MPI_INT, 0, group->comm),
                               "MPI_Scatter");
  free(masks);
  free(numbers);
  return status ? status : hscal__share(group, &planners->count, sizeof planners->count);
}

void hscal__planners_end(hscal_planners *planners) {
  if (hscal__mpi_is_running() && planners->comm != MPI_COMM_NULL) MPI_Comm_free(&planners->comm);
  hscal_machine_free(planners->machine);
  planners->machine = NULL;
}
