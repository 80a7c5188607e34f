#include "search/search.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/hunt.h"
#include "search/plan.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int shares_nodes(const hscal_space *space) {
  for (int h = 0; h < space->machine->nnodes; h++)
    if (space->cap[h] > 1) return 1;
  return 0;
}

/* Seconds that a decision should take: 10 ms for 64 processes or fewer, 100 ms for 1,024, 1 s for 10,000, and between as a power of their
 * number. */
static double due_s(int processes) {
  const double few = 64, many = 1024, most = 10000, few_s = 10e-3, many_s = 100e-3, most_s = 1;
  if (processes <= few) return few_s;
  if (processes <= many) return few_s * pow(processes / few, log(many_s / few_s) / log(many / few));
  return many_s * pow(processes / many, log(most_s / many_s) / log(most / many));
}

/* How long to think: this at least, and so many times what is due. Where nodes are shared or unequal estimates are worse and more is to be
 * gained (docs/search.md, Time to think). */
typedef struct pace {
  double least_s, times_due;
} pace;
static const pace alone = {10e-3, 0.7}, shared = {150e-3, 2}, unequal = {225e-3, 3};

static const pace *pace_of(const hscal_space *space) {
  if (!space->speeds_are_equal) return &unequal;
  return shares_nodes(space) ? &shared : &alone;
}

/* In operations of the clock, 60 ns each, so that the plan does not depend on how fast this machine is (source of the 60 ns: docs/clock.md). A
 * thousandth of the run is worth it in any case. Impatience saves what is due last. */
static double thinking_budget(const hscal_space *space, double run_s) {
  const double operation_s = 60e-9, recording_s = 3, worth = 1e-3, most = 10, of_no_product = 0.4;
  const pace *pace = pace_of(space);
  double patience = space->options.patience > 0 ? space->options.patience : 1, due = due_s(space->max_processes);
  if (space->open.recording) return recording_s / operation_s * fmax(patience, 1);
  double seconds = fmax(fmax(pace->least_s, due * pace->times_due), fmin(worth * run_s, most * due));
  if (hscal__bound_flops(&space->open) == 0) seconds *= of_no_product; /* no product of matrices: over in a moment */
  return fmax(seconds * patience, fmin(seconds, of_no_product * due)) / operation_s;
}

/* Of the budget, what estimates may take, what is kept to time well what has been timed roughly, and for better placements of the
 * best layout. */
static const double estimate_share = 0.25, confirmation_share = 0.15, improvement_share = 0.3, default_share = 0.15;

/* How much of its doubt a layout is granted: what is little known is tried sooner. */
static const double hope = 1.5;

/* Of the rough clock against the good one. */
static const double usual_noise = 0.06;

/* Does the layout put more processes on a node than a plan may? Then the clock does not know what their waiting costs. */
static int crowds(hscal_hunt *hunt, const int *node_of, int processes) {
  const hscal_space *space = &hunt->space;
  memset(hunt->here, 0, (size_t)space->machine->nnodes * sizeof *hunt->here);
  for (int i = 0; i < processes; i++)
    if (++hunt->here[node_of[i]] > space->cap[node_of[i]]) return 1;
  return 0;
}

/* The rule of thumb as a trial, whose node_of is to be freed. */
static int default_trial(hscal_hunt *hunt, hscal_trial *trial) {
  const hscal_space *space = &hunt->space;
  int nprow, npcol;
  *trial = (hscal_trial){.height = 1, .is_default = 1, .call = &hunt->default_call};
  HSCAL_TRY(hscal__default_layout(space, &nprow, &npcol, &trial->node_of));
  trial->nprow = hunt->default_nprow = nprow, trial->npcol = hunt->default_npcol = npcol;
  trial->block = space->nblocks == 1 ? space->block[0] : HSCAL_USUAL_BLOCK;
  trial->row_block = hscal__rows_of_block(space, trial->block);
  trial->panel = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
  hunt->default_call = space->open;
  hscal__call_fill_blocks(&hunt->default_call, trial->row_block, trial->block);
  return 0;
}

/* A trial that is the default in all but name; -1: none. */
static int find_default(const hscal_hunt *hunt, const hscal_trial *usual) {
  for (int i = 0; i < hunt->ntrials; i++)
    if (hscal__hunt_same_cut(&hunt->trials[i], usual) && hscal__hunt_same_places(&hunt->trials[i], usual)) return i;
  return -1;
}

