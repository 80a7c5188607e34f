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

static double patient_hope(const hscal_hunt *hunt) { return HSCAL_USUAL_HOPE * hscal__hunt_patience(hunt); }

/* How much is hoped, in standard deviations, of a cut in each stage but the last. */
typedef struct hopes {
  double of[HSCAL_DONE];
} hopes;

static hopes hopes_of(const hscal_hunt *hunt) {
  if (hunt->lore.nlessons == 0) return (hopes){{0}}; /* the first trial is the best estimate */
  return (hopes){
      {[HSCAL_ESTIMATED] = hunt->hope * hscal__lore_calibration(&hunt->lore), [HSCAL_ROUGHLY_TIMED] = hunt->hope}};
}

/* Logarithm of the time that may be hoped for: what the estimate and all trials so far lead to expect, less the doubt that is left. */
static double promise(const hscal_hunt *hunt, int cut, const hopes *hopes) {
  const hscal_pupil *pupil = &hunt->lore.pupil[cut];
  return hunt->cuts[cut].log_s + pupil->mean - hopes->of[hunt->cuts[cut].stage] * sqrt(pupil->variance);
}

/* Is there no time to time it well? */
static int is_too_dear(const hscal_hunt *hunt, const hscal_cut *cut) {
  return isinf(cut->effort) || hscal__hunt_is_too_dear(hunt, hunt->options[cut->option].processes, cut->shares);
}

/* Can it still win, at an effort that can be afforded? */
static int is_open(const hscal_hunt *hunt, const hscal_cut *cut, double limit_s, double effort) {
  if (isfinite(effort) && hunt->hurries && cut->stage == HSCAL_ESTIMATED) effort = fmin(effort, hunt->dearest);
  return cut->stage < HSCAL_DONE && isfinite(cut->effort) && (!cut->is_echo || hunt->hears_echoes) &&
         cut->bound_s < limit_s && cut->effort * hunt->effort_scale[cut->stage] <= effort &&
         !(cut->stage == HSCAL_ROUGHLY_TIMED && isfinite(effort) && hunt->hurries);
}

/* The cut that promises most among those of a stage (or beyond) whose next trial takes at most `effort`; -1: none. */
static int most_promising(const hscal_hunt *hunt, hscal_stage stage, double effort) {
  double most = INFINITY, limit_s = hscal__hunt_limit_s(hunt);
  const hopes hopes = hopes_of(hunt);
  int best = -1;
  for (int i = 0; i < hunt->ncuts; i++) {
    if (hunt->cuts[i].stage < stage || !is_open(hunt, &hunt->cuts[i], limit_s, effort)) continue;
    double value = promise(hunt, i, &hopes);
    if (value > most || (value == most && hunt->cuts[i].oddity >= hunt->cuts[best].oddity)) continue;
    most = value;
    best = i;
  }
  return best;
}

/* May the cut (-1: none) be better than the best? With all patience everything may. */
static int may_win(const hscal_hunt *hunt, int cut) {
  const double all_hope = 1000;
  const hopes hopes = hopes_of(hunt);
  return cut >= 0 && (hunt->hope >= all_hope || promise(hunt, cut, &hopes) < log(hscal__hunt_limit_s(hunt)));
}

/* Where every trial exceeds the budget, as on very large grids: the cheapest of those that promise nearly the most. */
static int cheapest_good(const hscal_hunt *hunt) {
  const double nearly = 0.03;
  int best = most_promising(hunt, HSCAL_ESTIMATED, INFINITY);
  if (best < 0) return best;
  const hopes hopes = hopes_of(hunt);
  double limit = promise(hunt, best, &hopes) + nearly, limit_s = hscal__hunt_limit_s(hunt);
  for (int i = 0; i < hunt->ncuts; i++)
    if (is_open(hunt, &hunt->cuts[i], limit_s, INFINITY) && hunt->cuts[i].effort < hunt->cuts[best].effort &&
        promise(hunt, i, &hopes) <= limit)
      best = i;
  return best;
}

/* On the same grid in the same blocks, wider panels need no less memory than one that did not fit. (Larger blocks may: the largest share
 * of 100 rows on two processes is 64 in blocks of 32, and 52 in blocks of 48.) */
