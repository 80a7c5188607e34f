/*
 * Definitions of what p?stebz and p?stein call come before the library's own and hand the call on, so that its messages are
 * recorded; then they say what would have come by these, or what bisection would have found: eigenvalue number i is i.
 */
#define _GNU_SOURCE
#include "verify/feed_bisection.h"
#include "base/blockcyclic.h"
#include "instrumented_scalapack/bisection.h"
#include "verify/blacs.h"
#include "verify/feed_mrrr.h"

#include <dlfcn.h>

static const oracle_case *fed;

/* Where the library is: outside both routines, in p?stebz before and after the messages begin that tell the eigenvalues, or in
 * p?stein. */
static enum { OUTSIDE, BISECTING, GATHERING, ITERATING } where;
static int taken;     /* broadcasts since the messages begin: how many, which, values, blocks */
static int first_own; /* eigenvalues below those of the process                               */

void bisection_feed(const oracle_case *c) {
  fed = c;
  where = OUTSIDE;
}

#define PUBLIC __attribute__((visibility("default")))
#define OWN(name)                                                                                                      \
  if (!own) *(void **)&own = dlsym(RTLD_NEXT, #name)

static int wanted(void) { return hscal__eigenvalues_wanted(&fed->call); }
static int below_wanted(void) { return fed->call.range == 'I' ? fed->call.il - 1 : 0; }
static int found_before(int process) {
  int count = 0;
  for (int p = 0; p < process; p++) count += hscal__found_by(wanted(), p, oracle_case_processes(fed));
  return count;
}

/* ---- p?stebz ------------------------------------------------------------------------------------------------------ */

/* A matrix that does not fall apart, with all its eigenvalues between the bounds. */
#define SET_TRIDIAGONAL(real)                                                                                          \
  static void set_tridiagonal_##real(int n, real *d, real *e) {                                                        \
    int between = fed->call.range == 'V';                                                                              \
    real low = between ? (real)fed->call.vl : 0, high = between ? (real)fed->call.vu : 1;                              \
    for (int i = 0; i < n; i++) d[i] = (low + high) / 2;                                                               \
    for (int i = 0; i < n - 1; i++) e[i] = (high - low) / 8;                                                           \
  }
SET_TRIDIAGONAL(float)
SET_TRIDIAGONAL(double)

#define FIND_PARAMETERS(real)                                                                                          \
  void *context, void *range, void *order, const int *n, void *vl, void *vu, void *il, void *iu, void *abstol,         \
      real *d, real *e, void *m, void *nsplit, void *w, void *iblock, void *isplit, void *work, void *lwork,           \
      void *iwork, void *liwork, void *info, size_t length1, size_t length2
#define FIND_VALUES                                                                                                    \
  context, range, order, n, vl, vu, il, iu, abstol, d, e, m, nsplit, w, iblock, isplit, work, lwork, iwork, liwork,    \
      info, length1, length2
#define FIND(name, real)                                                                                               \
  PUBLIC void name(FIND_PARAMETERS(real));                                                                             \
  void name(FIND_PARAMETERS(real)) {                                                                                   \
    static void (*own)(FIND_PARAMETERS(real));                                                                         \
    OWN(name);                                                                                                         \
    if (fed) set_tridiagonal_##real(*n, d, e);                                                                         \
    if (fed) where = BISECTING;                                                                                        \
    own(FIND_VALUES);                                                                                                  \
    where = OUTSIDE;                                                                                                   \
  }
FIND(psstebz_, float)
FIND(pdstebz_, double)

/* The interval of all that are wanted (0), of a process's own (1), each of these alone (2). */
#define BISECT_PARAMETERS(real)                                                                                        \
  const int *job, void *n, void *mmax, void *minp, void *abstol, void *reltol, void *pivmin, void *d, int *nval,       \
      real *intvl, int *intvlct, int *mout, real *lsave, void *ieflag, int *info
