#include "search/search.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "instrumented_scalapack/expectations.h"
#include "plan/plan.h"
#include "recorded/recording.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Seconds that a decision should take: 10 ms for 64 processes or fewer, 100 ms for 1,024, 1 s for 10,000, and between as a power of their
 * number. */
static double due_s(int processes) {
  const double few = 64, many = 1024, most = 10000, few_s = 10e-3, many_s = 100e-3, most_s = 1;
  if (processes <= few) return few_s;
  if (processes <= many) return few_s * pow(processes / few, log(many_s / few_s) / log(many / few));
  return many_s * pow(processes / many, log(most_s / many_s) / log(most / many));
}

/* How long to think: this at least, and so many times what is due. Where nodes are shared or unequal estimates are worse and more is to be
 * gained (docs/explanation/search.md, Time to think). */
typedef struct pace {
  double least_s, times_due;
} pace;
static const pace alone = {10e-3, 0.7}, shared = {150e-3, 2}, unequal = {225e-3, 3};

static const pace *pace_of(const hscal_space *space) {
  if (!space->speeds_are_equal) return &unequal;
  return hscal__shares_nodes(space) ? &shared : &alone;
}

/* With so much patience or less a decision is in a hurry: it takes what is due, or that much less. */
static const double hurried = 0.1;

/* The rest of what is due is for what cannot be done in part, and for slower computers. */
static const double of_due = 0.6;

/* What one operation of the clock is taken to be (docs/explanation/clock.md). */
static const double operation_s = 60e-9;

/* How long to think, in operations of the clock, so that the plan does not depend on how fast this computer is. */
typedef struct thinking {
  double budget, most; /* most: all that may be spent; infinite where that does not matter */
  int hurries;
} thinking;

static double patience_of(const hscal_space *space) {
  return space->options.patience > 0 ? space->options.patience : 1;
}

/* Seconds, as usual. A thousandth of the run is worth it in any case. */
static double usual_s(const hscal_space *space, double run_s) {
  const double worth = 1e-3, most = 10, of_no_product = 0.4;
  const pace *pace = pace_of(space);
  double due = due_s(space->max_processes);
  double seconds = fmax(fmax(pace->least_s, due * pace->times_due), fmin(worth * run_s, most * due));
  return hscal__bound_flops(&space->open) == 0 ? of_no_product * seconds : seconds; /* over in a moment */
}

/* At the shell, or however long the caller says. */
static thinking think_usually(const hscal_space *space, double seconds) {
  double patience = patience_of(space), least_s = fmin(seconds, of_due * due_s(space->max_processes));
  if (patience <= hurried) {
    double budget = least_s * patience / hurried / operation_s;
    return (thinking){budget, budget, 1};
  }
  return (thinking){(patience < 1 ? fmax(seconds * patience, least_s) : seconds * patience) / operation_s, INFINITY, 0};
}

double hscal__program_s(double run_s, double patience) {
  const double share_of_run = 0.01, at_least_s = 10e-3;
  return fmax(share_of_run * run_s, at_least_s) * (patience > 0 ? patience : 1);
}

/* In a program that waits: as usual where that is so little that it need not be watched, else in a hurry. */
static thinking think_in_program(const hscal_space *space, double seconds, double run_s) {
  const double ample = 4;
  double most_s = of_due * hscal__program_s(run_s, space->options.patience), wanted_s = seconds * patience_of(space);
  return (thinking){fmin(wanted_s, most_s) / operation_s, most_s / operation_s, most_s < ample * wanted_s};
}

/* Of recorded calls, whatever they take. */
static const double recording_s = 3;

static thinking think(const hscal_space *space, double run_s) {
  double seconds = usual_s(space, run_s);
  if (space->open.recording)
    return (thinking){recording_s / operation_s * fmax(space->options.patience, 1), INFINITY, 0};
  return space->options.in_program ? think_in_program(space, seconds, run_s) : think_usually(space, seconds);
}

/* What a patience of 1 is worth. */
static double patient_s(const hscal_space *space, double run_s) {
  if (space->open.recording) return recording_s;
  return space->options.in_program ? think(space, run_s).budget * operation_s / patience_of(space)
                                   : usual_s(space, run_s);
}

/* Of the budget, what estimates may take, what is kept to time well what has been timed roughly, for better placements of the
 * best layout, and for the guide's layout. */
static const double least_share = 0.3, estimate_share = 0.25, confirmation_share = 0.15, improvement_share = 0.3,
                    guide_share = 0.15;

/* What the other usual layouts may take of it in a hurry; else beside it. */
static const double usual_share = 0.2, usual_share_beside = 0.5;

