#include "fit/pair_errors.h"
#include "base/minmax.h"
#include "base/status.h"
#include "fit/calibrated.h"
#include "machine/quantity.h"
#include "models/predict/ratio_interval.h"

#include <math.h>
#include <stdlib.h>

hscal_pair_kind hscal__run_pair(const hscal_run *a, const hscal_run *b) {
  if (a->threads != b->threads) return HSCAL_PAIR_OTHER_THREADS;
  return hscal__pair_kind(a->layout.nprow, a->layout.npcol, b->layout.nprow, b->layout.npcol,
                          a->processes_per_node == b->processes_per_node);
}

/* ---- quantiles ---------------------------------------------------------------------------------------------------- */

/* A pair of one kind: its error, and the part of its task that it stands for. */
typedef struct weighted {
  double error, weight;
} weighted;

static int by_error(const void *a, const void *b) {
  double x = ((const weighted *)a)->error, y = ((const weighted *)b)->error;
  return (x > y) - (x < y);
}

/* Below which 9/10 of the weight lie. */
static double nine_in_ten(weighted *pairs, int count) {
  double all = 0, below = 0;
  for (int i = 0; i < count; i++) all += pairs[i].weight;
  qsort(pairs, (size_t)count, sizeof *pairs, by_error);
  for (int i = 0; i < count; i++) {
    below += pairs[i].weight;
    if (below >= 0.9 * all * (1 - 1e-12)) return pairs[i].error;
  }
  return 0;
}

/* ---- pairs -------------------------------------------------------------------------------------------------------- */

/* Appends the pairs of a kind of one task; returns how many there are then. */
static int add_task(const hscal_runs *runs, const double *log_s, hscal_pair_kind kind, int task, weighted *pairs,
                    int count) {
  int before = count;
  for (int i = 0; i < runs->count; i++) {
    const hscal_run *a = &runs->run[i];
    for (int j = 0; j < i && a->task == task; j++) {
      const hscal_run *b = &runs->run[j];
      if (b->task != task || hscal__run_pair(a, b) != kind) continue;
      pairs[count++] = (weighted){fabs(log_s[i] - log_s[j] - log(a->seconds / b->seconds)), 1};
    }
  }
  for (int k = before; k < count; k++) pairs[k].weight = 1.0 / (count - before);
  return count;
}

static hscal_pair_error error_of(const hscal_runs *runs, const double *log_s, hscal_pair_kind kind, weighted *pairs) {
  hscal_pair_error error = {0};
  for (int task = 0; task < runs->tasks; task++) {
    int count = add_task(runs, log_s, kind, task, pairs, error.pairs);
    error.tasks += count > error.pairs;
    error.pairs = count;
  }
  error.half_width = nine_in_ten(pairs, error.pairs);
  error.is_told = error.pairs >= HSCAL_FEWEST_PAIRS && error.tasks >= HSCAL_FEWEST_PAIR_TASKS;
  return error;
}

/* ---- the door ------------------------------------------------------------------------------------------------------ */

/* As many pairs as there may be. */
static size_t count_pairs(const hscal_runs *runs) {
  size_t pairs = 0;
  for (int i = 0; i < runs->count; i++)
    for (int j = 0; j < i; j++) pairs += runs->run[i].task == runs->run[j].task;
  return pairs;
}

int hscal__pair_errors(const hscal_runs *runs, const double *log_s, hscal_pair_errors *errors) {
  *errors = (hscal_pair_errors){.noise = hscal__runs_scatter(runs)};
  size_t most = count_pairs(runs);
  weighted *pairs = malloc((most + 1) * sizeof *pairs);
  if (!pairs) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu pairs of runs", most);
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) errors->kind[k] = error_of(runs, log_s, (hscal_pair_kind)k, pairs);
  for (int i = 0; i < runs->count; i++) errors->repeated += runs->run[i].repeats > 1;
  free(pairs);
  return 0;
}

double hscal__pair_factor(const hscal_pair_error *error, double mean_error) {
  return error->half_width / -log1p(-hscal__fmin(mean_error, 0.99)); /* of 1 there is no logarithm */
}

hscal_ratio_errors hscal__ratio_errors_of(const hscal_pair_errors *errors) {
  hscal_ratio_errors own = hscal__no_ratio_errors();
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++)
    if (errors->kind[k].is_told)
      own.half_width[k] =
          hscal__quantity_rounded(HSCAL_Q_LOG, hscal__fmin(errors->kind[k].half_width, HSCAL_FIT_MOST_RATIO_ERROR));
  if (errors->repeated > 0) own.noise = hscal__quantity_rounded(HSCAL_Q_RELATIVE, hscal__fmin(errors->noise, 1));
  return own;
}

void hscal__ratio_errors_set(hscal_machine *machine, const hscal_pair_errors *errors) {
  hscal_ratio_errors own = hscal__ratio_errors_of(errors);
  if (errors->repeated > 0)
    machine->noise_parts.of[HSCAL_NOISE_OF_RUNS] = own.noise;
  else
    own.noise = machine->ratio_errors.noise;
  machine->ratio_errors = own;
}
