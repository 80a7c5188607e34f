/* The planner: from a call, a machine and options to a plan. */
#ifndef HSCAL_PLAN_PLANNER_H
#define HSCAL_PLAN_PLANNER_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* Plans the call on the machine. `options` may be null. The call may have open blocks; closed ones are kept.
 * Local, deterministic (the plan does not depend on how fast this machine decides). */
int hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan);

#endif
