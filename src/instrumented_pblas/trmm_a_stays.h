/* p?trmm whose triangular matrix stays. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRMM_A_STAYS_H
#define HSCAL_INSTRUMENTED_PBLAS_TRMM_A_STAYS_H

#include "instrumented_pblas/trmm.h"

/* Source: PBLAS/SRC/PTOOLS/PB_CptrmmB.c. */
int hscal__trmm_a_stays(const hscal_trmm *trmm);

#endif
