/* Smallest and largest shares of an index. */
#ifndef HSCAL_ESTIMATE_SHARE_RANGE_H
#define HSCAL_ESTIMATE_SHARE_RANGE_H

#include "instrumented_pblas/dealing.h"

/* Least and most entries that a coordinate holds. */
void hscal__share_range(const hscal_dealing *dealing, int *least, int *most);

#endif
