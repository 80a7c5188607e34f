/* Workspace that the caller gives to routines of ScaLAPACK, and what they take for themselves. */
#ifndef HSCAL_MODELS_MEMORY_WORKSPACE_BYTES_H
#define HSCAL_MODELS_MEMORY_WORKSPACE_BYTES_H

#include "call/call.h"

/* Bytes that process (p,q) needs for a copy of a matrix to another layout, beside both: buffers as large as its shares, what the
 * BLACS pack of one message, where pieces begin, who is who. Source: REDIST/SRC/p?gemr.c (setmemory, mr2d_malloc). */
double hscal__moving_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);

/* Likewise for singular values: they, LWORK and LRWORK, and what bringing the vectors takes. Source: SRC/p?gesvd.f. */
double hscal__singular_value_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);

/* Where a process stands in a grid; -1, -1 if it does not. */
typedef struct hscal_standing {
  int p, q;
} hscal_standing;
hscal_standing hscal__standing_in(const hscal_grid *grid, const hscal_layout *layout, int p, int q);

#endif
