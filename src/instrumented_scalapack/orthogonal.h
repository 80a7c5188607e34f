/*
 * Multiplying by the orthogonal (unitary) matrices that factorizations and reductions leave behind as products of reflectors.
 *
 * All of them compare the arguments of the processes first, as the routines do. With vectors along the index that they
 * multiply (columns and 'L', rows and 'R') the broadcasts that bring them run on a ring; the topologies are put back then.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_ORTHOGONAL_H
#define HSCAL_INSTRUMENTED_SCALAPACK_ORTHOGONAL_H

#include "instrumented_scalapack/block_reflector.h"

/* The m x n matrix that begins at `matrix` times Q from side 'L' or 'R', or times its adjoint. Q is the product of q->count
 * reflectors, whose vectors stand as q says: columns of p?geqrf or p?geqlf (backward), rows of p?gelqf or p?gerqf (backward).
 * Source: SRC/p?ormqr.f, p?ormql.f, p?ormlq.f, p?ormrq.f and p?orm2r.f, p?orm2l.f, p?orml2.f, p?ormr2.f. */
int hscal__multiply_by_q(hscal_composite *composite, const hscal_block_reflector *q, char side, int adjoint,
                         const hscal_operand *matrix, int m, int n);

/* The same with the Q of p?sytrd, p?hetrd, called with `uplo` for the matrix that began at `a`. Source: SRC/p?ormtr.f. */
int hscal__multiply_by_q_of_tridiagonal(hscal_composite *composite, char uplo, const hscal_operand *a, char side,
                                        int adjoint, const hscal_operand *matrix, int m, int n);

/* The same with the Q ('Q') or the P ('P') of p?gebrd, called for the matrix that began at `a` and had k columns ('Q') or rows
 * ('P'). Source: SRC/p?ormbr.f. */
int hscal__multiply_by_q_of_bidiagonal(hscal_composite *composite, char which, const hscal_operand *a, int k, char side,
                                       int adjoint, const hscal_operand *matrix, int m, int n);

/* Operations of at least multiplying `width` vectors by `count` reflectors of length `length` and less; the last one may be
 * the identity. */
double hscal__reflection_flops(double length, double width, double count);

#endif
