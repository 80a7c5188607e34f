/* What one of several planners has found, in numbers that can be exchanged, and the plan of all of them. Internal to hscal. */
#ifndef HSCAL_PLAN_PART_RESULT_H
#define HSCAL_PLAN_PART_RESULT_H

#include "hscal.h"
#include "machine/machine.h"

typedef struct hscal_part_result {
  int status;               /* HSCAL_ERROR_NO_GRID: its part has no layout; HSCAL_ERROR_NO_FIT: it has timed none */
  int nprow, npcol, mb, nb; /* of its plan */
  int is_second;            /* the plan is from the second round */
  double most_s;            /* that the plan may be thought about; 0: there was time for the usual search */
  double predicted_s;       /* of its plan; infinite if it has none */
  double least_s;           /* no layout of its part takes less */
  double verified_s;        /* of its plan by the better clock; 0: not known (rounds.h) */
  double retimed_s;         /* of its plan, the mean of several planners; 0: not known (last_round.h) */
  double stretch_s; /* of the layout that it has timed for that, by what it has looked at of it; 0: it has none */
  int64_t candidates, evaluated;
} hscal_part_result;

/* plan null: there is none. */
hscal_part_result hscal__part_result_of(int status, const hscal_plan *plan);

/* Plans that are verified, at most. */
enum { HSCAL_MOST_VERIFIED_PARTS = 64 };

/* The planner whose plan is expected to be the fastest (expected_part.h) of those but the first one's, of equals the one that comes first. 0: no other has one. */
int hscal__best_part(const hscal_part_result *results, int planners);

/* The plan of all: the first planner's, which alone knows the usual layouts, or `other`, that of planner `best` of the others (null: none), if its gain
 * over the best usual layout is sure. The one that is not taken is freed. */
hscal_plan *hscal__joint_plan(const hscal_machine *machine, const hscal_part_result *results, int planners, int best,
                              hscal_plan *first, hscal_plan *other);

#endif
