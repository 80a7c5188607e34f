#include "search/search.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "instrumented_scalapack/expectations.h"
#include "recorded/recording.h"
#include "search/budget.h"
#include "search/space_init.h"
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
 * gained (docs/notebook/calibration_search.md, Patience). */
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

/* What one operation of the clock is taken to be (docs/explanation/fidelity.md). */
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
  return hscal__bound_flops(&space->call) == 0 ? of_no_product * seconds : seconds; /* over in a moment */
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

/* In a program that waits: as usual where that is so little that it need not be watched, else in a hurry. */
static thinking think_in_program(const hscal_space *space, double seconds, double run_s) {
  const double ample = 4;
  double most_s = of_due * hscal__decision_limit_s(run_s, space->options.patience),
         wanted_s = seconds * patience_of(space);
  return (thinking){fmin(wanted_s, most_s) / operation_s, most_s / operation_s, most_s < ample * wanted_s};
}

/* Of recorded calls, whatever they take. */
static const double recording_s = 3;

static thinking think(const hscal_space *space, double run_s) {
  double seconds = usual_s(space, run_s);
  if (space->call.recording)
    return (thinking){recording_s / operation_s * fmax(space->options.patience, 1), INFINITY, 0};
  return space->options.in_program ? think_in_program(space, seconds, run_s) : think_usually(space, seconds);
}

