/* What ScaLAPACK's routines want of their operands beyond what all routines want. */
#ifndef HSCAL_CALL_CHECKS_TABLE_H
#define HSCAL_CALL_CHECKS_TABLE_H

#include "call/call.h"

/* Of a call of level 4 whose arguments are legal one by one. Sources are checked against the grid if nprow > 0. Returns 0
 * or ScaLAPACK's -i / -(100*i+entry), with the text in hscal_last_error. */
int hscal__check_lapack(const hscal_call *call, int nprow, int npcol);

#endif
