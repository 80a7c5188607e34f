#include "search/search.h"
#include "base/status.h"
#include "base/stop.h"
#include "call/routine.h"
#include "estimate/any_placement_table.h"
#include "search/budget.h"
#include "search/calibrated.h"
#include "search/candidate_order.h"
#include "search/diagnosis.h"
#include "search/fidelity.h"
#include "search/grid_candidates.h"
#include "search/local_search.h"
#include "search/observe.h"
#include "search/prior_estimate.h"
#include "search/scaled_down.h"
#include "search/scaled_layout.h"
#include "search/select.h"
#include "search/share.h"
#include "search/state.h"
#include "search/untimed.h"
#include "search/usual_trials.h"
#include "search/usual_verify.h"
#include "search/verify.h"

#include <math.h>

/* What the low fidelity takes, as that of the fallback has shown. */
static void note_fallback_effort(hscal_search_state *search, double effort) {
  double expected = hscal__usual_effort(search, hscal__fallback(search));
  search->fidelity.fallback_effort = effort;
  search->fidelity.fallback_volume = hscal__workspace_volume(search->workspace);
  if (expected > search->fidelity.fallback_effort)
    search->fidelity.effort_scale[HSCAL_STAGE_ESTIMATED] = search->fidelity.fallback_effort / expected;
}

/* The least time any untimed candidate could take; infinity if none is left. */
static double least_bound_left(const hscal_search_state *search) {
  double least = search->pool.unlisted_s;
  for (int i = 0; i < search->pool.ngrids; i++)
    if (!search->pool.grids[i].is_expanded || search->pool.is_coarse)
      least = fmin(least, search->pool.grids[i].bound_s);
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (search->pool.candidates[i].stage < HSCAL_STAGE_DONE) least = fmin(least, search->pool.candidates[i].bound_s);
  return least;
}

/* Low fidelity alone, and two guesses in high fidelity if that leaves enough of the budget. */
static int explore_low_fidelity(hscal_search_state *search, double budget) {
  double good = hscal__high_fidelity_effort(search, search->space.max_processes, hscal__shares_nodes(&search->space));
  search->budget.limit =
      good < (1 - HSCAL_LOOKING_SHARE) * budget ? budget - good : budget - 0.5 * search->fidelity.fallback_effort;
  HSCAL_TRY(hscal__select_and_evaluate(search));
  search->budget.limit = budget;
  return hscal__verify_incumbent(search);
}

/* Both fidelities, by the acquisition; the rest of the budget is for verifying, and for the local search. */
static int explore(hscal_search_state *search, double budget) {
  search->budget.limit = (1 - HSCAL_VERIFICATION_SHARE - HSCAL_LOCAL_SEARCH_SHARE) * budget;
  HSCAL_TRY(hscal__select_and_evaluate(search));
  search->budget.limit += HSCAL_VERIFICATION_SHARE * budget;
  HSCAL_TRY(hscal__verify_promising(search));
  HSCAL_TRY(hscal__select_and_evaluate(search)); /* with what is left of it */
  HSCAL_TRY(hscal__verify_incumbent(search));
  search->budget.limit = budget;
  return 0;
}

/* In deadline mode: where the high fidelity of the fallback takes little, so does that of others. */
static int explore_by_deadline(hscal_search_state *search, double budget, double most) {
  double good = hscal__fallback_high_fidelity_effort(search), seconds;
  int is_product = hscal__routine_level(search->space.call.routine) < 4;
  if (is_product && search->nusuals > 0 && hscal__fallback(search)->trial < 0 && search->can_fall_back &&
      good <= HSCAL_FALLBACK_DEADLINE_SHARE * budget) {
    search->budget.deadline_effort = search->budget.spent + HSCAL_FALLBACK_DEADLINE_SHARE * budget;
    HSCAL_TRY(hscal__usual_evaluate(search, hscal__fallback(search), HSCAL_EFFORT_MODEL, &seconds));
  }
  search->budget.deadline_effort = most;
  HSCAL_TRY(hscal__evaluate_scaled(search, HSCAL_SCALED_SHARE * budget));
  HSCAL_TRY(hscal__usual_evaluate_low(search, HSCAL_USUAL_SHARE * budget));
  search->budget.deadline_mode = hscal__fallback_high_fidelity_effort(search) > HSCAL_CHEAP_SHARE * budget;
  return search->budget.deadline_mode ? explore_low_fidelity(search, budget) : explore(search, budget);
}

