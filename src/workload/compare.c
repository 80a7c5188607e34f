/* hscal_workload_compare: what each call of a workload would like if it were alone. */
#include "base/failure.h"
#include "base/status.h"
#include "models/predict/predict.h"
#include "plan/guard.h"
#include "plan/plan.h"
#include "plan/plan_machine.h"
#include "plan/planner.h"
#include "plan/redistribution_plan.h"
#include "search/layout_constraints.h"
#include "search/search.h"
#include "workload/calibrated.h"
#include "workload/pool_share.h"
#include "workload/sequence_of.h"
#include "workload/several_contexts.h"
#include "workload/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is compared, and what is kept while it is. */
typedef struct comparing {
  const hscal_workload *workload;
  const hscal_machine *machine; /* as given */
  const hscal_options *options;
  const hscal_plan *plan;
  hscal_machine *seen; /* as the processes of the plan see it */
  hscal_workspace *workspace;
  hscal_call whole; /* with the blocks of the plan */
  hscal_plan **own; /* [ncalls] of the workload: of a call alone, where that is faster */
} comparing;

/* ---- in the plan's layout ------------------------------------------------------------------------------------------ */

static int time_in_layout(comparing *c, const hscal_call *call, const hscal_plan *plan, const hscal_machine *machine,
                          double *seconds) {
  const hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  const hscal_placement placement = {machine, plan->node_of};
  return hscal__timeof_in(c->workspace, call, &layout, &placement, HSCAL_EFFORT_MODEL, seconds);
}

static int time_together(comparing *c, const int *line_of, hscal_workload_comparison *comparison) {
  for (int i = 0; i < comparison->ncalls; i++) {
    const hscal_workload_call *line = &c->workload->call[line_of[i]];
    hscal_workload_call_share *share = &comparison->calls[line_of[i]];
    const hscal_call part = hscal__part(&c->whole, i);
    snprintf(share->routine, sizeof share->routine, "%s", part.routine->name);
    hscal__workload_call_words(line, share->arguments, sizeof share->arguments);
    share->count = line->count, share->measured_s = line->seconds;
    HSCAL_TRY(time_in_layout(c, &part, c->plan, c->seen, &share->predicted_s));
    comparison->together_s += (double)share->count * share->predicted_s;
  }
  return 0;
}

/* ---- alone --------------------------------------------------------------------------------------------------------- */

/* Its own plan, timed by the same fidelity as all others; null where it has none. */
static int plan_alone(comparing *c, int i, double of_all, hscal_plan **own) {
  hscal_options options = c->options ? *c->options : (hscal_options){0};
  hscal_lone_call lone;
  hscal_machine *seen;
  hscal__sequence_alone(c->whole.sequence, i, &lone);
  hscal_call call = hscal__sequence_call(&lone.sequence);
  if (of_all < HSCAL_MINOR_PART && !(options.patience > 0 && options.patience < HSCAL_MINOR_PATIENCE))
    options.patience = HSCAL_MINOR_PATIENCE;
  int status = hscal__plan_call(&call, c->machine, &options, own);
  if (hscal__is_no_choice(status)) return 0;
  if (status || !(*own)->is_rough) return status;
  hscal__call_fill_blocks(&call, (*own)->mb, (*own)->nb);
  HSCAL_TRY(hscal__plan_machine(c->machine, *own, &seen));
  status = time_in_layout(c, &call, *own, seen, &(*own)->predicted_s);
  hscal_machine_free(seen);
  return status;
}

/* Both copies and all else: what the workload takes in its layout, the call in the other, and p?gemr2d. */
static int find_room(const comparing *c, const hscal_distributed_call *here, const hscal_distributed_call *there,
                     const hscal_plan *own, int *fits) {
  hscal_shortage lack;
  HSCAL_TRY(hscal__redistribution_shortage(here, there, 1, own->memory_bytes, c->seen, &lack));
  *fits = lack.node < 0;
  for (int h = 0; h < c->machine->nnodes; h++)
    if (c->plan->memory_bytes[h] + own->memory_bytes[h] > hscal__node(c->machine, h)->memory_bytes) *fits = 0;
  return 0;
}

static int price_moves(comparing *c, int i, const hscal_plan *own, double *seconds) {
  int fits;
  const hscal_call part = hscal__part(&c->whole, i);
  hscal_call filled = c->whole.sequence->call[i];
  hscal__call_fill_blocks(&filled, own->mb, own->nb);
  const hscal_distributed_call here = {&part, c->plan->nprow, c->plan->npcol, c->plan->node_of},
                               there = {&filled, own->nprow, own->npcol, own->node_of};
  *seconds = INFINITY;
  HSCAL_TRY(find_room(c, &here, &there, own, &fits));
  return fits ? hscal__redistribution_plan_s(&here, &there, 1, c->seen, seconds) : 0;
}

/* Surely, for every call: the program would do so each time. */
static int pays(const comparing *c, const hscal_workload_call_share *share, const hscal_plan *own) {
  hscal_pair_kind kind = hscal__pair_kind(c->plan->nprow, c->plan->npcol, own->nprow, own->npcol,
                                          hscal__plans_use_same_nodes(c->plan, own));
  double seconds = share->alone.predicted_s + share->moving_s;
  hscal_gain gain = hscal__gain(c->machine, kind, share->predicted_s, seconds);
  return isfinite(seconds) && hscal__is_sure(&gain);
}

