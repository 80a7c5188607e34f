/* Which of a scheme's events the expander passes on to be timed, and how the others are accounted for. */
#ifndef HSCAL_MODELS_SAMPLING_H
#define HSCAL_MODELS_SAMPLING_H

#include "models/expand.h"

/* Fills in what the sink answers to repeats and series, by the expander's sample. */
void hscal__sampling_set(hscal_expander *expander);

/* Called before each event is expanded: marks the time where the limit asks for it, or ends the call there by a status for
 * hscal__expander_status. */
int hscal__sampling_before(hscal_expander *expander, const hscal_event *event);

/* Plans the windows of a series of `count` steps: about `kept` of them, in whole turns of `period` steps, or, where that is too
 * long, of `part` (0: there is none shorter). Leaves series->nwindows 0 if every step is to be timed. */
void hscal__series_plan(hscal_series *series, int64_t kept, int64_t count, int64_t period, int64_t part);

#endif
