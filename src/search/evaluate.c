#include "search/evaluate.h"
#include "base/blockcyclic.h"
#include "base/digest.h"
#include "base/status.h"
#include "base/stop.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "estimate/estimate.h"
#include "estimate/split_table.h"
#include "models/clock/timing.h"
#include "models/memory/memory.h"
#include "models/predict/predict.h"
#include "search/calibrated.h"
#include "search/layout_constraints.h"
#include "search/memory_check.h"
#include "search/record.h"
#include "search/state.h"

#include <math.h>
#include <stdio.h>

/* The routine, or the library for it, does not accept the layout: why is in hscal_last_error. */
static int is_refused(hscal_search_state *search, hscal_outcome *outcome) {
  *outcome = HSCAL_OUTCOME_REFUSED;
  search->refused++;
  snprintf(search->refusal, sizeof search->refusal, "%s", hscal__last_error());
  return 0;
}

/* Memory and bounds have their price, too. */
static void count_effort(hscal_search_state *search, const hscal_trial *trial, double made) {
  enum { PER_PROCESS = 4 };
  if (trial->call->source) search->budget.spent += trial->call->source->effort - made;
  search->budget.spent +=
      hscal__workspace_effort(search->workspace) + PER_PROCESS * (double)trial->nprow * trial->npcol;
}

/* Nodes that are alike, exchanged, are the same layout. */
static uint64_t digest_of(hscal_search_state *search, const hscal_trial *trial, hscal_effort effort) {
  const int candidate[] = {trial->nprow, trial->npcol, trial->row_block, trial->block,
                           trial->panel, (int)effort,  trial->is_usual};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, candidate, sizeof candidate);
  return hscal__digest_placement(search->space.machine, trial->node_of, trial->nprow * trial->npcol, search->here,
                                 digest);
}

/* Factorizations and their kin are bounded panel by panel, which takes about as long as the low fidelity, and prunes hardly anything that
 * may be the best. */
static int is_bound_worth(const hscal_trial *trial, hscal_effort effort, double limit_s) {
  if (hscal__routine_level(trial->call->routine) < 4) return 1;
  return effort != HSCAL_EFFORT_LOW_FIDELITY && isfinite(limit_s);
}

static int bound_of(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, double limit_s,
                    double *bound_s) {
  hscal_placement placement = {.machine = search->space.machine, .node_of = trial->node_of};
  return hscal__lower_bound_within(search->workspace, trial->call, layout, &placement, limit_s, bound_s);
}

/* Is there something to be planned already? */
static int has_any(const hscal_search_state *search) {
  return search->incumbent.best >= 0 || hscal__fallback_of(search)->low_fidelity_s > 0;
}

/* Is it accepted, does it fit, and is its lower bound below the limit? Otherwise *outcome says what is wrong. *bound_s: 0 if it was
 * not looked at. */
static int may_win(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout,
                   hscal_effort effort, double limit_s, hscal_outcome *outcome, double *bound_s, int *may) {
  *may = 0;
  *bound_s = 0;
  if (hscal__library_accepts(trial->call, layout)) return is_refused(search, outcome);
  search->budget.spent += 0.2 * search->space.machine->nnodes; /* to add up what the nodes hold, and who sits on them */
  int fit;
  HSCAL_TRY(hscal__check_memory(search, trial, layout, &fit));
  *outcome = HSCAL_OUTCOME_NO_FIT;
  if (!fit) return 0;
  *outcome = HSCAL_OUTCOME_PRUNED;
  if (is_bound_worth(trial, effort, limit_s)) HSCAL_TRY(bound_of(search, trial, layout, limit_s, bound_s));
  *may = *bound_s < limit_s;
  return 0;
}

int hscal__trial_bound(hscal_search_state *search, const hscal_trial *trial, double *bound_s) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  return bound_of(search, trial, &layout, INFINITY, bound_s);
}

int hscal__trial_estimate(hscal_search_state *search, const hscal_trial *trial, double *seconds, double *correction,
                          hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_trial estimated = *trial;
  double bound_s;
  int may;
  *seconds = *correction = 0;
  HSCAL_TRY(may_win(search, trial, &layout, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, outcome, &bound_s, &may));
  search->budget.spent += trial->nprow * trial->npcol;
  if (!may) return 0;
  hscal__describe_trial(search, &estimated);
  *seconds = fmax(estimated.cost.total_s, bound_s);
  *correction = estimated.cost.correction;
  *outcome = HSCAL_OUTCOME_LOW_FIDELITY;
  return 0;
}

int hscal__accept_low_fidelity(hscal_search_state *search, const hscal_trial *layout, double seconds) {
  hscal_trial told = *layout;
  told.is_low_fidelity = 1;
  return hscal__record_trial(search, &told, seconds);
}

int hscal__accept_above_bound(hscal_search_state *search, const hscal_trial *layout, double seconds) {
  double bound_s;
  HSCAL_TRY(hscal__trial_bound(search, layout, &bound_s));
  return hscal__accept_low_fidelity(search, layout, fmax(seconds, bound_s));
}

/* All calls of it. */
static int are_scalapacks(const hscal_call *call) {
  for (int i = 0; i < hscal__parts(call); i++)
    if (!hscal__is_scalapack(hscal__part_routine(call, i))) return 0;
  return 1;
}

