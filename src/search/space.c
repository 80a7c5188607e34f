#include "search/space.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "models/cost/kernel.h"
#include "models/predict/predict.h"
#include "recorded/recording.h"
#include "search/options.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Blocking factors and panel widths worth trying: below 16 kernels starve, above 256 processes do. */
static const int usual_blocks[] = {16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 256};
static const int usual_panels[] = {16, 32, 48, 64, 96, 128, 192, 256};

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

void hscal__space_add_block(hscal_space *space, int block, int even_if_refused) {
  for (int i = 0; i < space->nblocks; i++)
    if (space->block[i] == block) return;
  if (space->nblocks == HSCAL_BLOCKS) return;
  hscal_call call = space->call;
  hscal__call_fill_blocks(&call, hscal__rows_of_block(space, block), block);
  if (!even_if_refused && hscal__call_check(&call, 0, 0)) return;
  space->block[space->nblocks] = block;
  space->calls[space->nblocks++] = call;
}

int hscal__space_rectangular(hscal_space *space, int rows, int columns, const hscal_call **call) {
  *call = NULL;
  if (!space->oblong) space->oblong = calloc((size_t)HSCAL_BLOCKS * HSCAL_BLOCKS, sizeof *space->oblong);
  hscal_call **kept = space->oblong ? &space->oblong[rows * HSCAL_BLOCKS + columns] : NULL;
  int is_new = kept && !*kept;
  if (is_new) *kept = malloc(sizeof **kept);
  if (!kept || !*kept) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a call with oblong blocks");
  if (is_new) {
    **kept = space->call;
    hscal__call_fill_blocks(*kept, space->block[rows], space->block[columns]);
  }
  if (!hscal__call_check(*kept, 0, 0)) *call = *kept;
  return 0;
}

static int largest_dimension(const hscal_call *call) { return hscal__max(call->m, hscal__max(call->n, call->k)); }

/* Where no usual block is accepted, as for submatrices that must begin with a block, the largest ones that are; if there is none,
 * trials will say why. */
static void choose_odd_blocks(hscal_space *space) {
  enum { ENOUGH = 4 };
  for (int block = usual_blocks[COUNT(usual_blocks) - 1]; block > 0 && space->nblocks < ENOUGH; block--)
    hscal__space_add_block(space, block, 0);
  if (space->nblocks == 0) hscal__space_add_block(space, HSCAL_DEFAULT_BLOCK, 1);
}

/* A call without open blocks has one choice; a half open one also tries the sizes it brings along, because operands
 * cut alike need no redistribution. Blocks that the routine refuses are no choice. */
static void choose_blocks(hscal_space *space) {
  if (space->options.nb > 0 || !hscal__call_is_open(&space->call)) {
    int its_block = hscal__call_result(&space->call)->nb;
    hscal__space_add_block(space,
                           space->options.nb > 0 ? space->options.nb
                           : its_block > 0       ? its_block
                                                 : HSCAL_DEFAULT_BLOCK,
                           1);
    return;
  }
  if (hscal__is_one_dimensional(space)) {
    hscal__one_dimensional_blocks(space);
    return;
  }
  int most = hscal__max(largest_dimension(&space->call), usual_blocks[0]);
  for (int i = 0; i < COUNT(usual_blocks); i++)
    if (i == 0 || usual_blocks[i - 1] < most)
      hscal__space_add_block(space, usual_blocks[i], 0); /* the last one may hold it all */
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &space->call.operand[which].desc;
    if (!hscal__call_has(&space->call, (hscal_operand_name)which)) continue;
    if (desc->mb > 0) hscal__space_add_block(space, desc->mb, 0);
    if (desc->nb > 0) hscal__space_add_block(space, desc->nb, 0);
  }
  if (space->nblocks == 0) choose_odd_blocks(space);
}

/* Does the machine say what narrow panels cost on any of its nodes? */
static int knows_narrow_panels(const hscal_machine *machine) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++)
      if (machine->classes[c].speeds[i].half_k > 0 || machine->classes[c].speeds[i].npoints > 0) return 1;
  return 0;
}

int hscal__has_panels(const hscal_routine *routine) {
  hscal_pack pack = routine->pack;
  return hscal__routine_level(routine) > 1 && pack != HSCAL_PACK_GEMV && pack != HSCAL_PACK_GER &&
         pack != HSCAL_PACK_GEMR2D && pack != HSCAL_PACK_TRMR2D && pack != HSCAL_PACK_GEQRF &&
         pack != HSCAL_PACK_ORMQR && pack != HSCAL_PACK_ORGQR;
}

