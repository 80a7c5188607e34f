/* A product of matrices of which all shares are known: what no placement of a process set on a grid can beat. */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_PRODUCT_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_PRODUCT_H

#include "estimate/machine_peaks.h"
#include "estimate/skeleton.h"

/* panel: index of the panel width, or -1: any of them. */
double hscal__any_placement_product(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int panel,
                                    const hscal_process_set *process_set);

#endif
