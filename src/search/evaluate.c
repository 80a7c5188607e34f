#include "base/blockcyclic.h"
#include "base/digest.h"
#include "base/status.h"
#include "models/memory/memory.h"
#include "models/predict/predict.h"
#include "recorded/recording.h"
#include "search/layout_constraints.h"
#include "search/mapping.h"
#include "search/state.h"
#include "search/timed_panels_table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double hscal__patience_factor(const hscal_search_state *search) { return fmax(search->space.options.patience, 1); }

double hscal__incumbent_s(const hscal_search_state *search) {
  return search->incumbent.best < 0 ? INFINITY : search->incumbent.trials[search->incumbent.best].predicted_s;
}

double hscal__pruning_limit_s(const hscal_search_state *search) {
  return hscal__incumbent_s(search) * (1 - HSCAL_SEARCH_TOLERANCE);
}

/* Receive and pass on along both lines, and compute: five operations of each process for every panel that the sampled
 * clock looks at; several times dearer where processes share processors or links. Of a routine of ScaLAPACK about as much is timed
 * whatever its blocks. */
double hscal__evaluation_effort(const hscal_cost_skeleton *skeleton, int panel, int is_shared) {
  enum { SHARED = 5, EACH = 60 }; /* models/predict/predict.c, models/clock/sample.c */
  double processes = (double)skeleton->nprow * skeleton->npcol, panels = hscal__blocks(skeleton->loop, panel);
  if (hscal__routine_level(skeleton->call->routine) == 4) return EACH * processes;
  double a_panel = processes * (1 + 2 * hscal__traffic_panels(&skeleton->row) +
                                2 * hscal__traffic_panels(&skeleton->col) + 4 * skeleton->turns);
  double timed = hscal__timed_panels(skeleton->call->routine->scheme, skeleton->segments);
  return (is_shared ? SHARED : 1) * a_panel * fmin(panels, timed);
}

static int push_trial(hscal_search_state *search, const hscal_trial *trial) {
  if (search->incumbent.ntrials == search->incumbent.trials_capacity) {
    int room = search->incumbent.trials_capacity ? 2 * search->incumbent.trials_capacity : 64;
    hscal_trial *trials = realloc(search->incumbent.trials, (size_t)room * sizeof *trials);
    if (!trials) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d timed layouts", room);
    search->incumbent.trials = trials;
    search->incumbent.trials_capacity = room;
  }
  size_t bytes = (size_t)(trial->nprow * trial->npcol) * sizeof *trial->node_of;
  int *node_of = malloc(bytes);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a placement of %zu bytes", bytes);
  memcpy(node_of, trial->node_of, bytes);
  search->incumbent.trials[search->incumbent.ntrials] = *trial;
  search->incumbent.trials[search->incumbent.ntrials].node_of = node_of;
  search->incumbent.ntrials++;
  return 0;
}

/* Does every node hold its processes even if each needs as much as the first one, which has the largest share of operands that begin there? */
static int fit_in_any_case(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout) {
  const hscal_machine *machine = search->space.machine;
  if (!hscal__call_begins_with_first(trial->call)) return 0;
  double bytes = hscal__process_bytes(trial->call, layout, 0, 0);
  memset(search->here, 0, (size_t)machine->nnodes * sizeof *search->here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) search->here[trial->node_of[i]]++;
  for (int h = 0; h < machine->nnodes; h++)
    if (search->here[h] * bytes > hscal__node(machine, h)->memory_bytes) return 0;
  return 1;
}

/* Does every node hold what its processes need? Notes the smallest need of those that do not fit. */
static int fits(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, double *node_bytes) {
  const hscal_machine *machine = search->space.machine;
  double most = 0;
  int fit = 1;
  if (fit_in_any_case(search, trial, layout)) return 1;
  memset(node_bytes, 0, (size_t)machine->nnodes * sizeof *node_bytes);
  for (int p = 0; p < trial->nprow; p++)
    for (int q = 0; q < trial->npcol; q++) {
      double bytes = hscal__process_bytes(trial->call, layout, p, q);
      node_bytes[trial->node_of[p * trial->npcol + q]] += bytes;
      most = fmax(most, bytes);
    }
  for (int h = 0; h < machine->nnodes; h++)
    if (node_bytes[h] > hscal__node(machine, h)->memory_bytes) fit = 0;
  if (!fit && (search->least_nprow == 0 || most < search->least_bytes))
    search->least_bytes = most, search->least_nprow = trial->nprow, search->least_npcol = trial->npcol;
  return fit;
}