/* A panel as wide as the whole inner dimension is one step; wider ones are the same. Narrower ones than the library's are
 * slower on every real processor: they are no choice where the machine does not say by how much. */
static void choose_panels(hscal_space *space) {
  if (space->options.panel > 0 || !hscal__has_panels(space->call.routine) || hscal__is_one_dimensional(space)) {
    space->panel[space->npanels++] = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
    return;
  }
  int usual = hscal__reference_backend.panel, most = hscal__max(largest_dimension(&space->call), usual);
  int least = knows_narrow_panels(space->machine) ? 1 : usual;
  for (int i = 0; i < COUNT(usual_panels); i++)
    if (usual_panels[i] >= least && usual_panels[i] <= most) space->panel[space->npanels++] = usual_panels[i];
}

/* What all operands take, and a grid on which their first entries have a place. */
static int measure_call(hscal_space *space) {
  const hscal_call *call = &space->call;
  double bytes = (double)hscal__type_bytes(call->routine->type);
  int64_t rows = 1, columns = 1;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    space->operand_bytes += bytes * desc->m * desc->n;
    if (desc->rsrc >= rows) rows = (int64_t)desc->rsrc + 1;
    if (desc->csrc >= columns) columns = (int64_t)desc->csrc + 1;
  }
  if (rows * columns > HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "the source coordinates of the descriptors need a grid of at least %" PRId64 " x %" PRId64
                       ", plans are made for at most %d processes",
                       rows, columns, HSCAL_MOST_PROCESSES);
  space->min_nprow = (int)rows, space->min_npcol = (int)columns;
  return 0;
}

/* Speed of one processor in the shapes a large panel update has: only the order of nodes depends on it. */
static int measure_speeds(hscal_space *space) {
  enum { ROWS = 1024, WIDTH = 64 };
  const hscal_machine *machine = space->machine;
  hscal_type type = hscal__speed_type(&space->call);
  double *class_speed = malloc((size_t)machine->nclasses * sizeof *class_speed);
  if (!class_speed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d node classes", machine->nclasses);
  double flops = 2.0 * hscal__type_flop_weight(type) * ROWS * ROWS * WIDTH;
  for (int c = 0; c < machine->nclasses; c++)
    class_speed[c] = flops / hscal__kernel_seconds(&machine->classes[c], type, HSCAL_KERNEL_GEMM, ROWS, ROWS, WIDTH);
  int status = 0;
  space->speeds_are_equal = 1;
  for (int h = 0; h < machine->nnodes; h++) {
    space->speed[h] = class_speed[machine->class_of[h]];
    if (space->node_class < 0 && space->speed[h] != space->speed[0])
      space->speeds_are_equal = 0; /* a kind is as fast all over */
    if (!isfinite(space->speed[h]))
      status = hscal__fail(HSCAL_ERROR_MACHINE, "node class \"%s\" has no speed for the kernels of %s",
                           hscal__node(machine, h)->name, space->call.routine->name);
  }
  free(class_speed);
  return status;
}

static int64_t total_cap(const hscal_space *space) {
  int64_t total = 0;
  for (int h = 0; h < space->machine->nnodes; h++) total += space->cap[h];
  return total;
}

static int is_of_kind(const hscal_space *space, int node) {
  return space->node_class < 0 || space->machine->class_of[node] == space->node_class;
}

int hscal__places(const hscal_space *space, int node, int64_t per_processor) {
  const hscal_options *options = &space->options;
  int64_t most = per_processor * hscal__node(space->machine, node)->processors;
  if (!is_of_kind(space, node)) return 0;
  if (options->slots && most > options->slots[node]) most = options->slots[node];
  if (options->processes_per_node > 0 && most > options->processes_per_node) most = options->processes_per_node;
  return (int)(most < 0 ? 0 : most < INT32_MAX ? most : INT32_MAX);
}

static void set_caps(hscal_space *space, int64_t per_processor) {
  for (int h = 0; h < space->machine->nnodes; h++) space->cap[h] = hscal__places(space, h, per_processor);
}

/* More processes than blocks in every direction have nothing to do. */
static int64_t most_useful(const hscal_space *space) {
  int64_t most = 1;
  for (int b = 0; b < space->nblocks; b++) {
    int64_t rows = 1, columns = 1;
    for (int which = 0; which < HSCAL_OPERANDS; which++) {
      const hscal_desc *desc = &space->calls[b].operand[which].desc;
      if (!hscal__call_has(&space->call, (hscal_operand_name)which)) continue;
      int64_t down = (int64_t)desc->m / desc->mb + 1, across = (int64_t)desc->n / desc->nb + 1;
      if (down > rows) rows = down;
      if (across > columns) columns = across;
    }
    if (space->options.square) rows = columns = rows > columns ? rows : columns;
    if (rows * columns > most) most = rows * columns;
  }
  return most;
}

/* How many processes the caller demands: a grid, an exact number, all, or nothing in particular. */
static int64_t demanded_processes(const hscal_space *space) {
  const hscal_options *options = &space->options;
  if (options->nprow > 0) return options->nprow * options->npcol;
  if (options->exact_processes) return options->processes;
  return options->all_processes ? hscal__max((int)total_cap(space), 1) : 1;
}

/* All of them, and yet not? */
static int check_all(const hscal_space *space, int64_t all) {
  const hscal_options *options = &space->options;
  int64_t places = (int64_t)options->nprow * options->npcol;
  if (!options->all_processes) return 0;
  for (int h = 0; h < space->machine->nnodes; h++)
    if (!is_of_kind(space, h) && (!options->slots || options->slots[h] > 0))
      return hscal__fail(HSCAL_ERROR_NO_GRID, "all processes are asked for, but the nodes are of several kinds, of "
                                              "which only one may be used");
  if (places > 0 && places != all)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "a %d x %d grid has %" PRId64 " places, all %" PRId64 " processes are asked for", options->nprow,
                       options->npcol, places, all);
  if (options->processes > 0 && (options->exact_processes ? options->processes != all : options->processes < all))
    return hscal__fail(HSCAL_ERROR_NO_GRID, "all %" PRId64 " processes are asked for, and %s %d", all,
                       options->exact_processes ? "exactly" : "at most", options->processes);
  return 0;
}

