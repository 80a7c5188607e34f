/* Processes mapped to nodes. Internal to src/search. */
#ifndef HSCAL_SEARCH_MAPPING_H
#define HSCAL_SEARCH_MAPPING_H

#include "search/space.h"

/* Puts slots in order. HSCAL_ERROR_MEMORY. */
int hscal__order_slots(hscal_space *space);

/* Maps `processes` to nodes, never more to a node than its memory holds when each takes `bytes_each`. count[nnodes]: processes of each.
 * Returns 1, or 0 if they cannot all be placed. Not for HSCAL_MAPPING_LPT, which needs a grid (lpt.h). */
int hscal__map_processes(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each, int *count);

#endif
