/* What is done with layouts that were found for a smaller problem (scaled_down.h). Internal to src/search. */
#ifndef HSCAL_SEARCH_SCALED_LAYOUT_H
#define HSCAL_SEARCH_SCALED_LAYOUT_H

#include "search/state.h"

/* The candidate that one of them is, which joins the pool; -1: it cannot win, or is refused. */
int hscal__find_scaled(hscal_search_state *search, const hscal_scaled_layout *layout, int *candidate);

/* Evaluates them, the best first, in low fidelity until so much is spent in all. */
int hscal__evaluate_scaled(hscal_search_state *search, double limit);

#endif
