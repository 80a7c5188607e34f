/* Operations of each routine. */
#ifndef HSCAL_CALL_FLOPS_TABLE_H
#define HSCAL_CALL_FLOPS_TABLE_H

#include "call/call.h"

/* Operations of the whole call, each done once, in numbers of its type: a complex one counts as one. */
double hscal__call_operations(const hscal_call *call);

#endif
