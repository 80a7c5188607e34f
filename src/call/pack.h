/*
 * Argument lists, one block per hscal_pack: how a public prototype reads (PARAMETERS_x), how its arguments are handed on
 * (ARGUMENTS_x), which number the ictxt of a _ctxt function has (ICTXT_POSITION_x: after the last of the routine's own),
 * and how they become an hscal_call (hscal__pack_x, a plain function). The only macros of the interface.
 */
#ifndef HSCAL_CALL_PACK_H
#define HSCAL_CALL_PACK_H

#include "call/call.h"

/* C type of the scalars of each routine type (complex: two of them). */
#define HSCAL_REAL_S float
#define HSCAL_REAL_D double
#define HSCAL_REAL_C float
#define HSCAL_REAL_Z double

#define HSCAL_PARAMETERS_GEMM(real)                                                                                    \
  char *transa, char *transb, int *m, int *n, int *k, real *alpha, int *ia, int *ja, int *desca, int *ib, int *jb,     \
      int *descb, real *beta, int *ic, int *jc, int *descc
#define HSCAL_ARGUMENTS_GEMM transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc
enum { HSCAL_ICTXT_POSITION_GEMM = 20 };

/* Fills the call from the arguments of hscal_p?gemm_*; alpha and beta of the routine's own type. Null pointers and bad
 * descriptors return -i / -(100*i+entry). The call is checked (hscal__call_check) without a grid. */
int hscal__pack_GEMM(const hscal_routine *routine, const char *transa, const char *transb, const int *m, const int *n,
                     const int *k, const void *alpha, const int *ia, const int *ja, const int *desca, const int *ib,
                     const int *jb, const int *descb, const void *beta, const int *ic, const int *jc, const int *descc,
                     hscal_call *call);

#endif
