#include "plan/take_over.h"
#include "plan/baselines.h"

#include <math.h>

double hscal__usual_s(const hscal_plan *plan) {
  return plan->kept_default ? plan->predicted_s : hscal__baseline_s(plan);
}

int hscal__takes_over(hscal_plan *first, double first_s, hscal_plan *other, const hscal_gain *gain, const char *why) {
  if (other->predicted_s >= first_s) return 0;
  if (hscal__plan_has_gain(first) && !hscal__is_sure(gain)) {
    if (first->kept_default && exp(gain->log_gain) > first->gain) hscal__plan_set_gain(gain, first);
    return 0;
  }
  hscal__baselines_take(other, first);
  other->kept_default = 0;
  hscal__plan_set_gain(gain, other);
  hscal__baselines_compare(other, why);
  return 1;
}
