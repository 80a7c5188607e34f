/* Which of the usual layouts is the best. Internal to src/search. */
#ifndef HSCAL_SEARCH_USUAL_VERIFY_H
#define HSCAL_SEARCH_USUAL_VERIFY_H

#include "search/state.h"

/* Evaluates in low fidelity those but the fallback that may be the best, those with the least estimates first, as long as that takes
 * `allowance` operations. */
int hscal__usual_evaluate_low(hscal_search_state *search, double allowance);

/* Evaluates in high fidelity the fallback, what may be the best of them, and others as long as that takes `allowance` operations. */
int hscal__usual_verify(hscal_search_state *search, double allowance);

/* In deadline mode: others are evaluated in low fidelity as far as there is time, and those that may be the best of them in high
 * fidelity, else accepted as they are. Of the rest closed forms say what is to be expected. `fallback_s`: what the fallback is known to
 * take, if it is. */
int hscal__usual_verify_by_deadline(hscal_search_state *search, double fallback_s);

#endif
