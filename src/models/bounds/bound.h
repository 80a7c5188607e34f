/*
 * Lower bounds in closed form: no events, a few nanoseconds per process. Each of the three holds for every clock:
 *   host   the work of a node's processes / its processors
 *   chain  what one process does one after the other: its work, and the messages that block it
 *   link   the bytes that leave or enter a node / the capacity of its link
 * Links and the messages of each process are counted for p?gemm alone (gemm_bound.h).
 */
#ifndef HSCAL_MODELS_BOUNDS_BOUND_H
#define HSCAL_MODELS_BOUNDS_BOUND_H

#include "call/call.h"
#include "models/cost/costs.h"

/* A time that the call cannot beat on this layout with these costs: the largest of compute per node, compute and
 * blocking messages per process, volume per link. Once it is known to reach the limit (INFINITY: never) it may be any
 * bound that does. Some 100 ns per process; never above a clock's answer. 0 or HSCAL_ERROR_MEMORY. */
int hscal__lower_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double limit_s,
                       double *bound_s);

#endif