/* Times the rule of thumb: roughly to see what a decision is worth (a time that is exact all the same stays), or well, to have something to
 * compare with and to fall back on. *seconds: 0 if it is refused or does not fit. */
static int time_default(hscal_hunt *hunt, hscal_effort effort, double *seconds) {
  hscal_trial trial;
  hscal_outcome outcome = HSCAL_KNOWN;
  int best = hunt->best;
  *seconds = 0;
  HSCAL_TRY(default_trial(hunt, &trial));
  int known = find_default(hunt, &trial), status = 0;
  if (known < 0) status = hscal__hunt_time(hunt, &trial, effort, INFINITY, seconds, &outcome);
  hunt->default_crowds = crowds(hunt, trial.node_of, trial.nprow * trial.npcol);
  free(trial.node_of);
  HSCAL_TRY(status);
  if (outcome == HSCAL_TIMED) known = hunt->ntrials - 1;
  if (outcome != HSCAL_TIMED && outcome != HSCAL_TIMED_ROUGHLY) *seconds = 0;
  hunt->fallback = known;
  hunt->default_is_refused = outcome == HSCAL_REFUSED;
  if (hunt->default_crowds && outcome == HSCAL_TIMED) hunt->best = best; /* told, but nothing to beat or to keep */
  return 0;
}

/* Logarithm of the time that may be hoped for: what the estimate and all trials so far lead to expect, less the doubt that is left. */
static double promise(const hscal_hunt *hunt, int cut) {
  const hscal_pupil *pupil = &hunt->lore.pupil[cut];
  double doubt = hunt->lore.nlessons > 0 ? sqrt(pupil->variance) : 0; /* the first trial is the best estimate */
  return hunt->cuts[cut].log_s + pupil->mean - hope * doubt;
}

/* Can it still win, at an effort that can be afforded? */
static int is_open(const hscal_hunt *hunt, const hscal_cut *cut, double limit_s, double effort) {
  return cut->stage < HSCAL_DONE && (!cut->is_echo || hunt->hears_echoes) && cut->bound_s < limit_s &&
         cut->effort * hunt->effort_scale[cut->stage] <= effort;
}

/* The cut that promises most among those of a stage (or beyond) whose next trial takes at most `effort`; -1: none. */
static int most_promising(const hscal_hunt *hunt, hscal_stage stage, double effort) {
  double most = INFINITY, limit_s = hscal__hunt_limit_s(hunt);
  int best = -1;
  for (int i = 0; i < hunt->ncuts; i++) {
    if (hunt->cuts[i].stage < stage || !is_open(hunt, &hunt->cuts[i], limit_s, effort)) continue;
    double value = promise(hunt, i);
    if (value > most || (value == most && hunt->cuts[i].oddity >= hunt->cuts[best].oddity)) continue;
    most = value;
    best = i;
  }
  return best;
}

/* Where every trial exceeds the budget, as on very large grids: the cheapest of those that promise nearly the most. */
static int cheapest_good(const hscal_hunt *hunt) {
  const double nearly = 0.03;
  int best = most_promising(hunt, HSCAL_ESTIMATED, INFINITY);
  if (best < 0) return best;
  double limit = promise(hunt, best) + nearly, limit_s = hscal__hunt_limit_s(hunt);
  for (int i = 0; i < hunt->ncuts; i++)
    if (is_open(hunt, &hunt->cuts[i], limit_s, INFINITY) && hunt->cuts[i].effort < hunt->cuts[best].effort &&
        promise(hunt, i) <= limit)
      best = i;
  return best;
}

/* On the same grid in the same blocks, wider panels need no less memory than one that did not fit. (Larger blocks may: the largest share
 * of 100 rows on two processes is 64 in blocks of 32, and 52 in blocks of 48.) */
static void drop_wider(hscal_hunt *hunt, const hscal_cut *cut) {
  for (int i = 0; i < hunt->ncuts; i++) {
    hscal_cut *other = &hunt->cuts[i];
    if (other->option == cut->option && other->block == cut->block && other->panel >= cut->panel)
      other->stage = HSCAL_DONE;
  }
}

/* How far the rough clock is off, from the cuts that were timed in both ways: on an option, and in general. */
static void compare_clocks(hscal_hunt *hunt, hscal_option *option, double ratio) {
  double off = ratio - hunt->rough_bias;
  option->rough_bias = ratio;
  if (option->rough_pairs++ > 0) return; /* counted once */
  double n = ++hunt->rough_pairs;
  hunt->rough_bias += off / (n + 1);
  hunt->rough_noise = sqrt((hunt->rough_noise * hunt->rough_noise * (n + 1) + off * off) / (n + 2));
}

