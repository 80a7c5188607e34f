/* p?syrk whose result stays. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYRK_RESULT_STAYS_H
#define HSCAL_INSTRUMENTED_PBLAS_SYRK_RESULT_STAYS_H

#include "instrumented_pblas/syrk.h"

/* C stays, and panels of the inputs are brought to it along its rows and along its columns. Source: PB_CpsyrkA.c,
 * PB_Cpsyr2kA.c. */
int hscal__syrk_result_stays(const hscal_syrk *syrk);

#endif
