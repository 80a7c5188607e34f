/* Processes in the order in which they are started. Internal to src/search. */
#ifndef HSCAL_SEARCH_NATURAL_ORDER_H
#define HSCAL_SEARCH_NATURAL_ORDER_H

#include "search/space.h"

/* Puts count[node] processes of each node where they stand in the order in which they are started, row by row or ('C') column by column:
 * node_of[nprow*npcol]. HSCAL_ERROR_MEMORY. */
int hscal__natural_order(const hscal_space *space, char order, const int *count, int nprow, int npcol, int *node_of);

#endif
