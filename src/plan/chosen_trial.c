#include "plan/chosen_trial.h"
#include "models/memory/memory.h"
#include "plan/baselines.h"
#include "plan/calibrated.h"
#include "plan/guard.h"
#include "search/usual.h"

#include <math.h>

typedef struct decision {
  const hscal_search_result *result;
  const hscal_machine *machine;
  const hscal_trial *usual; /* null: there is none to be kept */
  const hscal_trial *best;  /* the fastest that may be planned */
} decision;

/* How far a layout is from the guide's, in doublings. */
static double strangeness(const decision *c, const hscal_trial *trial) {
  const hscal_usual_layout *guide = &c->result->usual[0].layout;
  return hscal__default_distance(trial->block, trial->panel) + fabs(log2((double)trial->nprow / guide->nprow)) +
         fabs(log2((double)trial->npcol / guide->npcol));
}

static int is_oblong(const hscal_trial *trial) { return trial->row_block != trial->block; }

static int processes_of(const hscal_trial *trial) { return trial->nprow * trial->npcol; }

/* Of the largest process, which is the first. With the library's own panel width in all: what another one saves in buffers is no reason
 * to leave it. */
static double bytes_of(const hscal_trial *trial) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, 0);
  return hscal__process_bytes(trial->call, &layout, 0, 0);
}

/* ---- the guard ---------------------------------------------------------------------------------------------------- */

/* What `trial` gains over another. */
static hscal_gain gain_over(const decision *c, const hscal_trial *other, const hscal_trial *trial) {
  return hscal__gain(c->machine, hscal__trial_pair(other, trial), other->predicted_s, trial->predicted_s);
}

/* May it be planned, and does it surely gain over the usual layout? */
static int is_open(const decision *c, const hscal_trial *trial) {
  if (trial->is_report_only) return 0;
  if (!c->usual) return 1;
  hscal_gain gain = gain_over(c, c->usual, trial);
  return hscal__is_sure(&gain);
}

static int count_alike(const decision *c) {
  int count = 0;
  for (int i = 0; i < c->result->ntrials; i++) {
    const hscal_trial *trial = &c->result->trials[i];
    hscal_gain gain = gain_over(c, trial, c->best);
    count += !trial->is_report_only && hscal__is_alike(&gain);
  }
  return count;
}

/* ---- one of those that are open ----------------------------------------------------------------------------------- */

static const hscal_trial *fastest_open(const decision *c, int may_be_oblong) {
  const hscal_trial *best = NULL;
  for (int i = 0; i < c->result->ntrials; i++) {
    const hscal_trial *trial = &c->result->trials[i];
    if ((best && trial->predicted_s >= best->predicted_s) || (!may_be_oblong && is_oblong(trial))) continue;
    if (is_open(c, trial)) best = trial;
  }
  return best;
}

/* The fastest, one with square blocks if these are nearly as fast: nobody should carry two numbers about for nothing. */
static const hscal_trial *fastest(const decision *c) {
  const hscal_trial *best = fastest_open(c, 1);
  if (!best || !is_oblong(best) || c->result->space->options.mb != 0) return best;
  const hscal_trial *square = fastest_open(c, 0);
  return square && square->predicted_s <= HSCAL_SQUARE_AS_FAST * best->predicted_s ? square : best;
}

/* What a layout may be slower than the fastest to be taken for what it needs less of: what nobody would see in the noise. Layouts that
 * cannot be told apart are not as fast for that: on average a prediction is right. */
static double limit_s(const decision *c, const hscal_trial *best, const hscal_trial *trial) {
  double width = hscal__ratio_half_width(c->machine, hscal__trial_pair(best, trial));
  return best->predicted_s * fmax(HSCAL_AS_FAST, exp(fmin(width, hscal__machine_noise(c->machine))));
}

typedef struct need {
  int processes;
  double bytes;
} need;

static int is_candidate(const decision *c, const hscal_trial *best, const hscal_trial *trial) {
  return trial->predicted_s <= limit_s(c, best, trial) && is_oblong(trial) == is_oblong(best) && is_open(c, trial);
}

/* The fewest processes, and the least memory of each of those that have so many. */
static need least_need(const decision *c, const hscal_trial *best) {
  need least = {processes_of(best), bytes_of(best)};
  for (int i = 0; i < c->result->ntrials; i++) {
    const hscal_trial *trial = &c->result->trials[i];
    if (processes_of(trial) > least.processes || !is_candidate(c, best, trial)) continue;
    if (processes_of(trial) < least.processes) least = (need){processes_of(trial), INFINITY};
    least.bytes = fmin(least.bytes, bytes_of(trial));
  }
  return least;
}

static int needs_more(const hscal_trial *trial, need least) {
  return processes_of(trial) > least.processes || bytes_of(trial) > HSCAL_AS_MUCH_MEMORY * least.bytes;
}

/* Of those that are as fast as the fastest the one that needs least, then the one nearest to what everybody uses. */
static const hscal_trial *thriftiest(const decision *c, const hscal_trial *best) {
  need least = least_need(c, best);
  const hscal_trial *thrifty = NULL, *plain;
  for (int i = 0; i < c->result->ntrials; i++) {
    const hscal_trial *trial = &c->result->trials[i];
    if (thrifty && trial->predicted_s >= thrifty->predicted_s) continue;
    if (is_candidate(c, best, trial) && !needs_more(trial, least)) thrifty = trial;
  }
  if (!thrifty) return best;
  plain = thrifty;
  for (int i = 0; i < c->result->ntrials; i++) {
    const hscal_trial *trial = &c->result->trials[i];
    if (trial->predicted_s > HSCAL_AS_FAST * thrifty->predicted_s || strangeness(c, trial) >= strangeness(c, plain))
      continue;
    if (is_candidate(c, best, trial) && !needs_more(trial, least)) plain = trial;
  }
  return plain;
}

/* What a plan gains over the best usual layout; where closed forms tell of a better one that was not timed, over that. */
static hscal_gain gain_over_usual(const decision *c, const hscal_trial *chosen) {
  const int best = hscal__best_untimed_usual(c->result);
  hscal_gain gain = gain_over(c, c->usual, chosen);
  double usual_off = c->usual->untimed_off;
  if (best >= 0) {
    hscal_trial expected = hscal__usual_trial(&c->result->usual[best]);
    expected.predicted_s = c->result->usual[best].expected_s;
    gain = gain_over(c, &expected, chosen);
    usual_off = c->result->usual[best].untimed_off;
  }
  gain.half_width += chosen->untimed_off + usual_off;
  return gain;
}

/* ---- the door ------------------------------------------------------------------------------------------------------ */

const hscal_trial *hscal__chosen_trial(const hscal_search_result *result, hscal_plan *plan) {
  int best_usual = hscal__best_usual(result, 0);
  decision c = {.result = result, .machine = result->space->machine, .best = &result->trials[result->best]};
  c.usual = best_usual < 0 ? NULL : &result->trials[result->usual[best_usual].trial];
  const hscal_trial *best = result->demanded ? NULL : fastest(&c), *chosen = best ? thriftiest(&c, best) : c.usual;
  if (!chosen) chosen = c.best; /* there is nothing else */
  if (result->demanded) chosen = result->demanded;
  plan->kept_default = !result->demanded && chosen == c.usual;
  hscal__plan_no_gain(plan);
  if (c.usual) {
    hscal_gain gain = plan->kept_default ? gain_over(&c, c.usual, c.best) : gain_over_usual(&c, chosen);
    hscal__plan_set_gain(&gain, plan);
  }
  plan->alike = count_alike(&c);
  return chosen;
}
