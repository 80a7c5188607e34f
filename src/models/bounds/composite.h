/* What a routine of ScaLAPACK takes at least: that of the parts of it that are certain, in its order. */
#ifndef HSCAL_MODELS_BOUNDS_COMPOSITE_H
#define HSCAL_MODELS_BOUNDS_COMPOSITE_H

#include "models/bounds/earliest_times.h"

/* Writes it into the table of times; nothing of routines of which no part is known. 0 or HSCAL_ERROR_MEMORY. */
int hscal__composite_bound(const hscal_call *call, hscal_earliest_times *earliest);

/* Real operations with kernels of level 3, or slower ones, that all processes do together at least, in blocks of `width`, beside what
 * the table of times has of factorizations and reductions: of inverses, and of products with reflectors. 0: none is known. */
double hscal__composite_flops(const hscal_call *call, int width);

#endif
