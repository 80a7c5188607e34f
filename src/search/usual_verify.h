/* Which of the usual layouts is the best. Internal to src/search. */
#ifndef HSCAL_SEARCH_USUAL_VERIFY_H
#define HSCAL_SEARCH_USUAL_VERIFY_H

#include "search/state.h"

/* Evaluates in low fidelity those but the guide's that may be the best, those with the least estimates first, as long as that takes
 * `allowance` operations. */
int hscal__usual_evaluate_low(hscal_search_state *search, double allowance);

/* Evaluates in high fidelity the guide's, what may be the best of them, and others as long as that takes `allowance` operations. */
int hscal__usual_verify(hscal_search_state *search, double allowance);

/* In deadline mode: those in low fidelity that may be the best of them are evaluated in high fidelity as far as there is time, else
 * accepted as they are. `guide_s`: what the guide's is known to take, if it is. */
int hscal__usual_verify_by_deadline(hscal_search_state *search, double guide_s);

#endif
