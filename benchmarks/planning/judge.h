/* What the layout of a plan takes by a clock that is better than the one that made the plan. */
#ifndef HSCAL_BENCHMARKS_PLANNING_JUDGE_H
#define HSCAL_BENCHMARKS_PLANNING_JUDGE_H

#include "call/call.h"
#include "hscal.h"

/* Seconds of the layout of a plan of this call, whose blocks are open: of every event (*is_exact, unless null), or where these are too many by a sample ten times
 * as large as those of searches. An hscal_status. */
int judge_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s,
               int *is_exact);

/* By that sample, to tell what it is off by. */
int judge_by_sample(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s);

#endif
