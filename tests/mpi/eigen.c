/*
 * Eigenvalues by ScaLAPACK on contexts of hscal: no layout that the search chooses may be refused, and values and vectors must be
 * those of a matrix whose spectrum is known.
 */
#include "call/routine.h"
#include "harness.h"
#include "spectrum.h"

#include <math.h>
#include <stdlib.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);

/* What all of them take first; the complex ones have real workspace behind LWORK, p?syevd integers at the end. */
#define HEAD                                                                                                           \
  const char *jobz, const char *uplo, const int *n, void *a, const int *ia, const int *ja, const int *desca, void *w,  \
      void *z, const int *iz, const int *jz, const int *descz, void *work, const int *lwork
#define REAL  , void *rwork, const int *lrwork
#define WHOLE , int *iwork, const int *liwork
#define FOR_TYPES(X)                                                                                                   \
  X(pssyev, pssyevd, , float, 1)                                                                                       \
  X(pdsyev, pdsyevd, , double, 1) X(pcheev, pcheevd, REAL, float, 2) X(pzheev, pzheevd, REAL, double, 2)
#define DECLARE(sweeps, conquers, reals, real, parts)                                                                  \
  void sweeps##_(HEAD reals, int *info);                                                                               \
  void conquers##_(HEAD reals WHOLE, int *info);
FOR_TYPES(DECLARE)

static int one = 1, zero = 0;

typedef struct problem {
  int type, conquers, n; /* type: s d c z */
  char jobz, uplo;
  int context, nprow, npcol, row, column, nb, desca[9], descz[9];
  int rows, columns; /* local */
  void *a, *z, *w;
} problem;

/* ---- planning ------------------------------------------------------------------------------------------------- */

