/* What schemes begin with: how the operands of a call lie on a grid, and the topologies that the caller left. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SETTING_H
#define HSCAL_INSTRUMENTED_PBLAS_SETTING_H

#include "instrumented_pblas/emit.h"

/* n entries of one index from `i` on (0-based) of a dimension that is dealt from `src` on. Source: PB_Cdescribe.c. */
hscal_dealing hscal__deal_index(int n, int i, int first, int block, int src, int nprocs);

/* The rows and the columns of operand `which` of the call. */
void hscal__deal_operand(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout,
                         hscal_dealing dealing[2]);

/* A vector as a panel of width 1: its entries are dealt along a dimension, on one line of the other or on all (-1). */
typedef struct hscal_vector {
  hscal_dimension along;
  hscal_dealing dealing;
  int line;
} hscal_vector;
hscal_vector hscal__deal_vector(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout);

/* Where the events go, with the topologies of the backend in force. */
hscal_emitter hscal__emitter_make(const hscal_layout *layout, hscal_sink *sink);

static inline int hscal__is_ring(char topology) { return topology == 'i' || topology == 'd' || topology == 's'; }

/* 'C' means 'T' for real types. */
static inline char hscal__effective_trans(char trans, hscal_type type) {
  return trans == 'C' && !hscal__type_is_complex(type) ? 'T' : trans;
}

static inline int hscal__is_zero(hscal_scalar value) { return value.re == 0 && value.im == 0; }
static inline int hscal__is_one(hscal_scalar value) { return value.re == 1 && value.im == 0; }

/* Largest share of n entries in blocks of nb on one of nprocs coordinates, from the first one on. Source: DNROC of
 * PBtools.h. */
double hscal__largest_share(int n, int nb, int nprocs);

#endif
