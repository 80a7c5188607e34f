/*
 * The argument lists of the routines, one per hscal_pack: everything that is known of them comes from here. How a public
 * prototype reads, how its arguments are handed on, which number each has in ScaLAPACK's error codes, how the command
 * line and the oracle name them.
 *
 * HSCAL_LIST_x(V, real) visits the arguments in the routine's own order with V(kind, name, real):
 *   letter   an option such as trans      size    a dimension       scalar  alpha or beta, in the routine's own type
 *   matrix   array, i, j, descriptor      vector  array, i, j, descriptor, increment
 *   integer  a choice or an index that is no dimension: ibtype, ilo, il     real    a real number: a bound, a tolerance
 *   output   a result, or room to work in; like the arrays it has a number, but hscal's functions do not take it
 */
#ifndef HSCAL_CALL_ARGUMENTS_H
#define HSCAL_CALL_ARGUMENTS_H

#include "call/call.h"

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
                               HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_CGEQPF(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) V(output, tau, t) \
                               HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_GETRI(V, t) V(size, n, t) V(matrix, a, t) V(output, ipiv, t) HSCAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) \
                               V(output, info, t)
#define HSCAL_LIST_GELS(V, t)  V(letter, trans, t) V(size, m, t) V(size, n, t) V(size, nrhs, t) V(matrix, a, t) \
                               V(matrix, b, t) HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_ORMQR(V, t) V(letter, side, t) V(letter, trans, t) V(size, m, t) V(size, n, t) V(size, k, t) \
                               V(matrix, a, t) V(output, tau, t) V(matrix, c, t) HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_ORGQR(V, t) V(size, m, t) V(size, n, t) V(size, k, t) V(matrix, a, t) V(output, tau, t) \
                               HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_SYTRD(V, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(output, d, t) V(output, e, t) \
                               V(output, tau, t) HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_SYGST(V, t) V(integer, ibtype, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(matrix, b, t) \
                               V(output, scale, t) V(output, info, t)
#define HSCAL_LIST_GEHRD(V, t) V(size, n, t) V(integer, ilo, t) V(integer, ihi, t) V(matrix, a, t) V(output, tau, t) \
                               HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_GEBRD(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(output, d, t) V(output, e, t) \
                               V(output, tauq, t) V(output, taup, t) HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_GEMR2D(V, t) V(size, m, t) V(size, n, t) V(matrix, a, t) V(matrix, b, t) V(output, ctxt, t)
#define HSCAL_LIST_TRMR2D(V, t) V(letter, uplo, t) V(letter, diag, t) V(size, m, t) V(size, n, t) V(matrix, a, t) \
                               V(matrix, b, t) V(output, ctxt, t)

/* Room to work in: of the routine's type, of real numbers (complex routines alone), of integers. */
#define HSCAL_ROOM(V, t)       V(output, work, t) V(output, lwork, t)
#define HSCAL_REAL_ROOM(V, t)  V(output, rwork, t) V(output, lrwork, t)
#define HSCAL_WHOLE_ROOM(V, t) V(output, iwork, t) V(output, liwork, t)

/* Eigenvalues: the complex routines have real room, too; else the lists are alike. */
#define HSCAL_EIGEN(V, t)      V(letter, jobz, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t) V(output, w, t) \
                               V(matrix, z, t)
#define HSCAL_EIGEN_RANGE(V, t) V(real, vl, t) V(real, vu, t) V(integer, il, t) V(integer, iu, t)
#define HSCAL_EIGEN_X(V, t)    HSCAL_EIGEN_RANGE(V, t) V(real, abstol, t) V(output, found, t) V(output, nz, t) \
                               V(output, w, t) V(real, orfac, t) V(matrix, z, t)
#define HSCAL_EIGEN_FAILED(V, t) V(output, ifail, t) V(output, iclustr, t) V(output, gap, t) V(output, info, t)
#define HSCAL_LIST_SYEV(V, t)  HSCAL_EIGEN(V, t) HSCAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_HEEV(V, t)  HSCAL_EIGEN(V, t) HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_SYEVD(V, t) HSCAL_EIGEN(V, t) HSCAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_HEEVD(V, t) HSCAL_EIGEN(V, t) HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) \
                               V(output, info, t)
#define HSCAL_SOME_EIGEN(V, t) V(letter, jobz, t) V(letter, range, t) V(letter, uplo, t) V(size, n, t) V(matrix, a, t)
#define HSCAL_LIST_SYEVX(V, t) HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_X(V, t) HSCAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) \
                               HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_LIST_HEEVX(V, t) HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_X(V, t) HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) \
                               HSCAL_WHOLE_ROOM(V, t) HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_EIGEN_R(V, t)    HSCAL_SOME_EIGEN(V, t) HSCAL_EIGEN_RANGE(V, t) V(output, found, t) V(output, nz, t) \
                               V(output, w, t) V(matrix, z, t)
#define HSCAL_LIST_SYEVR(V, t) HSCAL_EIGEN_R(V, t) HSCAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) V(output, info, t)
#define HSCAL_LIST_HEEVR(V, t) HSCAL_EIGEN_R(V, t) HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) \
                               V(output, info, t)
#define HSCAL_PENCIL(V, t)     V(integer, ibtype, t) HSCAL_SOME_EIGEN(V, t) V(matrix, b, t) HSCAL_EIGEN_X(V, t)
#define HSCAL_LIST_SYGVX(V, t) HSCAL_PENCIL(V, t) HSCAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) HSCAL_EIGEN_FAILED(V, t)
#define HSCAL_LIST_HEGVX(V, t) HSCAL_PENCIL(V, t) HSCAL_ROOM(V, t) HSCAL_REAL_ROOM(V, t) HSCAL_WHOLE_ROOM(V, t) \
                               HSCAL_EIGEN_FAILED(V, t)
/* Singular values; likewise. */
#define HSCAL_SINGULAR(V, t)   V(letter, jobu, t) V(letter, jobvt, t) V(size, m, t) V(size, n, t) V(matrix, a, t) \
                               V(output, s, t) V(matrix, u, t) V(matrix, vt, t) HSCAL_ROOM(V, t)
#define HSCAL_LIST_GESVD(V, t) HSCAL_SINGULAR(V, t) V(output, info, t)
#define HSCAL_LIST_CGESVD(V, t) HSCAL_SINGULAR(V, t) V(output, rwork, t) V(output, info, t)
/* Of recorded calls what is distributed: planners look at nothing else. */
#define HSCAL_LIST_RECORDED_1(V, t) V(matrix, a, t)
#define HSCAL_LIST_RECORDED_2(V, t) HSCAL_LIST_RECORDED_1(V, t) V(matrix, b, t)
#define HSCAL_LIST_RECORDED_3(V, t) HSCAL_LIST_RECORDED_2(V, t) V(matrix, c, t)
/* clang-format on */

/* C type of the scalars of each routine type (complex: two of them). */
#define HSCAL_REAL_I int
#define HSCAL_REAL_S float
#define HSCAL_REAL_D double
#define HSCAL_REAL_C float
#define HSCAL_REAL_Z double

/* The parameters of a public function, each followed by a comma: HSCAL_PARAMETERS(GEMM, D) int *ictxt */
#define HSCAL_PARAMETER_letter(name, real)  const char *name,
#define HSCAL_PARAMETER_size(name, real)    const int *name,
#define HSCAL_PARAMETER_scalar(name, real)  const real *name,
#define HSCAL_PARAMETER_integer(name, real) const int *name,
#define HSCAL_PARAMETER_real(name, real)    const real *name,
#define HSCAL_PARAMETER_matrix(name, real)  const int *i##name, const int *j##name, const int *desc##name,
#define HSCAL_PARAMETER_vector(name, real)                                                                             \
  const int *i##name, const int *j##name, const int *desc##name, const int *inc##name,
#define HSCAL_PARAMETER_output(name, real)
#define HSCAL_PARAMETER(kind, name, real) HSCAL_PARAMETER_##kind(name, real)
#define HSCAL_PARAMETERS(pack, type)      HSCAL_LIST_##pack(HSCAL_PARAMETER, HSCAL_REAL_##type)

/* The same as an array of pointers, for hscal__call_read. */
#define HSCAL_GIVEN_letter(name)  name,
#define HSCAL_GIVEN_size(name)    name,
#define HSCAL_GIVEN_scalar(name)  name,
#define HSCAL_GIVEN_integer(name) name,
#define HSCAL_GIVEN_real(name)    name,
#define HSCAL_GIVEN_matrix(name)  i##name, j##name, desc##name,
#define HSCAL_GIVEN_vector(name)  i##name, j##name, desc##name, inc##name,
#define HSCAL_GIVEN_output(name)
#define HSCAL_GIVEN_NAME(kind, name, real) HSCAL_GIVEN_##kind(name)
#define HSCAL_GIVEN(pack)                  ((const void *const[]){HSCAL_LIST_##pack(HSCAL_GIVEN_NAME, )})

/* And handed on from one public function to another, again with a comma behind each. */
#define HSCAL_ARGUMENTS(pack) HSCAL_LIST_##pack(HSCAL_GIVEN_NAME, )

/* ---- the lists as data */

typedef enum hscal_argument_kind {
  HSCAL_ARGUMENT_letter,
  HSCAL_ARGUMENT_size,
  HSCAL_ARGUMENT_scalar,
  HSCAL_ARGUMENT_integer,
  HSCAL_ARGUMENT_real,
  HSCAL_ARGUMENT_matrix,
  HSCAL_ARGUMENT_vector,
  HSCAL_ARGUMENT_output
} hscal_argument_kind;

/* A list ends with an argument without a name. */
typedef struct hscal_argument {
  hscal_argument_kind kind;
  const char *name;           /* as above: "trans", "m", "alpha", "a", "x", "dot"            */
  size_t where;               /* single values: offset of the field in hscal_call            */
  hscal_operand_name operand; /* matrices, vectors                                            */
} hscal_argument;

enum { HSCAL_MOST_ARGUMENTS = 28, HSCAL_MOST_PLACES = 40 };

/* The name of an operand in the list of the routine: 'a', 'b', 'c', 'x', 'y', 'z', 'u' or 'v'; 0: there is none. */
char hscal__operand_letter(const hscal_routine *routine, hscal_operand_name which);

const hscal_argument *hscal__arguments_of(const hscal_routine *routine);
/* Is there one of that name: "range", "beta"? */
int hscal__has_argument(const hscal_routine *routine, const char *name);
/* How many places the argument has in the routine's own list: a matrix 4, a vector 5 (its array, i, j, ...), others 1. */
int hscal__argument_places(const hscal_argument *argument);
/* How many of them hscal's functions take: no arrays, no outputs. */
int hscal__argument_parameters(const hscal_argument *argument);
/* Number of the context that hscal's _ctxt functions take behind the routine's own arguments. */
int hscal__ictxt_position(const hscal_routine *routine);
/* Of a size: 'm', 'n' or 'k', the field of hscal_call that it is. */
char hscal__argument_dimension(const hscal_argument *argument);
/* Letters that the argument may have, in upper case: "NTC". */
const char *hscal__argument_letters(const hscal_routine *routine, const hscal_argument *argument);

/* The call in words as the command takes them, for people and programs: "uplo=l n=8000 nrhs=1". Sizes, and letters, integers and reals
 * that are not the usual ones; of a recorded call its matrices: "A=800x600". text[size]. */
void hscal__arguments_text(const hscal_call *call, char *text, size_t size);

#endif
