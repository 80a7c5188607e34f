/* Whole searches: residuals of what the surrogate expected of each layout before it was timed. */
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "search/calibrated.h"
#include "search/search.h"
#include "table.h"

#include <math.h>
#include <stdio.h>

static const char *const routines[] = {"pdgemm", "pdgetrf", "pdtrsm", "pdpotrf",
                                       "pdsymm", "pdgeqrf", "pdsyrk", "pdgesv"};
static const char *const machines[] = {"16x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
                                       "6x1@25 + 6x1@10, lat 50us, bw 250MB, half 16, mem 64GB, ideal",
                                       "8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                       "4x4@10 + 4x4@25, lat 20us, bw 2GB, half 16, mem 64GB, ideal"};
static const int sizes[] = {1000, 2000, 4000, 8000};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { MOST_CALLS = COUNT(routines) * COUNT(machines) * COUNT(sizes), USUAL_CALLS = 64, LEAST_CALLS = 4 };

/* Of one search: squares of residuals, and how many. */
typedef struct residuals {
  double squares;
  int n;
} residuals;

static int search_for(int which, residuals *r) {
  hscal_machine *machine = NULL;
  hscal_search_state search;
  int n = sizes[which / (int)COUNT(routines) % (int)COUNT(sizes)];
  HSCAL_TRY(hscal_machine_load(machines[which % (int)COUNT(machines)], &machine));
  hscal_call call = hscal__call_make(hscal__routine_find(routines[which % (int)COUNT(routines)]), n, n, n, 0, 0);
  int status = hscal__search_state_init(&search, &call, machine, NULL, -1);
  if (!status) status = hscal__run_search(&search);
  *r = (residuals){search.pool.surrogate.residuals, search.pool.surrogate.nresiduals};
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
  return status;
}

/* If squares of residuals of each search have a mean of their own, drawn as `prior` residuals of 1 make believe
 * (inverse gamma): the logarithm of how likely those seen are. */
static double log_likelihood(const residuals *r, int n, double prior) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += lgamma((prior + r[i].n) / 2) - lgamma(prior / 2) + prior / 2 * log(prior) -
           (prior + r[i].n) / 2 * log(prior + r[i].squares);
  return sum;
}

static double likeliest_prior(const residuals *r, int n) {
  const double least = 0.5, most = 200, step = 1.05;
  double best = least;
  for (double prior = least; prior < most; prior *= step)
    if (log_likelihood(r, n, prior) > log_likelihood(r, n, best)) best = prior;
  return best;
}

int print_searches(calibration *c) {
  residuals r[MOST_CALLS], all = {0};
  int status = 0, n = cases_of(c, USUAL_CALLS, LEAST_CALLS);
  if (n > MOST_CALLS) n = MOST_CALLS;
  for (int i = 0; i < n && !status; i++) {
    status = search_for(i, &r[i]);
    all.squares += r[i].squares, all.n += r[i].n;
  }
  if (status) return status;
  table_title(
      "Residuals in searches", "src/search/calibrated.h",
      "what the surrogate expected of each layout before it was timed, in whole searches: a prior's deviation is right "
      "where they are 1. Searches\ntime what promises most, so these differ from those of random layouts above");
  table_row("residual, standard deviations", 1, sqrt(all.squares / all.n), "%d evaluations in %d searches", all.n, n);
  table_row("HSCAL_PRIOR_RESIDUALS", HSCAL_PRIOR_RESIDUALS, likeliest_prior(r, n),
            "how much searches differ in that: maximum likelihood");
  return 0;
}
