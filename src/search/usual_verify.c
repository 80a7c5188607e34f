#include "search/usual_verify.h"
#include "base/status.h"
#include "base/stop.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/fidelity.h"
#include "search/prior_estimate.h"
#include "search/usual.h"
#include "search/usual_trials.h"

#include <math.h>

static int processes_of(const hscal_usual *usual) { return usual->layout.nprow * usual->layout.npcol; }

static double untimed_off(const hscal_search_state *search) {
  return HSCAL_INTERVAL_DEVIATIONS * hscal__search_scatter(search);
}

/* One in low fidelity, or known by its closed form alone, is accepted so, unless its lower bound says that it takes longer. */
static int accept(hscal_search_state *search, hscal_usual *usual, double seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  if (!(usual->low_fidelity_s > 0)) trial.is_estimated = 1, trial.untimed_off = untimed_off(search);
  HSCAL_TRY(hscal__accept_above_bound(search, &trial, hscal__correct_bias(search, seconds)));
  usual->trial = search->incumbent.ntrials - 1;
  return 0;
}

/* What one takes as far as is known by the closed form, as hscal__usual_timed_s by the clock. */
static double estimated_s(const hscal_search_state *search, const hscal_usual *usual) {
  (void)search;
  return usual->estimate_s > 0 ? usual->estimate_s : INFINITY;
}

typedef double known_s(const hscal_search_state *search, const hscal_usual *usual);

static double least_s_of_usual(const hscal_search_state *search, known_s *known) {
  double least = INFINITY;
  for (int i = 0; i < search->nusuals; i++) least = fmin(least, known(search, &search->usual[i]));
  return least;
}

/* order[HSCAL_USUALS]: least first, of equal ones as they are listed. */
static void sort(const hscal_search_state *search, known_s *known, int *order) {
  for (int i = 0; i < search->nusuals; i++) {
    int at = i;
    for (; at > 0 && known(search, &search->usual[i]) < known(search, &search->usual[order[at - 1]]); at--)
      order[at] = order[at - 1];
    order[at] = i;
  }
}

/* As that of the fallback has shown. */
static double low_fidelity_effort(const hscal_search_state *search, const hscal_usual *usual) {
  double effort = hscal__usual_effort(search, usual);
  return search->fidelity.fallback_effort > 0
             ? effort * search->fidelity.fallback_effort / hscal__usual_effort(search, hscal__fallback_of(search))
             : effort;
}

/* In deadline mode usual layouts whose closed form is so much longer than others' are not worth the time. */
static double most_estimated_s(const hscal_search_state *search) {
  if (!search->budget.deadline_mode) return INFINITY;
  double least_s = least_s_of_usual(search, estimated_s);
  for (int i = 0; i < search->pool.ncandidates; i++) least_s = fmin(least_s, search->pool.candidates[i].estimate_s);
  return HSCAL_PROMISING_USUAL * least_s;
}

/* Those whose closed form is less than most_s, least first. */
static int evaluate_low_below(hscal_search_state *search, double most_s, double allowance) {
  double before = search->budget.spent, seconds;
  int order[HSCAL_USUALS];
  sort(search, estimated_s, order);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[order[i]];
    if (usual == hscal__fallback(search) || isfinite(hscal__usual_timed_s(search, usual)) ||
        !(estimated_s(search, usual) < most_s))
      continue;
    if (search->budget.spent - before + low_fidelity_effort(search, usual) <= allowance)
      HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  }
  return 0;
}

int hscal__usual_evaluate_low(hscal_search_state *search, double allowance) {
  double seconds;
  if (search->nusuals < 2) return 0;
  for (int i = 0; i < search->nusuals; i++) HSCAL_TRY(hscal__usual_estimate(search, &search->usual[i], &seconds));
  return evaluate_low_below(search, most_estimated_s(search), allowance);
}

/* Is there time for its high fidelity? */
static int is_within(const hscal_search_state *search, const hscal_usual *usual, double budget) {
  return search->budget.spent + hscal__high_fidelity_effort(search, processes_of(usual), usual->shares) <= budget;
}

static int is_impossible(const hscal_usual *usual) { return usual->is_refused || usual->does_not_fit; }

