/* The algorithms of the matrix product. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_GEMM_ALGORITHMS_H
#define HSCAL_INSTRUMENTED_PBLAS_GEMM_ALGORITHMS_H

#include "instrumented_pblas/gemm_view.h"

/* C stays, and panels of A and B are brought to it. Source: PB_CpgemmAB.c. */
int hscal__gemm_result_stays(const hscal_gemm *gemm);
/* An input stays, panels of the other one are brought to it, and the products are summed and brought to C. Source:
 * PB_CpgemmAC.c, PB_CpgemmBC.c. */
int hscal__gemm_input_stays(const hscal_gemm *gemm);

#endif
