#include "search/untimed.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/sequence.h"
#include "estimate/correction.h"
#include "estimate/split_table.h"
#include "search/block_shape.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/evaluate_candidate.h"
#include "search/fidelity.h"
#include "search/observe.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "search/scaled_layout.h"
#include "search/share.h"
#include "search/usual.h"

#include <math.h>

/* ---- any layout --------------------------------------------------------------------------------------------- */

static int all_hold_some(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  const hscal_space *space = &search->space;
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  const hscal_call call = hscal__call_on_grid(space, space->block[candidate->block], grid->nprow, grid->npcol);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&call, grid->nprow, grid->npcol, &skeleton);
  return skeleton.rows_min > 0 && skeleton.cols_min > 0;
}

/* Standard deviation of what is expected of the logarithm of a candidate's time. Before anything was timed closed forms are compared with each other, and
 * what they have in common is no matter. Of several calls the one that is told worst counts. */
static double deviation_of(const hscal_search_state *search, int candidate) {
  const hscal_surrogate *surrogate = &search->pool.surrogate;
  if (surrogate->nobservations == 0) return hscal__search_scatter(search);
  return hscal__surrogate_calibration(surrogate) * sqrt(surrogate->posterior[candidate].variance);
}

static double log_expected(const hscal_search_state *search, int candidate) {
  return search->pool.candidates[candidate].log_estimate + search->pool.surrogate.posterior[candidate].mean;
}

/* The more the correction of an estimate differs from that of the fallback, the less it is to be believed. */
static double doubt(const hscal_search_state *search, int candidate) {
  return HSCAL_CORRECTION_DOUBT *
         fabs(search->pool.candidates[candidate].correction - hscal__fallback_of(search)->correction);
}

/* What it does not exceed in 5 of 6 cases, a logarithm. */
static double log_surely(const hscal_search_state *search, int candidate) {
  return log_expected(search, candidate) + HSCAL_SURE_DEVIATIONS * deviation_of(search, candidate) +
         doubt(search, candidate);
}

/* The best candidate in that regard of those without any evaluation; -1: none. Where processes hold nothing, closed forms are not to be
 * believed. */
static int best_untimed(const hscal_search_state *search) {
  int best = -1;
  double least = INFINITY;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    if (candidate->stage != HSCAL_STAGE_ESTIMATED) continue;
    double surely = log_surely(search, i);
    if (surely < least && all_hold_some(search, candidate)) least = surely, best = i;
  }
  return best;
}

int hscal__is_surely_faster(const hscal_search_state *search, double seconds, double other_s) {
  return exp(HSCAL_SURE_DEVIATIONS * hscal__search_scatter(search)) * seconds < other_s;
}

/* The least time that is known; fallback_s is that of the fallback. */
static double known_s(const hscal_search_state *search, double fallback_s) {
  double least_s = hscal__incumbent_s(search);
  return fallback_s > 0 ? fmin(least_s, fallback_s) : least_s;
}

static int accept_any(hscal_search_state *search, double fallback_s) {
  hscal_trial trial;
  hscal_outcome outcome;
  double estimate_s, correction;
  int index = best_untimed(search);
  if (index < 0 || log_surely(search, index) >= log(known_s(search, fallback_s))) return 0;
  const hscal_block_candidate *candidate = &search->pool.candidates[index];
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &estimate_s, &correction, &outcome));
  double placed = estimate_s / candidate->estimate_s, /* where its processes lie in fact */
      surely_s = exp(log_surely(search, index)) * placed;
  trial.is_estimated = 1, trial.untimed_off = HSCAL_INTERVAL_DEVIATIONS * deviation_of(search, index);
  int is_better = estimate_s > 0 && surely_s < known_s(search, fallback_s);
  return is_better ? hscal__accept_low_fidelity(search, &trial, exp(log_expected(search, index)) * placed) : 0;
}

/* ---- the fallback with other blocks --------------------------------------------------------------------- */

/* Of a closed form that is corrected: what is off for all blocks does not count. For the profile of the search. */
static double log_estimate(hscal_search_state *search, const hscal_trial *trial) {
  hscal_cost_skeleton skeleton;
  hscal_skeleton_parts parts;
  hscal__cost_skeleton(trial->call, trial->nprow, trial->npcol, &skeleton);
  hscal__split_skeleton(&skeleton, &parts);
  hscal_cost cost = hscal__always_corrected_estimate(search, &parts, trial->panel, &search->profile);
  search->budget.spent += HSCAL_SKELETON_EFFORT * parts.count + HSCAL_ESTIMATE_EFFORT * parts.made +
                          HSCAL_CORRECTION_EFFORT * parts.corrections;
  return log(cost.total_s);
}

/* Its profile becomes that of the search. */
static void profile(hscal_search_state *search, const hscal_trial *trial) {
  hscal__profile_fill(&search->space, trial->node_of, trial->nprow, trial->npcol, &search->profile);
  search->budget.spent += HSCAL_PROFILE_EFFORT * trial->nprow * trial->npcol;
}

static hscal_trial with_block(const hscal_search_state *search, const hscal_trial *trial, int block) {
  hscal_trial other = *trial;
  other.call = &search->space.calls[block];
  other.block = search->space.block[block];
  other.row_block = hscal__rows_of_block(&search->space, other.block);
  other.is_usual = 0;
  return other;
}

/* The block size of least closed form among those that were learned of, as its index, and log(time / time of the fallback); -1: none is
 * faster. */
