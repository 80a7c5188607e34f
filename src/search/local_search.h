/* Better forms of the best layouts, by the clock. Internal to src/search. */
#ifndef HSCAL_SEARCH_LOCAL_SEARCH_H
#define HSCAL_SEARCH_LOCAL_SEARCH_H

#include "search/state.h"

/* Improves the best trials: first nodes in strips of other heights, then other blocks and panel widths in the same places, then small
 * moves, each kept if it helps: exchange two rows, two columns, two processes of unlike nodes; move a process to another node. */
int hscal__local_search(hscal_search_state *search);

#endif
