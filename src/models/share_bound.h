/*
 * What each process computes at least, for every scheme but that of gemm (bound.c): the work goes with the entries of an
 * operand that stays where it is. All of them count, or those of a triangle, or each row as often as it takes part in the
 * panels of a triangle.
 */
#ifndef HSCAL_MODELS_SHARE_BOUND_H
#define HSCAL_MODELS_SHARE_BOUND_H

#include "models/costs.h"

/* Seconds that the call takes at least on the placement of the costs. 0 or HSCAL_ERROR_MEMORY. */
int hscal__share_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double *bound_s);

#endif
