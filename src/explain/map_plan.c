#include "explain/map_plan.h"
#include "base/status.h"
#include "base/text.h"
#include "plan/baselines.h"
#include "plan/guard.h"
#include "plan/implausible_gain.h"
#include "plan/make_plan.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/search.h"
#include "search/state.h"
#include "search/usual_trials.h"
#include "search/usual_verify.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hscal__map_know_plan(hscal_search_state *search, const hscal_plan *plan, hscal_call *filled) {
  double seconds;
  hscal_outcome outcome;
  *filled = search->space.call;
  hscal__call_fill_blocks(filled, plan->mb, plan->nb);
  const hscal_trial trial = {.nprow = plan->nprow,
                             .npcol = plan->npcol,
                             .row_block = plan->mb,
                             .block = plan->nb,
                             .panel = plan->panel,
                             .height = 1,
                             .call = filled,
                             .node_of = plan->node_of};
  int status = hscal__evaluate_layout(search, &trial, HSCAL_EFFORT_MODEL, INFINITY, &seconds, &outcome);
  search->incumbent.best = -1;
  return status;
}

/* The fastest that may be chosen. */
static int best_of(const hscal_search_state *search) {
  int best = -1;
  for (int i = 0; i < search->incumbent.ntrials; i++) {
    if (search->incumbent.trials[i].is_report_only) continue;
    if (best < 0 || search->incumbent.trials[i].predicted_s < search->incumbent.trials[best].predicted_s) best = i;
  }
  return best;
}

/* What the search has told of the usual layouts holds for the new plan, too: they may have other threads, which the map
 * does not know. */
static int keep_usual(const hscal_plan *plan, hscal_plan *better) {
  if (hscal__baseline_s(plan) == hscal__baseline_s(better)) return 0;
  free(better->baselines);
  hscal__plan_no_gain(better);
  HSCAL_TRY(hscal__plan_copy_baselines(plan, better));
  better->nbaselines = plan->nbaselines, better->best_baseline = plan->best_baseline;
  better->fallback = plan->fallback;
  hscal__baselines_compare(better, "");
  return 0;
}

static void note_map(const hscal_plan *plan, hscal_plan *better) {
  char was[HSCAL_SECONDS_TEXT_SIZE], blocks[HSCAL_BLOCKS_TEXT_SIZE];
  size_t length = strlen(better->note);
  snprintf(better->note + length, sizeof better->note - length,
           "%sfound by the map; the search alone had %d x %d, NB %s, panel width %d: %s", length ? "; " : "",
           plan->nprow, plan->npcol, hscal__blocks_text(plan->mb, plan->nb, blocks), plan->panel,
           hscal__seconds_text(plan->predicted_s, was));
}

static int join(const hscal_search_state *search, const hscal_plan *plan, hscal_plan *better) {
  HSCAL_TRY(keep_usual(plan, better));
  note_map(plan, better);
  better->candidates = plan->candidates;
  better->evaluated = plan->evaluated + search->timed;
  better->gap = fmax(1 - plan->predicted_s * (1 - plan->gap) / better->predicted_s, HSCAL_SEARCH_TOLERANCE);
  better->decision_s = plan->decision_s;
  hscal__warn_implausible_gain(search->space.machine, better);
  return 0;
}

int hscal__map_plan(hscal_search_state *search, const hscal_plan *plan, hscal_plan **better) {
  *better = NULL;
  if (plan->is_remembered || plan->origin.nprocs > 0 || search->space.options.in_program) return 0;
  search->incumbent.best = best_of(search);
  if (search->incumbent.best < 0 || !(hscal__incumbent_s(search) < plan->predicted_s)) return 0;
  HSCAL_TRY(hscal__usual_list(search));
  HSCAL_TRY(hscal__usual_verify(search, INFINITY));
  search->incumbent.best = best_of(search);
  const hscal_search_result result = hscal__search_result(search);
  HSCAL_TRY(hscal__plan_make(&result, better));
  int is_better = !(*better)->kept_default && (*better)->predicted_s < plan->predicted_s;
  int status = is_better ? join(search, plan, *better) : 0;
  if (is_better && !status) return 0;
  hscal_plan_free(*better);
  *better = NULL;
  return status;
}
