#include "search/observe.h"
#include "base/status.h"
#include "search/acquisition.h"
#include "search/block_candidates.h"
#include "search/block_shape.h"
#include "search/calibrated.h"
#include "search/candidate_order.h"
#include "search/evaluate.h"
#include "search/evaluate_candidate.h"
#include "search/prior_estimate.h"
#include "search/usual_trials.h"

#include <float.h>
#include <math.h>

/* On the same grid in the same blocks, wider panels need no less memory than one that did not fit. (Larger blocks may: the largest share
 * of 100 rows on two processes is 64 in blocks of 32, and 52 in blocks of 48.) */
static void drop_wider(hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++) {
    hscal_block_candidate *other = &search->pool.candidates[i];
    if (other->grid == candidate->grid && other->block == candidate->block && other->panel >= candidate->panel)
      other->stage = HSCAL_STAGE_DONE;
  }
}

/* How far the low fidelity is off, from the candidates evaluated in both: on a grid, and in general, where one that is far off counts
 * as if it were off by HSCAL_FAR_OFF standard deviations. */
static void compare_fidelities(hscal_search_state *search, hscal_grid_candidate *grid, double ratio) {
  double off = ratio - search->fidelity.bias, much = HSCAL_FAR_OFF * search->fidelity.noise;
  grid->bias = ratio;
  if (grid->pairs++ > 0) return; /* counted once */
  double n = ++search->fidelity.pairs;
  search->fidelity.bias += fmax(-much, fmin(off, much)) / (n + 1);
  search->fidelity.noise = sqrt((search->fidelity.noise * search->fidelity.noise * (n + 1) + off * off) / (n + 2));
}

static void observe(hscal_search_state *search, int index, double seconds, int is_low_fidelity) {
  const double exact = HSCAL_SAMPLING_NOISE, alike = HSCAL_NOISE_ON_A_GRID;
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  double ratio = log(fmax(seconds, DBL_MIN)) - candidate->log_estimate, noise = exact;
  if (is_low_fidelity) {
    search->fidelity.low_evaluations++;
    ratio += grid->pairs ? grid->bias : search->fidelity.bias;
    noise = grid->pairs ? alike : search->fidelity.noise;
  } else if (candidate->stage == HSCAL_STAGE_LOW_FIDELITY) {
    compare_fidelities(search, grid, log(seconds / candidate->timed_s));
  }
  if (grid->processes == 1 && hscal__is_corrected(search)) /* it says little of others */
    noise = hypot(noise, hscal__search_scatter(search));
  search->budget.spent += hscal__surrogate_observe(&search->pool.surrogate, index, ratio, noise);
}

/* Doublings between a candidate and a layout, in all. */
static double apart(const hscal_search_state *search, const hscal_block_candidate *candidate,
                    const hscal_trial *trial) {
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  const int listed = hscal__listed_size(&search->space, trial->row_block, trial->block);
  return fabs(log2((double)grid->nprow / trial->nprow)) + fabs(log2((double)grid->npcol / trial->npcol)) +
         fabs(log2((double)search->space.block[candidate->block] / listed)) +
         fabs(log2((double)search->space.panel[candidate->panel] / trial->panel));
}

static int nearest_candidate(const hscal_search_state *search, const hscal_trial *trial) {
  int nearest = -1;
  double least = INFINITY;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    double doublings = apart(search, &search->pool.candidates[i], trial);
    if (doublings < least) least = doublings, nearest = i;
  }
  return nearest;
}

static int is_candidate(hscal_search_state *search, int index, const hscal_trial *trial, int *is_same) {
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  hscal_trial placed;
  *is_same = 0;
  if (apart(search, candidate, trial) > 0) return 0;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &placed));
  *is_same = hscal__same_placement(&placed, trial);
  return 0;
}

int hscal__observe_fallback(hscal_search_state *search) {
  hscal_usual *fallback = hscal__fallback(search);
  const hscal_trial usual = hscal__usual_trial(fallback);
  double estimate_s;
  if (search->nusuals == 0 || fallback->low_fidelity_s <= 0 || search->pool.ncandidates == 0) return 0;
  int index = nearest_candidate(search, &usual), is_same;
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  HSCAL_TRY(is_candidate(search, index, &usual, &is_same));
  HSCAL_TRY(hscal__usual_estimate(search, fallback, &estimate_s));
  if (is_same) {
    candidate->stage = HSCAL_STAGE_LOW_FIDELITY;
    candidate->timed_s = candidate->low_fidelity_s = fallback->low_fidelity_s;
    candidate->shares = fallback->shares;
    observe(search, index, fallback->low_fidelity_s, 1);
    return 0;
  }
  if (!(estimate_s > 0)) return 0;
  double ratio = log(fallback->low_fidelity_s / estimate_s) + search->fidelity.bias,
         noise = hypot(search->fidelity.noise, hscal__search_scatter(search));
  search->budget.spent += hscal__surrogate_observe(&search->pool.surrogate, index, ratio, noise);
  return 0;
}

/* What is like a layout that the library refuses is often refused as well: its turn comes later. A prior observation, not a residual. */
static void expect_refusals(hscal_search_state *search, int index) {
  search->budget.spent += hscal__surrogate_observe_prior(
      &search->pool.surrogate, index, search->pool.surrogate.posterior[index].mean + HSCAL_REFUSED_AS_SLOW,
      HSCAL_REFUSED_SD);
}

