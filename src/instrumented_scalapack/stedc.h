/* Solvers of real symmetric tridiagonal eigenproblems, for p?syev and p?syevd. Internal functions, no schemes. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_STEDC_H
#define HSCAL_INSTRUMENTED_SCALAPACK_STEDC_H

#include "instrumented_scalapack/composite.h"

/*
 * Divide and conquer over all processes: the eigenvectors (n x n, real numbers even if the call is complex) come into operand
 * `vectors` of the call, dealt in square blocks of which it begins with one. D and E are on all processes before. Which
 * eigenvalues stay in a merge is that of expectations.h. Returns 0, what the sink returned, or HSCAL_ERROR_MEMORY.
 * Source: SRC/p?stedc.f, p?laed0.f, p?laed1.f, p?laed2.f, p?laed3.f, p?laedz.f, p?lasrt.f.
 */
int hscal__stedc(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_operand_name vectors);

#endif
