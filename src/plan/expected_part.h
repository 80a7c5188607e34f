/* How long the plan of one of several planners is expected to take, which may be predicted roughly, by what is known better of others. Internal to
 * src/plan. */
#ifndef HSCAL_PLAN_EXPECTED_PART_H
#define HSCAL_PLAN_EXPECTED_PART_H

#include "plan/part_result.h"

/* Plans that were timed again, and the logarithm of how much longer they take than predicted roughly. */
enum { HSCAL_MOST_KNOWN_PARTS = 128 };
typedef struct hscal_known_parts {
  int count;
  struct hscal_known_part {
    int nprow, npcol;
    double log_longer;
  } of[HSCAL_MOST_KNOWN_PARTS];
} hscal_known_parts;

/* Of all planners but the first, those with smaller numbers if they are too many. */
hscal_known_parts hscal__known_parts(const hscal_part_result *results, int planners);

/* What was timed again, somewhat more if roughly; or else as much longer than predicted as others were (those on its grid, if there are any), and a little more, the more
 * in the second round. Infinite if there is no plan. */
double hscal__expected_part_s(const hscal_known_parts *known, const hscal_part_result *result);

#endif
