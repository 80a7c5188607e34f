/* What ratios of predicted times are off by, learned from pairs of runs of one task. */
#ifndef HSCAL_FIT_PAIR_ERRORS_H
#define HSCAL_FIT_PAIR_ERRORS_H

#include "fit/runs.h"
#include "machine/machine.h"

/* Fewer say nothing: pairs of a task share runs, so tasks count, too. */
enum { HSCAL_FEWEST_PAIRS = 20, HSCAL_FEWEST_PAIR_TASKS = 3 };

typedef struct hscal_pair_error {
  int pairs, tasks; /* of that kind, and of how many tasks they are */
  double
      half_width; /* |log(predicted ratio / measured ratio)| that 9 in 10 pairs stay below, each task counting alike */
  int is_told;    /* 0: there are too few */
} hscal_pair_error;

typedef struct hscal_pair_errors {
  hscal_pair_error kind[HSCAL_PAIR_KINDS];
  int repeated; /* runs that were made several times */
  double noise; /* their median scatter, a logarithm; 0 where there are none */
} hscal_pair_errors;

/* The width in units of -log(1 - mean_error), the error of single predictions: what machines that know no widths go by. */
double hscal__pair_factor(const hscal_pair_error *error, double mean_error);

hscal_pair_kind hscal__run_pair(const hscal_run *a, const hscal_run *b);

/* log_s[runs->count]: logarithms of predicted seconds, each by a fit in which the run's task took no part. HSCAL_ERROR_MEMORY. */
int hscal__pair_errors(const hscal_runs *runs, const double *log_s, hscal_pair_errors *errors);

/* What a machine says of it: kinds that are told, and the noise where runs were repeated. */
hscal_ratio_errors hscal__ratio_errors_of(const hscal_pair_errors *errors);

/* Sets that on the machine. Where no run was repeated its noise stays, which may have been measured. */
void hscal__ratio_errors_set(hscal_machine *machine, const hscal_pair_errors *errors);

#endif
