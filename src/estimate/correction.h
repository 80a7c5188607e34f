/* What closed forms are off by, as clocked layouts of random calls on random machines have shown: a linear function of a layout's
 * features for each scheme. */
#ifndef HSCAL_ESTIMATE_CORRECTION_H
#define HSCAL_ESTIMATE_CORRECTION_H

#include "estimate/cost.h"
#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"

/* Features that a correction may see. */
enum { HSCAL_CORRECTION_FEATURES = 65 };

/* The features of a layout: its grid, its blocks, where the estimated time goes, how many processes of a node share its link. The first is 1. */
void hscal__correction_features(const hscal_cost_skeleton *whole, int panel, const hscal_profile *profile,
                                const hscal_cost *cost, double feature[HSCAL_CORRECTION_FEATURES]);

/* Was something learned of its scheme? */
int hscal__correction_is_known(const hscal_routine *routine);

/* Standard deviation of log(time / estimate) among layouts of a call, without a correction. */
double hscal__estimate_scatter(const hscal_routine *routine);

/* The same among layouts of a call that differ in their blocks alone, with the correction; infinite where nothing was learned. */
double hscal__scatter_of_blocks(const hscal_routine *routine);

/* log(time / estimate), as far as it is known: 0 for schemes of which nothing was learned. */
double hscal__correction(const hscal_routine *routine, const double feature[HSCAL_CORRECTION_FEATURES]);

#endif
