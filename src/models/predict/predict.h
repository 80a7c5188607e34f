/* Seconds of a call on a machine: the clocks and the lower bounds, behind one door. */
#ifndef HSCAL_MODELS_PREDICT_PREDICT_H
#define HSCAL_MODELS_PREDICT_PREDICT_H

#include "models/clock/observer.h"
#include "models/cost/placement.h"
#include "models/predict/effort.h"
#include "models/predict/workspace.h"

/* Beyond, a search would take minutes and gigabytes. */
enum { HSCAL_MOST_PROCESSES = 1 << 17 };

/* Checks the number of processes: a mistyped grid must not take all memory and an hour. Returns 0, or
 * HSCAL_ERROR_UNSUPPORTED with the grid and the limit. */
int hscal__timeof_check_size(const hscal_layout *layout);

/* Predicted seconds of the call, from a barrier to a barrier (event_clock.h). Returns 0, HSCAL_ERROR_MEMORY,
 * HSCAL_ERROR_MACHINE (no speed for this kernel), HSCAL_ERROR_ARGUMENT (a node that does not exist), HSCAL_ERROR_UNSUPPORTED
 * (more than 100,000,000 operations of processes for HSCAL_EFFORT_FULL, 1,000,000,000 in a sample) or
 * HSCAL_ERROR_INTERNAL (a deadlock in the events). The second form uses the caller's workspace. */
int hscal__timeof(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                  hscal_effort effort, double *predicted_s);
int hscal__timeof_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                     const hscal_placement *placement, hscal_effort effort, double *predicted_s);

/* The same, not below a bound that is known. */
int hscal__timeof_above(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                        const hscal_placement *placement, hscal_effort effort, double bound_s, double *predicted_s);

/* The same with the data for which the routine has least to do (range_s[0]) and most (range_s[1]), neither of them on the wrong
 * side of *predicted_s, which is given; both are that where no work depends on data
 * (instrumented_scalapack/expectations.h). */
int hscal__timeof_range(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                        double predicted_s, double range_s[2]);

/* Seconds of the sampled call by the event-driven clock, whatever else would suffice, before the eyes of an observer; costs are
 * set. What samples stand for is not observed. */
int hscal__timeof_observed(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                           const hscal_clock_observer *observer, double *predicted_s);

/* A time that the call cannot beat on this layout and placement (models/bounds/bound.h). */
int hscal__lower_bound_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                          const hscal_placement *placement, double *bound_s);
/* The same, but once it is known to reach a limit it may be any bound that does. */
int hscal__lower_bound_within(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                              const hscal_placement *placement, double limit_s, double *bound_s);

#endif
