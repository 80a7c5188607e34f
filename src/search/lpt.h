/* Placement where shares are uneven: longest processing time first, for machines of unequal speed. Internal to src/search. */
#ifndef HSCAL_SEARCH_LPT_H
#define HSCAL_SEARCH_LPT_H

#include "estimate/skeleton.h"
#include "search/space.h"

/* Gives each share to the node that is done with it soonest, largest shares first, within the nodes' caps; equal shares
 * are then laid in strips. */
int hscal__place_lpt(const hscal_space *space, const hscal_cost_skeleton *skeleton, int height, int *node_of);

#endif
