/*
 * Inverses, orthogonal factors and reductions by ScaLAPACK on contexts of hscal: no layout that the search chooses may be refused.
 * An inverse times its matrix is the identity, as is an orthogonal matrix times its transpose; orthogonal transformations keep the
 * sum of squares; the standard form of a pencil between the factors of B is A.
 */
#include "harness.h"
#include "instrumented_scalapack/schemes.h"

#include <math.h>
#include <stdlib.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void Cdgsum2d(int context, const char *scope, const char *topology, int m, int n, double *a, int lda, int row,
              int column);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);
void pdgetrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
              int *info);
void pdgetri_(const int *n, double *a, const int *ia, const int *ja, const int *desca, int *ipiv, double *work,
              int *lwork, int *iwork, int *liwork, int *info);
void pdgebrd_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, double *d,
              double *e, double *tauq, double *taup, double *work, int *lwork, int *info);
void pdgehrd_(const int *n, const int *ilo, const int *ihi, double *a, const int *ia, const int *ja, const int *desca,
              double *tau, double *work, int *lwork, int *info);
void pdsymm_(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const double *a,
             const int *ia, const int *ja, const int *desca, const double *b, const int *ib, const int *jb,
             const int *descb, const double *beta, double *c, const int *ic, const int *jc, const int *descc);
void pdsyngst_(const int *ibtype, const char *uplo, const int *n, double *a, const int *ia, const int *ja,
               const int *desca, const double *b, const int *ib, const int *jb, const int *descb, double *scale,
               double *work, const int *lwork, int *info);

typedef void factorization(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca,
                           double *tau, double *work, int *lwork, int *info);
factorization pdgeqrf_, pdgelqf_, pdgeqlf_, pdgerqf_;
void pdgeqpf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
              double *tau, double *work, int *lwork, int *info);
typedef void orthogonal_factor(const int *m, const int *n, const int *k, double *a, const int *ia, const int *ja,
                               const int *desca, double *tau, double *work, int *lwork, int *info);
orthogonal_factor pdorgqr_, pdorglq_, pdorgql_, pdorgrq_;

static int one = 1, zero = 0;

/* A matrix on the context that was planned for it. */
typedef struct matrix {
  int m, n, nb, context, nprow, npcol, row, column, desc[9];
  int rows, columns, lld; /* local */
  double *a;
} matrix;

/* Anything generic, with a diagonal that makes it regular. */
static double entry(const matrix *x, int i, int j) {
  return sin(1 + 3.0 * i + 7.0 * j * j) + (i == j ? x->m + x->n : 0);
}

static int global(const matrix *x, int local, int at, int nprocs) {
  return (local / x->nb * nprocs + at) * x->nb + local % x->nb;
}

static int row_of(const matrix *x, int local) { return global(x, local, x->row, x->nprow); }
static int column_of(const matrix *x, int local) { return global(x, local, x->column, x->npcol); }

static double *numbers(int count) {
  double *array = calloc((size_t)count + 1, sizeof *array);
  assert_non_null(array);
  return array;
}

/* ihi: outside rows and columns 1..ihi it is triangular. */
static void prepare(matrix *x, int ihi) {
  int info;
  x->nb = hscal_ctxt_plan(&x->context)->nb;
  assert_int_equal(hscal_ctxt_plan(&x->context)->mb, x->nb);
  Cblacs_gridinfo(x->context, &x->nprow, &x->npcol, &x->row, &x->column);
  x->rows = numroc_(&x->m, &x->nb, &x->row, &zero, &x->nprow);
  x->columns = numroc_(&x->n, &x->nb, &x->column, &zero, &x->npcol);
  x->lld = x->rows > 1 ? x->rows : 1;
  descinit_(x->desc, &x->m, &x->n, &x->nb, &x->nb, &zero, &zero, &x->context, &x->lld, &info);
  assert_int_equal(info, 0);
  x->a = numbers(x->lld * x->columns);
  for (int i = 0; i < x->rows; i++)
    for (int j = 0; j < x->columns; j++)
      if (row_of(x, i) < ihi || row_of(x, i) <= column_of(x, j))
        x->a[j * x->lld + i] = entry(x, row_of(x, i), column_of(x, j));
}

static void finish(matrix *x) {
  free(x->a);
  assert_int_equal(hscal_free_ctxt(&x->context), 0);
}

/* Squares of the entries down to `below` the diagonal, of all processes. */
static double squares(const matrix *x, int below) {
  double sum = 0;
  for (int i = 0; i < x->rows; i++)
    for (int j = 0; j < x->columns; j++)
      if (row_of(x, i) <= column_of(x, j) + below) sum += x->a[j * x->lld + i] * x->a[j * x->lld + i];
  Cdgsum2d(x->context, "All", " ", 1, 1, &sum, 1, -1, -1);
  return sum;
}

