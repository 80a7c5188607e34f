/*
 * Reductions: what no placement of a process set on a grid can beat, in closed form. The same as
 * models/bounds/reduction.h has for one placement; where that one waits for the slowest process, this one takes the
 * mean of all.
 */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_REDUCTION_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_REDUCTION_H

#include "estimate/machine_peaks.h"
#include "estimate/skeleton.h"

/* Real operations of it, at least, in blocks of `width`. */
double hscal__any_placement_reduction_flops(const hscal_call *call, int width);

/* Seconds of it on the grid. */
double hscal__any_placement_reduction(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                      const hscal_process_set *process_set);

#endif
