/* Evaluates layouts: by their lower bound, the closed form, or the clock in either fidelity. Internal to src/search. */
#ifndef HSCAL_SEARCH_EVALUATE_H
#define HSCAL_SEARCH_EVALUATE_H

#include "models/predict/predict.h"
#include "search/state.h"

typedef enum hscal_outcome {
  HSCAL_OUTCOME_HIGH_FIDELITY,
  HSCAL_OUTCOME_LOW_FIDELITY,
  HSCAL_OUTCOME_KNOWN,
  HSCAL_OUTCOME_PRUNED,
  HSCAL_OUTCOME_NO_FIT,
  HSCAL_OUTCOME_REFUSED,
  HSCAL_OUTCOME_UNAFFORDABLE /* it would have taken more than budget.evaluation_cap, or in high fidelity more than budget.deadline_effort */
} hscal_outcome;

/* Evaluates a layout whose placement is given (copied); `limit_s`: not if its lower bound is above. Low fidelity makes no trial, unless it was
 * as good as high fidelity would have been. */
int hscal__evaluate_layout(hscal_search_state *search, const hscal_trial *layout, hscal_effort effort, double limit_s,
                           double *seconds, hscal_outcome *outcome);

/* The lower bound of a layout whose placement is given. */
int hscal__trial_bound(hscal_search_state *search, const hscal_trial *layout, double *bound_s);

/* The closed form of a layout whose placement is given, 0 if it does not fit or is refused; *correction as of a candidate. */
int hscal__trial_estimate(hscal_search_state *search, const hscal_trial *layout, double *seconds, double *correction,
                          hscal_outcome *outcome);

/* A layout that was evaluated in low fidelity alone becomes a trial as it is. */
int hscal__accept_low_fidelity(hscal_search_state *search, const hscal_trial *layout, double seconds);
/* The same, or with its lower bound, if that says that it takes longer. */
int hscal__accept_above_bound(hscal_search_state *search, const hscal_trial *layout, double seconds);

#endif
