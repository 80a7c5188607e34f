/* Why a search has found nothing. Internal to src/search. */
#ifndef HSCAL_SEARCH_DIAGNOSIS_H
#define HSCAL_SEARCH_DIAGNOSIS_H

#include "search/state.h"

/* HSCAL_ERROR_NO_GRID: the library refused all layouts; HSCAL_ERROR_NO_FIT: what memory there is and what would be enough. */
int hscal__explain_failure(const hscal_search_state *search);

#endif