/* As much as may gain something, and the usual layouts before the local search: these take what they take. */
static int explore_usually(hscal_search_state *search, double budget) {
  HSCAL_TRY(hscal__evaluate_scaled(search, HSCAL_SCALED_SHARE * budget));
  HSCAL_TRY(explore(search, budget));
  double before = search->budget.spent;
  HSCAL_TRY(hscal__usual_verify(search, HSCAL_USUAL_SHARE_BESIDE * budget));
  search->budget.limit += search->budget.spent - before;
  return 0;
}

/* What the call is expected to take as far as is known before any but the fallback is evaluated. */
static double expected_s(const hscal_search_state *search, double fallback_s) {
  double least_s = fallback_s > 0 ? fallback_s : INFINITY;
  for (int i = 0; i < search->pool.ncandidates; i++) least_s = fmin(least_s, search->pool.candidates[i].estimate_s);
  return isfinite(least_s) ? least_s : 0;
}

/* Whatever that takes. */
static int evaluate_fallback_low(hscal_search_state *search, double *seconds) {
  double before = search->budget.spent;
  search->budget.evaluation_cap = INFINITY;
  HSCAL_TRY(hscal__usual_evaluate(search, hscal__fallback(search), HSCAL_EFFORT_LOW_FIDELITY, seconds));
  if (*seconds > 0) note_fallback_effort(search, search->budget.spent - before);
  return 0;
}

/* The first planner times the usual layouts, and what it finds there is what the others fall back on. */
static int look_at_share(hscal_search_state *search, hscal_thinking *limits) {
  double fallback_s;
  search->can_fall_back = 1;
  HSCAL_TRY(hscal__usual_estimate(search, hscal__fallback(search), &fallback_s));
  *limits = hscal__set_budget(search, 0);
  HSCAL_TRY(hscal__grid_candidates_list(search));
  HSCAL_TRY(hscal__expand_first(search, HSCAL_ESTIMATE_SHARE * limits->budget, 1));
  *limits = hscal__set_budget(search, expected_s(search, fallback_s)); /* a hopeless share is no reason to think long */
  return 0;
}

/* Grids and their first candidates, and how long to think. The fallback is evaluated before, or where that is expensive only if it may be the best. *fallback_s: what it
 * takes, in low fidelity; *is_estimated: by its closed form. */
static int look_around(hscal_search_state *search, hscal_thinking *limits, double *fallback_s, int *is_estimated) {
  if (search->space.options.in_program || hscal__is_impatient(&search->space.options))
    HSCAL_TRY(hscal__usual_choose_fallback(search));
  if (!hscal__has_all(&search->space)) return look_at_share(search, limits);
  *is_estimated = hscal__is_fallback_expensive(search);
  search->budget.deadline_mode = *is_estimated; /* until the budget is known: estimates are those of a hurry */
  HSCAL_TRY(*is_estimated ? hscal__usual_estimate(search, hscal__fallback(search), fallback_s)
                          : evaluate_fallback_low(search, fallback_s));
  search->can_fall_back = *fallback_s > 0 && !hscal__fallback(search)->oversubscribes;
  *limits = hscal__set_budget(search, *fallback_s);
  HSCAL_TRY(hscal__scaled_down_search(search, limits->budget, hscal__run_search));
  HSCAL_TRY(hscal__grid_candidates_list(search));
  HSCAL_TRY(hscal__expand_first(search, HSCAL_ESTIMATE_SHARE * limits->budget, search->can_fall_back));
  if (!search->space.options.in_program) return 0;
  double run_s = expected_s(search, *fallback_s);
  if (*is_estimated && !hscal__is_surely_faster(search, run_s, *fallback_s) &&
      !hscal__is_scaled_surely_faster(search)) {
    *is_estimated = 0;
    HSCAL_TRY(evaluate_fallback_low(search, fallback_s));
  }
  *limits = hscal__set_budget(search, run_s);
  if (*is_estimated) hscal__leave_room_for_fallback(search, run_s, limits);
  return 0;
}

