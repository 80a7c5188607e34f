#include "base/blockcyclic.h"
#include "base/digest.h"
#include "base/status.h"
#include "models/memory/memory.h"
#include "models/predict/predict.h"
#include "recorded/recording.h"
#include "search/layout_constraints.h"
#include "search/state.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double hscal__oddity(int block, int panel) {
  return fabs(log2((double)block / HSCAL_USUAL_BLOCK)) + fabs(log2((double)panel / HSCAL_USUAL_PANEL));
}

double hscal__hunt_patience(const hscal_hunt *hunt) { return fmax(hunt->space.options.patience, 1); }

double hscal__hunt_best_s(const hscal_hunt *hunt) {
  return hunt->best < 0 ? INFINITY : hunt->trials[hunt->best].predicted_s;
}

double hscal__hunt_limit_s(const hscal_hunt *hunt) { return hscal__hunt_best_s(hunt) * (1 - HSCAL_SEARCH_TOLERANCE); }

/* Receive and pass on along both lines, and compute: five operations of each process for every panel that the sampled
 * clock looks at; several times dearer where processes share processors or links. Of a routine of ScaLAPACK about as much is timed
 * whatever its blocks. */
double hscal__trial_effort(const hscal_outline *outline, int panel, int is_shared) {
  enum { SAMPLED = 4, SHARED = 5, STEPS = 9, EACH = 60 }; /* models/predict/predict.c, models/clock/sample.c */
  double processes = (double)outline->nprow * outline->npcol, panels = hscal__blocks(outline->loop, panel);
  if (hscal__routine_level(outline->call->routine) == 4) return EACH * processes;
  double a_panel = processes * (1 + 2 * hscal__travel_panels(&outline->row) + 2 * hscal__travel_panels(&outline->col) +
                                4 * outline->turns);
  int is_gemm = outline->call->routine->scheme == HSCAL_SCHEME_gemm;
  return (is_shared ? SHARED : 1) * a_panel * fmin(panels, is_gemm ? SAMPLED * outline->segments : STEPS);
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

/* Does every node hold its processes even if each needs as much as the first one, which has the largest share of operands that begin there? */
static int fit_in_any_case(hscal_hunt *hunt, const hscal_trial *trial, const hscal_layout *layout) {
  const hscal_machine *machine = hunt->space.machine;
  if (!hscal__call_begins_with_first(trial->call)) return 0;
  double bytes = hscal__process_bytes(trial->call, layout, 0, 0);
  memset(hunt->here, 0, (size_t)machine->nnodes * sizeof *hunt->here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) hunt->here[trial->node_of[i]]++;
  for (int h = 0; h < machine->nnodes; h++)
    if (hunt->here[h] * bytes > hscal__node(machine, h)->memory_bytes) return 0;
  return 1;
}

/* Does every node hold what its processes need? Notes the smallest need of those that do not fit. */
static int fits(hscal_hunt *hunt, const hscal_trial *trial, const hscal_layout *layout, double *node_bytes) {
  const hscal_machine *machine = hunt->space.machine;
  double most = 0;
  int fit = 1;
  if (fit_in_any_case(hunt, trial, layout)) return 1;
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
  hscal_outlines parts;
  hscal__outline_parts(&outline, &parts);
  trial->cost = hscal__estimate_parts(space, &parts, trial->panel, &hunt->profile);
}

/* The routine, or the library for it, does not accept the layout: why is in hscal_last_error. */
static int is_refused(hscal_hunt *hunt, hscal_outcome *outcome) {
  *outcome = HSCAL_REFUSED;
  hunt->refused++;
  snprintf(hunt->refusal, sizeof hunt->refusal, "%s", hscal__last_error());
  return 0;
}

/* Memory and bounds have their price, too. */
static void count_effort(hscal_hunt *hunt, const hscal_trial *trial, double recorded) {
  enum { PER_PROCESS = 4 };
  if (trial->call->recording) hunt->spent += trial->call->recording->effort - recorded;
  hunt->spent += hscal__workspace_effort(hunt->workspace) + PER_PROCESS * (double)trial->nprow * trial->npcol;
}

/* Nodes that are alike, exchanged, are the same layout. */
static uint64_t digest_of(hscal_hunt *hunt, const hscal_trial *trial, hscal_effort effort) {
  const int cut[] = {trial->nprow, trial->npcol, trial->row_block, trial->block,
                     trial->panel, (int)effort,  trial->is_usual};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, cut, sizeof cut);
  return hscal__digest_places(hunt->space.machine, trial->node_of, trial->nprow * trial->npcol, hunt->here, digest);
}