static int plan(problem *p) {
  char *jobz = &p->jobz, *uplo = &p->uplo;
  int *n = &p->n, *a = p->desca, *z = p->descz, *context = &p->context;
  assert_int_equal(hscal_descset(a, *n, *n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(z, *n, *n, 0, 0, 0, 0), 0);
#define PLAN(sweeps, conquers, reals, real, parts) {hscal_##sweeps##_ctxt, hscal_##conquers##_ctxt},
  static int (*const plans[][2])(const char *, const char *, const int *, const int *, const int *, const int *,
                                 const int *, const int *, const int *, int *) = {FOR_TYPES(PLAN)};
  return plans[p->type][p->conquers](jobz, uplo, n, &one, &one, a, &one, &one, z, context);
}

/* ---- the matrix ------------------------------------------------------------------------------------------------- */

static int global(const problem *p, int local, int at, int nprocs) {
  return (local / p->nb * nprocs + at) * p->nb + local % p->nb;
}

static void prepare(problem *p) {
  int info;
  p->nb = hscal_ctxt_plan(&p->context)->nb;
  assert_int_equal(hscal_ctxt_plan(&p->context)->mb, p->nb);
  Cblacs_gridinfo(p->context, &p->nprow, &p->npcol, &p->row, &p->column);
  p->rows = numroc_(&p->n, &p->nb, &p->row, &zero, &p->nprow);
  p->columns = numroc_(&p->n, &p->nb, &p->column, &zero, &p->npcol);
  int lld = p->rows > 1 ? p->rows : 1;
  descinit_(p->desca, &p->n, &p->n, &p->nb, &p->nb, &zero, &zero, &p->context, &lld, &info);
  descinit_(p->descz, &p->n, &p->n, &p->nb, &p->nb, &zero, &zero, &p->context, &lld, &info);
  size_t entries = (size_t)lld * (size_t)p->columns + 1;
  p->a = calloc(entries, 2 * sizeof(double));
  p->z = calloc(entries, 2 * sizeof(double));
  p->w = calloc((size_t)p->n + 1, sizeof(double));
  assert_true(p->a && p->z && p->w);
  for (int j = 0; j < p->columns; j++)
    for (int i = 0; i < p->rows; i++) {
      int row = global(p, i, p->row, p->nprow), column = global(p, j, p->column, p->npcol);
      set_entry(p->type, p->a, (size_t)j * (size_t)lld + (size_t)i, spectrum_entry(p->type, row, column));
    }
}

/* ---- solving ---------------------------------------------------------------------------------------------------- */

typedef struct workspace {
  int lwork, lrwork, liwork, *iwork;
  void *work, *rwork;
} workspace;

static int run(const problem *p, workspace *r) {
  int info = -1;
#define ARGUMENTS                                                                                                      \
  &p->jobz, &p->uplo, &p->n, p->a, &one, &one, p->desca, p->w, p->z, &one, &one, p->descz, r->work, &r->lwork
#define NO_REALS
#define THE_REALS , r->rwork, &r->lrwork
#define SOLVE(number, by_sweeps, by_conquest, reals)                                                                   \
  case number:                                                                                                         \
    if (p->conquers)                                                                                                   \
      by_conquest##_(ARGUMENTS reals, r->iwork, &r->liwork, &info);                                                    \
    else                                                                                                               \
      by_sweeps##_(ARGUMENTS reals, &info);                                                                            \
    break;
  switch (p->type) {
    SOLVE(0, pssyev, pssyevd, NO_REALS)
    SOLVE(1, pdsyev, pdsyevd, NO_REALS)
    SOLVE(2, pcheev, pcheevd, THE_REALS)
    SOLVE(3, pzheev, pzheevd, THE_REALS)
  }
  return info;
}

static int larger(int a, int b) { return a > b ? a : b; }

/* With no more workspace than the routine asks for: p?syevd would not be right with it on every layout. */
static int solve(const problem *p) {
  double first[2] = {0}, real_first[2] = {0};
  int whole_first[2] = {0};
  workspace r = {-1, -1, -1, whole_first, first, real_first};
  assert_int_equal(run(p, &r), 0);
  r.lwork = larger((int)real_at(p->type, first, 0), 1);
  r.lrwork =
      larger((int)real_at(p->type, real_first, 0), 4 * p->n); /* p?heev uses more than it asks for without vectors */
  r.liwork = larger(whole_first[0], 1);
  r.work = calloc((size_t)r.lwork, 2 * sizeof(double));
  r.rwork = calloc((size_t)r.lrwork, sizeof(double));
  r.iwork = calloc((size_t)r.liwork, sizeof(int));
  assert_true(r.work && r.rwork && r.iwork);
  int info = run(p, &r);
  free(r.work), free(r.rwork), free(r.iwork);
  return info;
}

static void check_vectors(const problem *p, double tolerance) {
  int lld = p->rows > 1 ? p->rows : 1;
  for (int j = 0; j < p->columns; j++)
    for (int i = 0; i < p->rows; i++) {
      double found = entry_magnitude(p->type, p->z, (size_t)j * (size_t)lld + (size_t)i);
      double expected = spectrum_magnitude(p->n, global(p, i, p->row, p->nprow), global(p, j, p->column, p->npcol));
      if (!(fabs(found - expected) < tolerance))
        fail_msg("entry %d, %d of the vectors: %g, not %g", i, j, found, expected);
    }
}

static void plan_and_solve(int type, int conquers, char jobz, char uplo, int n) {
  problem p = {.type = type, .conquers = conquers, .jobz = jobz, .uplo = uplo, .n = n};
  double epsilon = type_epsilon(type), norm = spectrum_value(n, n - 1);
  assert_int_equal(plan(&p), 0);
  if (!hscal_in_ctxt(&p.context)) return;
  prepare(&p);
  int info = solve(&p);
  if (info) fail_msg("type %d, conquers %d, jobz %c, n %d: INFO = %d", type, conquers, jobz, n, info);
  for (int k = 0; k < n; k++)
    if (!(fabs(real_at(type, p.w, (size_t)k) - spectrum_value(n, k)) < 10 * n * epsilon * norm))
      fail_msg("type %d, conquers %d, jobz %c, n %d, nb %d on %d x %d: eigenvalue %d is %g, not %g", type, conquers,
               jobz, n, p.nb, p.nprow, p.npcol, k, real_at(type, p.w, (size_t)k), spectrum_value(n, k));
  double gap = spectrum_value(n, 1) - spectrum_value(n, 0); /* the smallest there is */
  if (jobz == 'V' && !type_is_single(type)) check_vectors(&p, 10 * n * epsilon * norm / gap);
  free(p.a), free(p.z), free(p.w);
  assert_int_equal(hscal_free_ctxt(&p.context), 0);
}

static void solve_all(void) {
  for (int type = 0; type < 4; type++) {
    plan_and_solve(type, 0, 'N', 'U', 60);
    plan_and_solve(type, 0, 'V', 'L', 75);
    plan_and_solve(type, 1, 'V', 'U', 110);
    plan_and_solve(type, 1, 'V', 'L', 20);
  }
}

int main(void) { return test_on_two_machines(solve_all); }
