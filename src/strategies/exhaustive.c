/*
 * The oracle that Prophet's simulator had (J. B. Weissman, PhD thesis, 6.2), for grids: every number of processes of each
 * cluster, on every grid of exactly as many, along rows and along columns, with NB 32, 64 and 128 where they are open. What a
 * lower bound excludes is not timed.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "strategies/calibrated.h"
#include "strategies/clusters.h"
#include "strategies/strategies.h"

#include <stdlib.h>

enum { ORDERS = 2 };

typedef struct exhaustive {
  hscal_chooser *chooser;
  hscal_clusters clusters;
  int *order, *count;   /* [clusters] fastest processors first; processes of each */
  int *place, *node_of; /* [capacity] */
  double layouts;       /* counted */
  int only_counts;
} exhaustive;

static void order_by_speed(const exhaustive *all) {
  const double *speed = all->chooser->search->space.speed;
  for (int c = 0; c < all->clusters.count; c++) {
    int at = c;
    for (; at > 0 && speed[all->clusters.node[c]] > speed[all->clusters.node[all->order[at - 1]]]; at--)
      all->order[at] = all->order[at - 1];
    all->order[at] = c;
  }
}

/* NB that is tried: the three usual ones, or all there are where none of them is. */
static int is_tried(const hscal_space *space, int block) {
  int size = space->block[block], has_usual = 0;
  for (int b = 0; b < space->nblocks; b++)
    has_usual |= space->block[b] == 32 || space->block[b] == 64 || space->block[b] == 128;
  return !has_usual || size == 32 || size == 64 || size == 128;
}

static int try_blocks(exhaustive *all, int nprow, int npcol) {
  const hscal_space *space = &all->chooser->search->space;
  double seconds;
  for (int b = 0; b < space->nblocks; b++) {
    if (!is_tried(space, b)) continue;
    all->layouts++;
    all->chooser->block = b;
    if (!all->only_counts) HSCAL_TRY(hscal__consider_layout(all->chooser, nprow, npcol, all->node_of, &seconds));
  }
  return 0;
}

/* All grids of a choice of processes. */
static int try_grids(exhaustive *all) {
  int processes = hscal__clusters_place(all->chooser, &all->clusters, all->order, all->count,
                                        all->chooser->search->space.max_processes + 1, all->place);
  for (int nprow = 1; nprow <= processes; nprow++) {
    int npcol = processes / nprow;
    if (processes % nprow || !hscal__chooser_allows(all->chooser, nprow, npcol)) continue;
    for (int order = 0; order < (nprow > 1 && npcol > 1 ? ORDERS : 1); order++) {
      hscal__lay_in_order(all->place, nprow, npcol, order, all->node_of);
      HSCAL_TRY(try_blocks(all, nprow, npcol));
    }
  }
  return 0;
}

/* The next choice in all->count; 0 after the last. */
static int next_count(const exhaustive *all) {
  for (int c = 0; c < all->clusters.count; c++) {
    if (++all->count[c] <= all->clusters.places[c]) return 1;
    all->count[c] = 0;
  }
  return 0;
}

static int try_all(exhaustive *all) {
  double choices = 1;
  for (int c = 0; c < all->clusters.count; c++) choices *= all->clusters.places[c] + 1.0, all->count[c] = 0;
  if (choices > HSCAL_MOST_STRATEGY_LAYOUTS) {
    all->layouts = choices;
    return 0;
  }
  while (next_count(all)) HSCAL_TRY(try_grids(all));
  return 0;
}

/* Counts the layouts, then tries them. */
static int count_and_try(exhaustive *all) {
  order_by_speed(all);
  all->only_counts = 1;
  HSCAL_TRY(try_all(all));
  if (all->layouts > HSCAL_MOST_STRATEGY_LAYOUTS)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                       "strategy exhaustive would have to time %.3g layouts, and does so of at most %.0f: use fewer "
                       "processes of a node (--per-node)",
                       all->layouts, HSCAL_MOST_STRATEGY_LAYOUTS);
  all->only_counts = 0;
  all->chooser->prunes = 1;
  return try_all(all);
}

int hscal__exhaustive_choose(hscal_chooser *chooser) {
  exhaustive all = {.chooser = chooser};
  size_t places = (size_t)hscal__space_capacity(&chooser->search->space);
  int status = hscal__clusters_init(chooser, &all.clusters);
  size_t count = (size_t)all.clusters.count;
  int *ints = status ? NULL : malloc((2 * count + 2 * places) * sizeof *ints);
  if (!status && !ints) status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", places);
  if (!status) {
    all.order = ints, all.count = ints + count, all.place = ints + 2 * count, all.node_of = all.place + places;
    status = count_and_try(&all);
  }
  hscal__clusters_free(&all.clusters);
  free(ints);
  return status;
}
