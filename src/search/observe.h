/* Evaluates candidates and learns from it. Internal to src/search. */
#ifndef HSCAL_SEARCH_OBSERVE_H
#define HSCAL_SEARCH_OBSERVE_H

#include "search/state.h"

/* Evaluates a candidate, in low fidelity first and in high fidelity when its turn comes again; the surrogate observes the time. What becomes the incumbent
 * brings its neighbours into the pool. */
int hscal__evaluate_and_observe(hscal_search_state *search, int candidate);

/* The low fidelity of the fallback, which was asked before there were candidates, is observed of that of them which is this layout; if none is, it tells
 * something of the nearest. */
int hscal__observe_fallback(hscal_search_state *search);

/* A recorded call that is wrong in itself is refused whatever the layout, each time after it has been made. */
int hscal__is_always_refused(const hscal_search_state *search);

/* From now on candidates are evaluated, too, that most likely are equivalent to others. Were they not before? */
int hscal__try_equivalents(hscal_search_state *search);

#endif
