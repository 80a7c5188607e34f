/* A plan that was kept, for the nodes of an allocation. */
#ifndef HSCAL_LAUNCH_KEPT_H
#define HSCAL_LAUNCH_KEPT_H

#include "launch/launch.h"

/* Makes a plan that was kept one for these nodes, by their names: nodes are those of the machine then. HSCAL_ERROR_MACHINE if a node with
 * processes is none of it, HSCAL_ERROR_NO_GRID if it has too few slots, HSCAL_ERROR_UNSUPPORTED if not all processes have as many threads,
 * HSCAL_ERROR_MEMORY. `file` and `source` (of the slots) are names for messages. (kept.c) */
int hscal__launch_keep(const hscal_machine *machine, const hscal_nodes *nodes, const char *file, const char *source,
                       hscal_plan *plan);

#endif
