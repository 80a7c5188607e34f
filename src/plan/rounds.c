#include "plan/rounds.h"
#include "base/status.h"
#include "plan/plan_threads.h"
#include "plan/verify_part.h"

#include <math.h>
#include <stdlib.h>

static int plan_as(const hscal_planner_part *part, const hscal_call *call, const hscal_machine *machine,
                   const hscal_options *options, const hscal_thread_choices *choices, hscal_plan **plan) {
  hscal_options own = *options;
  own.planner = part;
  return hscal__plan_best_threads(call, machine, &own, choices, plan);
}

int hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     const hscal_thread_choices *choices, int number, int count, hscal_plan **plan) {
  const hscal_planner_part part = {.number = number, .count = count};
  return plan_as(&part, call, machine, options, choices, plan);
}

/* ---- what is to be done --------------------------------------------------------------------------------------------- */

static int less_first(const void *x, const void *y) {
  const double *a = x, *b = y;
  return (*a > *b) - (*a < *b);
}

static double verified_limit_s(const hscal_part_result *results, int planners) {
  int best = hscal__best_part(results, planners), count = 0;
  double limit_s = best ? HSCAL_VERIFIED_WITHIN * results[best].predicted_s : 0;
  double *near = best ? malloc((size_t)planners * sizeof *near) : NULL;
  if (!near) return 0; /* nothing is verified then */
  for (int i = 1; i < planners; i++)
    if (results[i].predicted_s <= limit_s) near[count++] = results[i].predicted_s;
  qsort(near, (size_t)count, sizeof *near, less_first);
  if (count > HSCAL_MOST_VERIFIED_PARTS) limit_s = near[HSCAL_MOST_VERIFIED_PARTS - 1];
  free(near);
  return limit_s;
}

/* May its neighbours be faster than any of the first round, and are they not those of another? */
static int is_middle(const hscal_part_result *result, const hscal_second_round *round) {
  if (!(result->predicted_s < INFINITY) || result->most_s == 0) return 0;
  for (int i = 0; i < round->nnear; i++)
    if (hscal__are_near(result->nprow, result->npcol, round->near[i].nprow, round->near[i].npcol)) return 0;
  return 1;
}

/* The fastest; -1: none. */
static int next_middle(const hscal_part_result *results, int planners, const hscal_second_round *round) {
  int next = -1;
  for (int i = 0; i < planners; i++)
    if (is_middle(&results[i], round) && (next < 0 || results[i].predicted_s < results[next].predicted_s)) next = i;
  return next;
}

hscal_second_round hscal__second_round(const hscal_part_result *results, int planners) {
  hscal_second_round round = {.verified_limit_s = verified_limit_s(results, planners)};
  for (int i; round.nnear < HSCAL_NEAR_LAYOUTS && (i = next_middle(results, planners, &round)) >= 0;)
    round.near[round.nnear++] = (hscal_near_layout){results[i].nprow, results[i].npcol, results[i].mb, results[i].nb};
  return round;
}

/* ---- one planner ---------------------------------------------------------------------------------------------------- */

/* In the time that others verify in. */
static hscal_plan *plan_near(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                             const hscal_thread_choices *choices, int number, int count,
                             const hscal_second_round *round) {
  const hscal_planner_part part = {.number = number, .count = count, .nnear = round->nnear, .near = round->near};
  hscal_options brief = *options;
  hscal_plan *plan = NULL;
  brief.patience = HSCAL_VERIFYING_SHARE * (options->patience > 0 ? options->patience : 1);
  if (plan_as(&part, call, machine, &brief, choices, &plan)) return NULL;
  plan->most_s /= HSCAL_VERIFYING_SHARE, plan->patience /= HSCAL_VERIFYING_SHARE; /* it is a plan of both rounds */
  return plan;
}

/* Of the new plan and that of the first round one stays. */
static void take_better(hscal_plan *new, hscal_plan **plan, hscal_part_result *result) {
  hscal_part_result own = hscal__part_result_of(0, new);
  int is_better = own.predicted_s < result->predicted_s;
  own.least_s = fmin(own.least_s, result->least_s);
  own.candidates += result->candidates, own.evaluated += result->evaluated;
  own.is_second = 1;
  hscal_plan_free(is_better ? *plan : new);
  if (is_better)
    *plan = new, *result = own;
  else
    result->candidates = own.candidates, result->evaluated = own.evaluated;
}

void hscal__plan_part_again(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, int number, int count, const hscal_second_round *round,
                            hscal_plan **plan, hscal_part_result *result) {
  if (*plan && result->predicted_s <= round->verified_limit_s) {
    result->verified_s = hscal__verify_part(call, machine, choices, *plan);
  } else if (round->nnear > 0) {
    hscal_plan *near = plan_near(call, machine, options, choices, number, count, round);
    if (near) take_better(near, plan, result);
  }
  hscal__clear_error();
}
