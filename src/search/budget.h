/* How long a search may think. */
#ifndef HSCAL_SEARCH_BUDGET_H
#define HSCAL_SEARCH_BUDGET_H

#include "search/calibrated.h"
#include "search/state.h"

/* How long to think, in operations of the clock, so that the plan does not depend on how fast this computer is. */
typedef struct hscal_thinking {
  double budget, most; /* most: all that may be spent; infinite where that does not matter */
  int deadline_mode;
} hscal_thinking;

/* Seconds that a decision may take at most in a program that waits for it, about a call that takes `run_s`, with the
 * calls to come and the patience of the options. */
double hscal__decision_limit_s(double run_s, const hscal_options *options);

/* What a search may spend on a call that takes run_s. */
hscal_thinking hscal__thinking(const hscal_space *space, double run_s);

/* Sets the budget of a search accordingly. */
hscal_thinking hscal__set_budget(hscal_search_state *search, double run_s);

/* Where searches are stopped (base/stop.h) nothing more is spent: what is known in low fidelity has to do. */
void hscal__obey_stop(hscal_search_state *search);

/* In a program: does evaluating the fallback even in low fidelity use up what a decision may take, as on a thousand processes? */
int hscal__is_fallback_expensive(const hscal_search_state *search);

/* There the fallback may have to be timed in the end: the budget leaves room for it, and nothing else is timed where that leaves none for half as
 * much. But what a product takes is expected up to twenty times too long: there single evaluations are limited alone. */
void hscal__leave_room_for_fallback(hscal_search_state *search, double run_s, hscal_thinking *limits);

#endif
