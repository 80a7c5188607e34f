/* Layouts of Prophet. Internal to src/strategies. */
#ifndef HSCAL_STRATEGIES_PROPHET_LAYOUT_H
#define HSCAL_STRATEGIES_PROPHET_LAYOUT_H

#include "strategies/chooser.h"
#include "strategies/cluster_partition.h"

/* Chooses processors by a heuristic, the clock being its cost function, and keeps the layout: the guide's grid of as many,
 * clusters side by side along the rows in their order (4.2: contiguous blocks). */
int hscal__prophet_layout(hscal_chooser *chooser, hscal_heuristic heuristic);

#endif
