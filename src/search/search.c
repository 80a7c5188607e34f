#include "search/search.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/hunt.h"
#include "search/plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How long to think, in operations of the clock, 60 ns each, so that the plan does not depend on how fast this machine is
 * (source of the 60 ns: docs/clock.md). Among unequal nodes more is to be gained than the thinking takes: a few percent
 * of the run, within limits. Among equal ones the estimate is near and placements differ little. */
static double thinking_budget(const hscal_space *space, double run_s) {
  const double operation_s = 60e-9, recording_s = 3;
  double share = 0.04, least_s = 20e-3, most_s = 0.5;
  if (space->speeds_are_equal) share = 0.005, least_s = 8e-3, most_s = 12e-3;
  /* Trials of factorizations and their kin are longer, and the estimates that put them in order are worse. */
  if (hscal__routine_level(space->open.routine) == 4)
    share *= 2, least_s *= 10, most_s *= 10;
  else if (hscal__bound_flops(&space->open) == 0)
    least_s *= 0.4; /* no product of matrices: over in a moment */
  if (space->open.recording) return recording_s / operation_s * hscal__max(space->options.patience, 1);
  double more = fmax(1, space->max_processes / 128.0); /* trials are longer on larger grids */
  if (space->options.patience > 0) more *= space->options.patience;
  return fmin(fmax(share * run_s, least_s), most_s) * more / operation_s;
}

/* Of the budget, what estimates may take, and what is kept for better placements of the best layout. */
static const double estimate_share = 0.4, improvement_share = 0.3;

/* Does the layout put more processes on a node than a plan may? Then the clock does not know what their waiting costs. */
static int crowds(hscal_hunt *hunt, const int *node_of, int processes) {
  const hscal_space *space = &hunt->space;
  memset(hunt->here, 0, (size_t)space->machine->nnodes * sizeof *hunt->here);
  for (int i = 0; i < processes; i++)
    if (++hunt->here[node_of[i]] > space->cap[node_of[i]]) return 1;
  return 0;
}

static int time_default(hscal_hunt *hunt) {
  const hscal_space *space = &hunt->space;
  int nprow, npcol, *node_of = NULL;
  HSCAL_TRY(hscal__default_layout(space, &nprow, &npcol, &node_of));
  hscal_outcome outcome;
  hscal_trial trial = {.nprow = nprow, .npcol = npcol, .height = 1, .node_of = node_of};
  trial.block = space->nblocks == 1 ? space->block[0] : HSCAL_USUAL_BLOCK;
  trial.panel = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
  hunt->default_call = space->open;
  hscal__call_fill_blocks(&hunt->default_call, trial.block, trial.block);
  trial.call = &hunt->default_call;
  int status = hscal__hunt_time(hunt, &trial, INFINITY, &outcome);
  hunt->default_crowds = crowds(hunt, node_of, nprow * npcol);
  free(node_of);
  HSCAL_TRY(status);
  hunt->candidates++;
  hunt->fallback = outcome == HSCAL_TIMED ? hunt->ntrials - 1 : -1;
  hunt->default_is_refused = outcome == HSCAL_REFUSED;
  hunt->default_nprow = nprow, hunt->default_npcol = npcol;
  if (hunt->default_crowds) hunt->best = -1; /* told, but nothing to beat or to keep */
  return 0;
}

static double limit_of(const hscal_hunt *hunt) { return hscal__hunt_best_s(hunt) * (1 - HSCAL_SEARCH_TOLERANCE); }

/* Drops the cuts that can no longer win; what is left of the option is worth its estimate, corrected by what its trials
 * taught. One that has none may prove better than others did: its estimate is taken that much lower. */
static double promise(const hscal_hunt *hunt, hscal_option *option) {
  const double scatter = 0.06; /* of clock / estimate between options: docs/search.md */
  double limit_s = limit_of(hunt);
  while (option->next < option->ncuts && option->cuts[option->next].bound_s >= limit_s) option->next++;
  if (option->next >= option->ncuts) return INFINITY;
  const hscal_cut *cut = &option->cuts[option->next];
  double bias = option->trials ? option->bias : hunt->bias * (1 - scatter);
  return fmax(cut->estimate_s * bias, cut->bound_s);
}

/* Learns from a trial how far estimates of this option, and of options in general, are off. */
static void learn(hscal_hunt *hunt, hscal_option *option, const hscal_cut *cut) {
  double ratio = hunt->trials[hunt->ntrials - 1].predicted_s / cut->estimate_s;
  if (!isfinite(ratio)) return;
  if (option->trials == 0) hunt->bias += (ratio - hunt->bias) / ++hunt->biased;
  option->bias += (ratio - option->bias) / ++option->trials;
}

/* Larger blocks and wider panels need no less memory than a cut that did not fit. */
static void drop_larger(hscal_option *option, const hscal_cut *cut) {
  for (int i = option->next; i < option->ncuts; i++)
    if (option->cuts[i].block >= cut->block && option->cuts[i].panel >= cut->panel) option->cuts[i].bound_s = INFINITY;
}

