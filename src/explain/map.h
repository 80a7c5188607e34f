/* Predicted times of all grids and blocks, for a picture. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_MAP_H
#define HSCAL_EXPLAIN_MAP_H

#include "hscal.h"

/* A grid and block with the placement and panel width that are best as far as estimates know. */
typedef struct hscal_map_point {
  int nprow, npcol, mb, nb, panel;
  double seconds; /* infinity: it does not fit, or is refused */
} hscal_map_point;

typedef struct hscal_map {
  int points, capacity;
  hscal_map_point *point; /* of a grid and block at most one */
  int by_rows;            /* 1: blocks are told by MB, and the grid says NB (search/block_shape.h) */
  int grids;              /* that there are; those for which the effort did not suffice have no point */
} hscal_map;

/* What tells blocks of such rows and columns on the map. */
static inline int hscal__map_block(const hscal_map *map, int mb, int nb) { return map->by_rows ? mb : nb; }

/* Adds a point; the faster of two for the same grid and block stays. HSCAL_ERROR_MEMORY. */
int hscal__map_add(hscal_map *map, hscal_map_point point);
/* The fastest of all. */
const hscal_map_point *hscal__map_best(const hscal_map *map);
void hscal__map_free(hscal_map *map);

/* The grids that have points, fastest first: the fastest point of each, best[map->points]. Returns how many. */
int hscal__map_grids(const hscal_map *map, hscal_map_point *best);

#endif
