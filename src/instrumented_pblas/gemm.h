/* The matrix product, as PBLAS performs it. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_GEMM_H
#define HSCAL_INSTRUMENTED_PBLAS_GEMM_H

#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/gemm_view.h"

/* The call on the grid: which operand stays and the topologies in force, but no sink. Also for who bounds it. */
hscal_gemm hscal__gemm_prepare(const hscal_call *call, const hscal_layout *layout);

/* Which algorithm p?gemm takes, without running it. The call must multiply (hscal__call_multiplies). */
hscal_choice hscal__gemm_choice(const hscal_call *call, const hscal_layout *layout);

#endif
