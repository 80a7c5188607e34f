#include "search/untimed.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/sequence.h"
#include "estimate/correction.h"
#include "estimate/split_table.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/evaluate_candidate.h"
#include "search/fidelity.h"
#include "search/observe.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "search/share.h"
#include "search/usual.h"

#include <math.h>

/* ---- any layout --------------------------------------------------------------------------------------------- */

static int all_hold_some(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&search->space.calls[candidate->block], grid->nprow, grid->npcol, &skeleton);
  return skeleton.rows_min > 0 && skeleton.cols_min > 0;
}

/* The more the correction of an estimate differs from that of the guide's layout, the less it is to be believed. */
static double doubt(const hscal_search_state *search, double correction) {
  return exp(HSCAL_CORRECTION_DOUBT * fabs(correction - hscal__guide_of(search)->correction));
}

static double cautious_s(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  return doubt(search, candidate->correction) * candidate->estimate_s;
}

/* The candidate of least estimate of those without any evaluation; -1: none. Where processes hold nothing, closed forms are not to be
 * believed. */
static int best_untimed(const hscal_search_state *search) {
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    if (candidate->stage == HSCAL_STAGE_ESTIMATED &&
        (best < 0 || cautious_s(search, candidate) < cautious_s(search, &search->pool.candidates[best])) &&
        all_hold_some(search, candidate))
      best = i;
  }
  return best;
}

/* What a closed form is surely not off by, a logarithm. Of several calls the one that is told worst counts. */
static double most_off(const hscal_search_state *search) {
  const hscal_call *call = &search->space.call;
  double scatter = 0;
  for (int i = 0; i < hscal__parts(call); i++)
    scatter = fmax(scatter, hscal__estimate_scatter(hscal__part_routine(call, i)));
  return HSCAL_SURE_DEVIATIONS * scatter;
}

/* Times as fast from which on a layout is surely faster. */
static double surely_times(const hscal_search_state *search) { return exp(most_off(search)); }

int hscal__is_surely_faster(const hscal_search_state *search, double seconds, double other_s) {
  return surely_times(search) * seconds < other_s;
}

/* What the closed form of the guide's layout was off by: so are others, but one that was much too long says little; 1 if it is not known. */
static double guide_off(const hscal_search_state *search) {
  const hscal_usual *guide = hscal__guide_of(search);
  if (!(guide->low_fidelity_s > 0) || !(guide->estimate_s > 0)) return 1;
  return fmax(guide->low_fidelity_s / guide->estimate_s, 1 / surely_times(search));
}

static int accept_any(hscal_search_state *search) {
  hscal_trial trial;
  hscal_outcome outcome;
  double seconds, correction, off = guide_off(search), incumbent_s = hscal__incumbent_s(search);
  if (hscal__guide(search)->low_fidelity_s > 0) incumbent_s = fmin(incumbent_s, hscal__guide(search)->low_fidelity_s);
  int candidate = best_untimed(search);
  if (candidate < 0 ||
      !hscal__is_surely_faster(search, off * cautious_s(search, &search->pool.candidates[candidate]), incumbent_s))
    return 0;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[search->pool.candidates[candidate].grid],
                                   &search->pool.candidates[candidate], &trial));
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &seconds, &correction, &outcome));
  seconds *= off * doubt(search, correction);
  trial.is_estimated = 1, trial.untimed_off = most_off(search);
  int is_better = seconds > 0 && hscal__is_surely_faster(search, seconds, incumbent_s);
  return is_better ? hscal__accept_low_fidelity(search, &trial, seconds) : 0;
}

/* ---- the guide's layout with other blocks --------------------------------------------------------------------- */

/* Of a closed form that is corrected: what is off for all blocks does not count. For the profile of the search. */
static double log_estimate(hscal_search_state *search, const hscal_trial *trial) {
  hscal_cost_skeleton skeleton;
  hscal_skeleton_parts parts;
  hscal__cost_skeleton(trial->call, trial->nprow, trial->npcol, &skeleton);
  hscal__split_skeleton(&skeleton, &parts);
  hscal_cost cost = hscal__always_corrected_estimate(search, &parts, trial->panel, &search->profile);
  search->budget.spent += HSCAL_SKELETON_EFFORT * parts.count + HSCAL_ESTIMATE_EFFORT * parts.made;
  return log(cost.total_s);
}

static hscal_trial with_block(const hscal_search_state *search, const hscal_trial *trial, int block) {
  hscal_trial other = *trial;
  other.call = &search->space.calls[block];
  other.block = search->space.block[block];
  other.row_block = hscal__rows_of_block(&search->space, other.block);
  other.is_usual = 0;
  return other;
}

/* The block size of least closed form among those that were learned of, as its index, and log(time / time of the guide's); -1: none is
 * faster. */
static int best_block(hscal_search_state *search, const hscal_trial *guide, double *log_ratio) {
  enum { LEAST = 16, MOST = 128 };
  const hscal_space *space = &search->space;
  hscal__profile_fill(space, guide->node_of, guide->nprow, guide->npcol, &search->profile);
  search->budget.spent += HSCAL_PROFILE_EFFORT * guide->nprow * guide->npcol;
  double guide_log = log_estimate(search, guide);
  int best = -1;
  *log_ratio = 0;
  for (int b = 0; b < space->nblocks; b++) {
    const hscal_trial other = with_block(search, guide, b);
    if (other.block < LEAST || other.block > MOST || other.block == guide->block) continue;
    double difference = log_estimate(search, &other) - guide_log;
    if (difference < *log_ratio) *log_ratio = difference, best = b;
  }
  return best;
}

/* guide_s: what the guide's layout takes as far as is known. Of products there is little to gain, and three times as much to lose. */
static int accept_other_blocks(hscal_search_state *search, double guide_s) {
  const hscal_routine *routine = search->space.call.routine;
  const hscal_trial guide = hscal__usual_trial(hscal__guide(search));
  hscal_outcome outcome;
  double log_ratio, estimate_s, correction;
  if (search->space.call.sequence || !hscal__correction_is_known(routine) || !hscal__is_scalapack(routine)) return 0;
  int block = best_block(search, &guide, &log_ratio);
  const double scatter = hscal__scatter_of_blocks(routine),
               surely_s = guide_s * exp(log_ratio + HSCAL_SURE_DEVIATIONS_OF_BLOCKS * scatter);
  if (block < 0 || surely_s >= fmin(guide_s, hscal__incumbent_s(search))) return 0;
  hscal_trial trial = with_block(search, &guide, block);
  trial.is_estimated = 1, trial.untimed_off = HSCAL_SURE_DEVIATIONS * scatter;
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &estimate_s, &correction, &outcome));
  return outcome == HSCAL_OUTCOME_LOW_FIDELITY ? hscal__accept_above_bound(search, &trial, guide_s * exp(log_ratio))
                                               : 0;
}

int hscal__accept_untimed(hscal_search_state *search, double guide_s, int is_guide_untimed) {
  if (hscal__has_help(&search->space)) return 0;
  if (is_guide_untimed || (hscal__is_corrected(search) && search->can_fall_back)) HSCAL_TRY(accept_any(search));
  int is_guide_known = search->can_fall_back && guide_s > 0;
  return search->budget.deadline_mode && is_guide_known
             ? accept_other_blocks(search, hscal__correct_bias(search, guide_s))
             : 0;
}

int hscal__is_best_untimed(const hscal_search_state *search) {
  return search->incumbent.best >= 0 && search->incumbent.trials[search->incumbent.best].is_estimated;
}
