/* p?syrk whose inputs stay. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SYRK_INPUTS_STAY_H
#define HSCAL_INSTRUMENTED_PBLAS_SYRK_INPUTS_STAY_H

#include "instrumented_pblas/syrk.h"

/* The inputs stay, each gets panels of the other one, and the products are summed and brought to C. Source: PB_CpsyrkAC.c,
 * PB_Cpsyr2kAC.c. */
int hscal__syrk_inputs_stay(const hscal_syrk *syrk);

#endif
