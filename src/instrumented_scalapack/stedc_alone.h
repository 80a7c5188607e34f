/* Tridiagonal eigenproblems on one process. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_STEDC_ALONE_H
#define HSCAL_INSTRUMENTED_SCALAPACK_STEDC_ALONE_H

#include "instrumented_scalapack/composite.h"

/* Divide and conquer on one process, or for one that has it all. `composite` is in reals. Source: LAPACK's ?stedc.f, ?laed0.f to
 * ?laed3.f. */
int hscal__stedc_alone(const hscal_composite *composite, int process, int n);

/* Implicit QL or QR of order n on one process, whose rows of the vectors (0: none are wanted) are rotated. Rows of complex
 * vectors count twice. `composite` is in reals. Source: LAPACK's ?steqr.f, SRC/?steqr2.f. */
int hscal__steqr_alone(const hscal_composite *composite, int process, int n, int rows);

#endif
