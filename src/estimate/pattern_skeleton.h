/* The cost skeleton of a call from the row of its scheme (skeleton_table.h). */
#ifndef HSCAL_ESTIMATE_PATTERN_SKELETON_H
#define HSCAL_ESTIMATE_PATTERN_SKELETON_H

#include "estimate/skeleton_table.h"

void hscal__pattern_skeleton(const hscal_call *call, const hscal_skeleton_row *row, const hscal_layout *layout,
                             hscal_cost_skeleton *skeleton);

#endif
