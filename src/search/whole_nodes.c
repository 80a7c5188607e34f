#include "search/whole_nodes.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* A node that may give all its processes. */
typedef struct giver {
  int node, size, group;
  double speed; /* of one process when all are there */
} giver;

static int fastest_first(const void *x, const void *y) {
  const giver *a = x, *b = y;
  if (a->speed != b->speed) return a->speed > b->speed ? -1 : 1;
  if (a->size != b->size) return b->size - a->size;
  return a->group != b->group ? a->group - b->group : a->node - b->node;
}

static int largest_first(const void *x, const void *y) {
  const giver *a = x, *b = y;
  return a->size != b->size ? b->size - a->size : fastest_first(x, y);
}

int hscal__whole_nodes_order(hscal_space *space) {
  int nnodes = space->machine->nnodes;
  if (!space->options.whole_nodes) return 0;
  giver *givers = malloc((size_t)nnodes * sizeof *givers);
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS && givers; mapping++) {
    int *nodes = space->whole[mapping] = malloc((size_t)nnodes * sizeof *nodes);
    for (int h = 0; h < nnodes; h++)
      givers[h] = (giver){h, space->cap[h], space->group[h], hscal__process_rate(space, h, space->cap[h])};
    qsort(givers, (size_t)nnodes, sizeof *givers, mapping == HSCAL_MAPPING_BY_SLOT ? fastest_first : largest_first);
    for (int i = 0; i < nnodes && nodes; i++) nodes[i] = givers[i].node;
  }
  free(givers);
  return space->whole[HSCAL_MAPPING_BY_SLOT] && space->whole[HSCAL_MAPPING_BY_NODE]
             ? 0
             : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to order %d nodes", nnodes);
}

/* Those that have processes and memory for them, in order. */
static int list_givers(const hscal_space *space, hscal_mapping mapping, double bytes_each, giver *givers) {
  int n = 0;
  for (int i = 0; i < space->machine->nnodes; i++) {
    int h = space->whole[mapping][i], size = space->cap[h];
    if (size == 0 || size * bytes_each > hscal__node(space->machine, h)->memory_bytes) continue;
    givers[n++] = (giver){.node = h, .size = size};
  }
  return n;
}

/* How many givers from the first on have the same size. */
static int run_length(const giver *givers, int n) {
  int length = 1;
  while (length < n && givers[length].size == givers[0].size) length++;
  return length;
}

static int count_runs(const giver *givers, int n) {
  int runs = 0;
  for (int at = 0; at < n; at += run_length(givers + at, n - at)) runs++;
  return runs;
}

/* Which numbers up to `most` the givers from a run on can make up: before[] of the runs behind it, after[] with `length` givers of `size`. */
static void add_run(const char *before, int size, int length, int most, char *after) {
  for (int first = 0; first < size && first <= most; first++) {
    int last = -1; /* in steps: the last number that the others make up */
    for (int step = 0, number = first; number <= most; step++, number += size) {
      if (before[number]) last = step;
      after[number] = last >= 0 && step - last <= length;
      if (number > most - size) break; /* beyond the largest integer */
    }
  }
}

/* Of each run as many as leave a number that the others can make up, tables[run] (of the run behind it): the first ones win. */
static int take_runs(const giver *givers, int n, const char *tables, size_t width, int processes, int *count) {
  int left = processes;
  for (int at = 0, length; at < n; at += length, tables += width) {
    length = run_length(givers + at, n - at);
    int size = givers[at].size, take = left / size < length ? left / size : length;
    while (take >= 0 && !tables[left - take * size]) take--;
    if (take < 0) return 0;
    for (int i = 0; i < take; i++) count[givers[at + i].node] = size;
    left -= take * size;
  }
  return left == 0;
}

/* Of the largest number that divides all sizes? Others need no table to be refused. */
static int is_multiple(const giver *givers, int n, int processes) {
  int divisor = givers[0].size;
  for (int i = 1; i < n && divisor > 1; i++)
    if (givers[i].size % divisor) divisor = (int)hscal__gcd(divisor, givers[i].size);
  return processes % divisor == 0;
}

static int map_givers(const giver *givers, int n, int processes, int *count) {
  int runs = count_runs(givers, n), run = runs - 1;
  size_t width = (size_t)processes + 1;
  char *tables = calloc(((size_t)runs + 1) * width, 1);
  if (!tables) return 0;
  tables[(size_t)run * width] = 1; /* behind the last run there is nothing */
  for (int at = n; at > 0 && run > 0; run--) {
    int size = givers[at - 1].size, length = 0;
    while (at > 0 && givers[at - 1].size == size) at--, length++;
    add_run(tables + (size_t)run * width, size, length, processes, tables + (size_t)(run - 1) * width);
  }
  int mapped = n > 0 && take_runs(givers, n, tables, width, processes, count);
  free(tables);
  return mapped;
}

int hscal__map_whole_nodes(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each,
                           int *count) {
  int nnodes = space->machine->nnodes;
  giver *givers = malloc((size_t)nnodes * sizeof *givers);
  memset(count, 0, (size_t)nnodes * sizeof *count);
  if (!givers) return 0;
  int n = list_givers(space, mapping, bytes_each, givers);
  int mapped = n > 0 && is_multiple(givers, n, processes) && map_givers(givers, n, processes, count);
  free(givers);
  return mapped;
}
