#include "fit/fit.h"
#include "base/minmax.h"
#include "base/status.h"
#include "fit/calibrated.h"
#include "fit/least_squares.h"
#include "fit/predict_runs.h"
#include "machine/samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { N = HSCAL_FIT_PARAMETERS, MOST_ROUNDS = 2 };
_Static_assert((int)N <= (int)HSCAL_MOST_UNKNOWNS, "a solution holds all parameters");

/* Factors of the parameters, as logarithms; those that are not free stay 0. */
typedef struct solution {
  int is_free[N];
  double log_factor[N], sd[N];
} solution;

typedef struct fitting {
  hscal_machine *machine;
  double now[N]; /* log factors that the machine has */
  const hscal_runs *runs;
  hscal_workspace *workspace;
  double prior_part;  /* of the standard deviations of a description */
  double *correction; /* [runs] log(high / low fidelity) */
  double *low, *counts;
  const solution *trying;
} fitting;

/* ---- predictions -------------------------------------------------------------------------------------------------- */

static void set_machine(fitting *f, const double *log_factor) {
  for (int p = 0; p < N; p++) {
    if (log_factor[p] != f->now[p]) hscal__parameters[p].scale(f->machine, exp(log_factor[p] - f->now[p]));
    f->now[p] = log_factor[p];
  }
}

static int predict(fitting *f, const double *log_factor, const double *counts, hscal_effort effort, double *log_s) {
  set_machine(f, log_factor);
  return hscal__predict_runs(f->workspace, f->machine, f->runs, counts, effort, log_s);
}

/* Low fidelity, corrected by what it was off by at the last solution. */
static int residuals(void *self, const double *unknown, double *residual) {
  fitting *f = self;
  double log_factor[N] = {0};
  for (int p = 0, u = 0; p < N; p++)
    if (f->trying->is_free[p]) log_factor[p] = unknown[u++];
  HSCAL_TRY(predict(f, log_factor, f->counts, HSCAL_EFFORT_LOW_FIDELITY, f->low));
  for (int i = 0; i < f->runs->count; i++)
    residual[i] = f->counts[i] == 0 ? 0 : f->low[i] + f->correction[i] - log(f->runs->run[i].seconds);
  return 0;
}

/* ---- one fit ------------------------------------------------------------------------------------------------------ */

/* Standard deviation of the residuals of the runs that count, by their median. */
static int find_scatter(fitting *f, const solution *at, double *sd) {
  double unknown[N], *residual = malloc((size_t)f->runs->count * sizeof *residual);
  int u = 0, kept = 0;
  if (!residual) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d runs", f->runs->count);
  for (int p = 0; p < N; p++)
    if (at->is_free[p]) unknown[u++] = at->log_factor[p];
  f->trying = at;
  int status = residuals(f, unknown, residual);
  for (int i = 0; i < f->runs->count; i++)
    if (f->counts[i] != 0) residual[kept++] = fabs(residual[i]);
  *sd = hscal__fmax(HSCAL_FIT_LEAST_SD, 1.4826 * hscal__median(residual, kept)); /* of a normal distribution */
  free(residual);
  return status;
}

static int solve(fitting *f, double residual_sd, solution *s) {
  double unknown[N], sd[N], prior_sd[N];
  int u = 0;
  for (int p = 0; p < N; p++)
    if (s->is_free[p]) prior_sd[u] = f->prior_part * hscal__parameters[p].prior_sd, unknown[u++] = s->log_factor[p];
  hscal_least_squares problem = {.unknowns = u,
                                 .count = f->runs->count,
                                 .residuals = residuals,
                                 .self = f,
                                 .residual_sd = residual_sd,
                                 .prior_sd = prior_sd,
                                 .counts = f->counts};
  f->trying = s;
  HSCAL_TRY(hscal__least_squares(&problem, unknown, sd));
  u = 0;
  for (int p = 0; p < N; p++)
    if (s->is_free[p]) s->log_factor[p] = unknown[u], s->sd[p] = sd[u++];
  return 0;
}

/* Parameters that the runs do not tell are as before. Returns how many are left. */
static int keep_told(const fitting *f, solution *s, int *dropped) {
  int told = 0;
  *dropped = 0;
  for (int p = 0; p < N; p++) {
    if (!s->is_free[p]) continue;
    s->is_free[p] = s->sd[p] < HSCAL_FIT_TOLD * f->prior_part * hscal__parameters[p].prior_sd;
    told += s->is_free[p];
    *dropped += !s->is_free[p];
    if (!s->is_free[p]) s->log_factor[p] = 0;
  }
  return told;
}

/* From the runs that count: first all parameters, then those that they tell. */
static int fit_to(fitting *f, solution *s) {
  double residual_sd = HSCAL_FIT_FIRST_SD;
  int dropped;
  HSCAL_TRY(solve(f, residual_sd, s));
  HSCAL_TRY(find_scatter(f, s, &residual_sd));
  HSCAL_TRY(solve(f, residual_sd, s));
  if (keep_told(f, s, &dropped) == 0 || dropped == 0) return 0;
  return solve(f, residual_sd, s);
}

/* ---- all runs ------------------------------------------------------------------------------------------------------ */

static int correct(fitting *f, const double *log_factor, const double *high) {
  HSCAL_TRY(predict(f, log_factor, NULL, HSCAL_EFFORT_LOW_FIDELITY, f->low));
  for (int i = 0; i < f->runs->count; i++) f->correction[i] = high[i] - f->low[i];
  return 0;
}

