/* Which grids are expanded first, where there are too many for all: the best of each part of the plane of rows and columns, since
 * prior estimates are off alike for grids that are alike; and what is next to a layout that proves good. Internal to src/search. */
#ifndef HSCAL_SEARCH_CANDIDATE_ORDER_H
#define HSCAL_SEARCH_CANDIDATE_ORDER_H

#include "search/state.h"

/* Puts grids in the order in which they are expanded: where not all can be, first the best of each part of the plane and of each way to lay
 * processes on it. HSCAL_ERROR_MEMORY. */
int hscal__order_grids(hscal_search_state *search);

/* Expands grids in order, as long as they can beat the incumbent, until `budget` operations are spent on it, unless the fallback
 * cannot be fallen back on. */
int hscal__expand_first(hscal_search_state *search, double budget, int can_fall_back);

/* Expands the next few; how many in *more, 0 if none is left. */
int hscal__expand_more(hscal_search_state *search, int *more);

/* Expands the best few grids next to one that has proved good, unless that exceeds a budget. */
int hscal__expand_near(hscal_search_state *search, int grid, double budget);

#endif