/* Factorizations and their kin are bounded panel by panel, which takes about as long as timing them roughly, and excludes hardly anything
 * that promises to be the best. */
static int is_bound_worth(const hscal_trial *trial, hscal_effort effort, double limit_s) {
  if (hscal__routine_level(trial->call->routine) < 4) return 1;
  return effort != HSCAL_EFFORT_LOW_FIDELITY && isfinite(limit_s);
}

static int bound_of(hscal_hunt *hunt, const hscal_trial *trial, const hscal_layout *layout, double limit_s,
                    double *bound_s) {
  hscal_placement placement = {.machine = hunt->space.machine, .node_of = trial->node_of};
  return hscal__lower_bound_within(hunt->workspace, trial->call, layout, &placement, limit_s, bound_s);
}

/* Is it accepted, does it fit, and is its lower bound below the limit? Otherwise *outcome tells what is wrong. *bound_s: 0 if it was
 * not looked at. */
static int may_win(hscal_hunt *hunt, const hscal_trial *trial, const hscal_layout *layout, hscal_effort effort,
                   double limit_s, hscal_outcome *outcome, double *bound_s, int *may) {
  *may = 0;
  *bound_s = 0;
  if (hscal__library_accepts(trial->call, layout)) return is_refused(hunt, outcome);
  hunt->spent += 0.2 * hunt->space.machine->nnodes; /* to add up what the nodes hold, and who sits on them */
  double *node_bytes = malloc((size_t)hunt->space.machine->nnodes * sizeof *node_bytes);
  if (!node_bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", hunt->space.machine->nnodes);
  int fit = fits(hunt, trial, layout, node_bytes);
  free(node_bytes);
  *outcome = HSCAL_TOO_LARGE;
  if (!fit) return 0;
  *outcome = HSCAL_TOO_SLOW;
  if (is_bound_worth(trial, effort, limit_s)) HSCAL_TRY(bound_of(hunt, trial, layout, limit_s, bound_s));
  *may = *bound_s < limit_s;
  return 0;
}

static int add_trial(hscal_hunt *hunt, const hscal_trial *trial, double seconds) {
  hscal_trial timed = *trial;
  timed.predicted_s = seconds;
  if (!timed.is_rough) timed.shares = hscal__workspace_shares(hunt->workspace);
  describe(hunt, &timed, hunt->here);
  HSCAL_TRY(push_trial(hunt, &timed));
  hunt->timed++;
  if (!trial->is_told_only && seconds < hscal__hunt_best_s(hunt)) hunt->best = hunt->ntrials - 1;
  return 0;
}

int hscal__hunt_bound(hscal_hunt *hunt, const hscal_trial *trial, double *bound_s) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  return bound_of(hunt, trial, &layout, INFINITY, bound_s);
}

int hscal__hunt_estimate(hscal_hunt *hunt, const hscal_trial *trial, double *seconds, hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_trial estimated = *trial;
  double bound_s;
  int may;
  *seconds = 0;
  HSCAL_TRY(may_win(hunt, trial, &layout, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, outcome, &bound_s, &may));
  hunt->spent += trial->nprow * trial->npcol;
  if (!may) return 0;
  describe(hunt, &estimated, hunt->here);
  *seconds = fmax(estimated.cost.total_s, bound_s);
  *outcome = HSCAL_TIMED_ROUGHLY;
  return 0;
}

int hscal__hunt_tell_roughly(hscal_hunt *hunt, const hscal_trial *layout, double seconds) {
  hscal_trial told = *layout;
  told.is_rough = 1;
  return add_trial(hunt, &told, seconds);
}

