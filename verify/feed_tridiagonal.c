/*
 * Definitions of routines of ScaLAPACK and LAPACK in the program come before the libraries' own. Those that iterate until
 * something is small have nothing to do, since the schemes' work of that kind is not compared; those that decide who takes part
 * in a merge and sort the results decide by themselves, from input that makes them decide as the schemes do.
 */
#define _GNU_SOURCE
#include "verify/feed_tridiagonal.h"
#include "instrumented_scalapack/expectations.h"

#include <dlfcn.h>

enum { NOT_FED = -1 };
static int fed = NOT_FED;

void tridiagonal_feed(int data) { fed = data; }

#define PUBLIC __attribute__((visibility("default")))

/* The library's own definition of the function it is used in. */
#define OWN(name)                                                                                                      \
  if (!own) *(void **)&own = dlsym(RTLD_NEXT, name)

/* ---- what iterates ------------------------------------------------------------------------------------------------ */

#define QL(name, info_at)                                                                                              \
  PUBLIC void name(void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8,           \
                   size_t length);                                                                                     \
  void name(void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, size_t length) { \
    static void (*own)(void *, void *, void *, void *, void *, void *, void *, void *, void *, size_t);                \
    OWN(#name);                                                                                                        \
    void *const arguments[] = {a0, a1, a2, a3, a4, a5, a6, a7, a8};                                                    \
    if (fed == NOT_FED)                                                                                                \
      own(a0, a1, a2, a3, a4, a5, a6, a7, a8, length);                                                                 \
    else                                                                                                               \
      *(int *)arguments[info_at] = 0;                                                                                  \
  }

/* compz, n, d, e, z, ldz, work, info; ?steqr2 has the number of rows before work */
QL(ssteqr_, 7)
QL(dsteqr_, 7)
QL(ssteqr2_, 8)
QL(dsteqr2_, 8)
QL(csteqr2_, 8)
QL(zsteqr2_, 8)

/* k, i, d, z, delta, rho, dlam, info */
QL(slaed4_, 7)
QL(dlaed4_, 7)

/* ---- who takes part in a merge -------------------------------------------------------------------------------- */

/* All different, ascending in both halves; what is to stay has no weight. */
#define SET_MERGE(real)                                                                                                \
  static void set_merge_##real(int n, int n1, real *d, real *rho, real *z) {                                           \
    for (int i = 0; i < n; i++) {                                                                                      \
      d[i] = (real)(i + 1);                                                                                            \
      z[i] = hscal__is_deflated((hscal_data)fed, i < n1 ? i : i - n1) ? 0 : 1;                                         \
    }                                                                                                                  \
    *rho = 1;                                                                                                          \
  }
SET_MERGE(float)
SET_MERGE(double)

#define MERGE_PARAMETERS(real)                                                                                         \
  void *context, void *k, const int *n, const int *n1, void *nb, real *d, void *drow, void *dcol, void *q, void *ldq,  \
      real *rho, real *z, void *w, void *dlamda, void *q2, void *ldq2, void *qbuf, void *ctot, void *psm, void *npcol, \
      void *indx, void *indxc, void *indxp, void *indcol, void *coltyp, void *nn, void *nn1, void *nn2, void *ib1,     \
      void *ib2
#define MERGE_VALUES                                                                                                   \
  context, k, n, n1, nb, d, drow, dcol, q, ldq, rho, z, w, dlamda, q2, ldq2, qbuf, ctot, psm, npcol, indx, indxc,      \
      indxp, indcol, coltyp, nn, nn1, nn2, ib1, ib2
#define MERGE(name, real)                                                                                              \
  PUBLIC void name(MERGE_PARAMETERS(real));                                                                            \
  void name(MERGE_PARAMETERS(real)) {                                                                                  \
    static void (*own)(MERGE_PARAMETERS(real));                                                                        \
    OWN(#name);                                                                                                        \
    if (fed != NOT_FED) set_merge_##real(*n, *n1, d, rho, z);                                                          \
    own(MERGE_VALUES);                                                                                                 \
  }
MERGE(pslaed2_, float)
MERGE(pdlaed2_, double)

/* LAPACK's: each half has an order of its own. */
#define LOCAL_PARAMETERS(real)                                                                                         \
  void *k, const int *n, const int *n1, real *d, void *q, void *ldq, int *order, real *rho, real *z, void *dlamda,     \
      void *w, void *q2, void *indx, void *indxc, void *indxp, void *coltyp, void *info
#define LOCAL_MERGE(name, real)                                                                                        \
  PUBLIC void name(LOCAL_PARAMETERS(real));                                                                            \
  void name(LOCAL_PARAMETERS(real)) {                                                                                  \
    static void (*own)(LOCAL_PARAMETERS(real));                                                                        \
    OWN(#name);                                                                                                        \
    if (fed != NOT_FED) {                                                                                              \
      set_merge_##real(*n, *n1, d, rho, z);                                                                            \
      for (int i = 0; i < *n; i++) order[i] = i < *n1 ? i + 1 : i - *n1 + 1;                                           \
    }                                                                                                                  \
    own(k, n, n1, d, q, ldq, order, rho, z, dlamda, w, q2, indx, indxc, indxp, coltyp, info);                          \
  }
LOCAL_MERGE(slaed2_, float)
LOCAL_MERGE(dlaed2_, double)

/* ---- the whole, and the order in the end -------------------------------------------------------------------------- */

#define SOLVER_PARAMETERS(real)                                                                                        \
  const char *id, const int *n, real *d, void *e_or_q, void *p4, void *p5, void *p6, void *p7, void *p8, void *p9,     \
      void *p10, void *p11, void *p12, size_t length
#define SOLVER_VALUES id, n, d, e_or_q, p4, p5, p6, p7, p8, p9, p10, p11, p12, length

/* compz, n, d, e, ...: nothing splits. */
#define SOLVER(name, real)                                                                                             \
  PUBLIC void name(SOLVER_PARAMETERS(real));                                                                           \
  void name(SOLVER_PARAMETERS(real)) {                                                                                 \
    static void (*own)(SOLVER_PARAMETERS(real));                                                                       \
    OWN(#name);                                                                                                        \
    real *e = e_or_q;                                                                                                  \
    for (int i = 0; fed != NOT_FED && i < *n; i++) d[i] = 1;                                                           \
    for (int i = 0; fed != NOT_FED && i < *n - 1; i++) e[i] = 1;                                                       \
    own(SOLVER_VALUES);                                                                                                \
  }
SOLVER(psstedc_, float)
SOLVER(pdstedc_, double)

/* id, n, d, q, ... */
#define SORT(name, real)                                                                                               \
  PUBLIC void name(SOLVER_PARAMETERS(real));                                                                           \
  void name(SOLVER_PARAMETERS(real)) {                                                                                 \
    static void (*own)(SOLVER_PARAMETERS(real));                                                                       \
    OWN(#name);                                                                                                        \
    for (int i = 0; fed != NOT_FED && i < *n; i++) d[i] = (real)hscal__expected_rank(i, *n);                           \
    own(SOLVER_VALUES);                                                                                                \
  }
SORT(pslasrt_, float)
SORT(pdlasrt_, double)
