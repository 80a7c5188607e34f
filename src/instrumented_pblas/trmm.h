/* The product of a triangular matrix and a matrix, in place, as PBLAS performs it. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRMM_H
#define HSCAL_INSTRUMENTED_PBLAS_TRMM_H

#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/movers.h"

typedef enum hscal_trmm_algorithm {
  HSCAL_TRMM_SPREADS, /* panels of A and of B are brought over B, which takes the products */
  HSCAL_TRMM_SUMS,    /* panels of A are brought over B, the products of the two are summed */
  HSCAL_TRMM_A_STAYS  /* panels of B are brought over A, the products are summed             */
} hscal_trmm_algorithm;

/* B := alpha op(A) B or alpha B op(A). Side R is side L with rows and columns in each other's place: what follows speaks of
 * the two dimensions by what B's indices do in the product. */
typedef struct hscal_trmm {
  hscal_call call; /* 'C' only for complex types: for real ones it is 'T' */
  const hscal_layout *layout;
  hscal_dimension inner; /* of B's index that A has too: the rows for side L */
  hscal_dimension outer; /* of B's other index                                */
  hscal_dealing a[2], b[2];
  hscal_trmm_algorithm algorithm;
  int leading; /* where B stays: panel k meets entries 0..k of the inner index; if not, k and those behind */
  hscal_emitter emitter;
} hscal_trmm;

/* Which algorithm p?trmm takes, without running it. The call must multiply (hscal__call_multiplies). */
hscal_choice hscal__trmm_choice(const hscal_call *call, const hscal_layout *layout);

#endif
