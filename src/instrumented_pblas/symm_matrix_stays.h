/* p?symm whose symmetric matrix stays. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYMM_MATRIX_STAYS_H
#define HSCAL_INSTRUMENTED_PBLAS_SYMM_MATRIX_STAYS_H

#include "instrumented_pblas/symm.h"

/* A stays, and panels of B are brought to it. Source: PB_CpsymmBC.c. */
int hscal__symm_matrix_stays(const hscal_symm *symm);

#endif
