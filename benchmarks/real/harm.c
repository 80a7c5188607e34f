#include "harm.h"
#include "choices.h"

#include "base/status.h"
#include "fit/pair_errors.h"
#include "machine/samples.h"
#include "plan/guard.h"

#include <math.h>
#include <stdlib.h>

/* Noise of computers whose runs were not repeated: what repeats on others scatter by. */
static const double least_noise = 0.02;
static const double mean_deviation = 0.798; /* of a normal distribution, in standard deviations */

typedef struct judge {
  const hscal_runs *runs;
  const double *log_s;
  hscal_machine machine; /* the caller's, with what other tasks say of its errors */
  double noise;          /* mean deviation of a run, a logarithm */
  int by_grid;
} judge;

/* ---- choices ---------------------------------------------------------------------------------------------------- */

static int is_one_choice(const judge *j, int a, int b) { return choice_is_one(j->runs, a, b, j->by_grid); }

static int cores(const hscal_run *run) { return hscal__layout_processes(&run->layout) * run->threads; }

/* How far from the guide's: the squarest grid first, NB 64 then. */
static double from_guide(const hscal_run *run) {
  double shape = fabs(log((double)run->layout.nprow / run->layout.npcol));
  return 10 * shape + fabs(log2(run->call.operand[HSCAL_A].desc.nb / 64.0));
}

static int guide_of(const judge *j, int first) {
  int most = 0, guide = -1;
  for (int i = first; i < j->runs->count; i++)
    if (is_one_choice(j, i, first) && cores(&j->runs->run[i]) > most) most = cores(&j->runs->run[i]);
  for (int i = first; i < j->runs->count; i++) {
    const hscal_run *run = &j->runs->run[i];
    if (!is_one_choice(j, i, first) || cores(run) < 0.9 * most) continue;
    if (guide < 0 || from_guide(run) < from_guide(&j->runs->run[guide])) guide = i;
  }
  return guide;
}

static int best_of(const judge *j, int first) {
  int best = first;
  for (int i = first; i < j->runs->count; i++)
    if (is_one_choice(j, i, first) && j->runs->run[i].seconds < j->runs->run[best].seconds) best = i;
  return best;
}

/* ---- the guard --------------------------------------------------------------------------------------------------- */

/* What pairs of the other tasks are off by, where they are enough. */
static int learn(judge *j, int task) {
  hscal_pair_errors errors;
  hscal_runs others = {.tasks = j->runs->tasks};
  double *log_s = malloc((size_t)j->runs->count * sizeof *log_s);
  int status = log_s ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d runs", j->runs->count);
  for (int i = 0; i < j->runs->count && !status; i++) {
    if (j->runs->run[i].task == task) continue;
    log_s[others.count] = j->log_s[i];
    status = hscal__runs_add(&others, &j->runs->run[i]);
  }
  if (!status) status = hscal__pair_errors(&others, log_s, &errors);
  if (!status) j->machine.ratio_errors = hscal__ratio_errors_of(&errors), j->machine.ratio_errors.noise = j->noise;
  hscal__runs_free(&others);
  free(log_s);
  return status;
}

/* Whom the guard lets take the place of the caller's layout: the fastest whose gain is sure. */
static int decide(const judge *j, int usual) {
  int decided = usual;
  for (int i = 0; i < j->runs->count; i++) {
    if (!is_one_choice(j, i, usual) || j->log_s[i] >= j->log_s[decided]) continue;
    hscal_gain gain = hscal__gain(&j->machine, hscal__run_pair(&j->runs->run[i], &j->runs->run[usual]),
                                  exp(j->log_s[usual]), exp(j->log_s[i]));
    if (hscal__is_sure(&gain)) decided = i;
  }
  return decided;
}

/* ---- harm --------------------------------------------------------------------------------------------------------- */

static double lost(const harm_pair *pair) { return log(pair->decided_s / pair->usual_s); }

/* One-sided, of two medians of repeats. */
static double chance_of(const harm_pair *pair, double noise) {
  if (!pair->is_changed) return 1;
  double sd = noise / mean_deviation * sqrt(1.0 / pair->usual_repeats + 1.0 / pair->decided_repeats);
  return 0.5 * erfc(lost(pair) / sd / sqrt(2));
}

static int by_chance(const void *a, const void *b) {
  double x = ((const harm_pair *)a)->p, y = ((const harm_pair *)b)->p;
  return (x > y) - (x < y);
}

static int is_first_of_task(const harm_pair *pairs, int i) {
  for (int k = 0; k < i; k++)
    if (pairs[k].task == pairs[i].task) return 0;
  return 1;
}

