#include "workload/tried_contexts.h"
#include "base/status.h"
#include "plan/moved_operands.h"
#include "plan/plan.h"
#include "plan/plan_machine.h"
#include "search/layout_constraints.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- which --------------------------------------------------------------------------------------------------------- */

typedef struct gain {
  double seconds;
  int call;
} gain;

static int most_first(const void *x, const void *y) {
  const gain *a = x, *b = y;
  if (a->seconds != b->seconds) return a->seconds > b->seconds ? -1 : 1;
  return a->call - b->call;
}

static int are_alike(const hscal_plan *x, const hscal_plan *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol && x->mb == y->mb && x->nb == y->nb && x->panel == y->panel;
}

/* On the same nodes in the same order, too. */
static int are_same(const hscal_plan *x, const hscal_plan *y) {
  return are_alike(x, y) && !memcmp(x->node_of, y->node_of, (size_t)x->nprocs * sizeof *x->node_of) &&
         !memcmp(x->threads_of_node, y->threads_of_node, (size_t)x->nnodes * sizeof *x->threads_of_node);
}

/* Of plans that differ in the order of processes alone, that from which most is gained: contexts are told by their layouts. */
static void add_context(hscal_tried_contexts *tried, const hscal_plan *plan, double gain_s) {
  int same = 0;
  while (same < tried->count && !are_alike(tried->context[same].plan, plan)) same++;
  if (same < tried->count)
    tried->context[same].gain_s += gain_s;
  else if (tried->count < HSCAL_MOST_TRIED_CONTEXTS)
    tried->context[tried->count++] = (hscal_tried_context){.plan = plan, .gain_s = gain_s};
}

static int find_contexts(hscal_tried_contexts *tried, const hscal_workload_comparison *comparison) {
  const hscal_several_question *question = tried->question;
  int count = 0;
  gain *gains = malloc((size_t)comparison->ncalls * sizeof *gains);
  if (!gains) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", comparison->ncalls);
  for (int i = 0; i < comparison->ncalls; i++) {
    const hscal_workload_call_share *share = &comparison->calls[i];
    if (question->own[i])
      gains[count++] = (gain){(double)share->count * (share->predicted_s - share->alone.predicted_s), i};
  }
  qsort(gains, (size_t)count, sizeof *gains, most_first);
  add_context(tried, question->plan, 0);
  for (int i = 0; i < count; i++) add_context(tried, question->own[gains[i].call], gains[i].seconds);
  free(gains);
  return 0;
}

/* The machine as they see it, and the calls with their blocks. */
static int prepare(hscal_tried_contexts *tried) {
  const hscal_several_question *question = tried->question;
  for (int k = 0; k < tried->count; k++) {
    hscal_tried_context *context = &tried->context[k];
    if (k > 0) HSCAL_TRY(hscal__plan_machine(question->machine, context->plan, &context->made));
    context->seen = k > 0 ? context->made : question->seen;
    context->whole = hscal__sequence_call(question->sequence);
    hscal__call_fill_blocks(&context->whole, context->plan->mb, context->plan->nb);
  }
  return 0;
}

/* ---- how matrices lie there ---------------------------------------------------------------------------------------- */

static hscal_distribution distribution_in(const hscal_tried_context *context, const hscal_desc *desc) {
  const hscal_plan *plan = context->plan;
  return (hscal_distribution){.desc = *desc, .nprow = plan->nprow, .npcol = plan->npcol, .node_of = plan->node_of};
}

hscal_distribution hscal__tried_matrix(const hscal_tried_contexts *tried, int context, int matrix) {
  const hscal_desc desc = hscal__sequence_desc(&tried->context[context].whole, matrix);
  return distribution_in(&tried->context[context], &desc);
}

hscal_distribution hscal__tried_operand(const hscal_tried_contexts *tried, int context, int call,
                                        hscal_operand_name which) {
  const hscal_call part = hscal__part(&tried->context[context].whole, tried->part_of[call]);
  return distribution_in(&tried->context[context], &part.operand[which].desc);
}

/* ---- seconds ------------------------------------------------------------------------------------------------------- */

static int time_call(const hscal_tried_contexts *tried, int call, int k, double *seconds) {
  const hscal_tried_context *context = &tried->context[k];
  const hscal_call part = hscal__part(&context->whole, tried->part_of[call]);
  const hscal_layout layout = hscal__layout_make(context->plan->nprow, context->plan->npcol, context->plan->panel);
  const hscal_placement placement = {context->seen, context->plan->node_of};
  *seconds = INFINITY;
  if (hscal__library_accepts(&part, &layout)) return 0;
  return hscal__timeof_in(tried->question->workspace, &part, &layout, &placement, HSCAL_EFFORT_MODEL, seconds);
}

static int add_move(const hscal_tried_contexts *tried, hscal_type type, const hscal_distribution *from,
                    const hscal_distribution *to, double *seconds) {
  double one;
  HSCAL_TRY(hscal__redistribution_s(type, from->desc.m, from->desc.n, from, to, tried->question->seen, &one));
  *seconds += one;
  return 0;
}