/* Telling how the data may change what a plan takes, of a rough timing. */
static const double range_share = 1.2;

/* What a rough timing may take: so much of the budget, or so many times what that of the guide took; usually, and in a hurry. */
static const double dearest_share[] = {0.3, 0.5}, times_guide[] = {3, 1.5};
/* The same where that of the guide was too dear. */
static const double unknown_share = 0.2;

/* Of the rough clock against the good one (docs/explanation/clock.md), until the search knows better. */
static double usual_noise(const hscal_call *call) {
  const double of_reductions = 0.03;
  if (hscal__depends_on_data(call)) return of_reductions;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gehrd:
    return of_reductions;
  case HSCAL_SCHEME_symm:
    return 0.27;
  case HSCAL_SCHEME_trsm:
  case HSCAL_SCHEME_potrf:
  case HSCAL_SCHEME_trtri:
    return 0.18;
  case HSCAL_SCHEME_syrk:
    return 0.16;
  case HSCAL_SCHEME_trmm:
    return 0.12;
  default:
    return 0.08;
  }
}

/* In a program: does timing it even roughly use up what a decision may take, as on a thousand processes? */
static int is_guide_dear(hscal_hunt *hunt) {
  const double part = 0.25;
  if (!hunt->space.options.in_program || hunt->space.open.recording) return 0;
  return hscal__usual_effort(hunt, hscal__guide(hunt)) >
         part * of_due * hscal__program_s(0, hunt->space.options.patience) / operation_s;
}

