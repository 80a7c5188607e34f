/* The usual layouts, timed by the clock as candidates are. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "recorded/recording.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the list ----------------------------------------------------------------------------------------------------- */

/* Does the layout put more processes on a node than a plan may? Then the clock does not know what their waiting costs. */
static int crowds(hscal_search_state *search, const hscal_usual_layout *layout) {
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
  int status = hscal__usual_layouts(space, layout, &search->nusuals);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[i];
    *usual = (hscal_usual){.layout = layout[i], .call = space->call, .trial = -1};
    usual->block = usual_block(space, layout[i].npcol);
    usual->panel = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
    usual->row_block = hscal__rows_of_block(space, usual->block);
    hscal__call_fill_blocks(&usual->call, usual->row_block, usual->block);
    usual->oversubscribes = crowds(search, &layout[i]);
  }
  return status;
}

void hscal__usual_free(hscal_search_state *search) {
  for (int i = 0; i < search->nusuals; i++) free(search->usual[i].layout.node_of);
}

hscal_trial hscal__usual_trial(const hscal_usual *usual) {
  return (hscal_trial){.nprow = usual->layout.nprow,
                       .npcol = usual->layout.npcol,
                       .block = usual->block,
                       .row_block = usual->row_block,
                       .panel = usual->panel,
                       .height = 1,
                       .call = &usual->call,
                       .node_of = usual->layout.node_of,
                       .shares = usual->shares,
                       .is_usual = 1,
                       .is_report_only = usual->oversubscribes};
}

/* ---- one of them -------------------------------------------------------------------------------------------------- */

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

int hscal__usual_estimate(hscal_search_state *search, hscal_usual *usual, double *seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  hscal_outcome outcome;
  HSCAL_TRY(hscal__trial_estimate(search, &trial, seconds, &outcome));
  usual->is_refused = outcome == HSCAL_OUTCOME_REFUSED, usual->does_not_fit = outcome == HSCAL_OUTCOME_NO_FIT;
  usual->estimate_s = *seconds;
  return 0;
}

double hscal__usual_effort(const hscal_search_state *search, const hscal_usual *usual) {
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&usual->call, usual->layout.nprow, usual->layout.npcol, &skeleton);
  return hscal__evaluation_effort(&skeleton, hscal__reference_backend.panel, hscal__shares_nodes(&search->space));
}

static int processes_of(const hscal_usual *usual) { return usual->layout.nprow * usual->layout.npcol; }

/* One that is timed roughly is told so, unless its lower bound says that it takes longer. */
static int tell_roughly(hscal_search_state *search, hscal_usual *usual, double seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  double bound_s;
  HSCAL_TRY(hscal__trial_bound(search, &trial, &bound_s));
  HSCAL_TRY(hscal__accept_low_fidelity(search, &trial, fmax(hscal__correct_bias(search, seconds), bound_s)));
  usual->trial = search->incumbent.ntrials - 1;
  return 0;
}

/* ---- all of them -------------------------------------------------------------------------------------------------- */

/* What one takes as far as is known, by the clocks or by the closed form; infinity if it is not. */
static double timed_s(const hscal_search_state *search, const hscal_usual *usual) {
  if (usual->trial >= 0) return search->incumbent.trials[usual->trial].predicted_s;
  return usual->low_fidelity_s > 0 ? hscal__correct_bias(search, usual->low_fidelity_s) : INFINITY;
}

static double estimated_s(const hscal_search_state *search, const hscal_usual *usual) {
  (void)search;
  return usual->estimate_s > 0 ? usual->estimate_s : INFINITY;
}

typedef double known_s(const hscal_search_state *search, const hscal_usual *usual);

static double least_s(const hscal_search_state *search, known_s *known) {
  double least = INFINITY;
  for (int i = 0; i < search->nusuals; i++) least = fmin(least, known(search, &search->usual[i]));
  return least;
}

/* order[HSCAL_USUALS]: least first, of equal ones as they are listed. */
static void sort(const hscal_search_state *search, known_s *known, int *order) {
  for (int i = 0; i < search->nusuals; i++) {
    int at = i;
    for (; at > 0 && known(search, &search->usual[i]) < known(search, &search->usual[order[at - 1]]); at--)
      order[at] = order[at - 1];
    order[at] = i;
  }
}

