/* Layouts that the library would refuse. Internal to src/search. */
#ifndef HSCAL_SEARCH_LAYOUT_CONSTRAINTS_H
#define HSCAL_SEARCH_LAYOUT_CONSTRAINTS_H

#include "call/call.h"

/* Does the routine take the call on this layout, with the workspace that it asks for itself? Returns 0, or HSCAL_ERROR_NO_GRID
 * with the reason. */
int hscal__library_accepts(const hscal_call *call, const hscal_layout *layout);
/* Is it refused on that grid, whatever the panel width and the workspace? With the reason. */
int hscal__grid_is_refused(const hscal_call *call, int nprow, int npcol);

#endif
