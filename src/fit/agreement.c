#include "fit/agreement.h"
#include "base/minmax.h"

#include <math.h>
#include <stdlib.h>

static double log_measured(const hscal_runs *runs, const double *log_s, int i) {
  (void)log_s;
  return log(runs->run[i].seconds);
}
static double log_predicted(const hscal_runs *runs, const double *log_s, int i) {
  (void)runs;
  return log_s[i];
}
typedef double log_seconds(const hscal_runs *runs, const double *log_s, int i);

/* How many of its task are faster than run i, less how many are slower: twice its rank, counted from the mean rank. */
static double centred_rank(const hscal_runs *runs, const double *log_s, int i, log_seconds *of) {
  int rank = 0;
  for (int j = 0; j < runs->count; j++)
    if (runs->run[j].task == runs->run[i].task)
      rank += (of(runs, log_s, j) < of(runs, log_s, i)) - (of(runs, log_s, j) > of(runs, log_s, i));
  return rank;
}

static double rank_correlation(const hscal_runs *runs, const double *log_s, int task) {
  double both = 0, of_measured = 0, of_predicted = 0;
  for (int i = 0; i < runs->count; i++) {
    if (runs->run[i].task != task) continue;
    double x = centred_rank(runs, log_s, i, log_measured), y = centred_rank(runs, log_s, i, log_predicted);
    both += x * y;
    of_measured += x * x;
    of_predicted += y * y;
  }
  return of_measured > 0 && of_predicted > 0 ? both / sqrt(of_measured * of_predicted) : NAN;
}

static double regret_of(const hscal_runs *runs, const double *log_s, int task) {
  int chosen = -1, best = -1;
  for (int i = 0; i < runs->count; i++) {
    if (runs->run[i].task != task) continue;
    if (chosen < 0 || log_s[i] < log_s[chosen]) chosen = i;
    if (best < 0 || runs->run[i].seconds < runs->run[best].seconds) best = i;
  }
  return runs->run[chosen].seconds / runs->run[best].seconds - 1;
}

static int runs_of(const hscal_runs *runs, int task) {
  int count = 0;
  for (int i = 0; i < runs->count; i++) count += runs->run[i].task == task;
  return count;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Of the runs of a task, or of all, which are `count`. */
static void add_errors(const hscal_runs *runs, const double *log_s, int task, hscal_agreement *all) {
  double *off = malloc((size_t)(runs->count + 1) * sizeof *off);
  for (int i = 0; i < runs->count; i++) {
    if (task >= 0 && runs->run[i].task != task) continue;
    double difference = log_s[i] - log(runs->run[i].seconds), error = fabs(expm1(difference));
    if (off) off[all->runs] = fabs(difference);
    all->runs++;
    all->mean_error += error;
    all->bias += difference;
    all->worst_error = hscal__fmax(all->worst_error, error);
  }
  if (all->runs == 0) {
    free(off);
    return;
  }
  all->mean_error /= all->runs;
  all->bias /= all->runs;
  if (off) {
    qsort(off, (size_t)all->runs, sizeof *off, by_size);
    all->off_in_9_of_10 = off[hscal__min((9 * all->runs + 9) / 10, all->runs) - 1];
  }
  free(off);
}

hscal_agreement hscal__agreement(const hscal_runs *runs, const double *log_s, int task) {
  hscal_agreement all = {.rank_correlation = NAN};
  double ranks = 0;
  int tasks = 0;
  add_errors(runs, log_s, task, &all);
  for (int t = task < 0 ? 0 : task; t < (task < 0 ? runs->tasks : task + 1); t++) {
    if (runs_of(runs, t) == 0) continue;
    double regret = regret_of(runs, log_s, t), rank = runs_of(runs, t) > 2 ? rank_correlation(runs, log_s, t) : NAN;
    all.regret += regret;
    all.worst_regret = hscal__fmax(all.worst_regret, regret);
    tasks++;
    if (isnan(rank)) continue;
    ranks += rank;
    all.ranked++;
  }
  if (tasks > 0) all.regret /= tasks;
  if (all.ranked > 0) all.rank_correlation = ranks / all.ranked;
  return all;
}
