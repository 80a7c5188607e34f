/* What one of several planners has found, in numbers that can be exchanged, and the plan of all of them. Internal to hscal. */
#ifndef HSCAL_PLAN_PART_RESULT_H
#define HSCAL_PLAN_PART_RESULT_H

#include "hscal.h"
#include "machine/machine.h"

typedef struct hscal_part_result {
  int status; /* HSCAL_ERROR_NO_GRID: its part has no layout; HSCAL_ERROR_NO_FIT: it has timed none */
  int nprow, npcol, nb, by_deadline; /* of its plan; by_deadline: there was no time for the usual search */
  int is_second;                     /* the plan is from the second round */
  double predicted_s;                /* of its plan; infinite if it has none */
  double least_s;                    /* no layout of its part takes less */
  double verified_s;                 /* of its plan by the better clock; 0: not known (rounds.h) */
  int64_t candidates, evaluated;
} hscal_part_result;

/* plan null: there is none. */
hscal_part_result hscal__part_result_of(int status, const hscal_plan *plan);

/* Plans that are verified, at most. */
enum { HSCAL_MOST_VERIFIED_PARTS = 64 };

/* The planner whose plan is expected to be the fastest of those but the first one's, of equals the one that comes first. 0: no other has one. What is not
 * verified is expected to take as much longer than predicted as verified plans do (those on its grid, if there are any), and a little more, the more in the second round. */
int hscal__best_part(const hscal_part_result *results, int planners);

/* The plan of all: the first planner's, which alone knows the usual layouts, or `other`, the best of the others' (null: none), if its gain
 * over the best usual layout is sure. The one that is not taken is freed. */
hscal_plan *hscal__joint_plan(const hscal_machine *machine, const hscal_part_result *results, int planners,
                              hscal_plan *first, hscal_plan *other);

#endif
