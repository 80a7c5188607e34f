/* What everybody uses, within the options: ScaLAPACK's rule of thumb, and the grids of divisors. */
#include "search/usual_layouts.h"
#include "base/blockcyclic.h"
#include "base/digest.h"
#include "base/status.h"
#include "base/text.h"
#include "models/predict/predict.h"
#include "recorded/recording.h"
#include "search/demands.h"
#include "search/memo.h"
#include "search/natural_order.h"
#include "search/options.h"
#include "search/whole_nodes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hscal__default_grid(int processes, int *nprow, int *npcol) {
  *nprow = 1;
  if (processes >= 9)
    while ((*nprow + 1) * (*nprow + 1) <= processes) (*nprow)++;
  *npcol = processes / *nprow;
}

/* The squarest P x Q = processes with P <= Q that the options and sources allow. */
static int squarest_exact(const hscal_space *space, int processes, int *nprow, int *npcol) {
  int found = 0;
  for (int p = 1; p <= processes; p++) {
    if (processes % p || !hscal__space_allows_grid(space, p, processes / p)) continue;
    if (found && abs(p - processes / p) >= abs(*nprow - *npcol)) continue;
    *nprow = p, *npcol = processes / p, found = 1;
  }
  return found;
}

/* The squarest grid of the most processes that the options allow, `processes` at most. */
static int largest_allowed(const hscal_space *space, int processes, int *nprow, int *npcol) {
  for (; processes >= space->min_processes; processes--)
    if (hscal__space_allows_processes(space, processes) && squarest_exact(space, processes, nprow, npcol)) return 1;
  return 0;
}

/* That of the rule of thumb for the processes; 0 if the options leave none. */
static int find_grid(const hscal_space *space, int processes, int *nprow, int *npcol) {
  const hscal_options *options = &space->options;
  if (hscal__is_demanded(options) || options->square || options->whole_nodes)
    return largest_allowed(space, processes, nprow, npcol);
  if (hscal__is_one_dimensional(space))
    *nprow = 1, *npcol = processes;
  else
    hscal__default_grid(processes, nprow, npcol);
  *nprow = hscal__max(*nprow, space->min_nprow);
  *npcol = hscal__max(hscal__min(*npcol, processes / *nprow), space->min_npcol);
  if (*nprow * *npcol > processes) *nprow = space->min_nprow, *npcol = space->min_npcol;
  return 1;
}

/* ---- from which nodes --------------------------------------------------------------------------------------------- */

/* All nodes, or those of the fastest class alone, and the processes that there are for everybody. */
typedef struct supply {
  int fastest_class; /* -1: all nodes */
  int processes;
} supply;

/* As mpirun fills a node: one process per processor, or as many as it has slots. */
static int usual_places(const hscal_space *space, int node) {
  return hscal__places(space, node, space->options.slots ? INT32_MAX : 1);
}

/* Fills nodes in order with one process per processor, then, if that is not enough, up to what they may hold. */
static int fill_in_order(const hscal_space *space, int processes, int *count) {
  const int64_t per_processor[] = {1, space->options.slots ? INT32_MAX : space->oversubscription};
  for (int attempt = 0; attempt < 2; attempt++) {
    int left = processes;
    for (int h = 0; h < space->machine->nnodes; h++) {
      count[h] = hscal__min(hscal__places(space, h, per_processor[attempt]), left);
      left -= count[h];
    }
    if (left == 0) return 1;
  }
  return 0;
}

/* The same on the nodes of one class, as far as these have places; whole nodes give all or none. */
static int fill_class(const hscal_space *space, int node_class, int processes, int *count) {
  int left = processes;
  for (int h = 0; h < space->machine->nnodes; h++) {
    int places = space->machine->class_of[h] == node_class ? usual_places(space, h) : 0;
    count[h] = hscal__min(places, left);
    if (space->options.whole_nodes && count[h] < places) count[h] = 0;
    left -= count[h];
  }
  return left == 0;
}

static int fill(const hscal_space *space, const supply *supply, int processes, int *count) {
  if (supply->fastest_class >= 0) return fill_class(space, supply->fastest_class, processes, count);
  return space->options.whole_nodes ? hscal__map_whole_nodes(space, HSCAL_MAPPING_BY_SLOT, processes, 0, count)
                                    : fill_in_order(space, processes, count);
}

/* The class whose processors are fastest; -1 if that is so of several, of none, or there is no other. */
static int fastest_class(const hscal_space *space) {
  int fastest = -1, others = 0, ties = 0;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (usual_places(space, h) == 0) continue;
    int is_same = fastest >= 0 && space->machine->class_of[h] == space->machine->class_of[fastest];
    others |= fastest >= 0 && !is_same;
    if (fastest < 0 || space->speed[h] > space->speed[fastest])
      fastest = h, ties = 0;
    else
      ties |= !is_same && space->speed[h] == space->speed[fastest];
  }
  return others && !ties && space->node_class < 0 ? space->machine->class_of[fastest] : -1;
}

/* Processes 0: the fastest nodes have not enough for what is demanded, or there are none. */
static supply supply_of_fastest(const hscal_space *space) {
  const hscal_options *options = &space->options;
  supply supply = {.fastest_class = fastest_class(space)};
  int64_t places = 0;
  for (int h = 0; h < space->machine->nnodes && supply.fastest_class >= 0; h++)
    if (space->machine->class_of[h] == supply.fastest_class) places += usual_places(space, h);
  if (options->processes > 0 && places > options->processes) places = options->processes;
  if (hscal__is_demanded(options)) places = places < space->min_processes ? 0 : space->min_processes;
  supply.processes = (int)(places < HSCAL_MOST_PROCESSES ? places : HSCAL_MOST_PROCESSES);
  return supply;
}

