/* Sizes of a call that must not exceed others, by family (rows SIZE_RULE of src/schemes.def). */
#ifndef HSCAL_CALL_SIZES_H
#define HSCAL_CALL_SIZES_H

#include "call/call.h"

/* Returns 0 or ScaLAPACK's -i, with the text in hscal_last_error. */
int hscal__check_sizes(const hscal_call *call);

/* Reorders any three sizes, for tests and random calls, so that the routine takes them (p?orgqr: m, n, k; p?orglq: n, m, k). */
void hscal__sizes_in_order(const hscal_routine *routine, int *m, int *n, int *k);

#endif
