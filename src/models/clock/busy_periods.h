/*
 * For the dataflow clock where links are shared: when a link is taken. Messages come in any order of time; each takes what is left of the
 * link from when it is ready on, until all of it has passed. So a link never carries more than it can, however many messages meet on it and
 * in whichever order they come: what contention_estimate.h cannot know where more are on their way than it remembers. Only there, because
 * messages share a link evenly, and here who comes first in the stream has it to itself.
 */
#ifndef HSCAL_MODELS_CLOCK_BUSY_PERIODS_H
#define HSCAL_MODELS_CLOCK_BUSY_PERIODS_H

#include "models/clock/calibrated.h"

typedef struct hscal_busy_period {
  double begin_s, end_s;
} hscal_busy_period;

/* The last ones, in order of time, apart; what was before is taken to be free. Messages that follow one another are one period. */
typedef struct hscal_busy_periods {
  int count;
  int looked; /* at so many periods so far: what it has cost */
  hscal_busy_period period[HSCAL_BUSY_PERIODS];
} hscal_busy_periods;

/* Nobody has taken the link. */
void hscal__busy_periods_reset(hscal_busy_periods *periods);

/* A message that is ready at begin_s and would need takes_s alone: when it has passed. */
double hscal__busy_periods_take(hscal_busy_periods *periods, double begin_s, double takes_s);

#endif
