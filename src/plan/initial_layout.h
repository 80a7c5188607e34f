/* The layout in which the caller's matrices lie already: it is kept unless another surely gains, moving included
 * (guard.h). Internal to src/plan. */
#ifndef HSCAL_PLAN_INITIAL_LAYOUT_H
#define HSCAL_PLAN_INITIAL_LAYOUT_H

#include "call/call.h"
#include "hscal.h"
#include "plan/thread_choices.h"

/* Where the options have an origin: puts it in place of the layout that was planned, unless moving there pays; the plan
 * says what it would have cost and gained. HSCAL_ERROR_ARGUMENT if the origin is no layout on this machine,
 * HSCAL_ERROR_NO_FIT if the matrices can neither stay nor be moved. */
int hscal__keep_initial_layout(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                               const hscal_thread_choices *choices, hscal_plan *plan);

#endif