static void learn(hscal_hunt *hunt, int index, double seconds, int is_rough) {
  const double exact = 0.003,
               alike = 0.015; /* what sampling errs; how much the rough clock's error varies on an option */
  hscal_cut *cut = &hunt->cuts[index];
  hscal_option *option = &hunt->options[cut->option];
  double ratio = log(fmax(seconds, DBL_MIN)) - cut->log_s, noise = exact;
  if (is_rough) {
    hunt->guesses++;
    ratio += option->rough_pairs ? option->rough_bias : hunt->rough_bias;
    noise = option->rough_pairs ? alike : hunt->rough_noise;
  } else if (cut->stage == HSCAL_ROUGHLY_TIMED) {
    compare_clocks(hunt, option, log(seconds / cut->timed_s));
  }
  hunt->spent += hscal__lore_teach(&hunt->lore, index, ratio, noise);
}

/* What is like a layout that the library refuses is often refused as well: its turn comes later. */
static void expect_refusals(hscal_hunt *hunt, int index) {
  const double twice = 0.7, noise = 0.1;
  hunt->spent += hscal__lore_teach(&hunt->lore, index, hunt->lore.pupil[index].mean + twice, noise);
}

/* A cut that differs in its panel width alone, for which the estimate is the same, and that was timed as well as this one or better; -1: none. */
static int twin_of(const hscal_hunt *hunt, const hscal_cut *cut) {
  for (int i = 0; i < hunt->ncuts; i++) {
    const hscal_cut *other = &hunt->cuts[i];
    if (other != cut && other->timed_s > 0 && other->stage >= cut->stage && other->option == cut->option &&
        other->block == cut->block && other->log_s == cut->log_s)
      return i;
  }
  return -1;
}

/* Does the panel width change what the call does where estimates see no difference? Two that take exactly as long say no for all. */
static void compare_twins(hscal_hunt *hunt, const hscal_cut *cut) {
  int twin = twin_of(hunt, cut);
  if (twin < 0 || hunt->cuts[twin].stage != cut->stage) return;
  int as_long = hunt->cuts[twin].timed_s == cut->timed_s;
  hunt->alike += as_long, hunt->unlike += !as_long;
}

/* Would timing it most likely tell nothing new? */
static int is_known_by_twin(const hscal_hunt *hunt, const hscal_cut *cut) {
  return hunt->alike > 0 && hunt->unlike == 0 && twin_of(hunt, cut) >= 0;
}

/* Times a cut: first roughly, when its turn comes again well. */
static int try_cut(hscal_hunt *hunt, int index) {
  hscal_cut *cut = &hunt->cuts[index];
  int roughly = cut->stage == HSCAL_ESTIMATED;
  double before = hunt->spent, seconds = 0;
  hscal_outcome outcome;
  if (!cut->is_echo && is_known_by_twin(hunt, cut)) {
    cut->is_echo = 1;
    return 0;
  }
  HSCAL_TRY(hscal__hunt_try(hunt, cut, roughly ? HSCAL_EFFORT_ROUGH : HSCAL_EFFORT_MODEL, &seconds, &outcome));
  if (outcome == HSCAL_TIMED || outcome == HSCAL_TIMED_ROUGHLY) {
    cut->shares = hscal__workspace_shares(hunt->workspace);
    if (cut->effort > 0) hunt->effort_scale[cut->stage] = (hunt->spent - before) / cut->effort;
    learn(hunt, index, seconds, outcome == HSCAL_TIMED_ROUGHLY);
  }
  cut->stage = outcome == HSCAL_TIMED_ROUGHLY ? HSCAL_ROUGHLY_TIMED : HSCAL_DONE;
  cut->timed_s = outcome == HSCAL_TIMED || outcome == HSCAL_TIMED_ROUGHLY ? seconds : 0;
  compare_twins(hunt, cut);
  if (outcome == HSCAL_TOO_LARGE) drop_wider(hunt, cut);
  if (outcome == HSCAL_REFUSED) expect_refusals(hunt, index);
  int option = cut->option; /* the list may move */
  if (outcome != HSCAL_TIMED || hunt->best != hunt->ntrials - 1) return 0;
  HSCAL_TRY(hscal__hunt_cut_finer(hunt, index));
  return hunt->is_coarse ? hscal__hunt_cut_near(hunt, option, hunt->budget) : 0;
}

