/* What may be asked of a grid: that it is square, has all processes, whole nodes only, or processes in their natural order. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- whole nodes -------------------------------------------------------------------------------------------------- */

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

/* Those that have processes and room for them, in order. */
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

static int deal_givers(const giver *givers, int n, int processes, int *count) {
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
  int dealt = n > 0 && take_runs(givers, n, tables, width, processes, count);
  free(tables);
  return dealt;
}

int hscal__deal_whole(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each, int *count) {
  int nnodes = space->machine->nnodes;
  giver *givers = malloc((size_t)nnodes * sizeof *givers);
  memset(count, 0, (size_t)nnodes * sizeof *count);
  if (!givers) return 0;
  int n = list_givers(space, mapping, bytes_each, givers);
  int dealt = n > 0 && is_multiple(givers, n, processes) && deal_givers(givers, n, processes, count);
  free(givers);
  return dealt;
}

/* ---- natural order ------------------------------------------------------------------------------------------------ */

int hscal__natural_order(const hscal_space *space, char order, const int *count, int nprow, int npcol, int *node_of) {
  const int *started = space->options.started;
  int nnodes = space->machine->nnodes, processes = nprow * npcol, by_columns = order == 'C';
  int *left = malloc((size_t)nnodes * sizeof *left);
  if (!left) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", processes);
  memcpy(left, count, (size_t)nnodes * sizeof *left);
  for (int i = 0, at = 0, node = 0; i < processes; i++) {
    if (started)
      while (left[node = started[at++]] == 0) continue;
    else
      while (left[node] == 0) node++;
    left[node]--;
    node_of[by_columns ? i % nprow * npcol + i / nprow : i] = node;
  }
  free(left);
  return 0;
}

/* ---- numbers ------------------------------------------------------------------------------------------------------ */

static int has_square_root(int number) {
  int root = 1;
  while ((int64_t)root * root < number) root++;
  return (int64_t)root * root == number;
}

static int has_grid(const hscal_space *space, int processes) {
  for (int p = 1; p <= processes / p; p++)
    if (processes % p == 0 &&
        (hscal__space_allows_grid(space, p, processes / p) || hscal__space_allows_grid(space, processes / p, p)))
      return 1;
  return 0;
}

int hscal__space_allows_processes(const hscal_space *space, int processes) {
  const hscal_options *options = &space->options;
  if (options->square && !has_square_root(processes)) return 0;
  if (!options->square && !options->whole_nodes) return 1;
  if (!has_grid(space, processes)) return 0;
  int *count = options->whole_nodes ? malloc((size_t)space->machine->nnodes * sizeof *count) : NULL;
  int allows = !options->whole_nodes || (count && hscal__deal_whole(space, HSCAL_MAPPING_BY_SLOT, processes, 0, count));
  free(count);
  return allows;
}

/* "no square grid of exactly 6 processes on whole nodes, with at least 2 rows and 2 columns, as the source coordinates need". */
static int none_is_allowed(const hscal_space *space) {
  const hscal_options *options = &space->options;
  int is_exact = options->exact_processes || options->nprow > 0, least = space->min_nprow * space->min_npcol;
  char sources[120] = "";
  if (least > 1)
    snprintf(sources, sizeof sources, " has at least %d rows and %d columns, as the source coordinates need",
             space->min_nprow, space->min_npcol);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "no %sgrid of %s %d process%s%s%s", options->square ? "square " : "",
                     options->all_processes ? "all"
                     : is_exact             ? "exactly"
                                            : "at most",
                     space->max_processes, space->max_processes == 1 ? "" : "es",
                     options->whole_nodes ? " on whole nodes" : "", sources);
}

int hscal__space_check_demands(hscal_space *space) {
  int most = space->max_processes;
  while (most >= space->min_processes && !hscal__space_allows_processes(space, most)) most--;
  if (most < space->min_processes) return none_is_allowed(space);
  space->max_processes = most;
  return 0;
}