#define BISECT(name, real)                                                                                             \
  PUBLIC void name(BISECT_PARAMETERS(real));                                                                           \
  void name(BISECT_PARAMETERS(real)) {                                                                                 \
    static void (*own)(BISECT_PARAMETERS(real));                                                                       \
    OWN(name);                                                                                                         \
    if (where != BISECTING) {                                                                                          \
      own(job, n, mmax, minp, abstol, reltol, pivmin, d, nval, intvl, intvlct, mout, lsave, ieflag, info);             \
      return;                                                                                                          \
    }                                                                                                                  \
    *info = 0, *mout = 1;                                                                                              \
    if (*job < 2) {                                                                                                    \
      intvlct[0] = first_own = nval[0], intvlct[1] = nval[1];                                                          \
      *lsave = intvl[0];                                                                                               \
      return;                                                                                                          \
    }                                                                                                                  \
    *mout = intvlct[1] - intvlct[0];                                                                                   \
    for (int i = *mout - 1, first = intvlct[0]; i >= 0; i--) {                                                         \
      intvl[2 * i] = intvl[2 * i + 1] = (real)(first + i + 1);                                                         \
      intvlct[2 * i] = first + i, intvlct[2 * i + 1] = first + i + 1;                                                  \
    }                                                                                                                  \
  }
BISECT(pslaebz_, float)
BISECT(pdlaebz_, double)

#define RECEIVE_PARAMETERS(real) void *context, const int *m, const int *n, real *a, void *lda, void *row, void *column
#define RECEIVE(name, real, value, otherwise)                                                                          \
  PUBLIC void name(RECEIVE_PARAMETERS(real));                                                                          \
  void name(RECEIVE_PARAMETERS(real)) {                                                                                \
    static void (*own)(RECEIVE_PARAMETERS(real));                                                                      \
    OWN(name);                                                                                                         \
    own(context, m, n, a, lda, row, column);                                                                           \
    if (where == BISECTING)                                                                                            \
      *a = value;                                                                                                      \
    else                                                                                                               \
      otherwise;                                                                                                       \
  }
RECEIVE(igerv2d_, int, first_own, mrrr_received(a, *(const int *)row, *(const int *)column))
RECEIVE(sgerv2d_, float, (float)(fed->call.range == 'V' ? fed->call.vl : -1), (void)0)
RECEIVE(dgerv2d_, double, fed->call.range == 'V' ? fed->call.vl : -1, (void)0)

/* How many there are in all. */
#define SUM_PARAMETERS                                                                                                 \
  void *context, void *scope, void *topology, void *m, void *n, int *a, void *lda, void *row, void *column,            \
      size_t length1, size_t length2
PUBLIC void igsum2d_(SUM_PARAMETERS);
void igsum2d_(SUM_PARAMETERS) {
  static void (*own)(SUM_PARAMETERS);
  OWN(igsum2d_);
  own(context, scope, topology, m, n, a, lda, row, column, length1, length2);
  mrrr_added(a);
  if (where != BISECTING) return;
  *a = wanted();
  where = GATHERING;
  taken = 0;
}

/* ---- broadcasts that arrive --------------------------------------------------------------------------------------- */

enum { HOW_MANY, WHICH, VALUES, BLOCKS };

/* What comes next from a process, which has `count` of that. Messages are as many as the caller was told to expect. */
static int next_message(int process) {
  int found = hscal__found_by(wanted(), process, oracle_case_processes(fed));
  int message = taken;
  taken = found == 0 || taken == BLOCKS ? HOW_MANY : taken + 1;
  return message;
}

static void tell_integers(int *a, int count, int process) {
  if (where == ITERATING) {
    if (count == 1) *a = 0; /* none has failed */
    return;
  }
  int message = next_message(process);
  if (message == HOW_MANY) *a = hscal__found_by(wanted(), process, oracle_case_processes(fed));
  for (int i = 0; i < count && message == WHICH; i++) a[i] = found_before(process) + i + 1;
  for (int i = 0; i < count && message == BLOCKS; i++) a[i] = 1;
}

#define ARRIVE_PARAMETERS(real)                                                                                        \
  void *context, void *scope, void *topology, const int *m, const int *n, real *a, void *lda, const int *row,          \
      const int *column, size_t length1, size_t length2
#define ARRIVE(name, real, told)                                                                                       \
  PUBLIC void name(ARRIVE_PARAMETERS(real));                                                                           \
  void name(ARRIVE_PARAMETERS(real)) {                                                                                 \
    static void (*own)(ARRIVE_PARAMETERS(real));                                                                       \
    OWN(name);                                                                                                         \
    own(context, scope, topology, m, n, a, lda, row, column, length1, length2);                                        \
    if (where == GATHERING || where == ITERATING) told;                                                                \
  }
ARRIVE(igebr2d_, int, tell_integers(a, *m **n, *column))

#define TELL_VALUES(real)                                                                                              \
  static void tell_values_##real(real *a, int count, int process) {                                                    \
    if (where != GATHERING) return;                                                                                    \
    next_message(process);                                                                                             \
    for (int i = 0; i < count; i++) a[i] = (real)(below_wanted() + found_before(process) + i + 1);                     \
  }
