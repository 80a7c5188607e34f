/* The usual layouts, evaluated as candidates are. Internal to src/search. */
#ifndef HSCAL_SEARCH_USUAL_TRIALS_H
#define HSCAL_SEARCH_USUAL_TRIALS_H

#include "search/evaluate.h"

/* Lists the usual layouts, which are the first planner's: the others have none, and know the fallback for what its evaluation would take. HSCAL_ERROR_NO_GRID if the options leave none. */
int hscal__usual_list(hscal_search_state *search);

/* Evaluates one, in low fidelity, to see what a decision is worth (a time that is exact all the same stays), or in high fidelity, which makes a trial. *seconds:
 * 0 if it is refused, does not fit or takes too long. */
int hscal__usual_evaluate(hscal_search_state *search, hscal_usual *usual, hscal_effort effort, double *seconds);

/* What one takes as far as is known by the clock; infinite if it is not. */
double hscal__usual_timed_s(const hscal_search_state *search, const hscal_usual *usual);

/* Evaluates one by its closed form. */
int hscal__usual_estimate(hscal_search_state *search, hscal_usual *usual, double *seconds);

/* In a hurry a search falls back on the one of least closed form, if the guide's is told to take a multiple of that: on unlike nodes it
 * does. */
int hscal__usual_choose_fallback(hscal_search_state *search);

/* Operations of its low fidelity. */
double hscal__usual_effort(const hscal_search_state *search, const hscal_usual *usual);

#endif