double hscal__hunt_unbiased(const hscal_hunt *hunt, double rough_s) {
  return hunt->rough_pairs > 0 ? rough_s * exp(hunt->rough_bias) : rough_s;
}

double hscal__hunt_good_effort(const hscal_hunt *hunt, int processes, int shares) {
  const double times_rough = 20; /* of a product, at most */
  if (hunt->trial_effort > 0) return hunt->trial_effort;
  double effort = hscal__timeof_effort(&hunt->space.open, processes, shares, hunt->usual_volume);
  int is_product = hscal__routine_level(hunt->space.open.routine) < 4;
  return is_product && hunt->usual_effort > 0 ? fmin(effort, times_rough * hunt->usual_effort) : effort;
}

int hscal__hunt_is_too_dear(const hscal_hunt *hunt, int processes, int shares) {
  enum { MANY = 2048 }; /* there it may take ten times as long as is known before */
  if (!hunt->hurries) return 0;
  return hunt->space.max_processes > MANY ||
         hunt->spent + hscal__hunt_good_effort(hunt, processes, shares) > hunt->budget;
}

int hscal__hunt_same_cut(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol && x->block == y->block && x->row_block == y->row_block &&
         x->panel == y->panel;
}

int hscal__hunt_same_places(const hscal_trial *x, const hscal_trial *y) {
  size_t bytes = (size_t)(x->nprow * x->npcol) * sizeof *x->node_of;
  return x->nprow == y->nprow && x->npcol == y->npcol && memcmp(x->node_of, y->node_of, bytes) == 0;
}

/* If two panel widths took exactly as long as each other, nothing is cut any more, and wider ones do, too: their seconds. Else 0. So
 * it is in ScaLAPACK's routines, whose own blocks are cut; p?trsm may take 16 and 32 alike and 48 not. */
static double flat_seconds(const hscal_hunt *hunt, const hscal_trial *trial) {
  double before_s = 0;
  if (hscal__routine_level(trial->call->routine) < 4) return 0;
  for (int i = 0; i < hunt->ntrials; i++) {
    const hscal_trial *narrow = &hunt->trials[i];
    if (narrow->panel >= trial->panel || narrow->call != trial->call) continue;
    if (!hscal__hunt_same_places(narrow, trial)) continue;
    if (narrow->predicted_s == before_s) return before_s;
    before_s = narrow->predicted_s;
  }
  return 0;
}

/* What a good timing may take: in a hurry what is left, or a little. */
static double dearest_good(const hscal_hunt *hunt) {
  const double a_little = 0.05;
  return fmax(hunt->due - hunt->spent, a_little * hunt->due);
}

