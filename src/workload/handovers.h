/* Where the matrices of a workload go from call to call. */
#ifndef HSCAL_WORKLOAD_HANDOVERS_H
#define HSCAL_WORKLOAD_HANDOVERS_H

#include "workload/workload.h"

/* A call needs a matrix that other calls had before it. */
typedef struct hscal_handover {
  int matrix; /* of the workload */
  int to;     /* the call */
  int from
      [2]; /* where the matrix is: with the call that wrote it last, and with the one that had it last; both may be the same */
  double times; /* how often, in all */
} hscal_handover;

/*
 * Calls that follow one another and are made more than once are a loop, in the order of the workload. It is made as often as the call of it
 * that is made most: how calls with different counts alternate nobody knows. A call gets a matrix from the calls before it, the first
 * ones in a loop from the last ones, each time but the first. Whoever has a matrix first finds it there. *handovers: [*count], malloc'ed. 0 or
 * HSCAL_ERROR_MEMORY.
 */
int hscal__handovers_of(const hscal_workload *workload, hscal_handover **handovers, int *count);

#endif
