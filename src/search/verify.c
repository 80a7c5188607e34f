#include "search/verify.h"
#include "base/status.h"
#include "base/stop.h"
#include "search/acquisition.h"
#include "search/block_candidates.h"
#include "search/block_shape.h"
#include "search/budget.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/evaluate_candidate.h"
#include "search/fidelity.h"
#include "search/observe.h"
#include "search/share.h"
#include "search/state.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

/* The candidate in low fidelity that is expected to take least, by the surrogate or by its own time alone: how far that is off differs so
 * much between grids that its neighbours may speak against it for no reason. -1: none is expected to beat the incumbent. */
static int best_guess(const hscal_search_state *search) {
  double least = log(hscal__pruning_limit_s(search));
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    if (candidate->stage != HSCAL_STAGE_LOW_FIDELITY) continue;
    double by_itself = log(fmax(candidate->timed_s, DBL_MIN)) + search->fidelity.bias;
    double expected = fmin(candidate->log_estimate + search->pool.surrogate.posterior[i].mean, by_itself);
    if (expected < least) least = expected, best = i;
  }
  return best;
}

/* Candidates in low fidelity compete with those without any evaluation, whose posterior is wider: the best of them are evaluated in high
 * fidelity in the end. */
static int verify_guesses(hscal_search_state *search) {
  while (search->budget.spent < search->budget.limit && !hscal__is_stopped()) {
    int candidate =
        hscal__best_acquisition(search, HSCAL_STAGE_LOW_FIDELITY, search->budget.limit - search->budget.spent);
    if (!hscal__may_beat_incumbent(search, candidate)) return 0;
    HSCAL_TRY(hscal__evaluate_and_observe(search, candidate));
  }
  return 0;
}

static int is_neighbour(const hscal_search_state *search, const hscal_block_candidate *candidate,
                        const hscal_trial *trial) {
  enum { NEAR = 2 };
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  return abs(grid->nprow - trial->nprow) + abs(grid->npcol - trial->npcol) <= NEAR && grid->mapping == trial->mapping &&
         search->space.block[candidate->block] == hscal__listed_size(&search->space, trial->row_block, trial->block) &&
         search->space.panel[candidate->panel] == trial->panel;
}

/* The best blocks and panel width on grids of a row or column more or less, as long as that helps. */
static int evaluate_neighbours(hscal_search_state *search) {
  for (int best = -1; best != search->incumbent.best;) {
    best = search->incumbent.best;
    const hscal_trial trial = search->incumbent.trials[best]; /* the list may move */
    for (int i = 0; i < search->pool.ncandidates; i++) {
      double left = search->budget.limit - search->budget.spent;
      if (left <= 0 || hscal__is_stopped()) return 0;
      if (is_neighbour(search, &search->pool.candidates[i], &trial) &&
          hscal__candidate_is_open(search, &search->pool.candidates[i], hscal__pruning_limit_s(search), left))
        HSCAL_TRY(hscal__evaluate_and_observe(search, i));
    }
  }
  return 0;
}

int hscal__verify_promising(hscal_search_state *search) {
  return search->fidelity.low_evaluations > 0 ? verify_guesses(search) : evaluate_neighbours(search);
}

/* Unless its lower bound, which is not looked at before the low fidelity, says that it takes longer: then that is observed. */
static int accept_low_fidelity(hscal_search_state *search, int guess) {
  hscal_block_candidate *candidate = &search->pool.candidates[guess];
  hscal_trial trial;
  double bound_s, seconds = hscal__correct_bias(search, candidate->timed_s);
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  HSCAL_TRY(hscal__trial_bound(search, &trial, &bound_s));
  if (bound_s <= seconds) return hscal__accept_low_fidelity(search, &trial, seconds);
  candidate->timed_s = bound_s;
  search->budget.spent += hscal__surrogate_observe_prior(&search->pool.surrogate, guess,
                                                         log(bound_s) - candidate->log_estimate, HSCAL_BOUND_SD);
  return 0;
}

/* There must be an incumbent: in high fidelity, or in deadline mode in low; the fallback, if that alone has taken all the time. */
static int find_any(hscal_search_state *search) {
  search->pool.tries_equivalents |= search->incumbent.best < 0;
  while (search->incumbent.best < 0 && !hscal__is_always_refused(search)) {
    int is_over = search->budget.deadline_mode && search->can_fall_back && search->budget.spent >= search->budget.limit,
        guess = best_guess(search), candidate = guess >= 0 || is_over ? guess : hscal__cheapest_near_best(search);
    if (candidate < 0) return 0;
    HSCAL_TRY(guess >= 0 && hscal__candidate_exceeds_deadline(search, &search->pool.candidates[guess])
                  ? accept_low_fidelity(search, guess)
                  : hscal__evaluate_and_observe(search, candidate));
  }
  return 0;
}

/* In deadline mode a guess for which there is no time is accepted if it is better than the incumbent by more than it may be off. */
static int accept_better_guess(hscal_search_state *search) {
  int guess = best_guess(search);
  if (guess < 0 || search->incumbent.best < 0 ||
      !hscal__candidate_exceeds_deadline(search, &search->pool.candidates[guess]))
    return 0;
  double at_most = hscal__correct_bias(search, search->pool.candidates[guess].timed_s) * exp(search->fidelity.noise);
  return at_most < hscal__incumbent_s(search) ? accept_low_fidelity(search, guess) : 0;
}

/* The grid of one process alone, if it may be the best; -1: it may not. */
static int one_process(const hscal_search_state *search) {
  for (int i = 0; i < search->pool.ngrids; i++)
    if (search->pool.grids[i].processes == 1 && search->pool.grids[i].bound_s < hscal__pruning_limit_s(search))
      return i;
  return -1;
}

/* One process alone takes little to evaluate: nobody shall find that it would have been faster. */
static int try_one_process(hscal_search_state *search) {
  int grid = hscal__has_all(&search->space) ? one_process(search) : -1, best = -1;
  if (grid < 0) return 0;
  if (!search->pool.grids[grid].is_expanded) HSCAL_TRY(hscal__expand_grid(search, grid));
  for (int i = 0; i < search->pool.ncandidates; i++) {
    if (search->pool.candidates[i].grid != grid) continue;
    if (search->pool.candidates[i].stage != HSCAL_STAGE_ESTIMATED) return 0;
    if (best < 0 || search->pool.candidates[i].log_estimate < search->pool.candidates[best].log_estimate) best = i;
  }
  return best < 0 ? 0 : hscal__evaluate_and_observe(search, best);
}

/* Who is patient asks more. */
int hscal__verify_incumbent(hscal_search_state *search) {
  hscal__obey_stop(search);
  int left = (int)(search->budget.deadline_mode
                       ? HSCAL_VERIFIED_GUESSES
                       : fmin(HSCAL_VERIFIED_GUESSES * hscal__patience_factor(search), HSCAL_MOST_VERIFIED_GUESSES));
  HSCAL_TRY(try_one_process(search));
  for (int guess; left > 0 && !hscal__is_stopped() && (guess = best_guess(search)) >= 0 &&
                  !hscal__candidate_exceeds_deadline(search, &search->pool.candidates[guess]);
       left--)
    HSCAL_TRY(hscal__evaluate_and_observe(search, guess));
  HSCAL_TRY(accept_better_guess(search));
  return find_any(search);
}
