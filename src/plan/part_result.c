#include "plan/part_result.h"
#include "plan/calibrated.h"
#include "plan/take_over.h"

#include <math.h>

hscal_part_result hscal__part_result_of(int status, const hscal_plan *plan) {
  hscal_part_result result = {.status = status, .predicted_s = INFINITY};
  if (status == HSCAL_ERROR_NO_GRID) result.least_s = INFINITY;
  if (!plan) return result;
  result.nprow = plan->nprow, result.npcol = plan->npcol, result.nb = plan->nb, result.by_deadline = plan->most_s > 0;
  result.predicted_s = plan->predicted_s, result.least_s = plan->predicted_s * (1 - plan->gap);
  result.candidates = plan->candidates, result.evaluated = plan->evaluated;
  return result;
}

/* Plans that were timed by both clocks, and the logarithm of how much longer they take by the better one. */
typedef struct verified_parts {
  int count;
  struct verified_part {
    int nprow, npcol;
    double log_longer;
  } of[HSCAL_MOST_VERIFIED_PARTS];
} verified_parts;

static verified_parts find_verified(const hscal_part_result *results, int planners) {
  verified_parts found = {.count = 0};
  for (int i = 1; i < planners && found.count < HSCAL_MOST_VERIFIED_PARTS; i++) {
    const hscal_part_result *it = &results[i];
    if (!(it->verified_s > 0) || it->verified_s == it->predicted_s) continue; /* the rough clock was not asked */
    found.of[found.count++] = (struct verified_part){it->nprow, it->npcol, log(it->verified_s / it->predicted_s)};
  }
  return found;
}

/* Of those on its grid the mean, or else of all, as if one more took no longer. */
static double expected_log_longer(const verified_parts *verified, const hscal_part_result *result) {
  double sum = 0, on_grid = 0;
  int count_on_grid = 0;
  for (int i = 0; i < verified->count; i++) {
    const struct verified_part *it = &verified->of[i];
    int is_on_grid = it->nprow == result->nprow && it->npcol == result->npcol;
    sum += it->log_longer;
    if (is_on_grid) on_grid += it->log_longer, count_on_grid++;
  }
  return count_on_grid ? on_grid / count_on_grid : sum / (verified->count + 1);
}

static double expected_s(const verified_parts *verified, const hscal_part_result *result) {
  if (result->verified_s > 0) return result->verified_s;
  return HSCAL_UNVERIFIED_IS_SHORT * (result->is_second ? HSCAL_SECOND_IS_SHORT : 1) * result->predicted_s *
         exp(expected_log_longer(verified, result));
}

int hscal__best_part(const hscal_part_result *results, int planners) {
  const verified_parts verified = find_verified(results, planners);
  int best = 0;
  double best_s = INFINITY;
  for (int i = 1; i < planners; i++) {
    double own_s = results[i].predicted_s < INFINITY ? expected_s(&verified, &results[i]) : INFINITY;
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
static int takes_over(const hscal_machine *machine, hscal_plan *first, hscal_plan *other) {
  if (other->is_rough && !first->is_rough && HSCAL_VERIFIED_WITHIN * other->predicted_s >= first->predicted_s) return 0;
  const hscal_candidate *usual =
      first->best_baseline < 0 ? &first->fallback : &first->baselines[first->best_baseline].layout;
  hscal_pair_kind kind = hscal__pair_kind(usual->nprow, usual->npcol, other->nprow, other->npcol, 0);
  hscal_gain gain = hscal__gain(machine, kind, hscal__usual_s(first), other->predicted_s);
  return hscal__takes_over(first, other, &gain, "");
}

hscal_plan *hscal__joint_plan(const hscal_machine *machine, const hscal_part_result *results, int planners,
                              hscal_plan *first, hscal_plan *other) {
  int is_other = other && (!first || takes_over(machine, first, other));
  hscal_plan *chosen = is_other ? other : first;
  hscal_plan_free(is_other ? first : other);
  if (chosen) tell_of_all(results, planners, chosen);
  return chosen;
}
