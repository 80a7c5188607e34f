/* Layouts that there is no time to evaluate: their closed forms decide, where these surely do. Internal to src/search. */
#ifndef HSCAL_SEARCH_UNTIMED_H
#define HSCAL_SEARCH_UNTIMED_H

#include "search/state.h"

/* Is one layout of its call faster than another, as far as closed forms are off among its layouts? */
int hscal__is_surely_faster(const hscal_search_state *search, double seconds, double other_s);

/* Was a layout found for a smaller problem that is surely faster than the fallback? */
int hscal__is_scaled_surely_faster(const hscal_search_state *search);

/* In a hurry: the closed form of a layout that there was no time to evaluate becomes the incumbent if it is surely faster than what is known.
 * That of the fallback with other blocks is off by less than that of any other. fallback_s: what the fallback
 * takes, by its closed form if it is untimed, too. */
int hscal__accept_untimed(hscal_search_state *search, double fallback_s, int is_fallback_untimed);

/* Is the incumbent one of these? */
int hscal__is_best_untimed(const hscal_search_state *search);

#endif
