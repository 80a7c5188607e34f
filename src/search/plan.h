/* Turns what a search found into a plan. Internal to src/search. */
#ifndef HSCAL_SEARCH_PLAN_H
#define HSCAL_SEARCH_PLAN_H

#include "search/hunt.h"
#include "search/threads.h"

/* A search with processes as the machine has them, on all nodes (kind -1) or on those of one class; decision_s is left 0 (search.c). Other ways
 * are tried above (ways.c). */
int hscal__search_among(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int kind,
                        hscal_plan **plan);

/* The rule of thumb among all nodes, timed well, in a program roughly; if it is refused or does not fit, its time is not a number and its reason tells which (search.c). */
int hscal__search_default(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          hscal_candidate *fallback);

/* The same of a hunt that has looked at it; without a reason if it was timed. */
hscal_candidate hscal__fallback_of(const hscal_hunt *hunt);

/* Where the options have an origin: puts it in place of the layout that was planned, unless moving there pays; the plan says what it
 * would have cost and gained. HSCAL_ERROR_ARGUMENT if the origin is no layout on this machine, HSCAL_ERROR_NO_FIT if the matrices can
 * neither stay nor be moved (origin.c). */
int hscal__keep_origin(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       const hscal_thread_choices *choices, hscal_plan *plan);

/* The plan of a finished hunt with at least one timed layout; decision_s is left 0. */
int hscal__plan_make(const hscal_hunt *hunt, hscal_plan **plan);

/* Where a call takes so many seconds, the interval of the plan: with the data that it does best and worst with, and what predictions err.
 * As hscal__timeof_range. */
int hscal__plan_interval(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         double seconds, hscal_plan *plan);

/* Why `rival` was not taken in place of `chosen`: "4.1 % slower: ...". text[size]. */
void hscal__explain(const hscal_hunt *hunt, const hscal_trial *chosen, const hscal_trial *rival, char *text,
                    size_t size);

/* Says in the note, after what is there, if one process is enough, or is as fast within what the model may err (explain_small.c). */
int hscal__small_note(const hscal_hunt *hunt, const hscal_trial *chosen, char *note, size_t size);

#endif
