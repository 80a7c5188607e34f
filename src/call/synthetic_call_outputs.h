/* What ScaLAPACK's routines return beside their operands, and their workspace. */
#ifndef HSCAL_CALL_SYNTHETIC_CALL_OUTPUTS_H
#define HSCAL_CALL_SYNTHETIC_CALL_OUTPUTS_H

#include "call/synthetic_call.h"

/* Allocates outputs, and as much workspace as the routine asks for (it is called for that: collective over the grid); rows keep
 * their places in pivots. PBLAS needs none. Returns 0 if there is not enough memory. hscal__synthetic_call_free frees it. */
int hscal__synthetic_call_prepare(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
                                  hscal_library_function *function);

#endif