static solution all_free(const hscal_fit *fit) {
  solution s = {.is_free = {0}};
  for (int p = 0; p < N; p++) s.is_free[p] = fit->value[p].before > 0;
  return s;
}

static int fit_all(fitting *f, hscal_fit *fit, solution *s) {
  const double none[N] = {0};
  HSCAL_TRY(predict(f, none, NULL, HSCAL_EFFORT_MODEL, fit->log_before));
  HSCAL_TRY(correct(f, none, fit->log_before));
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = 1;
  *s = all_free(fit);
  for (int round = 0; round < MOST_ROUNDS; round++) {
    HSCAL_TRY(fit_to(f, s));
    HSCAL_TRY(predict(f, s->log_factor, NULL, HSCAL_EFFORT_MODEL, fit->log_after));
    HSCAL_TRY(correct(f, s->log_factor, fit->log_after));
  }
  return 0;
}

/* In which fold a run is left out. */
static int fold_of(const hscal_fit *fit, const hscal_runs *runs, int i) {
  return (fit->folds_are_tasks ? runs->run[i].task : i) % fit->folds;
}

static int fit_without(fitting *f, hscal_fit *fit, int fold) {
  solution s = all_free(fit);
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = fold_of(fit, f->runs, i) != fold;
  HSCAL_TRY(fit_to(f, &s));
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = fold_of(fit, f->runs, i) == fold;
  return predict(f, s.log_factor, f->counts, HSCAL_EFFORT_MODEL, fit->log_left);
}

static int cross_validate(fitting *f, hscal_fit *fit) {
  fit->folds_are_tasks = f->runs->tasks > 1;
  fit->folds = hscal__min(fit->folds_are_tasks ? f->runs->tasks : f->runs->count, HSCAL_MOST_FOLDS);
  for (int fold = 0; fold < fit->folds; fold++) HSCAL_TRY(fit_without(f, fit, fold));
  return 0;
}

static void report(const hscal_runs *runs, const hscal_machine *machine, const solution *s, hscal_fit *fit) {
  fit->before = hscal__agreement(runs, fit->log_before, -1);
  fit->after = hscal__agreement(runs, fit->log_after, -1);
  fit->left = hscal__agreement(runs, fit->log_left, -1);
  for (int p = 0; p < N; p++) {
    hscal_fitted_value *value = &fit->value[p];
    if (value->before <= 0) continue;
    value->after = hscal__parameters[p].value(machine);
    value->sd = s->sd[p];
    value->is_told = s->is_free[p];
    fit->told += s->is_free[p];
  }
}

/* ---- the door ------------------------------------------------------------------------------------------------------- */

static int list_threads(const hscal_runs *runs, int *threads) {
  int count = 0;
  for (int i = 0; i < runs->count; i++) {
    int known = 0;
    while (known < count && threads[known] != runs->run[i].threads) known++;
    if (known == count) threads[count++] = runs->run[i].threads;
  }
  return count;
}

static int prepare(hscal_machine *machine, const hscal_runs *runs, hscal_fit *fit) {
  int *threads = malloc((size_t)(runs->count + 1) * sizeof *threads);
  if (!threads) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d runs", runs->count);
  int status = hscal__parameters_prepare(machine, threads, list_threads(runs, threads));
  free(threads);
  HSCAL_TRY(status);
  for (int p = 0; p < N; p++) fit->value[p].before = hscal__parameters[p].value(machine);
  return hscal__runs_check(runs, machine);
}

static int allocate(fitting *f, hscal_fit *fit) {
  size_t bytes = (size_t)f->runs->count * sizeof(double);
  f->workspace = hscal__workspace_new();
  f->correction = calloc(1, bytes), f->low = calloc(1, bytes), f->counts = calloc(1, bytes);
  fit->log_before = calloc(1, bytes), fit->log_after = calloc(1, bytes), fit->log_left = calloc(1, bytes);
  if (f->workspace && f->correction && f->low && f->counts && fit->log_before && fit->log_after && fit->log_left)
    return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to fit %d runs", f->runs->count);
}

static int fit_and_check(fitting *f, hscal_fit *fit) {
  solution s;
  const double none[N] = {0};
  HSCAL_TRY(allocate(f, fit));
  HSCAL_TRY(fit_all(f, fit, &s));
  HSCAL_TRY(cross_validate(f, fit));
  set_machine(f, s.log_factor);
  report(f->runs, f->machine, &s, fit);
  if (fit->told > 0) return 0;
  set_machine(f, none);
  return hscal__fail(
      HSCAL_ERROR_ARGUMENT,
      "these %d runs tell none of the machine's numbers: runs of other sizes, grids and blocks are needed",
      f->runs->count);
}

int hscal__fit(hscal_machine *machine, const hscal_runs *runs, hscal_fit *fit) {
  *fit = (hscal_fit){0};
  if (runs->count < HSCAL_FEWEST_RUNS)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%d different runs; a fit takes %d or more", runs->count,
                       HSCAL_FEWEST_RUNS);
  HSCAL_TRY(prepare(machine, runs, fit));
  fitting f = {.machine = machine, .runs = runs, .prior_part = machine->measured_when ? HSCAL_FIT_MEASURED_PART : 1};
  int status = fit_and_check(&f, fit);
  hscal__workspace_free(f.workspace);
  free(f.correction);
  free(f.low);
  free(f.counts);
  return status;
}

void hscal__fit_free(hscal_fit *fit) {
  free(fit->log_before);
  free(fit->log_after);
  free(fit->log_left);
  *fit = (hscal_fit){0};
}