/* ---- the list ----------------------------------------------------------------------------------------------------- */

typedef struct list {
  const hscal_space *space;
  hscal_usual_layout *layout;
  uint64_t digest[HSCAL_USUALS]; /* of what they are, whichever of several nodes that are alike */
  int *count, *alias;            /* scratch [nnodes] */
  int length;
} list;

static void name(const hscal_space *space, hscal_usual_layout *layout, int is_guides) {
  const int most = 24;
  int is_line = layout->nprow == 1 || layout->npcol == 1; /* in one order only */
  if (is_guides)
    snprintf(layout->name, sizeof layout->name, "guide");
  else
    snprintf(layout->name, sizeof layout->name, "%d x %d%s", layout->nprow, layout->npcol,
             is_line                ? ""
             : layout->order == 'C' ? ", column order"
                                    : ", row order");
  size_t used = strlen(layout->name), size = sizeof layout->name - used;
  if (layout->is_of_fastest) snprintf(layout->name + used, size, ", fastest nodes only");
  if (space->node_class >= 0)
    snprintf(layout->name + used, size, ", nodes %.*s only",
             HSCAL_BEGINNING(space->machine->classes[space->node_class].name, most));
}

static int is_listed(list *list, const hscal_usual_layout *layout) {
  const int grid[] = {layout->nprow, layout->npcol};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, grid, sizeof grid);
  digest = hscal__digest_placement(list->space->machine, layout->node_of, grid[0] * grid[1], list->alias, digest);
  for (int i = 0; i < list->length; i++)
    if (list->digest[i] == digest) return 1;
  list->digest[list->length] = digest;
  return 0;
}

/* Unless the nodes cannot hold it, or it is there. */
static int add(list *list, const supply *supply, int nprow, int npcol, char order, int is_guides) {
  int processes = nprow * npcol;
  if (!fill(list->space, supply, processes, list->count)) return 0;
  hscal_usual_layout *layout = &list->layout[list->length];
  *layout =
      (hscal_usual_layout){.order = order, .is_of_fastest = supply->fastest_class >= 0, .nprow = nprow, .npcol = npcol};
  name(list->space, layout, is_guides);
  layout->node_of = malloc((size_t)processes * sizeof *layout->node_of);
  if (!layout->node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", processes);
  int status = hscal__natural_order(list->space, order, list->count, nprow, npcol, layout->node_of);
  if (!status && !is_listed(list, layout)) {
    list->length++;
    return 0;
  }
  free(layout->node_of);
  layout->node_of = NULL;
  return status;
}

/* A grid in row and in column order, as far as the options allow. */
static int add_orders(list *list, const supply *supply, int nprow, int npcol) {
  const char asked = list->space->options.order;
  if (!hscal__space_allows_grid(list->space, nprow, npcol)) return 0;
  if (asked != 'C') HSCAL_TRY(add(list, supply, nprow, npcol, 'R', 0));
  return asked != 'R' ? add(list, supply, nprow, npcol, 'C', 0) : 0;
}

/* The guide's grid and those of the divisors, or the one that is given. */
static int add_all(list *list, const supply *supply) {
  const hscal_space *space = list->space;
  const hscal_options *options = &space->options;
  int processes = supply->processes, divisor = 1, nprow = 0, npcol = 0;
  if (!find_grid(space, processes, &nprow, &npcol)) return 0;
  HSCAL_TRY(add(list, supply, nprow, npcol, options->order ? options->order : 'R', 1));
  if (options->nprow > 0) return add_orders(list, supply, options->nprow, options->npcol);
  if (options->square || options->whole_nodes) processes = nprow * npcol; /* so many are allowed */
  for (int d = 2; d <= processes / d; d++)
    if (processes % d == 0) divisor = d;
  HSCAL_TRY(add_orders(list, supply, divisor, processes / divisor));
  return add_orders(list, supply, processes / divisor, divisor);
}

static int fill_list(list *list) {
  const hscal_space *space = list->space;
  const supply everything = {-1, space->usual_processes}, fastest = supply_of_fastest(space);
  if (!list->count || !list->alias)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", space->machine->nnodes);
  HSCAL_TRY(add_all(list, &everything));
  if (list->length == 0)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "no grid of %d processes has at least %d rows and %d columns, as the source coordinates need",
                       space->usual_processes, space->min_nprow, space->min_npcol);
  return fastest.processes > 0 ? add_all(list, &fastest) : 0;
}

int hscal__usual_layouts(const hscal_space *space, hscal_usual_layout *layout, int *count) {
  size_t nodes = (size_t)space->machine->nnodes;
  list list = {.space = space, .layout = layout};
  *count = 0;
  if (hscal__is_one_dimensional(space) && space->options.nprow > 1)
    return hscal__recording_suits(&space->call, space->options.nprow, space->options.npcol);
  list.count = malloc(nodes * sizeof *list.count);
  list.alias = malloc(nodes * sizeof *list.alias);
  int status = fill_list(&list);
  *count = list.length;
  free(list.count);
  free(list.alias);
  return status;
}
