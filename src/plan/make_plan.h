/* Turns what a search found into a plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_MAKE_PLAN_H
#define HSCAL_PLAN_MAKE_PLAN_H

#include "search/result.h"

/* The plan of a search with at least one evaluated layout; decision_s is left 0. */
int hscal__plan_make(const hscal_search_result *result, hscal_plan **plan);

#endif
