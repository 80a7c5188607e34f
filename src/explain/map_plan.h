/* A map of layouts and the plan that it is drawn for: the better of what both know. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_MAP_PLAN_H
#define HSCAL_EXPLAIN_MAP_PLAN_H

#include "search/state.h"

/* The plan's layout becomes a trial of the map's search, which times it as the search did; `filled`, its call, lives as
 * long as the search. */
int hscal__map_know_plan(hscal_search_state *search, const hscal_plan *plan, hscal_call *filled);

/* The plan of what the search has timed best, as a search would choose it, if it takes less time than `plan`; else
 * null. Never in place of what wisdom remembers, of matrices that lie somewhere already, or of what a program would
 * decide. */
int hscal__map_plan(hscal_search_state *search, const hscal_plan *plan, hscal_plan **better);

#endif
