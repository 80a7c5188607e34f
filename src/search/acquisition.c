#include "search/acquisition.h"
#include "search/calibrated.h"
#include "search/fidelity.h"

#include <math.h>

double hscal__patient_kappa(const hscal_search_state *search) {
  return HSCAL_DEFAULT_KAPPA * hscal__patience_factor(search);
}

/* The first evaluation is that of the best estimate. In a hurry there is no later for what is less known. */
static hscal_kappas kappas_of(const hscal_search_state *search) {
  if (search->pool.surrogate.nobservations == 0) return (hscal_kappas){{0}};
  double kappa = search->budget.deadline_mode ? HSCAL_DEADLINE_KAPPA : search->pool.kappa;
  return (hscal_kappas){{[HSCAL_STAGE_ESTIMATED] = kappa * hscal__surrogate_calibration(&search->pool.surrogate),
                         [HSCAL_STAGE_LOW_FIDELITY] = search->pool.kappa}};
}

/* Logarithm of seconds: the mean that the estimate and all observations lead to expect, less kappa standard deviations. */
static double acquisition(const hscal_search_state *search, int candidate, const hscal_kappas *kappas) {
  const hscal_posterior *posterior = &search->pool.surrogate.posterior[candidate];
  return search->pool.candidates[candidate].log_estimate + posterior->mean -
         kappas->of[search->pool.candidates[candidate].stage] * sqrt(posterior->variance);
}

int hscal__candidate_exceeds_deadline(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  return isinf(candidate->effort) ||
         hscal__exceeds_deadline(search, search->pool.grids[candidate->grid].processes, candidate->shares);
}

int hscal__candidate_is_open(const hscal_search_state *search, const hscal_block_candidate *candidate, double limit_s,
                             double effort) {
  if (isfinite(effort) && search->budget.deadline_mode && candidate->stage == HSCAL_STAGE_ESTIMATED)
    effort = fmin(effort, search->budget.evaluation_cap);
  return candidate->stage < HSCAL_STAGE_DONE && isfinite(candidate->effort) &&
         (!candidate->is_equivalent || search->pool.tries_equivalents) && candidate->bound_s < limit_s &&
         candidate->effort * search->fidelity.effort_scale[candidate->stage] <= effort &&
         !(candidate->stage == HSCAL_STAGE_LOW_FIDELITY && isfinite(effort) && search->budget.deadline_mode);
}

int hscal__best_acquisition(const hscal_search_state *search, hscal_stage stage, double effort) {
  double most = INFINITY, limit_s = hscal__pruning_limit_s(search);
  const hscal_kappas kappas = kappas_of(search);
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    if (search->pool.candidates[i].stage < stage ||
        !hscal__candidate_is_open(search, &search->pool.candidates[i], limit_s, effort))
      continue;
    double value = acquisition(search, i, &kappas);
    if (value > most || (value == most &&
                         search->pool.candidates[i].default_distance >= search->pool.candidates[best].default_distance))
      continue;
    most = value;
    best = i;
  }
  return best;
}

int hscal__may_beat_incumbent(const hscal_search_state *search, int candidate) {
  const double unlimited = 1000; /* standard deviations that no time is off */
  const hscal_kappas kappas = kappas_of(search);
  return candidate >= 0 && (search->pool.kappa >= unlimited ||
                            acquisition(search, candidate, &kappas) < log(hscal__pruning_limit_s(search)));
}

int hscal__cheapest_near_best(const hscal_search_state *search) {
  int best = hscal__best_acquisition(search, HSCAL_STAGE_ESTIMATED, INFINITY);
  if (best < 0) return best;
  const hscal_kappas kappas = kappas_of(search);
  double limit = acquisition(search, best, &kappas) + HSCAL_AS_PROMISING, limit_s = hscal__pruning_limit_s(search);
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (hscal__candidate_is_open(search, &search->pool.candidates[i], limit_s, INFINITY) &&
        search->pool.candidates[i].effort < search->pool.candidates[best].effort &&
        acquisition(search, i, &kappas) <= limit)
      best = i;
  return best;
}
