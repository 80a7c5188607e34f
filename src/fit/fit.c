#include "fit/fit.h"
#include "base/minmax.h"
#include "base/status.h"
#include "fit/calibrated.h"
#include "fit/least_squares.h"
#include "fit/local_times.h"
#include "fit/predict_runs.h"
#include "machine/samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { N = HSCAL_FIT_PARAMETERS, MOST_ROUNDS = 8, MOST_HALVINGS = 3 };
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
  double prior_part; /* of the standard deviations of a description */
  hscal_local_times local;
  double *counts;
  double *correction; /* [runs] log(high / low fidelity) */
  double *residual;   /* [runs] of the solution that steps have reached */
  double *moved;      /* [runs] scratch */
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

/* log(predicted / measured) of the runs that count: low fidelity, which costs a hundredth, corrected by what it was off by where the
 * good clock looked last. */
static int find_residuals(fitting *f, const double *log_factor, double *residual) {
  HSCAL_TRY(predict(f, log_factor, f->counts, HSCAL_EFFORT_LOW_FIDELITY, residual));
  for (int i = 0; i < f->runs->count; i++)
    residual[i] = f->counts[i] == 0 ? 0 : residual[i] + f->correction[i] - log(f->runs->run[i].seconds);
  return 0;
}

/* Times near a solution, whose residuals are known. */
static int localize(fitting *f, const solution *s) {
  double log_factor[N];
  for (int i = 0; i < f->runs->count; i++) f->moved[i] = f->residual[i] + log(f->runs->run[i].seconds);
  hscal__local_times_set(&f->local, s->log_factor, f->moved);
  for (int p = 0; p < N; p++) {
    if (!s->is_free[p]) continue;
    memcpy(log_factor, s->log_factor, sizeof log_factor);
    log_factor[p] += HSCAL_FIT_SLOPE_STEP;
    HSCAL_TRY(find_residuals(f, log_factor, f->moved));
    for (int i = 0; i < f->runs->count; i++)
      f->local.elasticity[i][p] = (f->moved[i] - f->residual[i]) / HSCAL_FIT_SLOPE_STEP;
  }
  return 0;
}

/* The good clock's prediction of all runs, and so the correction. */
static int look(fitting *f, const solution *s, double *log_s) {
  HSCAL_TRY(predict(f, s->log_factor, NULL, HSCAL_EFFORT_MODEL, log_s));
  HSCAL_TRY(predict(f, s->log_factor, NULL, HSCAL_EFFORT_LOW_FIDELITY, f->moved));
  for (int i = 0; i < f->runs->count; i++) f->correction[i] = log_s[i] - f->moved[i];
  return 0;
}

static int residuals(void *self, const double *unknown, double *residual) {
  fitting *f = self;
  double log_factor[N] = {0};
  for (int p = 0, u = 0; p < N; p++)
    if (f->trying->is_free[p]) log_factor[p] = unknown[u++];
  for (int i = 0; i < f->runs->count; i++)
    residual[i] = f->counts[i] == 0 ? 0 : hscal__local_log_s(&f->local, log_factor, i) - log(f->runs->run[i].seconds);
  return 0;
}

/* ---- one fit ------------------------------------------------------------------------------------------------------ */

/* Standard deviation of residuals without outliers, by their median. */
static double scatter_of(const fitting *f, const double *residual, double *work) {
  int kept = 0;
  for (int i = 0; i < f->runs->count; i++)
    if (f->counts[i] != 0) work[kept++] = fabs(residual[i]);
  return hscal__fmax(HSCAL_FIT_LEAST_SD, 1.4826 * hscal__median(work, kept)); /* of a normal distribution */
}

/* The free parameters of a solution as unknowns. */
typedef struct unknowns {
  int count;
  double value[N], prior_sd[N];
} unknowns;

static unknowns unknowns_of(const fitting *f, const solution *s) {
  unknowns x = {0};
  for (int p = 0; p < N; p++) {
    if (!s->is_free[p]) continue;
    x.prior_sd[x.count] = f->prior_part * hscal__parameters[p].prior_sd;
    x.value[x.count++] = s->log_factor[p];
  }
  return x;
}

static hscal_least_squares problem_of(fitting *f, const unknowns *x, double residual_sd) {
  return (hscal_least_squares){.unknowns = x->count,
                               .count = f->runs->count,
                               .residuals = residuals,
                               .self = f,
                               .residual_sd = residual_sd,
                               .prior_sd = x->prior_sd,
                               .counts = f->counts};
}

/* With what times do near the last place. */
static int solve(fitting *f, double residual_sd, solution *s) {
  double sd[N];
  unknowns x = unknowns_of(f, s);
  const hscal_least_squares problem = problem_of(f, &x, residual_sd);
  f->trying = s;
  HSCAL_TRY(hscal__least_squares(&problem, x.value, sd));
  for (int p = 0, u = 0; p < N; p++)
    if (s->is_free[p]) s->log_factor[p] = x.value[u], s->sd[p] = sd[u++];
  return 0;
}

/* Parameters that the runs do not tell are as before. Returns how many are left. */
static int keep_told(const fitting *f, solution *s) {
  int told = 0;
  for (int p = 0; p < N; p++) {
    if (!s->is_free[p]) continue;
    s->is_free[p] = s->sd[p] < HSCAL_FIT_TOLD * f->prior_part * hscal__parameters[p].prior_sd;
    told += s->is_free[p];
    if (!s->is_free[p]) s->log_factor[p] = 0;
  }
  return told;
}