/* By Holm: the least chance against 5 % of as many pairs as there are, the next against 5 % of one less, until one is not below. */
static void count_harm(harm_pair *pairs, harm *h) {
  qsort(pairs, (size_t)h->pairs, sizeof *pairs, by_chance);
  for (int i = 0; i < h->pairs; i++) h->tasks += is_first_of_task(pairs, i);
  for (; h->harmful < h->pairs && pairs[h->harmful].p <= 0.05 / (h->pairs - h->harmful); h->harmful++)
    h->harmful_tasks += is_first_of_task(pairs, h->harmful);
  h->most_harmful_tasks = harm_upper_share(h->harmful_tasks, h->tasks);
}

/* log of the chance of at most `hits` in `trials` is below that of 5 %? */
static int is_too_large(double share, int hits, int trials) {
  double sum = 0, term = pow(1 - share, trials);
  for (int k = 0; k <= hits; k++) {
    sum += term;
    term *= share / (1 - share) * (trials - k) / (k + 1);
  }
  return sum < 0.05;
}

double harm_upper_share(int hits, int trials) {
  double low = 0, high = 1;
  if (hits >= trials) return 1;
  for (int i = 0; i < 60; i++) {
    double middle = (low + high) / 2;
    if (is_too_large(middle, hits, trials))
      high = middle;
    else
      low = middle;
  }
  return high;
}

/* ---- sums --------------------------------------------------------------------------------------------------------- */

void harm_of_pairs(harm_pair *pairs, int count, double noise, harm *h) {
  double achievable = 0, gained = 0;
  h->pairs = count;
  for (int i = 0; i < count; i++) {
    harm_pair *pair = &pairs[i];
    pair->p = chance_of(pair, noise);
    h->changed += pair->is_changed;
    h->worst = fmax(h->worst, expm1(lost(pair)));
    h->usual_regret += (pair->usual_s / pair->best_s - 1) / count;
    h->guarded_regret += (pair->decided_s / pair->best_s - 1) / count;
    achievable += log(pair->usual_s / pair->best_s);
    gained -= lost(pair);
  }
  h->kept = achievable > 0 ? gained / achievable : 1;
  count_harm(pairs, h);
}

static harm_pair pair_of(const judge *j, int usual, int best) {
  const hscal_run *run = j->runs->run;
  int decided = decide(j, usual);
  return (harm_pair){.usual_s = run[usual].seconds,
                     .decided_s = run[decided].seconds,
                     .best_s = run[best].seconds,
                     .usual_repeats = run[usual].repeats,
                     .decided_repeats = run[decided].repeats,
                     .task = run[usual].task,
                     .is_changed = decided != usual};
}

/* Of the ratios of all pairs of a choice: appends their half widths. */
static void add_ratios(const judge *j, int first, double *widths, harm *h) {
  for (int a = first; a < j->runs->count; a++)
    for (int b = first; b < a; b++) {
      const hscal_run *x = &j->runs->run[a], *y = &j->runs->run[b];
      if (!is_one_choice(j, a, first) || !is_one_choice(j, b, first)) continue;
      double width = hscal__ratio_half_width(&j->machine, hscal__run_pair(x, y));
      h->coverage += fabs(j->log_s[a] - j->log_s[b] - log(x->seconds / y->seconds)) <= width;
      widths[h->ratios++] = width;
    }
}

static int judge_all(judge *j, harm_usual usual, harm_pair *pairs, double *widths, harm *h) {
  int count = 0;
  for (int i = 0; i < j->runs->count; i++) {
    if (!choice_begins(j->runs, i, j->by_grid)) continue;
    HSCAL_TRY(learn(j, j->runs->run[i].task));
    h->choices++;
    add_ratios(j, i, widths, h);
    for (int u = i; u < j->runs->count; u++)
      if (is_one_choice(j, u, i) && (usual == HARM_OF_ANY || u == guide_of(j, i)))
        pairs[count++] = pair_of(j, u, best_of(j, i));
  }
  if (count == 0) return 0;
  h->coverage /= h->ratios;
  h->median_half_width = hscal__median(widths, h->ratios);
  harm_of_pairs(pairs, count, fmax(j->noise, least_noise), h);
  return 0;
}

int harm_of(const hscal_runs *runs, const double *log_s, const hscal_machine *machine, int by_grid, harm_usual usual,
            harm *found) {
  judge j = {.runs = runs, .log_s = log_s, .machine = *machine, .noise = hscal__runs_scatter(runs), .by_grid = by_grid};
  size_t count = (size_t)runs->count + 1;
  harm_pair *pairs = malloc(count * sizeof *pairs);
  double *widths = malloc(count * count * sizeof *widths);
  *found = (harm){0};
  int status = pairs && widths ? judge_all(&j, usual, pairs, widths, found)
                               : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d runs", runs->count);
  free(pairs);
  free(widths);
  return status;
}