/* As that of the guide's has shown. */
static double rough_effort(const hscal_search_state *search, const hscal_usual *usual) {
  double effort = hscal__usual_effort(search, usual);
  return search->fidelity.guide_effort > 0
             ? effort * search->fidelity.guide_effort / hscal__usual_effort(search, hscal__guide_of(search))
             : effort;
}

int hscal__usual_evaluate_low(hscal_search_state *search, double allowance) {
  const double off_by = search->budget.deadline_mode ? 2 : INFINITY; /* closed forms, at most */
  double before = search->budget.spent, seconds;
  int order[HSCAL_USUALS];
  if (search->nusuals == 1) return 0;
  for (int i = 0; i < search->nusuals; i++) HSCAL_TRY(hscal__usual_estimate(search, &search->usual[i], &seconds));
  sort(search, estimated_s, order);
  double most_s = off_by * least_s(search, estimated_s);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[order[i]];
    if (usual == hscal__guide(search) || isfinite(timed_s(search, usual)) || !(estimated_s(search, usual) < most_s))
      continue;
    if (search->budget.spent - before + rough_effort(search, usual) <= allowance)
      HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  }
  return 0;
}

/* Is there time to time it well? */
static int is_within(const hscal_search_state *search, const hscal_usual *usual, double budget) {
  return search->budget.spent + hscal__high_fidelity_effort(search, processes_of(usual), usual->shares) <= budget;
}

static int is_impossible(const hscal_usual *usual) { return usual->is_refused || usual->does_not_fit; }

/* Where there are few processes all of them are timed, whatever that takes. */
int hscal__usual_verify(hscal_search_state *search, double allowance) {
  enum { FEW = 64 };
  const double nearly = exp(2 * search->fidelity.noise);
  int are_few = processes_of(hscal__guide(search)) <= FEW && !search->space.call.recording, order[HSCAL_USUALS];
  if (!are_few) HSCAL_TRY(hscal__usual_evaluate_low(search, allowance));
  double most_s = nearly * least_s(search, timed_s), budget = search->budget.spent + allowance, seconds;
  sort(search, timed_s, order);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[order[i]];
    int is_due = are_few || usual == hscal__guide(search) || timed_s(search, usual) <= most_s;
    int is_timed_roughly = usual->low_fidelity_s > 0;
    if (usual->trial >= 0 || is_impossible(usual)) continue;
    if (is_due || (is_timed_roughly && is_within(search, usual, budget)))
      HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_MODEL, &seconds));
  }
  return 0;
}

/* What it takes, timed well unless there is no time for that, or there was none to time anything so. */
static int settle_one(hscal_search_state *search, hscal_usual *usual, double roughly_s) {
  double seconds;
  int is_too_dear = (search->incumbent.best >= 0 && search->incumbent.trials[search->incumbent.best].is_low_fidelity) ||
                    hscal__exceeds_deadline(search, processes_of(usual), usual->shares);
  if (usual != hscal__guide(search)) is_too_dear |= !is_within(search, usual, search->budget.limit);
  if (!is_too_dear) HSCAL_TRY(hscal__usual_evaluate(search, usual, HSCAL_EFFORT_MODEL, &seconds));
  return usual->trial < 0 && !is_impossible(usual) ? tell_roughly(search, usual, roughly_s) : 0;
}

int hscal__usual_verify_by_deadline(hscal_search_state *search, double guide_s) {
  hscal_usual *guide = hscal__guide(search);
  int order[HSCAL_USUALS];
  if (guide->trial < 0 && guide_s > 0) HSCAL_TRY(settle_one(search, guide, guide_s));
  double least_usual_s = guide->trial >= 0 ? search->incumbent.trials[guide->trial].predicted_s : INFINITY;
  sort(search, timed_s, order);
  for (int i = 0; i < search->nusuals; i++) {
    hscal_usual *usual = &search->usual[order[i]];
    int may_be_best = timed_s(search, usual) < least_usual_s; /* nothing is faster than the best and slower than this */
    if (usual->trial < 0 && usual->low_fidelity_s > 0 && may_be_best)
      HSCAL_TRY(settle_one(search, usual, usual->low_fidelity_s));
    if (usual->trial >= 0) least_usual_s = fmin(least_usual_s, search->incumbent.trials[usual->trial].predicted_s);
  }
  return 0;
}
