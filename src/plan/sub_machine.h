/* Plans on some of the machine's nodes. Internal to src/plan. */
#ifndef HSCAL_PLAN_SUB_MACHINE_H
#define HSCAL_PLAN_SUB_MACHINE_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* The order in which nodes are taken where not all are: kinds by the speed of a node of theirs at the call, the fastest
 * first, the nodes of a kind as the machine has them. Nodes without options->slots are left out.
 * nodes[machine->nnodes]; *count: how many. HSCAL_ERROR_MEMORY. */
int hscal__nodes_by_speed(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          int *nodes, int *count);

/* hscal__plan_call, or as it. */
typedef int hscal_planner(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          hscal_plan **plan);

/* Plans as if the machine had these nodes alone, nodes[count], in any order. The nodes of the plan are those of the
 * whole machine. `options` may be null, and have no origin; their wisdom is not asked. */
int hscal__plan_sub_machine(hscal_planner *planner, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, const int *nodes, int count, hscal_plan **plan);

#endif
