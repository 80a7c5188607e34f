/* Workspace, by scheme. */
#ifndef HSCAL_MODELS_MEMORY_WORKSPACE_TABLE_H
#define HSCAL_MODELS_MEMORY_WORKSPACE_TABLE_H

#include "call/call.h"

/* Bytes of process (p,q) that the caller gives to the routine, results that are no operands included, and that it takes for
 * itself beside the panels and buffers of PBLAS. */
double hscal__workspace_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);

/* Does the routine work correctly there with the workspace that its own query returns (LWORK = -1)? p?syevd does not
 * where blocks are large for the matrix; and with a single block, on several processes, only one of these gets the
 * eigenvalues. p?syevr does not where blocks are large for the matrix or for the vectors that are wanted. */
int hscal__layout_workspace_suffices(const hscal_call *call, const hscal_layout *layout);

#endif