/* A candidate that differs in its panel width alone, with the same estimate, and that was evaluated as well as this one or better; -1: none. */
static int evaluated_equivalent(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *other = &search->pool.candidates[i];
    if (other != candidate && other->timed_s > 0 && other->stage >= candidate->stage &&
        other->grid == candidate->grid && other->block == candidate->block &&
        other->log_estimate == candidate->log_estimate)
      return i;
  }
  return -1;
}

/* Does the panel width change what the call does where estimates see no difference? Two that take exactly as long say no for all. One that
 * takes as long as its equivalent in low fidelity is not evaluated in high fidelity. */
static void compare_equivalents(hscal_search_state *search, hscal_block_candidate *candidate) {
  int equivalent = evaluated_equivalent(search, candidate),
      was_low_fidelity = candidate->stage == HSCAL_STAGE_LOW_FIDELITY;
  if (equivalent < 0 || (was_low_fidelity && search->pool.candidates[equivalent].low_fidelity_s == 0)) return;
  int as_long = was_low_fidelity ? search->pool.candidates[equivalent].low_fidelity_s == candidate->low_fidelity_s
                                 : search->pool.candidates[equivalent].timed_s == candidate->timed_s;
  search->pool.equal_pairs += as_long, search->pool.unequal_pairs += !as_long;
  if (was_low_fidelity && as_long) candidate->stage = HSCAL_STAGE_DONE;
}

/* Would evaluating it most likely show nothing new? In a hurry nobody looks whether it would. */
static int is_known_by_equivalent(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  int is_likely = search->budget.deadline_mode || (search->pool.equal_pairs > 0 && search->pool.unequal_pairs == 0);
  return is_likely && evaluated_equivalent(search, candidate) >= 0;
}

/* Is the candidate the best so far? In deadline mode there are mostly times of low fidelity to compare. */
static int becomes_best(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_outcome outcome) {
  if (outcome == HSCAL_OUTCOME_HIGH_FIDELITY) return search->incumbent.best == search->incumbent.ntrials - 1;
  if (!search->budget.deadline_mode || outcome != HSCAL_OUTCOME_LOW_FIDELITY ||
      candidate->low_fidelity_s >= search->incumbent.best_low_fidelity_s)
    return 0;
  search->incumbent.best_low_fidelity_s = candidate->low_fidelity_s;
  return 1;
}

/* In a hurry, the evaluation of a candidate was given up after so much: others like it take more than expected, too. */
static void expect_more_effort(hscal_search_state *search, const hscal_block_candidate *candidate, double spent) {
  double *scale = &search->fidelity.effort_scale[candidate->stage];
  if ((search->space.options.in_program || search->budget.deadline_mode) && candidate->effort > 0)
    *scale = fmax(*scale, HSCAL_GIVEN_UP_EFFORT * spent / candidate->effort);
}

int hscal__evaluate_and_observe(hscal_search_state *search, int index) {
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  int is_first = candidate->stage == HSCAL_STAGE_ESTIMATED;
  double before = search->budget.spent, seconds = 0;
  hscal_outcome outcome;
  if (!candidate->is_equivalent && is_known_by_equivalent(search, candidate)) {
    candidate->is_equivalent = 1;
    return 0;
  }
  HSCAL_TRY(hscal__evaluate_candidate(search, candidate, is_first ? HSCAL_EFFORT_LOW_FIDELITY : HSCAL_EFFORT_MODEL,
                                      &seconds, &outcome));
  if (outcome == HSCAL_OUTCOME_HIGH_FIDELITY || outcome == HSCAL_OUTCOME_LOW_FIDELITY) {
    candidate->shares = hscal__workspace_shares(search->workspace);
    if (candidate->effort > 0)
      search->fidelity.effort_scale[candidate->stage] = (search->budget.spent - before) / candidate->effort;
    observe(search, index, seconds, outcome == HSCAL_OUTCOME_LOW_FIDELITY);
  }
  if (outcome == HSCAL_OUTCOME_UNAFFORDABLE) {
    expect_more_effort(search, candidate, search->budget.spent - before);
    candidate->effort = INFINITY;
    return 0;
  }
  candidate->stage = outcome == HSCAL_OUTCOME_LOW_FIDELITY ? HSCAL_STAGE_LOW_FIDELITY : HSCAL_STAGE_DONE;
  candidate->timed_s = outcome == HSCAL_OUTCOME_HIGH_FIDELITY || outcome == HSCAL_OUTCOME_LOW_FIDELITY ? seconds : 0;
  if (outcome == HSCAL_OUTCOME_LOW_FIDELITY) candidate->low_fidelity_s = seconds;
  compare_equivalents(search, candidate);
  if (outcome == HSCAL_OUTCOME_NO_FIT) drop_wider(search, candidate);
  if (outcome == HSCAL_OUTCOME_REFUSED) expect_refusals(search, index);
  int grid = candidate->grid; /* the list may move */
  if (!becomes_best(search, candidate, outcome)) return 0;
  HSCAL_TRY(hscal__expand_finer(search, index));
  return search->pool.is_coarse ? hscal__expand_near(search, grid, search->budget.limit) : 0;
}

int hscal__is_always_refused(const hscal_search_state *search) {
  enum { ENOUGH = 24 };
  return search->space.call.recording && search->incumbent.best < 0 && search->refused >= ENOUGH;
}

int hscal__try_equivalents(hscal_search_state *search) {
  int is_new = !search->pool.tries_equivalents;
  search->pool.tries_equivalents = 1;
  return is_new;
}
