/* What messages between switches cost a layout, beyond what estimate.h takes all messages between nodes to cost. */
#ifndef HSCAL_ESTIMATE_UPLINK_ESTIMATE_H
#define HSCAL_ESTIMATE_UPLINK_ESTIMATE_H

#include "estimate/cost.h"
#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"
#include "machine/machine.h"

/* Adds it to the cost of a walk in so many pieces. */
void hscal__add_uplink_time(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, double pieces,
                            const hscal_profile *profile, hscal_cost *cost);

#endif
