#include "plan/last_round.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "plan/expected_part.h"
#include "search/calibrated.h"

#include <stdlib.h>

/* ---- which plans ---------------------------------------------------------------------------------------------------- */

static int is_same(const hscal_part_result *a, const hscal_part_result *b) {
  return a->nprow == b->nprow && a->npcol == b->npcol && a->mb == b->mb && a->nb == b->nb &&
         a->predicted_s == b->predicted_s;
}

static int is_listed(const hscal_last_round *round, const hscal_part_result *results, int number) {
  for (int i = 0; i < round->count; i++)
    if (is_same(&results[round->number[i]], &results[number])) return 1;
  return 0;
}

static int is_open(const hscal_part_result *result) { return result->verified_s == 0 && result->most_s > 0; }

/* What each planner's plan is expected to take, [planners] (free). Null: no memory. */
static double *expect(const hscal_part_result *results, int planners) {
  const hscal_known_parts known = hscal__known_parts(results, planners);
  double *expected_s = malloc((size_t)planners * sizeof *expected_s);
  for (int i = 0; expected_s && i < planners; i++) expected_s[i] = hscal__expected_part_s(&known, &results[i]);
  return expected_s;
}

/* The best that is not listed, the first planner's among them; -1: none is near the best of all. */
static int next_open(const hscal_last_round *round, const double *expected_s, const hscal_part_result *results,
                     int planners, double limit_s) {
  int next = -1;
  for (int i = 0; i < planners; i++) {
    if (!is_open(&results[i]) || !(expected_s[i] < limit_s) || is_listed(round, results, i)) continue;
    limit_s = expected_s[i], next = i;
  }
  return next;
}

hscal_last_round hscal__last_round(const hscal_part_result *results, int planners,
                                   const hscal_thread_choices *choices) {
  const int best = hscal__best_part(results, planners), others = planners - 1,
            most = hscal__min(others / HSCAL_LEAST_STRETCHES, HSCAL_RETIMED_LAYOUTS);
  hscal_last_round round = {.count = 0};
  /* Of several choices a plan does not tell its own; without memory nothing is timed again. */
  double *expected_s = best && choices->count == 1 ? expect(results, planners) : NULL;
  if (!expected_s) return round;
  round.most_s = results[best].most_s;
  for (int i; round.count < most &&
              (i = next_open(&round, expected_s, results, planners, HSCAL_VERIFIED_WITHIN * expected_s[best])) >= 0;)
    round.number[round.count++] = i;
  free(expected_s);
  return round;
}

/* ---- one planner ---------------------------------------------------------------------------------------------------- */

/* As many of each layout. */
static int stretches_of(const hscal_last_round *round, int planners) { return (planners - 1) / round->count; }

double hscal__time_stretch(const hscal_call *call, const hscal_machine *machine, const hscal_thread_choices *choices,
                           const hscal_last_round *round, const hscal_told_layout *layouts, int number, int count) {
  const hscal_stretch stretch = {.number = (number - 1) / round->count, .count = stretches_of(round, count)};
  const hscal_timing timing = {.effort = HSCAL_EFFORT_LOW_FIDELITY,
                               .stretch = stretch,
                               .most_effort = HSCAL_PLANNERS_EVALUATION * round->most_s / HSCAL_OPERATION_S};
  const hscal_told_layout *layout = &layouts[(number - 1) % round->count];
  hscal_machine *derived = NULL;
  double seconds = 0;
  if (stretch.number >= stretch.count || layout->nprow == 0) return 0;
  int status = hscal__thread_choice_machine(machine, choices->of, &derived);
  if (!status) status = hscal__time_layout(call, derived ? derived : machine, layout, &timing, &seconds);
  hscal_machine_free(derived);
  hscal__clear_error();
  return status ? 0 : seconds;
}

/* ---- all ------------------------------------------------------------------------------------------------------------ */

/* The mean; 0: a stretch is missing. */
static double mean_s(const hscal_last_round *round, const hscal_part_result *results, int planners, int which) {
  const int stretches = stretches_of(round, planners);
  double sum_s = 0;
  for (int i = 0; i < stretches; i++) {
    double stretch_s = results[1 + which + i * round->count].stretch_s;
    if (!(stretch_s > 0)) return 0;
    sum_s += stretch_s;
  }
  return sum_s / stretches;
}

void hscal__take_stretches(const hscal_last_round *round, hscal_part_result *results, int planners) {
  for (int which = 0; which < round->count; which++) {
    double seconds = mean_s(round, results, planners, which);
    for (int i = 0; i < planners; i++)
      if (is_open(&results[i]) && is_same(&results[i], &results[round->number[which]])) results[i].retimed_s = seconds;
  }
}

void hscal__set_retimed(const hscal_call *call, const hscal_machine *machine, const hscal_thread_choices *choices,
                        const hscal_part_result *result, hscal_plan *plan) {
  hscal_machine *derived = NULL;
  if (!(result->retimed_s > 0) || hscal__thread_choice_machine(machine, choices->of, &derived)) return;
  hscal__set_predicted(call, derived ? derived : machine, result->retimed_s, plan);
  hscal_machine_free(derived);
  hscal__clear_error();
}