/* What a plan's reasons are made of: who is slowest, and where the estimate sees time go. */
static void describe(hscal_search_state *search, hscal_trial *trial, int *here) {
  const hscal_space *space = &search->space;
  memset(here, 0, (size_t)space->machine->nnodes * sizeof *here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) here[trial->node_of[i]]++;
  trial->slowest_rate = INFINITY;
  for (int h = 0; h < space->machine->nnodes; h++) {
    double rate = here[h] ? hscal__process_rate(space, h, here[h]) : INFINITY;
    if (rate < trial->slowest_rate) trial->slowest_rate = rate, trial->slowest_node = h;
  }
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(trial->call, trial->nprow, trial->npcol, &skeleton);
  hscal__profile_fill(space, trial->node_of, trial->nprow, trial->npcol, &search->profile);
  hscal_skeleton_parts parts;
  hscal__split_skeleton(&skeleton, &parts);
  trial->cost = hscal__estimate_parts(space, &parts, trial->panel, &search->profile);
}

/* The routine, or the library for it, does not accept the layout: why is in hscal_last_error. */
static int is_refused(hscal_search_state *search, hscal_outcome *outcome) {
  *outcome = HSCAL_OUTCOME_REFUSED;
  search->refused++;
  snprintf(search->refusal, sizeof search->refusal, "%s", hscal__last_error());
  return 0;
}

/* Memory and bounds have their price, too. */
static void count_effort(hscal_search_state *search, const hscal_trial *trial, double recorded) {
  enum { PER_PROCESS = 4 };
  if (trial->call->recording) search->budget.spent += trial->call->recording->effort - recorded;
  search->budget.spent +=
      hscal__workspace_effort(search->workspace) + PER_PROCESS * (double)trial->nprow * trial->npcol;
}

/* Nodes that are alike, exchanged, are the same layout. */
static uint64_t digest_of(hscal_search_state *search, const hscal_trial *trial, hscal_effort effort) {
  const int candidate[] = {trial->nprow, trial->npcol, trial->row_block, trial->block,
                           trial->panel, (int)effort,  trial->is_usual};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, candidate, sizeof candidate);
  return hscal__digest_placement(search->space.machine, trial->node_of, trial->nprow * trial->npcol, search->here,
                                 digest);
}

/* Factorizations and their kin are bounded panel by panel, which takes about as long as timing them roughly, and excludes hardly anything
 * that promises to be the best. */
static int is_bound_worth(const hscal_trial *trial, hscal_effort effort, double limit_s) {
  if (hscal__routine_level(trial->call->routine) < 4) return 1;
  return effort != HSCAL_EFFORT_LOW_FIDELITY && isfinite(limit_s);
}

static int bound_of(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, double limit_s,
                    double *bound_s) {
  hscal_placement placement = {.machine = search->space.machine, .node_of = trial->node_of};
  return hscal__lower_bound_within(search->workspace, trial->call, layout, &placement, limit_s, bound_s);
}

/* Is it accepted, does it fit, and is its lower bound below the limit? Otherwise *outcome tells what is wrong. *bound_s: 0 if it was
 * not looked at. */
static int may_win(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout,
                   hscal_effort effort, double limit_s, hscal_outcome *outcome, double *bound_s, int *may) {
  *may = 0;
  *bound_s = 0;
  if (hscal__library_accepts(trial->call, layout)) return is_refused(search, outcome);
  search->budget.spent += 0.2 * search->space.machine->nnodes; /* to add up what the nodes hold, and who sits on them */
  double *node_bytes = malloc((size_t)search->space.machine->nnodes * sizeof *node_bytes);
  if (!node_bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", search->space.machine->nnodes);
  int fit = fits(search, trial, layout, node_bytes);
  free(node_bytes);
  *outcome = HSCAL_OUTCOME_NO_FIT;
  if (!fit) return 0;
  *outcome = HSCAL_OUTCOME_PRUNED;
  if (is_bound_worth(trial, effort, limit_s)) HSCAL_TRY(bound_of(search, trial, layout, limit_s, bound_s));
  *may = *bound_s < limit_s;
  return 0;
}

static int add_trial(hscal_search_state *search, const hscal_trial *trial, double seconds) {
  hscal_trial timed = *trial;
  timed.predicted_s = seconds;
  if (!timed.is_low_fidelity) timed.shares = hscal__workspace_shares(search->workspace);
  describe(search, &timed, search->here);
  HSCAL_TRY(push_trial(search, &timed));
  search->timed++;
  if (!trial->is_report_only && seconds < hscal__incumbent_s(search))
    search->incumbent.best = search->incumbent.ntrials - 1;
  return 0;
}

int hscal__trial_bound(hscal_search_state *search, const hscal_trial *trial, double *bound_s) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  return bound_of(search, trial, &layout, INFINITY, bound_s);
}

