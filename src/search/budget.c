#include "search/budget.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/stop.h"
#include "call/sequence.h"
#include "estimate/any_placement_table.h"
#include "instrumented_scalapack/expectations.h"
#include "search/calibrated.h"
#include "search/fidelity.h"
#include "search/options.h"
#include "search/share.h"
#include "search/usual_trials.h"

#include <math.h>

/* Seconds that a decision should take (docs/reference/planning_time.md); between the numbers of processes below, a power
 * of their number. */
static double goal_s(int processes) {
  const double few = HSCAL_GOAL_FEW, many = HSCAL_GOAL_MANY, most = HSCAL_GOAL_MOST;
  const double few_s = HSCAL_GOAL_FEW_S, many_s = HSCAL_GOAL_MANY_S, most_s = HSCAL_GOAL_MOST_S;
  if (processes <= few) return few_s;
  if (processes <= many) return few_s * pow(processes / few, log(many_s / few_s) / log(many / few));
  return many_s * pow(processes / many, log(most_s / many_s) / log(most / many));
}

/* How long to think: seconds at least, and a factor on the goal. Where nodes are shared or unequal estimates are worse
 * and more is to be gained (docs/explanation/search.md, The budget). */
typedef struct time_to_think {
  double least_s, times_goal;
} time_to_think;
static const time_to_think alone = HSCAL_THINK_ALONE, shared = HSCAL_THINK_SHARED, unequal = HSCAL_THINK_UNEQUAL;

static const time_to_think *time_of(const hscal_space *space) {
  if (!space->speeds_are_equal) return &unequal;
  return hscal__shares_nodes(space) ? &shared : &alone;
}

static double patience_of(const hscal_options *options) { return options->patience > 0 ? options->patience : 1; }

/* What a call may take in any case, seconds. */
static double needed_s(const hscal_space *space) {
  const time_to_think *time = time_of(space);
  double seconds = fmax(time->least_s, goal_s(space->max_processes) * time->times_goal);
  if (hscal__certain_flops(&space->call) == 0) seconds *= HSCAL_THINK_NO_PRODUCT; /* over in a moment */
  int calls = hscal__min(hscal__parts(&space->call), HSCAL_MOST_THOUGHT_CALLS);
  return calls > 1 ? HSCAL_TIMES_PER_CALL * calls * seconds : seconds;
}

/* Of calls that are to come, the part that they are thought about, and seconds for what cannot be done in part. */
static double worth_s(double run_s, const hscal_options *options) {
  double runs_s = run_s * hscal__max(options->calls, 1);
  return fmin(fmax(HSCAL_LIMIT_OF_RUN * runs_s, HSCAL_LEAST_LIMIT_S), HSCAL_MOST_LIMIT_S);
}

/* Seconds, as usual. */
static double usual_s(const hscal_space *space, double run_s) {
  return fmax(needed_s(space), HSCAL_PART_OF_GOAL * worth_s(run_s, &space->options));
}

/* At the shell, or however long the caller says. */
static hscal_thinking think_usually(const hscal_space *space, double seconds) {
  double patience = patience_of(&space->options),
         least_s = fmin(seconds, HSCAL_PART_OF_GOAL * goal_s(space->max_processes));
  if (hscal__is_impatient(&space->options)) {
    double budget = least_s * patience / HSCAL_DEADLINE_MODE_PATIENCE / HSCAL_OPERATION_S;
    return (hscal_thinking){budget, budget, 1};
  }
  return (hscal_thinking){(patience < 1 ? fmax(seconds * patience, least_s) : seconds * patience) / HSCAL_OPERATION_S,
                          INFINITY, 0};
}

double hscal__decision_limit_s(double run_s, const hscal_options *options) {
  return worth_s(run_s, options) * patience_of(options);
}

/* In a program that waits: as usual where the call is so long that this need not be watched, else in deadline mode. */
static hscal_thinking think_in_program(const hscal_space *space, double run_s) {
  double most_s = HSCAL_PART_OF_GOAL * hscal__decision_limit_s(run_s, &space->options),
         wanted_s = needed_s(space) * patience_of(&space->options);
  if (most_s >= HSCAL_AMPLE * wanted_s) return (hscal_thinking){most_s / HSCAL_OPERATION_S, INFINITY, 0};
  return (hscal_thinking){fmin(wanted_s, most_s) / HSCAL_OPERATION_S, most_s / HSCAL_OPERATION_S, 1};
}

hscal_thinking hscal__thinking(const hscal_space *space, double run_s) {
  if (space->call.source)
    return (hscal_thinking){HSCAL_RECORDED_S / HSCAL_OPERATION_S * fmax(space->options.patience, 1), INFINITY, 0};
  return space->options.in_program ? think_in_program(space, run_s) : think_usually(space, usual_s(space, run_s));
}

