/* Local search over blocks and panel widths, in the same places. Internal to src/search. */
#ifndef HSCAL_SEARCH_LOCAL_BLOCKS_H
#define HSCAL_SEARCH_LOCAL_BLOCKS_H

#include "search/state.h"

/* Other blocks and other widths, nearby ones first, `reach` apart at most: the estimate that chose among them is coarse, and where
 * there are many it saw only powers of two. */
int hscal__try_blocks_and_panels(hscal_search_state *search, int reach, int *helped);

/* Blocks of more rows than columns, or the other way round. They gain a few percent on grids that are longer than wide, hardly anything on
 * others: on square ones nothing is longer, on a single row or column one of their sides does not matter. */
int hscal__try_rectangular_blocks(hscal_search_state *search, int *helped);

#endif
