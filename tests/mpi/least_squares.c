/*
 * p?gels on contexts of hscal: no layout that the search chooses may be refused, and the solutions must solve. It factorizes by QR or
 * LQ and multiplies by Q or its transpose, so these are tested with it.
 */
#include "harness.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);
void pdgels_(const char *trans, const int *m, const int *n, const int *nrhs, double *a, const int *ia, const int *ja,
             const int *desca, double *b, const int *ib, const int *jb, const int *descb, double *work, int *lwork,
             int *info);

static int one = 1, zero = 0;

typedef struct matrix {
  int desc[9], rows, columns, lld; /* local */
  double *a;
} matrix;

typedef struct grid {
  int context, nb, nprow, npcol, row, column;
} grid;

static int global(int local, int nb, int at, int nprocs) { return (local / nb * nprocs + at) * nb + local % nb; }

/* Anything generic, with a diagonal that makes it of full rank. */
static double entry(int i, int j, int order) { return sin(1 + 3.0 * i + 7.0 * j * j) + (i == j ? order : 0); }

static matrix make(const grid *g, int m, int n) {
  matrix x;
  int info;
  x.rows = numroc_(&m, &g->nb, &g->row, &zero, &g->nprow);
  x.columns = numroc_(&n, &g->nb, &g->column, &zero, &g->npcol);
  x.lld = x.rows > 1 ? x.rows : 1;
  descinit_(x.desc, &m, &n, &g->nb, &g->nb, &zero, &zero, &g->context, &x.lld, &info);
  assert_int_equal(info, 0);
  x.a = calloc((size_t)(x.lld * x.columns) + 1, sizeof *x.a);
  assert_non_null(x.a);
  for (int i = 0; i < x.rows; i++)
    for (int j = 0; j < x.columns; j++)
      x.a[j * x.lld + i] = entry(global(i, g->nb, g->row, g->nprow), global(j, g->nb, g->column, g->npcol), m + n);
  return x;
}

static void factorize_and_solve(const char *trans, int m, int n, int nrhs, matrix *a, matrix *b) {
  int info, lwork = -1;
  double size;
  pdgels_(trans, &m, &n, &nrhs, a->a, &one, &one, a->desc, b->a, &one, &one, b->desc, &size, &lwork, &info);
  double *work = calloc((size_t)(lwork = (int)size) + 1, sizeof *work);
  assert_non_null(work);
  pdgels_(trans, &m, &n, &nrhs, a->a, &one, &one, a->desc, b->a, &one, &one, b->desc, work, &lwork, &info);
  assert_int_equal(info, 0);
  free(work);
}

/* op(A) X = B with right-hand sides that have a solution: what is found must be one. */
static void solve(char *trans, int m, int n, int nrhs) {
  int desca[9], descb[9], longer = m > n ? m : n, rows = *trans == 'N' ? m : n, columns = *trans == 'N' ? n : m;
  double alpha = 1, minus = -1, none = 0;
  grid g;
  assert_int_equal(hscal_descset(desca, m, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(descb, longer, nrhs, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgels_ctxt(trans, &m, &n, &nrhs, &one, &one, desca, &one, &one, descb, &g.context), 0);
  if (!hscal_in_ctxt(&g.context)) return;
  g.nb = hscal_ctxt_plan(&g.context)->nb;
  assert_int_equal(hscal_ctxt_plan(&g.context)->mb, g.nb);
  Cblacs_gridinfo(g.context, &g.nprow, &g.npcol, &g.row, &g.column);
  matrix a = make(&g, m, n), kept = make(&g, m, n), x = make(&g, longer, nrhs), b = make(&g, longer, nrhs);
  pdgemm_(trans, "N", &rows, &nrhs, &columns, &alpha, kept.a, &one, &one, kept.desc, b.a, &one, &one, b.desc, &none,
          x.a, &one, &one, x.desc);
  memcpy(b.a, x.a, (size_t)(x.lld * x.columns) * sizeof *b.a);
  factorize_and_solve(trans, m, n, nrhs, &a, &x);
  pdgemm_(trans, "N", &rows, &nrhs, &columns, &alpha, kept.a, &one, &one, kept.desc, x.a, &one, &one, x.desc, &minus,
          b.a, &one, &one, b.desc);
  for (int i = 0; i < b.rows; i++)
    for (int j = 0; j < b.columns; j++)
      if (global(i, g.nb, g.row, g.nprow) < rows) assert_true(fabs(b.a[j * b.lld + i]) < 1e-8 * (m + n));
  free(a.a), free(kept.a), free(x.a), free(b.a);
  assert_int_equal(hscal_free_ctxt(&g.context), 0);
}

static void solve_all(void) {
  for (char *trans = "NT"; *trans; trans++) {
    solve(trans, 150, 90, 20);
    solve(trans, 80, 130, 1);
    solve(trans, 100, 100, 40);
  }
}

int main(void) { return test_on_two_machines(solve_all); }
