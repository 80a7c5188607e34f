/* The record of evaluated layouts. Internal to src/search. */
#ifndef HSCAL_SEARCH_RECORD_H
#define HSCAL_SEARCH_RECORD_H

#include "search/state.h"

/* Where the closed form sees the time of a layout go, and who is slowest: what the reasons of a plan are made of. */
void hscal__describe_trial(hscal_search_state *search, hscal_trial *trial);

/* Records a copy of the layout, which takes so long; it may become the incumbent. HSCAL_ERROR_MEMORY. */
int hscal__record_trial(hscal_search_state *search, const hscal_trial *trial, double seconds);

#endif
