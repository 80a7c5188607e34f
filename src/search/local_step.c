#include "search/local_step.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/stop.h"
#include "search/calibrated.h"
#include "search/evaluate.h"

#include <math.h>
#include <string.h>

void hscal__local_note_gain(hscal_search_state *search) {
  search->local.gained_s = hscal__incumbent_s(search);
  search->local.effort_limit =
      fmin(fmax(search->budget.spent + HSCAL_LOCAL_IN_VAIN * search->budget.limit, search->budget.min_effort),
           search->budget.limit);
}

int hscal__local_is_spent(const hscal_search_state *search) {
  return hscal__is_stopped() ||
         search->budget.spent + (search->budget.deadline_mode ? search->fidelity.high_effort : 0) >=
             search->local.effort_limit;
}

int hscal__local_evaluate(hscal_search_state *search, const hscal_trial *variant, int *better) {
  double focus_s = search->incumbent.trials[search->local.focus].predicted_s, seconds;
  hscal_outcome outcome;
  search->budget.spent += variant->nprow * variant->npcol; /* to see whether it is known, or bounded from below */
  HSCAL_TRY(hscal__evaluate_layout(search, variant, HSCAL_EFFORT_MODEL, focus_s, &seconds, &outcome));
  *better = outcome == HSCAL_OUTCOME_HIGH_FIDELITY && seconds < focus_s;
  if (*better) search->local.focus = search->incumbent.ntrials - 1;
  if (hscal__incumbent_s(search) < search->local.gained_s * (1 - HSCAL_LOCAL_GAIN)) hscal__local_note_gain(search);
  return 0;
}

int hscal__local_evaluate_placement(hscal_search_state *search, int height, hscal_tiling tiling, int *better) {
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  trial.node_of = search->node_of;
  trial.height = height;
  trial.tiling = tiling;
  return hscal__local_evaluate(search, &trial, better);
}

void hscal__local_copy_focus(hscal_search_state *search) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  memcpy(search->node_of, focus->node_of, (size_t)(focus->nprow * focus->npcol) * sizeof *search->node_of);
}

int hscal__local_count_focus(hscal_search_state *search) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  int most = 0;
  memset(search->count, 0, (size_t)search->space.machine->nnodes * sizeof *search->count);
  for (int i = 0; i < focus->nprow * focus->npcol; i++) most = hscal__max(most, ++search->count[focus->node_of[i]]);
  return most;
}
