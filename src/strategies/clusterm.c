/*
 * Cluster-M's mapping, top-down over the machine: switches, nodes, processors. Source: Y.-C. Wu, Theory and Design of Portable
 * Parallel Programs for Heterogeneous Computing Systems and Networks (PhD thesis, NJIT, 1996), 2.5.2 (greedy mapping),
 * equations 2.16 and 2.17 (sizes), 2.18 (embedding).
 *
 * The task graph is what the routine does on the guide's grid of all processors, counted event by event: a process is a module,
 * the bytes between two are an edge. A part of the grid that is mapped to a cluster of the machine is cut among the cluster's
 * own parts by their power, along the columns, so that columns stay together; where messages between the pieces cost more than
 * the work of the smallest, all of it goes to the strongest part. The layout is the guide's grid of the processors that are
 * left, in the order of the machine's tree.
 *
 * Difference: the thesis knows link rates without latency; here a rate is that of a message of mean size.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/sequence.h"
#include "info/count.h"
#include "strategies/link_seconds.h"
#include "strategies/strategies.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The task graph: processes by column of the grid. */
typedef struct task_graph {
  int modules;
  double *work;            /* [modules] operations */
  double *bytes;           /* [modules * modules] between two, both ways */
  double bytes_of_message; /* mean */
} task_graph;

/* A cluster of the machine: processors from `begin` to `end` in the order of the tree. */
typedef struct machine_part {
  int begin, end;
} machine_part;

typedef enum tree_level { SWITCHES, NODES, PROCESSORS, TREE_LEVELS } tree_level;

typedef struct machine_tree {
  const hscal_space *space;
  task_graph graph;
  int processors;
  int *node;     /* [processors] node of each, switch by switch, node by node, strongest first */
  char *is_used; /* [processors] */
} machine_tree;

/* ---- the task graph ------------------------------------------------------------------------------------------------ */

/* The module of a process that stands row by row in `info`. */
static int module_of(const hscal_info *info, int process) {
  return process % info->npcol * info->nprow + process / info->npcol;
}

/* What collectives move is with no pair: it is spread over all partners. */
static void add_info(task_graph *graph, const hscal_info *info, double times, double *messages) {
  int n = graph->modules;
  for (int x = 0; x < n; x++) {
    int from = module_of(info, x);
    graph->work[from] += times * info->flops[x];
    for (int y = 0; y < n; y++) {
      int to = module_of(info, y);
      double bytes = times * (info->bytes[x * n + y] + (x != y ? info->collective_bytes[x] / (n - 1) : 0));
      graph->bytes[from * n + to] += bytes, graph->bytes[to * n + from] += bytes;
      *messages += times * info->messages[x * n + y];
    }
    *messages += times * info->collectives / n;
  }
}

static int fill_graph(const hscal_call *call, const hscal_layout *layout, task_graph *graph) {
  double messages = 0, total = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    hscal_info *info = NULL;
    HSCAL_TRY(hscal__info(&part, layout, &info));
    add_info(graph, info, hscal__part_count(call, i), &messages);
    hscal_info_free(info);
  }
  for (int i = 0; i < graph->modules * graph->modules; i++) total += graph->bytes[i] / 2;
  graph->bytes_of_message = messages > 0 ? total / messages : 0;
  return 0;
}

/* ---- the tree of the machine --------------------------------------------------------------------------------------- */

/* Switches with the strongest nodes first, as the space ranks them, then the strongest node of each, in the order of the
 * machine. */
static void order_processors(const hscal_chooser *chooser, int *scratch, machine_tree *tree) {
  const hscal_space *space = tree->space;
  int nnodes = space->machine->nnodes, n = 0;
  for (int h = 0; h < nnodes; h++) {
    int at = h;
    for (; at > 0; at--) {
      int before = scratch[at - 1];
      double power = space->speed[h] * hscal__places_of(chooser, h),
             power_before = space->speed[before] * hscal__places_of(chooser, before);
      if (space->group[before] < space->group[h]) break;
      if (space->group[before] == space->group[h] && power_before >= power) break;
      scratch[at] = before;
    }
    scratch[at] = h;
  }
  for (int i = 0; i < nnodes; i++)
    for (int k = 0; k < hscal__places_of(chooser, scratch[i]) && n < tree->processors; k++)
      tree->node[n++] = scratch[i];
}