int hscal__hunt_time(hscal_hunt *hunt, const hscal_trial *trial, hscal_effort effort, double limit_s, double *seconds,
                     hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_placement placement = {.machine = hunt->space.machine, .node_of = trial->node_of};
  hscal_sight *sight;
  int is_new, may;
  double bound_s;
  if (trial->call->recording) effort = HSCAL_EFFORT_MODEL; /* what takes long is the recording */
  HSCAL_TRY(hscal__seen_at(&hunt->seen, digest_of(hunt, trial, effort), &is_new, &sight));
  *outcome = HSCAL_KNOWN;
  double flat_s = is_new && effort == HSCAL_EFFORT_MODEL ? flat_seconds(hunt, trial) : 0;
  if (flat_s > 0) sight->seconds = flat_s, is_new = 0;
  *seconds = sight->seconds;
  if (!is_new) return 0;
  HSCAL_TRY(may_win(hunt, trial, &layout, effort, limit_s, outcome, &bound_s, &may));
  if (!may) return 0;
  hscal__workspace_expect_sharing(hunt->workspace, trial->shares);
  hscal__workspace_limit(hunt->workspace, effort == HSCAL_EFFORT_LOW_FIDELITY ? hunt->dearest : dearest_good(hunt));
  double recorded = trial->call->recording ? trial->call->recording->effort : 0;
  double spent = hunt->spent;
  int status = hscal__timeof_above(hunt->workspace, trial->call, &layout, &placement, effort, bound_s, seconds);
  count_effort(hunt, trial, recorded);
  if (status == HSCAL_ERROR_NO_GRID) return is_refused(hunt, outcome);
  if (status == HSCAL_TOO_DEAR) {
    *outcome = HSCAL_UNAFFORDABLE;
    *seconds = sight->seconds = INFINITY;
    return 0;
  }
  HSCAL_TRY(status);
  *outcome = effort == HSCAL_EFFORT_LOW_FIDELITY && hscal__workspace_was_low_fidelity(hunt->workspace)
                 ? HSCAL_TIMED_ROUGHLY
                 : HSCAL_TIMED;
  if (*outcome == HSCAL_TIMED && bound_s == 0 &&
      (trial->is_usual || *seconds < hscal__hunt_best_s(hunt))) { /* told as hscal__timeof has it */
    HSCAL_TRY(hscal__hunt_bound(hunt, trial, &bound_s));
    *seconds = fmax(*seconds, bound_s);
  }
  sight->seconds = *seconds;
  if (*outcome != HSCAL_TIMED) return 0;
  if (effort == HSCAL_EFFORT_MODEL) hunt->trial_effort = hunt->spent - spent;
  return add_trial(hunt, trial, *seconds);
}

/* What the largest process needs. The owner of the first block of every operand has the largest share of it. */
static double largest_process_bytes(const hscal_call *call, const hscal_layout *layout) {
  double most = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    most = fmax(most, hscal__process_bytes(call, layout, hscal__max(desc->rsrc, 0), hscal__max(desc->csrc, 0)));
  }
  return most;
}

int hscal__hunt_lay_out(hscal_hunt *hunt, const hscal_option *option, const hscal_cut *cut, hscal_trial *trial) {
  const hscal_space *space = &hunt->space;
  const hscal_call *call = &space->calls[cut->block];
  int panel = space->panel[cut->panel], processes = option->processes;
  hscal_layout layout = hscal__layout_make(option->nprow, option->npcol, panel);
  hscal_outline outline;
  hscal__outline(call, option->nprow, option->npcol, &outline);
  *trial = (hscal_trial){.filling = option->filling,
                         .nprow = option->nprow,
                         .npcol = option->npcol,
                         .row_block = hscal__rows_of_block(space, space->block[cut->block]),
                         .block = space->block[cut->block],
                         .panel = panel,
                         .height = option->height,
                         .tiling = option->tiling,
                         .call = call,
                         .shares = cut->shares,
                         .node_of = hunt->node_of};
  double busiest_s;
  if (option->filling == HSCAL_MATCHED) return hscal__match(space, &outline, option->height, hunt->node_of, &busiest_s);
  /* Where memory is short, the largest share decides how many processes a node holds; the mean share where that is
   * too strict. A gathered team stays what it was listed as: with less room it might be a faster one than its bound allows. */
  int is_strict = option->filling != HSCAL_GATHERED;
  if (!(is_strict &&
        hscal__deal(space, option->filling, processes, largest_process_bytes(call, &layout), hunt->count)) &&
      !hscal__deal(space, option->filling, processes, space->operand_bytes / processes, hunt->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", processes);
  return hscal__arrange(space, &outline, hunt->count, option->height, option->tiling, hunt->node_of);
}

int hscal__hunt_try(hscal_hunt *hunt, const hscal_cut *cut, hscal_effort effort, double *seconds,
                    hscal_outcome *outcome) {
  const double improvable = 1.05; /* what other placements may gain later */
  hscal_trial trial;
  HSCAL_TRY(hscal__hunt_lay_out(hunt, &hunt->options[cut->option], cut, &trial));
  double limit_s = cut->stage == HSCAL_ROUGHLY_TIMED ? INFINITY : hscal__hunt_best_s(hunt) * improvable;
  return hscal__hunt_time(hunt, &trial, effort, limit_s, seconds, outcome);
}
