/* Evaluates candidates: maps and places their processes. Internal to src/search. */
#ifndef HSCAL_SEARCH_EVALUATE_CANDIDATE_H
#define HSCAL_SEARCH_EVALUATE_CANDIDATE_H

#include "search/evaluate.h"

/* The trial that a candidate would be; its placement, search->node_of, is none yet, and it has no call. */
hscal_trial hscal__unplaced_trial(const hscal_search_state *search, const hscal_grid_candidate *grid,
                                  const hscal_block_candidate *candidate);

/* Maps and places the processes of a grid for a candidate; the placement of the trial is in search->node_of. */
int hscal__place_candidate(hscal_search_state *search, const hscal_grid_candidate *grid,
                           const hscal_block_candidate *candidate, hscal_trial *trial);

/* Maps, places and evaluates a candidate; high fidelity makes a trial of it. */
int hscal__evaluate_candidate(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_effort effort,
                              double *seconds, hscal_outcome *outcome);

#endif
