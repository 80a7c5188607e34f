#include "workload/several_contexts.h"
#include "base/status.h"
#include "models/memory/memory.h"
#include "plan/guard.h"
#include "plan/moved_operands.h"
#include "plan/plan.h"
#include "workload/tried_contexts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is chosen among, and the choice. */
typedef struct split {
  const hscal_several_question *question;
  hscal_workload_comparison *comparison;
  hscal_tried_contexts tried;
  hscal_context_costs costs;
  hscal_handover *handovers;
  int *context_of; /* [ncalls] */
} split;

static int is_used(const split *c, int context) {
  for (int i = 0; i < c->costs.ncalls; i++)
    if (c->context_of[i] == context) return 1;
  return 0;
}

/* ---- memory -------------------------------------------------------------------------------------------------------- */

/* Of the calls in a context, which is not 0: their matrices, once each, and what else the largest of them needs. */
static int add_bytes_of(const split *c, int context, double *bytes) {
  const hscal_sequence *all = c->question->sequence;
  const hscal_plan *plan = c->tried.context[context].plan;
  size_t ncalls = (size_t)all->ncalls, nmatrices = (size_t)all->nmatrices;
  hscal_sequence some = {.nmatrices = all->nmatrices,
                         .call = calloc(ncalls, sizeof *some.call),
                         .count = all->count,
                         .matrix_of = calloc(ncalls, sizeof *some.matrix_of),
                         .matrix = calloc(nmatrices + 1, sizeof *some.matrix)};
  int is_there = some.call && some.matrix_of && some.matrix;
  for (int i = 0; is_there && i < all->ncalls; i++) {
    const int *matrix_of = all->matrix_of[i];
    if (c->context_of[c->question->line_of[i]] != context) continue;
    memcpy(some.matrix_of[some.ncalls], matrix_of, sizeof some.matrix_of[0]);
    some.call[some.ncalls++] = all->call[i];
    for (int which = 0; which < HSCAL_OPERANDS; which++)
      if (matrix_of[which] >= 0) some.matrix[matrix_of[which]] = all->matrix[matrix_of[which]];
  }
  if (is_there) {
    const hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
    hscal_call call = hscal__sequence_call(&some);
    hscal__call_fill_blocks(&call, plan->mb, plan->nb);
    for (int p = 0; p < plan->nprow; p++)
      for (int q = 0; q < plan->npcol; q++)
        bytes[plan->node_of[p * plan->npcol + q]] += hscal__process_bytes(&call, &layout, p, q);
  }
  free(some.call);
  free(some.matrix_of);
  free(some.matrix);
  return is_there ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu calls", ncalls);
}

/* What p?gemr2d takes for the largest of all moves; one[nnodes] is at its disposal. */
static int take_named_buffers(const split *c, double *one, double *largest) {
  for (int i = 0; i < c->costs.nhandovers; i++) {
    const hscal_handover *handover = &c->handovers[i];
    double seconds;
    int nearer = hscal__nearer_holder(&c->costs, handover, c->context_of, &seconds);
    int from = c->context_of[handover->from[nearer]], to = c->context_of[handover->to], matrix = handover->matrix;
    if (from == to) continue;
    const hscal_distribution here = hscal__tried_matrix(&c->tried, from, matrix),
                             there = hscal__tried_matrix(&c->tried, to, matrix);
    HSCAL_TRY(hscal__redistribution_largest_bytes(c->question->sequence->matrix[matrix].type, &here, &there,
                                                  c->question->seen, one, largest));
  }
  return 0;
}

static int take_own_buffers(const split *c, double *one, double *largest) {
  for (int i = 0; i < c->costs.ncalls; i++) {
    int part = c->tried.part_of[i], context = c->context_of[i];
    const hscal_call *call = &c->question->sequence->call[part];
    for (int k = 0; k < HSCAL_OPERANDS && context > 0; k++) {
      hscal_operand_name which = (hscal_operand_name)k;
      if (!hscal__call_has(call, which) || c->question->sequence->matrix_of[part][which] >= 0) continue;
      const hscal_distribution here = hscal__tried_operand(&c->tried, 0, i, which),
                               there = hscal__tried_operand(&c->tried, context, i, which);
      HSCAL_TRY(
          hscal__redistribution_largest_bytes(call->routine->type, &here, &there, c->question->seen, one, largest));
    }
  }
  return 0;
}

