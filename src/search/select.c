#include "search/select.h"
#include "base/status.h"
#include "base/stop.h"
#include "search/acquisition.h"
#include "search/calibrated.h"
#include "search/candidate_order.h"
#include "search/observe.h"

#include <math.h>

static double most_kappa(const hscal_search_state *search) {
  return search->budget.spent < search->budget.min_effort ? INFINITY : hscal__patient_kappa(search);
}

/* Where no acquisition beats the incumbent: more grids are expanded, then kappa is doubled (while little is spent, and as often as there is
 * patience), and in the end equivalents are evaluated. */
static int look_further(hscal_search_state *search, int *found) {
  HSCAL_TRY(hscal__expand_more(search, found));
  if (*found) return 0;
  *found = search->pool.kappa < most_kappa(search);
  if (*found) {
    search->pool.kappa *= 2;
    return 0;
  }
  *found = hscal__try_equivalents(search);
  return 0;
}

/* Evaluates the candidate of best acquisition (-1: none), or the best that can be afforded. */
static int evaluate_best(hscal_search_state *search, int candidate, int *found) {
  double left = search->budget.limit - search->budget.spent;
  if (candidate >= 0 &&
      !hscal__candidate_is_open(search, &search->pool.candidates[candidate], hscal__pruning_limit_s(search), left))
    candidate = hscal__best_acquisition(search, HSCAL_STAGE_ESTIMATED, left);
  *found = candidate >= 0;
  if (*found) return hscal__evaluate_and_observe(search, candidate);
  *found = hscal__try_equivalents(search); /* there is time for them */
  return 0;
}

int hscal__select_and_evaluate(hscal_search_state *search) {
  int found = 1;
  while (found && search->budget.spent < search->budget.limit && !hscal__is_always_refused(search) &&
         !hscal__is_stopped()) {
    search->pool.kappa = fmin(search->pool.kappa, most_kappa(search));
    int candidate = hscal__best_acquisition(search, HSCAL_STAGE_ESTIMATED, INFINITY),
        is_dry = search->incumbent.best >= 0 && !hscal__may_beat_incumbent(search, candidate);
    HSCAL_TRY(is_dry ? look_further(search, &found) : evaluate_best(search, candidate, &found));
    search->budget.spent += HSCAL_CANDIDATE_LOOK_EFFORT * search->pool.ncandidates;
  }
  return 0;
}