static void drop_wider(hscal_hunt *hunt, const hscal_cut *cut) {
  for (int i = 0; i < hunt->ncuts; i++) {
    hscal_cut *other = &hunt->cuts[i];
    if (other->option == cut->option && other->block == cut->block && other->panel >= cut->panel)
      other->stage = HSCAL_DONE;
  }
}

/* How far the rough clock is off, from the cuts that were timed in both ways: on an option, and in general, where one
 * that is far off counts as if it were off by twice the standard deviation. */
static void compare_clocks(hscal_hunt *hunt, hscal_option *option, double ratio) {
  const double far = 2;
  double off = ratio - hunt->rough_bias, much = far * hunt->rough_noise;
  option->rough_bias = ratio;
  if (option->rough_pairs++ > 0) return; /* counted once */
  double n = ++hunt->rough_pairs;
  hunt->rough_bias += fmax(-much, fmin(off, much)) / (n + 1);
  hunt->rough_noise = sqrt((hunt->rough_noise * hunt->rough_noise * (n + 1) + off * off) / (n + 2));
}

static void learn(hscal_hunt *hunt, int index, double seconds, int is_rough) {
  const double exact = 0.003,
               alike = 0.015; /* what sampling errs; how much the rough clock's error varies on an option */
  hscal_cut *cut = &hunt->cuts[index];
  hscal_option *option = &hunt->options[cut->option];
  double ratio = log(fmax(seconds, DBL_MIN)) - cut->log_s, noise = exact;
  if (is_rough) {
    hunt->guesses++;
    ratio += option->rough_pairs ? option->rough_bias : hunt->rough_bias;
    noise = option->rough_pairs ? alike : hunt->rough_noise;
  } else if (cut->stage == HSCAL_ROUGHLY_TIMED) {
    compare_clocks(hunt, option, log(seconds / cut->timed_s));
  }
  hunt->spent += hscal__lore_teach(&hunt->lore, index, ratio, noise);
}

/* What is like a layout that the library refuses is often refused as well: its turn comes later. */
static void expect_refusals(hscal_hunt *hunt, int index) {
  const double twice = 0.7, noise = 0.1;
  hunt->spent += hscal__lore_hint(&hunt->lore, index, hunt->lore.pupil[index].mean + twice, noise);
}

/* A cut that differs in its panel width alone, for which the estimate is the same, and that was timed as well as this one or better; -1: none. */
static int twin_of(const hscal_hunt *hunt, const hscal_cut *cut) {
  for (int i = 0; i < hunt->ncuts; i++) {
    const hscal_cut *other = &hunt->cuts[i];
    if (other != cut && other->timed_s > 0 && other->stage >= cut->stage && other->option == cut->option &&
        other->block == cut->block && other->log_s == cut->log_s)
      return i;
  }
  return -1;
}

/* Does the panel width change what the call does where estimates see no difference? Two that take exactly as long say no for all. One that is
 * as its twin is on the rough clock is not timed well. */
static void compare_twins(hscal_hunt *hunt, hscal_cut *cut) {
  int twin = twin_of(hunt, cut), was_rough = cut->stage == HSCAL_ROUGHLY_TIMED;
  if (twin < 0 || (was_rough && hunt->cuts[twin].rough_s == 0)) return;
  int as_long = was_rough ? hunt->cuts[twin].rough_s == cut->rough_s : hunt->cuts[twin].timed_s == cut->timed_s;
  hunt->alike += as_long, hunt->unlike += !as_long;
  if (was_rough && as_long) cut->stage = HSCAL_DONE;
}

/* Would timing it most likely tell nothing new? */
static int is_known_by_twin(const hscal_hunt *hunt, const hscal_cut *cut) {
  return hunt->alike > 0 && hunt->unlike == 0 && twin_of(hunt, cut) >= 0;
}

/* Notes what the trial of a cut has told. Is it the best so far? In a hurry nothing but rough times is there to see. */
static int becomes_best(hscal_hunt *hunt, const hscal_cut *cut, hscal_outcome outcome) {
  if (outcome == HSCAL_TIMED) return hunt->best == hunt->ntrials - 1;
  if (!hunt->hurries || outcome != HSCAL_TIMED_ROUGHLY || cut->rough_s >= hunt->best_rough_s) return 0;
  hunt->best_rough_s = cut->rough_s;
  return 1;
}

