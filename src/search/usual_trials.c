#include "search/usual_trials.h"
#include "base/status.h"
#include "recorded/recording.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/fidelity.h"
#include "search/share.h"
#include "search/usual.h"

#include <math.h>
#include <string.h>

/* Does the layout put more processes on a node than a plan may? Then the clock does not know what their waiting costs. */
static int oversubscribes(hscal_search_state *search, const hscal_usual_layout *layout) {
  const hscal_space *space = &search->space;
  memset(search->here, 0, (size_t)space->machine->nnodes * sizeof *search->here);
  for (int i = 0; i < layout->nprow * layout->npcol; i++)
    if (++search->here[layout->node_of[i]] > space->cap[layout->node_of[i]]) return 1;
  return 0;
}

/* One-dimensional operands leave no choice of blocks. */
static int usual_block(const hscal_space *space, int npcol) {
  const hscal_recording *recording = space->call.recording;
  if (space->nblocks == 1) return space->block[0];
  return recording && hscal__recording_is_row(recording) ? hscal__recording_block(recording, npcol)
                                                         : HSCAL_DEFAULT_BLOCK;
}

int hscal__usual_list(hscal_search_state *search) {
  const hscal_space *space = &search->space;
  hscal_usual_layout layout[HSCAL_USUALS];
  int count, status = hscal__usual_layouts(space, layout, &count);
  search->nusuals = hscal__has_all(space) ? count : 0;
  for (int i = 0; i < count; i++) {
    hscal_usual *usual = &search->usual[i];
    *usual = (hscal_usual){.layout = layout[i], .call = space->call, .trial = -1};
    usual->block = usual_block(space, layout[i].npcol);
    usual->panel = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
    usual->row_block = hscal__rows_of_block(space, usual->block);
    hscal__call_fill_blocks(&usual->call, usual->row_block, usual->block);
    usual->oversubscribes = oversubscribes(search, &layout[i]);
  }
  return status;
}

/* A trial that is the same in all but name; -1: none. */
static int find_same(const hscal_search_state *search, const hscal_trial *usual) {
  for (int i = 0; i < search->incumbent.ntrials; i++)
    if (hscal__same_layout(&search->incumbent.trials[i], usual) &&
        hscal__same_placement(&search->incumbent.trials[i], usual))
      return i;
  return -1;
}

int hscal__usual_evaluate(hscal_search_state *search, hscal_usual *usual, hscal_effort effort, double *seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  hscal_outcome outcome = HSCAL_OUTCOME_KNOWN;
  *seconds = 0;
  usual->trial = find_same(search, &trial);
  if (usual->trial < 0) HSCAL_TRY(hscal__evaluate_layout(search, &trial, effort, INFINITY, seconds, &outcome));
  if (outcome == HSCAL_OUTCOME_LOW_FIDELITY) {
    usual->shares = hscal__workspace_shares(search->workspace);
    usual->low_fidelity_s = *seconds;
  }
  if (outcome == HSCAL_OUTCOME_HIGH_FIDELITY) usual->trial = search->incumbent.ntrials - 1;
  if (outcome != HSCAL_OUTCOME_HIGH_FIDELITY && outcome != HSCAL_OUTCOME_LOW_FIDELITY) *seconds = 0;
  usual->is_refused = outcome == HSCAL_OUTCOME_REFUSED, usual->does_not_fit = outcome == HSCAL_OUTCOME_NO_FIT;
  return 0;
}

double hscal__usual_timed_s(const hscal_search_state *search, const hscal_usual *usual) {
  if (usual->trial >= 0) return search->incumbent.trials[usual->trial].predicted_s;
  return usual->low_fidelity_s > 0 ? hscal__correct_bias(search, usual->low_fidelity_s) : INFINITY;
}

int hscal__usual_estimate(hscal_search_state *search, hscal_usual *usual, double *seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  hscal_outcome outcome;
  HSCAL_TRY(hscal__trial_estimate(search, &trial, seconds, &usual->correction, &outcome));
  usual->is_refused = outcome == HSCAL_OUTCOME_REFUSED, usual->does_not_fit = outcome == HSCAL_OUTCOME_NO_FIT;
  usual->estimate_s = *seconds;
  return 0;
}

int hscal__usual_choose_fallback(hscal_search_state *search) {
  const int mode = search->budget.deadline_mode;
  double limit_s = INFINITY, seconds;
  search->budget.deadline_mode = 1; /* closed forms are those of a hurry */
  for (int i = 0; i < search->nusuals; i++) {
    HSCAL_TRY(hscal__usual_estimate(search, &search->usual[i], &seconds));
    if (search->usual[i].oversubscribes || !(seconds > 0) || !(seconds < limit_s)) continue;
    limit_s = i == 0 ? seconds / HSCAL_LEAVE_GUIDE : seconds;
    search->fallback = i;
  }
  search->budget.deadline_mode = mode;
  return 0;
}

double hscal__usual_effort(const hscal_search_state *search, const hscal_usual *usual) {
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&usual->call, usual->layout.nprow, usual->layout.npcol, &skeleton);
  return hscal__evaluation_effort(&skeleton, hscal__reference_backend.panel, hscal__shares_nodes(&search->space));
}