static int are_together(const machine_tree *tree, tree_level level, int x, int y) {
  int a = tree->node[x], b = tree->node[y];
  if (level == SWITCHES) return tree->space->group[a] == tree->space->group[b];
  return level == NODES ? a == b : x == y;
}

/* The part behind `begin` that is together at a level. */
static machine_part next_part(const machine_tree *tree, tree_level level, int begin, int end) {
  machine_part part = {begin, begin + 1};
  while (part.end < end && are_together(tree, level, begin, part.end)) part.end++;
  return part;
}

static double power_of(const machine_tree *tree, machine_part part) {
  double power = 0;
  for (int i = part.begin; i < part.end; i++) power += tree->space->speed[tree->node[i]];
  return power;
}

static double work_of(const machine_tree *tree, machine_part modules) {
  double work = 0;
  for (int i = modules.begin; i < modules.end; i++) work += tree->graph.work[i];
  return work;
}

/* ---- the embed test ------------------------------------------------------------------------------------------------ */

/* Sums over pairs of parts: bytes between their modules, and rates of all links between their processors. */
typedef struct crossing {
  double bytes, rate;
} crossing;

static void add_pair(const machine_tree *tree, machine_part x, machine_part y, machine_part of_x, machine_part of_y,
                     crossing *crossing) {
  double bytes = tree->graph.bytes_of_message;
  for (int i = of_x.begin; i < of_x.end; i++)
    for (int j = of_y.begin; j < of_y.end; j++) crossing->bytes += tree->graph.bytes[i * tree->graph.modules + j];
  double seconds = hscal__link_seconds(tree->space->machine, tree->node[x.begin], tree->node[y.begin], bytes);
  crossing->rate += (x.end - x.begin) * (double)(y.end - y.begin) * (seconds > 0 ? bytes / seconds : INFINITY);
}

/* Equation 2.18: do messages between the pieces cost more than the work of the smallest piece does on an average processor of
 * the whole, f of a module being on each? Both averages are over as many pairs. */
static int is_embedded(const machine_tree *tree, machine_part whole, const machine_part *part,
                       const machine_part *piece, int parts) {
  crossing crossing = {0};
  double least = INFINITY, modules = 0, processors = whole.end - whole.begin;
  for (int k = 0; k < parts; k++) {
    if (piece[k].begin == piece[k].end) continue;
    least = fmin(least, work_of(tree, piece[k]));
    modules += piece[k].end - piece[k].begin;
    for (int l = k + 1; l < parts; l++)
      if (piece[l].begin < piece[l].end) add_pair(tree, part[k], part[l], piece[k], piece[l], &crossing);
  }
  if (crossing.bytes == 0) return 0;
  double f = fmin(1, processors / modules), average = power_of(tree, whole) / processors;
  return crossing.bytes / crossing.rate > least / (f * average);
}

/* ---- top-down ------------------------------------------------------------------------------------------------------ */

/* Cuts modules among parts by size (2.17), f modules for each processor; what is left over or missing is with the last ones. */
static void cut(machine_part modules, machine_part whole, const machine_part *part, int parts, machine_part *piece) {
  double per_processor = fmax(1, (modules.end - modules.begin) / (double)(whole.end - whole.begin));
  int begin = modules.begin;
  for (int k = 0; k < parts; k++) {
    int end = modules.begin + (int)lround(per_processor * (part[k].end - whole.begin));
    if (k == parts - 1 || end > modules.end) end = modules.end;
    piece[k] = (machine_part){begin, end};
    begin = end;
  }
}

