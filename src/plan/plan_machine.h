/* The machine as the processes of a plan see it. */
#ifndef HSCAL_PLAN_PLAN_MACHINE_H
#define HSCAL_PLAN_PLAN_MACHINE_H

#include "hscal.h"
#include "machine/machine.h"

/* With as many threads in each process as the plan has; where it has no processes, any number that the class knows. *seen, to be freed,
 * is left alone after a failure: HSCAL_ERROR_MEMORY, and as hscal__machine_with_threads. */
int hscal__plan_machine(const hscal_machine *machine, const hscal_plan *plan, hscal_machine **seen);

#endif
