/*
 * p?symm and p?hemm on a grid. Side R is side L with rows and columns exchanged: `along` is the dimension along which B and C
 * have the index that is multiplied with A, the other one is that of their columns (L) or rows (R).
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYMM_H
#define HSCAL_INSTRUMENTED_PBLAS_SYMM_H

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

/* The algorithms. Panels of A are brought to B and C: each panel is multiplied by what is there of B, and by a panel of B as
 * its mirror image (PB_CpsymmAB.c). Or A stays, and panels of B are brought to it (PB_CpsymmBC.c). */
int hscal__symm_result_stays(const hscal_symm *symm);
int hscal__symm_matrix_stays(const hscal_symm *symm);

#endif
