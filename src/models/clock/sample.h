/* Which of a scheme's events are passed on to be timed, and how the others are accounted for. */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_H
#define HSCAL_MODELS_CLOCK_SAMPLE_H

#include "models/clock/lower.h"

/* Fills in what the sink answers to repeats and series, by the lowering's sample. */
void hscal__sample_set(hscal_lowering *lowering);

/* Called before each event is expanded: marks the time where the limit asks for it, or ends the call there by a status for
 * hscal__sample_status. */
int hscal__sample_before(hscal_lowering *lowering, const hscal_event *event);

/* A loop over parts, in each of which the processes of a line wait for one another (-1: of each line, which has parts of its own). Is it
 * of a step of a series, one of many? */
typedef struct hscal_loop_of_parts {
  hscal_scope scope;
  int line, in_step;
  int64_t count;
  double density; /* so many times as many as usual can be afforded; 0: not known */
} hscal_loop_of_parts;
/* Of its parts so many are timed. */
int64_t hscal__parts_timed(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity);
int hscal__line_members(const hscal_layout *layout, hscal_scope scope);

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
 * in what there is room for. Leaves series->nwindows 0 if every step is to be timed. */
void hscal__series_plan(hscal_series *series, int64_t kept, int64_t count, hscal_turns turns, hscal_step_budget room);

#endif
