/* The plan that takes the least time: remembered or searched for, and held against where the matrices lie. Internal to
 * src/plan. */
#ifndef HSCAL_PLAN_FASTEST_PLAN_H
#define HSCAL_PLAN_FASTEST_PLAN_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* As hscal__plan_call, whatever the objective; decision_s is left 0. */
int hscal__fastest_plan(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan);

#endif
