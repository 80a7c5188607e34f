/* hscal plan --workload FILE: the one layout for all calls of a workload. */
#ifndef HSCAL_TOOLS_WORKLOAD_PLAN_H
#define HSCAL_TOOLS_WORKLOAD_PLAN_H

#include "given_arguments.h"

/* Plans the workload that the arguments name and tells the plan beside what each call alone would like. Returns an exit status. */
int cli_plan_workload(const cli_arguments *arguments);

#endif
