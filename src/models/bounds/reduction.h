/*
 * What a reduction to condensed form takes at least: each column (and row) that is reflected is multiplied with all
 * that is left of the matrix, by all processes, before the next one can be; at the end of a panel they update what is
 * left together.
 */
#ifndef HSCAL_MODELS_BOUNDS_REDUCTION_H
#define HSCAL_MODELS_BOUNDS_REDUCTION_H

#include "models/bounds/earliest_times.h"

/* Writes the reduction that the call is, or begins with, into the table of times: nobody goes on before its result is
 * known. Nothing of one that does not reduce all of a matrix whose blocks begin with its first entry. 0 or
 * HSCAL_ERROR_MEMORY. */
int hscal__reduction_bound(const hscal_call *call, hscal_earliest_times *earliest);

#endif
