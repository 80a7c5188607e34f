/* Measuring messages within and between nodes: layers, links, groups. */
#ifndef HSCAL_MEASURE_NETWORK_H
#define HSCAL_MEASURE_NETWORK_H

#include "measure/link_inference.h"
#include "measure/message.h"

/* Measures everything about messages for about `seconds`. network and links[nnodes] are the same on all processes; a layer without a
 * pair of processes has count 0, and with one node nothing is known of links. Everyone but those that measure sleeps meanwhile.
 * Collective; the status is this process's own: agree on it. */
int hscal__measure_network(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                           hscal_network_record *network, hscal_link *links);

#endif
