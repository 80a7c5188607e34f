/*
 * Trying cuts: what promises most is timed, first roughly, then well, and more options are cut where nothing promises to beat the best,
 * until the budget or all hope is gone.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/state.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

static double patient_kappa(const hscal_search_state *search) {
  return HSCAL_DEFAULT_KAPPA * hscal__patience_factor(search);
}

/* How much is hoped, in standard deviations, of a cut in each stage but the last. */
typedef struct kappas {
  double of[HSCAL_STAGE_DONE];
} kappas;

static kappas kappas_of(const hscal_search_state *search) {
  if (search->pool.surrogate.nobservations == 0) return (kappas){{0}}; /* the first trial is the best estimate */
  return (kappas){{[HSCAL_STAGE_ESTIMATED] = search->pool.kappa * hscal__surrogate_calibration(&search->pool.surrogate),
                   [HSCAL_STAGE_LOW_FIDELITY] = search->pool.kappa}};
}

/* Logarithm of the time that may be hoped for: what the estimate and all trials so far lead to expect, less the doubt that is left. */
static double acquisition(const hscal_search_state *search, int candidate, const kappas *kappas) {
  const hscal_posterior *pupil = &search->pool.surrogate.posterior[candidate];
  return search->pool.candidates[candidate].log_estimate + pupil->mean -
         kappas->of[search->pool.candidates[candidate].stage] * sqrt(pupil->variance);
}

/* Is there no time to time it well? */
static int exceeds_deadline(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  return isinf(candidate->effort) ||
         hscal__exceeds_deadline(search, search->pool.grids[candidate->grid].processes, candidate->shares);
}

/* Can it still win, at an effort that can be afforded? */
static int is_open(const hscal_search_state *search, const hscal_block_candidate *candidate, double limit_s,
                   double effort) {
  if (isfinite(effort) && search->budget.deadline_mode && candidate->stage == HSCAL_STAGE_ESTIMATED)
    effort = fmin(effort, search->budget.evaluation_cap);
  return candidate->stage < HSCAL_STAGE_DONE && isfinite(candidate->effort) &&
         (!candidate->is_equivalent || search->pool.tries_equivalents) && candidate->bound_s < limit_s &&
         candidate->effort * search->fidelity.effort_scale[candidate->stage] <= effort &&
         !(candidate->stage == HSCAL_STAGE_LOW_FIDELITY && isfinite(effort) && search->budget.deadline_mode);
}

/* The cut that promises most among those of a stage (or beyond) whose next trial takes at most `effort`; -1: none. */
static int best_acquisition(const hscal_search_state *search, hscal_stage stage, double effort) {
  double most = INFINITY, limit_s = hscal__pruning_limit_s(search);
  const kappas kappas = kappas_of(search);
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    if (search->pool.candidates[i].stage < stage || !is_open(search, &search->pool.candidates[i], limit_s, effort))
      continue;
    double value = acquisition(search, i, &kappas);
    if (value > most || (value == most &&
                         search->pool.candidates[i].default_distance >= search->pool.candidates[best].default_distance))
      continue;
    most = value;
    best = i;
  }
  return best;
}

/* May the cut (-1: none) be better than the best? With all patience everything may. */
static int may_win(const hscal_search_state *search, int candidate) {
  const double all_hope = 1000;
  const kappas kappas = kappas_of(search);
  return candidate >= 0 && (search->pool.kappa >= all_hope ||
                            acquisition(search, candidate, &kappas) < log(hscal__pruning_limit_s(search)));
}

/* Where every trial exceeds the budget, as on very large grids: the cheapest of those that promise nearly the most. */
static int cheapest_near_best(const hscal_search_state *search) {
  const double nearly = 0.03;
  int best = best_acquisition(search, HSCAL_STAGE_ESTIMATED, INFINITY);
  if (best < 0) return best;
  const kappas kappas = kappas_of(search);
  double limit = acquisition(search, best, &kappas) + nearly, limit_s = hscal__pruning_limit_s(search);
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (is_open(search, &search->pool.candidates[i], limit_s, INFINITY) &&
        search->pool.candidates[i].effort < search->pool.candidates[best].effort &&
        acquisition(search, i, &kappas) <= limit)
      best = i;
  return best;
}

