#include "plan/redistribution_plan.h"
#include "base/status.h"
#include "models/memory/memory.h"
#include "models/predict/redistribution.h"
#include "plan/moved_operands.h"
#include "recorded/recording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- which matrices ---------------------------------------------------------------------------------------------- */

/* A recorded call may have more than the three that stand for it. */
static int matrices_of(const hscal_call *call) { return call->recording ? call->recording->operands : HSCAL_OPERANDS; }

static int has(const hscal_call *call, int which) {
  return call->recording || hscal__call_has(call, (hscal_operand_name)which);
}

static hscal_desc desc_of(const hscal_call *call, int which) {
  return call->recording ? hscal__recorded_desc(call, which) : call->operand[which].desc;
}

/* ---- seconds ----------------------------------------------------------------------------------------------------- */

static hscal_distribution distribution_of(const hscal_distributed_call *end, int which) {
  return (hscal_distribution){
      .desc = desc_of(end->call, which), .nprow = end->nprow, .npcol = end->npcol, .node_of = end->node_of};
}

/* A move that was timed before: matrices of a call are often alike. */
typedef struct timed_move {
  hscal_desc from, to;
  double seconds;
} timed_move;

static int is_same(const timed_move *last, const hscal_distribution *from, const hscal_distribution *to) {
  return !memcmp(&last->from, &from->desc, sizeof from->desc) && !memcmp(&last->to, &to->desc, sizeof to->desc);
}

static int time_move(const hscal_distributed_call *from, const hscal_distributed_call *to, int which,
                     const hscal_machine *machine, timed_move *last, double *seconds) {
  hscal_distribution here = distribution_of(from, which), there = distribution_of(to, which);
  if (!is_same(last, &here, &there)) {
    HSCAL_TRY(hscal__redistribution_s(from->call->routine->type, here.desc.m, here.desc.n, &here, &there, machine,
                                      &last->seconds));
    last->from = here.desc, last->to = there.desc;
  }
  *seconds += last->seconds;
  return 0;
}

int hscal__redistribution_plan_s(const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                                 int bring_back, const hscal_machine *machine, double *seconds) {
  timed_move go = {.seconds = 0}, come = {.seconds = 0};
  *seconds = 0;
  for (int i = 0; i < matrices_of(initial->call); i++) {
    if (!has(initial->call, i)) continue;
    if (hscal__is_brought(chosen->call, i)) HSCAL_TRY(time_move(initial, chosen, i, machine, &go, seconds));
    if (bring_back && hscal__is_brought_back(chosen->call, i))
      HSCAL_TRY(time_move(chosen, initial, i, machine, &come, seconds));
  }
  return 0;
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

typedef double bytes_of_process(const hscal_call *call, const hscal_layout *layout, int p, int q);

static void add_up(const hscal_distributed_call *end, int panel, bytes_of_process *of_process, double *bytes) {
  hscal_layout layout = hscal__layout_make(end->nprow, end->npcol, panel);
  for (int p = 0; p < end->nprow; p++)
    for (int q = 0; q < end->npcol; q++)
      bytes[end->node_of[p * end->npcol + q]] += of_process(end->call, &layout, p, q);
}

/* The node that lacks most. */
static hscal_shortage shortage_of(const hscal_machine *machine, const double *bytes) {
  hscal_shortage lack = {.node = -1};
  double most = 0;
  for (int h = 0; h < machine->nnodes; h++) {
    double beyond = bytes[h] - hscal__node(machine, h)->memory_bytes;
    if (beyond > most) most = beyond, lack = (hscal_shortage){h, bytes[h]};
  }
  return lack;
}

/* The largest buffers that a move, there or back, takes on each node. */
static int find_buffers(const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                        const hscal_machine *machine, double *one, double *largest) {
  timed_move last = {.seconds = 0};
  for (int i = 0; i < matrices_of(initial->call); i++) {
    if (!has(initial->call, i)) continue;
    hscal_distribution from = distribution_of(initial, i), to = distribution_of(chosen, i);
    if (is_same(&last, &from, &to)) continue;
    last.from = from.desc, last.to = to.desc;
    HSCAL_TRY(hscal__redistribution_largest_bytes(initial->call->routine->type, &from, &to, machine, one, largest));
  }
  return 0;
}

int hscal__redistribution_shortage(const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                                   int bring_back, const double *bytes, const hscal_machine *machine,
                                   hscal_shortage *lack) {
  size_t nodes = (size_t)machine->nnodes;
  double *first = calloc(4 * nodes, sizeof *first);
  if (!first) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %zu nodes hold", nodes);
  double *second = first + nodes, *one = second + nodes, *buffers = one + nodes;
  add_up(initial, 0, hscal__operand_bytes, first);
  add_up(chosen, 0, hscal__operand_bytes, second);
  int status = find_buffers(initial, chosen, machine, one, buffers);
  for (size_t h = 0; h < nodes; h++) {
    second[h] += buffers[h];
    first[h] += bring_back ? fmax(second[h], bytes[h]) : second[h];
  }
  *lack = shortage_of(machine, first);
  free(first);
  return status;
}

int hscal__layout_shortage(const hscal_distributed_call *initial, int panel, const hscal_machine *machine,
                           hscal_shortage *lack) {
  double *bytes = calloc((size_t)machine->nnodes, sizeof *bytes);
  if (!bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %d nodes hold", machine->nnodes);
  add_up(initial, panel, hscal__process_bytes, bytes);
  *lack = shortage_of(machine, bytes);
  free(bytes);
  return 0;
}