/* Times what promises most and can be afforded. */
static int try_most_promising(hscal_hunt *hunt, int *found) {
  int cut = most_promising(hunt, HSCAL_ESTIMATED, hunt->budget - hunt->spent);
  *found = cut >= 0;
  return *found ? try_cut(hunt, cut) : 0;
}

/* The roughly timed cut that is expected to take least, by all that is known or by its rough time alone: how far that is off differs so much between
 * grids that its neighbours may speak against it for no reason. -1: none is expected to beat the best. */
static int best_guess(const hscal_hunt *hunt) {
  double least = log(hscal__hunt_limit_s(hunt));
  int best = -1;
  for (int i = 0; i < hunt->ncuts; i++) {
    const hscal_cut *cut = &hunt->cuts[i];
    if (cut->stage != HSCAL_ROUGHLY_TIMED) continue;
    double by_itself = log(fmax(cut->timed_s, DBL_MIN)) + hunt->rough_bias;
    double expected = fmin(cut->log_s + hunt->lore.pupil[i].mean, by_itself);
    if (expected < least) least = expected, best = i;
  }
  return best;
}

/* Where the budget was gone before the best guess was timed well, that is done all the same: of two one may be right. */
static int confirm_guess(hscal_hunt *hunt) {
  enum { GUESSES = 2 };
  for (int i = 0, guess; i < GUESSES && (guess = best_guess(hunt)) >= 0; i++) HSCAL_TRY(try_cut(hunt, guess));
  return 0;
}

/* What has been timed roughly alone competes with what nobody has tried, of which more may be hoped: the best of it is timed well in
 * the end. */
static int confirm(hscal_hunt *hunt) {
  while (hunt->spent < hunt->budget) {
    int cut = most_promising(hunt, HSCAL_ROUGHLY_TIMED, hunt->budget - hunt->spent);
    if (cut < 0 || promise(hunt, cut) >= log(hscal__hunt_limit_s(hunt))) return 0;
    HSCAL_TRY(try_cut(hunt, cut));
  }
  return 0;
}

static int is_neighbour(const hscal_hunt *hunt, const hscal_cut *cut, const hscal_trial *trial) {
  enum { NEAR = 2 };
  const hscal_option *option = &hunt->options[cut->option];
  return abs(option->nprow - trial->nprow) + abs(option->npcol - trial->npcol) <= NEAR &&
         option->filling == trial->filling && hunt->space.block[cut->block] == trial->block &&
         hunt->space.panel[cut->panel] == trial->panel;
}

/* The best blocks and panel width on grids of a row or column more or less, as long as that helps. */
static int try_neighbours(hscal_hunt *hunt) {
  for (int best = -1; best != hunt->best;) {
    best = hunt->best;
    const hscal_trial trial = hunt->trials[best]; /* the list may move */
    for (int i = 0; i < hunt->ncuts; i++) {
      double left = hunt->budget - hunt->spent;
      if (left <= 0) return 0;
      if (is_neighbour(hunt, &hunt->cuts[i], &trial) && is_open(hunt, &hunt->cuts[i], hscal__hunt_limit_s(hunt), left))
        HSCAL_TRY(try_cut(hunt, i));
    }
  }
  return 0;
}

/* Cuts options in turn, as long as they can beat the best and the budget allows: each layout that is cut hears all lessons. Not beyond the
 * budget, unless there is no default to fall back on. */
static int cut_options(hscal_hunt *hunt, double budget, int may_fall_back) {
  enum { FIRST = 8, ALL = 4096, MOST = 512, MANY = 128 };
  int cut = 0;
  hunt->is_coarse = (long)hunt->noptions * hunt->space.nblocks * hunt->space.npanels > ALL;
  int most_coarse = hunt->space.max_processes > MANY ? 2 * MOST : MOST;
  double most = (double)(hunt->is_coarse ? most_coarse : ALL) * fmax(hunt->space.options.patience, 1);
  HSCAL_TRY(hscal__hunt_take_turns(hunt));
  for (int i = 0; i < hunt->noptions; i++) {
    if (hunt->options[hunt->turn[i]].bound_s >= hscal__hunt_limit_s(hunt)) continue;
    if ((hunt->spent >= budget && may_fall_back && cut >= FIRST) || hunt->ncuts >= most) break;
    HSCAL_TRY(hscal__hunt_cut(hunt, hunt->turn[i]));
    cut++;
  }
  return 0;
}

