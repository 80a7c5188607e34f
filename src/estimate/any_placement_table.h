/*
 * Bounds for the search: what no placement of a process set on a grid can beat, and what of a call's work they may
 * count on. They exclude candidates (docs/explanation/search.md), so they must not exceed the clock. A function per
 * family.
 */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_TABLE_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_TABLE_H

#include "estimate/machine_peaks.h"
#include "estimate/skeleton.h"

/* Real operations of the call that a lower bound of its time may count on, whatever its blocks: those of products of
 * matrices, and of the updates of factorizations. */
double hscal__certain_flops(const hscal_call *call);

/* No placement of the process set on the grid can be faster. panel is an index into peaks->panel, or -1: any of
 * them. */
double hscal__any_placement_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int panel,
                                  const hscal_process_set *process_set);

#endif
