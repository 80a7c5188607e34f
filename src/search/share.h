/*
 * Several planners search one space together. The first searches all of it, as it would alone, and times the usual layouts: so together they
 * find nothing worse among what was timed. The others share it: each has some of the grids, or on these some of the blocks. Internal to hscal.
 */
#ifndef HSCAL_SEARCH_SHARE_H
#define HSCAL_SEARCH_SHARE_H

#include "search/space.h"

/* Which of several planners this is: what options.planner points to. Null, or a count below 2: the only one. */
typedef struct hscal_planner_part {
  int number, count;
  struct hscal_crew *crew; /* the others, where they are to be asked (plan/planners.h); null: they know */
} hscal_planner_part;

/* Is it the first planner, or the only one? */
int hscal__has_all(const hscal_space *space);

/* Do others search, too? What has the best estimate is then timed by whose part it is in. */
int hscal__has_help(const hscal_space *space);

/* Does the planner look at grid `number`, as the grids and the ways to lay processes on them are numbered when they are listed? */
int hscal__has_grid(const hscal_space *space, int number);

/* Are there so many planners that several have the same grids? Then each takes other blocks (indices) on them. */
int hscal__shares_blocks(const hscal_space *space);
int hscal__has_block(const hscal_space *space, int block);
/* How many of all blocks. */
int hscal__own_blocks(const hscal_space *space);

#endif
