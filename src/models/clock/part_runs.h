/* Parts of a step that the machine's MPI library does alike: the sums of a panel's columns get shorter from one to the next, and its table may
 * have another algorithm for short ones. */
#ifndef HSCAL_MODELS_CLOCK_PART_RUNS_H
#define HSCAL_MODELS_CLOCK_PART_RUNS_H

#include "models/cost/costs.h"

enum { HSCAL_MOST_PART_RUNS = 4, HSCAL_LEAST_PART_RUN = 4 };
typedef struct hscal_part_runs {
  int members;                             /* of the line; 0: nobody has asked yet */
  int64_t count;                           /* parts */
  int runs;                                /* 1: all are alike */
  int64_t begin[HSCAL_MOST_PART_RUNS + 1]; /* run r is parts begin[r] .. begin[r + 1] - 1 */
} hscal_part_runs;

/* Part i of `count` sums count - 1 - i elements to all `members` of a line (p?larf in p?geqr2, p?gelq2), or nothing of the kind. Runs
 * shorter than HSCAL_LEAST_PART_RUN, and more than there is room for, belong to the one before. What was asked last is remembered in *runs. */
void hscal__part_runs_set(hscal_part_runs *runs, const hscal_costs *costs, int members, int64_t count);

#endif
