/*
 * p?syrk, p?herk, p?syr2k and p?her2k on a grid: one triangle of C gets A A^T, or A B^T + B A^T. The transposed forms are the same
 * with rows and columns exchanged: `along` is the dimension along which A and B have the index they share with C, `across` that
 * of the index that is summed over.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYRK_H
#define HSCAL_INSTRUMENTED_PBLAS_SYRK_H

#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/emit.h"

typedef struct hscal_syrk {
  const hscal_call *call;
  const hscal_layout *layout;
  hscal_dimension along, across;
  int inputs;                /* 1: A, 2: A and B */
  hscal_dealing input[2][2]; /* A and B, by dimension */
  hscal_dealing c[2];        /* by dimension */
  int from_first;            /* seen along `along`, the triangle of C is above its diagonal */
  int backward;              /* panels are taken from the last one on */
  hscal_emitter emitter;
} hscal_syrk;

/* Which algorithm p?syrk and its like takes, without running it. The call must multiply (hscal__call_multiplies). */
hscal_choice hscal__syrk_choice(const hscal_call *call, const hscal_layout *layout);

#endif
