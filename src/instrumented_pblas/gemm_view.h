/* The operands of a matrix product as they lie on the grid. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_GEMM_VIEW_H
#define HSCAL_INSTRUMENTED_PBLAS_GEMM_VIEW_H

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

#endif