/* Whole nodes may be more than what is useful. */
static int64_t round_up_to_nodes(const hscal_space *space, int64_t useful) {
  int largest = 0;
  if (!space->options.whole_nodes) return useful;
  for (int h = 0; h < space->machine->nnodes; h++) largest = hscal__max(largest, space->cap[h]);
  return space->options.square ? INT32_MAX : useful + largest;
}

static int not_enough_room(const hscal_space *space, int demanded, int64_t most) {
  const hscal_options *options = &space->options;
  if (options->nprow > 0)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "a %d x %d grid needs %d processes, but there is room for %" PRId64 " on %d node(s)",
                       options->nprow, options->npcol, demanded, most, space->machine->nnodes);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%d processes are demanded, but there is room for %" PRId64 " on %d node(s)",
                     demanded, most, space->machine->nnodes);
}

/* One process per processor; more where the machine allows it and speeds are unequal, so that a fast node can take a larger
 * share, and where the caller demands more processes than there are processors. */
static int choose_caps(hscal_space *space) {
  const hscal_options *options = &space->options;
  int is_as_started = options->all_processes || options->whole_nodes;
  space->oversubscription = space->speeds_are_equal || is_as_started ? 1 : space->machine->processes_per_processor;
  set_caps(space, is_as_started && options->slots ? INT32_MAX : space->oversubscription);
  int64_t demanded = demanded_processes(space);
  HSCAL_TRY(check_all(space, total_cap(space)));
  if (total_cap(space) < demanded && !is_as_started) {
    space->oversubscription = hscal__max(HSCAL_DEMANDED_OVERSUBSCRIPTION, space->machine->processes_per_processor);
    set_caps(space, options->slots ? INT32_MAX : space->oversubscription);
  }
  int64_t most = total_cap(space);
  if (most < demanded) return not_enough_room(space, (int)demanded, most);
  if (most > HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                       "the machine has room for %" PRId64 " processes, plans are made for at most %d: limit the "
                       "processes of a node (processes_per_node, --per-node)",
                       most, HSCAL_MOST_PROCESSES);
  if (options->processes > 0 && demanded > options->processes)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a %d x %d grid needs %d processes, at most %d are allowed", options->nprow,
                       options->npcol, (int)demanded, options->processes);
  space->min_processes = space->max_processes = (int)demanded;
  if (hscal__is_demanded(options)) return 0;
  int64_t useful = round_up_to_nodes(space, most_useful(space)), least = (int64_t)space->min_nprow * space->min_npcol;
  if (useful < least) useful = least; /* more than there is room for: refused by hscal__space_init */
  if (most > useful) most = useful;
  if (options->processes > 0 && most > options->processes) most = options->processes;
  space->max_processes = (int)most;
  return 0;
}

