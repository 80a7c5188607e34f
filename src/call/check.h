/* Is a call legal? */
#ifndef HSCAL_CALL_CHECK_H
#define HSCAL_CALL_CHECK_H

#include "call/call.h"

/* Checks everything that does not depend on the grid; sources are checked against the grid if nprow > 0.
 * Returns 0 or ScaLAPACK's -i / -(100*i+entry), with the text in hscal_last_error. Open blocks (0) are legal. */
int hscal__call_check(const hscal_call *call, int nprow, int npcol);

/* Checks that a call can be run on a layout: a grid, a panel, no open block, and hscal__call_check with the grid.
 * Returns 0, HSCAL_ERROR_ARGUMENT, or as hscal__call_check. */
int hscal__layout_check(const hscal_layout *layout, const hscal_call *call);

#endif