/* The option that promises most among those whose next trial takes at most `effort`. */
static hscal_option *most_promising(hscal_hunt *hunt, int ncut, double effort, double *least_s) {
  hscal_option *best = NULL;
  *least_s = INFINITY;
  for (int i = 0; i < ncut; i++) {
    hscal_option *option = &hunt->options[i];
    double value = promise(hunt, option);
    if (value >= *least_s || option->cuts[option->next].effort * hunt->effort_scale > effort) continue;
    *least_s = value;
    best = option;
  }
  return best;
}

/* Where every trial exceeds the budget, as on very large grids: the cheapest of those that promise nearly the most. */
static hscal_option *cheapest_good(hscal_hunt *hunt, int ncut) {
  const double nearly = 1.03;
  double least_s;
  hscal_option *best = most_promising(hunt, ncut, INFINITY, &least_s);
  for (int i = 0; i < ncut && best; i++) {
    hscal_option *option = &hunt->options[i];
    if (promise(hunt, option) > nearly * least_s) continue;
    if (option->cuts[option->next].effort < best->cuts[best->next].effort) best = option;
  }
  return best;
}

/* Times what promises most and can be afforded; the first trial is made in any case, and what leads to an answer. */
static int try_most_promising(hscal_hunt *hunt, int ncut, int *found) {
  double least_s;
  int is_first = hunt->timed == (hunt->fallback >= 0) || hunt->best < 0;
  hscal_option *option = most_promising(hunt, ncut, is_first ? hunt->budget : hunt->budget - hunt->spent, &least_s);
  if (!option && is_first) option = cheapest_good(hunt, ncut);
  *found = option != NULL;
  if (!option) return 0;
  const hscal_cut *cut = &option->cuts[option->next];
  if (!cut->refined) return hscal__hunt_refine(hunt, option);
  hscal_outcome outcome;
  HSCAL_TRY(hscal__hunt_try(hunt, option, cut, &outcome));
  if (outcome == HSCAL_TIMED) learn(hunt, option, cut);
  if (outcome == HSCAL_TOO_LARGE) drop_larger(option, cut);
  option->next++;
  return 0;
}

/* Cuts options, best outlook first, as long as they can beat the best and the budget allows; once the first few are cut
 * one is timed, so that there is something to beat. */
static int cut_options(hscal_hunt *hunt, double budget, int *ncut) {
  enum { FIRST = 8 };
  int found, cut = 0;
  for (*ncut = 0; *ncut < hunt->noptions; (*ncut)++) {
    hscal_option *option = &hunt->options[*ncut];
    if (hunt->spent >= budget && hunt->best >= 0 && cut >= FIRST) break;
    if (option->bound_s >= limit_of(hunt)) continue;
    HSCAL_TRY(hscal__hunt_cut(hunt, option));
    if (++cut != FIRST) continue;
    long timed = hunt->timed;
    for (int i = 0; hunt->timed == timed && i < FIRST; i++) HSCAL_TRY(try_most_promising(hunt, *ncut + 1, &found));
  }
  return 0;
}

/* Is it a grid that fills one of several nodes, and no other? */
static int is_home(const hscal_hunt *hunt, const hscal_option *option) {
  const hscal_space *space = &hunt->space;
  int node = space->slots[HSCAL_PACKED][0].node;
  return space->machine->nnodes > 1 && option->filling == HSCAL_PACKED && option->team.most == option->processes &&
         option->processes > 1 && option->processes == hscal__node(space->machine, node)->processors;
}

/* Estimates know little of how nodes share their links: where the best that they see spans nodes, one that stays at home is
 * timed as well. */
static int try_home(hscal_hunt *hunt) {
  hscal_option *best = NULL;
  double best_s = INFINITY;
  for (int i = 0; i < hunt->noptions; i++) {
    hscal_option *option = &hunt->options[i];
    if (!is_home(hunt, option) || option->bound_s >= limit_of(hunt)) continue;
    if (!option->cuts) HSCAL_TRY(hscal__hunt_cut(hunt, option));
    double value = promise(hunt, option);
    if (value < best_s) best = option, best_s = value;
  }
  if (!best || best->trials > 0) return 0;
  hscal_outcome outcome;
  const hscal_cut *cut = &best->cuts[best->next];
  HSCAL_TRY(hscal__hunt_try(hunt, best, cut, &outcome));
  if (outcome == HSCAL_TIMED) learn(hunt, best, cut);
  best->next++;
  return 0;
}

/* The least time any untimed candidate could take; infinity if none is left. */
static double least_bound_left(const hscal_hunt *hunt, int ncut) {
  double least = INFINITY;
  for (int i = 0; i < hunt->noptions; i++) {
    const hscal_option *option = &hunt->options[i];
    if (i >= ncut) least = fmin(least, option->bound_s);
    for (int j = option->next; j < option->ncuts; j++) least = fmin(least, option->cuts[j].bound_s);
  }
  return least;
}

/* A call that is wrong in itself is refused whatever the layout. */
static int is_hopeless(const hscal_hunt *hunt) {
  enum { ENOUGH = 24 };
  return hunt->best < 0 && hunt->refused >= ENOUGH;
}

