/* Source: J. B. Weissman, PhD thesis (cluster_partition.h), figure 4.3. */
#include "strategies/prophet_layout.h"
#include "strategies/strategies.h"

int hscal__prophet_choose(hscal_chooser *chooser) { return hscal__prophet_layout(chooser, HSCAL_HEURISTIC_H1); }
