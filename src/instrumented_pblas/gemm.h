/* The matrix product, as PBLAS performs it. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_GEMM_H
#define HSCAL_INSTRUMENTED_PBLAS_GEMM_H

#include "instrumented_pblas/movers.h"

/* The three indices of C(m,n) += op(A)(m,k) op(B)(k,n). */
typedef enum hscal_gemm_index { HSCAL_GEMM_M, HSCAL_GEMM_N, HSCAL_GEMM_K, HSCAL_GEMM_INDICES } hscal_gemm_index;

/* An operand seen through its transposition: which index lies along which dimension of the grid, and how. */
typedef struct hscal_gemm_view {
  hscal_gemm_index index[2];
  hscal_dealing dealing[2];
} hscal_gemm_view;

/* A product on a grid. One operand stays where it is; the index it does not have is walked in panels. */
typedef struct hscal_gemm {
  const hscal_call *call;
  const hscal_layout *layout;
  char transa, transb; /* 'C' only for complex types: for real ones it is 'T' */
  int size[HSCAL_GEMM_INDICES];
  hscal_gemm_view view[HSCAL_OPERANDS];
  hscal_operand_name stays; /* C: algorithm AB, B: AC, A: BC */
  hscal_emitter emitter;
} hscal_gemm;

/* The index that an operand does not have: what is walked in panels while it stays. */
static inline hscal_gemm_index hscal__gemm_missing_index(const hscal_gemm_view *view) {
  return (hscal_gemm_index)(HSCAL_GEMM_M + HSCAL_GEMM_N + HSCAL_GEMM_K - view->index[0] - view->index[1]);
}

/* Dimension along which an operand has an index. */
static inline hscal_dimension hscal__gemm_along(const hscal_gemm *gemm, hscal_operand_name which,
                                                hscal_gemm_index index) {
  return gemm->view[which].index[HSCAL_ROWS] == index ? HSCAL_ROWS : HSCAL_COLUMNS;
}

/* The call on the grid: which operand stays and the topologies in force, but no sink. Also for who bounds it. */
hscal_gemm hscal__gemm_prepare(const hscal_call *call, const hscal_layout *layout);

/* The algorithms: C stays and panels of A and B are brought to it (PB_CpgemmAB.c); or an input stays, panels of the other
 * one are brought to it and the products are summed and brought to C (PB_CpgemmAC.c, PB_CpgemmBC.c). */
int hscal__gemm_result_stays(const hscal_gemm *gemm);
int hscal__gemm_input_stays(const hscal_gemm *gemm);

#endif
