#include "plan/part_result.h"
#include "plan/calibrated.h"
#include "plan/expected_part.h"
#include "plan/take_over.h"

#include <math.h>

hscal_part_result hscal__part_result_of(int status, const hscal_plan *plan) {
  hscal_part_result result = {.status = status, .predicted_s = INFINITY};
  if (status == HSCAL_ERROR_NO_GRID) result.least_s = INFINITY;
  if (!plan) return result;
  result.nprow = plan->nprow, result.npcol = plan->npcol, result.mb = plan->mb, result.nb = plan->nb,
  result.most_s = plan->most_s;
  result.predicted_s = plan->predicted_s, result.least_s = plan->predicted_s * (1 - plan->gap);
  if (!plan->is_rough) result.verified_s = plan->predicted_s;
  result.candidates = plan->candidates, result.evaluated = plan->evaluated;
  return result;
}

int hscal__best_part(const hscal_part_result *results, int planners) {
  const hscal_known_parts known = hscal__known_parts(results, planners);
  int best = 0;
  double best_s = INFINITY;
  for (int i = 1; i < planners; i++) {
    double own_s = hscal__expected_part_s(&known, &results[i]);
    if (own_s < best_s) best = i, best_s = own_s;
  }
  return best;
}

static void tell_of_all(const hscal_part_result *results, int planners, hscal_plan *plan) {
  double least_s = INFINITY;
  int64_t candidates = 0, evaluated = 0;
  for (int i = 0; i < planners; i++) {
    least_s = fmin(least_s, results[i].least_s);
    if (i > 0) candidates += results[i].candidates;
    evaluated += results[i].evaluated;
  }
  if (results[0].candidates > candidates) candidates = results[0].candidates; /* it looks at all, but more briefly */
  plan->evaluated = (long)evaluated;
  plan->candidates = (long)(evaluated > candidates ? evaluated : candidates);
  plan->gap = fmax(plan->gap, 1 - least_s / plan->predicted_s);
  plan->planners = planners;
}

/* One that nobody had the time to verify has to be better by what it may be off. */
static int takes_over(const hscal_machine *machine, const hscal_part_result *results, int best, hscal_plan *first,
                      hscal_plan *other) {
  const double within = results[best].retimed_s > 0 ? HSCAL_RETIMED_WITHIN : HSCAL_VERIFIED_WITHIN,
               first_s = results[0].retimed_s > 0 ? results[0].retimed_s : first->predicted_s;
  if (other->is_rough && !first->is_rough && within * other->predicted_s >= first_s) return 0;
  const hscal_candidate *usual =
      first->best_baseline < 0 ? &first->fallback : &first->baselines[first->best_baseline].layout;
  hscal_pair_kind kind = hscal__pair_kind(usual->nprow, usual->npcol, other->nprow, other->npcol, 0);
  const double usual_s = first->kept_default ? first_s : hscal__usual_s(first);
  hscal_gain gain = hscal__gain(machine, kind, usual_s, other->predicted_s);
  return hscal__takes_over(first, first_s, other, &gain, "");
}

hscal_plan *hscal__joint_plan(const hscal_machine *machine, const hscal_part_result *results, int planners, int best,
                              hscal_plan *first, hscal_plan *other) {
  int is_other = other && (!first || takes_over(machine, results, best, first, other));
  hscal_plan *chosen = is_other ? other : first;
  hscal_plan_free(is_other ? first : other);
  if (chosen) tell_of_all(results, planners, chosen);
  return chosen;
}
