/* What the surrogate is told of estimates before anything is timed: drawn layouts of drawn calls, by maximum
 * likelihood. */
#include "base/random.h"
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "likelihood.h"
#include "plan/calibrated.h"
#include "search/block_candidates.h"
#include "search/calibrated.h"
#include "search/evaluate_candidate.h"
#include "search/grid_candidates.h"
#include "search/layout_constraints.h"
#include "statistics.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const routines[] = {"pdgemm", "pdgetrf", "pdtrsm", "pdpotrf", "pdsyrk",  "pdgeqrf",
                                       "pdsymm", "pdgesv",  "pdtrmm", "pdsytrd", "pdsyr2k", "pdtrtri",
                                       "pdgemm", "pdgebrd", "pdtrsm", "pdgels"};
static const char *const machines[] = {"16x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
                                       "6x1@25 + 6x1@10, lat 50us, bw 250MB, half 16, mem 64GB, ideal",
                                       "8x4@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                       "4x4@10 + 4x4@25, lat 20us, bw 2GB, half 16, mem 64GB, ideal"};
static const int sizes[] = {1000, 2500, 5000};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { USUAL_CALLS = 96, GRIDS = 14, LAYOUTS = 32, ATTEMPTS = 400 };

/* Some grids of the call with all their candidates. A search looks at those of the best prior estimates, which come
 * first. */
static int expand_some(calibration *c, hscal_search_state *search) {
  HSCAL_TRY(hscal__grid_candidates_list(search));
  int most = search->pool.ngrids - 1;
  HSCAL_TRY(hscal__expand_grid(search, 0));
  for (int i = 1; i < GRIDS && most > 0; i++) {
    double part = hscal__random_between(&c->chance, 0, 1000) / 1000.0;
    int grid = (int)(part * part * most);
    if (!search->pool.grids[grid].is_expanded) HSCAL_TRY(hscal__expand_grid(search, grid));
  }
  return 0;
}

static void note_features(const hscal_surrogate *surrogate, int layout, double feature[HSCAL_FEATURES]) {
  const int *entry = surrogate->posterior[layout].entry;
  memcpy(feature, surrogate->caches[HSCAL_GROUP_PLACEMENT].entry[entry[HSCAL_GROUP_PLACEMENT]].feature,
         HSCAL_FEATURE_BLOCK * sizeof *feature);
  memcpy(feature + HSCAL_FEATURE_BLOCK, surrogate->caches[HSCAL_GROUP_BLOCKS].entry[entry[HSCAL_GROUP_BLOCKS]].feature,
         (HSCAL_FEATURES - HSCAL_FEATURE_BLOCK) * sizeof *feature);
}

static int observe(calibration *c, hscal_search_state *search, int index, observed_call *observed) {
  const hscal_block_candidate *candidate = &search->pool.candidates[index];
  hscal_trial trial;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  hscal_layout layout = hscal__layout_make(trial.nprow, trial.npcol, trial.panel);
  hscal_placement placement = {search->space.machine, trial.node_of};
  double good;
  if (hscal__library_accepts(trial.call, &layout)) return 0;
  HSCAL_TRY(log_seconds(c, trial.call, &layout, &placement, HSCAL_EFFORT_MODEL, &good));
  note_features(&search->pool.surrogate, index, observed->feature[observed->n]);
  observed->ratio[observed->n++] = good - candidate->log_estimate;
  return 0;
}

/* Layouts of the first entries are the origin of trends. */
static int observe_some(calibration *c, hscal_search_state *search, observed_call *observed) {
  unsigned char *seen = calloc((size_t)search->pool.ncandidates + 1, 1);
  int status = seen ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for candidates");
  observed->prior_sd = search->pool.surrogate.prior.common_sd / HSCAL_COMMON_SD;
  if (search->pool.ncandidates > 0) note_features(&search->pool.surrogate, 0, observed->origin);
  for (int i = 0; i < ATTEMPTS && !status && observed->n < LAYOUTS && search->pool.ncandidates > 0; i++) {
    int index = hscal__random_between(&c->chance, 0, search->pool.ncandidates - 1);
    if (!seen[index]) status = observe(c, search, index, observed);
    seen[index] = 1;
  }
  free(seen);
  return status;
}

static int observe_call(calibration *c, int which, observed_call *observed) {
  hscal_machine *machine = NULL;
  int n = sizes[which % (int)COUNT(sizes)];
  HSCAL_TRY(hscal_machine_load(machines[which / (int)COUNT(routines) % (int)COUNT(machines)], &machine));
  hscal_call call = hscal__call_make(hscal__routine_find(routines[which % (int)COUNT(routines)]), n, n, n, 0, 0);
  hscal_search_state search;
  int status = hscal__search_state_init(&search, &call, machine, NULL, -1);
  if (!status) status = expand_some(c, &search);
  if (!status) status = observe_some(c, &search, observed);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
  return status;
}

/* The residuals of the calls of ScaLAPACK's routines or of PBLAS's; all ratios, absolute. */
static int gather(const observed_call *calls, int n, const double number[FITTED_NUMBERS], double prior_sd,
                  values *residuals, values *ratios) {
  for (int i = 0; i < n; i++) {
    double residual[MOST_OBSERVED];
    if (calls[i].prior_sd != prior_sd) continue;
    standardized_residuals(&calls[i], number, residual);
    for (int k = 0; k < calls[i].n; k++) {
      HSCAL_TRY(values_add(residuals, residual[k]));
      HSCAL_TRY(values_add(ratios, fabs(calls[i].ratio[k])));
    }
  }
  return 0;
}

static int is_at_limit(int which, double number) {
  double ratio = number / fitted_headers[which];
  return ratio < 1.001 / FIT_LIMIT || ratio > 0.999 * FIT_LIMIT;
}

static int print_fit(const observed_call *calls, int n) {
  double number[FITTED_NUMBERS];
  values residuals[2] = {{0}}, refitted[2] = {{0}}, ratios = {0};
  const double prior_sd[] = {HSCAL_PRIOR_SD_SCALAPACK, HSCAL_PRIOR_SD_PBLAS};
  const char *const names[] = {"HSCAL_PRIOR_SD_SCALAPACK", "HSCAL_PRIOR_SD_PBLAS"};
  fit_numbers(calls, n, number);
  int layouts = 0, status = 0;
  for (int i = 0; i < n; i++) layouts += calls[i].n;
  for (int i = 0; i < 2 && !status; i++) {
    status = gather(calls, n, fitted_headers, prior_sd[i], &residuals[i], &ratios);
    values unused = {0};
    if (!status) status = gather(calls, n, number, prior_sd[i], &refitted[i], &unused);
    values_free(&unused);
  }
  for (int i = 0; i < FITTED_NUMBERS && !status; i++)
    table_row(fitted_names[i], fitted_headers[i], number[i], "%d layouts of %d calls; all ten together%s", layouts, n,
              is_at_limit(i, number[i]) ? "; as far as it may go" : "");
  for (int i = 0; i < 2 && !status; i++)
    table_row(names[i], prior_sd[i], prior_sd[i] * values_rms(&residuals[i]),
              "%d layouts; residual of each by all others: %.2f sd with the header's ten numbers, %.2f with today's",
              residuals[i].n, values_rms(&residuals[i]), values_rms(&refitted[i]));
  if (!status)
    table_row("HSCAL_ESTIMATE_ERROR", HSCAL_ESTIMATE_ERROR, exp(values_quantile(&ratios, 0.9)),
              "factor that 9 in 10 closed forms stay within, %d layouts; half within %.2f", ratios.n,
              exp(values_quantile(&ratios, 0.5)));
  for (int i = 0; i < 2; i++) values_free(&residuals[i]), values_free(&refitted[i]);
  values_free(&ratios);
  return status;
}

int print_surrogate(calibration *c) {
  int n = cases_of(c, USUAL_CALLS, 6), status = 0;
  observed_call *calls = calloc((size_t)n, sizeof *calls);
  if (!calls) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", n);
  for (int i = 0; i < n && !status; i++) status = observe_call(c, i, &calls[i]);
  if (!status) {
    table_title(
        "The surrogate", "src/search/calibrated.h; src/plan/calibrated.h",
        "maximum likelihood of log(good clock / estimate) on random candidates of searches; a prior is off by as much "
        "as its residuals differ from 1 sd");
    status = print_fit(calls, n);
  }
  free(calls);
  return status;
}
