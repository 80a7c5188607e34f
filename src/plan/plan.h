/* Turns what a search found into a plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_H
#define HSCAL_PLAN_PLAN_H

#include "models/cost/placement.h"
#include "plan/thread_choices.h"
#include "search/result.h"

/* The layout of a plan among its rivals: without a reason. */
hscal_candidate hscal__plan_layout(const hscal_plan *plan);

/* A trial as a plan has it, without a reason. */
hscal_candidate hscal__candidate_of(const hscal_search_result *result, const hscal_trial *trial);

/* Nobody is faster by less than what sampling may err. */
#define HSCAL_AS_FAST 1.001

/* Where the options have an origin: puts it in place of the layout that was planned, unless moving there pays; the plan says what it
 * would have cost and gained. HSCAL_ERROR_ARGUMENT if the origin is no layout on this machine, HSCAL_ERROR_NO_FIT if the matrices can
 * neither stay nor be moved (initial_layout.c). */
int hscal__keep_initial_layout(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                               const hscal_thread_choices *choices, hscal_plan *plan);

/* The plan of a search with at least one evaluated layout; decision_s is left 0. */
int hscal__plan_make(const hscal_search_result *result, hscal_plan **plan);

/* Where a call takes so many seconds, the interval of the plan: with the data that it does best and worst with, and what predictions err.
 * As hscal__timeof_range. */
int hscal__plan_interval(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         double seconds, hscal_plan *plan);

#endif