/* What the solution is to be the least of; residual[runs] are its own. */
static double sum_of(fitting *f, const solution *s, double residual_sd, const double *residual) {
  unknowns x = unknowns_of(f, s);
  const hscal_least_squares problem = problem_of(f, &x, residual_sd);
  return hscal__least_squares_sum(&problem, residual, x.value);
}

static void halve(solution *s, const solution *from) {
  for (int p = 0; p < N; p++) s->log_factor[p] = (s->log_factor[p] + from->log_factor[p]) / 2;
}

/* A step to what solves the problem near *s, or part of the way there; f->residual goes along. *gain: of the sum, relative; 0 where
 * there is none. */
static int step(fitting *f, double residual_sd, solution *s, double *gain) {
  solution next = *s;
  double before = sum_of(f, s, residual_sd, f->residual);
  *gain = 0;
  HSCAL_TRY(localize(f, s));
  HSCAL_TRY(solve(f, residual_sd, &next));
  for (int i = 0; i <= MOST_HALVINGS && *gain == 0; i++) {
    if (i > 0) halve(&next, s);
    HSCAL_TRY(find_residuals(f, next.log_factor, f->moved));
    *gain = fmax(1 - sum_of(f, &next, residual_sd, f->moved) / before, 0);
  }
  memcpy(s->sd, next.sd, sizeof s->sd);
  if (*gain == 0) return 0;
  *s = next;
  memcpy(f->residual, f->moved, (size_t)f->runs->count * sizeof *f->residual);
  return 0;
}

/* Steps until there is no gain: the first with a scatter that models of real machines have, the others with what it is. */
static int settle(fitting *f, solution *s) {
  double residual_sd = HSCAL_FIT_FIRST_SD, gain;
  HSCAL_TRY(find_residuals(f, s->log_factor, f->residual));
  for (int round = 0; round < MOST_ROUNDS; round++) {
    HSCAL_TRY(step(f, residual_sd, s, &gain));
    if (round > 0 && gain < HSCAL_FIT_LEAST_GAIN) break;
    residual_sd = scatter_of(f, f->residual, f->moved);
  }
  return 0;
}

/* ---- all runs ------------------------------------------------------------------------------------------------------ */

static void free_all(const hscal_fit *fit, solution *s) {
  for (int p = 0; p < N; p++) s->is_free[p] = fit->value[p].before > 0;
}

/* First all parameters, then those that the runs tell. */
static int fit_all(fitting *f, hscal_fit *fit, solution *s) {
  *s = (solution){.is_free = {0}};
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = 1;
  free_all(fit, s);
  HSCAL_TRY(look(f, s, fit->log_before));
  HSCAL_TRY(settle(f, s));
  HSCAL_TRY(look(f, s, fit->log_after));
  if (keep_told(f, s) > 0) HSCAL_TRY(settle(f, s));
  return look(f, s, fit->log_after);
}

/* In which fold a run is left out. */
static int fold_of(const hscal_fit *fit, const hscal_runs *runs, int i) {
  return (fit->folds_are_tasks ? runs->run[i].task : i) % fit->folds;
}

/* From where all runs led, which saves steps and leaves nothing behind: they end at the least sum of those runs that count. */
static int fit_without(fitting *f, hscal_fit *fit, const solution *all, int fold) {
  solution s = *all;
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = fold_of(fit, f->runs, i) != fold;
  HSCAL_TRY(settle(f, &s));
  for (int i = 0; i < f->runs->count; i++) f->counts[i] = fold_of(fit, f->runs, i) == fold;
  return predict(f, s.log_factor, f->counts, HSCAL_EFFORT_MODEL, fit->log_left);
}

static int cross_validate(fitting *f, hscal_fit *fit, const solution *all) {
  fit->folds_are_tasks = f->runs->tasks > 1;
  fit->folds = hscal__min(fit->folds_are_tasks ? f->runs->tasks : f->runs->count, HSCAL_MOST_FOLDS);
  for (int fold = 0; fold < fit->folds; fold++) HSCAL_TRY(fit_without(f, fit, all, fold));
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
  f->counts = calloc(1, bytes), f->correction = calloc(1, bytes);
  f->residual = calloc(1, bytes), f->moved = calloc(1, bytes);
  HSCAL_TRY(hscal__local_times_new(&f->local, f->runs->count));
  fit->log_before = calloc(1, bytes), fit->log_after = calloc(1, bytes), fit->log_left = calloc(1, bytes);
  if (f->workspace && f->counts && f->correction && f->residual && f->moved && fit->log_before && fit->log_after &&
      fit->log_left)
    return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to fit %d runs", f->runs->count);
}

static int fit_and_check(fitting *f, hscal_fit *fit) {
  solution s;
  const double none[N] = {0};
  HSCAL_TRY(allocate(f, fit));
  HSCAL_TRY(fit_all(f, fit, &s));
  HSCAL_TRY(cross_validate(f, fit, &s));
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
  hscal__local_times_free(&f.local);
  free(f.counts);
  free(f.correction);
  free(f.residual);
  free(f.moved);
  return status;
}

void hscal__fit_free(hscal_fit *fit) {
  free(fit->log_before);
  free(fit->log_after);
  free(fit->log_left);
  *fit = (hscal_fit){0};
}
