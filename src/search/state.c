#include "search/state.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "estimate/correction.h"
#include "search/calibrated.h"
#include "search/fidelity.h"
#include "search/options.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "search/space_init.h"

#include <math.h>
#include <stdlib.h>

/* What corrected estimates are off by is half of it (its variance) shared by neighbours. With the time to find that out machines may be unlike all of
 * which corrections were learned. */
static hscal_prior prior_of(const hscal_search_state *search) {
  const hscal_space *space = &search->space;
  double times = hscal__is_scalapack(space->call.routine) ? HSCAL_PRIOR_SD_SCALAPACK : HSCAL_PRIOR_SD_PBLAS,
         half = hscal__search_scatter(search) * sqrt(0.5);
  hscal_prior prior = {times * HSCAL_COMMON_SD, times * HSCAL_TREND_SD, times * HSCAL_SHARED_SD, times * HSCAL_OWN_SD};
  if (!hscal__is_corrected(search)) return prior;
  prior.own_sd = half;
  int is_hurried = space->options.in_program || hscal__is_impatient(&space->options);
  return is_hurried ? (hscal_prior){.common_sd = HSCAL_COMMON_SD, .shared_sd = half, .own_sd = half} : prior;
}

int hscal__search_state_init(hscal_search_state *search, const hscal_call *call, const hscal_machine *machine,
                             const hscal_options *options, int node_class) {
  *search = (hscal_search_state){.budget = {.evaluation_cap = INFINITY, .deadline_effort = INFINITY},
                                 .pool = {.unlisted_s = INFINITY, .kappa = HSCAL_DEFAULT_KAPPA},
                                 .incumbent = {.best = -1, .best_low_fidelity_s = INFINITY},
                                 .fidelity = {.noise = hscal__scheme_of(call->routine)->noise, .effort_scale = {1, 1}}};
  HSCAL_TRY(hscal__space_init(&search->space, call, machine, options, node_class));
  search->pool.surrogate.prior = prior_of(search);
  int most = hscal__max(search->space.max_processes, search->space.usual_processes);
  size_t processes = (size_t)hscal__max(most, 1);
  search->count = calloc((size_t)machine->nnodes, sizeof *search->count);
  search->here = calloc((size_t)machine->nnodes, sizeof *search->here);
  search->node_of = calloc(processes, sizeof *search->node_of);
  search->workspace = hscal__workspace_new();
  if (!search->workspace || !search->count || !search->here || !search->node_of)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", processes);
  const hscal_problem problem = hscal__space_problem(&search->space);
  hscal__machine_peaks_init(&problem, &search->peaks);
  hscal__waves_init(HSCAL_CORRECTION_INPUTS, &search->waves);
  return hscal__profile_init(&search->space, most, &search->profile);
}

void hscal__search_state_free(hscal_search_state *search) {
  free(search->pool.candidates);
  hscal__surrogate_free(&search->pool.surrogate);
  hscal__evaluation_memo_free(&search->memo);
  for (int i = 0; i < HSCAL_USUALS; i++) free(search->usual[i].layout.node_of);
  for (int i = 0; i < search->incumbent.ntrials; i++) free(search->incumbent.trials[i].node_of);
  free(search->pool.grids);
  free(search->pool.order);
  free(search->incumbent.trials);
  free(search->count);
  free(search->here);
  free(search->node_of);
  hscal__workspace_free(search->workspace);
  hscal__profile_free(&search->profile);
  hscal__space_free(&search->space);
}

double hscal__patience_factor(const hscal_search_state *search) { return fmax(search->space.options.patience, 1); }

double hscal__incumbent_s(const hscal_search_state *search) {
  return search->incumbent.best < 0 ? INFINITY : search->incumbent.trials[search->incumbent.best].predicted_s;
}

double hscal__pruning_limit_s(const hscal_search_state *search) {
  return hscal__incumbent_s(search) * (1 - HSCAL_SEARCH_TOLERANCE);
}