/* On the same grid in the same blocks, wider panels need no less memory than one that did not fit. (Larger blocks may: the largest share
 * of 100 rows on two processes is 64 in blocks of 32, and 52 in blocks of 48.) */
static void drop_wider(hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++) {
    hscal_block_candidate *other = &search->pool.candidates[i];
    if (other->grid == candidate->grid && other->block == candidate->block && other->panel >= candidate->panel)
      other->stage = HSCAL_STAGE_DONE;
  }
}

/* How far the rough clock is off, from the cuts that were timed in both ways: on an option, and in general, where one
 * that is far off counts as if it were off by twice the standard deviation. */
static void compare_fidelities(hscal_search_state *search, hscal_grid_candidate *grid, double ratio) {
  const double far = 2;
  double off = ratio - search->fidelity.bias, much = far * search->fidelity.noise;
  grid->bias = ratio;
  if (grid->pairs++ > 0) return; /* counted once */
  double n = ++search->fidelity.pairs;
  search->fidelity.bias += fmax(-much, fmin(off, much)) / (n + 1);
  search->fidelity.noise = sqrt((search->fidelity.noise * search->fidelity.noise * (n + 1) + off * off) / (n + 2));
}

static void observe(hscal_search_state *search, int index, double seconds, int is_rough) {
  const double exact = 0.003,
               alike = 0.015; /* what sampling errs; how much the rough clock's error varies on an option */
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  double ratio = log(fmax(seconds, DBL_MIN)) - candidate->log_estimate, noise = exact;
  if (is_rough) {
    search->fidelity.low_evaluations++;
    ratio += grid->pairs ? grid->bias : search->fidelity.bias;
    noise = grid->pairs ? alike : search->fidelity.noise;
  } else if (candidate->stage == HSCAL_STAGE_LOW_FIDELITY) {
    compare_fidelities(search, grid, log(seconds / candidate->timed_s));
  }
  search->budget.spent += hscal__surrogate_observe(&search->pool.surrogate, index, ratio, noise);
}

/* What is like a layout that the library refuses is often refused as well: its turn comes later. */
static void expect_refusals(hscal_search_state *search, int index) {
  const double twice = 0.7, noise = 0.1;
  search->budget.spent += hscal__surrogate_observe_prior(&search->pool.surrogate, index,
                                                         search->pool.surrogate.posterior[index].mean + twice, noise);
}

/* A cut that differs in its panel width alone, for which the estimate is the same, and that was timed as well as this one or better; -1: none. */
static int evaluated_equivalent(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *other = &search->pool.candidates[i];
    if (other != candidate && other->timed_s > 0 && other->stage >= candidate->stage &&
        other->grid == candidate->grid && other->block == candidate->block &&
        other->log_estimate == candidate->log_estimate)
      return i;
  }
  return -1;
}

/* Does the panel width change what the call does where estimates see no difference? Two that take exactly as long say no for all. One that is
 * as its twin is on the rough clock is not timed well. */
static void compare_equivalents(hscal_search_state *search, hscal_block_candidate *candidate) {
  int equivalent = evaluated_equivalent(search, candidate), was_rough = candidate->stage == HSCAL_STAGE_LOW_FIDELITY;
  if (equivalent < 0 || (was_rough && search->pool.candidates[equivalent].low_fidelity_s == 0)) return;
  int as_long = was_rough ? search->pool.candidates[equivalent].low_fidelity_s == candidate->low_fidelity_s
                          : search->pool.candidates[equivalent].timed_s == candidate->timed_s;
  search->pool.equal_pairs += as_long, search->pool.unequal_pairs += !as_long;
  if (was_rough && as_long) candidate->stage = HSCAL_STAGE_DONE;
}

/* Would timing it most likely tell nothing new? */
static int is_known_by_equivalent(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  return search->pool.equal_pairs > 0 && search->pool.unequal_pairs == 0 &&
         evaluated_equivalent(search, candidate) >= 0;
}

/* Notes what the trial of a cut has told. Is it the best so far? In a hurry nothing but rough times is there to see. */
static int becomes_best(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_outcome outcome) {
  if (outcome == HSCAL_OUTCOME_HIGH_FIDELITY) return search->incumbent.best == search->incumbent.ntrials - 1;
  if (!search->budget.deadline_mode || outcome != HSCAL_OUTCOME_LOW_FIDELITY ||
      candidate->low_fidelity_s >= search->incumbent.best_low_fidelity_s)
    return 0;
  search->incumbent.best_low_fidelity_s = candidate->low_fidelity_s;
  return 1;
}