/* Where there are few processes all of them are evaluated, whatever that takes. */
int hscal__usual_verify(hscal_search_state *search, double allowance) {
  enum { FEW = 64 };
  const double nearly = exp(2 * search->fidelity.noise);
  int are_few = processes_of(hscal__fallback(search)) <= FEW && !search->space.call.source, order[HSCAL_USUALS];
  if (!are_few) HSCAL_TRY(hscal__usual_evaluate_low(search, allowance));
  double most_s = nearly * least_s_of_usual(search, hscal__usual_timed_s), budget = search->budget.spent + allowance,
         seconds;
  sort(search, hscal__usual_timed_s, order);
  for (int i = 0; i < search->nusuals && !hscal__is_stopped(); i++) {
    hscal_usual *usual = &search->usual[order[i]];
    int is_due = are_few || usual == hscal__fallback(search) || hscal__usual_timed_s(search, usual) <= most_s;
    int has_low_fidelity = usual->low_fidelity_s > 0;
    if (usual->trial >= 0 || is_impossible(usual)) continue;
    if (is_due || (has_low_fidelity && is_within(search, usual, budget)))
      HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_MODEL, &seconds));
  }
  return 0;
}

/* What it takes, in high fidelity unless there is no time for that, or there was none to evaluate anything so. */
static int verify_one(hscal_search_state *search, hscal_usual *usual, double low_fidelity_s) {
  double seconds;
  int is_too_late = (search->incumbent.best >= 0 && search->incumbent.trials[search->incumbent.best].is_low_fidelity) ||
                    hscal__exceeds_deadline(search, processes_of(usual), usual->shares);
  if (usual != hscal__fallback(search)) is_too_late |= !is_within(search, usual, search->budget.limit);
  if (!is_too_late) HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_MODEL, &seconds));
  return usual->trial < 0 && !is_impossible(usual) ? accept(search, usual, low_fidelity_s) : 0;
}

/* None of them is the best of all, but a gain is told over the best of them. */
static int evaluate_rest(hscal_search_state *search) {
  double most = search->budget.deadline_effort, left = most - search->budget.spent;
  return search->nusuals < 2 ? 0 : evaluate_low_below(search, INFINITY, fmin(HSCAL_USUAL_SHARE_AFTER * most, left));
}

/* The time of the fallback, times the ratio of both closed forms, but no less than that of the best of all. */
static void expect_untimed(hscal_search_state *search) {
  const hscal_usual *fallback = hscal__fallback(search);
  if (!(fallback->estimate_s > 0) || fallback->trial < 0) return;
  double times = search->incumbent.trials[fallback->trial].predicted_s / fallback->estimate_s;
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[i];
    if (usual->trial >= 0 || usual->low_fidelity_s > 0 || is_impossible(usual) || !(usual->estimate_s > 0)) continue;
    usual->expected_s = fmax(times * usual->estimate_s, hscal__incumbent_s(search));
    usual->untimed_off = untimed_off(search);
  }
}

static int verify_by_deadline(hscal_search_state *search, double fallback_s) {
  hscal_usual *fallback = hscal__fallback(search);
  int order[HSCAL_USUALS];
  if (fallback->trial < 0 && fallback_s > 0) HSCAL_TRY(verify_one(search, fallback, fallback_s));
  double least_usual_s = fallback->trial >= 0 ? search->incumbent.trials[fallback->trial].predicted_s : INFINITY;
  sort(search, hscal__usual_timed_s, order);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[order[i]];
    int may_be_best =
        hscal__usual_timed_s(search, usual) < least_usual_s; /* nothing is faster than the best and slower than this */
    if (usual->trial < 0 && usual->low_fidelity_s > 0 && may_be_best)
      HSCAL_TRY(verify_one(search, usual, usual->low_fidelity_s));
    if (usual->trial >= 0) least_usual_s = fmin(least_usual_s, search->incumbent.trials[usual->trial].predicted_s);
  }
  return 0;
}

int hscal__usual_verify_by_deadline(hscal_search_state *search, double fallback_s) {
  HSCAL_TRY(evaluate_rest(search));
  HSCAL_TRY(verify_by_deadline(search, fallback_s));
  if (search->nusuals > 0) expect_untimed(search);
  return 0;
}
