/* Processes on as few nodes as possible: where messages between nodes are slow, these beat faster ones that are apart. Internal to src/search. */
#ifndef HSCAL_SEARCH_FEWEST_NODES_H
#define HSCAL_SEARCH_FEWEST_NODES_H

#include "search/space.h"

/* Puts nodes in the order in which they are taken, where that makes a difference. HSCAL_ERROR_MEMORY. */
int hscal__fewest_nodes_order(hscal_space *space);

/* hscal__map_processes to as few nodes as possible. */
int hscal__map_fewest_nodes(const hscal_space *space, int processes, double bytes_each, int *count);

#endif
