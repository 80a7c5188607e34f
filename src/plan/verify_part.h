/* A plan that is predicted roughly, timed by the better clock. Internal to src/plan. */
#ifndef HSCAL_PLAN_VERIFY_PART_H
#define HSCAL_PLAN_VERIFY_PART_H

#include "call/call.h"
#include "hscal.h"
#include "plan/thread_choices.h"

/* Times a plan by the better clock, if it was not, and if that takes no more than HSCAL_VERIFYING_SHARE of the time that it might be thought about:
 * what it takes becomes what the plan predicts. Seconds, 0 if it is not known. What goes wrong is no matter: the plan stays as it is. */
double hscal__verify_part(const hscal_call *open, const hscal_machine *machine, const hscal_thread_choices *choices,
                          hscal_plan *plan);

#endif
