/* Which candidate to evaluate next: the acquisition is a lower confidence bound. Internal to src/search. */
#ifndef HSCAL_SEARCH_ACQUISITION_H
#define HSCAL_SEARCH_ACQUISITION_H

#include "search/state.h"

/* Standard deviations below the mean, for a candidate in each stage but the last. */
typedef struct hscal_kappas {
  double of[HSCAL_STAGE_DONE];
} hscal_kappas;

/* HSCAL_DEFAULT_KAPPA, as many times as there is patience. */
double hscal__patient_kappa(const hscal_search_state *search);

/* Is there no time to evaluate the candidate in high fidelity? */
int hscal__candidate_exceeds_deadline(const hscal_search_state *search, const hscal_block_candidate *candidate);

/* Can it still win, at an effort that can be afforded? */
int hscal__candidate_is_open(const hscal_search_state *search, const hscal_block_candidate *candidate, double limit_s,
                             double effort);

/* The candidate of least acquisition among those of a stage (or beyond) whose next evaluation takes at most `effort`; -1: none. */
int hscal__best_acquisition(const hscal_search_state *search, hscal_stage stage, double effort);

/* Is the acquisition of a candidate (-1: none) below the incumbent? With all patience everything is. */
int hscal__may_beat_incumbent(const hscal_search_state *search, int candidate);

/* Where every evaluation exceeds the budget, as on very large grids: the cheapest of those with nearly the least acquisition. */
int hscal__cheapest_near_best(const hscal_search_state *search);

#endif
