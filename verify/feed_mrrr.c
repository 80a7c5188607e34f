/*
 * Definitions of what p?syevr calls come before the library's own: eigenvalue number i is i, and all of them are found; others
 * are needed as the scheme expects it.
 */
#define _GNU_SOURCE
#include "verify/feed_mrrr.h"
#include "instrumented_scalapack/bisection.h"
#include "instrumented_scalapack/mrrr.h"

#include <dlfcn.h>

static const oracle_case *fed;
static int solving; /* p?syevr has dealt the eigenvalues to the processes, and not yet sorted them */

void mrrr_feed(const oracle_case *c) {
  fed = c;
  solving = 0;
}

#define PUBLIC __attribute__((visibility("default")))
#define OWN(name)                                                                                                      \
  if (!own) *(void **)&own = dlsym(RTLD_NEXT, #name)

static int wanted(void) { return hscal__eigenvalues_wanted(&fed->call); }
static int first_of(int process) { return hscal__mrrr_first_of(wanted(), process, oracle_case_processes(fed)); }

/* From the first eigenvalue that it finds: that of the process begins after as many as before it. */
static int process_from(int first) {
  int process = 0;
  while (first_of(process + 1) <= first) process++;
  return process;
}

/* What the process whose eigenvalues begin with number `dol` needs to know, as the library counts: from 1 among those wanted. */
static void set_needs(hscal_exchange which, int dol, int *needil, int *neediu) {
  hscal_range needs =
      hscal__mrrr_needs(&fed->call, fed->layout.data, which, process_from(dol - 1), oracle_case_processes(fed));
  *needil = needs.begin + 1, *neediu = needs.end;
}

/* ---- what comes from others ----------------------------------------------------------------------------------------- */

void mrrr_received(int *integers, int row, int column) {
  if (!solving) return;
  int process = row * fed->layout.npcol + column;
  integers[0] = first_of(process) + 1;
  integers[1] = first_of(process + 1) - first_of(process);
}

void mrrr_added(int *sum) {
  if (solving) *sum = wanted();
}

/* ---- the beginning and the end ---------------------------------------------------------------------------------------- */

#define SHARES_PARAMETERS const int *il, const int *iu, const int *nprocs, int *pmyils, int *pmyius
PUBLIC void pmpim2_(SHARES_PARAMETERS);
void pmpim2_(SHARES_PARAMETERS) {
  static void (*own)(SHARES_PARAMETERS);
  OWN(pmpim2_);
  own(il, iu, nprocs, pmyils, pmyius);
  solving = fed != NULL;
}

#define SORT(name, real)                                                                                               \
  PUBLIC void name(const char *id, const int *n, real *d, int *key, int *info, size_t length);                         \
  void name(const char *id, const int *n, real *d, int *key, int *info, size_t length) {                               \
    static void (*own)(const char *, const int *, real *, int *, int *, size_t);                                       \
    OWN(name);                                                                                                         \
    for (int i = 0; solving && i < *n; i++) d[i] = (real)(i + 1);                                                      \
    solving = 0;                                                                                                       \
    own(id, n, d, key, info, length);                                                                                  \
  }
SORT(slasrt2_, float)
SORT(dlasrt2_, double)

/* How many eigenvalues lie between bounds: all. */
#define COUNT_PARAMETERS(real)                                                                                         \
  const char *job, const int *n, real *vl, real *vu, real *d, real *e, real *pivmin, int *eigcnt, int *lcnt,           \
      int *rcnt, int *info, size_t length
#define COUNT(name, real)                                                                                              \
  PUBLIC void name(COUNT_PARAMETERS(real));                                                                            \
  void name(COUNT_PARAMETERS(real)) {                                                                                  \
    static void (*own)(COUNT_PARAMETERS(real));                                                                        \
    OWN(name);                                                                                                         \
    if (!fed) {                                                                                                        \
      own(job, n, vl, vu, d, e, pivmin, eigcnt, lcnt, rcnt, info, length);                                             \
      return;                                                                                                          \
    }                                                                                                                  \
    *eigcnt = *rcnt = *n;                                                                                              \
    *lcnt = *info = 0;                                                                                                 \
  }
COUNT(slarrc_, float)
COUNT(dlarrc_, double)

/* ---- what solves -------------------------------------------------------------------------------------------------- */

/* Alone: `il` is the first that is wanted, from 1, `iu` the last. */
#define ALONE_PARAMETERS(real)                                                                                         \
  const char *jobz, const char *range, const int *n, real *d, real *e, real *vl, real *vu, const int *il,              \
      const int *iu, int *m, real *w, real *z, const int *ldz, const int *nzc, int *isuppz, real *work,                \
      const int *lwork, int *iwork, const int *liwork, const int *dol, const int *dou, const int *zoffset, int *info,  \
      size_t length1, size_t length2
#define ALONE_VALUES                                                                                                   \
  jobz, range, n, d, e, vl, vu, il, iu, m, w, z, ldz, nzc, isuppz, work, lwork, iwork, liwork, dol, dou, zoffset,      \
      info, length1, length2
#define ALONE(name, real)                                                                                              \
  PUBLIC void name(ALONE_PARAMETERS(real));                                                                            \
  void name(ALONE_PARAMETERS(real)) {                                                                                  \
    static void (*own)(ALONE_PARAMETERS(real));                                                                        \
    OWN(name);                                                                                                         \
    if (!fed) {                                                                                                        \
      own(ALONE_VALUES);                                                                                               \
      return;                                                                                                          \
    }                                                                                                                  \
    *info = 0, *m = *iu - *il + 1;                                                                                     \
    for (int i = 0; i < *m; i++) w[i] = (real)(*il + i);                                                               \
  }
ALONE(sstegr2_, float)
ALONE(dstegr2_, double)

/* With others: eigenvalues first. */
#define ROOT_PARAMETERS(real)                                                                                          \
  const char *jobz, const char *range, const int *n, real *d, real *e, real *vl, real *vu, const int *il,              \
      const int *iu, int *m, real *w, real *z, const int *ldz, const int *nzc, real *work, const int *lwork,           \
      int *iwork, const int *liwork, const int *dol, const int *dou, int *needil, int *neediu, int *inderr,            \
      int *nsplit, real *pivmin, real *scale, real *wl, real *wu, int *info, size_t length1, size_t length2
#define ROOT_VALUES                                                                                                    \
  jobz, range, n, d, e, vl, vu, il, iu, m, w, z, ldz, nzc, work, lwork, iwork, liwork, dol, dou, needil, neediu,       \
      inderr, nsplit, pivmin, scale, wl, wu, info, length1, length2
#define ROOT(name, real)                                                                                               \
  PUBLIC void name(ROOT_PARAMETERS(real));                                                                             \
  void name(ROOT_PARAMETERS(real)) {                                                                                   \
    static void (*own)(ROOT_PARAMETERS(real));                                                                         \
    OWN(name);                                                                                                         \
    if (!fed) {                                                                                                        \
      own(ROOT_VALUES);                                                                                                \
      return;                                                                                                          \
    }                                                                                                                  \
    *info = 0, *nsplit = 1, *scale = 1;                                                                                \
    *m = *iu - *il + 1;                                                                                                \
    *inderr = 2 * *n + 1; /* where in WORK it says how far eigenvalues may be off */                                   \
    set_needs(HSCAL_FIRST_EXCHANGE, *dol, needil, neediu);                                                             \
    for (int i = 0; i < *m; i++) w[i] = (real)(*il + i);                                                               \
  }
ROOT(sstegr2a_, float)
ROOT(dstegr2a_, double)

/* Then their vectors. */
#define TREE_PARAMETERS(real)                                                                                          \
  const char *jobz, const int *n, real *d, real *e, int *m, real *w, real *z, const int *ldz, const int *nzc,          \
      int *isuppz, real *work, const int *lwork, int *iwork, const int *liwork, const int *dol, const int *dou,        \
      int *needil, int *neediu, int *indwlc, real *pivmin, real *scale, real *wl, real *wu, int *vstart, int *finish,  \
      int *maxcls, int *ndepth, int *parity, const int *zoffset, int *info, size_t length
#define TREE_VALUES                                                                                                    \
  jobz, n, d, e, m, w, z, ldz, nzc, isuppz, work, lwork, iwork, liwork, dol, dou, needil, neediu, indwlc, pivmin,      \
      scale, wl, wu, vstart, finish, maxcls, ndepth, parity, zoffset, info, length
#define TREE(name, real)                                                                                               \
  PUBLIC void name(TREE_PARAMETERS(real));                                                                             \
  void name(TREE_PARAMETERS(real)) {                                                                                   \
    static void (*own)(TREE_PARAMETERS(real));                                                                         \
    OWN(name);                                                                                                         \
    if (!fed) {                                                                                                        \
      own(TREE_VALUES);                                                                                                \
      return;                                                                                                          \
    }                                                                                                                  \
    *info = 0, *finish = !*vstart || hscal__mrrr_exchanges(&fed->call, fed->layout.data) == 1;                         \
    *vstart = 0;          /* it has been called */                                                                     \
    *indwlc = 6 * *n + 1; /* where in WORK eigenvalues of clusters are */                                              \
    *m = *dou - *dol + 1;                                                                                              \
    set_needs(HSCAL_SECOND_EXCHANGE, *dol, needil, neediu);                                                            \
  }
TREE(sstegr2b_, float)
TREE(dstegr2b_, double)
