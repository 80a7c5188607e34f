/* Several planners search one space together: each has some of the grids, or on these some of the blocks. Internal to src. */
#ifndef HSCAL_SEARCH_SHARE_H
#define HSCAL_SEARCH_SHARE_H

#include "search/space.h"

/* Which of several planners this is: what options.planner points to. Null, or a count below 2: the only one. */
typedef struct hscal_planner_part {
  int number, count;
  struct hscal_crew *crew; /* the others, where they are to be asked (plan/planners.h); null: they know */
} hscal_planner_part;

/* Does the planner time the usual layouts? The first one does, for all. */
int hscal__has_usual(const hscal_space *space);

/* Does the planner look at the grid that comes at this place in order? All of them look at the neighbours of their best. */
int hscal__has_grid(const hscal_space *space, int place);

/* Are there so many planners that several have the same grids? Then each takes other blocks (indices) on them. */
int hscal__shares_blocks(const hscal_space *space);
int hscal__has_block(const hscal_space *space, int block);

#endif
