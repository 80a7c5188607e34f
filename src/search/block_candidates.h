/* Expands grids: the candidates of their block sizes and panel widths, with estimates and bounds. Internal to src/search. */
#ifndef HSCAL_SEARCH_BLOCK_CANDIDATES_H
#define HSCAL_SEARCH_BLOCK_CANDIDATES_H

#include "search/state.h"

/* Puts the coarse candidates of a grid into the pool: block sizes and panel widths that are powers of two, or all if these are few. */
int hscal__expand_grid(hscal_search_state *search, int grid);

/* Adds those candidates of the same grid whose block or panel is next to that of a candidate, unless they are there. */
int hscal__expand_finer(hscal_search_state *search, int candidate);

/* One candidate of a grid (block and panel: indices), which joins the pool if it is not in it; *candidate: its index, -1 if it cannot win or is refused. */
int hscal__expand_one(hscal_search_state *search, int grid, int block, int panel, int *candidate);

#endif
