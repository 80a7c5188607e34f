/*
 * The published mapping of processes to nodes: the parent on the first node; then process by process, those with most to compute first,
 * each on the node where what is mapped so far takes least by the published estimator. Sources as of published.h.
 */
#ifndef HSCAL_MODELS_PUBLISHED_MAPPING_H
#define HSCAL_MODELS_PUBLISHED_MAPPING_H

#include "models/published/published.h"

/* Fills node_of[processes of the layout]; no node gets more than processes_per_processor on each processor. Returns as
 * hscal__published_s, HSCAL_ERROR_NO_GRID also where the nodes do not hold the processes. */
int hscal__published_map(const hscal_call *call, const hscal_layout *layout, const hscal_machine *machine,
                         const hscal_published_rules *rules, int *node_of);

#endif
