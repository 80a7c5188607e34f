/*
 * Some eigenvalues and their vectors by p?syevx, p?syevr, p?sygvx and their Hermitian twins on contexts of hscal: no layout that the search
 * chooses may be refused, and values and vectors must be the known ones. Of a pencil one matrix is the identity, the other one has
 * the known spectrum.
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

/* The complex ones have real workspace behind LWORK. */
#define ONE_MATRIX                                                                                                     \
  const char *jobz, const char *range, const char *uplo, const int *n, void *a, const int *ia, const int *ja,          \
      const int *desca
#define AND_B   , void *b, const int *ib, const int *jb, const int *descb
#define BOUNDS  void *vl, void *vu, const int *il, const int *iu
#define VECTORS void *z, const int *iz, const int *jz, const int *descz, void *work, const int *lwork
#define REST    BOUNDS, void *abstol, int *m, int *nz, void *w, void *orfac, VECTORS
#define REAL    , void *rwork, const int *lrwork
#define WHOLE   int *iwork, const int *liwork
#define LAST    WHOLE, int *ifail, int *iclustr, void *gap, int *info
#define FOR_TYPES(X)                                                                                                   \
  X(pssyevx, pssyevr, pssygvx, , , float)                                                                              \
  X(pdsyevx, pdsyevr, pdsygvx, , , double)                                                                             \
  X(pcheevx, pcheevr, pchegvx, REAL, GIVE_REAL, float) X(pzheevx, pzheevr, pzhegvx, REAL, GIVE_REAL, double)
#define DECLARE(ordinary, robust, pencil, reals, give_reals, real)                                                     \
  void ordinary##_(ONE_MATRIX, REST reals, LAST);                                                                      \
  void robust##_(ONE_MATRIX, BOUNDS, int *m, int *nz, void *w, VECTORS reals, WHOLE, int *info);                       \
  void pencil##_(const int *ibtype, ONE_MATRIX AND_B, REST reals, LAST);
FOR_TYPES(DECLARE)

static int one = 1, zero = 0;

enum { ROBUST = -1 };

typedef struct problem {
  int type, ibtype, n; /* type: s d c z; ibtype 0: an ordinary problem, ROBUST: one for p?syevr */
  char jobz, range, uplo;
  int il, iu;
  double vl, vu;
  int context, nprow, npcol, row, column, nb, desca[9], descb[9], descz[9];
  int rows, columns, lld; /* local */
  void *a, *b, *z, *w;
  int found, vectors;
} problem;

typedef struct workspace {
  int lwork, lrwork, liwork, *iwork, *ifail, *iclustr;
  void *work, *rwork, *gap;
} workspace;

/* ---- calls, for each type -------------------------------------------------------------------------------------- */

#define GIVE_REAL   , r->rwork, &r->lrwork
#define GIVE_ONE(a) &p->jobz, &p->range, &p->uplo, &p->n, a &one, &one, p->desca
#define THE_A       p->a,
#define NO_A
#define GIVE_BOUNDS &vl, &vu, &p->il, &p->iu
#define GIVE_WORK   r->work, &r->lwork
#define GIVE_LAST   r->iwork, &r->liwork, r->ifail, r->iclustr, r->gap, &info
#define CALLS(ordinary, robust, pencil, reals, give_reals, real)                                                       \
  static int plan_##ordinary(problem *p) {                                                                             \
    real vl = (real)p->vl, vu = (real)p->vu, abstol = 0, orfac = -1;                                                   \
    if (p->ibtype == ROBUST)                                                                                           \
      return hscal_##robust##_ctxt(GIVE_ONE(NO_A), GIVE_BOUNDS, &one, &one, p->descz, &p->context);                    \
    if (p->ibtype)                                                                                                     \
      return hscal_##pencil##_ctxt(&p->ibtype, GIVE_ONE(NO_A), &one, &one, p->descb, GIVE_BOUNDS, &abstol, &orfac,     \
                                   &one, &one, p->descz, &p->context);                                                 \
    return hscal_##ordinary##_ctxt(GIVE_ONE(NO_A), GIVE_BOUNDS, &abstol, &orfac, &one, &one, p->descz, &p->context);   \
  }                                                                                                                    \
  static int run_##ordinary(problem *p, workspace *r) {                                                                \
    real vl = (real)p->vl, vu = (real)p->vu, abstol = 0, orfac = -1;                                                   \
    int info = -1;                                                                                                     \
    if (p->ibtype == ROBUST)                                                                                           \
      robust##_(GIVE_ONE(THE_A), GIVE_BOUNDS, &p->found, &p->vectors, p->w, p->z, &one, &one, p->descz,                \
                GIVE_WORK give_reals, r->iwork, &r->liwork, &info);                                                    \
    else if (p->ibtype)                                                                                                \
      pencil##_(&p->ibtype, GIVE_ONE(THE_A), p->b, &one, &one, p->descb, GIVE_BOUNDS, &abstol, &p->found, &p->vectors, \
                p->w, &orfac, p->z, &one, &one, p->descz, GIVE_WORK give_reals, GIVE_LAST);                            \
    else                                                                                                               \
      ordinary##_(GIVE_ONE(THE_A), GIVE_BOUNDS, &abstol, &p->found, &p->vectors, p->w, &orfac, p->z, &one, &one,       \
                  p->descz, GIVE_WORK give_reals, GIVE_LAST);                                                          \
    return info;                                                                                                       \
  }
