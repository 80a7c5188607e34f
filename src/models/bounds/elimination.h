/*
 * What a factorization takes at least: panel after panel, each made on one line of processes, column by column, before
 * the others go on with it, and a line that has the next panel updates all that it holds first (no look-ahead).
 */
#ifndef HSCAL_MODELS_BOUNDS_ELIMINATION_H
#define HSCAL_MODELS_BOUNDS_ELIMINATION_H

#include "models/bounds/earliest_times.h"

/* Writes p?getrf, p?potrf, p?geqrf, p?gelqf, p?geqlf or p?gerqf into the earliest times. 0 or HSCAL_ERROR_MEMORY. */
int hscal__elimination_bound(const hscal_call *call, hscal_earliest_times *earliest);

#endif
