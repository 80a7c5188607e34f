/* Closed-form time of a call on a grid, to put candidates in order: near the clock on average, on either side of it. */
#ifndef HSCAL_ESTIMATE_ESTIMATE_H
#define HSCAL_ESTIMATE_ESTIMATE_H

#include "estimate/placement_profile.h"
#include "estimate/skeleton_parts.h"
#include "machine/machine.h"

/* Of one part, with panels of that width. */
hscal_cost hscal__estimate(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, int panel,
                           const hscal_profile *profile);

/* The sum over the parts. All calls with the same skeletons have the same profile. */
hscal_cost hscal__estimate_parts(const hscal_machine *machine, hscal_skeleton_parts *parts, int panel,
                                 const hscal_profile *profile);

#endif
