/* One context for all calls, and what each alone would like. Internal to src/advise. */
#ifndef HSCAL_ADVISE_ONE_CONTEXT_H
#define HSCAL_ADVISE_ONE_CONTEXT_H

#include "advise/advising.h"

/* The usable calls as a workload of their own; free its calls. line_of[i]: which call of the whole it is. HSCAL_ERROR_MEMORY. */
int hscal__advising_usable(const hscal_advising *a, hscal_workload *usable, int **line_of);

/* Plans them, and compares: fills in `one`, and of each call `alone`, and what contexts of their own would do. That there is no layout is no
 * failure. */
int hscal__advise_one_context(hscal_advising *a);

#endif
