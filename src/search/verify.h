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

/* Is one layout faster than another, whatever closed forms are off by? */
static inline int hscal__is_surely_faster(double seconds, double other_s) {
  return HSCAL_SURELY_FASTER * seconds < other_s;
}

/* In a program on many processes: the closed form of a layout that there was no time to evaluate becomes the incumbent if it is surely
 * faster. */
int hscal__accept_estimate(hscal_search_state *search);

#endif
