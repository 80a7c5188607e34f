/* The case as the library gets it on one process: descriptors with a context, local arrays, the call itself. */
#ifndef VERIFY_LIBRARY_CALL_H
#define VERIFY_LIBRARY_CALL_H

#include "call/arguments.h"
#include "verify/oracle_case.h"

typedef struct library_call {
  const oracle_case *c;
  int context;
  int own_context[2]; /* of A and B where they lie on grids of their own; -1: none */
  int desc[HSCAL_OPERANDS][11];
  void *array[HSCAL_OPERANDS];
  size_t bytes[HSCAL_OPERANDS];     /* allocated */
  int *pivots;                      /* IPIV; null if the routine has none      */
  size_t pivots_held;               /* of its allocation, in integers          */
  void *work[HSCAL_MOST_ARGUMENTS]; /* TAU, WORK, ..., by place in the list */
  int work_entries;                 /* of each, and LWORK                      */
  hscal_pack work_of;               /* whose list                              */
} library_call;

/* Makes the call ready for process (row, column) of the grid behind `context`. Arrays are kept from the last time if
 * they are large enough, so the first time *call must be zero. The contents are ones
 * where they matter. Returns 0 or
 * HSCAL_ERROR_MEMORY. */
int library_call_prepare(library_call *call, const oracle_case *c, int context, int row, int column);
/* Runs it; pilaenv_ answers the panel width of the case, and its topologies are set. Returns the routine's INFO, or 0. */
int library_call_run(const library_call *call);
/* Does it interchange rows, or reflect? Then it is fed (verify/feed_pivots.h). */
int library_call_is_fed(const oracle_case *c);
void library_call_free(library_call *call);

#endif
