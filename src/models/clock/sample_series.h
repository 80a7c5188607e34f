/* Windows of a series of a product: steps that shrink or grow evenly and do not wait for one another much. */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_SERIES_H
#define HSCAL_MODELS_CLOCK_SAMPLE_SERIES_H

#include "models/clock/windows.h"

/* Steps until the owners of panels come round: of the whole grid, and of its longer dimension (0: not shorter). */
typedef struct hscal_turns {
  int64_t whole, part;
} hscal_turns;

/* Steps that can be afforded: a series so short is timed as a whole unless windows leave out half of it; of a longer one windows may
 * take so many steps at most. */
typedef struct hscal_step_budget {
  int64_t affordable, most;
} hscal_step_budget;

/* Plans the windows of a series of `count` steps: about `kept` of them, in whole turns, or, where these are too long, in parts, or
 * in what fits. Leaves series->nwindows 0 if every step is to be timed. */
void hscal__sample_series_plan(hscal_series *series, int64_t kept, int64_t count, hscal_turns turns,
                               hscal_step_budget budget);

#endif