static int explore_all(hscal_search_state *search) {
  hscal_thinking limits;
  double fallback_s = 0;
  int is_estimated = 0;
  HSCAL_TRY(hscal__usual_list(search));
  search->candidates += search->nusuals;
  search->budget.may_stop = 1;
  HSCAL_TRY(look_around(search, &limits, &fallback_s, &is_estimated));
  if (limits.deadline_mode) HSCAL_TRY(hscal__observe_fallback(search));
  HSCAL_TRY(limits.deadline_mode ? explore_by_deadline(search, limits.budget, limits.most)
                                 : explore_usually(search, limits.budget));
  HSCAL_TRY(hscal__local_search(search));
  HSCAL_TRY(hscal__accept_untimed(search, fallback_s, is_estimated));
  if (is_estimated && !hscal__is_best_untimed(search) &&
      !hscal__is_surely_faster(search, hscal__incumbent_s(search), fallback_s))
    HSCAL_TRY(evaluate_fallback_low(search, &fallback_s));
  hscal__obey_stop(search);
  if (limits.deadline_mode || hscal__is_stopped()) HSCAL_TRY(hscal__usual_verify_by_deadline(search, fallback_s));
  hscal__workspace_limit(search->workspace, INFINITY); /* of what explains the plan */
  hscal__workspace_may_stop(search->workspace, 0);
  double best_s = hscal__incumbent_s(search), left_s = least_bound_left(search);
  search->gap = left_s < best_s ? fmax(1 - left_s / best_s, HSCAL_SEARCH_TOLERANCE) : HSCAL_SEARCH_TOLERANCE;
  return 0;
}

/* One of several planners has found nothing: what the others find counts. */
static int no_part(const hscal_search_state *search) {
  int is_empty = isinf(least_bound_left(search));
  return hscal__fail(is_empty ? HSCAL_ERROR_NO_GRID : HSCAL_ERROR_NO_FIT, "planner %d of %d has found no layout%s",
                     search->space.options.planner->number, search->space.options.planner->count,
                     is_empty ? "" : " that it had time for");
}

int hscal__run_search(hscal_search_state *search) {
  HSCAL_TRY(explore_all(search));
  if (search->incumbent.best >= 0) return 0;
  return hscal__has_all(&search->space) ? hscal__explain_failure(search) : no_part(search);
}

/* In high fidelity; in a program in low, where that takes little all of them. */
int hscal__evaluate_usual(hscal_search_state *search) {
  double fallback_s;
  HSCAL_TRY(hscal__usual_list(search));
  HSCAL_TRY(evaluate_fallback_low(search, &fallback_s));
  double budget = hscal__thinking(&search->space, fallback_s).budget;
  if (!search->space.options.in_program) return hscal__usual_verify(search, HSCAL_USUAL_SHARE_BESIDE * budget);
  search->budget.deadline_effort = search->budget.limit = search->budget.spent, search->budget.deadline_mode = 1;
  HSCAL_TRY(hscal__usual_evaluate_low(search, HSCAL_USUAL_SHARE * budget));
  return hscal__usual_verify_by_deadline(search, fallback_s);
}

hscal_search_result hscal__search_result(const hscal_search_state *search) {
  return (hscal_search_result){.space = &search->space,
                               .workspace = search->workspace,
                               .ntrials = search->incumbent.ntrials,
                               .trials = search->incumbent.trials,
                               .best = search->incumbent.best,
                               .nusuals = search->nusuals,
                               .usual = search->usual,
                               .correction = hscal__correct_bias(search, 1),
                               .candidates = search->candidates,
                               .evaluated = search->timed,
                               .gap = search->gap,
                               .most_s = search->budget.most_s,
                               .thinking_s = search->budget.thinking_s};
}
