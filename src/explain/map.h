/* Predicted times of all grids and blocks, for a picture. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_MAP_H
#define HSCAL_EXPLAIN_MAP_H

#include "call/call.h"
#include "hscal.h"

/* A grid and block with the placement and panel width that are best as far as estimates know. */
typedef struct hscal_map_point {
  int nprow, npcol, block, panel;
  double seconds; /* infinity: it does not fit, or is refused */
} hscal_map_point;

typedef struct hscal_map {
  int spots, room;
  hscal_map_point *spot; /* of a grid and block at most one */
  int grids;             /* that there are; those for which the effort did not suffice have no spot */
} hscal_map;

/* Times the grids, those that promise most first, with the block that promises most; then other blocks of the `detailed` grids that were best. Stops
 * after `most` operations of the clock (60 ns each). Call, machine and options as for a search, but the machine has
 * the threads of the plan, which that search has made. What the plan knows is on the map, too. *better: a plan of the map's best
 * layout, if that takes less time than the plan and a search that had seen it would have chosen it; else null. Free with
 * hscal__map_free, also after a failure. */
int hscal__map_make(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                    const hscal_plan *plan, int detailed, double most, hscal_map *map, hscal_plan **better);
/* Adds a spot; the faster of two for the same grid and block stays. HSCAL_ERROR_MEMORY. */
int hscal__map_add(hscal_map *map, hscal_map_point spot);
/* The fastest of all. */
const hscal_map_point *hscal__map_best(const hscal_map *map);
void hscal__map_free(hscal_map *map);

/* The grids that have spots, fastest first: the fastest spot of each, best[map->spots]. Returns how many. */
int hscal__map_grids(const hscal_map *map, hscal_map_point *best);

#endif
