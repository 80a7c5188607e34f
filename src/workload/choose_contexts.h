/*
 * In which of several contexts each call of a workload is made, so that calls and moves between them together take the least time. Numbers
 * alone: no machine, no layouts.
 */
#ifndef HSCAL_WORKLOAD_CHOOSE_CONTEXTS_H
#define HSCAL_WORKLOAD_CHOOSE_CONTEXTS_H

#include "workload/handovers.h"

/* Seconds where calls and matrices may be. Context 0 is possible for every call. */
typedef struct hscal_context_costs {
  int ncalls, ncontexts;
  const double *call_s; /* [ncalls][ncontexts] each call as often as it is made; infinite: not there */
  const double
      *move_s; /* [nmatrices][ncontexts][ncontexts] a matrix from one to another, once; 0 where both are the same */
  const hscal_handover *handover;
  int nhandovers;
} hscal_context_costs;

/* Seconds of all calls, each in context_of[ncalls], and of the moves: a matrix comes from the nearer of the two that have it. */
double hscal__contexts_s(const hscal_context_costs *costs, const int *context_of);
/* Of one handover, once: which of its two `from` is nearer (0, 1), and the seconds. */
int hscal__nearer_holder(const hscal_context_costs *costs, const hscal_handover *handover, const int *context_of,
                         double *seconds);

/* Finds context_of[ncalls] that takes the least time. Dynamic programming over the calls in their order: what is known of a state is where those
 * calls are made whose matrices are still to go somewhere. Exact up to HSCAL_MOST_STATES states; of more, the best are kept. Never slower than all
 * in context 0. 0 or HSCAL_ERROR_MEMORY. */
int hscal__choose_contexts(const hscal_context_costs *costs, int *context_of);

#endif
