/* Turns what a search found into a plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_H
#define HSCAL_PLAN_PLAN_H

#include "models/cost/placement.h"
#include "plan/thread_choices.h"
#include "search/state.h"

/* A search with processes as the machine has them, on all nodes (kind -1) or on those of one class; decision_s is left 0 (search.c). Other ways
 * are tried above (planner.c). */
int hscal__search_among(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int kind,
                        hscal_plan **plan);

/* Replaces the usual layouts of a plan by those that all nodes have within the options, timed well, in a program roughly; what is refused or does not fit
 * has no time, and a reason (search.c). */
int hscal__search_usual(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan *plan);

/* A trial as a plan tells it, without a reason. */
hscal_candidate hscal__candidate_of(const hscal_search_state *search, const hscal_trial *trial);

/* Nobody is faster by less than what sampling may err. */
#define HSCAL_AS_FAST 1.001

/* The best usual layout that was timed, the first of those that are as fast, and that may be planned or not; -1: none (baselines.c, as what follows). */
int hscal__best_usual(const hscal_search_state *search, int may_crowd);
/* Tells the usual layouts of a search in place of those that the plan has, and why `chosen` was taken in their place; null: that is not known. */
int hscal__baselines_fill(const hscal_search_state *search, const hscal_trial *chosen, hscal_plan *plan);
/* Takes those of another plan, which keeps none, in place of the own ones, or (join) to the own ones. HSCAL_ERROR_MEMORY. */
void hscal__baselines_take(hscal_plan *plan, hscal_plan *other);
int hscal__baselines_join(hscal_plan *plan, hscal_plan *other);
/* A copy of the plan gets copies of them. HSCAL_ERROR_MEMORY. */
int hscal__baselines_copy(const hscal_plan *plan, hscal_plan *copy);

/* Where the options have an origin: puts it in place of the layout that was planned, unless moving there pays; the plan says what it
 * would have cost and gained. HSCAL_ERROR_ARGUMENT if the origin is no layout on this machine, HSCAL_ERROR_NO_FIT if the matrices can
 * neither stay nor be moved (initial_layout.c). */
int hscal__keep_initial_layout(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                               const hscal_thread_choices *choices, hscal_plan *plan);

/* The plan of a finished search with at least one timed layout; decision_s is left 0. */
int hscal__plan_make(const hscal_search_state *search, hscal_plan **plan);

/* Where a call takes so many seconds, the interval of the plan: with the data that it does best and worst with, and what predictions err.
 * As hscal__timeof_range. */
int hscal__plan_interval(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         double seconds, hscal_plan *plan);

/* Why `rival` was not taken in place of `chosen`: "4.1 % slower: ...". text[size]. */
void hscal__rival_reason(const hscal_search_state *search, const hscal_trial *chosen, const hscal_trial *rival,
                         char *text, size_t size);

/* Says in the note, after what is there, if one process is enough, or is as fast within what the model may err (threshold.c). */
int hscal__one_process_note(const hscal_search_state *search, const hscal_trial *chosen, char *note, size_t size);

#endif
