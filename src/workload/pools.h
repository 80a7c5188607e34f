/* Pools: groups of processes that have nothing in common and make the same kinds of calls at the same time, as Quantum ESPRESSO's k-points. */
#ifndef HSCAL_WORKLOAD_POOLS_H
#define HSCAL_WORKLOAD_POOLS_H

#include "workload/workload.h"

/* The pool of a recording that takes longest. */
typedef struct hscal_pool {
  hscal_workload
      *workload; /* its calls and what they need, its processes numbered from 0; null: the recording shows no pools */
  int *rank;     /* [workload->processes] what the recording calls them, ascending */
} hscal_pool;

/* Looks for pools: at least two groups of contexts, each with as many processes, the same grids and the same routines, and no process and no
 * call in two of them. Free it in any case. 0 or HSCAL_ERROR_MEMORY. */
int hscal__pool_find(const hscal_workload *recording, hscal_pool *pool);
void hscal__pool_free(hscal_pool *pool);

#endif
