/*
 * Block reflectors H = I - V T V^H: several elementary reflectors in one, made of their vectors V and applied to a matrix.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_BLOCK_REFLECTOR_H
#define HSCAL_INSTRUMENTED_SCALAPACK_BLOCK_REFLECTOR_H

#include "instrumented_scalapack/composite.h"

/* V is a trapezoid with a unit triangle of `count` entries a side. It lies on one line of processes. */
typedef struct hscal_block_reflector {
  hscal_operand vectors; /* where V begins                                                                           */
  hscal_dimension along; /* HSCAL_ROWS: the vectors are columns (STOREV C), HSCAL_COLUMNS: they are rows (R)         */
  int backward;          /* the triangle is at the vectors' end, and the first of them is the shortest (DIRECT B)    */
  int length, count;     /* of the vectors                                                                           */
  /* Null. Else V is a rectangle, and the identity that belongs to it stands apart: what it multiplies begins here. Such ones are
   * rows and backward. Source: SRC/p?larzt.f, p?larzb.f. */
  const hscal_operand *apart;
} hscal_block_reflector;

/* Makes the triangular factor T, on the process where V begins. Source: SRC/p?larft.f. */
int hscal__make_block_factor(const hscal_composite *composite, const hscal_block_reflector *reflector);

/* The m x n matrix that begins at `matrix` times H from side 'L' (its m rows are `length`) or 'R' (its n columns are).
 * `adjoint`: H^H in place of H. The index that is multiplied must be cut as the vectors are and begin as far into a block; if
 * they lie along the same dimension of the grid (columns and 'L', rows and 'R'), also on the same process row or column. V is
 * broadcast on the topology that the composite has set. Source: SRC/p?larfb.f. */
int hscal__apply_block_reflector(const hscal_composite *composite, const hscal_block_reflector *reflector, char side,
                                 int adjoint, const hscal_operand *matrix, int m, int n);

#endif