/* *kept: its own plan, if that is faster. */
static int compare_call(comparing *c, int i, double together_s, hscal_workload_call_share *share, hscal_plan **kept) {
  hscal_plan *own = NULL;
  double of_all = together_s > 0 ? (double)share->count * share->predicted_s / together_s : 0;
  share->alone = hscal__plan_layout(c->plan);
  share->alone.predicted_s = share->predicted_s;
  int status = plan_alone(c, i, of_all, &own);
  if (!status && own && own->predicted_s < share->predicted_s) {
    share->alone = hscal__plan_layout(own);
    status = price_moves(c, i, own, &share->moving_s);
    if (!status) share->pays = pays(c, share, own);
    *kept = own;
    return status;
  }
  hscal_plan_free(own);
  return status;
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

static int compare_all(comparing *c, const int *line_of, hscal_workload_comparison *comparison) {
  HSCAL_TRY(time_together(c, line_of, comparison));
  for (int i = 0; i < comparison->ncalls; i++) {
    hscal_workload_call_share *share = &comparison->calls[line_of[i]];
    HSCAL_TRY(compare_call(c, i, comparison->together_s, share, &c->own[line_of[i]]));
    double count = (double)share->count, alone_s = share->alone.predicted_s;
    comparison->alone_s += count * alone_s;
    comparison->apart_s += count * (share->pays ? alone_s + share->moving_s : share->predicted_s);
  }
  const hscal_several_question several = {.workload = c->workload,
                                          .sequence = c->whole.sequence,
                                          .line_of = line_of,
                                          .plan = c->plan,
                                          .own = c->own,
                                          .machine = c->machine,
                                          .seen = c->seen,
                                          .workspace = c->workspace};
  return hscal__several_contexts(&several, comparison);
}

/* Is it a plan of that workload? */
static int check_plan(const comparing *c) {
  const hscal_layout layout = hscal__layout_make(c->plan->nprow, c->plan->npcol, c->plan->panel);
  if (c->plan->nnodes != c->machine->nnodes)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the plan is for a machine of %d nodes, not of %d", c->plan->nnodes,
                       c->machine->nnodes);
  return hscal__library_accepts(&c->whole, &layout) ? HSCAL_ERROR_ARGUMENT : 0;
}

static int compare_sequence(comparing *c, const hscal_sequence *sequence, const int *line_of,
                            hscal_workload_comparison *comparison) {
  c->whole = hscal__sequence_call(sequence);
  hscal__call_fill_blocks(&c->whole, c->plan->mb, c->plan->nb);
  HSCAL_TRY(check_plan(c));
  HSCAL_TRY(hscal__plan_machine(c->machine, c->plan, &c->seen));
  c->workspace = hscal__workspace_new();
  c->own = calloc((size_t)comparison->ncalls, sizeof(hscal_plan *));
  int status = c->workspace && c->own ? compare_all(c, line_of, comparison)
                                      : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  for (int i = 0; c->own && i < comparison->ncalls; i++) hscal_plan_free(c->own[i]);
  free(c->own);
  hscal__workspace_free(c->workspace);
  hscal_machine_free(c->seen);
  return status;
}

static hscal_workload_comparison *comparison_new(int ncalls) {
  hscal_workload_comparison *made = calloc(1, sizeof *made);
  if (made) made->ncalls = ncalls, made->calls = calloc((size_t)ncalls, sizeof *made->calls);
  if (made && made->calls) return made;
  free(made);
  return NULL;
}

/* One of the pools, on its share. */
static int compare_share(comparing *c, const hscal_sequence *sequence, const int *line_of,
                         hscal_workload_comparison *comparison) {
  hscal_pool_share share;
  int status = hscal__pool_share_make(c->workload->pools, c->machine, c->options, &share);
  if (c->workload->pools > 1) c->machine = &share.machine, c->options = &share.options;
  if (!status) status = compare_sequence(c, sequence, line_of, comparison);
  hscal__pool_share_free(&share);
  return status;
}

static int compare(comparing *c, hscal_workload_comparison **comparison) {
  hscal_sequence sequence;
  int *line_of;
  if (!comparison) return hscal__fail(-5, "comparison is a null pointer");
  *comparison = NULL;
  if (!c->workload) return hscal__fail(-1, "workload is a null pointer");
  if (!c->machine) return hscal__fail(-2, "machine is a null pointer");
  if (!c->plan) return hscal__fail(-4, "plan is a null pointer");
  int status = hscal__sequence_of_workload(c->workload, &sequence, &line_of);
  hscal_workload_comparison *made = status ? NULL : comparison_new(c->workload->ncalls);
  if (!status && !made) status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", c->workload->ncalls);
  if (!status) status = compare_share(c, &sequence, line_of, made);
  hscal__sequence_free(&sequence, line_of);
  if (status)
    hscal_workload_comparison_free(made);
  else
    *comparison = made;
  return status;
}

int hscal_workload_compare(const hscal_workload *workload, const hscal_machine *machine, const hscal_options *options,
                           const hscal_plan *plan, hscal_workload_comparison **comparison) {
  comparing c = {.workload = workload, .machine = machine, .options = options, .plan = plan};
  hscal__enter("hscal_workload_compare");
  return hscal__leave(compare(&c, comparison));
}

void hscal_workload_comparison_free(hscal_workload_comparison *comparison) {
  if (comparison) {
    free(comparison->calls);
    free(comparison->contexts);
  }
  free(comparison);
}