static int strongest(const machine_tree *tree, const machine_part *part, int parts) {
  int best = 0;
  for (int k = 1; k < parts; k++)
    if (power_of(tree, part[k]) > power_of(tree, part[best])) best = k;
  return best;
}

/* Maps modules to a part of the machine, whose own parts are at `level`. */
static int map(machine_tree *tree, machine_part modules, machine_part whole, tree_level level) {
  int parts = 0, processors = whole.end - whole.begin, status = 0;
  if (modules.begin == modules.end) return 0;
  if (level == TREE_LEVELS) {
    tree->is_used[whole.begin] = 1;
    return 0;
  }
  machine_part *part = malloc(2 * (size_t)processors * sizeof *part);
  if (!part) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processors", processors);
  machine_part *piece = part + processors;
  for (int at = whole.begin; at < whole.end; at = part[parts++].end)
    part[parts] = next_part(tree, level, at, whole.end);
  cut(modules, whole, part, parts, piece);
  if (parts > 1 && is_embedded(tree, whole, part, piece, parts))
    status = map(tree, modules, part[strongest(tree, part, parts)], level + 1);
  else
    for (int k = 0; k < parts && !status; k++) status = map(tree, piece[k], part[k], level + 1);
  free(part);
  return status;
}

/* The guide's grid of the processors that are used, by columns. ints[2 * processors]. */
static int keep(hscal_chooser *chooser, const machine_tree *tree, int *ints) {
  int used = 0, nprow, npcol;
  for (int i = 0; i < tree->processors; i++)
    if (tree->is_used[i]) ints[used++] = tree->node[i];
  hscal__guide_grid(chooser, used, &nprow, &npcol);
  hscal__lay_in_order(ints, nprow, npcol, 1, ints + tree->processors);
  return hscal__keep_layout(chooser, nprow, npcol, ints + tree->processors);
}

/* ints[3 * processors], or as many as nodes. */
static int choose(hscal_chooser *chooser, machine_tree *tree, int *ints) {
  const hscal_space *space = tree->space;
  int nprow, npcol;
  order_processors(chooser, ints, tree);
  hscal__guide_grid(chooser, tree->processors, &nprow, &npcol);
  tree->graph.modules = nprow * npcol;
  hscal_layout layout = hscal__layout_make(nprow, npcol, space->options.panel);
  HSCAL_TRY(fill_graph(&space->calls[chooser->block], &layout, &tree->graph));
  HSCAL_TRY(map(tree, (machine_part){0, tree->graph.modules}, (machine_part){0, tree->processors}, SWITCHES));
  return keep(chooser, tree, ints);
}

int hscal__clusterm_choose(hscal_chooser *chooser) {
  const hscal_space *space = &chooser->search->space;
  int places = 0;
  for (int h = 0; h < space->machine->nnodes; h++) places += hscal__places_of(chooser, h);
  machine_tree tree = {.space = space,
                       .processors =
                           hscal__min(places, hscal__min(hscal__most_processes(chooser), space->max_processes))};
  size_t n = (size_t)tree.processors, nodes = (size_t)space->machine->nnodes;
  if (tree.processors > HSCAL_MOST_COUNTED)
    return hscal__fail(
        HSCAL_ERROR_UNSUPPORTED,
        "strategy clusterm counts the bytes between all processes, of %d at most: use fewer (--processes)",
        HSCAL_MOST_COUNTED);
  int *ints = malloc((n + 2 * n + nodes) * sizeof *ints);
  tree.is_used = calloc(n, 1);
  tree.graph.work = calloc(n, sizeof *tree.graph.work);
  tree.graph.bytes = calloc(n * n, sizeof *tree.graph.bytes);
  int status = ints && tree.is_used && tree.graph.work && tree.graph.bytes
                   ? 0
                   : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the task graph of %zu processes", n);
  if (!status) {
    tree.node = ints;
    status = choose(chooser, &tree, ints + n);
  }
  free(ints);
  free(tree.is_used);
  free(tree.graph.work);
  free(tree.graph.bytes);
  return status;
}