/* If two panel widths took exactly as long as each other, nothing is split any more, and wider ones do, too: their seconds. Else 0. So
 * it is in ScaLAPACK's routines, whose own blocks are cut; p?trsm may take 16 and 32 alike and 48 not. */
static double flat_seconds(const hscal_search_state *search, const hscal_trial *trial) {
  double before_s = 0;
  if (!are_scalapacks(trial->call)) return 0;
  for (int i = 0; i < search->incumbent.ntrials; i++) {
    const hscal_trial *narrow = &search->incumbent.trials[i];
    if (narrow->panel >= trial->panel || narrow->call != trial->call) continue;
    if (!hscal__same_placement(narrow, trial)) continue;
    if (narrow->predicted_s == before_s) return before_s;
    before_s = narrow->predicted_s;
  }
  return 0;
}

/* What high fidelity may take: in deadline mode what is left, or a little. */
static double high_fidelity_cap(const hscal_search_state *search) {
  return fmax(search->budget.deadline_effort - search->budget.spent,
              HSCAL_LATE_EVALUATION_SHARE * search->budget.deadline_effort);
}

/* A new best by the dataflow clock, whose messages nearly share links too much for it, is timed by the event-driven clock: a search looks for what is predicted
 * too short. *seconds stays where that would take too long. */
static int time_again(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, double bound_s,
                      double *seconds) {
  hscal_placement placement = {.machine = search->space.machine, .node_of = trial->node_of};
  double again_s;
  if (*seconds >= hscal__incumbent_s(search) || !hscal__workspace_nearly_shares(search->workspace)) return 0;
  hscal__workspace_expect_sharing(search->workspace, 1);
  int status =
      hscal__timeof_above(search->workspace, trial->call, layout, &placement, HSCAL_EFFORT_MODEL, bound_s, &again_s);
  search->budget.spent += hscal__workspace_effort(search->workspace);
  if (!status) *seconds = again_s;
  return status == HSCAL_TOO_DEAR ? 0 : status;
}

int hscal__evaluate_layout(hscal_search_state *search, const hscal_trial *trial, hscal_effort effort, double limit_s,
                           double *seconds, hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_placement placement = {.machine = search->space.machine, .node_of = trial->node_of};
  hscal_memo_entry *entry;
  int is_new, may;
  double bound_s;
  if (trial->call->source) effort = HSCAL_EFFORT_MODEL; /* what takes long is to make the events */
  HSCAL_TRY(hscal__evaluation_memo_find(&search->memo, digest_of(search, trial, effort), &is_new, &entry));
  *outcome = HSCAL_OUTCOME_KNOWN;
  double flat_s = is_new && effort == HSCAL_EFFORT_MODEL ? flat_seconds(search, trial) : 0;
  if (flat_s > 0) entry->seconds = flat_s, is_new = 0;
  *seconds = entry->seconds;
  if (!is_new) return 0;
  HSCAL_TRY(may_win(search, trial, &layout, effort, limit_s, outcome, &bound_s, &may));
  if (!may) return 0;
  hscal__workspace_expect_sharing(search->workspace, trial->shares);
  hscal__workspace_limit(search->workspace, effort == HSCAL_EFFORT_LOW_FIDELITY ? search->budget.evaluation_cap
                                                                                : high_fidelity_cap(search));
  hscal__workspace_may_stop(search->workspace, search->budget.may_stop && has_any(search));
  double made = trial->call->source ? trial->call->source->effort : 0;
  double spent = search->budget.spent;
  int status = hscal__timeof_above(search->workspace, trial->call, &layout, &placement, effort, bound_s, seconds);
  count_effort(search, trial, made);
  hscal__count_timed_layout();
  if (status == HSCAL_ERROR_NO_GRID) return is_refused(search, outcome);
  if (status == HSCAL_TOO_DEAR) {
    *outcome = HSCAL_OUTCOME_UNAFFORDABLE;
    *seconds = entry->seconds = INFINITY;
    return 0;
  }
  HSCAL_TRY(status);
  *outcome = effort == HSCAL_EFFORT_LOW_FIDELITY && hscal__workspace_was_low_fidelity(search->workspace)
                 ? HSCAL_OUTCOME_LOW_FIDELITY
                 : HSCAL_OUTCOME_HIGH_FIDELITY;
  if (*outcome == HSCAL_OUTCOME_HIGH_FIDELITY) HSCAL_TRY(time_again(search, trial, &layout, bound_s, seconds));
  if (*outcome == HSCAL_OUTCOME_HIGH_FIDELITY && bound_s == 0 &&
      (trial->is_usual || *seconds < hscal__incumbent_s(search))) { /* told as hscal__timeof has it */
    HSCAL_TRY(hscal__trial_bound(search, trial, &bound_s));
    *seconds = fmax(*seconds, bound_s);
  }
  entry->seconds = *seconds;
  if (*outcome != HSCAL_OUTCOME_HIGH_FIDELITY) return 0;
  if (effort == HSCAL_EFFORT_MODEL) search->fidelity.high_effort = search->budget.spent - spent;
  return hscal__record_trial(search, trial, *seconds);
}
