/* Which panels of p?getrf and p?potrf update the matrix where it lies. */
#ifndef HSCAL_MODELS_BOUNDS_IN_PLACE_PANELS_H
#define HSCAL_MODELS_BOUNDS_IN_PLACE_PANELS_H

#include "call/call.h"

/* Columns in panels for which PBLAS leaves the rest of the matrix in place: for a rest that is small beside the panel
 * it may move it. Calls of p?getrf, p?gesv (no uplo), p?potrf, p?posv, not empty. */
int hscal__updated_in_place(const hscal_call *call, const hscal_layout *layout);

/* Is the rest of the matrix known to stay where it is when it is updated with the panel that ends at `end`? */
int hscal__update_stays(const hscal_call *call, const hscal_layout *layout, int end);

/* Columns in panels of p?potrf that are solved for where they lie: for one that is small beside the block of the
 * diagonal PBLAS may move it to that. */
int hscal__solved_in_place(const hscal_call *call, const hscal_layout *layout);

#endif
