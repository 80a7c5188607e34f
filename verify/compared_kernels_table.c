#include "verify/compared_kernels_table.h"
#include "call/arguments.h"

/* Kernels that only move data on the way to something else, but for the schemes of which they are the purpose. */
static const hscal_kernel purposes[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_scal] = HSCAL_KERNEL_SCAL, [HSCAL_SCHEME_axpy] = HSCAL_KERNEL_ADD,
    [HSCAL_SCHEME_geadd] = HSCAL_KERNEL_ADD, [HSCAL_SCHEME_tradd] = HSCAL_KERNEL_ADD,
    [HSCAL_SCHEME_tran] = HSCAL_KERNEL_ADD,
};

enum { ALWAYS, NEVER, AS_PURPOSE };

static const char compared[HSCAL_KERNEL_COUNT] = {
    [HSCAL_KERNEL_SCAL] = AS_PURPOSE, [HSCAL_KERNEL_ADD] = AS_PURPOSE,
    [HSCAL_KERNEL_NRM2] = NEVER,                                     /* p?nrm2 sums squares itself */
    [HSCAL_KERNEL_COPY] = NEVER,      [HSCAL_KERNEL_ROTATE] = NEVER, /* LAPACK's own */
    [HSCAL_KERNEL_SCALAR] = NEVER,
};

/* Families whose schemes have operations among the kernels that are never compared. */
static const char has_hidden_operations[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_QR] = 1, /* take norms */
    [HSCAL_FAMILY_PIVOTED_QR] = 1,
    [HSCAL_FAMILY_TRAPEZOID] = 1,
    [HSCAL_FAMILY_LEAST_SQUARES] = 1,
    [HSCAL_FAMILY_TRIDIAGONAL] = 1,
    [HSCAL_FAMILY_BIDIAGONAL] = 1,
    [HSCAL_FAMILY_HESSENBERG] = 1,
    [HSCAL_FAMILY_SINGULAR_VALUES] = 1,
    [HSCAL_FAMILY_EIGENVALUES] = 1, /* and LAPACK rotates and works with single numbers */
    [HSCAL_FAMILY_SOME_EIGENVALUES] = 1,
};

/* Of other families: is a norm that the scheme returns made by such a kernel? */
static const char has_hidden_norm[HSCAL_SCHEME_COUNT] = {[HSCAL_SCHEME_tree] = 1};

int kernel_is_purpose(const hscal_routine *routine, hscal_kernel kernel) {
  return purposes[routine->scheme] == kernel && compared[kernel] == AS_PURPOSE;
}

int kernel_is_compared(const hscal_routine *routine, hscal_kernel kernel) {
  return compared[kernel] == ALWAYS || kernel_is_purpose(routine, kernel);
}

int operations_are_compared(const hscal_routine *routine) {
  if (has_hidden_norm[routine->scheme]) return !hscal__has_argument(routine, "norm");
  return !has_hidden_operations[hscal__scheme_of(routine)->family];
}
