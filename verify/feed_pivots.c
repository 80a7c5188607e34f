/*
 * Definitions of p?amax, p?laswp and p?lapv2 in the program come before the library's own and hand the call on. p?amax then
 * chooses the pivot; p?laswp is told before what it would have received from the process column that found them, and p?lapv2,
 * where it interchanges columns, what had been brought to its process row. Likewise p?larfg and p?larf, about reflectors.
 */
#define _GNU_SOURCE
#include "verify/feed_pivots.h"
#include "base/blockcyclic.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/schemes.h"
#include "verify/blacs.h"
#include "verify/elimination.h"

#include <dlfcn.h>
#include <stdint.h>

static const hscal_call *fed;
static hscal_data fed_data;
static int columns_are_fed; /* pivots are columns */

static int squares_summed; /* by this process, since the call began */

/* Where the process keeps norms of columns, those of each local one of the array; null: it does not. */
static void *column_norms;
static int norms_are_single;

void pivots_feed(const hscal_call *call, hscal_data data) {
  fed = call;
  fed_data = data;
  columns_are_fed = call && exchanges_columns(call->routine);
  squares_summed = 0;
  column_norms = NULL;
}

static int any, rows_of_any; /* rows of the matrix in whose column was searched last */

void pivots_feed_any(int on) {
  any = on;
  rows_of_any = 0;
}

static int without_data;

void reflectors_feed(int on) { without_data = on; }

static int reflectors_are_fed(void) { return (fed || any) && without_data; }

/* The row, or column, for a search that begins in row `first` (both from 1). */
static int row_for(int first) {
  if (columns_are_fed) {
    int before = fed->operand[HSCAL_A].j;
    return before + hscal__matrix_pivot(fed_data, fed, HSCAL_COLUMNS, first - 1 - before) + 1;
  }
  if (!fed) return hscal__expected_pivot(first - 1, rows_of_any) + 1;
  int begin = fed->operand[HSCAL_A].i, rows, columns;
  hscal__call_shape(fed, HSCAL_A, &rows, &columns);
  return begin + hscal__pivot(fed_data, first - 1 - begin, rows, fed->operand[HSCAL_A].desc.mb) + 1;
}

#define PARAMETERS(real)                                                                                               \
  const int *n, real *amax, int *indx, const void *x, const int *ix, const int *jx, const int *descx, const int *incx

/* The largest entry is 2: not 0, which would be singular, nor 1, by which nothing has to be divided. */
#define SEARCH(type, real, parts)                                                                                      \
  __attribute__((visibility("default"))) void p##type##amax_(PARAMETERS(real));                                        \
  void p##type##amax_(PARAMETERS(real)) {                                                                              \
    static void (*original)(PARAMETERS(real));                                                                         \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "p" #type "amax_");                                          \
    original(n, amax, indx, x, ix, jx, descx, incx);                                                                   \
    if ((!fed && !any) || *n == 0) return;                                                                             \
    for (int part = 0; part < parts; part++) amax[part] = part ? 0 : 2;                                                \
    int first = *incx == descx[2] ? *jx : *ix;                                                                         \
    if (columns_are_fed) column_norms = (void *)(uintptr_t)x, norms_are_single = sizeof(real) == sizeof(float);        \
    rows_of_any = first - 1 + *n;                                                                                      \
    *indx = row_for(first);                                                                                            \
  }

/* Where the process keeps the pivots of rows first..last (from 1), whether or not the rows are its own. */
static void tell_pivots(const int *desc, int first, int last, int *pivots) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  int at = hscal__local_extent(first - 1, desc[4], desc[4], row, desc[6], nprow);
  for (int i = first; i <= last; i++) pivots[at + i - first] = row_for(i);
}

#define ARGUMENTS direction, what, n, a, ia, ja, desc, first, last, pivots, length, other_length
#define LASWP_VALUES                                                                                                   \
  const char *direction, const char *what, const int *n, void *a, const int *ia, const int *ja, const int *desc,       \
      const int *first, const int *last, int *pivots, size_t length, size_t other_length

#define INTERCHANGE(type)                                                                                              \
  __attribute__((visibility("default"))) void p##type##laswp_(LASWP_VALUES);                                           \
  void p##type##laswp_(LASWP_VALUES) {                                                                                 \
    static void (*original)(LASWP_VALUES);                                                                             \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "p" #type "laswp_");                                         \
    if (fed || rows_of_any) tell_pivots(desc, *first, *last, pivots);                                                  \
    original(ARGUMENTS);                                                                                               \
  }

/* The pivots of columns as p?lapiv hands them on: those of the process's own from the first place on, then places for a block. */
static void turn_pivots(const int *desc, int count, int *pivots) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  int places = hscal__local_extent(desc[3], desc[5], desc[5], column, desc[7], npcol);
  for (int i = 0; i < places; i++) pivots[i] = 1;
  for (int k = 0; k < count; k++) {
    if (hscal__owner(k, desc[5], desc[5], desc[7], npcol) != column) continue;
    pivots[hscal__local_extent(k, desc[5], desc[5], column, desc[7], npcol)] =
        hscal__pivot(fed_data, k, count, desc[5]) + 1;
  }
}