FOR_TYPES(CALLS)

#define PLAN(ordinary, robust, pencil, reals, give_reals, real) plan_##ordinary,
#define RUN(ordinary, robust, pencil, reals, give_reals, real)  run_##ordinary,
static int (*const plans[])(problem *) = {FOR_TYPES(PLAN)};
static int (*const runs[])(problem *, workspace *) = {FOR_TYPES(RUN)};

/* ---- what is known ----------------------------------------------------------------------------------------------- */

/* With A the identity, A x = lambda B x has the reciprocals, and (ibtype 2, 3) A B x and B A x the same. */
static int of_known(const problem *p, int k) { return p->ibtype == 1 ? p->n - 1 - k : k; }
static double value(const problem *p, int k) {
  double known = spectrum_value(p->n, of_known(p, k));
  return p->ibtype == 1 ? 1 / known : known;
}

/* x'Bx = 1; x' inv(B) x = 1 for ibtype 3. */
static double length(const problem *p, int k) {
  double known = spectrum_value(p->n, of_known(p, k));
  return p->ibtype <= 0 ? 1 : p->ibtype == 3 ? sqrt(known) : 1 / sqrt(known);
}

static int first_wanted(const problem *p) { return p->range == 'A' ? 0 : p->il - 1; }
static int wanted(const problem *p) { return p->range == 'A' ? p->n : p->iu - p->il + 1; }

/* ---- solving ----------------------------------------------------------------------------------------------------- */

static int global(const problem *p, int local, int at, int nprocs) {
  return (local / p->nb * nprocs + at) * p->nb + local % p->nb;
}

static void fill(const problem *p, void *array, int is_identity) {
  for (int j = 0; j < p->columns; j++)
    for (int i = 0; i < p->rows; i++) {
      int row = global(p, i, p->row, p->nprow), column = global(p, j, p->column, p->npcol);
      set_entry(p->type, array, (size_t)j * (size_t)p->lld + (size_t)i,
                is_identity ? row == column : spectrum_entry(p->type, row, column));
    }
}

static void *zeros(int count) {
  void *array = calloc((size_t)(count > 0 ? count : 1), 2 * sizeof(double));
  assert_non_null(array);
  return array;
}

static void prepare(problem *p) {
  int info;
  p->nb = hscal_ctxt_plan(&p->context)->nb;
  assert_int_equal(hscal_ctxt_plan(&p->context)->mb, p->nb);
  Cblacs_gridinfo(p->context, &p->nprow, &p->npcol, &p->row, &p->column);
  p->rows = numroc_(&p->n, &p->nb, &p->row, &zero, &p->nprow);
  p->columns = numroc_(&p->n, &p->nb, &p->column, &zero, &p->npcol);
  p->lld = p->rows > 1 ? p->rows : 1;
  int *descs[] = {p->desca, p->descb, p->descz};
  for (int i = 0; i < 3; i++)
    descinit_(descs[i], &p->n, &p->n, &p->nb, &p->nb, &zero, &zero, &p->context, &p->lld, &info);
  p->a = zeros(p->lld * p->columns), p->b = zeros(p->lld * p->columns), p->z = zeros(p->lld * p->columns);
  p->w = zeros(p->n);
  fill(p, p->a, p->ibtype > 0);
  fill(p, p->b, 0);
}