/* In a program, the trial of a cut was given up after so much: others like it take more than was thought, too. */
static void expect_dearer(hscal_hunt *hunt, const hscal_cut *cut, double spent) {
  const double at_least = 1.5;
  double *scale = &hunt->effort_scale[cut->stage];
  if (hunt->space.options.in_program && cut->effort > 0) *scale = fmax(*scale, at_least * spent / cut->effort);
}

/* Times a cut: first roughly, when its turn comes again well. */
static int try_cut(hscal_hunt *hunt, int index) {
  hscal_cut *cut = &hunt->cuts[index];
  int roughly = cut->stage == HSCAL_ESTIMATED;
  double before = hunt->spent, seconds = 0;
  hscal_outcome outcome;
  if (!cut->is_echo && is_known_by_twin(hunt, cut)) {
    cut->is_echo = 1;
    return 0;
  }
  HSCAL_TRY(hscal__hunt_try(hunt, cut, roughly ? HSCAL_EFFORT_LOW_FIDELITY : HSCAL_EFFORT_MODEL, &seconds, &outcome));
  if (outcome == HSCAL_TIMED || outcome == HSCAL_TIMED_ROUGHLY) {
    cut->shares = hscal__workspace_shares(hunt->workspace);
    if (cut->effort > 0) hunt->effort_scale[cut->stage] = (hunt->spent - before) / cut->effort;
    learn(hunt, index, seconds, outcome == HSCAL_TIMED_ROUGHLY);
  }
  if (outcome == HSCAL_UNAFFORDABLE) {
    expect_dearer(hunt, cut, hunt->spent - before);
    cut->effort = INFINITY;
    return 0;
  }
  cut->stage = outcome == HSCAL_TIMED_ROUGHLY ? HSCAL_ROUGHLY_TIMED : HSCAL_DONE;
  cut->timed_s = outcome == HSCAL_TIMED || outcome == HSCAL_TIMED_ROUGHLY ? seconds : 0;
  if (outcome == HSCAL_TIMED_ROUGHLY) cut->rough_s = seconds;
  compare_twins(hunt, cut);
  if (outcome == HSCAL_TOO_LARGE) drop_wider(hunt, cut);
  if (outcome == HSCAL_REFUSED) expect_refusals(hunt, index);
  int option = cut->option; /* the list may move */
  if (!becomes_best(hunt, cut, outcome)) return 0;
  HSCAL_TRY(hscal__hunt_cut_finer(hunt, index));
  return hunt->is_coarse ? hscal__hunt_cut_near(hunt, option, hunt->budget) : 0;
}

/* The roughly timed cut that is expected to take least, by all that is known or by its rough time alone: how far that is off differs so much between
 * grids that its neighbours may speak against it for no reason. -1: none is expected to beat the best. */
static int best_guess(const hscal_hunt *hunt) {
  double least = log(hscal__hunt_limit_s(hunt));
  int best = -1;
  for (int i = 0; i < hunt->ncuts; i++) {
    const hscal_cut *cut = &hunt->cuts[i];
    if (cut->stage != HSCAL_ROUGHLY_TIMED) continue;
    double by_itself = log(fmax(cut->timed_s, DBL_MIN)) + hunt->rough_bias;
    double expected = fmin(cut->log_s + hunt->lore.pupil[i].mean, by_itself);
    if (expected < least) least = expected, best = i;
  }
  return best;
}

/* What has been timed roughly alone competes with what nobody has tried, of which more may be hoped: the best of it is timed well in
 * the end. */
static int confirm_guesses(hscal_hunt *hunt) {
  while (hunt->spent < hunt->budget) {
    int cut = most_promising(hunt, HSCAL_ROUGHLY_TIMED, hunt->budget - hunt->spent);
    if (!may_win(hunt, cut)) return 0;
    HSCAL_TRY(try_cut(hunt, cut));
  }
  return 0;
}

static int is_neighbour(const hscal_hunt *hunt, const hscal_cut *cut, const hscal_trial *trial) {
  enum { NEAR = 2 };
  const hscal_option *option = &hunt->options[cut->option];
  return abs(option->nprow - trial->nprow) + abs(option->npcol - trial->npcol) <= NEAR &&
         option->filling == trial->filling && hunt->space.block[cut->block] == trial->block &&
         hunt->space.panel[cut->panel] == trial->panel;
}

