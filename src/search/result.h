/* What a search found: all that a plan is made of. */
#ifndef HSCAL_SEARCH_RESULT_H
#define HSCAL_SEARCH_RESULT_H

#include "models/predict/predict.h"
#include "search/trial.h"
#include "search/usual_trials.h"

/* Belongs to the search, and lives as long. */
typedef struct hscal_search_result {
  const hscal_space *space;
  hscal_workspace *workspace; /* for more questions to the clock */
  int ntrials;
  const hscal_trial *trials;   /* in the order in which they were evaluated */
  int best;                    /* index into trials; -1: none */
  const hscal_trial *demanded; /* one of the trials: the plan, whatever the others take; null: none */
  int nusuals;
  const hscal_usual *usual;   /* the guide's first */
  double correction;          /* high / low fidelity, as far as seen */
  long candidates, evaluated; /* as in hscal_plan, and what follows */
  double gap, most_s, thinking_s;
} hscal_search_result;

#endif
