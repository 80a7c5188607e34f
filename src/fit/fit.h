/*
 * A machine adjusted to runs that were made: few numbers (parameters_table.h), held to what the machine said before, robust
 * against outliers, and checked on runs that took no part.
 */
#ifndef HSCAL_FIT_FIT_H
#define HSCAL_FIT_FIT_H

#include "fit/agreement.h"
#include "fit/parameters_table.h"
#include "machine/machine.h"

enum { HSCAL_FEWEST_RUNS = 6, HSCAL_MOST_FOLDS = 5 };

typedef struct hscal_fitted_value {
  double before, after; /* SI units; 0: the machine has no such number */
  double sd;            /* relative, of `after`, as far as the runs tell it */
  int is_told;          /* 0: the runs do not tell it, so it is as before */
} hscal_fitted_value;

typedef struct hscal_fit {
  hscal_fitted_value value[HSCAL_FIT_PARAMETERS];
  int told, folds;
  int folds_are_tasks; /* 1: a fold leaves out whole tasks; 0: there is one task, folds are runs of it */
  double *log_before, *log_after,
      *log_left; /* [runs] logarithms of predicted seconds; log_left: fitted without this run */
  hscal_agreement before, after, left;
} hscal_fit;

/* Adjusts *machine, which must be the caller's own. *fit is to be freed in any case. Returns 0; HSCAL_ERROR_ARGUMENT: fewer runs
 * than HSCAL_FEWEST_RUNS, runs that do not fit on the machine, or runs that tell none of the numbers, and then the machine is as
 * before; HSCAL_ERROR_MEMORY, or a status of a prediction. */
int hscal__fit(hscal_machine *machine, const hscal_runs *runs, hscal_fit *fit);
void hscal__fit_free(hscal_fit *fit);

#endif
