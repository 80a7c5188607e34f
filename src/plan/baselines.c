/* The usual layouts as plans tell them. */
#include "plan/baselines.h"
#include "base/status.h"
#include "plan/calibrated.h"
#include "plan/candidate.h"
#include "plan/rival_reason.h"
#include "search/usual.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of two that are as fast the first is the best. */
static int is_better(double seconds, double best_s) { return HSCAL_AS_FAST * seconds < best_s; }

int hscal__best_usual(const hscal_search_result *result, int may_oversubscribe) {
  double best_s = INFINITY;
  int best = -1;
  for (int i = 0; i < result->nusuals; i++) {
    const hscal_usual *usual = &result->usual[i];
    if (usual->trial < 0 || usual->oversubscribes > may_oversubscribe ||
        !is_better(result->trials[usual->trial].predicted_s, best_s))
      continue;
    best = i, best_s = result->trials[usual->trial].predicted_s;
  }
  return best;
}

int hscal__best_untimed_usual(const hscal_search_result *result) {
  int timed = hscal__best_usual(result, 0), best = -1;
  double best_s = timed < 0 ? INFINITY : result->trials[result->usual[timed].trial].predicted_s;
  for (int i = 0; i < result->nusuals; i++) {
    const hscal_usual *usual = &result->usual[i];
    if (usual->trial >= 0 || usual->oversubscribes || !(usual->expected_s > 0)) continue;
    if (is_better(usual->expected_s, best_s)) best = i, best_s = usual->expected_s;
  }
  return best;
}

/* ---- from plan to plan ------------------------------------------------------------------------------------------- */

double hscal__baseline_s(const hscal_plan *plan) {
  if (plan->nbaselines == 0) return plan->fallback.predicted_s;
  return plan->best_baseline < 0 ? NAN : plan->baselines[plan->best_baseline].layout.predicted_s;
}

void hscal__baselines_take(hscal_plan *plan, hscal_plan *other) {
  free(plan->baselines);
  plan->baselines = other->baselines, plan->nbaselines = other->nbaselines, plan->best_baseline = other->best_baseline;
  plan->fallback = other->fallback;
  other->baselines = NULL, other->nbaselines = 0, other->best_baseline = -1;
}

int hscal__baselines_join(hscal_plan *plan, hscal_plan *other) {
  int own = plan->nbaselines, count = own + other->nbaselines;
  double best_s = hscal__baseline_s(plan), other_s = hscal__baseline_s(other);
  if (other->nbaselines == 0) return 0;
  hscal_baseline *joined = realloc(plan->baselines, (size_t)count * sizeof *joined);
  if (!joined) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d layouts", count);
  memcpy(joined + own, other->baselines, (size_t)other->nbaselines * sizeof *joined);
  plan->baselines = joined, plan->nbaselines = count;
  if (other->best_baseline >= 0 && (plan->best_baseline < 0 || is_better(other_s, best_s)))
    plan->best_baseline = own + other->best_baseline;
  return 0;
}

/* ---- from a search ----------------------------------------------------------------------------------------------- */

static int is_untimed(const hscal_search_result *result, const hscal_usual *usual) {
  if (usual->trial >= 0) return result->trials[usual->trial].is_estimated;
  return !usual->is_refused && !usual->does_not_fit && !(usual->low_fidelity_s > 0);
}

/* What is known of one that was not timed in high fidelity. */
static double known_s(const hscal_search_result *result, const hscal_usual *usual) {
  if (usual->trial >= 0) return result->trials[usual->trial].predicted_s;
  if (usual->low_fidelity_s > 0) return usual->low_fidelity_s * result->correction;
  return is_untimed(result, usual) && usual->expected_s > 0 ? usual->expected_s : NAN;
}

/* "4.1 % slower: one thread per process"; "12.0 % slower, estimated". */
static void compare(hscal_candidate *usual, int is_untimed, double seconds, const char *why) {
  double slower = 100 * (usual->predicted_s / seconds - 1);
  if (isfinite(slower))
    snprintf(usual->reason, sizeof usual->reason, "%.1f %% %s%s%s", fabs(slower),
             slower >= 0  ? "slower"
             : is_untimed ? "faster"
                          : "faster, as predicted",
             is_untimed ? ", estimated" : "", why);
}

/* How it compares by closed forms, or why there is no time of it that was found as that of the plan was. */
static void tell_untimed(const hscal_search_result *result, const hscal_usual *usual, const hscal_trial *chosen,
                         hscal_candidate *layout) {
  const int untimed = is_untimed(result, usual);
  const char *why = untimed ? "no time was left to time it" : "predicted roughly";
  if (usual->is_refused) why = "is refused by the routine";
  if (usual->does_not_fit) why = "does not fit in the memory of its nodes";
  snprintf(layout->reason, sizeof layout->reason, "%s", why);
  if (untimed && chosen) compare(layout, 1, chosen->predicted_s, "");
}

static hscal_candidate layout_of(const hscal_search_result *result, const hscal_usual *usual,
                                 const hscal_trial *chosen) {
  const hscal_trial *trial = usual->trial >= 0 ? &result->trials[usual->trial] : NULL;
  hscal_trial own = hscal__usual_trial(usual);
  hscal_candidate layout = hscal__candidate_of(result, trial ? trial : &own);
  layout.predicted_s = known_s(result, usual);
  if (!trial || (trial != chosen && trial->is_estimated))
    tell_untimed(result, usual, chosen, &layout);
  else if (chosen && trial != chosen)
    hscal__rival_reason(result, chosen, trial, layout.reason, sizeof layout.reason);
  return layout;
}

int hscal__baselines_fill(const hscal_search_result *result, const hscal_trial *chosen, hscal_plan *plan) {
  hscal_baseline *baselines = calloc((size_t)result->nusuals + 1, sizeof *baselines);
  if (!baselines) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d layouts", result->nusuals);
  free(plan->baselines);
  plan->baselines = baselines, plan->nbaselines = result->nusuals;
  for (int i = 0; i < result->nusuals; i++) {
    const hscal_usual *usual = &result->usual[i];
    strcpy(baselines[i].name, usual->layout.name);
    baselines[i].order = usual->layout.order, baselines[i].fastest_kind = usual->layout.is_of_fastest;
    baselines[i].untimed = is_untimed(result, usual);
    baselines[i].layout = layout_of(result, usual, chosen);
  }
  plan->fallback = baselines[0].layout;
  plan->best_baseline = hscal__best_usual(result, 0);
  if (plan->best_baseline < 0) plan->best_baseline = hscal__best_usual(result, 1);
  int untimed = hscal__best_untimed_usual(result);
  if (untimed >= 0 && !plan->kept_default) plan->best_baseline = untimed;
  return 0;
}

int hscal__has_untimed_usual(const hscal_plan *plan) {
  for (int i = 0; i < plan->nbaselines; i++)
    if (plan->baselines[i].untimed) return 1;
  return 0;
}

/* ---- against a plan ---------------------------------------------------------------------------------------------- */

void hscal__baselines_compare(hscal_plan *plan, const char *why) {
  hscal_baseline *usual = plan->baselines;
  compare(&plan->fallback, plan->nbaselines > 0 && usual[0].untimed, plan->predicted_s, why);
  for (int i = 0; i < plan->nbaselines; i++) compare(&usual[i].layout, usual[i].untimed, plan->predicted_s, why);
}
