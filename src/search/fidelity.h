/* Two fidelities of the clock: how far the low one is off, and what both take. Internal to src/search. */
#ifndef HSCAL_SEARCH_FIDELITY_H
#define HSCAL_SEARCH_FIDELITY_H

#include "search/state.h"

/* What the high fidelity would say, by how far the low one is off where both were asked. */
double hscal__correct_bias(const hscal_search_state *search, double low_fidelity_s);

/* Operations of the low fidelity for a layout: a deterministic measure of effort. */
double hscal__evaluation_effort(const hscal_cost_skeleton *skeleton, int panel, int is_shared);

/* Operations of the high fidelity for a layout, at most. */
double hscal__high_fidelity_effort(const hscal_search_state *search, int processes, int shares);

/* The same for the fallback. */
double hscal__fallback_high_fidelity_effort(const hscal_search_state *search);

/* Is there no time for the high fidelity? Never but in deadline mode. */
int hscal__exceeds_deadline(const hscal_search_state *search, int processes, int shares);

#endif
