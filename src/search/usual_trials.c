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
static int crowds(hscal_hunt *hunt, const hscal_usual_layout *layout) {
  const hscal_space *space = &hunt->space;
  memset(hunt->here, 0, (size_t)space->machine->nnodes * sizeof *hunt->here);
  for (int i = 0; i < layout->nprow * layout->npcol; i++)
    if (++hunt->here[layout->node_of[i]] > space->cap[layout->node_of[i]]) return 1;
  return 0;
}

/* One-dimensional operands leave no choice of blocks. */
static int usual_block(const hscal_space *space, int npcol) {
  const hscal_recording *recording = space->open.recording;
  if (space->nblocks == 1) return space->block[0];
  return recording && hscal__recording_is_row(recording) ? hscal__recording_block(recording, npcol) : HSCAL_USUAL_BLOCK;
}

int hscal__usual_list(hscal_hunt *hunt) {
  const hscal_space *space = &hunt->space;
  hscal_usual_layout layout[HSCAL_USUALS];
  int status = hscal__usual_layouts(space, layout, &hunt->nusuals);
  for (int i = 0; i < hunt->nusuals; i++) {
    hscal_usual *usual = &hunt->usual[i];
    *usual = (hscal_usual){.layout = layout[i], .call = space->open, .trial = -1};
    usual->block = usual_block(space, layout[i].npcol);
    usual->panel = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
    usual->row_block = hscal__rows_of_block(space, usual->block);
    hscal__call_fill_blocks(&usual->call, usual->row_block, usual->block);
    usual->crowds = crowds(hunt, &layout[i]);
  }
  return status;
}

void hscal__usual_free(hscal_hunt *hunt) {
  for (int i = 0; i < hunt->nusuals; i++) free(hunt->usual[i].layout.node_of);
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
                       .is_told_only = usual->crowds};
}

/* ---- one of them -------------------------------------------------------------------------------------------------- */

/* A trial that is the same in all but name; -1: none. */
static int find_same(const hscal_hunt *hunt, const hscal_trial *usual) {
  for (int i = 0; i < hunt->ntrials; i++)
    if (hscal__hunt_same_cut(&hunt->trials[i], usual) && hscal__hunt_same_places(&hunt->trials[i], usual)) return i;
  return -1;
}

int hscal__usual_time(hscal_hunt *hunt, hscal_usual *usual, hscal_effort effort, double *seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  hscal_outcome outcome = HSCAL_KNOWN;
  *seconds = 0;
  usual->trial = find_same(hunt, &trial);
  if (usual->trial < 0) HSCAL_TRY(hscal__hunt_time(hunt, &trial, effort, INFINITY, seconds, &outcome));
  if (outcome == HSCAL_TIMED_ROUGHLY) {
    usual->shares = hscal__workspace_shares(hunt->workspace);
    usual->rough_s = *seconds;
  }
  if (outcome == HSCAL_TIMED) usual->trial = hunt->ntrials - 1;
  if (outcome != HSCAL_TIMED && outcome != HSCAL_TIMED_ROUGHLY) *seconds = 0;
  usual->is_refused = outcome == HSCAL_REFUSED, usual->is_too_large = outcome == HSCAL_TOO_LARGE;
  return 0;
}

int hscal__usual_estimate(hscal_hunt *hunt, hscal_usual *usual, double *seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  hscal_outcome outcome;
  HSCAL_TRY(hscal__hunt_estimate(hunt, &trial, seconds, &outcome));
  usual->is_refused = outcome == HSCAL_REFUSED, usual->is_too_large = outcome == HSCAL_TOO_LARGE;
  usual->estimate_s = *seconds;
  return 0;
}

double hscal__usual_effort(const hscal_hunt *hunt, const hscal_usual *usual) {
  hscal_outline outline;
  hscal__outline(&usual->call, usual->layout.nprow, usual->layout.npcol, &outline);
  return hscal__trial_effort(&outline, HSCAL_USUAL_PANEL, hscal__shares_nodes(&hunt->space));
}

static int processes_of(const hscal_usual *usual) { return usual->layout.nprow * usual->layout.npcol; }

/* One that is timed roughly is told so, unless its lower bound says that it takes longer. */
static int tell_roughly(hscal_hunt *hunt, hscal_usual *usual, double seconds) {
  hscal_trial trial = hscal__usual_trial(usual);
  double bound_s;
  HSCAL_TRY(hscal__hunt_bound(hunt, &trial, &bound_s));
  HSCAL_TRY(hscal__hunt_tell_roughly(hunt, &trial, fmax(hscal__hunt_unbiased(hunt, seconds), bound_s)));
  usual->trial = hunt->ntrials - 1;
  return 0;
}

/* ---- all of them -------------------------------------------------------------------------------------------------- */

/* What one takes as far as is known, by the clocks or by the closed form; infinity if it is not. */
static double timed_s(const hscal_hunt *hunt, const hscal_usual *usual) {
  if (usual->trial >= 0) return hunt->trials[usual->trial].predicted_s;
  return usual->rough_s > 0 ? hscal__hunt_unbiased(hunt, usual->rough_s) : INFINITY;
}

static double estimated_s(const hscal_hunt *hunt, const hscal_usual *usual) {
  (void)hunt;
  return usual->estimate_s > 0 ? usual->estimate_s : INFINITY;
}

typedef double known_s(const hscal_hunt *hunt, const hscal_usual *usual);

