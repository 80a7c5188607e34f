/* Where the processes of a plan stand on the grid. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_PLACES_H
#define HSCAL_PLAN_PLAN_PLACES_H

#include "hscal.h"

#include <stdio.h>

/* The rule of the placement and, of a small grid, its picture. HSCAL_ERROR_MEMORY. */
int hscal__put_places(FILE *out, const hscal_plan *plan);

#endif
