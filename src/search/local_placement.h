/* Local search over placements. Internal to src/search. */
#ifndef HSCAL_SEARCH_LOCAL_PLACEMENT_H
#define HSCAL_SEARCH_LOCAL_PLACEMENT_H

#include "search/state.h"

/* Strips of other heights, and other ways to share them. */
int hscal__try_strips(hscal_search_state *search);

/* Small moves: exchanges rows, columns, processes; moves a process to another node, or all processes of a node, as far as what is
 * asked for leaves any. */
int hscal__try_places(hscal_search_state *search, int *helped);

#endif
