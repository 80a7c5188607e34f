/* The two rounds in which several planners look for a plan: what each of them does there (last_round.h: how they choose). Internal to hscal. */
#ifndef HSCAL_PLAN_ROUNDS_H
#define HSCAL_PLAN_ROUNDS_H

#include "call/call.h"
#include "hscal.h"
#include "plan/calibrated.h"
#include "plan/part_result.h"
#include "plan/thread_choices.h"
#include "search/share.h"

/* The first round: the plan for the part of planner `number` of `count`. */
int hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     const hscal_thread_choices *choices, int number, int count, hscal_plan **plan);

/* What is to be done in the second round, by what all found in the first. */
typedef struct hscal_second_round {
  double
      verified_limit_s; /* plans of the others that take longer are not verified: they are too far from the best, or enough are before them */
  int nnear;                                  /* 0: the search had time enough */
  hscal_near_layout near[HSCAL_NEAR_LAYOUTS]; /* the best of the first round that are not near each other */
} hscal_second_round;

hscal_second_round hscal__second_round(const hscal_part_result *results, int planners);

/* The second round of planner `number` of `count`, but not the first one: it times its plan by the better clock if that is one of the best and it takes no more than
 * HSCAL_VERIFYING_SHARE of the time that the call may be thought about, and what that says becomes what the plan predicts. Else it looks at some layouts near
 * the best ones in as much time, and the best of these takes the place of its plan (*plan, null: it has none or it is forgotten; freed) if it is
 * faster. *result follows. What goes wrong is no matter: the plan stays as it is. */
void hscal__plan_part_again(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, int number, int count, const hscal_second_round *round,
                            hscal_plan **plan, hscal_part_result *result);

#endif