/* The best blocks and panel width on grids of a row or column more or less, as long as that helps. */
static int try_neighbours(hscal_hunt *hunt) {
  for (int best = -1; best != hunt->best;) {
    best = hunt->best;
    const hscal_trial trial = hunt->trials[best]; /* the list may move */
    for (int i = 0; i < hunt->ncuts; i++) {
      double left = hunt->budget - hunt->spent;
      if (left <= 0) return 0;
      if (is_neighbour(hunt, &hunt->cuts[i], &trial) && is_open(hunt, &hunt->cuts[i], hscal__hunt_limit_s(hunt), left))
        HSCAL_TRY(try_cut(hunt, i));
    }
  }
  return 0;
}

int hscal__hunt_confirm(hscal_hunt *hunt) { return hunt->guesses > 0 ? confirm_guesses(hunt) : try_neighbours(hunt); }

/* A recorded call that is wrong in itself is refused whatever the layout, each time after it has been made. */
static int is_hopeless(const hscal_hunt *hunt) {
  enum { ENOUGH = 24 };
  return hunt->space.open.recording && hunt->best < 0 && hunt->refused >= ENOUGH;
}

static double most_hope(const hscal_hunt *hunt) { return hunt->spent < hunt->least ? INFINITY : patient_hope(hunt); }

/* From now on what most likely is known is tried, too. Was it not before? */
static int hear_echoes(hscal_hunt *hunt) {
  int is_new = !hunt->hears_echoes;
  hunt->hears_echoes = 1;
  return is_new;
}

/* Where nothing promises to beat the best: more options are cut, more is hoped (as long as next to nothing is spent, and so
 * many times more as there is patience), and in the end what most likely is known is asked for. */
static int look_further(hscal_hunt *hunt, int *found) {
  HSCAL_TRY(hscal__hunt_cut_more(hunt, found));
  if (*found) return 0;
  *found = hunt->hope < most_hope(hunt);
  if (*found) {
    hunt->hope *= 2;
    return 0;
  }
  *found = hear_echoes(hunt);
  return 0;
}

/* Times what promises most, `cut` (-1: none), or most of what can be afforded. */
static int try_most_promising(hscal_hunt *hunt, int cut, int *found) {
  double left = hunt->budget - hunt->spent;
  if (cut >= 0 && !is_open(hunt, &hunt->cuts[cut], hscal__hunt_limit_s(hunt), left))
    cut = most_promising(hunt, HSCAL_ESTIMATED, left);
  *found = cut >= 0;
  if (*found) return try_cut(hunt, cut);
  *found = hear_echoes(hunt); /* there is time for them */
  return 0;
}

int hscal__hunt_try_in_turn(hscal_hunt *hunt) {
  const double look_effort = 0.2; /* on each cut, twice, in operations of the clock */
  int found = 1;
  while (found && hunt->spent < hunt->budget && !is_hopeless(hunt)) {
    hunt->hope = fmin(hunt->hope, most_hope(hunt));
    int cut = most_promising(hunt, HSCAL_ESTIMATED, INFINITY), is_dry = hunt->best >= 0 && !may_win(hunt, cut);
    HSCAL_TRY(is_dry ? look_further(hunt, &found) : try_most_promising(hunt, cut, &found));
    hunt->spent += look_effort * hunt->ncuts;
  }
  return 0;
}

/* Unless its lower bound, which is not looked at before it is timed roughly, says that it takes longer: then it is no guess yet. */
static int tell_roughly(hscal_hunt *hunt, int guess) {
  const double surely = 0.01;
  hscal_cut *cut = &hunt->cuts[guess];
  hscal_trial trial;
  double bound_s, seconds = hscal__hunt_unbiased(hunt, cut->timed_s);
  HSCAL_TRY(hscal__hunt_lay_out(hunt, &hunt->options[cut->option], cut, &trial));
  HSCAL_TRY(hscal__hunt_bound(hunt, &trial, &bound_s));
  if (bound_s <= seconds) return hscal__hunt_tell_roughly(hunt, &trial, seconds);
  cut->timed_s = bound_s;
  hunt->spent += hscal__lore_hint(&hunt->lore, guess, log(bound_s) - cut->log_s, surely);
  return 0;
}