/* The least time any untimed candidate could take; infinity if none is left. */
static double least_bound_left(const hscal_hunt *hunt) {
  double least = hunt->unlisted_s;
  for (int i = 0; i < hunt->noptions; i++)
    if (!hunt->options[i].is_cut || hunt->is_coarse) least = fmin(least, hunt->options[i].bound_s);
  for (int i = 0; i < hunt->ncuts; i++)
    if (hunt->cuts[i].stage < HSCAL_DONE) least = fmin(least, hunt->cuts[i].bound_s);
  return least;
}

/* A recorded call that is wrong in itself is refused whatever the layout, each time after it has been made. */
static int is_hopeless(const hscal_hunt *hunt) {
  enum { ENOUGH = 24 };
  return hunt->space.open.recording && hunt->best < 0 && hunt->refused >= ENOUGH;
}

static int try_in_turn(hscal_hunt *hunt) {
  int found = 1;
  while (found && hunt->spent < hunt->budget && !is_hopeless(hunt)) {
    HSCAL_TRY(try_most_promising(hunt, &found));
    if (found || hunt->hears_echoes) continue;
    found = hunt->hears_echoes = 1; /* there is time for what most likely is known */
  }
  return 0;
}

/* Whatever it takes, something must be timed well: the best guess, or what is to be one. */
static int try_until_found(hscal_hunt *hunt) {
  hunt->hears_echoes |= hunt->best < 0;
  while (hunt->best < 0 && !is_hopeless(hunt)) {
    int guess = best_guess(hunt), cut = guess >= 0 ? guess : cheapest_good(hunt);
    if (cut < 0) return 0;
    HSCAL_TRY(try_cut(hunt, cut));
  }
  return 0;
}

static int hunt_down(hscal_hunt *hunt) {
  double usual_s;
  HSCAL_TRY(time_default(hunt, HSCAL_EFFORT_ROUGH, &usual_s));
  double budget = thinking_budget(&hunt->space, usual_s);
  if (hunt->fallback < 0) budget *= 1 - default_share;
  int may_fall_back = usual_s > 0 && !hunt->default_crowds;
  hunt->candidates++;
  HSCAL_TRY(hscal__hunt_list(hunt));
  hunt->budget = (1 - confirmation_share - improvement_share) * budget;
  HSCAL_TRY(cut_options(hunt, hunt->spent + estimate_share * budget, may_fall_back));
  HSCAL_TRY(try_in_turn(hunt));
  hunt->budget += confirmation_share * budget;
  HSCAL_TRY(hunt->guesses > 0 ? confirm(hunt) : try_neighbours(hunt));
  HSCAL_TRY(try_in_turn(hunt)); /* with what is left of it */
  HSCAL_TRY(confirm_guess(hunt));
  HSCAL_TRY(try_until_found(hunt));
  hunt->budget = budget;
  HSCAL_TRY(hscal__hunt_improve(hunt));
  if (hunt->fallback < 0 && usual_s > 0) HSCAL_TRY(time_default(hunt, HSCAL_EFFORT_MODEL, &usual_s));
  double best_s = hscal__hunt_best_s(hunt), left_s = least_bound_left(hunt);
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

int hscal__hunt_init(hscal_hunt *hunt, const hscal_call *call, const hscal_machine *machine,
                     const hscal_options *options, int kind) {
  *hunt = (hscal_hunt){
      .best = -1, .fallback = -1, .unlisted_s = INFINITY, .rough_noise = usual_noise, .effort_scale = {1, 1}};
  hunt->lore.doubt = hscal__routine_level(call->routine) == 4 ? 1 : 0.5;
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

void hscal__hunt_free(hscal_hunt *hunt) {
  free(hunt->cuts);
  hscal__lore_free(&hunt->lore);
  hscal__seen_free(&hunt->seen);
  for (int i = 0; i < hunt->ntrials; i++) free(hunt->trials[i].node_of);
  free(hunt->options);
  free(hunt->turn);
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
  int status = hscal__hunt_init(&hunt, call, machine, options, kind);
  if (!status) status = hunt_down(&hunt);
  if (!status && hunt.best < 0) status = hunt.refused ? no_layout_accepted(&hunt) : no_fit(&hunt);
  if (!status) status = hscal__plan_make(&hunt, plan);
  hscal__hunt_free(&hunt);
  return status;
}
