/*
 * p?symm and p?hemm on a grid. Side R is side L with rows and columns exchanged: `along` is the dimension along which B and C
 * have the index that is multiplied with A, the other one is that of their columns (L) or rows (R).
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYMM_H
#define HSCAL_INSTRUMENTED_PBLAS_SYMM_H

#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/emit.h"

typedef struct hscal_symm {
  const hscal_call *call;
  const hscal_layout *layout;
  hscal_dimension along, across;
  hscal_dealing a[2], b[2], c[2]; /* by dimension */
  int a_stays;
  int backward; /* panels are taken from the last one on */
  hscal_emitter emitter;
} hscal_symm;

/* Which algorithm p?symm and p?hemm takes, without running it. The call must multiply (hscal__call_multiplies). */
hscal_choice hscal__symm_choice(const hscal_call *call, const hscal_layout *layout);

#endif