#define LAPV2_VALUES                                                                                                   \
  const char *direction, const char *what, const int *m, const int *n, void *a, const int *ia, const int *ja,          \
      const int *desc, int *pivots, const int *ip, const int *jp, const int *descip, size_t length,                    \
      size_t other_length

#define REVERSE(type)                                                                                                  \
  __attribute__((visibility("default"))) void p##type##lapv2_(LAPV2_VALUES);                                           \
  void p##type##lapv2_(LAPV2_VALUES) {                                                                                 \
    static void (*original)(LAPV2_VALUES);                                                                             \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "p" #type "lapv2_");                                         \
    if (fed && (*what == 'C' || *what == 'c')) turn_pivots(descip, *n, pivots);                                        \
    original(direction, what, m, n, a, ia, ja, desc, pivots, ip, jp, descip, length, other_length);                    \
  }

REVERSE(s)
REVERSE(d)
REVERSE(c)
REVERSE(z)

INTERCHANGE(s)
INTERCHANGE(d)
INTERCHANGE(c)
INTERCHANGE(z)

SEARCH(s, float, 1)
SEARCH(d, double, 1)
SEARCH(c, float, 2)
SEARCH(z, double, 2)

/* Norms of what is below the diagonal: not 0, which would need no reflector. */
#define NORM(name, real)                                                                                               \
  __attribute__((visibility("default"))) void name(const int *n, real *norm, const void *x, const int *ix,             \
                                                   const int *jx, const int *descx, const int *incx);                  \
  void name(const int *n, real *norm, const void *x, const int *ix, const int *jx, const int *descx,                   \
            const int *incx) {                                                                                         \
    static void (*original)(const int *, real *, const void *, const int *, const int *, const int *, const int *);    \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    original(n, norm, x, ix, jx, descx, incx);                                                                         \
    if (reflectors_are_fed() && *n > 0) *norm = 2;                                                                     \
  }

NORM(psnrm2_, float)
NORM(pdnrm2_, double)
NORM(pscnrm2_, float)
NORM(pdznrm2_, double)

/*
 * p?syttrd sums five numbers along the process column that has a column of the matrix. The fifth is not 0 if somebody's part of the norm
 * is too small to be squared: it is if he has no rows of it.
 */
static int somebody_has_none(int context) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(context, &nprow, &npcol, &row, &column);
  int at = column + npcol * squares_summed++;
  return fed->n - 1 - at < nprow;
}

#define SUM(type, real)                                                                                                \
  __attribute__((visibility("default"))) void type##gsum2d_(const int *, char *, char *, const int *, const int *,     \
                                                            real *, const int *, const int *, const int *);            \
  void type##gsum2d_(const int *context, char *scope, char *top, const int *m, const int *n, real *a, const int *lda,  \
                     const int *row, const int *column) {                                                              \
    static void (*original)(const int *, char *, char *, const int *, const int *, real *, const int *, const int *,   \
                            const int *);                                                                              \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #type "gsum2d_");                                            \
    original(context, scope, top, m, n, a, lda, row, column);                                                          \
    if (fed && reflectors_are_fed() && *m == 5 && *n == 1 && *scope == 'C') a[4] = (real)somebody_has_none(*context);  \
  }

SUM(s, float)
SUM(d, double)

/* Then it combines norms by messages, of which nothing arrives: what it takes for the others' is whatever the stack held. Norms are not 0. */
#define COMBINE(name, real)                                                                                            \
  __attribute__((visibility("default"))) void name(const int *, char *, const int *, real *, const int *, const int *, \
                                                   void *, size_t);                                                    \
  void name(const int *context, char *scope, const int *n, real *mine, const int *row, const int *column, void *sub,   \
            size_t length) {                                                                                           \
    static void (*original)(const int *, char *, const int *, real *, const int *, const int *, void *, size_t);       \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    original(context, scope, n, mine, row, column, sub, length);                                                       \
    if (fed && reflectors_are_fed() && *n == 1) *mine = 2;                                                             \
  }

COMBINE(pstreecomb_, float)
COMBINE(pdtreecomb_, double)

/* ---- reflectors -------------------------------------------------------------------------------------------------- */

/* Where a process keeps tau of a reflector whose first entry is (i, j), from 1: by its row or its column. -1: it does not. */
static int place_of_tau(const int *desc, int i, int j, int is_row) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  if (is_row)
    return hscal__owner(i - 1, desc[4], desc[4], desc[6], nprow) == row
               ? hscal__local_extent(i - 1, desc[4], desc[4], row, desc[6], nprow)
               : -1;
  return hscal__owner(j - 1, desc[5], desc[5], desc[7], npcol) == column
             ? hscal__local_extent(j - 1, desc[5], desc[5], column, desc[7], npcol)
             : -1;
}