static int hunt_down(hscal_hunt *hunt) {
  HSCAL_TRY(time_default(hunt));
  double run_s = hunt->fallback < 0 ? INFINITY : hunt->trials[hunt->fallback].predicted_s,
         budget = thinking_budget(&hunt->space, isfinite(run_s) ? run_s : 0);
  hunt->spent = 0; /* the default is timed in any case */
  HSCAL_TRY(hscal__hunt_list(hunt));
  hunt->budget = (1 - improvement_share) * budget;
  int ncut, found = 1;
  HSCAL_TRY(cut_options(hunt, estimate_share * budget, &ncut));
  HSCAL_TRY(try_home(hunt));
  while (found && (hunt->spent < hunt->budget || hunt->best < 0) && !is_hopeless(hunt))
    HSCAL_TRY(try_most_promising(hunt, ncut, &found));
  hunt->budget += improvement_share * budget;
  HSCAL_TRY(hscal__hunt_improve(hunt));
  double best_s = hunt->best < 0 ? INFINITY : hunt->trials[hunt->best].predicted_s,
         left_s = least_bound_left(hunt, ncut);
  hunt->gap = left_s < best_s ? fmax(1 - left_s / best_s, HSCAL_SEARCH_TOLERANCE) : HSCAL_SEARCH_TOLERANCE;
  return 0;
}

/* Nothing fits: says what is there and what would be enough. */
static int no_fit(const hscal_hunt *hunt) {
  const double giga = 1e9;
  const hscal_machine *machine = hunt->space.machine;
  double there = 0, largest = 0, need = hunt->space.operand_bytes;
  int most_spacious = 0;
  for (int h = 0; h < machine->nnodes; h++) {
    double bytes = hscal__node(machine, h)->memory_bytes;
    if (hunt->space.cap[h] > 0) there += bytes;
    if (bytes > largest) largest = bytes, most_spacious = h;
  }
  if (hunt->least_nprow == 0 || need > there)
    return hscal__fail(HSCAL_ERROR_NO_FIT,
                       "the operands take %.4g GB and the nodes have %.4g GB that processes may use: about %.0f more "
                       "node(s) like %s (%.4g GB) are needed",
                       need / giga, there / giga, fmax(1, ceil((need - there) / largest)),
                       machine->node_name[most_spacious], largest / giga);
  int processes = hunt->least_nprow * hunt->least_npcol;
  need = hunt->least_bytes * processes;
  return hscal__fail(
      HSCAL_ERROR_NO_FIT,
      "a process needs at least %.4g GB (operands and workspace on a %d x %d grid), all of them %.4g GB, "
      "and the nodes have %.4g GB: about %.0f more node(s) like %s (%.4g GB) are needed",
      hunt->least_bytes / giga, hunt->least_nprow, hunt->least_npcol, need / giga, there / giga,
      fmax(1, ceil((need - there) / largest)), machine->node_name[most_spacious], largest / giga);
}

/* The library refused them all: the last refusal says why. */
static int no_layout_accepted(const hscal_hunt *hunt) {
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the library accepts none of %d layouts that were tried; the last: %s",
                     hunt->refused, hunt->refusal);
}

static int hunt_init(hscal_hunt *hunt, const hscal_call *call, const hscal_machine *machine,
                     const hscal_options *options, int kind) {
  *hunt = (hscal_hunt){.best = -1, .fallback = -1, .bias = 1, .effort_scale = 1};
  HSCAL_TRY(hscal__space_init(&hunt->space, call, machine, options, kind));
  int most = hscal__max(hunt->space.max_processes, hunt->space.usual_processes);
  size_t processes = (size_t)hscal__max(most, 1);
  hunt->count = calloc((size_t)machine->nnodes, sizeof *hunt->count);
  hunt->here = calloc((size_t)machine->nnodes, sizeof *hunt->here);
  hunt->node_of = calloc(processes, sizeof *hunt->node_of);
  hunt->workspace = hscal__workspace_new();
  if (!hunt->workspace || !hunt->count || !hunt->here || !hunt->node_of)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", processes);
  hscal__ceiling_init(&hunt->space, &hunt->ceiling);
  return hscal__profile_init(&hunt->space, most, &hunt->profile);
}

static void hunt_free(hscal_hunt *hunt) {
  for (int i = 0; i < hunt->noptions; i++) free(hunt->options[i].cuts);
  for (int i = 0; i < hunt->ntrials; i++) free(hunt->trials[i].node_of);
  free(hunt->options);
  free(hunt->trials);
  free(hunt->count);
  free(hunt->here);
  free(hunt->node_of);
  hscal__workspace_free(hunt->workspace);
  hscal__profile_free(&hunt->profile);
  hscal__space_free(&hunt->space);
}

int hscal__search_among(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int kind,
                        hscal_plan **plan) {
  hscal_hunt hunt;
  *plan = NULL;
  int status = hunt_init(&hunt, call, machine, options, kind);
  if (!status) status = hunt_down(&hunt);
  if (!status && hunt.best < 0) status = hunt.refused ? no_layout_accepted(&hunt) : no_fit(&hunt);
  if (!status) status = hscal__plan_make(&hunt, plan);
  hunt_free(&hunt);
  return status;
}
