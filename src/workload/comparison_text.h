/* A comparison for people. */
#ifndef HSCAL_WORKLOAD_COMPARISON_TEXT_H
#define HSCAL_WORKLOAD_COMPARISON_TEXT_H

#include "hscal.h"

/* A table of the calls, and what the one layout costs. malloc'ed; null if out of memory. */
char *hscal__comparison_text(const hscal_workload_comparison *comparison, const hscal_plan *plan);

#endif
