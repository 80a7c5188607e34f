/* What the closed forms of any_placement_panels.c and any_placement_reductions.c share. Internal to src/estimate. */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_H

#include "estimate/skeleton.h"

/* Integrals of (a - x) (b - x) and of a - x from `from` to `to`, as far as no factor is negative. */
double hscal__area(double a, double b, double from, double to);
double hscal__line(double a, double from, double to);

/* Bits that are set in i; hops to the farthest of so many members of a binomial tree. */
int hscal__bits(int i);
int hscal__depth_of(int members);

/* Least seconds of a hop between two processes of the process set, wherever they sit. */
double hscal__hop_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set);

/* Does the routine begin with a reduction to tridiagonal form? */
int hscal__is_tridiagonalized(const hscal_call *call);

/* Real operations of a reduction, or of a routine that begins with one, at least, in blocks of `width`; 0 for others. */
double hscal__reduction_flops(const hscal_call *call, double width);

/* Seconds of it on the process set's grid. */
double hscal__any_placement_reduction_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                            const hscal_process_set *process_set);

#endif
