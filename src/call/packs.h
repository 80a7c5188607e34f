/*
 * The table of argument lists (packs): everything that is known of one comes from here.
 *
 * HSCAL_LIST_x(V, real) visits the arguments in the routine's own order with V(kind, name, real):
 *   letter   an option such as trans      size    a dimension       scalar  alpha or beta, in the routine's own type
 *   matrix   array, i, j, descriptor      vector  array, i, j, descriptor, increment
 *   integer  a choice or an index that is no dimension: ibtype, ilo, il     real    a real number: a bound, a tolerance
 *   output   a result, or workspace; like the arrays it has a number, but hscal's functions do not take it
 *
 * HSCAL_PACKS(X) visits the lists with X(pack, letters, a, b, c, checks, operations, panels):
 *   letters     those that the letters of the list may have (call/arguments.c); ALL: that they have anywhere
 *   a b c       shapes of the operands A, B or X, C or Y (call/shapes_table.c); NONE: there is none
 *   checks      what ScaLAPACK wants of the operands beyond what all routines want (call/checks_table.c)
 *   operations  their number (call/flops_table.c); of_scheme: as the scheme's row says
 *   panels      1: the panel width makes a difference; 0: it goes block by block of its operands, or entry by entry
 *
 * It needs no include: enums are made of it, too.
 */
#ifndef HSCAL_CALL_PACKS_H
#define HSCAL_CALL_PACKS_H

/* clang-format off */
#define HSCAL_LIST_COPY(V, t)  V(size, n, t) V(vector, x, t) V(vector, y, t)
#define HSCAL_LIST_AXPY(V, t)  V(size, n, t) V(scalar, alpha, t) V(vector, x, t) V(vector, y, t)
#define HSCAL_LIST_SCAL(V, t)  V(size, n, t) V(scalar, alpha, t) V(vector, x, t)
#define HSCAL_LIST_DOT(V, t)   V(size, n, t) V(output, dot, t) V(vector, x, t) V(vector, y, t)
#define HSCAL_LIST_NORM(V, t)  V(size, n, t) V(output, norm, t) V(vector, x, t)
#define HSCAL_LIST_AMAX(V, t)  V(size, n, t) V(output, amax, t) V(output, indx, t) V(vector, x, t)
#define HSCAL_LIST_GEMV(V, t)  V(letter, trans, t) V(size, m, t) V(size, n, t) V(scalar, alpha, t) V(matrix, a, t) \
                               V(vector, x, t) V(scalar, beta, t) V(vector, y, t)
#define HSCAL_LIST_SYMV(V, t)  V(letter, uplo, t) V(size, n, t) V(scalar, alpha, t) V(matrix, a, t) V(vector, x, t) \
                               V(scalar, beta, t) V(vector, y, t)
#define HSCAL_LIST_TRMV(V, t)  V(letter, uplo, t) V(letter, trans, t) V(letter, diag, t) V(size, n, t) \
                               V(matrix, a, t) V(vector, x, t)
#define HSCAL_LIST_ATRMV(V, t) V(letter, uplo, t) V(letter, trans, t) V(letter, diag, t) V(size, n, t) \
                               V(scalar, alpha, t) V(matrix, a, t) V(vector, x, t) V(scalar, beta, t) V(vector, y, t)
#define HSCAL_LIST_GER(V, t)   V(size, m, t) V(size, n, t) V(scalar, alpha, t) V(vector, x, t) V(vector, y, t) \
                               V(matrix, a, t)
#define HSCAL_LIST_SYR(V, t)   V(letter, uplo, t) V(size, n, t) V(scalar, alpha, t) V(vector, x, t) V(matrix, a, t)
#define HSCAL_LIST_SYR2(V, t)  V(letter, uplo, t) V(size, n, t) V(scalar, alpha, t) V(vector, x, t) V(vector, y, t) \
                               V(matrix, a, t)
