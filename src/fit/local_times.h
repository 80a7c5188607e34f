/*
 * What runs take on machines near a known one: log(seconds) there, and how much each changes with each parameter. A time is
 * taken for a sum of parts, one per parameter, each in proportion to that, and a rest; so it holds for some way, and costs
 * nothing.
 */
#ifndef HSCAL_FIT_LOCAL_TIMES_H
#define HSCAL_FIT_LOCAL_TIMES_H

#include "fit/parameters_table.h"

typedef struct hscal_local_times {
  int runs;
  double at[HSCAL_FIT_PARAMETERS];            /* logarithms of the factors of the known machine */
  double *log_s;                              /* [runs] of it */
  double (*elasticity)[HSCAL_FIT_PARAMETERS]; /* [runs] change of log(seconds) per change of the log factor */
} hscal_local_times;

/* Memory for so many runs. 0 or HSCAL_ERROR_MEMORY; to be freed in any case. */
int hscal__local_times_new(hscal_local_times *local, int runs);
void hscal__local_times_free(hscal_local_times *local);

/* Of another machine: the slopes are 0 and for the caller to fill. */
void hscal__local_times_set(hscal_local_times *local, const double *at, const double *log_s);

/* Logarithm of the seconds of a run on the machine with these log factors. */
double hscal__local_log_s(const hscal_local_times *local, const double *log_factor, int run);

#endif
