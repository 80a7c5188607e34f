/* How much of a call is timed, and what that costs: counted in operations of the clocks, so that it is the same on any computer. */
#ifndef HSCAL_MODELS_PREDICT_EFFORT_H
#define HSCAL_MODELS_PREDICT_EFFORT_H

#include "call/call.h"
#include "models/predict/workspace.h"

typedef enum hscal_effort {
  HSCAL_EFFORT_ESTIMATE, /* bounds and closed form */
  HSCAL_EFFORT_LOW_FIDELITY, /* as next, but as if nothing were shared: several times cheaper where links or processors are */
  HSCAL_EFFORT_MODEL,        /* the clock over a sample of the periodic steps: cost does not grow with N */
  HSCAL_EFFORT_FULL          /* the clock over every event, of which there must not be too many */
} hscal_effort;

/* About the most that HSCAL_EFFORT_MODEL takes for a call on so many processes, so weighed, where messages share links or do not; of a composite
 * of so many operations in all (0: not known). */
double hscal__timeof_effort(const hscal_call *call, int processes, int shares, double volume);
/* Counts what a clock has done that has run. */
void hscal__effort_count(hscal_workspace *workspace, int is_dataflow);
struct hscal_sample;
/* What a timing of a sample may take at most, beside what the other clock has done in vain. */
void hscal__effort_limit(const hscal_workspace *workspace, int is_dataflow, hscal_effort effort,
                         struct hscal_sample *sample);

#endif
