/* Features of a layout from which it can be told what its closed form is off by. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_LAYOUT_FEATURES_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_LAYOUT_FEATURES_H

#include "estimate/cost.h"
#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"

enum { LAYOUT_FEATURES = 65 };

/* Of several processes: their grid, its blocks, where the estimated time goes, how many of a node share its link, the options of the call.
 * All but the first, which is 1, those of one row, of one column and of blocks count as far as the estimate sees other things than computing. */
void layout_features(const hscal_cost_skeleton *whole, int panel, const hscal_profile *profile, const hscal_cost *cost,
                     double feature[LAYOUT_FEATURES]);

#endif
