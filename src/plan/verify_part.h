/* Plans of several planners that are predicted roughly: the best of them are timed by the better clock, to see which is. Internal to hscal. */
#ifndef HSCAL_PLAN_VERIFY_PART_H
#define HSCAL_PLAN_VERIFY_PART_H

#include "call/call.h"
#include "hscal.h"
#include "plan/part_result.h"
#include "plan/thread_choices.h"

/* Such plans at most. */
enum { HSCAL_MOST_VERIFIED_PARTS = 64 };

/* Plans of the others that take longer need not be timed: they are too far from the best, or enough are before them. */
double hscal__verified_parts_limit_s(const hscal_part_result *results, int planners);

/* Times a plan by the better clock, if it was not, and if that takes no more than HSCAL_VERIFYING_SHARE of the time that it might be thought about:
 * what it takes becomes what the plan predicts. Seconds, 0 if it is not known. What goes wrong is no matter: the plan stays as it is. */
double hscal__verify_part(const hscal_call *open, const hscal_machine *machine, const hscal_thread_choices *choices,
                          hscal_plan *plan);

#endif
