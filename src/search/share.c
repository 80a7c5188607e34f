#include "search/share.h"
#include "base/blockcyclic.h"
#include "search/calibrated.h"

/* Those that share the space are all but the first planner: their number, and which of them this is (from 0). */
typedef struct sharer {
  int number, count;
} sharer;

int hscal__has_help(const hscal_space *space) { return space->options.planner && space->options.planner->count > 1; }

/* count 0: it shares with nobody. */
static sharer sharer_of(const hscal_space *space) {
  const hscal_planner_part *planner = space->options.planner;
  if (!hscal__has_help(space) || planner->number == 0) return (sharer){0};
  return (sharer){.number = planner->number - 1, .count = planner->count - 1};
}

/* How many of them have the same grids: few grids are promising, and more planners than there are of these serve better on other blocks
 * there. */
static int block_shares(const hscal_space *space, sharer one) {
  return hscal__max(1, hscal__min(one.count / HSCAL_PLANNERS_BY_GRIDS, space->nblocks));
}

int hscal__has_all(const hscal_space *space) { return sharer_of(space).count == 0; }

int hscal__shares_blocks(const hscal_space *space) { return block_shares(space, sharer_of(space)) > 1; }

int hscal__has_block(const hscal_space *space, int block) {
  sharer one = sharer_of(space);
  int shares = block_shares(space, one);
  return shares == 1 || block % shares == one.number % shares;
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
