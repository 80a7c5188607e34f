#include "plan/guard.h"
#include "plan/plan.h"

#include <math.h>
#include <stdio.h>

/* ---- the rule ---------------------------------------------------------------------------------------------------- */

hscal_gain hscal__gain(const hscal_machine *machine, hscal_pair_kind kind, double usual_s, double seconds) {
  return (hscal_gain){.log_gain = usual_s == seconds ? 0 : log(usual_s / seconds),
                      .half_width = hscal__ratio_half_width(machine, kind),
                      .noise = hscal__machine_noise(machine)};
}

hscal_pair_kind hscal__trial_pair(const hscal_trial *x, const hscal_trial *y) {
  return hscal__pair_kind(x->nprow, x->npcol, y->nprow, y->npcol, hscal__same_placement(x, y));
}

int hscal__is_sure(const hscal_gain *gain) { return gain->log_gain - gain->half_width > gain->noise; }

int hscal__is_alike(const hscal_gain *gain) { return fabs(gain->log_gain) <= gain->half_width; }

double hscal__most_unsure_s(const hscal_machine *machine, hscal_pair_kind kind, double seconds) {
  return seconds * exp(hscal__ratio_half_width(machine, kind) + hscal__machine_noise(machine));
}

/* ---- in a plan --------------------------------------------------------------------------------------------------- */

void hscal__plan_set_gain(const hscal_gain *gain, hscal_plan *plan) {
  if (isnan(gain->log_gain)) {
    hscal__plan_no_gain(plan);
    return;
  }
  plan->gain = exp(gain->log_gain), plan->noise = gain->noise;
  plan->gain_lower = exp(gain->log_gain - gain->half_width);
  plan->gain_upper = exp(gain->log_gain + gain->half_width);
}

void hscal__plan_no_gain(hscal_plan *plan) {
  plan->gain = plan->gain_lower = plan->gain_upper = plan->noise = 0;
  plan->alike = 0;
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

/* "12 %", of much "2.31 times". */
static const char *gain_text(double ratio, char text[HSCAL_GAIN_TEXT_SIZE]) {
  if (ratio < 2)
    snprintf(text, HSCAL_GAIN_TEXT_SIZE, "%.*f %%", fabs(ratio - 1) < 0.0995 ? 1 : 0, 100 * (ratio - 1));
  else
    snprintf(text, HSCAL_GAIN_TEXT_SIZE, "%.3g times", ratio);
  return text;
}

const char *hscal__gain_interval_text(double lower, double upper, char text[HSCAL_GAIN_TEXT_SIZE]) {
  int digits = fmax(fabs(lower - 1), fabs(upper - 1)) < 0.0995 ? 1 : 0;
  if (!(upper < 10))
    snprintf(text, HSCAL_GAIN_TEXT_SIZE, "%.2g to %.2g times", lower, upper);
  else
    snprintf(text, HSCAL_GAIN_TEXT_SIZE, "%+.*f to %+.*f %%", digits, 100 * (lower - 1), digits, 100 * (upper - 1));
  return text;
}

/* What is as good as the fastest, for all that is known. */
static void alike_text(const hscal_plan *plan, char *text, size_t size) {
  *text = 0;
  if (plan->alike > 1)
    snprintf(text, size, "; %d layout%s cannot be told apart from the fastest", plan->alike - 1,
             plan->alike == 2 ? "" : "s");
}

void hscal__guard_text(const hscal_plan *plan, char *text, size_t size) {
  char gain[HSCAL_GAIN_TEXT_SIZE], least[HSCAL_GAIN_TEXT_SIZE], alike[64];
  const char *what = plan->origin.nprocs > 0 ? "staying" : "the usual layout";
  *text = 0;
  if (!hscal__plan_has_gain(plan) || hscal__plan_is_of_another(plan)) return;
  gain_text(plan->gain, gain);
  alike_text(plan, alike, sizeof alike);
  if (!plan->kept_default && !plan->kept_origin) {
    int is_above = plan->gain_lower > 1; /* not where nobody timed the plan */
    snprintf(text, size, "gain %s%s, %s %s: changed%s", gain, plan->origin.nprocs > 0 ? " over staying" : "",
             is_above ? "at least" : "interval",
             is_above ? gain_text(plan->gain_lower, least)
                      : hscal__gain_interval_text(plan->gain_lower, plan->gain_upper, least),
             alike);
    return;
  }
  hscal__gain_interval_text(plan->gain_lower, plan->gain_upper, least);
  if (plan->gain <= 1)
    snprintf(text, size, "no other layout gains over %s: kept%s", what, alike);
  else if (plan->gain_lower <= 1)
    snprintf(text, size, "the fastest cannot be told apart from %s (gain %s, interval %s): kept%s", what, gain, least,
             alike);
  else
    snprintf(text, size, "the fastest gains %s, at least %s, which is within the noise: kept%s", gain,
             gain_text(plan->gain_lower, least), alike);
}
