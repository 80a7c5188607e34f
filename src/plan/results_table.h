/* Which operands a routine overwrites, and which it leaves for its caller. */
#ifndef HSCAL_PLAN_RESULTS_TABLE_H
#define HSCAL_PLAN_RESULTS_TABLE_H

#include "call/call.h"

/* Is the last operand only written, as a copy is? (Beside what beta = 0 says.) */
int hscal__overwrites_last(const hscal_call *call);

/* Is operand `which` a result? Of routines without vectors of eigen- or singular values. */
int hscal__is_result(const hscal_call *call, int which);

#endif
