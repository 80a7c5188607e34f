/* Several contexts beside the one for all calls. Internal to src/advise. */
#ifndef HSCAL_ADVISE_CONTEXTS_H
#define HSCAL_ADVISE_CONTEXTS_H

#include "advise/advising.h"

/* Fills in `contexts`, and of each call where it is made then, if the comparison of the usable calls with the one context has several that
 * are surely faster; line_of[i]: which call of the whole is call i of them. `one` is judged already. HSCAL_ERROR_MEMORY. */
int hscal__advise_contexts(hscal_advising *a, const hscal_workload_comparison *comparison, const int *line_of);

#endif