/* Something must be told: timed well, or in a hurry as it was timed roughly; the guide's layout, if that alone has taken all the time. */
static int find_any(hscal_hunt *hunt) {
  hunt->hears_echoes |= hunt->best < 0;
  while (hunt->best < 0 && !is_hopeless(hunt)) {
    int is_over = hunt->hurries && hunt->may_fall_back && hunt->spent >= hunt->budget, guess = best_guess(hunt),
        cut = guess >= 0 || is_over ? guess : cheapest_good(hunt);
    if (cut < 0) return 0;
    HSCAL_TRY(guess >= 0 && is_too_dear(hunt, &hunt->cuts[guess]) ? tell_roughly(hunt, guess) : try_cut(hunt, cut));
  }
  return 0;
}

/* In a hurry a guess for which there is no time is told if it is better than the best by more than it may be off. */
static int tell_better_guess(hscal_hunt *hunt) {
  int guess = best_guess(hunt);
  if (guess < 0 || hunt->best < 0 || !is_too_dear(hunt, &hunt->cuts[guess])) return 0;
  double at_most = hscal__hunt_unbiased(hunt, hunt->cuts[guess].timed_s) * exp(hunt->rough_noise);
  return at_most < hscal__hunt_best_s(hunt) ? tell_roughly(hunt, guess) : 0;
}

/* The cut that there is no time to time even roughly with the least estimate; -1: none. */
static int best_untimed(const hscal_hunt *hunt) {
  int best = -1;
  for (int i = 0; i < hunt->ncuts; i++) {
    const hscal_cut *cut = &hunt->cuts[i];
    if (cut->stage == HSCAL_ESTIMATED && (best < 0 || cut->estimate_s < hunt->cuts[best].estimate_s)) best = i;
  }
  return best;
}

int hscal__hunt_tell_estimate(hscal_hunt *hunt) {
  hscal_trial trial;
  hscal_outcome outcome;
  double seconds;
  int cut = best_untimed(hunt);
  if (cut < 0 || !hscal__is_surely_faster(hunt->cuts[cut].estimate_s, hscal__hunt_best_s(hunt))) return 0;
  HSCAL_TRY(hscal__hunt_lay_out(hunt, &hunt->options[hunt->cuts[cut].option], &hunt->cuts[cut], &trial));
  HSCAL_TRY(hscal__hunt_estimate(hunt, &trial, &seconds, &outcome));
  trial.is_estimated = 1;
  int is_better = seconds > 0 && hscal__is_surely_faster(seconds, hscal__hunt_best_s(hunt));
  return is_better ? hscal__hunt_tell_roughly(hunt, &trial, seconds) : 0;
}

/* The option of one process alone, if it may be the best; -1: it may not. */
static int one_process(const hscal_hunt *hunt) {
  for (int i = 0; i < hunt->noptions; i++)
    if (hunt->options[i].processes == 1 && hunt->options[i].bound_s < hscal__hunt_limit_s(hunt)) return i;
  return -1;
}

/* One process alone takes little to time: nobody shall find that it would have been faster. */
static int try_one_process(hscal_hunt *hunt) {
  int option = one_process(hunt), best = -1;
  if (option < 0) return 0;
  if (!hunt->options[option].is_cut) HSCAL_TRY(hscal__hunt_cut(hunt, option));
  for (int i = 0; i < hunt->ncuts; i++) {
    if (hunt->cuts[i].option != option) continue;
    if (hunt->cuts[i].stage != HSCAL_ESTIMATED) return 0;
    if (best < 0 || hunt->cuts[i].log_s < hunt->cuts[best].log_s) best = i;
  }
  return best < 0 ? 0 : try_cut(hunt, best);
}

/* Of two best guesses one may be right; who is patient asks more. */
int hscal__hunt_settle(hscal_hunt *hunt) {
  const double guesses = 2, most = 16;
  int left = (int)(hunt->hurries ? guesses : fmin(guesses * hscal__hunt_patience(hunt), most));
  HSCAL_TRY(try_one_process(hunt));
  for (int guess; left > 0 && (guess = best_guess(hunt)) >= 0 && !is_too_dear(hunt, &hunt->cuts[guess]); left--)
    HSCAL_TRY(try_cut(hunt, guess));
  HSCAL_TRY(tell_better_guess(hunt));
  return find_any(hunt);
}
