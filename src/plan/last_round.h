/*
 * The last round of several planners, who choose among their plans. The rough clock looks at few steps of a layout, so that the least of many rough times is
 * too short. Here all time the best plans again that nobody had the time to verify, each at another stretch of their steps, and the mean of that counts.
 * Internal to hscal.
 */
#ifndef HSCAL_PLAN_LAST_ROUND_H
#define HSCAL_PLAN_LAST_ROUND_H

#include "call/call.h"
#include "hscal.h"
#include "plan/calibrated.h"
#include "plan/part_result.h"
#include "plan/thread_choices.h"
#include "plan/time_layout.h"

/* Which plans are timed again. */
typedef struct hscal_last_round {
  int count;                         /* 0: none, there is nothing to choose from */
  int number[HSCAL_RETIMED_LAYOUTS]; /* the planners who have them, least expected time first */
  double most_s;                     /* that the best may be thought about */
} hscal_last_round;

/* By what all found in both rounds; no two of one layout. */
hscal_last_round hscal__last_round(const hscal_part_result *results, int planners, const hscal_thread_choices *choices);

/* Planner `number` of `count` times one of the layouts, which are in the order of the round. Its seconds by the stretch that is this planner's; 0: it has none, or that
 * takes too long, or fails. */
double hscal__time_stretch(const hscal_call *call, const hscal_machine *machine, const hscal_thread_choices *choices,
                           const hscal_last_round *round, const hscal_told_layout *layouts, int number, int count);

/* From all stretches to seconds of their plans: a layout is left as it is unless all of its stretches are timed. */
void hscal__take_stretches(const hscal_last_round *round, hscal_part_result *results, int planners);

/* What was found out becomes what the plan predicts. What goes wrong is no matter. */
void hscal__set_retimed(const hscal_call *call, const hscal_machine *machine, const hscal_thread_choices *choices,
                        const hscal_part_result *result, hscal_plan *plan);

#endif
