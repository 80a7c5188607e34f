#include "search/capacities.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/sequence.h"
#include "models/predict/predict.h"
#include "search/options.h"

#include <inttypes.h>
#include <stdlib.h>

static void set_caps(hscal_space *space, int64_t per_processor) {
  for (int h = 0; h < space->machine->nnodes; h++) space->cap[h] = hscal__places(space, h, per_processor);
}

/* The most blocks of an operand below one another, and side by side. */
static void count_blocks(const hscal_call *call, int64_t *rows, int64_t *columns) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    int64_t down = (int64_t)desc->m / desc->mb + 1, across = (int64_t)desc->n / desc->nb + 1;
    if (down > *rows) *rows = down;
    if (across > *columns) *columns = across;
  }
}

/* More processes than blocks in every direction have nothing to do. */
static int64_t most_useful(const hscal_space *space) {
  int64_t most = 1;
  for (int b = 0; b < space->nblocks; b++) {
    int64_t rows = 1, columns = 1;
    for (int i = 0; i < hscal__parts(&space->call); i++) {
      const hscal_call part = hscal__part(&space->calls[b], i);
      count_blocks(&part, &rows, &columns);
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
  return options->all_processes ? hscal__max((int)hscal__space_capacity(space), 1) : 1;
}

/* All of them, and yet not? */
static int check_all(const hscal_space *space, int64_t all) {
  const hscal_options *options = &space->options;
  int64_t places = (int64_t)options->nprow * options->npcol;
  if (!options->all_processes) return 0;
  for (int h = 0; h < space->machine->nnodes; h++)
    if (!hscal__space_uses(space, h) && (!options->slots || options->slots[h] > 0))
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
  if (!space->options.whole_nodes) return useful;
  return space->options.square ? INT32_MAX : useful + hscal__most_on_a_node(space);
}

static int too_many_processes(const hscal_space *space, int demanded, int64_t most) {
  const hscal_options *options = &space->options;
  int nodes = 0;
  for (int h = 0; h < space->machine->nnodes; h++) nodes += !options->slots || options->slots[h] > 0;
  if (options->nprow > 0)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "a %d x %d grid needs %d processes, but at most %" PRId64 " fit on %d node(s)", options->nprow,
                       options->npcol, demanded, most, nodes);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%d processes were requested, but at most %" PRId64 " fit on %d node(s)",
                     demanded, most, nodes);
}

int hscal__choose_capacities(hscal_space *space) {
  const hscal_options *options = &space->options;
  int is_as_started = options->all_processes || options->whole_nodes;
  space->oversubscription = space->speeds_are_equal || is_as_started ? 1 : space->machine->processes_per_processor;
  set_caps(space, is_as_started && options->slots ? INT32_MAX : space->oversubscription);
  int64_t demanded = demanded_processes(space);
  HSCAL_TRY(check_all(space, hscal__space_capacity(space)));
  if (hscal__space_capacity(space) < demanded && !is_as_started) {
    space->oversubscription = hscal__max(HSCAL_DEMANDED_OVERSUBSCRIPTION, space->machine->processes_per_processor);
    set_caps(space, options->slots ? INT32_MAX : space->oversubscription);
  }
  int64_t most = hscal__space_capacity(space);
  if (most < demanded) return too_many_processes(space, (int)demanded, most);
  if (most > HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                       "%" PRId64 " processes fit on the machine, plans are made for at most %d: limit the "
                       "processes of a node (processes_per_node, --per-node)",
                       most, HSCAL_MOST_PROCESSES);
  if (options->processes > 0 && demanded > options->processes)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a %d x %d grid needs %d processes, at most %d are allowed", options->nprow,
                       options->npcol, (int)demanded, options->processes);
  space->min_processes = space->max_processes = (int)demanded;
  if (hscal__is_demanded(options)) return 0;
  int64_t useful = round_up_to_nodes(space, most_useful(space)), least = (int64_t)space->min_nprow * space->min_npcol;
  if (useful < least) useful = least; /* more than there are places: refused by hscal__space_init */
  if (most > useful) most = useful;
  if (options->processes > 0 && most > options->processes) most = options->processes;
  space->max_processes = (int)most;
  return 0;
}

int hscal__usual_processes(const hscal_space *space) {
  const hscal_options *options = &space->options;
  int64_t all = 0;
  for (int h = 0; h < space->machine->nnodes; h++) all += hscal__places(space, h, options->slots ? INT32_MAX : 1);
  if (options->processes > 0 && all > options->processes) all = options->processes;
  if (hscal__is_demanded(options)) all = space->min_processes;
  return hscal__max((int)(all < HSCAL_MOST_PROCESSES ? all : HSCAL_MOST_PROCESSES), space->min_processes);
}
