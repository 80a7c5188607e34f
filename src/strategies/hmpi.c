/*
 * HMPI's automatic group: every arrangement r x c of at most as many processes as there are, each mapped by the greedy algorithm
 * and timed; the first strictly fastest one. Source: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005): 3.5 (arrangements, speeds
 * that do not rise along rows and columns), 3.2.1.2 (the mapper), 3.1.3 (more processes on faster computers), 3.4 (processes
 * that share a processor).
 *
 * Differences: the mapper sees computation alone, which the thesis assumes to dominate, and the clock times the arrangement; the
 * parent, which HMPI has at the user's terminal, is on the fastest node.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "estimate/skeleton.h"
#include "strategies/arrangements.h"
#include "strategies/calibrated.h"
#include "strategies/strategies.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct greedy_mapper {
  hscal_chooser *chooser;
  const hscal_space *space;
  int processes;  /* that there are */
  int *most;      /* [nnodes] processes of each node */
  int *first;     /* [nnodes] where a node's volumes begin */
  double *volume; /* [processes] of the processes on each node, falling */
  int *count;     /* [nnodes] processes mapped to each node */
  double *area;   /* [processes] volumes of an arrangement, falling */
  int *place;     /* [processes] nodes, in the order of the grid's rows */
  int *node_of;   /* [processes] */
  int *by_speed;  /* [nnodes] fastest first */
} greedy_mapper;

/* ---- how many processes a computer runs ---------------------------------------------------------------------------- */

static double slowest_speed(const hscal_space *space) {
  double slowest = INFINITY;
  for (int h = 0; h < space->machine->nnodes; h++)
    if (space->cap[h] > 0) slowest = fmin(slowest, space->speed[h]);
  return slowest;
}

/* As many on each processor as it is faster than the slowest; never more than the machine allows. */
static int processes_of(const hscal_space *space, int node, double slowest) {
  int64_t wanted = (int64_t)ceil(space->speed[node] / slowest) * hscal__node(space->machine, node)->processors;
  return wanted < space->cap[node] ? (int)wanted : space->cap[node];
}

/* ---- the greedy mapper --------------------------------------------------------------------------------------------- */

/* Computing time of a node if it had a process of `volume` more, the smallest so far: of its processes the largest share a
 * processor, so many of them as its fullest processor has. */
static double busy_with(const greedy_mapper *mapper, int node, double volume) {
  int processors = hscal__node(mapper->space->machine, node)->processors, count = mapper->count[node];
  int sharing = (count + processors) / processors; /* (count + 1) / processors, rounded up */
  double sum = 0;
  for (int i = 0; i < sharing; i++) sum += i < count ? mapper->volume[mapper->first[node] + i] : volume;
  return sum / mapper->space->speed[node];
}

static void put(greedy_mapper *mapper, int node, double volume) {
  mapper->volume[mapper->first[node] + mapper->count[node]++] = volume;
}

/* The fastest node that has a place. */
static int parent_of(const greedy_mapper *mapper) {
  int i = 0;
  while (mapper->most[mapper->by_speed[i]] == 0) i++;
  return mapper->by_speed[i];
}

/* Maps processes by falling volume, each to the node with which the longest computing time is least, of several to the first. */
static void map_greedily(greedy_mapper *mapper, int processes) {
  int nnodes = mapper->space->machine->nnodes, parent = parent_of(mapper);
  memset(mapper->count, 0, (size_t)nnodes * sizeof *mapper->count);
  double longest = busy_with(mapper, parent, mapper->area[0]);
  put(mapper, parent, mapper->area[0]);
  for (int k = 1; k < processes; k++) {
    double least = INFINITY;
    int best = -1;
    for (int h = 0; h < nnodes; h++) {
      if (mapper->count[h] == mapper->most[h]) continue;
      double time = fmax(longest, busy_with(mapper, h, mapper->area[k]));
      if (time < least) least = time, best = h;
    }
    put(mapper, best, mapper->area[k]);
    longest = least;
  }
}

static int larger_first(const void *x, const void *y) {
  const double *a = x, *b = y;
  return (*a < *b) - (*a > *b);
}

