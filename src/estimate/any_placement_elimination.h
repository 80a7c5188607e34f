/*
 * Factorizations: what no placement of a process set on a grid can beat, in closed form. The same as
 * models/bounds/elimination.h has for one placement, with shares in the mean: panels are made column by column, each of
 * them takes the way up and down the trees of its line, and the line that has the next one updates its share first.
 * Sums over panels of what shrinks are replaced by integrals from below.
 */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_ELIMINATION_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_ELIMINATION_H

#include "estimate/machine_peaks.h"
#include "estimate/skeleton.h"

/* Real operations of products that it does at least, in blocks of `width`; 0: none that is certain. */
double hscal__any_placement_elimination_flops(const hscal_call *call, int width);

/* Seconds of it on the grid. */
double hscal__any_placement_elimination(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                        const hscal_process_set *process_set);

#endif