/* Workspace that it asks for, and some for vectors that it makes orthogonal: half of the spectrum lies close together. p?syevr makes none. */
static int solve(problem *p) {
  double first[2] = {0}, real_first[2] = {0};
  int whole_first[2] = {0}, together = p->ibtype == ROBUST ? 0 : p->n * p->n;
  workspace r = {.lwork = -1, .lrwork = -1, .liwork = -1, .iwork = whole_first, .work = first, .rwork = real_first};
  r.ifail = zeros(p->n), r.iclustr = zeros(2 * p->nprow * p->npcol), r.gap = zeros(p->nprow * p->npcol);
  assert_int_equal(runs[p->type](p, &r), 0);
  r.lwork = (int)real_at(p->type, first, 0) + together;
  r.lrwork = (int)real_at(p->type, real_first, 0) + together;
  r.liwork = whole_first[0];
  r.work = zeros(r.lwork), r.rwork = zeros(r.lrwork), r.iwork = zeros(r.liwork);
  int info = runs[p->type](p, &r);
  free(r.work), free(r.rwork), free(r.iwork), free(r.ifail), free(r.iclustr), free(r.gap);
  return info;
}

static void check_values(const problem *p, double tolerance) {
  assert_int_equal(p->found, wanted(p));
  for (int k = 0; k < p->found; k++) {
    double found = real_at(p->type, p->w, (size_t)k), expected = value(p, first_wanted(p) + k);
    if (!(fabs(found - expected) < tolerance))
      fail_msg("type %d, ibtype %d, range %c, n %d, nb %d on %d x %d: eigenvalue %d is %g, not %g", p->type, p->ibtype,
               p->range, p->n, p->nb, p->nprow, p->npcol, k, found, expected);
  }
}

/* Relative to the vector's length. */
static void check_vectors(const problem *p, double tolerance) {
  assert_int_equal(p->vectors, p->found);
  for (int j = 0; j < p->columns; j++)
    for (int i = 0; i < p->rows; i++) {
      int row = global(p, i, p->row, p->nprow), column = global(p, j, p->column, p->npcol);
      int k = first_wanted(p) + column;
      if (column >= p->vectors) continue;
      double found = entry_magnitude(p->type, p->z, (size_t)j * (size_t)p->lld + (size_t)i) / length(p, k);
      double expected = spectrum_magnitude(p->n, row, of_known(p, k));
      if (!(fabs(found - expected) < tolerance))
        fail_msg("type %d, ibtype %d: entry %d, %d of the vectors: %g, not %g", p->type, p->ibtype, row, column, found,
                 expected);
    }
}

static double smallest_gap(const problem *p) {
  double gap = INFINITY;
  for (int k = 0; k + 1 < p->n; k++) gap = fmin(gap, value(p, k + 1) - value(p, k));
  return gap;
}

/* Range V has the same eigenvalues between its bounds as range I. */
static void plan_and_solve(int type, int ibtype, const char *letters, int n, int il, int iu) {
  problem p = {.type = type, .ibtype = ibtype, .n = n, .il = il, .iu = iu};
  p.jobz = letters[0], p.range = letters[1], p.uplo = letters[2];
  p.vl = il > 1 ? (value(&p, il - 2) + value(&p, il - 1)) / 2 : 0;
  p.vu = (value(&p, iu - 1) + value(&p, iu)) / 2;
  int *descs[] = {p.desca, p.descb, p.descz};
  for (int i = 0; i < 3; i++) assert_int_equal(hscal_descset(descs[i], n, n, 0, 0, 0, 0), 0);
  assert_int_equal(plans[type](&p), 0);
  if (!hscal_in_ctxt(&p.context)) return;
  prepare(&p);
  int info = solve(&p);
  if (info) fail_msg("type %d, ibtype %d, %s, n %d: INFO = %d", type, ibtype, letters, n, info);
  double error = 10 * n * type_epsilon(type) * value(&p, n - 1);
  check_values(&p, error);
  if (p.jobz == 'V' && !type_is_single(type)) check_vectors(&p, error / smallest_gap(&p));
  free(p.a), free(p.b), free(p.z), free(p.w);
  assert_int_equal(hscal_free_ctxt(&p.context), 0);
}

static void solve_all(void) {
  for (int type = 0; type < 4; type++) {
    plan_and_solve(type, 0, "NAU", 60, 1, 59);
    plan_and_solve(type, 0, "VIL", 75, 40, 60);
    plan_and_solve(type, 0, "VVU", 50, 30, 48);
    plan_and_solve(type, ROBUST, "VAL", 110, 1, 109);
    plan_and_solve(type, ROBUST, "VIU", 90, 7, 8); /* few vectors */
    plan_and_solve(type, ROBUST, "NVL", 50, 30, 48);
    plan_and_solve(type, 1, "VAL", 40, 1, 39);
    plan_and_solve(type, 2, "VIU", 60, 3, 41);
    plan_and_solve(type, 3, "NVL", 55, 20, 50);
    plan_and_solve(type, 3, "VAU", 45, 1, 44);
  }
}

int main(void) { return test_on_two_machines(solve_all); }