/* In a program, the trial of a cut was given up after so much: others like it take more than was thought, too. */
static void expect_more_effort(hscal_search_state *search, const hscal_block_candidate *candidate, double spent) {
  const double at_least = 1.5;
  double *scale = &search->fidelity.effort_scale[candidate->stage];
  if (search->space.options.in_program && candidate->effort > 0)
    *scale = fmax(*scale, at_least * spent / candidate->effort);
}

/* Times a cut: first roughly, when its turn comes again well. */
static int evaluate(hscal_search_state *search, int index) {
  hscal_block_candidate *candidate = &search->pool.candidates[index];
  int roughly = candidate->stage == HSCAL_STAGE_ESTIMATED;
  double before = search->budget.spent, seconds = 0;
  hscal_outcome outcome;
  if (!candidate->is_equivalent && is_known_by_equivalent(search, candidate)) {
    candidate->is_equivalent = 1;
    return 0;
  }
  HSCAL_TRY(hscal__evaluate_candidate(search, candidate, roughly ? HSCAL_EFFORT_LOW_FIDELITY : HSCAL_EFFORT_MODEL,
                                      &seconds, &outcome));
  if (outcome == HSCAL_OUTCOME_HIGH_FIDELITY || outcome == HSCAL_OUTCOME_LOW_FIDELITY) {
    candidate->shares = hscal__workspace_shares(search->workspace);
    if (candidate->effort > 0)
      search->fidelity.effort_scale[candidate->stage] = (search->budget.spent - before) / candidate->effort;
    observe(search, index, seconds, outcome == HSCAL_OUTCOME_LOW_FIDELITY);
  }
  if (outcome == HSCAL_OUTCOME_UNAFFORDABLE) {
    expect_more_effort(search, candidate, search->budget.spent - before);
    candidate->effort = INFINITY;
    return 0;
  }
  candidate->stage = outcome == HSCAL_OUTCOME_LOW_FIDELITY ? HSCAL_STAGE_LOW_FIDELITY : HSCAL_STAGE_DONE;
  candidate->timed_s = outcome == HSCAL_OUTCOME_HIGH_FIDELITY || outcome == HSCAL_OUTCOME_LOW_FIDELITY ? seconds : 0;
  if (outcome == HSCAL_OUTCOME_LOW_FIDELITY) candidate->low_fidelity_s = seconds;
  compare_equivalents(search, candidate);
  if (outcome == HSCAL_OUTCOME_NO_FIT) drop_wider(search, candidate);
  if (outcome == HSCAL_OUTCOME_REFUSED) expect_refusals(search, index);
  int grid = candidate->grid; /* the list may move */
  if (!becomes_best(search, candidate, outcome)) return 0;
  HSCAL_TRY(hscal__expand_finer(search, index));
  return search->pool.is_coarse ? hscal__expand_near(search, grid, search->budget.limit) : 0;
}

/* The roughly timed cut that is expected to take least, by all that is known or by its rough time alone: how far that is off differs so much between
 * grids that its neighbours may speak against it for no reason. -1: none is expected to beat the best. */
static int best_guess(const hscal_search_state *search) {
  double least = log(hscal__pruning_limit_s(search));
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    if (candidate->stage != HSCAL_STAGE_LOW_FIDELITY) continue;
    double by_itself = log(fmax(candidate->timed_s, DBL_MIN)) + search->fidelity.bias;
    double expected = fmin(candidate->log_estimate + search->pool.surrogate.posterior[i].mean, by_itself);
    if (expected < least) least = expected, best = i;
  }
  return best;
}

/* What has been timed roughly alone competes with what nobody has tried, of which more may be hoped: the best of it is timed well in
 * the end. */
static int verify_guesses(hscal_search_state *search) {
  while (search->budget.spent < search->budget.limit) {
    int candidate = best_acquisition(search, HSCAL_STAGE_LOW_FIDELITY, search->budget.limit - search->budget.spent);
    if (!may_win(search, candidate)) return 0;
    HSCAL_TRY(evaluate(search, candidate));
  }
  return 0;
}

