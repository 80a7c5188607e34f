/*
 * Numbers of plans that were fitted or chosen, not derived: unit, what they were fitted to, since when (date, commit),
 * what checks them. Names with -report are targets of the build (cmake --build build --target decisions-report), names
 * with a dot tests (ctest -R search.choice). "Chosen": no measurement is on record, the value is a judgement. Internal
 * to src/plan.
 */
#ifndef HSCAL_PLAN_CALIBRATED_H
#define HSCAL_PLAN_CALIBRATED_H

/* ---- which layout (chosen_trial.c, baselines.c) ----
 * Checked by decisions-report (docs/results/decisions.md), search.choice, search.oblong, plan.baselines. */

/* Ratio of seconds below which nobody is faster: what sampling may err, 0.1 % (sampling-report); 2026-11-21,
 * 130f247; calibration (samples). */
#define HSCAL_AS_FAST 1.001
/* Ratio of seconds up to which square blocks are taken in place of oblong ones, as oblong ones gain a few percent of
 * products on grids at least twice as long as wide; chosen, 2026-11-21, a08b137. */
#define HSCAL_SQUARE_AS_FAST 1.01

/* Ratio of bytes of a process below which none needs less memory: blocks alone make small differences; chosen, 2026-11-25;
 * plan.guard. */
#define HSCAL_AS_MUCH_MEMORY 1.1

/* ---- intervals (make_plan.c) ---- */

/* Factor by which closed forms are off, beside what low fidelity is: layouts that a program had no time to evaluate
 * (docs/explanation/program_plans.md); chosen, 2026-11-23, 789ea14; scale-report, calibration
 * (surrogate). */
#define HSCAL_ESTIMATE_ERROR 3.0

/* ---- warnings and notes (implausible_gain.c, one_process.c) ---- */

/* Times as fast as the best usual layout from which on a plan says what it rests on: one wrong measurement of a machine
 * gave 158; chosen, 2026-11-23, 0f60e3a; plan.text. */
#define HSCAL_IMPLAUSIBLE_GAIN 10.0
/* Ratio of seconds by which low fidelity is never off for one process: beyond it high fidelity is not asked; chosen,
 * 2026-11-22, d3ca4dc; calibration (fidelities). */
#define HSCAL_ONE_PROCESS_FAR_OFF 1.5

/* ---- what texts say of the search (plan_effort.c) ----
 * Chosen, 2026-11-24, ac2defa; plan.text. */

/* Gap (1) up to which bounds tell something of what others may gain: a larger one says more of the bounds. The same of a
 * layout that is kept although another is faster, which is as good as it gets. */
#define HSCAL_TELLING_GAP         0.5
#define HSCAL_TELLING_GAP_OF_KEPT 0.99
/* Patience that is advised next, and to whoever has that; no more is. What more brings up to 8 is in the notebook
 * (docs/notebook/calibration_search.md, Patience). */
#define HSCAL_ADVISED_PATIENCE      10.0
#define HSCAL_MOST_ADVISED_PATIENCE 100.0

/* ---- wisdom (fastest_plan.c) ---- */

/* Times the planning time of a remembered plan that a call has to be worth to be planned again; chosen, 2026-11-23,
 * fae0ba5; planning-report (docs/results/planning.md). */
#define HSCAL_WORTH_ANOTHER_PLAN 4.0

/* ---- races (race.c) ---- */

/* Chance at which a layout is taken that is no faster than the first, and rounds of a race: all four must be won. Chosen, 2026-11-25;
 * plan.race. */
#define HSCAL_RACE_LEVEL 0.1
enum { HSCAL_RACE_ROUNDS = 4 };

/* ---- plans on more and fewer nodes (node_counts.c, node_choices.c; docs/explanation/node_hours.md) ----
 * Chosen, 2026-11-24, 1a35cd2; plan.node_counts. */

/* So few choices are all planned; of more some first, then those beside the best, until so many are planned. In a
 * program, which waits, few. Beginnings: the fastest kind of nodes and those after it, the same without the fastest,
 * and so on. */
enum {
  HSCAL_NODE_CHOICES_ALL = 16,
  HSCAL_NODE_CHOICES = 40,
  HSCAL_NODE_CHOICES_IN_PROGRAM = 8,
  HSCAL_NODE_BEGINNINGS = 4
};
/* Part of the usual planning time for each of many plans; the best is planned again with all of it. */
#define HSCAL_NODE_CHOICE_PATIENCE 0.25
/* Just above HSCAL_DEADLINE_MODE_PATIENCE (src/search/budget.h): plans of deadline mode are less exact. */
#define HSCAL_LEAST_FULL_PATIENCE 0.11
/* Ratio of node-hours up to which plans cost the same: searches tell 0.5 % apart (HSCAL_SEARCH_TOLERANCE). */
#define HSCAL_COSTS_THE_SAME 1.005

/* ---- several planners (rounds.c; docs/explanation/planners.md) ----
 * By trial, 2026-11-27, planners-report. */

/* Rough plans up to so many times the time of the best are timed by the better clock. */
#define HSCAL_VERIFIED_WITHIN 1.3
/* Times as long as others lead to expect that a plan counts that nobody had the time to verify. */
#define HSCAL_UNVERIFIED_IS_SHORT 1.05
/* Times longer than that counts what was found in the second round, where the best of the first are surrounded: the least of still more rough times. */
#define HSCAL_SECOND_IS_SHORT 1.05
/* Layouts whose neighbours are looked at there, at most. */
enum { HSCAL_NEAR_LAYOUTS = 4 };
/* Times as long as by its stretches counts what was timed again in the last round: these scatter by 0.03 to 0.06; 2026-11-28, chosen;
 * workload.plan. */
#define HSCAL_RETIMED_IS_SHORT 1.06
/* Times a verified plan must be longer than one that was timed again in the last round; 2026-11-28. */
#define HSCAL_RETIMED_WITHIN 1.1
/* Layouts that are timed again in the last round, at most, and stretches of each at least; 2026-11-28. */
enum { HSCAL_RETIMED_LAYOUTS = 32, HSCAL_LEAST_STRETCHES = 7 };
/* What the second round may take, of the time that a plan may be thought about (1). */
#define HSCAL_VERIFYING_SHARE 0.5

#endif