/* Is there room for all that the plan has, for what calls in other contexts have beside it, and for the buffers of moves? */
static int find_room(const split *c, int *fits) {
  const hscal_machine *machine = c->question->machine;
  size_t nodes = (size_t)machine->nnodes;
  double *bytes = calloc(3 * nodes, sizeof *bytes);
  if (!bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %zu nodes hold", nodes);
  double *largest = bytes + nodes, *one = largest + nodes;
  int status = take_named_buffers(c, one, largest);
  if (!status) status = take_own_buffers(c, one, largest);
  for (int k = 1; k < c->tried.count && !status; k++)
    if (is_used(c, k)) status = add_bytes_of(c, k, bytes);
  *fits = 1;
  for (int h = 0; h < machine->nnodes; h++)
    if (c->question->plan->memory_bytes[h] + bytes[h] + largest[h] > hscal__node(machine, h)->memory_bytes) *fits = 0;
  free(bytes);
  return status;
}

/* Without the used one from which least is gained. */
static void leave_out_last(split *c) {
  int last = c->tried.count - 1;
  while (!is_used(c, last)) last--;
  for (int i = 0; i < c->costs.ncalls; i++) c->tried.call_s[i * c->tried.count + last] = INFINITY;
}

static int choose_with_room(split *c) {
  for (int fits = 0; !fits;) {
    int is_one = 1;
    HSCAL_TRY(hscal__choose_contexts(&c->costs, c->context_of));
    for (int i = 0; i < c->costs.ncalls; i++) is_one &= c->context_of[i] == 0;
    if (is_one) return 0;
    HSCAL_TRY(find_room(c, &fits));
    if (!fits) leave_out_last(c);
  }
  return 0;
}

/* ---- the answer ---------------------------------------------------------------------------------------------------- */

/* By the pair of layouts that is known least; faster than with moves for each call, too. */
static int is_gain(const split *c, double seconds) {
  const hscal_machine *machine = c->question->machine;
  const hscal_plan *plan = c->question->plan;
  hscal_pair_kind kind = HSCAL_PAIR_SAME_GRID;
  for (int k = 1; k < c->tried.count; k++) {
    const hscal_plan *other = c->tried.context[k].plan;
    hscal_pair_kind own = hscal__pair_kind(plan->nprow, plan->npcol, other->nprow, other->npcol,
                                           hscal__plans_use_same_nodes(plan, other));
    if (is_used(c, k)) kind = hscal__less_known_kind(machine, kind, own);
  }
  const hscal_gain gain = hscal__gain(machine, kind, c->comparison->together_s, seconds);
  return hscal__is_sure(&gain) && seconds < c->comparison->apart_s;
}

static double moves_s(const split *c) {
  double seconds = 0;
  for (int i = 0; i < c->costs.ncalls; i++) seconds += c->tried.own_move_s[i * c->tried.count + c->context_of[i]];
  for (int i = 0; i < c->costs.nhandovers; i++) {
    double once;
    hscal__nearer_holder(&c->costs, &c->handovers[i], c->context_of, &once);
    seconds += c->handovers[i].times * once;
  }
  return seconds;
}

/* Contexts in the order in which calls are made in them. */
static void tell(const split *c, double seconds) {
  hscal_workload_comparison *comparison = c->comparison;
  int number[HSCAL_MOST_TRIED_CONTEXTS];
  comparison->ncontexts = 0, comparison->several_s = seconds, comparison->several_moving_s = moves_s(c);
  for (int k = 0; k < HSCAL_MOST_TRIED_CONTEXTS; k++) number[k] = -1;
  for (int i = 0; i < comparison->ncalls; i++) {
    int k = c->context_of[i], at = i * c->tried.count + k;
    double calls_s = c->tried.call_s[at] - c->tried.own_move_s[at];
    if (number[k] < 0) {
      number[k] = comparison->ncontexts++;
      comparison->contexts[number[k]] = hscal__plan_layout(c->tried.context[k].plan);
      comparison->contexts[number[k]].predicted_s = 0;
    }
    comparison->calls[i].context = number[k];
    comparison->calls[i].context_s = calls_s / (double)comparison->calls[i].count;
    comparison->contexts[number[k]].predicted_s += calls_s;
  }
}

static int choose(split *c) {
  hscal_tried_contexts *tried = &c->tried;
  c->context_of = calloc((size_t)c->comparison->ncalls, sizeof *c->context_of);
  if (!c->context_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", c->comparison->ncalls);
  HSCAL_TRY(hscal__tried_contexts_make(c->question, c->comparison, tried));
  if (tried->count == 1) return 0;
  HSCAL_TRY(hscal__handovers_of(c->question->workload, &c->handovers, &c->costs.nhandovers));
  c->costs.handover = c->handovers;
  c->costs.ncalls = c->comparison->ncalls, c->costs.ncontexts = tried->count;
  c->costs.call_s = tried->call_s, c->costs.move_s = tried->move_s;
  HSCAL_TRY(choose_with_room(c));
  double seconds = hscal__contexts_s(&c->costs, c->context_of);
  if (is_gain(c, seconds)) tell(c, seconds);
  return 0;
}

int hscal__several_contexts(const hscal_several_question *question, hscal_workload_comparison *comparison) {
  split c = {.question = question, .comparison = comparison};
  comparison->contexts = calloc(HSCAL_MOST_TRIED_CONTEXTS, sizeof *comparison->contexts);
  if (!comparison->contexts) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for contexts");
  comparison->ncontexts = 1;
  comparison->contexts[0] = hscal__plan_layout(question->plan);
  comparison->contexts[0].predicted_s = comparison->several_s = comparison->together_s;
  for (int i = 0; i < comparison->ncalls; i++) comparison->calls[i].context_s = comparison->calls[i].predicted_s;
  int status = choose(&c);
  hscal__tried_contexts_free(&c.tried);
  free(c.handovers);
  free(c.context_of);
  return status;
}