static int is_neighbour(const hscal_search_state *search, const hscal_block_candidate *candidate,
                        const hscal_trial *trial) {
  enum { NEAR = 2 };
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  return abs(grid->nprow - trial->nprow) + abs(grid->npcol - trial->npcol) <= NEAR && grid->mapping == trial->mapping &&
         search->space.block[candidate->block] == trial->block && search->space.panel[candidate->panel] == trial->panel;
}

/* The best blocks and panel width on grids of a row or column more or less, as long as that helps. */
static int evaluate_neighbours(hscal_search_state *search) {
  for (int best = -1; best != search->incumbent.best;) {
    best = search->incumbent.best;
    const hscal_trial trial = search->incumbent.trials[best]; /* the list may move */
    for (int i = 0; i < search->pool.ncandidates; i++) {
      double left = search->budget.limit - search->budget.spent;
      if (left <= 0) return 0;
      if (is_neighbour(search, &search->pool.candidates[i], &trial) &&
          is_open(search, &search->pool.candidates[i], hscal__pruning_limit_s(search), left))
        HSCAL_TRY(evaluate(search, i));
    }
  }
  return 0;
}

int hscal__verify_promising(hscal_search_state *search) {
  return search->fidelity.low_evaluations > 0 ? verify_guesses(search) : evaluate_neighbours(search);
}

/* A recorded call that is wrong in itself is refused whatever the layout, each time after it has been made. */
static int is_refused_always(const hscal_search_state *search) {
  enum { ENOUGH = 24 };
  return search->space.call.recording && search->incumbent.best < 0 && search->refused >= ENOUGH;
}

static double most_kappa(const hscal_search_state *search) {
  return search->budget.spent < search->budget.min_effort ? INFINITY : patient_kappa(search);
}

/* From now on what most likely is known is tried, too. Was it not before? */
static int try_equivalents(hscal_search_state *search) {
  int is_new = !search->pool.tries_equivalents;
  search->pool.tries_equivalents = 1;
  return is_new;
}

/* Where nothing promises to beat the best: more options are cut, more is hoped (as long as next to nothing is spent, and so
 * many times more as there is patience), and in the end what most likely is known is asked for. */
static int look_further(hscal_search_state *search, int *found) {
  HSCAL_TRY(hscal__expand_more(search, found));
  if (*found) return 0;
  *found = search->pool.kappa < most_kappa(search);
  if (*found) {
    search->pool.kappa *= 2;
    return 0;
  }
  *found = try_equivalents(search);
  return 0;
}

/* Times what promises most, `cut` (-1: none), or most of what can be afforded. */
static int evaluate_best(hscal_search_state *search, int candidate, int *found) {
  double left = search->budget.limit - search->budget.spent;
  if (candidate >= 0 && !is_open(search, &search->pool.candidates[candidate], hscal__pruning_limit_s(search), left))
    candidate = best_acquisition(search, HSCAL_STAGE_ESTIMATED, left);
  *found = candidate >= 0;
  if (*found) return evaluate(search, candidate);
  *found = try_equivalents(search); /* there is time for them */
  return 0;
}

int hscal__select_and_evaluate(hscal_search_state *search) {
  const double look_effort = 0.2; /* on each cut, twice, in operations of the clock */
  int found = 1;
  while (found && search->budget.spent < search->budget.limit && !is_refused_always(search)) {
    search->pool.kappa = fmin(search->pool.kappa, most_kappa(search));
    int candidate = best_acquisition(search, HSCAL_STAGE_ESTIMATED, INFINITY),
        is_dry = search->incumbent.best >= 0 && !may_win(search, candidate);
    HSCAL_TRY(is_dry ? look_further(search, &found) : evaluate_best(search, candidate, &found));
    search->budget.spent += look_effort * search->pool.ncandidates;
  }
  return 0;
}

/* Unless its lower bound, which is not looked at before it is timed roughly, says that it takes longer: then it is no guess yet. */
static int accept_low_fidelity(hscal_search_state *search, int guess) {
  const double surely = 0.01;
  hscal_block_candidate *candidate = &search->pool.candidates[guess];
  hscal_trial trial;
  double bound_s, seconds = hscal__correct_bias(search, candidate->timed_s);
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  HSCAL_TRY(hscal__trial_bound(search, &trial, &bound_s));
  if (bound_s <= seconds) return hscal__accept_low_fidelity(search, &trial, seconds);
  candidate->timed_s = bound_s;
  search->budget.spent +=
      hscal__surrogate_observe_prior(&search->pool.surrogate, guess, log(bound_s) - candidate->log_estimate, surely);
  return 0;
}