/* Shares of the operand that stays, of all processes. */
static int fill_volumes(greedy_mapper *mapper, const hscal_grid *grid) {
  hscal_cost_skeleton skeleton;
  int *ints = malloc((size_t)(grid->nprow + grid->npcol) * sizeof *ints);
  if (!ints) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a grid of %d x %d", grid->nprow, grid->npcol);
  hscal__cost_skeleton(&mapper->space->calls[mapper->chooser->block], grid->nprow, grid->npcol, &skeleton);
  hscal__skeleton_shares(&skeleton, ints, ints + grid->nprow);
  for (int p = 0; p < grid->nprow; p++)
    for (int q = 0; q < grid->npcol; q++) mapper->area[p * grid->npcol + q] = (double)ints[p] * ints[grid->nprow + q];
  qsort(mapper->area, (size_t)(grid->nprow * grid->npcol), sizeof *mapper->area, larger_first);
  free(ints);
  return 0;
}

/* ---- arrangements -------------------------------------------------------------------------------------------------- */

/* Falling speeds, row by row, so that they rise along no row and no column. */
static void arrange(greedy_mapper *mapper, const hscal_grid *grid) {
  int n = 0;
  for (int i = 0; i < mapper->space->machine->nnodes; i++)
    for (int k = 0; k < mapper->count[mapper->by_speed[i]]; k++) mapper->place[n++] = mapper->by_speed[i];
  hscal__lay_in_order(mapper->place, grid->nprow, grid->npcol, 0, mapper->node_of);
}

static int try_arrangement(greedy_mapper *mapper, const hscal_grid *grid) {
  double seconds;
  if (!hscal__chooser_allows(mapper->chooser, grid->nprow, grid->npcol)) return 0;
  HSCAL_TRY(fill_volumes(mapper, grid));
  map_greedily(mapper, grid->nprow * grid->npcol);
  arrange(mapper, grid);
  return hscal__consider_layout(mapper->chooser, grid->nprow, grid->npcol, mapper->node_of, &seconds);
}

static int try_all(greedy_mapper *mapper) {
  int64_t count = hscal__arrangement_count(mapper->processes);
  if ((double)count > HSCAL_MOST_STRATEGY_LAYOUTS)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                       "strategy hmpi times every arrangement of %d processes, %" PRId64
                       ", and does so of at most %.0f: "
                       "use fewer processes (--processes)",
                       mapper->processes, count, HSCAL_MOST_STRATEGY_LAYOUTS);
  for (hscal_grid grid = {.nprow = 0}; hscal__next_arrangement(mapper->processes, &grid);)
    HSCAL_TRY(try_arrangement(mapper, &grid));
  return 0;
}

/* ---- memory -------------------------------------------------------------------------------------------------------- */

static void sort_by_speed(const greedy_mapper *mapper) {
  int *order = mapper->by_speed;
  for (int h = 0; h < mapper->space->machine->nnodes; h++) {
    int at = h;
    for (; at > 0 && mapper->space->speed[h] > mapper->space->speed[order[at - 1]]; at--) order[at] = order[at - 1];
    order[at] = h;
  }
}

static void fill_nodes(greedy_mapper *mapper) {
  double slowest = slowest_speed(mapper->space);
  for (int h = 0; h < mapper->space->machine->nnodes; h++) {
    mapper->first[h] = mapper->processes;
    mapper->most[h] = processes_of(mapper->space, h, slowest);
    mapper->processes += mapper->most[h];
  }
  sort_by_speed(mapper);
}

int hscal__hmpi_choose(hscal_chooser *chooser) {
  const hscal_space *space = &chooser->search->space;
  size_t nodes = (size_t)space->machine->nnodes, places = (size_t)hscal__space_capacity(space);
  int *ints = calloc(4 * nodes + 2 * places, sizeof *ints);
  double *doubles = calloc(2 * places, sizeof *doubles);
  int status = ints && doubles ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", places);
  if (!status) {
    greedy_mapper mapper = {.chooser = chooser, .space = space, .most = ints, .first = ints + nodes};
    mapper.count = ints + 2 * nodes, mapper.by_speed = ints + 3 * nodes, mapper.place = ints + 4 * nodes;
    mapper.node_of = mapper.place + places;
    mapper.volume = doubles, mapper.area = doubles + places;
    fill_nodes(&mapper);
    mapper.processes = hscal__min(mapper.processes, hscal__most_processes(chooser));
    status = try_all(&mapper);
  }
  free(ints);
  free(doubles);
  return status;
}