/* Of slots that leave the same rate, those of the fastest node come first (it may make slow nodes unnecessary), or those
 * of the emptiest node; of nodes as fast, those behind one switch before those behind the next. */
static int compare_slots(const hscal_slot *x, const hscal_slot *y, hscal_mapping mapping) {
  if (x->rate != y->rate) return x->rate > y->rate ? -1 : 1;
  if (mapping == HSCAL_MAPPING_BY_NODE && x->nth != y->nth) return x->nth < y->nth ? -1 : 1;
  if (x->speed != y->speed) return x->speed > y->speed ? -1 : 1;
  if (x->group != y->group) return x->group - y->group;
  if (x->node != y->node) return x->node < y->node ? -1 : 1;
  return x->nth < y->nth ? -1 : x->nth > y->nth;
}
static int compare_packed(const void *x, const void *y) { return compare_slots(x, y, HSCAL_MAPPING_BY_SLOT); }
static int compare_spread(const void *x, const void *y) { return compare_slots(x, y, HSCAL_MAPPING_BY_NODE); }

double hscal__process_rate(const hscal_space *space, int node, int processes) {
  int processors = hscal__node(space->machine, node)->processors;
  return processes > processors ? space->speed[node] * processors / processes : space->speed[node];
}

/* With equal data per process, time goes with the slowest process. Adding slots in the order of the rate they leave
 * their node's processes makes that slowest rate as high as possible for every number of processes. */
static int order_slots(hscal_space *space) {
  space->nslots = (int)total_cap(space);
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++) {
    hscal_slot *slots = malloc((size_t)hscal__max(space->nslots, 1) * sizeof *slots);
    if (!slots) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process slots", space->nslots);
    space->slots[mapping] = slots;
    int n = 0;
    for (int h = 0; h < space->machine->nnodes; h++)
      for (int nth = 1; nth <= space->cap[h]; nth++)
        slots[n++] = (hscal_slot){.node = h,
                                  .nth = nth,
                                  .rate = hscal__process_rate(space, h, nth),
                                  .speed = space->speed[h],
                                  .group = space->group[h]};
    qsort(slots, (size_t)n, sizeof *slots, mapping == HSCAL_MAPPING_BY_SLOT ? compare_packed : compare_spread);
  }
  return 0;
}

typedef struct group_speed {
  double speed;
  int group;
} group_speed;

static int faster_group_first(const void *x, const void *y) {
  const group_speed *a = x, *b = y;
  if (a->speed != b->speed) return a->speed > b->speed ? -1 : 1;
  return a->group - b->group;
}

/* Few processes should find room behind one switch. */
static int rank_groups(hscal_space *space) {
  const hscal_machine *machine = space->machine;
  int count = hscal__max(machine->switches.count, 1);
  group_speed *group = calloc((size_t)count, sizeof *group);
  int *rank = malloc((size_t)count * sizeof *rank);
  space->group = calloc((size_t)machine->nnodes, sizeof *space->group);
  if (group && rank && space->group) {
    for (int s = 0; s < count; s++) group[s].group = s;
    for (int h = 0; h < machine->nnodes; h++)
      group[hscal__switch_of(machine, h)].speed +=
          space->speed[h] * hscal__min(space->cap[h], hscal__node(machine, h)->processors);
    qsort(group, (size_t)count, sizeof *group, faster_group_first);
    for (int s = 0; s < count; s++) rank[group[s].group] = s;
    for (int h = 0; h < machine->nnodes; h++) space->group[h] = rank[hscal__switch_of(machine, h)];
  }
  int failed = !group || !rank || !space->group;
  free(group);
  free(rank);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d switches", count) : 0;
}

static int has_empty_size(const hscal_call *call) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size && *(const int *)((const char *)call + a->where) == 0) return 1;
  return 0;
}

/* p?gesv and p?posv factorize also for no right-hand side. */
static int has_work(const hscal_call *call) {
  if (hscal__routine_level(call->routine) == 4 && hscal__call_flops(call) > 0) return 1;
  return !hscal__call_is_void(call) && !has_empty_size(call);
}

