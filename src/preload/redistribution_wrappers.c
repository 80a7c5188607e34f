/* p?gemr2d and p?trmr2d by the names that C calls, which take sizes and the context by value. */
#include "preload/next.h"
#include "preload/observe.h"
#include "preload/wrapper.h"

#define WRAP_GEMR2D(name)                                                                                              \
  HSCAL_WRAPPER void C##name(int m, int n, void *a, int ia, int ja, int *desca, void *b, int ib, int jb, int *descb,   \
                             int ictxt);                                                                               \
  void C##name(int m, int n, void *a, int ia, int ja, int *desca, void *b, int ib, int jb, int *descb, int ictxt) {    \
    static void (*next)(int, int, void *, int, int, int *, void *, int, int, int *, int);                              \
    void *const given[] = {&m, &n, a, &ia, &ja, desca, b, &ib, &jb, descb, &ictxt};                                    \
    hscal_observed call;                                                                                               \
    if (!next) *(void **)&next = hscal__next_or_abort("C" #name);                                                      \
    hscal__before(&call, HSCAL_ROUTINE_##name, given, __builtin_return_address(0));                                    \
    next(m, n, a, ia, ja, desca, b, ib, jb, descb, ictxt);                                                             \
    hscal__after(&call);                                                                                               \
  }

#define WRAP_TRMR2D(name)                                                                                              \
  HSCAL_WRAPPER void C##name(char *uplo, char *diag, int m, int n, void *a, int ia, int ja, int *desca, void *b,       \
                             int ib, int jb, int *descb, int ictxt);                                                   \
  void C##name(char *uplo, char *diag, int m, int n, void *a, int ia, int ja, int *desca, void *b, int ib, int jb,     \
               int *descb, int ictxt) {                                                                                \
    static void (*next)(char *, char *, int, int, void *, int, int, int *, void *, int, int, int *, int);              \
    void *const given[] = {uplo, diag, &m, &n, a, &ia, &ja, desca, b, &ib, &jb, descb, &ictxt};                        \
    hscal_observed call;                                                                                               \
    if (!next) *(void **)&next = hscal__next_or_abort("C" #name);                                                      \
    hscal__before(&call, HSCAL_ROUTINE_##name, given, __builtin_return_address(0));                                    \
    next(uplo, diag, m, n, a, ia, ja, desca, b, ib, jb, descb, ictxt);                                                 \
    hscal__after(&call);                                                                                               \
  }

WRAP_GEMR2D(psgemr2d)
WRAP_GEMR2D(pdgemr2d)
WRAP_GEMR2D(pcgemr2d)
WRAP_GEMR2D(pzgemr2d)
WRAP_TRMR2D(pstrmr2d)
WRAP_TRMR2D(pdtrmr2d)
WRAP_TRMR2D(pctrmr2d)
WRAP_TRMR2D(pztrmr2d)
