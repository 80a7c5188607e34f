/* Which process sits at which grid coordinate. Internal to src/search. */
#ifndef HSCAL_SEARCH_PLACEMENT_H
#define HSCAL_SEARCH_PLACEMENT_H

#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"
#include "search/space.h"

/* Places count[node] processes of each node on the grid of `skeleton`, fast processes first, starting at the process
 * with the first block. The grid is filled in strips of `height` rows, each strip column by column, so a node's
 * processes stand side by side: 1 = along rows, nprow = along columns, between = in tiles. Where each switch has columns or rows
 * of its own, as many as it has processes for, about, so are these filled, one after the other. The natural order, if one is asked for, in place of all this.
 * node_of[nprow*npcol]. */
int hscal__place_in_strips(const hscal_space *space, const hscal_cost_skeleton *skeleton, const int *count, int height,
                           hscal_tiling tiling, int *node_of);

/* Are nodes with processes behind several switches? */
int hscal__spans_switches(const hscal_space *space, const int *count);

/* The heights worth trying for a grid: ascending, heights[HSCAL_HEIGHTS]; returns their number. */
enum { HSCAL_HEIGHTS = 6 };
int hscal__strip_heights(int nprow, int npcol, int most_on_a_node, int *heights);

#endif
