#include "base/blockcyclic.h"
#include "base/status.h"
#include "models/model.h"
#include "search/hunt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

double hscal__hunt_best_s(const hscal_hunt *hunt) {
  return hunt->best < 0 ? INFINITY : hunt->trials[hunt->best].predicted_s;
}

/* Receive and pass on along both lines, and compute: five operations of each process for every panel that the sampled
 * clock looks at. */
double hscal__trial_effort(const hscal_call *call, int nprow, int npcol, int panel) {
  enum { OPERATIONS = 5, SAMPLED = 4 };
  hscal_outline outline;
  hscal__outline(call, nprow, npcol, &outline);
  double panels = (outline.loop + panel - 1) / panel;
  return OPERATIONS * (double)nprow * npcol * fmin(panels, (double)SAMPLED * outline.segments);
}

static hscal_layout layout_of(int nprow, int npcol, int panel) {
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  layout.backend.panel = panel;
  return layout;
}

static int push_trial(hscal_hunt *hunt, const hscal_trial *trial) {
  if (hunt->ntrials == hunt->trials_room) {
    int room = hunt->trials_room ? 2 * hunt->trials_room : 64;
    hscal_trial *trials = realloc(hunt->trials, (size_t)room * sizeof *trials);
    if (!trials) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d timed layouts", room);
    hunt->trials = trials;
    hunt->trials_room = room;
  }
  size_t bytes = (size_t)(trial->nprow * trial->npcol) * sizeof *trial->node_of;
  int *node_of = malloc(bytes);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a placement of %zu bytes", bytes);
  memcpy(node_of, trial->node_of, bytes);
  hunt->trials[hunt->ntrials] = *trial;
  hunt->trials[hunt->ntrials].node_of = node_of;
  hunt->ntrials++;
  return 0;
}

/* Does every node hold what its processes need? Notes the smallest need of those that do not fit. */
static int fits(hscal_hunt *hunt, const hscal_trial *trial, const hscal_layout *layout, double *node_bytes) {
  const hscal_machine *machine = hunt->space.machine;
  double most = 0;
  int fit = 1;
  memset(node_bytes, 0, (size_t)machine->nnodes * sizeof *node_bytes);
  for (int p = 0; p < trial->nprow; p++)
    for (int q = 0; q < trial->npcol; q++) {
      double bytes = hscal__process_bytes(trial->call, layout, p, q);
      node_bytes[trial->node_of[p * trial->npcol + q]] += bytes;
      most = fmax(most, bytes);
    }
  for (int h = 0; h < machine->nnodes; h++)
    if (node_bytes[h] > hscal__node(machine, h)->memory_bytes) fit = 0;
  if (!fit && (hunt->least_nprow == 0 || most < hunt->least_bytes))
    hunt->least_bytes = most, hunt->least_nprow = trial->nprow, hunt->least_npcol = trial->npcol;
  return fit;
}

/* What a plan's reasons are made of: who is slowest, and where the estimate sees time go. */
static void describe(hscal_hunt *hunt, hscal_trial *trial, int *here) {
  const hscal_space *space = &hunt->space;
  memset(here, 0, (size_t)space->machine->nnodes * sizeof *here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) here[trial->node_of[i]]++;
  trial->slowest_rate = INFINITY;
  for (int h = 0; h < space->machine->nnodes; h++) {
    double rate = here[h] ? hscal__process_rate(space, h, here[h]) : INFINITY;
    if (rate < trial->slowest_rate) trial->slowest_rate = rate, trial->slowest_node = h;
  }
  hscal_outline outline;
  hscal__outline(trial->call, trial->nprow, trial->npcol, &outline);
  hscal__profile_kinds(space, trial->node_of, trial->nprow, trial->npcol, &hunt->profile);
  trial->cost = hscal__estimate(space, &outline, trial->panel, &hunt->profile);
}

int hscal__hunt_time(hscal_hunt *hunt, const hscal_trial *trial, double limit_s, hscal_outcome *outcome) {
  hscal_layout layout = layout_of(trial->nprow, trial->npcol, trial->panel);
  hscal_placement placement = {.machine = hunt->space.machine, .node_of = trial->node_of};
  double *node_bytes = malloc((size_t)hunt->space.machine->nnodes * sizeof *node_bytes), bound_s;
  if (!node_bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", hunt->space.machine->nnodes);
  int fit = fits(hunt, trial, &layout, node_bytes);
  free(node_bytes);
  *outcome = HSCAL_TOO_LARGE;
  if (!fit) return 0;
  *outcome = HSCAL_TOO_SLOW;
  HSCAL_TRY(hscal__lower_bound_in(hunt->workspace, trial->call, &layout, &placement, &bound_s));
  if (bound_s >= limit_s) return 0;
  *outcome = HSCAL_TIMED;
  hscal_trial timed = *trial;
  HSCAL_TRY(
      hscal__timeof_in(hunt->workspace, trial->call, &layout, &placement, HSCAL_EFFORT_MODEL, &timed.predicted_s));
  describe(hunt, &timed, hunt->here);
  HSCAL_TRY(push_trial(hunt, &timed));
  hunt->spent += hscal__trial_effort(trial->call, trial->nprow, trial->npcol, trial->panel);
  hunt->timed++;
  if (timed.predicted_s < hscal__hunt_best_s(hunt)) hunt->best = hunt->ntrials - 1;
  return 0;
}

/* What the largest process needs. The owner of the first block of every operand has the largest share of it. */
static double largest_process_bytes(const hscal_call *call, const hscal_layout *layout) {
  double most = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    most = fmax(most, hscal__process_bytes(call, layout, hscal__max(desc->rsrc, 0), hscal__max(desc->csrc, 0)));
  }
  return most;
}

