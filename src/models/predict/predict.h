/* Seconds of a call on a machine: the clocks and the lower bounds, behind one door. */
#ifndef HSCAL_MODELS_PREDICT_PREDICT_H
#define HSCAL_MODELS_PREDICT_PREDICT_H

#include "models/clock/timing.h"
#include "models/cost/placement.h"

/* Beyond, a search would take minutes and gigabytes. */
enum { HSCAL_MOST_PROCESSES = 1 << 17 };

/* As many processes as plans are made for: a mistyped grid shall not ask for all memory and an hour. Returns 0, or
 * HSCAL_ERROR_UNSUPPORTED with the grid and the limit. */
int hscal__timeof_check_size(const hscal_layout *layout);

typedef enum hscal_effort {
  HSCAL_EFFORT_ESTIMATE, /* bounds and closed form */
  HSCAL_EFFORT_LOW_FIDELITY, /* as next, but as if nothing were shared: several times cheaper where links or processors are */
  HSCAL_EFFORT_MODEL,        /* the clock over a sample of the periodic steps: cost does not grow with N */
  HSCAL_EFFORT_FULL          /* the clock over every event, of which there must not be too many */
} hscal_effort;

/* Memory that predictions use and a search keeps from one to the next. Not for two threads at once. */
typedef struct hscal_workspace hscal_workspace;
hscal_workspace *hscal__workspace_new(void); /* null: out of memory */
void hscal__workspace_free(hscal_workspace *workspace);
/* Operations of processes (computing, sending, receiving) that the last prediction looked at: what it cost, whatever the
 * computer. */
double hscal__workspace_operations(const hscal_workspace *workspace);
/* The same weighed by what they take: 1 is 60 ns on the computers of docs/explanation/fidelity.md. */
double hscal__workspace_effort(const hscal_workspace *workspace);
/* About the most that HSCAL_EFFORT_MODEL takes for a call on so many processes, so weighed, where messages share links or do not; of a composite
 * of so many operations in all (0: not known). */
double hscal__timeof_effort(const hscal_call *call, int processes, int shares, double volume);
/* Operations of all of the composite that was timed last, sampled or not. */
double hscal__workspace_volume(const hscal_workspace *workspace);
/* Did messages share links so much that the event-driven clock had to time the last prediction, or would have had to? */
int hscal__workspace_shares(const hscal_workspace *workspace);
/* From now on HSCAL_EFFORT_MODEL does not ask the dataflow clock first whether they do (0: it does, as in the beginning). */
void hscal__workspace_expect_sharing(hscal_workspace *workspace, int expects);
/* From now on HSCAL_EFFORT_LOW_FIDELITY and HSCAL_EFFORT_MODEL give up with HSCAL_TOO_DEAR, which is no error, when so much is done (INFINITY: never, as in the beginning). */
void hscal__workspace_limit(hscal_workspace *workspace, double effort);
/* Would HSCAL_EFFORT_MODEL have gone another way than the last prediction, which was rough? */
int hscal__workspace_was_low_fidelity(const hscal_workspace *workspace);

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

/* A time that the call cannot beat on this layout and placement (models/bounds/bound.h). */
int hscal__lower_bound_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                          const hscal_placement *placement, double *bound_s);
/* The same, but once it is known to reach a limit it may be any bound that does. */
int hscal__lower_bound_within(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                              const hscal_placement *placement, double limit_s, double *bound_s);

#endif
