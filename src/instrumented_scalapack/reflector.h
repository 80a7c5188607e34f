/*
 * Elementary reflectors H = I - tau v v^H, one at a time: made from a vector, applied to a matrix.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_REFLECTOR_H
#define HSCAL_INSTRUMENTED_SCALAPACK_REFLECTOR_H

#include "instrumented_scalapack/composite.h"

/* The vector v of a reflector: n entries of a column or a row, one of which is 1 (alpha, before the reflector is made). */
typedef struct hscal_reflector {
  hscal_operand vector;       /* its first entry; inc as everywhere: 1 = a column, desc.m = a row           */
  int n;                      /* all its entries; with 0 there is no reflector, but alpha still is sent round */
  int backward;               /* the entry that is 1 is the last one, not the first one                     */
  const hscal_operand *apart; /* where it is, if not beside the others: `vector` begins with these then */
} hscal_reflector;

/* Is the reflector the identity (tau = 0)? It is if there is nothing to be annihilated: a real number alone. A complex one is made
 * real, and longer vectors never are taken to be zero; the library's loop for norms that underflow does not happen. */
static inline int hscal__is_identity(const hscal_composite *composite, int n) {
  return n <= 1 && !hscal__type_is_complex(composite->call->routine->type);
}

/* Makes the reflector that annihilates the vector but for alpha: on the line of processes that has the vector.
 * Source: SRC/p?larfg.f. */
int hscal__make_reflector(hscal_composite *composite, const hscal_reflector *reflector);

/* The m x n matrix that begins at `matrix` times H from side 'L' (then v has m entries) or 'R' (n entries). `adjoint`: H^H in
 * place of H, p?larfc; for real types the same. v may be a column or a row, and may lie on other lines than the matrix;
 * where it crosses the index that it multiplies it must be cut as that index is. The topologies set in the composite matter.
 * Source: SRC/p?larf.f, p?larfc.f. */
int hscal__apply_reflector(const hscal_composite *composite, const hscal_reflector *reflector, char side, int adjoint,
                           const hscal_operand *matrix, int m, int n);

/* Conjugates n entries of a vector where they lie, or scales them, which is as much to move. Source: SRC/p?lacgv.f. */
int hscal__conjugate(const hscal_composite *composite, const hscal_operand *vector, int n);

#endif