#define HSCAL_LIST_GEMM(V, t)  V(letter, transa, t) V(letter, transb, t) V(size, m, t) V(size, n, t) V(size, k, t) \
                               V(scalar, alpha, t) V(matrix, a, t) V(matrix, b, t) V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_SYMM(V, t)  V(letter, side, t) V(letter, uplo, t) V(size, m, t) V(size, n, t) V(scalar, alpha, t) \
                               V(matrix, a, t) V(matrix, b, t) V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_SYRK(V, t)  V(letter, uplo, t) V(letter, trans, t) V(size, n, t) V(size, k, t) V(scalar, alpha, t) \
                               V(matrix, a, t) V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_SYR2K(V, t) V(letter, uplo, t) V(letter, trans, t) V(size, n, t) V(size, k, t) V(scalar, alpha, t) \
                               V(matrix, a, t) V(matrix, b, t) V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_TRMM(V, t)  V(letter, side, t) V(letter, uplo, t) V(letter, transa, t) V(letter, diag, t) \
                               V(size, m, t) V(size, n, t) V(scalar, alpha, t) V(matrix, a, t) V(matrix, b, t)
#define HSCAL_LIST_TRAN(V, t)  V(size, m, t) V(size, n, t) V(scalar, alpha, t) V(matrix, a, t) V(scalar, beta, t) \
                               V(matrix, c, t)
#define HSCAL_LIST_GEADD(V, t) V(letter, trans, t) V(size, m, t) V(size, n, t) V(scalar, alpha, t) V(matrix, a, t) \
                               V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_TRADD(V, t) V(letter, uplo, t) V(letter, trans, t) V(size, m, t) V(size, n, t) V(scalar, alpha, t) \
                               V(matrix, a, t) V(scalar, beta, t) V(matrix, c, t)
#define HSCAL_LIST_POTRF(V, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(output, info, t)
#define HSCAL_LIST_POTRS(V, t) V(letter, uplo, t) V(size, n, t) V(size, nrhs, t) V(matrix, a, t) V(matrix, b, t) \
                               V(output, info, t)
#define HSCAL_LIST_TRTRS(V, t) V(letter, uplo, t) V(letter, trans, t) V(letter, diag, t) V(size, n, t) V(size, nrhs, t) \
                               V(matrix, a, t) V(matrix, b, t) V(output, info, t)
#define HSCAL_LIST_TRTRI(V, t) V(letter, uplo, t) V(letter, diag, t) V(size, n, t) V(matrix, a, t) V(output, info, t)
#define HSCAL_LIST_GETRF(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) V(output, info, t)
#define HSCAL_LIST_GETRS(V, t) V(letter, trans, t) V(size, n, t) V(size, nrhs, t) V(matrix, a, t) V(output, ipiv, t) \
                               V(matrix, b, t) V(output, info, t)
#define HSCAL_LIST_GESV(V, t)  V(size, n, t) V(size, nrhs, t) V(matrix, a, t) V(output, ipiv, t) V(matrix, b, t) \
                               V(output, info, t)
#define HSCAL_LIST_GEQRF(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, tau, t) V(output, work, t) \
                               V(output, lwork, t) V(output, info, t)
#define HSCAL_LIST_GEQPF(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) V(output, tau, t) \
                               HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_CGEQPF(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) V(output, tau, t) \
                               HSCAL_WORKSPACE(V, t) HSCAL_REAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_GETRI(V, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) HSCAL_WORKSPACE(V, t) \
                               HSCAL_INTEGER_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_GELS(V, t)  V(letter, trans, t) V(size, m, t) V(size, n, t) V(size, nrhs, t) V(matrix, a, t) \
                               V(matrix, b, t) HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_ORMQR(V, t) V(letter, side, t) V(letter, trans, t) V(size, m, t) V(size, n, t) V(size, k, t) \
                               V(matrix, a, t) V(output, tau, t) V(matrix, c, t) HSCAL_WORKSPACE(V, t) \
                               V(output, info, t)