int hscal__trial_estimate(hscal_search_state *search, const hscal_trial *trial, double *seconds,
                          hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_trial estimated = *trial;
  double bound_s;
  int may;
  *seconds = 0;
  HSCAL_TRY(may_win(search, trial, &layout, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, outcome, &bound_s, &may));
  search->budget.spent += trial->nprow * trial->npcol;
  if (!may) return 0;
  describe(search, &estimated, search->here);
  *seconds = fmax(estimated.cost.total_s, bound_s);
  *outcome = HSCAL_OUTCOME_LOW_FIDELITY;
  return 0;
}

int hscal__accept_low_fidelity(hscal_search_state *search, const hscal_trial *layout, double seconds) {
  hscal_trial told = *layout;
  told.is_low_fidelity = 1;
  return add_trial(search, &told, seconds);
}

double hscal__correct_bias(const hscal_search_state *search, double rough_s) {
  return search->fidelity.pairs > 0 ? rough_s * exp(search->fidelity.bias) : rough_s;
}

double hscal__high_fidelity_effort(const hscal_search_state *search, int processes, int shares) {
  const double times_rough = 20; /* of a product, at most */
  if (search->fidelity.high_effort > 0) return search->fidelity.high_effort;
  double effort = hscal__timeof_effort(&search->space.call, processes, shares, search->fidelity.guide_volume);
  int is_product = hscal__routine_level(search->space.call.routine) < 4;
  return is_product && search->fidelity.guide_effort > 0 ? fmin(effort, times_rough * search->fidelity.guide_effort)
                                                         : effort;
}

int hscal__exceeds_deadline(const hscal_search_state *search, int processes, int shares) {
  enum { MANY = 2048 }; /* there it may take ten times as long as is known before */
  if (!search->budget.deadline_mode) return 0;
  return search->space.max_processes > MANY ||
         search->budget.spent + hscal__high_fidelity_effort(search, processes, shares) > search->budget.limit;
}

int hscal__same_layout(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol && x->block == y->block && x->row_block == y->row_block &&
         x->panel == y->panel;
}

int hscal__same_placement(const hscal_trial *x, const hscal_trial *y) {
  size_t bytes = (size_t)(x->nprow * x->npcol) * sizeof *x->node_of;
  return x->nprow == y->nprow && x->npcol == y->npcol && memcmp(x->node_of, y->node_of, bytes) == 0;
}

/* If two panel widths took exactly as long as each other, nothing is cut any more, and wider ones do, too: their seconds. Else 0. So
 * it is in ScaLAPACK's routines, whose own blocks are cut; p?trsm may take 16 and 32 alike and 48 not. */
static double flat_seconds(const hscal_search_state *search, const hscal_trial *trial) {
  double before_s = 0;
  if (hscal__routine_level(trial->call->routine) < 4) return 0;
  for (int i = 0; i < search->incumbent.ntrials; i++) {
    const hscal_trial *narrow = &search->incumbent.trials[i];
    if (narrow->panel >= trial->panel || narrow->call != trial->call) continue;
    if (!hscal__same_placement(narrow, trial)) continue;
    if (narrow->predicted_s == before_s) return before_s;
    before_s = narrow->predicted_s;
  }
  return 0;
}

/* What a good timing may take: in a hurry what is left, or a little. */
static double dearest_good(const hscal_search_state *search) {
  const double a_little = 0.05;
  return fmax(search->budget.deadline_effort - search->budget.spent, a_little * search->budget.deadline_effort);
}