/* More than the local rows or columns of what is reflected. */
static int entries_of_vector(const int *desc) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  return hscal__max(hscal__local_extent(desc[2], desc[4], desc[4], row, desc[6], nprow),
                    hscal__local_extent(desc[3], desc[5], desc[5], column, desc[7], npcol));
}

static void put_norm(int place, double norm) {
  if (norms_are_single)
    ((float *)column_norms)[place] = (float)norm;
  else
    ((double *)column_norms)[place] = norm;
}

/* Before the reflector in column j (from 1): p?geqpf will make the norm of a column anew if it is a small part of what it was last time,
 * which is kept behind the norms, and leave one of 0 as it is. */
static void feed_column_norms(const int *desc, int j) {
  const double before = 1e18;
  int nprow, npcol, row, column, begin = fed->operand[HSCAL_A].j, step = j - 1 - begin;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &row, &column);
  int first = hscal__local_extent(begin, desc[5], desc[5], column, desc[7], npcol);
  int end = hscal__local_extent(begin + fed->n, desc[5], desc[5], column, desc[7], npcol);
  int next = hscal__local_extent(j, desc[5], desc[5], column, desc[7], npcol);
  int renewed = next + hscal__geqpf_repeats(fed_data, hscal__min(fed->m, fed->n), step, end - next);
  for (int at = next; at < end; at++) {
    put_norm(at, at < renewed);
    put_norm(at + end - first, before);
  }
}

#define REFLECTOR_VALUES(real)                                                                                         \
  const int *n, real *alpha, const int *i, const int *j, void *x, const int *ix, const int *jx, const int *desc,       \
      const int *inc, real *tau

/* tau is neither 0 nor 1, also for who has not got alpha; 0 only where a real number is alone. */
#define REFLECTOR(type, real, parts)                                                                                   \
  __attribute__((visibility("default"))) void p##type##larfg_(REFLECTOR_VALUES(real));                                 \
  void p##type##larfg_(REFLECTOR_VALUES(real)) {                                                                       \
    static void (*original)(REFLECTOR_VALUES(real));                                                                   \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "p" #type "larfg_");                                         \
    if (columns_are_fed && column_norms) feed_column_norms(desc, *j);                                                  \
    original(n, alpha, i, j, x, ix, jx, desc, inc, tau);                                                               \
    int at = place_of_tau(desc, *i, *j, *inc == desc[2]);                                                              \
    if (reflectors_are_fed() && at >= 0 && *n > 0) tau[parts * at] = *n > 1 || parts == 2 ? (real)1.5 : 0;             \
  }

REFLECTOR(s, float, 1)
REFLECTOR(d, double, 1)
REFLECTOR(c, float, 2)
REFLECTOR(z, double, 2)

/* tau comes behind the vector, into the caller's workspace; not where messages on rings bring it. */
#define APPLY_VALUES(real)                                                                                             \
  const char *side, const int *m, const int *n, const void *v, const int *iv, const int *jv, const int *descv,         \
      const int *incv, const void *tau, void *c, const int *ic, const int *jc, const int *descc, real *work,           \
      size_t length

#define APPLY(name, real, parts)                                                                                       \
  __attribute__((visibility("default"))) void name(APPLY_VALUES(real));                                                \
  void name(APPLY_VALUES(real)) {                                                                                      \
    static void (*original)(APPLY_VALUES(real));                                                                       \
    int count = *side == 'L' || *side == 'l' ? *m : *n,                                                                \
        entries = reflectors_are_fed() ? entries_of_vector(descc) : -1;                                                \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    for (int i = 0; i <= entries && *m > 0 && *n > 0; i++) work[parts * i] = count > 1 || parts == 2 ? (real)1.5 : 0;  \
    original(side, m, n, v, iv, jv, descv, incv, tau, c, ic, jc, descc, work, length);                                 \
  }

APPLY(pslarf_, float, 1)
APPLY(pdlarf_, double, 1)
APPLY(pclarf_, float, 2)
APPLY(pzlarf_, double, 2)
APPLY(pclarfc_, float, 2)
APPLY(pzlarfc_, double, 2)

/* On one process: a complex number alone is not real. */
#define ALONE(name, real)                                                                                              \
  __attribute__((visibility("default"))) void name(const int *, real *, void *, const int *, void *);                  \
  void name(const int *n, real *alpha, void *x, const int *inc, void *tau) {                                           \
    static void (*original)(const int *, real *, void *, const int *, void *);                                         \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    if (reflectors_are_fed() && *n == 1) alpha[1] = 1;                                                                 \
    original(n, alpha, x, inc, tau);                                                                                   \
  }

ALONE(clarfg_, float)
ALONE(zlarfg_, double)
