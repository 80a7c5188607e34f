/* Parts of a step, such as the columns of a panel: a few of them stand for all. */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_PARTS_H
#define HSCAL_MODELS_CLOCK_SAMPLE_PARTS_H

#include "call/call.h"
#include "events/event.h"
#include "models/clock/windows.h"

/* The parts of a step: the first ones are timed, and those in one window or two, which stand for the rest. */
enum { HSCAL_PART_WINDOWS = 2 };
typedef struct hscal_parts {
  int64_t first; /* so many; 0: every part is timed */
  int at;        /* the present window */
  int windows;
  hscal_window window[HSCAL_PART_WINDOWS];
} hscal_parts;

/* A loop over parts, in each of which the processes of a line wait for one another (-1: of each line, which has parts of its own). Is it
 * of a step of a series, one of many? */
typedef struct hscal_loop_of_parts {
  hscal_scope scope;
  int line, in_step;
  int64_t count;
  double density; /* so many times as many as usual can be afforded; 0: not known */
} hscal_loop_of_parts;
/* Of its parts so many are timed; which. */
int64_t hscal__sample_parts_timed(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity);
hscal_parts hscal__sample_parts_plan(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity);

/* Processes of a line of the scope. */
int hscal__line_members(const hscal_layout *layout, hscal_scope scope);

#endif
