/* Topologies of the BLACS: who sends to whom in broadcasts and combines. */
#ifndef HSCAL_EVENTS_TOPOLOGY_H
#define HSCAL_EVENTS_TOPOLOGY_H

#include "events/event.h"

/* Is it known what messages the topology means? Rings and split rings, the binomial tree ('1'), and what is handed to MPI: 0,
 * else HSCAL_ERROR_UNSUPPORTED (multipaths, hypercubes, other trees). */
int hscal__topology_check(const hscal_event *event);

/* The hops of a broadcast with topology 'i', 'd', 's' or '1' in an order in which every process receives before it passes
 * on and sends in its own order. hops[members - 1]. Returns their number (members - 1, 0 for one member).
 * Source: BLACS/SRC/BI_IdringBS.c, BI_IdringBR.c, BI_SringBS.c, BI_SringBR.c, BI_TreeBS.c, BI_TreeBR.c. */
int hscal__broadcast_hops(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops);

/* Likewise the hops of a combine with topology 'i', 'd', 's' or '1', a binomial tree. A member that receives from several
 * takes them as they come. hops[2 * (members - 1)]. Source: BLACS/SRC/BI_MringComb.c, BI_MpathBS.c, BI_TreeComb.c. */
int hscal__combine_hops(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops);

#endif
