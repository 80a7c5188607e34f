/* Parts of a step, such as the columns of a panel: a few of them stand for all. */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_PARTS_H
#define HSCAL_MODELS_CLOCK_SAMPLE_PARTS_H

#include "call/call.h"
#include "events/event.h"
#include "models/clock/part_runs.h"
#include "models/clock/windows.h"

/* The parts of a step: the first ones are timed, and those in one window or two, or in one for each run of alike ones, which stand for the
 * rest. */
enum { HSCAL_PART_WINDOWS = 2, HSCAL_MOST_PART_WINDOWS = HSCAL_MOST_PART_RUNS };
typedef struct hscal_parts {
  int64_t first; /* so many; 0: every part is timed */
  int at;        /* the present window */
  int windows;
  hscal_window window[HSCAL_MOST_PART_WINDOWS];
} hscal_parts;

/* A loop over parts, in each of which the processes of a line wait for one another (-1: of each line, which has parts of its own). Is it
 * of a step of a series, one of many? */
typedef struct hscal_loop_of_parts {
  hscal_scope scope;
  int line, in_step;
  int64_t count;
  const hscal_part_runs *runs; /* null: all are alike */
  double density;              /* so many times as many as usual can be afforded; 0: not known */
} hscal_loop_of_parts;
/* The runs of its parts, where one line sums (`runs` keeps them); null: all are taken to be alike. */
const hscal_part_runs *hscal__line_runs(hscal_part_runs *runs, const hscal_costs *costs, const hscal_layout *layout,
                                        const hscal_loop_of_parts *loop);

/* Of its parts so many are timed; which. */
int64_t hscal__sample_parts_timed(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity);
hscal_parts hscal__sample_parts_plan(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity);

/* Processes of a line of the scope. */
int hscal__line_members(const hscal_layout *layout, hscal_scope scope);

#endif