int hscal__evaluate_layout(hscal_search_state *search, const hscal_trial *trial, hscal_effort effort, double limit_s,
                           double *seconds, hscal_outcome *outcome) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_placement placement = {.machine = search->space.machine, .node_of = trial->node_of};
  hscal_memo_entry *sight;
  int is_new, may;
  double bound_s;
  if (trial->call->recording) effort = HSCAL_EFFORT_MODEL; /* what takes long is the recording */
  HSCAL_TRY(hscal__evaluation_memo_find(&search->memo, digest_of(search, trial, effort), &is_new, &sight));
  *outcome = HSCAL_OUTCOME_KNOWN;
  double flat_s = is_new && effort == HSCAL_EFFORT_MODEL ? flat_seconds(search, trial) : 0;
  if (flat_s > 0) sight->seconds = flat_s, is_new = 0;
  *seconds = sight->seconds;
  if (!is_new) return 0;
  HSCAL_TRY(may_win(search, trial, &layout, effort, limit_s, outcome, &bound_s, &may));
  if (!may) return 0;
  hscal__workspace_expect_sharing(search->workspace, trial->shares);
  hscal__workspace_limit(search->workspace,
                         effort == HSCAL_EFFORT_LOW_FIDELITY ? search->budget.evaluation_cap : dearest_good(search));
  double recorded = trial->call->recording ? trial->call->recording->effort : 0;
  double spent = search->budget.spent;
  int status = hscal__timeof_above(search->workspace, trial->call, &layout, &placement, effort, bound_s, seconds);
  count_effort(search, trial, recorded);
  if (status == HSCAL_ERROR_NO_GRID) return is_refused(search, outcome);
  if (status == HSCAL_TOO_DEAR) {
    *outcome = HSCAL_OUTCOME_UNAFFORDABLE;
    *seconds = sight->seconds = INFINITY;
    return 0;
  }
  HSCAL_TRY(status);
  *outcome = effort == HSCAL_EFFORT_LOW_FIDELITY && hscal__workspace_was_low_fidelity(search->workspace)
                 ? HSCAL_OUTCOME_LOW_FIDELITY
                 : HSCAL_OUTCOME_HIGH_FIDELITY;
  if (*outcome == HSCAL_OUTCOME_HIGH_FIDELITY && bound_s == 0 &&
      (trial->is_usual || *seconds < hscal__incumbent_s(search))) { /* told as hscal__timeof has it */
    HSCAL_TRY(hscal__trial_bound(search, trial, &bound_s));
    *seconds = fmax(*seconds, bound_s);
  }
  sight->seconds = *seconds;
  if (*outcome != HSCAL_OUTCOME_HIGH_FIDELITY) return 0;
  if (effort == HSCAL_EFFORT_MODEL) search->fidelity.high_effort = search->budget.spent - spent;
  return add_trial(search, trial, *seconds);
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

int hscal__place_candidate(hscal_search_state *search, const hscal_grid_candidate *grid,
                           const hscal_block_candidate *candidate, hscal_trial *trial) {
  const hscal_space *space = &search->space;
  const hscal_call *call = &space->calls[candidate->block];
  int panel = space->panel[candidate->panel], processes = grid->processes;
  hscal_layout layout = hscal__layout_make(grid->nprow, grid->npcol, panel);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(call, grid->nprow, grid->npcol, &skeleton);
  *trial = (hscal_trial){.mapping = grid->mapping,
                         .nprow = grid->nprow,
                         .npcol = grid->npcol,
                         .row_block = hscal__rows_of_block(space, space->block[candidate->block]),
                         .block = space->block[candidate->block],
                         .panel = panel,
                         .height = grid->height,
                         .tiling = grid->tiling,
                         .call = call,
                         .shares = candidate->shares,
                         .node_of = search->node_of};
  double busiest_s;
  if (grid->mapping == HSCAL_MAPPING_LPT)
    return hscal__place_lpt(space, &skeleton, grid->height, search->node_of, &busiest_s);
  /* Where memory is short, the largest share decides how many processes a node holds; the mean share where that is
   * too strict. A gathered process set stays what it was listed as: with less room it might be a faster one than its bound allows. */
  int is_strict = grid->mapping != HSCAL_MAPPING_FEWEST_NODES;
  if (!(is_strict &&
        hscal__map_processes(space, grid->mapping, processes, largest_process_bytes(call, &layout), search->count)) &&
      !hscal__map_processes(space, grid->mapping, processes, space->operand_bytes / processes, search->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", processes);
  return hscal__place_in_strips(space, &skeleton, search->count, grid->height, grid->tiling, search->node_of);
}

int hscal__evaluate_candidate(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_effort effort,
                              double *seconds, hscal_outcome *outcome) {
  const double improvable = 1.05; /* what other placements may gain later */
  hscal_trial trial;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  double limit_s = candidate->stage == HSCAL_STAGE_LOW_FIDELITY ? INFINITY : hscal__incumbent_s(search) * improvable;
  return hscal__evaluate_layout(search, &trial, effort, limit_s, seconds, outcome);
}
