/* What the clock says of a plan, however roughly that was made: over every event, or where these are too many the good sample. */
#ifndef HSCAL_BENCHMARKS_PLANNING_JUDGE_H
#define HSCAL_BENCHMARKS_PLANNING_JUDGE_H

#include "call/call.h"
#include "hscal.h"

/* Seconds of the layout of a plan of this call, whose blocks are open. An hscal_status. */
int judge_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s);

#endif
