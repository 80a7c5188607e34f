/* The cost skeleton of p?gemm, whose panels and shares are known exactly. */
#ifndef HSCAL_ESTIMATE_GEMM_SKELETON_H
#define HSCAL_ESTIMATE_GEMM_SKELETON_H

#include "estimate/skeleton.h"

void hscal__gemm_skeleton(const hscal_call *call, const hscal_layout *layout, hscal_cost_skeleton *skeleton);

#endif