TELL_VALUES(float)
TELL_VALUES(double)
ARRIVE(sgebr2d_, float, tell_values_float(a, *m **n, *column))
ARRIVE(dgebr2d_, double, tell_values_double(a, *m **n, *column))

/* ---- p?stein ------------------------------------------------------------------------------------------------------ */

#define VECTORS_PARAMETERS                                                                                             \
  void *n, void *d, void *e, void *m, void *w, void *iblock, void *isplit, void *orfac, void *z, void *iz, void *jz,   \
      void *descz, void *work, void *lwork, void *iwork, void *liwork, void *ifail, void *iclustr, void *gap,          \
      void *info
#define VECTORS(name)                                                                                                  \
  PUBLIC void name(VECTORS_PARAMETERS);                                                                                \
  void name(VECTORS_PARAMETERS) {                                                                                      \
    static void (*own)(VECTORS_PARAMETERS);                                                                            \
    OWN(name);                                                                                                         \
    if (fed) where = ITERATING;                                                                                        \
    own(n, d, e, m, w, iblock, isplit, orfac, z, iz, jz, descz, work, lwork, iwork, liwork, ifail, iclustr, gap,       \
        info);                                                                                                         \
    where = OUTSIDE;                                                                                                   \
  }
VECTORS(psstein_)
VECTORS(pdstein_)
VECTORS(pcstein_)
VECTORS(pzstein_)

#define ITERATE_PARAMETERS                                                                                             \
  void *n, void *d, void *e, void *m, void *w, void *iblock, void *isplit, void *orfac, void *z, void *ldz,            \
      void *work, void *iwork, void *ifail, int *info
#define ITERATE(name)                                                                                                  \
  PUBLIC void name(ITERATE_PARAMETERS);                                                                                \
  void name(ITERATE_PARAMETERS) {                                                                                      \
    static void (*own)(ITERATE_PARAMETERS);                                                                            \
    OWN(name);                                                                                                         \
    if (where == ITERATING)                                                                                            \
      *info = 0;                                                                                                       \
    else                                                                                                               \
      own(n, d, e, m, w, iblock, isplit, orfac, z, ldz, work, iwork, ifail, info);                                     \
  }
ITERATE(sstein2_)
ITERATE(dstein2_)

/* ---- what reflectors are multiplied by ---------------------------------------------------------------------------- */

/* p?syntrd brings it from elsewhere: of lower triangles 1, but for the last of a real matrix, which is the identity. */
static void set_tau(const int *desc, void *tau) {
  int nprow, npcol, row, column, n = fed->call.n, last = n - 2, nb = fed->call.operand[HSCAL_A].desc.nb;
  int source = fed->call.operand[HSCAL_A].desc.csrc, is_single = hscal__type_is_single(fed->call.routine->type);
  int parts = hscal__type_is_complex(fed->call.routine->type) ? 2 : 1;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  int held = hscal__local_extent(n - 1, nb, nb, column, source, npcol);
  int last_is_zero = parts == 1 && last >= 0 && hscal__owner(last, nb, nb, source, npcol) == column;
  for (int i = 0; i < held * parts; i++) {
    int value = !(last_is_zero && i == held - 1);
    if (is_single)
      ((float *)tau)[i] = (float)value;
    else
      ((double *)tau)[i] = value;
  }
}

#define MULTIPLY_PARAMETERS                                                                                            \
  void *side, void *uplo, void *trans, void *m, void *n, void *a, void *ia, void *ja, const int *desca, void *tau,     \
      void *c, void *ic, void *jc, void *descc, void *work, void *lwork, void *info, size_t length1, size_t length2,   \
      size_t length3
#define MULTIPLY(name)                                                                                                 \
  PUBLIC void name(MULTIPLY_PARAMETERS);                                                                               \
  void name(MULTIPLY_PARAMETERS) {                                                                                     \
    static void (*own)(MULTIPLY_PARAMETERS);                                                                           \
    OWN(name);                                                                                                         \
    if (fed && fed->call.uplo == 'L') set_tau(desca, tau);                                                             \
    own(side, uplo, trans, m, n, a, ia, ja, desca, tau, c, ic, jc, descc, work, lwork, info, length1, length2,         \
        length3);                                                                                                      \
  }
MULTIPLY(psormtr_)
MULTIPLY(pdormtr_)
MULTIPLY(pcunmtr_)
MULTIPLY(pzunmtr_)
