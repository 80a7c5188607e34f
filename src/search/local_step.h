/* A step of the local search: the neighbour of the trial in focus, evaluated. Internal to src/search. */
#ifndef HSCAL_SEARCH_LOCAL_STEP_H
#define HSCAL_SEARCH_LOCAL_STEP_H

#include "search/state.h"

/* Something was gained: the search goes on until as much of the budget has gained nothing that matters. */
void hscal__local_note_gain(hscal_search_state *search);

/* Is that so? In deadline mode before the first variant that is not over in time. */
int hscal__local_is_spent(const hscal_search_state *search);

/* Evaluates a variant of the trial in focus, which takes its place if it is better; *better: it is. In high fidelity at once: small moves
 * gain less than the low fidelity errs. */
int hscal__local_evaluate(hscal_search_state *search, const hscal_trial *variant, int *better);

/* The same of the trial in focus with the placement in search->node_of. */
int hscal__local_evaluate_placement(hscal_search_state *search, int height, hscal_tiling tiling, int *better);

/* Copies the placement of the trial in focus to search->node_of. */
void hscal__local_copy_focus(hscal_search_state *search);

/* Counts processes of the trial in focus on each node, search->count; returns the most. */
int hscal__local_count_focus(hscal_search_state *search);

#endif
