/* The loop of the search: the candidate of best acquisition is evaluated, and more grids are expanded where none beats the incumbent. Internal to
 * src/search. */
#ifndef HSCAL_SEARCH_SELECT_H
#define HSCAL_SEARCH_SELECT_H

#include "search/state.h"

/* Evaluates candidates until the budget is spent or no acquisition beats the incumbent, however many grids are expanded. */
int hscal__select_and_evaluate(hscal_search_state *search);

#endif
