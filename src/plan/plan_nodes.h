/* Which nodes take part in a plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_NODES_H
#define HSCAL_PLAN_PLAN_NODES_H

#include "hscal.h"

#include <stdio.h>

/* The nodes that take part, in groups of as many processes and threads, their memory, and those that are idle.
 * HSCAL_ERROR_MEMORY. */
int hscal__put_nodes(FILE *out, const hscal_plan *plan);

#endif