static int best_block(hscal_search_state *search, const hscal_trial *fallback, double *log_ratio) {
  enum { LEAST = 16, MOST = 128 };
  const hscal_space *space = &search->space;
  profile(search, fallback);
  double fallback_log = log_estimate(search, fallback);
  int best = -1;
  *log_ratio = 0;
  for (int b = 0; b < space->nblocks; b++) {
    const hscal_trial other = with_block(search, fallback, b);
    if (other.block < LEAST || other.block > MOST || other.block == fallback->block) continue;
    double difference = log_estimate(search, &other) - fallback_log;
    if (difference < *log_ratio) *log_ratio = difference, best = b;
  }
  return best;
}

/* fallback_s: what the fallback takes as far as is known. Of products there is little to gain, and three times as much to lose. */
static int accept_other_blocks(hscal_search_state *search, double fallback_s) {
  const hscal_routine *routine = search->space.call.routine;
  const hscal_trial fallback = hscal__usual_trial(hscal__fallback(search));
  hscal_outcome outcome;
  double log_ratio, estimate_s, correction;
  if (search->space.call.sequence || !hscal__correction_is_known(routine) || !hscal__is_scalapack(routine)) return 0;
  int block = best_block(search, &fallback, &log_ratio);
  const double scatter = hscal__scatter_of_blocks(routine),
               surely_s = fallback_s * exp(log_ratio + HSCAL_SURE_DEVIATIONS_OF_BLOCKS * scatter);
  if (block < 0 || surely_s >= fmin(fallback_s, hscal__incumbent_s(search))) return 0;
  hscal_trial trial = with_block(search, &fallback, block);
  trial.is_estimated = 1, trial.untimed_off = HSCAL_INTERVAL_DEVIATIONS * scatter;
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &estimate_s, &correction, &outcome));
  return outcome == HSCAL_OUTCOME_LOW_FIDELITY ? hscal__accept_above_bound(search, &trial, fallback_s * exp(log_ratio))
                                               : 0;
}

/* ---- what was found for a smaller problem ---------------------------------------------------------------------- */

/* log(time / time of the fallback) of the best that was found there, and its standard deviation. Where closed forms are corrected they tell as much of
 * it, and the mean of both counts. */
typedef struct ratio {
  double log, deviation;
} ratio;

static ratio scaled_ratio(hscal_search_state *search, const hscal_trial *trial) {
  const hscal_trial fallback = hscal__usual_trial(hscal__fallback(search));
  const int has_switches = search->space.machine->switches.count > 1;
  ratio there = {log(search->scaled.of[0].times_fallback),
                 has_switches ? HSCAL_SCALED_SCATTER_OF_SWITCHES : HSCAL_SCALED_SCATTER};
  if (!hscal__correction_is_known(search->space.call.routine)) return there;
  profile(search, trial);
  double own = log_estimate(search, trial);
  profile(search, &fallback);
  there.log = (there.log + own - log_estimate(search, &fallback)) / 2;
  return there;
}

static int accept_scaled(hscal_search_state *search, double fallback_s) {
  int index;
  double estimate_s, correction;
  hscal_trial trial;
  hscal_outcome outcome;
  if (search->scaled.count == 0 || !(fallback_s > 0)) return 0;
  HSCAL_TRY(hscal__find_scaled(search, &search->scaled.of[0], &index));
  if (index < 0 || search->pool.candidates[index].stage != HSCAL_STAGE_ESTIMATED) return 0;
  const hscal_block_candidate *candidate = &search->pool.candidates[index];
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  ratio ratio = scaled_ratio(search, &trial);
  const double surely_s = fallback_s * exp(ratio.log + HSCAL_SURE_DEVIATIONS * ratio.deviation);
  if (surely_s >= known_s(search, fallback_s)) return 0;
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &estimate_s, &correction, &outcome));
  trial.is_estimated = 1, trial.untimed_off = HSCAL_INTERVAL_DEVIATIONS * ratio.deviation;
  return outcome == HSCAL_OUTCOME_LOW_FIDELITY ? hscal__accept_above_bound(search, &trial, exp(ratio.log) * fallback_s)
                                               : 0;
}

int hscal__is_scaled_surely_faster(const hscal_search_state *search) {
  return search->scaled.count > 0 &&
         log(search->scaled.of[0].times_fallback) + HSCAL_SURE_DEVIATIONS * HSCAL_SCALED_SCATTER_OF_SWITCHES < 0;
}

int hscal__accept_untimed(hscal_search_state *search, double fallback_s, int is_fallback_untimed) {
  if (hscal__has_help(&search->space)) return 0;
  if (search->budget.deadline_mode) HSCAL_TRY(accept_scaled(search, fallback_s));
  is_fallback_untimed &=
      search->scaled.count == 0; /* what was found there is to be believed rather than closed forms */
  int is_hurried = search->budget.deadline_mode && search->can_fall_back;
  if (is_fallback_untimed || (is_hurried && hscal__is_corrected(search))) HSCAL_TRY(accept_any(search, fallback_s));
  return is_hurried && fallback_s > 0 ? accept_other_blocks(search, hscal__correct_bias(search, fallback_s)) : 0;
}

int hscal__is_best_untimed(const hscal_search_state *search) {
  return search->incumbent.best >= 0 && search->incumbent.trials[search->incumbent.best].is_estimated;
}