/* What a patience of 1 is worth. */
static double patient_s(const hscal_space *space, double run_s) {
  if (space->call.recording) return recording_s;
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

/* In a program: does timing it even roughly use up what a decision may take, as on a thousand processes? */
static int is_guide_dear(hscal_search_state *search) {
  const double part = 0.25;
  if (!search->space.options.in_program || search->space.call.recording) return 0;
  return hscal__usual_effort(search, hscal__guide(search)) >
         part * of_due * hscal__decision_limit_s(0, search->space.options.patience) / operation_s;
}

/* What a rough timing takes, as that of the guide's layout has shown. */
static void note_usual_effort(hscal_search_state *search, double effort) {
  double expected = hscal__usual_effort(search, hscal__guide(search));
  search->fidelity.guide_effort = effort;
  search->fidelity.guide_volume = hscal__workspace_volume(search->workspace);
  if (expected > search->fidelity.guide_effort)
    search->fidelity.effort_scale[HSCAL_STAGE_ESTIMATED] = search->fidelity.guide_effort / expected;
}

/* The least time any untimed candidate could take; infinity if none is left. */
static double least_bound_left(const hscal_search_state *search) {
  double least = search->pool.unlisted_s;
  for (int i = 0; i < search->pool.ngrids; i++)
    if (!search->pool.grids[i].is_expanded || search->pool.is_coarse)
      least = fmin(least, search->pool.grids[i].bound_s);
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (search->pool.candidates[i].stage < HSCAL_STAGE_DONE) least = fmin(least, search->pool.candidates[i].bound_s);
  return least;
}

/* Rough times alone, and two guesses timed well if that leaves half of the budget. */
static int explore_roughly(hscal_search_state *search, double budget) {
  const double at_least = 0.5;
  double good = hscal__high_fidelity_effort(search, search->space.max_processes, hscal__shares_nodes(&search->space));
  search->budget.limit = good < (1 - at_least) * budget ? budget - good : budget - 0.5 * search->fidelity.guide_effort;
  HSCAL_TRY(hscal__select_and_evaluate(search));
  search->budget.limit = budget;
  return hscal__verify_incumbent(search);
}

/* Rough and good times as they promise; what is kept of the budget is for confirming guesses, and for improving. */
static int explore(hscal_search_state *search, double budget) {
  search->budget.limit = (1 - confirmation_share - improvement_share) * budget;
  HSCAL_TRY(hscal__select_and_evaluate(search));
  search->budget.limit += confirmation_share * budget;
  HSCAL_TRY(hscal__verify_promising(search));
  HSCAL_TRY(hscal__select_and_evaluate(search)); /* with what is left of it */
  HSCAL_TRY(hscal__verify_incumbent(search));
  search->budget.limit = budget;
  return 0;
}

/* Operations that it takes to time the guide's layout well. */
static double good_effort(hscal_search_state *search) {
  const hscal_usual *guide = hscal__guide(search);
  return hscal__high_fidelity_effort(search, guide->layout.nprow * guide->layout.npcol, guide->shares);
}

/* In a hurry: where it takes little to time the guide's layout well, so does timing others. */
static int explore_in_a_hurry(hscal_search_state *search, double budget, double most) {
  const double perhaps = 0.3, little = 0.125;
  double good = good_effort(search), seconds;
  int is_product = hscal__routine_level(search->space.call.routine) < 4;
  if (is_product && hscal__guide(search)->trial < 0 && search->can_fall_back && good <= perhaps * budget) {
    search->budget.deadline_effort = search->budget.spent + perhaps * budget;
    HSCAL_TRY(hscal__usual_evaluate(search, hscal__guide(search), HSCAL_EFFORT_MODEL, &seconds));
  }
  search->budget.deadline_effort = most;
  HSCAL_TRY(hscal__usual_evaluate_low(search, usual_share * budget));
  search->budget.deadline_mode = good_effort(search) > little * budget;
  return search->budget.deadline_mode ? explore_roughly(search, budget) : explore(search, budget);
}

/* As much as is promised, and what everybody uses before it is improved: that takes what it takes. */
static int explore_usually(hscal_search_state *search, double budget) {
  HSCAL_TRY(explore(search, budget));
  double before = search->budget.spent;
  HSCAL_TRY(hscal__usual_verify(search, usual_share_beside * budget));
  search->budget.limit += search->budget.spent - before;
  return 0;
}

/* What the call is expected to take as far as is known before any but the guide's layout is timed. */
static double expected_s(const hscal_search_state *search, double guide_s) {
  double least_s = guide_s > 0 ? guide_s : INFINITY;
  for (int i = 0; i < search->pool.ncandidates; i++) least_s = fmin(least_s, search->pool.candidates[i].estimate_s);
  return isfinite(least_s) ? least_s : 0;
}

/* How long to think, if the call takes so long; what is due later is left out. */
static thinking set_limits(hscal_search_state *search, double run_s) {
  thinking limits = think(&search->space, run_s);
  search->budget.deadline_mode = limits.hurries;
  search->budget.thinking_s = patient_s(&search->space, run_s);
  search->budget.most_s = search->space.options.in_program && limits.hurries
                              ? hscal__decision_limit_s(run_s, search->space.options.patience)
                              : 0;
  if (search->budget.deadline_mode && hscal__depends_on_data(&search->space.call))
    limits.budget -= range_share * search->fidelity.guide_effort;
  if (hscal__guide(search)->trial < 0 && !search->budget.deadline_mode) limits.budget *= 1 - guide_share;
  /* some grids make a call go through ten times as many operations as others: none shall use up the budget */
  if (search->can_fall_back)
    search->budget.evaluation_cap = fmax(dearest_share[search->budget.deadline_mode] * limits.budget,
                                         times_guide[search->budget.deadline_mode] * search->fidelity.guide_effort);
  search->budget.min_effort = fmax(due_s(search->space.max_processes) / operation_s, least_share * limits.budget);
  return limits;
}

/* Whatever that takes. */
static int time_guide_roughly(hscal_search_state *search, double *seconds) {
  double before = search->budget.spent;
  search->budget.evaluation_cap = INFINITY;
  HSCAL_TRY(hscal__usual_evaluate(search, hscal__guide(search), HSCAL_EFFORT_LOW_FIDELITY, seconds));
  if (*seconds > 0) note_usual_effort(search, search->budget.spent - before);
  return 0;
}

/* Options and their first cuts, and how long to think. The guide's layout is timed before, or where that is dear only if it may be the best. *guide_s: what it
 * takes, roughly; *is_estimated: by its closed form. */
static int look_around(hscal_search_state *search, thinking *limits, double *guide_s, int *is_estimated) {
  *is_estimated = is_guide_dear(search);
  HSCAL_TRY(*is_estimated ? hscal__usual_estimate(search, hscal__guide(search), guide_s)
                          : time_guide_roughly(search, guide_s));
  search->can_fall_back = *guide_s > 0 && !hscal__guide(search)->oversubscribes;
  *limits = set_limits(search, *guide_s);
  HSCAL_TRY(hscal__grid_candidates_list(search));
  HSCAL_TRY(hscal__expand_first(search, estimate_share * limits->budget, search->can_fall_back));
  if (!search->space.options.in_program) return 0;
  double run_s = expected_s(search, *guide_s);
  if (*is_estimated && !hscal__is_surely_faster(run_s, *guide_s)) {
    *is_estimated = 0;
    HSCAL_TRY(time_guide_roughly(search, guide_s));
  }
  *limits = set_limits(search, run_s);
  if (*is_estimated)
    search->budget.evaluation_cap = fmin(search->budget.evaluation_cap, unknown_share * limits->budget);
  return 0;
}

static int explore_all(hscal_search_state *search) {
  thinking limits;
  double guide_s;
  int is_estimated;
  HSCAL_TRY(hscal__usual_list(search));
  search->candidates += search->nusuals;
  HSCAL_TRY(look_around(search, &limits, &guide_s, &is_estimated));
  HSCAL_TRY(limits.hurries ? explore_in_a_hurry(search, limits.budget, limits.most)
                           : explore_usually(search, limits.budget));
  HSCAL_TRY(hscal__local_search(search));
  if (is_estimated) HSCAL_TRY(hscal__accept_estimate(search));
  if (is_estimated && !hscal__is_surely_faster(hscal__incumbent_s(search), guide_s))
    HSCAL_TRY(time_guide_roughly(search, &guide_s));
  if (limits.hurries) HSCAL_TRY(hscal__usual_verify_by_deadline(search, guide_s));
  hscal__workspace_limit(search->workspace, INFINITY); /* of what explains the plan */
  double best_s = hscal__incumbent_s(search), left_s = least_bound_left(search);
  search->gap = left_s < best_s ? fmax(1 - left_s / best_s, HSCAL_SEARCH_TOLERANCE) : HSCAL_SEARCH_TOLERANCE;
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
static int no_fit(const hscal_search_state *search) {
  const double giga = 1e9;
  const hscal_machine *machine = search->space.machine;
  double there = 0, largest = 0, need = search->space.operand_bytes;
  int most_spacious = 0;
  char lack[LACK_ROOM];
  for (int h = 0; h < machine->nnodes; h++) {
    double bytes = hscal__node(machine, h)->memory_bytes;
    if (search->space.cap[h] > 0) there += bytes;
    if (bytes > largest) largest = bytes, most_spacious = h;
  }
  if (search->least_nprow == 0 || need > there)
    return hscal__fail(HSCAL_ERROR_NO_FIT,
                       "the operands take %.4g GB and the nodes have %.4g GB that processes may use: %s like %s "
                       "(%.4g GB) are needed",
                       need / giga, there / giga, lack_text(need - there, largest, lack),
                       machine->node_name[most_spacious], largest / giga);
  int processes = search->least_nprow * search->least_npcol;
  need = search->least_bytes * processes;
  return hscal__fail(
      HSCAL_ERROR_NO_FIT,
      "a process needs at least %.4g GB (operands and workspace on a %d x %d grid), all of them %.4g GB, "
      "and the nodes have %.4g GB: %s like %s (%.4g GB) are needed",
      search->least_bytes / giga, search->least_nprow, search->least_npcol, need / giga, there / giga,
      lack_text(need - there, largest, lack), machine->node_name[most_spacious], largest / giga);
}

/* The library refused them all: the last refusal says why. */
static int no_layout_accepted(const hscal_search_state *search) {
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the library accepts none of %d layouts that were tried; the last: %s",
                     search->refused, search->refusal);
}

int hscal__run_search(hscal_search_state *search) {
  HSCAL_TRY(explore_all(search));
  if (search->incumbent.best >= 0) return 0;
  return search->refused ? no_layout_accepted(search) : no_fit(search);
}

int hscal__search_state_init(hscal_search_state *search, const hscal_call *call, const hscal_machine *machine,
                             const hscal_options *options, int node_class) {
  *search = (hscal_search_state){.budget = {.evaluation_cap = INFINITY, .deadline_effort = INFINITY},
                                 .pool = {.unlisted_s = INFINITY, .kappa = HSCAL_DEFAULT_KAPPA},
                                 .incumbent = {.best = -1, .best_low_fidelity_s = INFINITY},
                                 .fidelity = {.noise = hscal__scheme_of(call->routine)->noise, .effort_scale = {1, 1}}};
  search->pool.surrogate.prior_sd = hscal__routine_level(call->routine) == 4 ? 1 : 0.5;
  HSCAL_TRY(hscal__space_init(&search->space, call, machine, options, node_class));
  int most = hscal__max(search->space.max_processes, search->space.usual_processes);
  size_t processes = (size_t)hscal__max(most, 1);
  search->count = calloc((size_t)machine->nnodes, sizeof *search->count);
  search->here = calloc((size_t)machine->nnodes, sizeof *search->here);
  search->node_of = calloc(processes, sizeof *search->node_of);
  search->workspace = hscal__workspace_new();
  if (!search->workspace || !search->count || !search->here || !search->node_of)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", processes);
  hscal__machine_peaks_init(&search->space, &search->peaks);
  return hscal__profile_init(&search->space, most, &search->profile);
}

void hscal__search_state_free(hscal_search_state *search) {
  free(search->pool.candidates);
  hscal__surrogate_free(&search->pool.surrogate);
  hscal__evaluation_memo_free(&search->memo);
  hscal__usual_free(search);
  for (int i = 0; i < search->incumbent.ntrials; i++) free(search->incumbent.trials[i].node_of);
  free(search->pool.grids);
  free(search->pool.order);
  free(search->incumbent.trials);
  free(search->count);
  free(search->here);
  free(search->node_of);
  hscal__workspace_free(search->workspace);
  hscal__profile_free(&search->profile);
  hscal__space_free(&search->space);
}

/* In high fidelity; in a program in low, where that takes little all of them. */
int hscal__evaluate_usual(hscal_search_state *search) {
  double guide_s;
  HSCAL_TRY(hscal__usual_list(search));
  HSCAL_TRY(time_guide_roughly(search, &guide_s));
  double budget = think(&search->space, guide_s).budget;
  if (!search->space.options.in_program) return hscal__usual_verify(search, usual_share_beside * budget);
  search->budget.deadline_effort = search->budget.limit = search->budget.spent, search->budget.deadline_mode = 1;
  HSCAL_TRY(hscal__usual_evaluate_low(search, usual_share * budget));
  return hscal__usual_verify_by_deadline(search, guide_s);
}

hscal_search_result hscal__search_result(const hscal_search_state *search) {
  return (hscal_search_result){.space = &search->space,
                               .workspace = search->workspace,
                               .ntrials = search->incumbent.ntrials,
                               .trials = search->incumbent.trials,
                               .best = search->incumbent.best,
                               .nusuals = search->nusuals,
                               .usual = search->usual,
                               .correction = hscal__correct_bias(search, 1),
                               .candidates = search->candidates,
                               .evaluated = search->timed,
                               .gap = search->gap,
                               .most_s = search->budget.most_s,
                               .thinking_s = search->budget.thinking_s};
}