static double least_s(const hscal_hunt *hunt, known_s *known) {
  double least = INFINITY;
  for (int i = 0; i < hunt->nusuals; i++) least = fmin(least, known(hunt, &hunt->usual[i]));
  return least;
}

/* order[HSCAL_USUALS]: least first, of equal ones as they are listed. */
static void sort(const hscal_hunt *hunt, known_s *known, int *order) {
  for (int i = 0; i < hunt->nusuals; i++) {
    int at = i;
    for (; at > 0 && known(hunt, &hunt->usual[i]) < known(hunt, &hunt->usual[order[at - 1]]); at--)
      order[at] = order[at - 1];
    order[at] = i;
  }
}

/* As that of the guide's has shown. */
static double rough_effort(const hscal_hunt *hunt, const hscal_usual *usual) {
  double effort = hscal__usual_effort(hunt, usual);
  return hunt->usual_effort > 0 ? effort * hunt->usual_effort / hscal__usual_effort(hunt, hscal__guide_of(hunt))
                                : effort;
}

int hscal__usual_glance(hscal_hunt *hunt, double allowance) {
  const double off_by = hunt->hurries ? 2 : INFINITY; /* closed forms, at most */
  double before = hunt->spent, seconds;
  int order[HSCAL_USUALS];
  if (hunt->nusuals == 1) return 0;
  for (int i = 0; i < hunt->nusuals; i++) HSCAL_TRY(hscal__usual_estimate(hunt, &hunt->usual[i], &seconds));
  sort(hunt, estimated_s, order);
  double most_s = off_by * least_s(hunt, estimated_s);
  for (int i = 0; i < hunt->nusuals; i++) {
    hscal_usual *usual = &hunt->usual[order[i]];
    if (usual == hscal__guide(hunt) || isfinite(timed_s(hunt, usual)) || !(estimated_s(hunt, usual) < most_s)) continue;
    if (hunt->spent - before + rough_effort(hunt, usual) <= allowance)
      HSCAL_TRY(hscal__usual_time(hunt, usual, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  }
  return 0;
}

/* Is there time to time it well? */
static int is_within(const hscal_hunt *hunt, const hscal_usual *usual, double budget) {
  return hunt->spent + hscal__hunt_good_effort(hunt, processes_of(usual), usual->shares) <= budget;
}

static int is_impossible(const hscal_usual *usual) { return usual->is_refused || usual->is_too_large; }

/* Where there are few processes all of them are timed, whatever that takes. */
int hscal__usual_settle(hscal_hunt *hunt, double allowance) {
  enum { FEW = 64 };
  const double nearly = exp(2 * hunt->rough_noise);
  int are_few = processes_of(hscal__guide(hunt)) <= FEW && !hunt->space.open.recording, order[HSCAL_USUALS];
  if (!are_few) HSCAL_TRY(hscal__usual_glance(hunt, allowance));
  double most_s = nearly * least_s(hunt, timed_s), budget = hunt->spent + allowance, seconds;
  sort(hunt, timed_s, order);
  for (int i = 0; i < hunt->nusuals; i++) {
    hscal_usual *usual = &hunt->usual[order[i]];
    int is_due = are_few || usual == hscal__guide(hunt) || timed_s(hunt, usual) <= most_s;
    int is_timed_roughly = usual->rough_s > 0;
    if (usual->trial >= 0 || is_impossible(usual)) continue;
    if (is_due || (is_timed_roughly && is_within(hunt, usual, budget)))
      HSCAL_TRY(hscal__usual_time(hunt, usual, HSCAL_EFFORT_MODEL, &seconds));
  }
  return 0;
}

/* What it takes, timed well unless there is no time for that, or there was none to time anything so. */
static int settle_one(hscal_hunt *hunt, hscal_usual *usual, double roughly_s) {
  double seconds;
  int is_too_dear = (hunt->best >= 0 && hunt->trials[hunt->best].is_rough) ||
                    hscal__hunt_is_too_dear(hunt, processes_of(usual), usual->shares);
  if (usual != hscal__guide(hunt)) is_too_dear |= !is_within(hunt, usual, hunt->budget);
  if (!is_too_dear) HSCAL_TRY(hscal__usual_time(hunt, usual, HSCAL_EFFORT_MODEL, &seconds));
  return usual->trial < 0 && !is_impossible(usual) ? tell_roughly(hunt, usual, roughly_s) : 0;
}

int hscal__usual_settle_in_a_hurry(hscal_hunt *hunt, double guide_s) {
  hscal_usual *guide = hscal__guide(hunt);
  int order[HSCAL_USUALS];
  if (guide->trial < 0 && guide_s > 0) HSCAL_TRY(settle_one(hunt, guide, guide_s));
  double least_usual_s = guide->trial >= 0 ? hunt->trials[guide->trial].predicted_s : INFINITY;
  sort(hunt, timed_s, order);
  for (int i = 0; i < hunt->nusuals; i++) {
    hscal_usual *usual = &hunt->usual[order[i]];
    int may_be_best = timed_s(hunt, usual) < least_usual_s; /* nothing is faster than the best and slower than this */
    if (usual->trial < 0 && usual->rough_s > 0 && may_be_best) HSCAL_TRY(settle_one(hunt, usual, usual->rough_s));
    if (usual->trial >= 0) least_usual_s = fmin(least_usual_s, hunt->trials[usual->trial].predicted_s);
  }
  return 0;
}