/* A call without work needs one process, or as few as its source coordinates allow; nothing is to be chosen. */
static void settle_empty_call(hscal_space *space) {
  hscal_options *options = &space->options;
  if (has_work(&space->call)) return;
  if (options->nb == 0) options->nb = HSCAL_DEFAULT_BLOCK;
  if (options->panel == 0) options->panel = hscal__reference_backend.panel;
  if (hscal__is_demanded(options) || options->square || options->whole_nodes) return;
  options->nprow = space->min_nprow, options->npcol = space->min_npcol;
}

/* Of each node as many processes as it has slots. */
static int check_started(const hscal_space *space) {
  const hscal_options *options = &space->options;
  int nnodes = space->machine->nnodes, is_right = 1, at = 0;
  if (!options->started) return 0;
  int *left = malloc((size_t)nnodes * sizeof *left);
  if (!left) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", nnodes);
  for (int h = 0; h < nnodes; h++) left[h] = options->slots[h];
  for (int h = 0; h < nnodes; h++)
    for (int i = 0; i < options->slots[h] && is_right; i++, at++)
      is_right = options->started[at] >= 0 && options->started[at] < nnodes && left[options->started[at]]-- > 0;
  free(left);
  if (is_right) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "started[%d] = %d is no node that has a slot left", at - 1,
                     options->started[at - 1]);
}

int hscal__space_init(hscal_space *space, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, int node_class) {
  *space = (hscal_space){.machine = machine, .call = *call, .node_class = node_class};
  if (options) space->options = *options;
  HSCAL_TRY(hscal__options_check(&space->options));
  if (call->recording && (space->options.processes == 0 || space->options.processes > HSCAL_MOST_RECORDED_PROCESSES))
    space->options.processes = HSCAL_MOST_RECORDED_PROCESSES;
  if (space->options.top == 0) space->options.top = 5;
  space->cap = calloc((size_t)machine->nnodes, sizeof *space->cap);
  space->speed = calloc((size_t)machine->nnodes, sizeof *space->speed);
  if (!space->cap || !space->speed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  HSCAL_TRY(measure_call(space));
  settle_empty_call(space);
  choose_blocks(space);
  choose_panels(space);
  HSCAL_TRY(measure_speeds(space));
  HSCAL_TRY(choose_caps(space));
  HSCAL_TRY(rank_groups(space));
  space->usual_processes = hscal__usual_processes(space);
  int least = space->min_nprow * space->min_npcol;
  if (space->max_processes < least)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "the source coordinates of the descriptors need a grid of at least %d x %d, %d process(es) "
                       "are there",
                       space->min_nprow, space->min_npcol, space->max_processes);
  HSCAL_TRY(check_started(space));
  HSCAL_TRY(hscal__whole_nodes_order(space));
  HSCAL_TRY(hscal__fewest_nodes_order(space));
  HSCAL_TRY(hscal__space_check_demands(space));
  return order_slots(space);
}

void hscal__space_free(hscal_space *space) {
  free(space->cap);
  free(space->speed);
  free(space->group);
  free(space->gathered);
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++)
    free(space->slots[mapping]), free(space->whole[mapping]);
  for (int i = 0; space->oblong && i < HSCAL_BLOCKS * HSCAL_BLOCKS; i++) free(space->oblong[i]);
  free(space->oblong);
}

int hscal__space_allows_grid(const hscal_space *space, int nprow, int npcol) {
  if (space->options.nprow > 0 && (nprow != space->options.nprow || npcol != space->options.npcol)) return 0;
  if (space->options.square && nprow != npcol) return 0;
  if (hscal__is_one_dimensional(space) && nprow != 1) return 0;
  return nprow >= space->min_nprow && npcol >= space->min_npcol;
}

int hscal__deal(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each, int *count) {
  const hscal_machine *machine = space->machine;
  if (space->options.whole_nodes) return hscal__deal_whole(space, mapping, processes, bytes_each, count);
  if (mapping == HSCAL_MAPPING_FEWEST_NODES) return hscal__deal_fewest_nodes(space, processes, bytes_each, count);
  memset(count, 0, (size_t)machine->nnodes * sizeof *count);
  int placed = 0;
  for (int i = 0; i < space->nslots && placed < processes; i++) {
    int h = space->slots[mapping][i].node;
    if ((count[h] + 1) * bytes_each > hscal__node(machine, h)->memory_bytes) continue;
    count[h]++;
    placed++;
  }
  return placed == processes;
}
