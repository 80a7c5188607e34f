/* p?trsm by broadcasts of panels. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRSM_PANELS_H
#define HSCAL_INSTRUMENTED_PBLAS_TRSM_PANELS_H

#include "instrumented_pblas/trsm.h"

/* The algorithms that broadcast panels. Source: PBLAS/SRC/PTOOLS/PB_CptrsmAB.c, PB_CptrsmAB0.c, PB_CptrsmAB1.c. */
int hscal__trsm_panels(const hscal_trsm *trsm);

#endif
