/* p?trmm whose result stays. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRMM_B_STAYS_H
#define HSCAL_INSTRUMENTED_PBLAS_TRMM_B_STAYS_H

#include "instrumented_pblas/trmm.h"

/* The loop over A's panels goes forward where products are spread into leading entries, or summed over trailing ones. */
static inline int hscal__trmm_goes_forward(const hscal_trmm *trmm) {
  return trmm->leading == (trmm->algorithm == HSCAL_TRMM_SPREADS);
}

/* Source: PBLAS/SRC/PTOOLS/PB_CptrmmAB.c (spreads: its variant "right", sums: "left"). */
int hscal__trmm_b_stays(const hscal_trmm *trmm);

#endif
