/* The search: the layout and placement that take the least time, within a budget. */
#ifndef HSCAL_SEARCH_SEARCH_H
#define HSCAL_SEARCH_SEARCH_H

#include "search/result.h"
#include "search/state.h"

/* A search that has found nothing is no choice, unless there is nothing else: then its reason is reported. */
static inline int hscal__is_no_choice(int status) {
  return status == HSCAL_ERROR_NO_GRID || status == HSCAL_ERROR_NO_FIT;
}

/* Evaluates candidates within the budget. HSCAL_ERROR_NO_GRID or HSCAL_ERROR_NO_FIT, with the reason, if there is no layout. */
int hscal__run_search(hscal_search_state *search);

/* Evaluates the usual layouts alone. */
int hscal__evaluate_usual(hscal_search_state *search);

/* What was found, as long as the search lives. */
hscal_search_result hscal__search_result(const hscal_search_state *search);

#endif