#define HSCAL_LIST_ORGQR(V, t) V(size, m, t) V(size, n, t) V(size, k, t) V(matrix, a, t) V(output, tau, t) \
                               HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_SYTRD(V, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(output, d, t) V(output, e, t) \
                               V(output, tau, t) HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_STANDARD_FORM(V, t) V(integer, ibtype, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) \
                               V(matrix, b, t) V(output, scale, t)
#define HSCAL_LIST_SYGST(V, t) HSCAL_STANDARD_FORM(V, t) V(output, info, t)
#define HSCAL_LIST_SYNGST(V, t) HSCAL_STANDARD_FORM(V, t) HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_GEHRD(V, t) V(size, n, t) V(integer, ilo, t) V(integer, ihi, t) V(matrix, a, t) V(output, tau, t) \
                               HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_GEBRD(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, d, t) V(output, e, t) \
                               V(output, tauq, t) V(output, taup, t) HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_GEMR2D(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(matrix, b, t) V(output, ctxt, t)
#define HSCAL_LIST_TRMR2D(V, t) V(letter, uplo, t) V(letter, diag, t) V(size, m, t) V(size, n, t) V(matrix, a, t) \
                               V(matrix, b, t) V(output, ctxt, t)

/* Workspace: of the routine's type, of real numbers (complex routines alone), of integers. */
#define HSCAL_WORKSPACE(V, t)         V(output, work, t) V(output, lwork, t)
#define HSCAL_REAL_WORKSPACE(V, t)    V(output, rwork, t) V(output, lrwork, t)
#define HSCAL_INTEGER_WORKSPACE(V, t) V(output, iwork, t) V(output, liwork, t)

/* Eigenvalues: the complex routines have real workspace, too; else the lists are alike. */
#define HSCAL_EIGEN(V, t)      V(letter, jobz, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(output, w, t) \
                               V(matrix, z, t)
#define HSCAL_EIGEN_RANGE(V, t) V(real, vl, t) V(real, vu, t) V(integer, il, t) V(integer, iu, t)
#define HSCAL_EIGEN_X(V, t)    HSCAL_EIGEN_RANGE(V, t) V(real, abstol, t) V(output, found, t) V(output, nz, t) \
                               V(output, w, t) V(real, orfac, t) V(matrix, z, t)
#define HSCAL_EIGEN_FAILED(V, t) V(output, ifail, t) V(output, iclustr, t) V(output, gap, t) V(output, info, t)
#define HSCAL_LIST_SYEV(V, t)  HSCAL_EIGEN(V, t) HSCAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_HEEV(V, t)  HSCAL_EIGEN(V, t) HSCAL_WORKSPACE(V, t) HSCAL_REAL_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_SYEVD(V, t) HSCAL_EIGEN(V, t) HSCAL_WORKSPACE(V, t) HSCAL_INTEGER_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_LIST_HEEVD(V, t) HSCAL_EIGEN(V, t) HSCAL_WORKSPACE(V, t) HSCAL_REAL_WORKSPACE(V, t) \
                               HSCAL_INTEGER_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_SOME_EIGEN(V, t) V(letter, jobz, t) V(letter, range, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t)
#define HSCAL_LIST_SYEVX(V, t) HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_X(V, t) HSCAL_WORKSPACE(V, t) \
                               HSCAL_INTEGER_WORKSPACE(V, t) HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_LIST_HEEVX(V, t) HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_X(V, t) HSCAL_WORKSPACE(V, t) \
                               HSCAL_REAL_WORKSPACE(V, t) HSCAL_INTEGER_WORKSPACE(V, t) HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_EIGEN_R(V, t)    HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_RANGE(V, t) V(output, found, t) V(output, nz, t) \
                               V(output, w, t) V(matrix, z, t)
#define HSCAL_LIST_SYEVR(V, t) HSCAL_EIGEN_R(V, t) HSCAL_WORKSPACE(V, t) HSCAL_INTEGER_WORKSPACE(V, t) \
                               V(output, info, t)
#define HSCAL_LIST_HEEVR(V, t) HSCAL_EIGEN_R(V, t) HSCAL_WORKSPACE(V, t) HSCAL_REAL_WORKSPACE(V, t) \
                               HSCAL_INTEGER_WORKSPACE(V, t) V(output, info, t)
#define HSCAL_PENCIL(V, t)     V(integer, ibtype, t) HSCAL_SOME_EIGEN(V, t) V(matrix, b, t) HSCAL_EIGEN_X(V, t)
#define HSCAL_LIST_SYGVX(V, t) HSCAL_PENCIL(V, t) HSCAL_WORKSPACE(V, t) HSCAL_INTEGER_WORKSPACE(V, t) \
                               HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_LIST_HEGVX(V, t) HSCAL_PENCIL(V, t) HSCAL_WORKSPACE(V, t) HSCAL_REAL_WORKSPACE(V, t) \
                               HSCAL_INTEGER_WORKSPACE(V, t) HSCAL_EIGEN_FAILED(V, t)
/* Singular values; likewise. */
#define HSCAL_SINGULAR(V, t)   V(letter, jobu, t) V(letter, jobvt, t) V(size, m, t) V(size, n, t) V(matrix, a, t) \
                               V(output, s, t) V(matrix, u, t) V(matrix, vt, t) HSCAL_WORKSPACE(V, t)
#define HSCAL_LIST_GESVD(V, t) HSCAL_SINGULAR(V, t) V(output, info, t)
#define HSCAL_LIST_CGESVD(V, t) HSCAL_SINGULAR(V, t) V(output, rwork, t) V(output, info, t)
/* Of recorded calls what is distributed: planners look at nothing else. */
#define HSCAL_LIST_RECORDED_1(V, t) V(matrix, a, t)
/* A model in text has none; estimates want one of some size. */
#define HSCAL_LIST_MODEL(V, t) V(matrix, a, t)
#define HSCAL_LIST_RECORDED_2(V, t) HSCAL_LIST_RECORDED_1(V, t) V(matrix, b, t)
#define HSCAL_LIST_RECORDED_3(V, t) HSCAL_LIST_RECORDED_2(V, t) V(matrix, c, t)

/* What is known of each list. */
#define HSCAL_PACKS(X) \
  X(COPY,       ALL,     NONE,        VECTOR,       VECTOR,        ANYTHING,         none,                  0) \
  X(AXPY,       ALL,     NONE,        VECTOR,       VECTOR,        ANYTHING,         twice_per_entry,       0) \
  X(SCAL,       ALL,     NONE,        VECTOR,       NONE,          ANYTHING,         per_entry,             0) \
  X(DOT,        ALL,     NONE,        VECTOR,       VECTOR,        ANYTHING,         twice_per_entry,       0) \
  X(NORM,       ALL,     NONE,        VECTOR,       NONE,          ANYTHING,         twice_per_entry,       0) \
  X(AMAX,       ALL,     NONE,        VECTOR,       NONE,          ANYTHING,         per_entry,             0) \
  X(GEMV,       ALL,     MATRIX,      MULTIPLIED,   PRODUCT,       ANYTHING,         on_matrix,             0) \
  X(SYMV,       ALL,     SQUARE,      VECTOR,       VECTOR,        ANYTHING,         on_symmetric,          1) \
  X(TRMV,       ALL,     SQUARE,      VECTOR,       NONE,          ANYTHING,         on_triangle,           1) \
  X(ATRMV,      ALL,     SQUARE,      VECTOR,       VECTOR,        ANYTHING,         on_triangle,           1) \
  X(GER,        ALL,     MATRIX,      ROWS,         VECTOR,        ANYTHING,         on_matrix,             0) \
  X(SYR,        ALL,     SQUARE,      VECTOR,       NONE,          ANYTHING,         on_triangle,           1) \
  X(SYR2,       ALL,     SQUARE,      VECTOR,       VECTOR,        ANYTHING,         on_symmetric,          1) \
  X(GEMM,       ALL,     LEFT_FACTOR, RIGHT_FACTOR, MATRIX,        ANYTHING,         of_product,            1) \
  X(SYMM,       ALL,     FROM_SIDE,   MATRIX,       MATRIX,        ANYTHING,         of_symmetric_product,  1) \
  X(SYRK,       UPDATE,  UPDATED_BY,  NONE,         SQUARE,        ANYTHING,         of_update,             1) \
  X(SYR2K,      UPDATE,  UPDATED_BY,  UPDATED_BY,   SQUARE,        ANYTHING,         of_double_update,      1) \
  X(TRMM,       ALL,     FROM_SIDE,   MATRIX,       NONE,          ANYTHING,         of_triangular_product, 1) \
  X(TRAN,       ALL,     TRANSPOSED,  NONE,         MATRIX,        ANYTHING,         on_matrix,             1) \
  X(GEADD,      ALL,     TURNED,      NONE,         MATRIX,        ANYTHING,         on_matrix,             1) \
  X(TRADD,      ALL,     TURNED,      NONE,         MATRIX,        ANYTHING,         on_trapezoid,          1) \
  X(POTRF,      ALL,     SQUARE,      NONE,         NONE,          FACTORIZED,       of_scheme,             1) \
  X(POTRS,      ALL,     SQUARE,      RIGHT_SIDES,  NONE,          SYSTEM,           of_scheme,             1) \
  X(TRTRS,      ALL,     SQUARE,      RIGHT_SIDES,  NONE,          SYSTEM,           of_scheme,             1) \
  X(TRTRI,      ALL,     SQUARE,      NONE,         NONE,          FACTORIZED,       of_scheme,             1) \
  X(GETRF,      ALL,     MATRIX,      NONE,         NONE,          FACTORIZED,       of_scheme,             1) \
  X(GETRS,      ALL,     SQUARE,      RIGHT_SIDES,  NONE,          SYSTEM,           of_scheme,             1) \
  X(GESV,       ALL,     SQUARE,      RIGHT_SIDES,  NONE,          SYSTEM,           of_scheme,             1) \
  X(GETRI,      ALL,     SQUARE,      NONE,         NONE,          BEGINS_BLOCK,     of_scheme,             1) \
  X(GEQRF,      ALL,     MATRIX,      NONE,         NONE,          SIZES,            of_scheme,             0) \
  X(GEQPF,      ALL,     MATRIX,      NONE,         NONE,          ANYTHING,         of_scheme,             0) \
  X(CGEQPF,     ALL,     MATRIX,      NONE,         NONE,          SCALES_ROW,       of_scheme,             0) \
  X(ORGQR,      ALL,     MATRIX,      NONE,         NONE,          SIZES,            of_scheme,             0) \
  X(ORMQR,      ADJOINT, REFLECTORS,  NONE,         MATRIX,        REFLECTED,        of_scheme,             0) \
  X(GELS,       ADJOINT, MATRIX,      SOLUTIONS,    NONE,          LEAST_SQUARES,    of_scheme,             1) \
  X(SYTRD,      ALL,     SQUARE,      NONE,         NONE,          BEGINS_BLOCK,     of_scheme,             1) \
  X(SYGST,      ALL,     SQUARE,      SQUARE,       NONE,          GENERALIZED,      of_scheme,             1) \
  X(SYNGST,     ALL,     SQUARE,      SQUARE,       NONE,          GENERALIZED,      of_scheme,             1) \
  X(GEHRD,      ALL,     SQUARE,      NONE,         NONE,          BALANCED,         of_scheme,             1) \
  X(GEBRD,      ALL,     MATRIX,      NONE,         NONE,          ON_DIAGONAL,      of_scheme,             1) \
  X(GEMR2D,     ALL,     MATRIX,      MATRIX,       NONE,          ANYTHING,         of_scheme,             0) \
  X(TRMR2D,     ALL,     MATRIX,      MATRIX,       NONE,          ANYTHING,         of_scheme,             0) \
  X(SYEV,       ALL,     SQUARE,      NONE,         VECTORS,       EIGENVALUES,      of_scheme,             1) \
  X(HEEV,       ALL,     SQUARE,      NONE,         VECTORS,       EIGENVALUES,      of_scheme,             1) \
  X(SYEVD,      JOB_V,   SQUARE,      NONE,         ALL_VECTORS,   MERGED,           of_scheme,             1) \
  X(HEEVD,      JOB_V,   SQUARE,      NONE,         ALL_VECTORS,   MERGED_COMPLEX,   of_scheme,             1) \
  X(SYEVX,      ALL,     SQUARE,      NONE,         VECTORS,       SOME_EIGENVALUES, of_scheme,             1) \
  X(HEEVX,      ALL,     SQUARE,      NONE,         VECTORS,       SOME_EIGENVALUES, of_scheme,             1) \
  X(SYEVR,      ALL,     SQUARE,      NONE,         VECTORS,       SOME_EIGENVALUES, of_scheme,             1) \
  X(HEEVR,      ALL,     SQUARE,      NONE,         VECTORS,       SOME_EIGENVALUES, of_scheme,             1) \
  X(SYGVX,      ALL,     SQUARE,      SQUARE,       SQUARE,        PENCIL,           of_scheme,             1) \
  X(HEGVX,      ALL,     SQUARE,      SQUARE,       SQUARE,        PENCIL,           of_scheme,             1) \
  X(GESVD,      ALL,     MATRIX,      LEFT_VECTORS, RIGHT_VECTORS, DECOMPOSED,       of_scheme,             1) \
  X(CGESVD,     ALL,     MATRIX,      LEFT_VECTORS, RIGHT_VECTORS, DECOMPOSED,       of_scheme,             1) \
  X(MODEL,      ALL,     DESCRIBED,   NONE,         NONE,          ANYTHING,         of_scheme,             0) \
  X(RECORDED_1, ALL,     DESCRIBED,   NONE,         NONE,          ANYTHING,         of_scheme,             1) \
  X(RECORDED_2, ALL,     DESCRIBED,   DESCRIBED,    NONE,          ANYTHING,         of_scheme,             1) \
  X(RECORDED_3, ALL,     DESCRIBED,   DESCRIBED,    DESCRIBED,     ANYTHING,         of_scheme,             1)
/* clang-format on */

#endif
