/* Times the layouts of a map. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_MAKE_MAP_H
#define HSCAL_EXPLAIN_MAKE_MAP_H

#include "call/call.h"
#include "explain/map.h"
#include "machine/machine.h"

/* Times the grids, best acquisition value first, each with the block of the best value; then other blocks of the
 * `detailed` best grids. Stops after `most` operations of the clock (60 ns each). Call, machine and options
 * as for a search, but the machine has the threads of the plan, which that search has made. What the plan knows is on
 * the map, too. *better: a plan of the map's best layout, if that takes less time than the plan and a search that had
 * seen it would have chosen it; else null. Free with hscal__map_free, also after a failure. */
int hscal__map_make(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                    const hscal_plan *plan, int detailed, double most, hscal_map *map, hscal_plan **better);

#endif
