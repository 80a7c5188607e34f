/* How faithfully a call is timed: which part of its events, and whether the dataflow clock will do. */
#ifndef HSCAL_MODELS_PREDICT_FIDELITY_H
#define HSCAL_MODELS_PREDICT_FIDELITY_H

#include "call/call.h"
#include "models/clock/sample.h"
#include "models/predict/calibrated.h"
#include "models/predict/effort.h"

/* A routine of ScaLAPACK: steps are series of their own, mostly chained. */
int hscal__is_composite(const hscal_call *call);
/* Does each step wait for the one before, so that steps have a pace? */
int hscal__is_chain(const hscal_call *call);

/* Operations that a clock may spend on a composite. */
double hscal__composite_operations(hscal_spending may, int processes);

/* What a composite will emit, into the workspace's budget. 0 or a status; HSCAL_TOO_DEAR (timing.h). */
int hscal__fidelity_dry_run(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                            hscal_effort effort);
/* The sample to time, by what the clock usually may spend. */
hscal_sample hscal__fidelity_sample(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                                    hscal_effort effort, hscal_spending usual);
/* Which part of their time messages of the call may share links on the dataflow clock. */
double hscal__fidelity_most_shared(const hscal_workspace *workspace, const hscal_call *call,
                                   const hscal_layout *layout);
/* Lets the dataflow clock give up early where the other one will be needed. */
void hscal__fidelity_look_early(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout);
/* Calls of far too many events are known before the clock has run for a minute; the clock itself counts those that are near the limit. */
int hscal__fidelity_check_events(const hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout);

#endif
