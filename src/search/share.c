#include "search/share.h"
#include "base/blockcyclic.h"
#include "search/block_shape.h"
#include "search/calibrated.h"

#include <stdlib.h>

/* Those that share the space are all but the first planner: their number, and which of them this is (from 0). */
typedef struct sharer {
  int number, count;
} sharer;

int hscal__has_help(const hscal_space *space) { return space->options.planner && space->options.planner->count > 1; }

/* What it looks around, in the second round; null: this is the first. */
static const hscal_near_layout *middle_of(const hscal_space *space) {
  const hscal_planner_part *planner = space->options.planner;
  return planner && planner->nnear > 0 ? &planner->near[(planner->number - 1) % planner->nnear] : NULL;
}

/* count 0: it shares with nobody. */
static sharer sharer_of(const hscal_space *space) {
  const hscal_planner_part *planner = space->options.planner;
  if (!hscal__has_help(space) || planner->number == 0) return (sharer){0};
  int groups = hscal__max(planner->nnear, 1);
  return (sharer){.number = (planner->number - 1) / groups, .count = hscal__max((planner->count - 1) / groups, 1)};
}

int hscal__looks_near(const hscal_space *space) { return middle_of(space) != NULL; }

static int is_near(int number, int middle) {
  enum { NEAR = 2 };
  return abs(number - middle) <= hscal__max(NEAR, middle / 4);
}

int hscal__are_near(int nprow, int npcol, int middle_nprow, int middle_npcol) {
  return is_near(nprow, middle_nprow) && is_near(npcol, middle_npcol);
}

int hscal__is_in_sight(const hscal_space *space, int nprow, int npcol) {
  const hscal_near_layout *middle = middle_of(space);
  return !middle || hscal__are_near(nprow, npcol, middle->nprow, middle->npcol);
}

typedef struct block_range {
  int first, count; /* indices */
} block_range;

/* In the second round that of the layout and the one before and after it. */
static block_range blocks_in_sight(const hscal_space *space) {
  const hscal_near_layout *middle = middle_of(space);
  int at =
      middle ? hscal__index_of(hscal__listed_size(space, middle->mb, middle->nb), space->block, space->nblocks) : -1;
  if (at < 0) return (block_range){.count = space->nblocks};
  int first = hscal__max(at - 1, 0), last = hscal__min(at + 1, space->nblocks - 1);
  return (block_range){.first = first, .count = last - first + 1};
}

/* How many of them have the same grids: few grids are promising, and more planners than there are of these serve better on other blocks
 * there. */
static int block_shares(const hscal_space *space, sharer one) {
  return hscal__max(1, hscal__min(one.count / HSCAL_PLANNERS_BY_GRIDS, blocks_in_sight(space).count));
}

int hscal__has_all(const hscal_space *space) { return sharer_of(space).count == 0; }

int hscal__shares_blocks(const hscal_space *space) {
  return hscal__looks_near(space) || block_shares(space, sharer_of(space)) > 1;
}

int hscal__has_block(const hscal_space *space, int block) {
  const block_range blocks = blocks_in_sight(space);
  sharer one = sharer_of(space);
  int shares = block_shares(space, one), nth = block - blocks.first;
  if (nth < 0 || nth >= blocks.count) return 0;
  return shares == 1 || nth % shares == one.number % shares;
}

int hscal__own_blocks(const hscal_space *space) {
  int count = 0;
  for (int b = 0; b < space->nblocks; b++) count += hscal__has_block(space, b);
  return count;
}

/* Planners left over, too few for all blocks of another group of grids, help the first groups. */
int hscal__has_grid(const hscal_space *space, int number) {
  sharer one = sharer_of(space);
  if (one.count == 0) return 1;
  int shares = block_shares(space, one), groups = one.count / shares;
  return number % groups == one.number / shares % groups;
}