/* ---- the routines ---------------------------------------------------------------------------------------------- */

static void invert(int n) {
  matrix x = {.m = n, .n = n};
  int open[9], info, lwork = -1, liwork = -1, least;
  double size, alpha = 1, beta = 0;
  assert_int_equal(hscal_descset(open, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgetri_ctxt(&n, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, n);
  double *before = numbers(x.lld * x.columns), *product = numbers(x.lld * x.columns);
  for (int i = 0; i < x.lld * x.columns; i++) before[i] = x.a[i];
  int *pivots = calloc((size_t)(x.lld + x.nb), sizeof *pivots);
  pdgetrf_(&n, &n, x.a, &one, &one, x.desc, pivots, &info);
  assert_int_equal(info, 0);
  pdgetri_(&n, x.a, &one, &one, x.desc, pivots, &size, &lwork, &least, &liwork, &info);
  double *work = numbers(lwork = (int)size);
  int *whole = calloc((size_t)(liwork = least) + 1, sizeof *whole);
  pdgetri_(&n, x.a, &one, &one, x.desc, pivots, work, &lwork, whole, &liwork, &info);
  assert_int_equal(info, 0);
  pdgemm_("N", "N", &n, &n, &n, &alpha, before, &one, &one, x.desc, x.a, &one, &one, x.desc, &beta, product, &one, &one,
          x.desc);
  for (int i = 0; i < x.rows; i++)
    for (int j = 0; j < x.columns; j++)
      assert_true(fabs(product[j * x.lld + i] - (row_of(&x, i) == column_of(&x, j))) < 1e-9);
  free(before), free(product), free(pivots), free(work), free(whole);
  finish(&x);
}

static void factorize(matrix *x, factorization *how, double *tau) {
  int info, lwork = -1;
  double size;
  how(&x->m, &x->n, x->a, &one, &one, x->desc, tau, &size, &lwork, &info);
  double *work = numbers(lwork = (int)size);
  how(&x->m, &x->n, x->a, &one, &one, x->desc, tau, work, &lwork, &info);
  assert_int_equal(info, 0);
  free(work);
}

/* The k vectors of a tall matrix are its columns, of a wide one its rows: their products with one another. */
static void check_orthogonal(const matrix *x, int k) {
  int tall = x->m >= x->n, longer = tall ? x->m : x->n, desc[9], info, one_row = 1;
  int rows = numroc_(&k, &x->nb, &x->row, &zero, &x->nprow),
      columns = numroc_(&k, &x->nb, &x->column, &zero, &x->npcol);
  int *lld = rows > 1 ? &rows : &one_row;
  double alpha = 1, beta = 0, *product = numbers(*lld * columns);
  descinit_(desc, &k, &k, &x->nb, &x->nb, &zero, &zero, &x->context, lld, &info);
  pdgemm_(tall ? "T" : "N", tall ? "N" : "T", &k, &k, &longer, &alpha, x->a, &one, &one, x->desc, x->a, &one, &one,
          x->desc, &beta, product, &one, &one, desc);
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      assert_true(fabs(product[j * *lld + i] - (row_of(x, i) == column_of(x, j))) < 1e-9);
  free(product);
}

/* QR of a tall matrix, LQ of a wide one, or from the last vector on QL and RQ; then Q. */
typedef struct factors {
  int (*context)(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca,
                 int *context);
  factorization *factorize;
  orthogonal_factor *make;
} factors;

static const factors factors_of[2][2] = {
    {{hscal_pdorgqr_ctxt, pdgeqrf_, pdorgqr_}, {hscal_pdorgql_ctxt, pdgeqlf_, pdorgql_}},
    {{hscal_pdorglq_ctxt, pdgelqf_, pdorglq_}, {hscal_pdorgrq_ctxt, pdgerqf_, pdorgrq_}}};

static void make_orthogonal(int m, int n, int backward) {
  matrix x = {.m = m, .n = n};
  int open[9], info, lwork = -1, tall = m >= n, k = tall ? n : m;
  const factors *how = &factors_of[!tall][backward];
  double size;
  assert_int_equal(hscal_descset(open, m, n, 0, 0, 0, 0), 0);
  assert_int_equal(how->context(&m, &n, &k, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, m);
  double *tau = numbers(x.rows + x.columns), before = squares(&x, m);
  factorize(&x, how->factorize, tau);
  double after = tall ? squares(&x, 0) : squares(&x, m) - squares(&x, -1);
  if (!backward) assert_true(fabs(after - before) < 1e-9 * before);
  how->make(&m, &n, &k, x.a, &one, &one, x.desc, tau, &size, &lwork, &info);
  double *work = numbers(lwork = (int)size);
  how->make(&m, &n, &k, x.a, &one, &one, x.desc, tau, work, &lwork, &info);
  assert_int_equal(info, 0);
  check_orthogonal(&x, k);
  free(tau), free(work);
  finish(&x);
}

/* From the last vector on: the triangle lies in the last corner. */
static void factorize_backward(int m, int n, int rows) {
  matrix x = {.m = m, .n = n};
  int open[9];
  assert_int_equal(hscal_descset(open, m, n, 0, 0, 0, 0), 0);
  assert_int_equal(rows ? hscal_pdgerqf_ctxt(&m, &n, &one, &one, open, &x.context)
                        : hscal_pdgeqlf_ctxt(&m, &n, &one, &one, open, &x.context),
                   0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, m);
  double *tau = numbers(x.rows + x.columns), before = squares(&x, m);
  factorize(&x, rows ? pdgerqf_ : pdgeqlf_, tau);
  double after = rows ? squares(&x, m - n) : squares(&x, m) - squares(&x, m - n - 1);
  assert_true(fabs(after - before) < 1e-9 * before);
  free(tau);
  finish(&x);
}

/* Squares of the entries of each column, of all processes; counted by what `places` says of local columns, global ones from 1. */
static double *squares_of_columns(const matrix *x, const int *places, int only_triangle) {
  double *sums = numbers(x->n);
  for (int j = 0; j < x->columns; j++)
    for (int i = 0; i < x->rows; i++)
      if (!only_triangle || row_of(x, i) <= column_of(x, j))
        sums[places ? places[j] - 1 : column_of(x, j)] += x->a[j * x->lld + i] * x->a[j * x->lld + i];
  Cdgsum2d(x->context, "All", " ", x->n, 1, sums, x->n, -1, -1);
  return sums;
}

/* Of R, those of each column are those of the column that was brought there, and its diagonal descends. */
static void factorize_pivoted(int m, int n) {
  matrix x = {.m = m, .n = n};
  int open[9], info, lwork = -1, steps = m < n ? m : n;
  double size;
  assert_int_equal(hscal_descset(open, m, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgeqpf_ctxt(&m, &n, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, m);
  double *tau = numbers(x.columns), *before = squares_of_columns(&x, NULL, 0), *diagonal = numbers(steps);
  int *pivots = calloc((size_t)x.columns + 1, sizeof *pivots), moved = 0;
  pdgeqpf_(&m, &n, x.a, &one, &one, x.desc, pivots, tau, &size, &lwork, &info);
  double *work = numbers(lwork = (int)size);
  pdgeqpf_(&m, &n, x.a, &one, &one, x.desc, pivots, tau, work, &lwork, &info);
  assert_int_equal(info, 0);
  double *after = squares_of_columns(&x, pivots, 1);
  for (int j = 0; j < n; j++) assert_true(fabs(after[j] - before[j]) < 1e-9 * before[j]);
  for (int j = 0; j < x.columns; j++)
    for (int i = 0; i < x.rows; i++)
      if (row_of(&x, i) == column_of(&x, j)) diagonal[row_of(&x, i)] = fabs(x.a[j * x.lld + i]);
  Cdgsum2d(x.context, "All", " ", steps, 1, diagonal, steps, -1, -1);
  for (int i = 1; i < steps; i++) assert_true(diagonal[i] <= diagonal[i - 1] * (1 + 1e-9));
  for (int j = 0; j < x.columns; j++) moved += pivots[j] != column_of(&x, j) + 1;
  assert_true(x.columns == 0 || moved > 0);
  free(tau), free(before), free(after), free(diagonal), free(pivots), free(work);
  finish(&x);
}

/* One of D and E lies along the process rows, the other along the columns; each line has it all. */
static double squares_along(const matrix *x, const double *values, int count, int along_columns) {
  int held = along_columns ? numroc_(&count, &x->nb, &x->column, &zero, &x->npcol)
                           : numroc_(&count, &x->nb, &x->row, &zero, &x->nprow);
  double sum = 0;
  for (int i = 0; i < held && (along_columns ? x->row : x->column) == 0; i++) sum += values[i] * values[i];
  Cdgsum2d(x->context, "All", " ", 1, 1, &sum, 1, -1, -1);
  return sum;
}

static void bidiagonalize(int m, int n) {
  matrix x = {.m = m, .n = n};
  int open[9], info, lwork = -1, shorter = m < n ? m : n, tall = m >= n;
  double size;
  assert_int_equal(hscal_descset(open, m, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgebrd_ctxt(&m, &n, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, m);
  int entries = x.rows + x.columns;
  double *d = numbers(entries), *e = numbers(entries), *tauq = numbers(entries), *taup = numbers(entries);
  double before = squares(&x, m);
  pdgebrd_(&m, &n, x.a, &one, &one, x.desc, d, e, tauq, taup, &size, &lwork, &info);
  double *work = numbers(lwork = (int)size);
  pdgebrd_(&m, &n, x.a, &one, &one, x.desc, d, e, tauq, taup, work, &lwork, &info);
  assert_int_equal(info, 0);
  double after = squares_along(&x, d, shorter, tall) + squares_along(&x, e, shorter - 1, !tall);
  assert_true(fabs(after - before) < 1e-9 * before);
  free(d), free(e), free(tauq), free(taup), free(work);
  finish(&x);
}

static void reduce_to_hessenberg(int n, int ilo, int ihi) {
  matrix x = {.m = n, .n = n};
  int open[9], info, lwork = -1;
  double size;
  assert_int_equal(hscal_descset(open, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgehrd_ctxt(&n, &ilo, &ihi, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, ihi);
  double *tau = numbers(x.columns), before = squares(&x, n);
  pdgehrd_(&n, &ilo, &ihi, x.a, &one, &one, x.desc, tau, &size, &lwork, &info);
  double *work = numbers(lwork = (int)size);
  pdgehrd_(&n, &ilo, &ihi, x.a, &one, &one, x.desc, tau, work, &lwork, &info);
  assert_int_equal(info, 0);
  assert_true(fabs(squares(&x, 1) - before) < 1e-9 * before);
  free(tau), free(work);
  finish(&x);
}

/* What the routine asks for, which is what hscal takes it to have. */
static int workspace_of_standard_form(const matrix *x, int ibtype, char uplo) {
  int info, lwork = -1;
  double scale, size;
  pdsyngst_(&ibtype, &uplo, &x->n, x->a, &one, &one, x->desc, x->a, &one, &one, x->desc, &scale, &size, &lwork, &info);
  assert_int_equal(info, 0);
  hscal_call call = hscal__call_make(hscal__routine_find("pdsyngst"), 0, x->n, 0, x->nb, x->nb);
  hscal_layout layout = hscal__layout_make(x->nprow, x->npcol, 0);
  call.ibtype = ibtype, call.uplo = uplo;
  assert_int_equal((int)size, (int)hscal__syngst_workspace(&call, &layout));
  return (int)size;
}

/* The lower triangles of A and of B's factor are the same here: L X L' = A. */
static void bring_to_standard_form(int n) {
  matrix x = {.m = n, .n = n};
  int open[9], info, ibtype = 1;
  double scale = 0, alpha = 1, beta = 0;
  assert_int_equal(hscal_descset(open, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdsyngst_ctxt(&ibtype, "L", &n, &one, &one, open, &one, &one, open, &x.context), 0);
  if (!hscal_in_ctxt(&x.context)) return;
  prepare(&x, n);
  int entries = x.lld * x.columns;
  double *factor = numbers(entries), *left = numbers(entries), *product = numbers(entries);
  for (int i = 0; i < x.rows; i++)
    for (int j = 0; j < x.columns; j++)
      if (row_of(&x, i) >= column_of(&x, j)) factor[j * x.lld + i] = x.a[j * x.lld + i];
  for (int type = 1; type <= 3; type++)
    workspace_of_standard_form(&x, type, 'U'), workspace_of_standard_form(&x, type, 'L');
  int lwork = workspace_of_standard_form(&x, 1, 'L');
  double *work = numbers(lwork);
  pdsyngst_(&ibtype, "L", &n, x.a, &one, &one, x.desc, factor, &one, &one, x.desc, &scale, work, &lwork, &info);
  assert_int_equal(info, 0);
  assert_true(scale == 1);
  pdsymm_("R", "L", &n, &n, &alpha, x.a, &one, &one, x.desc, factor, &one, &one, x.desc, &beta, left, &one, &one,
          x.desc);
  pdgemm_("N", "T", &n, &n, &n, &alpha, left, &one, &one, x.desc, factor, &one, &one, x.desc, &beta, product, &one,
          &one, x.desc);
  for (int i = 0; i < x.rows; i++)
    for (int j = 0; j < x.columns; j++)
      if (row_of(&x, i) >= column_of(&x, j)) assert_true(fabs(product[j * x.lld + i] - factor[j * x.lld + i]) < 1e-9);
  free(factor), free(left), free(product), free(work);
  finish(&x);
}

static void reduce_all(void) {
  invert(130);
  for (int backward = 0; backward < 2; backward++)
    make_orthogonal(150, 110, backward), make_orthogonal(90, 140, backward);
  for (int rows = 0; rows < 2; rows++) factorize_backward(150, 110, rows), factorize_backward(90, 130, rows);
  factorize_pivoted(150, 110), factorize_pivoted(90, 130);
  bidiagonalize(150, 110);
  bidiagonalize(70, 120);
  reduce_to_hessenberg(140, 1, 140);
  reduce_to_hessenberg(120, 1, 90);
  bring_to_standard_form(150);
}

int main(void) { return test_on_two_machines(reduce_all); }
