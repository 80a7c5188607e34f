/* Plans of one search. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_ONCE_H
#define HSCAL_PLAN_PLAN_ONCE_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* The plan of a search with processes as the machine has them, on all nodes (node_class -1) or on those of one class;
 * decision_s is left 0. Threads and classes are chosen above (plan_threads.c). */
int hscal__plan_once(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int node_class,
                     hscal_plan **plan);

/* Replaces the usual layouts of a plan by those that all nodes have within the options, evaluated in high fidelity, in
 * a program in low; what is refused or does not fit has no time, and a reason. */
int hscal__plan_baselines(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          hscal_plan *plan);

#endif
