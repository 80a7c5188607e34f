/*
 * Several planners search one space together. The first searches all of it, as it would alone, and times the usual layouts: so together they
 * find nothing worse among what was timed. The others share it: each has some of the grids, or on these some of the blocks. Internal to hscal.
 */
#ifndef HSCAL_SEARCH_SHARE_H
#define HSCAL_SEARCH_SHARE_H

#include "search/space.h"

/* A grid and a block: in the second round planners look at those that are near it. */
typedef struct hscal_near_layout {
  int nprow, npcol, mb, nb;
} hscal_near_layout;

/* Which of several planners this is: what options.planner points to. Null, or a count below 2: the only one. */
typedef struct hscal_planner_part {
  int number, count;
  int nnear; /* 0: this is the first round */
  const hscal_near_layout
      *near; /* [nnear] planners take turns at them, each shares what is near one of them with some others */
  struct hscal_crew *crew; /* the others, where they are to be asked (plan/planners.h); null: they know */
} hscal_planner_part;

/* Is it the first planner, or the only one? */
int hscal__has_all(const hscal_space *space);

/* Do others search, too? What has the best estimate is then timed by whose part it is in. */
int hscal__has_help(const hscal_space *space);

/* Is it the second round? */
int hscal__looks_near(const hscal_space *space);

/* May the planner look at such a grid? In the second round it must be near the planner's layout. */
int hscal__is_in_sight(const hscal_space *space, int nprow, int npcol);

/* Less than half a doubling apart in both directions. */
int hscal__are_near(int nprow, int npcol, int middle_nprow, int middle_npcol);

/* Does the planner look at grid `number` of those in sight, as the grids and the ways to lay processes on them are numbered when they are listed? */
int hscal__has_grid(const hscal_space *space, int number);

/* Does the planner look at some blocks (indices) only? There may be so many planners that several have the same grids; and in the second round
 * blocks must be near, too. */
int hscal__shares_blocks(const hscal_space *space);
int hscal__has_block(const hscal_space *space, int block);
/* How many of all blocks. */
int hscal__own_blocks(const hscal_space *space);

#endif
