/*
 * The lower bound of p?gemm. Messages are counted where they are certain: C stays, operands aligned with it, rings.
 * Elsewhere the work alone counts.
 */
#ifndef HSCAL_MODELS_BOUNDS_GEMM_BOUND_H
#define HSCAL_MODELS_BOUNDS_GEMM_BOUND_H

#include "call/call.h"
#include "models/cost/costs.h"

/* As hscal__lower_bound. */
int hscal__gemm_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double limit_s,
                      double *bound_s);

#endif
