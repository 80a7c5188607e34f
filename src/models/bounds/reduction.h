/*
 * What a reduction to condensed form takes at least: each column (and row) that is reflected is multiplied with all that is left of
 * the matrix, by all processes, before the next one can be; at the end of a panel they update what is left together.
 */
#ifndef HSCAL_MODELS_BOUNDS_REDUCTION_H
#define HSCAL_MODELS_BOUNDS_REDUCTION_H

#include "models/bounds/earliest_times.h"

/* Writes p?sytrd, p?gebrd or p?gehrd (the scheme) of the call's matrix into the table of times; *end_s: nobody knows the result before.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__reduction_bound(const hscal_call *call, hscal_scheme scheme, hscal_earliest_times *earliest, double *end_s);

#endif
