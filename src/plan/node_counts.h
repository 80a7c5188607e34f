/* How many nodes a plan takes, where that is a choice. Internal to src/plan. */
#ifndef HSCAL_PLAN_NODE_COUNTS_H
#define HSCAL_PLAN_NODE_COUNTS_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* The plan that the objective asks for, of plans on more and fewer nodes (docs/explanation/node_hours.md). As
 * hscal__plan_call; HSCAL_ERROR_NO_GRID if none keeps the deadline, which names the fastest. */
int hscal__plan_node_counts(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan);

#endif
