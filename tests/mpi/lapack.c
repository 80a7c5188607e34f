/* Solves by ScaLAPACK on contexts of hscal: no layout that the search chooses may be refused, and the solutions must be right. */
#include "harness.h"

#include <math.h>
#include <stdlib.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdposv_(const char *uplo, const int *n, const int *nrhs, double *a, const int *ia, const int *ja, const int *desca,
             double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *info);
void pdpotrs_(const char *uplo, const int *n, const int *nrhs, double *a, const int *ia, const int *ja,
              const int *desca, double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdgesv_(const int *n, const int *nrhs, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
             double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdgetrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
              int *info);
void pdgetrs_(const char *trans, const int *n, const int *nrhs, double *a, const int *ia, const int *ja,
              const int *desca, int *ipiv, double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdtrtrs_(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, double *a,
              const int *ia, const int *ja, const int *desca, double *b, const int *ib, const int *jb, const int *descb,
              int *info);

static int one = 1, zero = 0;

typedef enum method { POSV, POTRF_POTRS, GESV, GETRF_GETRS, TRTRS, METHODS } method;

typedef struct problem {
  method method;
  int n, nrhs, context, nprow, npcol, row, column, desca[9], descb[9], *pivots;
  double *a, *b;
  int rows, columns, right_sides; /* local */
  int nb;
} problem;

/* Diagonally dominant and symmetric, or its lower triangle. */
static double entry(const problem *p, int i, int j) {
  if (p->method == TRTRS && j > i) return 0;
  return i == j ? p->n : 1.0 / (1 + abs(i - j));
}

static int plan(problem *p) {
  int *n = &p->n, *k = &p->nrhs, *a = p->desca, *b = p->descb, *context = &p->context;
  assert_int_equal(hscal_descset(a, *n, *n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(b, *n, *k, 0, 0, 0, 0), 0);
  switch (p->method) {
  case POSV:
    return hscal_pdposv_ctxt("L", n, k, &one, &one, a, &one, &one, b, context);
  case POTRF_POTRS:
    return hscal_pdpotrf_ctxt("U", n, &one, &one, a, context);
  case GESV:
    return hscal_pdgesv_ctxt(n, k, &one, &one, a, &one, &one, b, context);
  case GETRF_GETRS:
    return hscal_pdgetrf_ctxt(n, n, &one, &one, a, context);
  default:
    return hscal_pdtrtrs_ctxt("L", "N", "N", n, k, &one, &one, a, &one, &one, b, context);
  }
}

static int global(const problem *p, int local, int at, int nprocs) {
  return (local / p->nb * nprocs + at) * p->nb + local % p->nb;
}

/* Right-hand side r is A times r+1 in every entry. */
static void fill(problem *p) {
  for (int i = 0; i < p->rows; i++) {
    int row = global(p, i, p->row, p->nprow);
    double sum = 0;
    for (int j = 0; j < p->n; j++) sum += entry(p, row, j);
    for (int j = 0; j < p->columns; j++) p->a[j * p->rows + i] = entry(p, row, global(p, j, p->column, p->npcol));
    for (int r = 0; r < p->right_sides; r++) p->b[r * p->rows + i] = (global(p, r, p->column, p->npcol) + 1) * sum;
  }
}

static int solve(problem *p) {
  int *n = &p->n, *k = &p->nrhs, info = -1;
  switch (p->method) {
  case POSV:
    pdposv_("L", n, k, p->a, &one, &one, p->desca, p->b, &one, &one, p->descb, &info);
    break;
  case POTRF_POTRS:
    pdpotrf_("U", n, p->a, &one, &one, p->desca, &info);
    if (!info) pdpotrs_("U", n, k, p->a, &one, &one, p->desca, p->b, &one, &one, p->descb, &info);
    break;
  case GESV:
    pdgesv_(n, k, p->a, &one, &one, p->desca, p->pivots, p->b, &one, &one, p->descb, &info);
    break;
  case GETRF_GETRS:
    pdgetrf_(n, n, p->a, &one, &one, p->desca, p->pivots, &info);
    if (!info) pdgetrs_("N", n, k, p->a, &one, &one, p->desca, p->pivots, p->b, &one, &one, p->descb, &info);
    break;
  default:
    pdtrtrs_("L", "N", "N", n, k, p->a, &one, &one, p->desca, p->b, &one, &one, p->descb, &info);
  }
  return info;
}

static void prepare(problem *p) {
  int info, lld;
  p->nb = hscal_ctxt_plan(&p->context)->nb;
  assert_int_equal(hscal_ctxt_plan(&p->context)->mb, p->nb);
  Cblacs_gridinfo(p->context, &p->nprow, &p->npcol, &p->row, &p->column);
  p->rows = numroc_(&p->n, &p->nb, &p->row, &zero, &p->nprow);
  p->columns = numroc_(&p->n, &p->nb, &p->column, &zero, &p->npcol);
  p->right_sides = numroc_(&p->nrhs, &p->nb, &p->column, &zero, &p->npcol);
  lld = p->rows > 1 ? p->rows : 1;
  descinit_(p->desca, &p->n, &p->n, &p->nb, &p->nb, &zero, &zero, &p->context, &lld, &info);
  descinit_(p->descb, &p->n, &p->nrhs, &p->nb, &p->nb, &zero, &zero, &p->context, &lld, &info);
  p->a = calloc((size_t)lld * (size_t)p->columns + 1, sizeof(double));
  p->b = calloc((size_t)lld * (size_t)p->right_sides + 1, sizeof(double));
  p->pivots = calloc((size_t)(lld + p->nb), sizeof(int));
  assert_true(p->a && p->b && p->pivots);
  fill(p);
}

static void plan_and_solve(method method, int n, int nrhs) {
  problem p = {.method = method, .n = n, .nrhs = nrhs};
  assert_int_equal(plan(&p), 0);
  if (!hscal_in_ctxt(&p.context)) return;
  prepare(&p);
  assert_int_equal(solve(&p), 0);
  for (int i = 0; i < p.rows; i++)
    for (int r = 0; r < p.right_sides; r++)
      assert_true(fabs(p.b[r * p.rows + i] - (global(&p, r, p.column, p.npcol) + 1)) < 1e-9);
  free(p.a);
  free(p.b);
  free(p.pivots);
  assert_int_equal(hscal_free_ctxt(&p.context), 0);
}

static void solve_all(void) {
  for (int method = 0; method < METHODS; method++) {
    plan_and_solve((enum method)method, 150, 1);
    plan_and_solve((enum method)method, 90, 70);
  }
}

int main(void) { return test_on_two_machines(solve_all); }