/* What a patience of 1 is worth. */
static double patient_s(const hscal_space *space, double run_s) {
  if (space->call.source) return HSCAL_RECORDED_S;
  return space->options.in_program
             ? hscal__thinking(space, run_s).budget * HSCAL_OPERATION_S / patience_of(&space->options)
             : usual_s(space, run_s);
}

/* At the shell: as long as nobody notices, or as some evaluations of high fidelity, since a budget that only one or two of them use up
 * says nothing of other layouts. Several planners look at more layouts anyway. */
static double several_evaluations_s(const hscal_search_state *search) {
  const hscal_space *space = &search->space;
  if (space->options.in_program || space->call.source || hscal__has_help(space)) return 0;
  double seconds = HSCAL_SEVERAL_EVALUATIONS * HSCAL_OPERATION_S * hscal__fallback_high_fidelity_effort(search);
  return fmin(fmax(seconds, HSCAL_LEAST_AT_SHELL_S), HSCAL_MOST_FOR_SEVERAL_S);
}

static const double evaluation_share[] = HSCAL_EVALUATION_SHARE, times_fallback[] = HSCAL_TIMES_FALLBACK,
                    share_of_unknown[] = HSCAL_EVALUATION_SHARE_UNKNOWN;

int hscal__is_fallback_expensive(const hscal_search_state *search) {
  if (!search->space.options.in_program || search->space.call.source) return 0;
  return hscal__usual_effort(search, hscal__fallback_of(search)) >
         HSCAL_EXPENSIVE_FALLBACK * HSCAL_PART_OF_GOAL * hscal__decision_limit_s(0, &search->space.options) /
             HSCAL_OPERATION_S;
}

/* What one evaluation of one of several planners may take. In the second round as much as verifying takes there: the reserve, too. */
static double times_budget(const hscal_space *space) {
  return hscal__looks_near(space) ? 1 / HSCAL_PART_OF_GOAL : HSCAL_PLANNERS_EVALUATION;
}

/* How long to think about a call that takes run_s, without what is kept for later. */
hscal_thinking hscal__set_budget(hscal_search_state *search, double run_s) {
  hscal_thinking limits = hscal__thinking(&search->space, run_s);
  if (search->budget.given > 0) limits = (hscal_thinking){search->budget.given, search->budget.given, 1};
  search->budget.deadline_mode = limits.deadline_mode;
  double several_s = limits.deadline_mode ? 0 : several_evaluations_s(search);
  limits.budget = fmax(limits.budget, several_s * patience_of(&search->space.options) / HSCAL_OPERATION_S);
  search->budget.thinking_s = fmax(patient_s(&search->space, run_s), several_s);
  search->budget.most_s = search->space.options.in_program && limits.deadline_mode
                              ? hscal__decision_limit_s(run_s, &search->space.options)
                              : 0;
  if (search->budget.deadline_mode && hscal__depends_on_data(&search->space.call))
    limits.budget -= HSCAL_RANGE_SHARE * search->fidelity.fallback_effort;
  if (hscal__fallback_of(search)->trial < 0 && !search->budget.deadline_mode) limits.budget *= 1 - HSCAL_FALLBACK_SHARE;
  /* some grids make a call go through ten times as many operations as others: none shall use up the budget */
  if (!hscal__has_all(&search->space))
    search->budget.evaluation_cap = times_budget(&search->space) * limits.budget;
  else if (search->can_fall_back)
    search->budget.evaluation_cap =
        fmax(evaluation_share[search->budget.deadline_mode] * limits.budget,
             times_fallback[search->budget.deadline_mode] * search->fidelity.fallback_effort);
  search->budget.min_effort =
      fmax(goal_s(search->space.max_processes) / HSCAL_OPERATION_S, HSCAL_LEAST_SHARE * limits.budget);
  return limits;
}

void hscal__obey_stop(hscal_search_state *search) {
  if (!hscal__is_stopped()) return;
  search->budget.deadline_mode = 1;
  search->budget.deadline_effort = search->budget.limit = search->budget.spent;
}

void hscal__leave_room_for_fallback(hscal_search_state *search, double run_s, hscal_thinking *limits) {
  double most = hscal__decision_limit_s(run_s, &search->space.options) / HSCAL_OPERATION_S,
         times = hscal__shares_nodes(&search->space) ? HSCAL_SHARED_FALLBACK_EFFORT : 1,
         fallback = times * hscal__usual_effort(search, hscal__fallback(search)), spent = search->budget.spent,
         room = most - fallback - spent;
  int is_product = hscal__routine_level(search->space.call.routine) < 4;
  if (!is_product) limits->budget = fmin(limits->budget, room > fallback / 2 ? spent + room : spent);
  search->budget.evaluation_cap = fmin(search->budget.evaluation_cap, share_of_unknown[is_product] * limits->budget);
}
