/* What calls of each scheme take at least: a table of functions by family; of composites that of their parts which are
 * certain, in their order. */
#ifndef HSCAL_MODELS_BOUNDS_SCHEME_BOUNDS_TABLE_H
#define HSCAL_MODELS_BOUNDS_SCHEME_BOUNDS_TABLE_H

#include "models/bounds/earliest_times.h"

/* Writes it into the table of times; nothing of routines of which no part is known. 0 or HSCAL_ERROR_MEMORY. */
int hscal__write_bound(const hscal_call *call, hscal_earliest_times *earliest);

/* Real operations with kernels of level 3, or slower ones, that all processes do together at least, in blocks of
 * `width`, beside what the table of times has of factorizations and reductions: of inverses, and of products with
 * reflectors. 0: none is known. */
double hscal__joint_flops(const hscal_call *call, int width);

/* The bound of a scheme of which more is known than the work of each process; null: of this one no more. */
typedef int hscal_direct_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs,
                               double limit_s, double *bound_s);
hscal_direct_bound *hscal__direct_bound(const hscal_call *call);

#endif
