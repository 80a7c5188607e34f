/* What closed forms are off by, as clocked layouts of random calls on random machines have shown: for each scheme a sum of terms, which
 * are numbers that describe a layout, its inputs, and waves of these (correction_waves.h). */
#ifndef HSCAL_ESTIMATE_CORRECTION_H
#define HSCAL_ESTIMATE_CORRECTION_H

#include "estimate/correction_waves.h"
#include "estimate/cost.h"
#include "estimate/placement_profile.h"
#include "estimate/skeleton_parts.h"

/* Inputs that a correction sees, and its terms: those and the waves. */
enum { HSCAL_CORRECTION_INPUTS = 30, HSCAL_CORRECTION_TERMS = HSCAL_CORRECTION_INPUTS + HSCAL_WAVES };

/* The terms of a layout: of its grid, its blocks, where the estimated time goes, how many processes of a node share its link.
 * waves: of HSCAL_CORRECTION_INPUTS inputs; parts: as the estimate has left them; cost: the estimate. */
void hscal__correction_terms(const hscal_waves *waves, const hscal_skeleton_parts *parts, const hscal_profile *profile,
                             const hscal_cost *cost, double term[HSCAL_CORRECTION_TERMS]);

/* Was something learned of its scheme? */
int hscal__correction_is_known(const hscal_routine *routine);

/* Standard deviation of log(time / corrected estimate) among layouts of a call. */
double hscal__estimate_scatter(const hscal_routine *routine);

/* The same among layouts of a call that differ in their blocks alone; infinite where nothing was learned. */
double hscal__scatter_of_blocks(const hscal_routine *routine);

/* log(time / estimate), as far as it is known: 0 for schemes of which nothing was learned. */
double hscal__correction(const hscal_routine *routine, const double term[HSCAL_CORRECTION_TERMS]);

/* The same by what all layouts have in common, the weights of the terms, and the sum of these in the middle of all layouts. */
double hscal__correction_by(double common, double middle, const double weight[HSCAL_CORRECTION_TERMS],
                            const double term[HSCAL_CORRECTION_TERMS]);

#endif
