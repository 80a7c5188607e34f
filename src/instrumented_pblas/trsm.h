/*
 * p?trsm on a grid. Side R is side L with rows and columns exchanged: `along` is the dimension of B's index that is solved
 * for, the other one that of the right-hand sides. Triangle and transposition tell whether it is solved forward or backward.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRSM_H
#define HSCAL_INSTRUMENTED_PBLAS_TRSM_H

#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/emit.h"

/* The algorithms. Panels of A and of B are broadcast: what is solved is at once taken from all that is still to be solved
 * (right-looking), or all that has been solved is taken from what is to be solved next, which needs a sum (left-looking).
 * Or A stays where it is, and panels of right-hand sides are brought to it (solve.h). */
typedef enum hscal_trsm_algorithm {
  HSCAL_TRSM_RIGHT_LOOKING,
  HSCAL_TRSM_LEFT_LOOKING,
  HSCAL_TRSM_MATRIX_STAYS
} hscal_trsm_algorithm;

typedef struct hscal_trsm {
  const hscal_call *call;
  const hscal_layout *layout;
  char trans; /* 'C' only for complex types: for real ones it is 'T' */
  hscal_dimension along;
  hscal_dealing a[2], b[2]; /* by dimension */
  int backward;
  hscal_trsm_algorithm algorithm;
  hscal_emitter emitter;
} hscal_trsm;

/* Which algorithm p?trsm takes, without running it. The call must multiply (hscal__call_multiplies). */
hscal_choice hscal__trsm_choice(const hscal_call *call, const hscal_layout *layout);

#endif
