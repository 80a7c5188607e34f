/* A plan that knows no usual layouts, held against one that does. Internal to src/plan. */
#ifndef HSCAL_PLAN_TAKE_OVER_H
#define HSCAL_PLAN_TAKE_OVER_H

#include "hscal.h"
#include "plan/guard.h"

/* Seconds of the best usual layout as far as the plan knows it: its own if that was kept. */
double hscal__usual_s(const hscal_plan *plan);

/* first_s: what the first takes, as far as that is known. 1: `other`, which gains so much over the best usual layout, takes the place of `first`, whose usual layouts become its own, compared with it
 * ("4.1 % slower", then `why`). 0: it is not faster, or its gain is not sure; what could be gained is noted where the usual layout was kept. */
int hscal__takes_over(hscal_plan *first, double first_s, hscal_plan *other, const hscal_gain *gain, const char *why);

#endif
