#include "plan/expected_part.h"
#include "plan/calibrated.h"

#include <math.h>

/* 0: the plan was not timed again. */
static double known_s(const hscal_part_result *result) {
  return result->verified_s > 0 ? result->verified_s : HSCAL_RETIMED_IS_SHORT * result->retimed_s;
}

hscal_known_parts hscal__known_parts(const hscal_part_result *results, int planners) {
  hscal_known_parts known = {.count = 0};
  for (int i = 1; i < planners && known.count < HSCAL_MOST_KNOWN_PARTS; i++) {
    const hscal_part_result *it = &results[i];
    if (!(known_s(it) > 0) || known_s(it) == it->predicted_s) continue; /* the rough clock was not asked */
    known.of[known.count++] = (struct hscal_known_part){it->nprow, it->npcol, log(known_s(it) / it->predicted_s)};
  }
  return known;
}

/* Of those on its grid the mean, or else of all, as if one more took no longer. */
static double expected_log_longer(const hscal_known_parts *known, const hscal_part_result *result) {
  double sum = 0, on_grid = 0;
  int count_on_grid = 0;
  for (int i = 0; i < known->count; i++) {
    const struct hscal_known_part *it = &known->of[i];
    int is_on_grid = it->nprow == result->nprow && it->npcol == result->npcol;
    sum += it->log_longer;
    if (is_on_grid) on_grid += it->log_longer, count_on_grid++;
  }
  return count_on_grid ? on_grid / count_on_grid : sum / (known->count + 1);
}

double hscal__expected_part_s(const hscal_known_parts *known, const hscal_part_result *result) {
  if (!(result->predicted_s < INFINITY)) return INFINITY;
  if (known_s(result) > 0) return known_s(result);
  return HSCAL_UNVERIFIED_IS_SHORT * (result->is_second ? HSCAL_SECOND_IS_SHORT : 1) * result->predicted_s *
         exp(expected_log_longer(known, result));
}
