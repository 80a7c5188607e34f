/*
 * What depends on data in the solvers of tridiagonal eigenproblems: what is expected, and between which bounds
 * (layout.data). Pivots have a file of their own (pivots.h).
 *
 * The figures are those of the installed library's p?stedc and ?steqr2 on 13 kinds of matrices of order 200 to 1200: dense
 * ones with independent random entries, random orthogonal similarity to given spectra, covariances, smooth kernels, graphs,
 * discretized operators, random and regular tridiagonal ones.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_EXPECTATIONS_H
#define HSCAL_INSTRUMENTED_SCALAPACK_EXPECTATIONS_H

#include "call/call.h"

/* Does the work of the routine depend on data, so that a lower and an upper bound differ? */
int hscal__depends_on_data(const hscal_call *call);

/*
 * Divide and conquer: does eigenvalue `i` (from 0) of one of the two halves that are merged stay as it is, so that it takes no
 * part in the secular equation and its vector none in the product?
 * Expected: one in ten. Of dense random matrices 2 % (order 200) to 12 % (1200) did in the last merge, fewer in those before;
 * of covariances 14 %, smooth kernels 40 to 55 %, random tridiagonal matrices 90 % and more. Bounds: all, or none. Pairs of
 * close eigenvalues that are rotated into one another were at most 8 of 1200, and are left out.
 * Source of the rules: SRC/p?laed2.f; of other figures: Tisseur and Dongarra, LAPACK working note 132.
 */
int hscal__is_deflated(hscal_data data, int i);
/* How many of the first `count` of a half stay. */
int hscal__deflated_of(hscal_data data, int count);

/*
 * Implicit QL: sweeps over the whole matrix of order n that amount to the same number of plane rotations as the sweeps over what
 * is left of it. Expected: n, from some 1.9 n sweeps over half the matrix on average: dense random matrices took 1.01 n to
 * 1.14 n, covariances 0.9 n. Bounds: 0.5 n (half of the eigenvalues equal, or smooth kernels) and 1.25 n (random tridiagonal
 * matrices took up to 1.2 n); a matrix that is diagonal already takes none.
 */
int64_t hscal__expected_sweeps(hscal_data data, int n);

/*
 * Sweeps over a bidiagonal matrix of order n that amount to the same number of plane rotations, of left vectors and as many of
 * right ones, as the sweeps of ?bdsqr over what is left of it. Expected: 0.85 n, from some 1.5 n sweeps over half the matrix on
 * average: dense random matrices of order 200 to 900 took 0.83 n to 0.88 n, covariances 0.72 n. Bounds: 0.4 n (rows graded over 8
 * decades, half of the values 0) and n (random bidiagonal matrices took up to 0.94 n); a matrix whose values are all equal takes
 * none. Source of the figures: LAPACK's ?bdsqr on such matrices.
 */
int64_t hscal__expected_bidiagonal_sweeps(hscal_data data, int n);

/*
 * Where the eigenvalue at place `i` of n comes when all are sorted in the end: those of one process column spread evenly over all
 * places, since the merges before keep those of both halves apart and in order.
 */
int hscal__expected_rank(int i, int n);

/*
 * Bisection: counts of eigenvalues below a number that a process needs for `found` of n, in single precision or double. Each
 * value takes as many as the precision has digits to be known to the norm's last one. Expected: eigenvalues are spread evenly, so that
 * the first log2(n) of these serve several. Bounds: all values of a process are equal, or no count serves two.
 * Random symmetric matrices of order 100, 400 and 1000 on 4 processes took 47, 45 and 44 counts a value, as expected here within
 * 4 %; each process had a quarter of the vectors, and 3 iterations for each.
 * Source of the rules: SRC/p?stebz.f.
 */
int hscal__expected_counts(hscal_data data, int is_single, int n, int found);

/* Inverse iterations for a vector. Expected, and never fewer: 3, since two more than suffice are made; at most 5.
 * Source: SRC/?stein2.f. */
int hscal__expected_inverse_iterations(hscal_data data);

/*
 * Plane rotations that amount to making a vector orthogonal to others of its process, `vectors` in all, in each iteration.
 * Those whose eigenvalues are less than orfac (negative: 0.001) of the norm apart hang together. Expected: eigenvalues are spread
 * evenly, between once the norm below 0 and above, so that all are near or none is; of the others a vector meets half. Bounds: none is
 * near, or all are. Source of the rules: SRC/p?stein.f, ?stein2.f.
 */
int hscal__expected_rotations(hscal_data data, double orfac, int n, int vectors);

/* Operations on single numbers (kernel SCALAR) that a step of a QL sweep, a term of a secular equation, with all iterations
 * for its root, and a step of LAPACK's quotient-difference algorithm (?lasq1) amount to. Source: machine/speed.c. */
enum { HSCAL_SWEEP_STEP = 40, HSCAL_SECULAR_TERM = 10, HSCAL_QUOTIENT_STEP = 15 };

/* Likewise a step of a count of eigenvalues, and of a factorization or solution in inverse iteration. Source: operations in
 * SRC/p?laiect.c, LAPACK's ?lagtf.f, ?lagts.f. */
enum { HSCAL_COUNT_STEP = 4, HSCAL_INVERSE_STEP = 12 };

#endif
