/*
 * Local solvers of banded and tridiagonal systems that are no BLAS, or none that the stubs have, and work on single numbers: ScaLAPACK's
 * ?dttrf, ?dttrsv and ?pttrsv, LAPACK's ?pttrf, and ?tbsv, a solve with a banded triangle. Definitions in the program come before the
 * libraries' own: they note the work, do nothing, and find no fault.
 */
#define _GNU_SOURCE
#include "verify/stubs/recorder.h"

#include <dlfcn.h>
#include <stddef.h>

#define PUBLIC __attribute__((visibility("default")))

/* Operations on single numbers (kernel SCALAR) for each row, which wait for the row before. Measured
 * beside a gemm of 45 Gflop/s: 2 to 3 ns, with a division 5 to 8 ns. */
enum { STEP = 2, STEP_WITH_DIVISION = 5 };

static void note(const char *name, int m, int n) {
  recorded_event event = recorded_kernel(name, (void *[]){&m, &n}, 0, 2);
  if (m > 0 && n > 0) recorder_add(&event);
}

/* Which kernel of complex types it is follows from the routine, not from this name. */
static void note_steps(int n, int operations) { note("dscalar", n, operations); }

#define FACTORIZATIONS(type)                                                                                           \
  PUBLIC void type##dttrf_(const int *n, void *dl, void *d, void *du, int *info);                                      \
  void type##dttrf_(const int *n, void *dl, void *d, void *du, int *info) {                                            \
    (void)dl, (void)d, (void)du;                                                                                       \
    note_steps(*n, STEP_WITH_DIVISION);                                                                                \
    *info = 0;                                                                                                         \
  }                                                                                                                    \
  PUBLIC void type##pttrf_(const int *n, void *d, void *e, int *info);                                                 \
  void type##pttrf_(const int *n, void *d, void *e, int *info) {                                                       \
    (void)d, (void)e;                                                                                                  \
    note_steps(*n, STEP_WITH_DIVISION);                                                                                \
    *info = 0;                                                                                                         \
  }
FACTORIZATIONS(s)
FACTORIZATIONS(d)
FACTORIZATIONS(c)
FACTORIZATIONS(z)

/* With L, whose diagonal is 1, or with U. */
static int steps_of_dt(const char *uplo) { return *uplo == 'L' || *uplo == 'l' ? STEP : STEP_WITH_DIVISION; }

#define DT_SOLVE(name)                                                                                                 \
  PUBLIC void name(const char *uplo, const char *trans, const int *n, const int *nrhs, void *dl, void *d, void *du,    \
                   void *b, const int *ldb, int *info, size_t length, size_t other_length);                            \
  void name(const char *uplo, const char *trans, const int *n, const int *nrhs, void *dl, void *d, void *du, void *b,  \
            const int *ldb, int *info, size_t length, size_t other_length) {                                           \
    (void)trans, (void)dl, (void)d, (void)du, (void)b, (void)ldb, (void)length, (void)other_length;                    \
    for (int i = 0; i < *nrhs; i++) note_steps(*n, steps_of_dt(uplo));                                                 \
    *info = 0;                                                                                                         \
  }
DT_SOLVE(sdttrsv_)
DT_SOLVE(ddttrsv_)
DT_SOLVE(cdttrsv_)
DT_SOLVE(zdttrsv_)

/* L, whose diagonal is 1; D is divided by elsewhere. */
#define REAL_PT_SOLVE(name)                                                                                            \
  PUBLIC void name(const char *trans, const int *n, const int *nrhs, void *d, void *e, void *b, const int *ldb,        \
                   int *info, size_t length);                                                                          \
  void name(const char *trans, const int *n, const int *nrhs, void *d, void *e, void *b, const int *ldb, int *info,    \
            size_t length) {                                                                                           \
    (void)trans, (void)d, (void)e, (void)b, (void)ldb, (void)length;                                                   \
    for (int i = 0; i < *nrhs; i++) note_steps(*n, STEP);                                                              \
    *info = 0;                                                                                                         \
  }
REAL_PT_SOLVE(spttrsv_)
REAL_PT_SOLVE(dpttrsv_)

#define COMPLEX_PT_SOLVE(name)                                                                                         \
  PUBLIC void name(const char *uplo, const char *trans, const int *n, const int *nrhs, void *d, void *e, void *b,      \
                   const int *ldb, int *info, size_t length, size_t other_length);                                     \
  void name(const char *uplo, const char *trans, const int *n, const int *nrhs, void *d, void *e, void *b,             \
            const int *ldb, int *info, size_t length, size_t other_length) {                                           \
    (void)uplo, (void)trans, (void)d, (void)e, (void)b, (void)ldb, (void)length, (void)other_length;                   \
    for (int i = 0; i < *nrhs; i++) note_steps(*n, STEP);                                                              \
    *info = 0;                                                                                                         \
  }
COMPLEX_PT_SOLVE(cpttrsv_)
COMPLEX_PT_SOLVE(zpttrsv_)

/* k + 1 entries of each column, once: as a product of so many rows with a vector, but a column waits for the one before. */
#define BAND_SOLVE(name, product)                                                                                      \
  PUBLIC void name(void *uplo, void *trans, void *diag, const int *n, const int *k);                                   \
  void name(void *uplo, void *trans, void *diag, const int *n, const int *k) {                                         \
    (void)uplo, (void)trans, (void)diag;                                                                               \
    note(product, *k + 1, *n);                                                                                         \
    note_steps(*n, STEP_WITH_DIVISION);                                                                                \
  }
BAND_SOLVE(stbsv_, "sgemv")
BAND_SOLVE(dtbsv_, "dgemv")
BAND_SOLVE(ctbsv_, "cgemv")
BAND_SOLVE(ztbsv_, "zgemv")

/* Numbers of contexts are compared, too; each of the virtual processes has another one. X(i,1) are values, X(i,2) say whose: entry 2 of
 * argument 11 is 1102. */
PUBLIC void globchk_(const int *context, const int *n, int *x, const int *ldx, int *work, int *info);
void globchk_(const int *context, const int *n, int *x, const int *ldx, int *work, int *info) {
  enum { DESCRIPTOR_UNIT = 100, CTXT_ = 2 };
  static void (*own)(const int *, const int *, int *, const int *, int *, int *);
  if (!own) *(void **)&own = dlsym(RTLD_NEXT, "globchk_");
  for (int i = 0; i < *n; i++)
    if (x[*ldx + i] > DESCRIPTOR_UNIT && x[*ldx + i] % DESCRIPTOR_UNIT == CTXT_) x[i] = 0;
  own(context, n, x, ldx, work, info);
}
