/*
 * p?syrk, p?herk, p?syr2k and p?her2k on a grid: one triangle of C gets A A^T, or A B^T + B A^T. The transposed forms are the same
 * with rows and columns exchanged: `along` is the dimension along which A and B have the index they share with C, `across` that
 * of the index that is summed over.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYRK_H
#define HSCAL_INSTRUMENTED_PBLAS_SYRK_H

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

/* The algorithms. C stays, and panels of the inputs are brought to it along its rows and along its columns (PB_CpsyrkA.c,
 * PB_Cpsyr2kA.c). Or the inputs stay, each gets panels of the other one, and the products are summed and brought to C
 * (PB_CpsyrkAC.c, PB_Cpsyr2kAC.c). */
int hscal__syrk_result_stays(const hscal_syrk *syrk);
int hscal__syrk_inputs_stay(const hscal_syrk *syrk);

#endif