/* What a rough timing takes, as that of the guide's layout has shown. */
static void note_usual_effort(hscal_hunt *hunt, double effort) {
  double expected = hscal__usual_effort(hunt, hscal__guide(hunt));
  hunt->usual_effort = effort;
  hunt->usual_volume = hscal__workspace_volume(hunt->workspace);
  if (expected > hunt->usual_effort) hunt->effort_scale[HSCAL_ESTIMATED] = hunt->usual_effort / expected;
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

/* Rough times alone, and two guesses timed well if that leaves half of the budget. */
static int explore_roughly(hscal_hunt *hunt, double budget) {
  const double at_least = 0.5;
  double good = hscal__hunt_good_effort(hunt, hunt->space.max_processes, hscal__shares_nodes(&hunt->space));
  hunt->budget = good < (1 - at_least) * budget ? budget - good : budget - 0.5 * hunt->usual_effort;
  HSCAL_TRY(hscal__hunt_try_in_turn(hunt));
  hunt->budget = budget;
  return hscal__hunt_settle(hunt);
}

/* Rough and good times as they promise; what is kept of the budget is for confirming guesses, and for improving. */
static int explore(hscal_hunt *hunt, double budget) {
  hunt->budget = (1 - confirmation_share - improvement_share) * budget;
  HSCAL_TRY(hscal__hunt_try_in_turn(hunt));
  hunt->budget += confirmation_share * budget;
  HSCAL_TRY(hscal__hunt_confirm(hunt));
  HSCAL_TRY(hscal__hunt_try_in_turn(hunt)); /* with what is left of it */
  HSCAL_TRY(hscal__hunt_settle(hunt));
  hunt->budget = budget;
  return 0;
}

/* Operations that it takes to time the guide's layout well. */
static double good_effort(hscal_hunt *hunt) {
  const hscal_usual *guide = hscal__guide(hunt);
  return hscal__hunt_good_effort(hunt, guide->layout.nprow * guide->layout.npcol, guide->shares);
}

/* In a hurry: where it takes little to time the guide's layout well, so does timing others. */
static int explore_in_a_hurry(hscal_hunt *hunt, double budget, double most) {
  const double perhaps = 0.3, little = 0.125;
  double good = good_effort(hunt), seconds;
  int is_product = hscal__routine_level(hunt->space.open.routine) < 4;
  if (is_product && hscal__guide(hunt)->trial < 0 && hunt->may_fall_back && good <= perhaps * budget) {
    hunt->due = hunt->spent + perhaps * budget;
    HSCAL_TRY(hscal__usual_time(hunt, hscal__guide(hunt), HSCAL_EFFORT_MODEL, &seconds));
  }
  hunt->due = most;
  HSCAL_TRY(hscal__usual_glance(hunt, usual_share * budget));
  hunt->hurries = good_effort(hunt) > little * budget;
  return hunt->hurries ? explore_roughly(hunt, budget) : explore(hunt, budget);
}

/* As much as is promised, and what everybody uses before it is improved: that takes what it takes. */
static int explore_usually(hscal_hunt *hunt, double budget) {
  HSCAL_TRY(explore(hunt, budget));
  double before = hunt->spent;
  HSCAL_TRY(hscal__usual_settle(hunt, usual_share_beside * budget));
  hunt->budget += hunt->spent - before;
  return 0;
}

/* What the call is expected to take as far as is known before any but the guide's layout is timed. */
static double expected_s(const hscal_hunt *hunt, double guide_s) {
  double least_s = guide_s > 0 ? guide_s : INFINITY;
  for (int i = 0; i < hunt->ncuts; i++) least_s = fmin(least_s, hunt->cuts[i].estimate_s);
  return isfinite(least_s) ? least_s : 0;
}

/* How long to think, if the call takes so long; what is due later is left out. */
static thinking set_limits(hscal_hunt *hunt, double run_s) {
  thinking limits = think(&hunt->space, run_s);
  hunt->hurries = limits.hurries;
  hunt->thinking_s = patient_s(&hunt->space, run_s);
  hunt->most_s =
      hunt->space.options.in_program && limits.hurries ? hscal__program_s(run_s, hunt->space.options.patience) : 0;
  if (hunt->hurries && hscal__depends_on_data(&hunt->space.open)) limits.budget -= range_share * hunt->usual_effort;
  if (hscal__guide(hunt)->trial < 0 && !hunt->hurries) limits.budget *= 1 - guide_share;
  /* some grids make a call go through ten times as many operations as others: none shall use up the budget */
  if (hunt->may_fall_back)
    hunt->dearest = fmax(dearest_share[hunt->hurries] * limits.budget, times_guide[hunt->hurries] * hunt->usual_effort);
  hunt->least = fmax(due_s(hunt->space.max_processes) / operation_s, least_share * limits.budget);
  return limits;
}

/* Whatever that takes. */
static int time_guide_roughly(hscal_hunt *hunt, double *seconds) {
  double before = hunt->spent;
  hunt->dearest = INFINITY;
  HSCAL_TRY(hscal__usual_time(hunt, hscal__guide(hunt), HSCAL_EFFORT_LOW_FIDELITY, seconds));
  if (*seconds > 0) note_usual_effort(hunt, hunt->spent - before);
  return 0;
}

/* Options and their first cuts, and how long to think. The guide's layout is timed before, or where that is dear only if it may be the best. *guide_s: what it
 * takes, roughly; *is_estimated: by its closed form. */
static int look_around(hscal_hunt *hunt, thinking *limits, double *guide_s, int *is_estimated) {
  *is_estimated = is_guide_dear(hunt);
  HSCAL_TRY(*is_estimated ? hscal__usual_estimate(hunt, hscal__guide(hunt), guide_s)
                          : time_guide_roughly(hunt, guide_s));
  hunt->may_fall_back = *guide_s > 0 && !hscal__guide(hunt)->crowds;
  *limits = set_limits(hunt, *guide_s);
  HSCAL_TRY(hscal__hunt_list(hunt));
  HSCAL_TRY(hscal__hunt_cut_first(hunt, estimate_share * limits->budget, hunt->may_fall_back));
  if (!hunt->space.options.in_program) return 0;
  double run_s = expected_s(hunt, *guide_s);
  if (*is_estimated && !hscal__is_surely_faster(run_s, *guide_s)) {
    *is_estimated = 0;
    HSCAL_TRY(time_guide_roughly(hunt, guide_s));
  }
  *limits = set_limits(hunt, run_s);
  if (*is_estimated) hunt->dearest = fmin(hunt->dearest, unknown_share * limits->budget);
  return 0;
}

int hscal__hunt_down(hscal_hunt *hunt) {
  thinking limits;
  double guide_s;
  int is_estimated;
  HSCAL_TRY(hscal__usual_list(hunt));
  hunt->candidates += hunt->nusuals;
  HSCAL_TRY(look_around(hunt, &limits, &guide_s, &is_estimated));
  HSCAL_TRY(limits.hurries ? explore_in_a_hurry(hunt, limits.budget, limits.most)
                           : explore_usually(hunt, limits.budget));
  HSCAL_TRY(hscal__hunt_improve(hunt));
  if (is_estimated) HSCAL_TRY(hscal__hunt_tell_estimate(hunt));
  if (is_estimated && !hscal__is_surely_faster(hscal__hunt_best_s(hunt), guide_s))
    HSCAL_TRY(time_guide_roughly(hunt, &guide_s));
  if (limits.hurries) HSCAL_TRY(hscal__usual_settle_in_a_hurry(hunt, guide_s));
  hscal__workspace_limit(hunt->workspace, INFINITY); /* of what explains the plan */
  double best_s = hscal__hunt_best_s(hunt), left_s = least_bound_left(hunt);
  hunt->gap = left_s < best_s ? fmax(1 - left_s / best_s, HSCAL_SEARCH_TOLERANCE) : HSCAL_SEARCH_TOLERANCE;
  return 0;
}

/* How many more nodes are missing for so many bytes, or that no machine has so many. */
enum { LACK_ROOM = 40 };
static const char *lack_text(double bytes, double bytes_of_node, char text[LACK_ROOM]) {
  const double most = 1e6;
  double nodes = fmax(1, ceil(bytes / bytes_of_node));
  if (nodes <= most)
    snprintf(text, LACK_ROOM, "about %.0f more node(s)", nodes);
  else
    snprintf(text, LACK_ROOM, "more than %.0f more nodes", most);
  return text;
}

/* Nothing fits: says what is there and what would be enough. */
static int no_fit(const hscal_hunt *hunt) {
  const double giga = 1e9;
  const hscal_machine *machine = hunt->space.machine;
  double there = 0, largest = 0, need = hunt->space.operand_bytes;
  int most_spacious = 0;
  char lack[LACK_ROOM];
  for (int h = 0; h < machine->nnodes; h++) {
    double bytes = hscal__node(machine, h)->memory_bytes;
    if (hunt->space.cap[h] > 0) there += bytes;
    if (bytes > largest) largest = bytes, most_spacious = h;
  }
  if (hunt->least_nprow == 0 || need > there)
    return hscal__fail(HSCAL_ERROR_NO_FIT,
                       "the operands take %.4g GB and the nodes have %.4g GB that processes may use: %s like %s "
                       "(%.4g GB) are needed",
                       need / giga, there / giga, lack_text(need - there, largest, lack),
                       machine->node_name[most_spacious], largest / giga);
  int processes = hunt->least_nprow * hunt->least_npcol;
  need = hunt->least_bytes * processes;
  return hscal__fail(
      HSCAL_ERROR_NO_FIT,
      "a process needs at least %.4g GB (operands and workspace on a %d x %d grid), all of them %.4g GB, "
      "and the nodes have %.4g GB: %s like %s (%.4g GB) are needed",
      hunt->least_bytes / giga, hunt->least_nprow, hunt->least_npcol, need / giga, there / giga,
      lack_text(need - there, largest, lack), machine->node_name[most_spacious], largest / giga);
}

/* The library refused them all: the last refusal says why. */
static int no_layout_accepted(const hscal_hunt *hunt) {
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the library accepts none of %d layouts that were tried; the last: %s",
                     hunt->refused, hunt->refusal);
}