/* Operands without a name come from context 0, and results go back. */
static int time_own_moves(const hscal_tried_contexts *tried, int call, int k, double *seconds) {
  int part = tried->part_of[call];
  const hscal_call *made = &tried->question->sequence->call[part];
  *seconds = 0;
  for (int i = 0; i < HSCAL_OPERANDS && k > 0; i++) {
    hscal_operand_name which = (hscal_operand_name)i;
    if (!hscal__call_has(made, which) || !hscal__is_own_matrix(&tried->context[0].whole, part, which)) continue;
    const hscal_distribution here = hscal__tried_operand(tried, 0, call, which),
                             there = hscal__tried_operand(tried, k, call, which);
    if (hscal__is_brought(made, i)) HSCAL_TRY(add_move(tried, made->routine->type, &here, &there, seconds));
    if (hscal__is_brought_back(made, i)) HSCAL_TRY(add_move(tried, made->routine->type, &there, &here, seconds));
  }
  return 0;
}

static int time_calls(hscal_tried_contexts *tried, const hscal_workload_comparison *comparison) {
  for (int i = 0; i < comparison->ncalls; i++) {
    const hscal_workload_call_share *share = &comparison->calls[i];
    for (int k = 0; k < tried->count; k++) {
      double *call_s = &tried->call_s[i * tried->count + k], *move_s = &tried->own_move_s[i * tried->count + k];
      const hscal_plan *own = tried->question->own[i];
      *call_s = k == 0 ? share->predicted_s : share->alone.predicted_s;
      if (k > 0 && !(own && are_same(own, tried->context[k].plan))) HSCAL_TRY(time_call(tried, i, k, call_s));
      if (isfinite(*call_s)) HSCAL_TRY(time_own_moves(tried, i, k, move_s));
      *move_s *= (double)share->count, *call_s = (double)share->count * *call_s + *move_s;
    }
  }
  return 0;
}

/* Matrices that are alike take the same time. */
static int find_alike(const hscal_tried_contexts *tried, int matrix) {
  const hscal_sequence *sequence = tried->question->sequence;
  const hscal_sequence_matrix *wanted = &sequence->matrix[matrix];
  int alike = 0;
  while (alike < matrix && (sequence->matrix[alike].type != wanted->type ||
                            memcmp(&sequence->matrix[alike].desc, &wanted->desc, sizeof wanted->desc)))
    alike++;
  return alike;
}

static int time_moves(hscal_tried_contexts *tried) {
  const hscal_sequence *sequence = tried->question->sequence;
  int pairs = tried->count * tried->count;
  for (int i = 0; i < sequence->nmatrices; i++) {
    int alike = find_alike(tried, i);
    double *seconds = &tried->move_s[i * pairs];
    if (alike < i) memcpy(seconds, &tried->move_s[alike * pairs], (size_t)pairs * sizeof *seconds);
    for (int pair = 0; pair < pairs && alike == i; pair++) {
      int from = pair / tried->count, to = pair % tried->count;
      const hscal_distribution here = hscal__tried_matrix(tried, from, i), there = hscal__tried_matrix(tried, to, i);
      if (from != to) HSCAL_TRY(add_move(tried, sequence->matrix[i].type, &here, &there, &seconds[pair]));
    }
  }
  return 0;
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

int hscal__tried_contexts_make(const hscal_several_question *question, const hscal_workload_comparison *comparison,
                               hscal_tried_contexts *tried) {
  size_t ncalls = (size_t)comparison->ncalls, nmatrices = (size_t)question->sequence->nmatrices;
  *tried = (hscal_tried_contexts){.question = question};
  HSCAL_TRY(find_contexts(tried, comparison));
  size_t count = (size_t)tried->count;
  tried->part_of = calloc(ncalls, sizeof *tried->part_of);
  tried->call_s = calloc(ncalls * count, sizeof *tried->call_s);
  tried->own_move_s = calloc(ncalls * count, sizeof *tried->own_move_s);
  tried->move_s = calloc(nmatrices * count * count + 1, sizeof *tried->move_s);
  if (!tried->part_of || !tried->call_s || !tried->own_move_s || !tried->move_s)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu contexts of %zu calls", count, ncalls);
  for (int i = 0; i < comparison->ncalls; i++) tried->part_of[question->line_of[i]] = i;
  HSCAL_TRY(prepare(tried));
  if (count == 1) return 0;
  HSCAL_TRY(time_calls(tried, comparison));
  return time_moves(tried);
}

void hscal__tried_contexts_free(hscal_tried_contexts *tried) {
  for (int k = 0; k < tried->count; k++) hscal_machine_free(tried->context[k].made);
  free(tried->part_of);
  free(tried->call_s);
  free(tried->own_move_s);
  free(tried->move_s);
}
