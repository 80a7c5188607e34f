#include "explain/map.h"
#include "base/status.h"
#include "search/block_candidates.h"
#include "search/evaluate_candidate.h"
#include "search/grid_candidates.h"

#include <stdlib.h>

int hscal__map_add(hscal_map *map, hscal_map_point point) {
  for (int i = map->points - 1; i >= 0; i--) {
    hscal_map_point *old = &map->point[i];
    if (old->nprow != point.nprow || old->npcol != point.npcol ||
        hscal__map_block(map, old->mb, old->nb) != hscal__map_block(map, point.mb, point.nb))
      continue;
    if (point.seconds < old->seconds) *old = point;
    return 0;
  }
  if (map->points == map->capacity) {
    int capacity = map->capacity ? 2 * map->capacity : 256;
    hscal_map_point *larger = realloc(map->point, (size_t)capacity * sizeof *larger);
    if (!larger) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a map of %d layouts", capacity);
    map->point = larger;
    map->capacity = capacity;
  }
  map->point[map->points++] = point;
  return 0;
}

void hscal__map_free(hscal_map *map) {
  free(map->point);
  *map = (hscal_map){0};
}

const hscal_map_point *hscal__map_best(const hscal_map *map) {
  const hscal_map_point *best = map->point;
  for (int i = 1; i < map->points; i++)
    if (map->point[i].seconds < best->seconds) best = &map->point[i];
  return best;
}

static int fastest_first(const void *x, const void *y) {
  const hscal_map_point *a = x, *b = y;
  if (a->seconds != b->seconds) return a->seconds < b->seconds ? -1 : 1;
  return a->nprow != b->nprow ? a->nprow - b->nprow : a->npcol - b->npcol;
}

static int by_grid(const void *x, const void *y) {
  const hscal_map_point *a = x, *b = y;
  if (a->nprow != b->nprow) return a->nprow - b->nprow;
  return a->npcol != b->npcol ? a->npcol - b->npcol : fastest_first(x, y);
}

int hscal__map_grids(const hscal_map *map, hscal_map_point *best) {
  int grids = 0;
  for (int i = 0; i < map->points; i++) best[i] = map->point[i];
  if (map->points > 0) qsort(best, (size_t)map->points, sizeof *best, by_grid);
  for (int i = 0; i < map->points; i++)
    if (grids == 0 || best[grids - 1].nprow != best[i].nprow || best[grids - 1].npcol != best[i].npcol)
      best[grids++] = best[i];
  if (grids > 0) qsort(best, (size_t)grids, sizeof *best, fastest_first);
  return grids;
}
