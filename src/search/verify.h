/* High fidelity for what may be the best. Internal to src/search. */
#ifndef HSCAL_SEARCH_VERIFY_H
#define HSCAL_SEARCH_VERIFY_H

#include "search/calibrated.h"
#include "search/state.h"

/* Evaluates in high fidelity what was evaluated in low fidelity alone and may be the best, or, where the low fidelity was exact, the best
 * blocks on grids nearby. */
int hscal__verify_promising(hscal_search_state *search);

/* Evaluates in high fidelity whatever the budget, unless in deadline mode: the best guesses, and until there is an incumbent. */
int hscal__verify_incumbent(hscal_search_state *search);

#endif