/* Something must be told: timed well, or in a hurry as it was timed roughly; the guide's layout, if that alone has taken all the time. */
static int find_any(hscal_search_state *search) {
  search->pool.tries_equivalents |= search->incumbent.best < 0;
  while (search->incumbent.best < 0 && !is_refused_always(search)) {
    int is_over = search->budget.deadline_mode && search->can_fall_back && search->budget.spent >= search->budget.limit,
        guess = best_guess(search), candidate = guess >= 0 || is_over ? guess : cheapest_near_best(search);
    if (candidate < 0) return 0;
    HSCAL_TRY(guess >= 0 && exceeds_deadline(search, &search->pool.candidates[guess])
                  ? accept_low_fidelity(search, guess)
                  : evaluate(search, candidate));
  }
  return 0;
}

/* In a hurry a guess for which there is no time is told if it is better than the best by more than it may be off. */
static int accept_better_guess(hscal_search_state *search) {
  int guess = best_guess(search);
  if (guess < 0 || search->incumbent.best < 0 || !exceeds_deadline(search, &search->pool.candidates[guess])) return 0;
  double at_most = hscal__correct_bias(search, search->pool.candidates[guess].timed_s) * exp(search->fidelity.noise);
  return at_most < hscal__incumbent_s(search) ? accept_low_fidelity(search, guess) : 0;
}

/* The cut that there is no time to time even roughly with the least estimate; -1: none. */
static int best_untimed(const hscal_search_state *search) {
  int best = -1;
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    if (candidate->stage == HSCAL_STAGE_ESTIMATED &&
        (best < 0 || candidate->estimate_s < search->pool.candidates[best].estimate_s))
      best = i;
  }
  return best;
}

int hscal__accept_estimate(hscal_search_state *search) {
  hscal_trial trial;
  hscal_outcome outcome;
  double seconds;
  int candidate = best_untimed(search);
  if (candidate < 0 ||
      !hscal__is_surely_faster(search->pool.candidates[candidate].estimate_s, hscal__incumbent_s(search)))
    return 0;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[search->pool.candidates[candidate].grid],
                                   &search->pool.candidates[candidate], &trial));
  HSCAL_TRY(hscal__trial_estimate(search, &trial, &seconds, &outcome));
  trial.is_estimated = 1;
  int is_better = seconds > 0 && hscal__is_surely_faster(seconds, hscal__incumbent_s(search));
  return is_better ? hscal__accept_low_fidelity(search, &trial, seconds) : 0;
}

/* The option of one process alone, if it may be the best; -1: it may not. */
static int one_process(const hscal_search_state *search) {
  for (int i = 0; i < search->pool.ngrids; i++)
    if (search->pool.grids[i].processes == 1 && search->pool.grids[i].bound_s < hscal__pruning_limit_s(search))
      return i;
  return -1;
}

/* One process alone takes little to time: nobody shall find that it would have been faster. */
static int try_one_process(hscal_search_state *search) {
  int grid = one_process(search), best = -1;
  if (grid < 0) return 0;
  if (!search->pool.grids[grid].is_expanded) HSCAL_TRY(hscal__expand_grid(search, grid));
  for (int i = 0; i < search->pool.ncandidates; i++) {
    if (search->pool.candidates[i].grid != grid) continue;
    if (search->pool.candidates[i].stage != HSCAL_STAGE_ESTIMATED) return 0;
    if (best < 0 || search->pool.candidates[i].log_estimate < search->pool.candidates[best].log_estimate) best = i;
  }
  return best < 0 ? 0 : evaluate(search, best);
}

/* Of two best guesses one may be right; who is patient asks more. */
int hscal__verify_incumbent(hscal_search_state *search) {
  const double guesses = 2, most = 16;
  int left = (int)(search->budget.deadline_mode ? guesses : fmin(guesses * hscal__patience_factor(search), most));
  HSCAL_TRY(try_one_process(search));
  for (int guess;
       left > 0 && (guess = best_guess(search)) >= 0 && !exceeds_deadline(search, &search->pool.candidates[guess]);
       left--)
    HSCAL_TRY(evaluate(search, guess));
  HSCAL_TRY(accept_better_guess(search));
  return find_any(search);
}
