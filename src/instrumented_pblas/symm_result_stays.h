/* p?symm whose result stays. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYMM_RESULT_STAYS_H
#define HSCAL_INSTRUMENTED_PBLAS_SYMM_RESULT_STAYS_H

#include "instrumented_pblas/symm.h"

/* Panels of A are brought to B and C: each panel is multiplied by what is there of B, and by a panel of B as its mirror image.
 * Source: PB_CpsymmAB.c. */
int hscal__symm_result_stays(const hscal_symm *symm);

#endif