int hscal__hunt_init(hscal_hunt *hunt, const hscal_call *call, const hscal_machine *machine,
                     const hscal_options *options, int kind) {
  *hunt = (hscal_hunt){.best = -1,
                       .unlisted_s = INFINITY,
                       .hope = HSCAL_USUAL_HOPE,
                       .dearest = INFINITY,
                       .due = INFINITY,
                       .best_rough_s = INFINITY,
                       .rough_noise = usual_noise(call),
                       .effort_scale = {1, 1}};
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
  hscal__usual_free(hunt);
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

/* Well; in a program roughly, where that takes little all of them. */
static int time_usuals(hscal_hunt *hunt) {
  double guide_s;
  HSCAL_TRY(hscal__usual_list(hunt));
  HSCAL_TRY(time_guide_roughly(hunt, &guide_s));
  double budget = think(&hunt->space, guide_s).budget;
  if (!hunt->space.options.in_program) return hscal__usual_settle(hunt, usual_share_beside * budget);
  hunt->due = hunt->budget = hunt->spent, hunt->hurries = 1;
  HSCAL_TRY(hscal__usual_glance(hunt, usual_share * budget));
  return hscal__usual_settle_in_a_hurry(hunt, guide_s);
}

int hscal__search_usual(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan *plan) {
  hscal_hunt hunt;
  int status = hscal__hunt_init(&hunt, call, machine, options, -1);
  if (!status) status = time_usuals(&hunt);
  if (!status) status = hscal__baselines_fill(&hunt, NULL, plan);
  hscal__hunt_free(&hunt);
  return status;
}

int hscal__search_among(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int kind,
                        hscal_plan **plan) {
  hscal_hunt hunt;
  *plan = NULL;
  int status = hscal__hunt_init(&hunt, call, machine, options, kind);
  if (!status) status = hscal__hunt_down(&hunt);
  if (!status && hunt.best < 0) status = hunt.refused ? no_layout_accepted(&hunt) : no_fit(&hunt);
  if (!status) status = hscal__plan_make(&hunt, plan);
  hscal__hunt_free(&hunt);
  return status;
}
