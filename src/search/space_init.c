#include "search/space_init.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "models/cost/kernel.h"
#include "models/predict/predict.h"
#include "search/block_shape.h"
#include "search/block_sizes.h"
#include "search/capacities.h"
#include "search/demands.h"
#include "search/fewest_nodes.h"
#include "search/free_dimension_table.h"
#include "search/mapping.h"
#include "search/options.h"
#include "search/whole_nodes.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

/* What all operands take, and a grid on which their first entries have a place. */
static int measure_call(hscal_space *space) {
  int64_t rows = 1, columns = 1;
  space->operand_bytes = hscal__matrices_bytes(&space->call);
  for (int i = 0; i < hscal__parts(&space->call); i++) {
    const hscal_call part = hscal__part(&space->call, i);
    for (int which = 0; which < HSCAL_OPERANDS; which++) {
      const hscal_desc *desc = &part.operand[which].desc;
      if (!hscal__call_has(&part, (hscal_operand_name)which)) continue;
      if (desc->rsrc >= rows) rows = (int64_t)desc->rsrc + 1;
      if (desc->csrc >= columns) columns = (int64_t)desc->csrc + 1;
    }
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
      space->speeds_are_equal = 0; /* a class is as fast all over */
    if (!isfinite(space->speed[h]))
      status = hscal__fail(HSCAL_ERROR_MACHINE, "node class \"%s\" has no speed for the kernels of %s",
                           hscal__node(machine, h)->name, space->call.routine->name);
  }
  free(class_speed);
  return status;
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

/* Few processes should fit behind one switch. */
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
  if (hscal__is_scalapack(call->routine) && hscal__call_flops(call) > 0) return 1;
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
  if (call->source && (space->options.processes == 0 || space->options.processes > call->source->most_processes))
    space->options.processes = call->source->most_processes;
  if (space->options.top == 0) space->options.top = 5;
  space->cap = calloc((size_t)machine->nnodes, sizeof *space->cap);
  space->speed = calloc((size_t)machine->nnodes, sizeof *space->speed);
  if (!space->cap || !space->speed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  HSCAL_TRY(measure_call(space));
  settle_empty_call(space);
  space->free_dimension = hscal__free_dimension(space);
  hscal__choose_blocks(space);
  hscal__choose_panels(space);
  HSCAL_TRY(measure_speeds(space));
  HSCAL_TRY(hscal__choose_capacities(space));
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
  HSCAL_TRY(hscal__order_slots(space));
  hscal__find_rate_levels(space);
  return 0;
}
