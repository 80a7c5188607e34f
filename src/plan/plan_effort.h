/* How much a search looked at, what that proves, and what one can do about the rest. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_EFFORT_H
#define HSCAL_PLAN_PLAN_EFFORT_H

#include "hscal.h"

#include <stdio.h>

void hscal__put_effort(FILE *out, const hscal_plan *plan);

#endif
