#include "search/share.h"
#include "base/blockcyclic.h"
#include "search/calibrated.h"

/* Null: there are no others. */
static const hscal_planner_part *one_of_several(const hscal_space *space) {
  const hscal_planner_part *planner = space->options.planner;
  return planner && planner->count > 1 ? planner : NULL;
}

/* Planners on the same grids: what comes first in order is promising, and more planners than there are such grids serve better on other
 * blocks there. */
static int block_shares(const hscal_space *space) {
  const hscal_planner_part *planner = one_of_several(space);
  return planner ? hscal__max(1, hscal__min(planner->count / HSCAL_PLANNERS_BY_GRIDS, space->nblocks)) : 1;
}

int hscal__has_usual(const hscal_space *space) {
  const hscal_planner_part *planner = one_of_several(space);
  return !planner || planner->number == 0;
}

int hscal__shares_blocks(const hscal_space *space) { return block_shares(space) > 1; }

int hscal__has_block(const hscal_space *space, int block) {
  int shares = block_shares(space);
  return shares == 1 || block % shares == space->options.planner->number % shares;
}

/* Planners left over, too few for all blocks of another group of grids, help the first groups. */
int hscal__has_grid(const hscal_space *space, int place) {
  const hscal_planner_part *planner = one_of_several(space);
  if (!planner) return 1;
  int shares = block_shares(space), groups = planner->count / shares;
  return place % groups == planner->number / shares % groups;
}
