/* The grids of the pool. Internal to src/search. */
#ifndef HSCAL_SEARCH_GRID_CANDIDATES_H
#define HSCAL_SEARCH_GRID_CANDIDATES_H

#include "search/state.h"

/* Lists the grids: every number of processes, mapped to nodes in each way, on every grid. */
int hscal__grid_candidates_list(hscal_search_state *search);

#endif
