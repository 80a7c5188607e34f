/* Do layouts fit in the memory of their nodes? Internal to src/search. */
#ifndef HSCAL_SEARCH_MEMORY_CHECK_H
#define HSCAL_SEARCH_MEMORY_CHECK_H

#include "search/state.h"

/* Does every node hold what its processes need? Notes the smallest need of those that do not fit. HSCAL_ERROR_MEMORY. */
int hscal__check_memory(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, int *fits);

#endif
