/* Nodes that give all their processes or none. Internal to src/search. */
#ifndef HSCAL_SEARCH_WHOLE_NODES_H
#define HSCAL_SEARCH_WHOLE_NODES_H

#include "search/space.h"

/* Puts nodes in the order in which whole ones are taken, if that is asked for. HSCAL_ERROR_MEMORY. */
int hscal__whole_nodes_order(hscal_space *space);

/* hscal__map_processes to whole nodes: of those that make up the number exactly the fastest ones, or (by node) the largest ones. */
int hscal__map_whole_nodes(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each,
                           int *count);

#endif
