/* Which operands of a call have to be brought to the layout where it is made, and back. Internal to hscal. */
#ifndef HSCAL_PLAN_MOVED_OPERANDS_H
#define HSCAL_PLAN_MOVED_OPERANDS_H

#include "call/call.h"

/* Does the routine read operand `which`? What it only writes (vectors, copies, what is multiplied by beta = 0) stays away. */
int hscal__is_brought(const hscal_call *call, int which);

/* Is operand `which` something that the routine leaves for its caller? */
int hscal__is_brought_back(const hscal_call *call, int which);

#endif