int hscal__hunt_try(hscal_hunt *hunt, const hscal_option *option, const hscal_cut *cut, hscal_outcome *outcome) {
  const hscal_space *space = &hunt->space;
  const hscal_call *call = &space->calls[cut->block];
  int panel = space->panel[cut->panel], processes = option->processes;
  hscal_layout layout = layout_of(option->nprow, option->npcol, panel);
  hscal_outline outline;
  hscal__outline(call, option->nprow, option->npcol, &outline);
  /* Where memory is short, the largest share decides how many processes a node holds; the mean share where that is
   * too strict. */
  if (!hscal__deal(space, option->filling, processes, largest_process_bytes(call, &layout), hunt->count) &&
      !hscal__deal(space, option->filling, processes, space->operand_bytes / processes, hunt->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", processes);
  HSCAL_TRY(hscal__arrange(space, &outline, hunt->count, option->height, hunt->node_of));
  hscal_trial trial = {.filling = option->filling,
                       .nprow = option->nprow,
                       .npcol = option->npcol,
                       .block = space->block[cut->block],
                       .panel = panel,
                       .height = option->height,
                       .call = call,
                       .node_of = hunt->node_of};
  return hscal__hunt_time(hunt, &trial, hscal__hunt_best_s(hunt) * (1 - HSCAL_SEARCH_TOLERANCE), outcome);
}

/* ---- better placements -------------------------------------------------------------------------------------- */

/* The best trial laid out in strips of other heights. */
static int other_strips(hscal_hunt *hunt) {
  hscal_trial trial = hunt->trials[hunt->best];
  int heights[HSCAL_HEIGHTS], most = 0, processes = trial.nprow * trial.npcol;
  memset(hunt->count, 0, (size_t)hunt->space.machine->nnodes * sizeof *hunt->count);
  for (int i = 0; i < processes; i++) most = hscal__max(most, ++hunt->count[trial.node_of[i]]);
  int nheights = hscal__strip_heights(trial.nprow, trial.npcol, most, heights), own = trial.height;
  hscal_outline outline;
  hscal__outline(trial.call, trial.nprow, trial.npcol, &outline);
  for (int i = 0; i < nheights && hunt->spent < hunt->budget; i++) {
    hscal_outcome outcome;
    if (heights[i] == own) continue;
    HSCAL_TRY(hscal__arrange(&hunt->space, &outline, hunt->count, heights[i], hunt->node_of));
    trial.height = heights[i];
    trial.node_of = hunt->node_of;
    HSCAL_TRY(hscal__hunt_time(hunt, &trial, hscal__hunt_best_s(hunt), &outcome));
  }
  return 0;
}

/* Swaps two processes of unlike nodes wherever the clock likes it, until nothing helps or the budget is spent. */
static int swap_processes(hscal_hunt *hunt) {
  int processes = hunt->trials[hunt->best].nprow * hunt->trials[hunt->best].npcol;
  for (int distance = 1, since = 0; since < processes && processes > 2; distance = distance % (processes - 1) + 1) {
    since++;
    for (int i = 0; i + distance < processes; i++) {
      hscal_trial trial = hunt->trials[hunt->best];
      if (trial.node_of[i] == trial.node_of[i + distance]) continue;
      if (hunt->spent >= hunt->budget) return 0;
      memcpy(hunt->node_of, trial.node_of, (size_t)processes * sizeof *hunt->node_of);
      int node = hunt->node_of[i];
      hunt->node_of[i] = hunt->node_of[i + distance];
      hunt->node_of[i + distance] = node;
      trial.node_of = hunt->node_of;
      hscal_outcome outcome;
      int before = hunt->best;
      double limit_s = hscal__hunt_best_s(hunt);
      HSCAL_TRY(hscal__hunt_time(hunt, &trial, limit_s, &outcome));
      if (hunt->best != before) since = 0;
    }
  }
  return 0;
}

int hscal__hunt_improve(hscal_hunt *hunt) {
  if (hunt->best < 0) return 0;
  HSCAL_TRY(other_strips(hunt));
  return swap_processes(hunt);
}
