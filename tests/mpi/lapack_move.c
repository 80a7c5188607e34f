/* Redistributions and singular values by ScaLAPACK on contexts of hscal: no layout that the search chooses may be refused, and the
 * results must be right. */
#include "harness.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdgemr2d_(const int *m, const int *n, const double *a, const int *ia, const int *ja, const int *desca, double *b,
               const int *ib, const int *jb, const int *descb, const int *context);
void pdtrmr2d_(const char *uplo, const char *diag, const int *m, const int *n, const double *a, const int *ia,
               const int *ja, const int *desca, double *b, const int *ib, const int *jb, const int *descb,
               const int *context);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);
void pdgesvd_(const char *jobu, const char *jobvt, const int *m, const int *n, double *a, const int *ia, const int *ja,
              const int *desca, double *s, double *u, const int *iu, const int *ju, const int *descu, double *vt,
              const int *ivt, const int *jvt, const int *descvt, double *work, const int *lwork, int *info);

static int one = 1, zero = 0;

/* A matrix on the context of a plan. */
typedef struct matrix {
  int m, n, nprow, npcol, row, column, rows, columns, lld, desc[9];
  double *at;
} matrix;

/* Blocks that the descriptor leaves open are the plan's. */
static matrix matrix_on(int *context, const int *desc) {
  matrix x = {.m = desc[2], .n = desc[3]};
  const hscal_plan *plan = hscal_ctxt_plan(context);
  int mb = desc[4] ? desc[4] : plan->mb, nb = desc[5] ? desc[5] : plan->nb, info;
  Cblacs_gridinfo(*context, &x.nprow, &x.npcol, &x.row, &x.column);
  x.rows = numroc_(&x.m, &mb, &x.row, &zero, &x.nprow);
  x.columns = numroc_(&x.n, &nb, &x.column, &zero, &x.npcol);
  x.lld = x.rows > 1 ? x.rows : 1;
  descinit_(x.desc, &x.m, &x.n, &mb, &nb, &zero, &zero, context, &x.lld, &info);
  assert_int_equal(info, 0);
  x.at = calloc((size_t)x.lld * (size_t)x.columns + 1, sizeof *x.at);
  assert_non_null(x.at);
  return x;
}

static int global_row(const matrix *x, int i) {
  return (i / x->desc[4] * x->nprow + x->row) * x->desc[4] + i % x->desc[4];
}
static int global_column(const matrix *x, int j) {
  return (j / x->desc[5] * x->npcol + x->column) * x->desc[5] + j % x->desc[5];
}

/* Each entry by a function of its row and column. */
static void fill(matrix *x, double (*entry)(const matrix *, int, int)) {
  for (int j = 0; j < x->columns; j++)
    for (int i = 0; i < x->rows; i++) x->at[j * x->lld + i] = entry(x, global_row(x, i), global_column(x, j));
}

/* ---- redistributions --------------------------------------------------------------------------------------------- */

static double numbered(const matrix *x, int i, int j) { return 1 + i + x->m * (double)j; }

/* uplo 'A': everything. */
static void move(const char *uplo, int m, int n, int mb, int nb) {
  int context, desca[9], descb[9];
  hscal_descset(desca, m, n, mb, nb, 0, 0);
  hscal_descset(descb, m, n, 0, 0, 0, 0);
  char letters[] = {*uplo, 0}, with_diagonal[] = "N";
  if (*uplo == 'A')
    assert_int_equal(hscal_pdgemr2d_ctxt(&m, &n, &one, &one, desca, &one, &one, descb, &context), 0);
  else
    assert_int_equal(
        hscal_pdtrmr2d_ctxt(letters, with_diagonal, &m, &n, &one, &one, desca, &one, &one, descb, &context), 0);
  if (!hscal_in_ctxt(&context)) return;
  matrix a = matrix_on(&context, desca), b = matrix_on(&context, descb);
  fill(&a, numbered);
  if (*uplo == 'A')
    pdgemr2d_(&m, &n, a.at, &one, &one, a.desc, b.at, &one, &one, b.desc, &context);
  else
    pdtrmr2d_(uplo, "N", &m, &n, a.at, &one, &one, a.desc, b.at, &one, &one, b.desc, &context);
  for (int j = 0; j < b.columns; j++)
    for (int i = 0; i < b.rows; i++) {
      int row = global_row(&b, i), column = global_column(&b, j);
      int meant = *uplo == 'A' || (*uplo == 'U' ? row <= column : row >= column); /* of a square one */
      assert_true(b.at[j * b.lld + i] == (meant ? numbered(&b, row, column) : 0));
    }
  free(a.at);
  free(b.at);
  assert_int_equal(hscal_free_ctxt(&context), 0);
}

/* ---- singular values --------------------------------------------------------------------------------------------- */

static int values_of(const matrix *x) { return x->m < x->n ? x->m : x->n; }
static double value(int count, int i) { return i < count ? 1 + (double)(count - i) / count : 0; }

/* A diagonal matrix between two reflections, whose unit vectors have equal entries. */
static double reflected(const matrix *x, int i, int j) {
  int count = values_of(x);
  double u = 1 / sqrt(x->m), v = 1 / sqrt(x->n), sum = 0;
  for (int k = 0; k < count; k++) sum += value(count, k);
  double own = i == j ? value(count, i) : 0;
  return own - 2 * u * u * value(count, j) - 2 * v * v * value(count, i) + 4 * u * v * sum * u * v;
}

static void decompose(matrix *a, double *s, matrix *u, matrix *vt) {
  double needed[1];
  int ask = -1, info = -1;
  pdgesvd_("V", "V", &a->m, &a->n, a->at, &one, &one, a->desc, s, u->at, &one, &one, u->desc, vt->at, &one, &one,
           vt->desc, needed, &ask, &info);
  assert_int_equal(info, 0);
  int lwork = (int)needed[0];
  double *work = calloc((size_t)lwork + 1, sizeof *work);
  assert_non_null(work);
  pdgesvd_("V", "V", &a->m, &a->n, a->at, &one, &one, a->desc, s, u->at, &one, &one, u->desc, vt->at, &one, &one,
           vt->desc, work, &lwork, &info);
  assert_int_equal(info, 0);
  free(work);
}

/* U times the values times V' is A again. */
static void check_product(matrix *a, const double *s, matrix *u, const matrix *vt) {
  double alpha = 1, beta = 0;
  int count = values_of(a);
  for (int j = 0; j < u->columns; j++)
    for (int i = 0; i < u->rows; i++) u->at[j * u->lld + i] *= s[global_column(u, j)];
  pdgemm_("N", "N", &a->m, &a->n, &count, &alpha, u->at, &one, &one, u->desc, vt->at, &one, &one, vt->desc, &beta,
          a->at, &one, &one, a->desc);
  for (int j = 0; j < a->columns; j++)
    for (int i = 0; i < a->rows; i++)
      assert_true(fabs(a->at[j * a->lld + i] - reflected(a, global_row(a, i), global_column(a, j))) < 1e-11);
}

static void find_singular_values(int m, int n) {
  int context, count = m < n ? m : n, desca[9], descu[9], descvt[9];
  char wanted[] = "V";
  hscal_descset(desca, m, n, 0, 0, 0, 0);
  hscal_descset(descu, m, count, 0, 0, 0, 0);
  hscal_descset(descvt, count, n, 0, 0, 0, 0);
  assert_int_equal(
      hscal_pdgesvd_ctxt(wanted, wanted, &m, &n, &one, &one, desca, &one, &one, descu, &one, &one, descvt, &context),
      0);
  if (!hscal_in_ctxt(&context)) return;
  matrix a = matrix_on(&context, desca), u = matrix_on(&context, descu), vt = matrix_on(&context, descvt);
  double *s = calloc((size_t)count, sizeof *s);
  assert_non_null(s);
  fill(&a, reflected);
  decompose(&a, s, &u, &vt);
  for (int i = 0; i < count; i++) assert_true(fabs(s[i] - value(count, i)) < 1e-12);
  check_product(&a, s, &u, &vt);
  free(s);
  free(a.at);
  free(u.at);
  free(vt.at);
  assert_int_equal(hscal_free_ctxt(&context), 0);
}

/* ---- machines ---------------------------------------------------------------------------------------------------- */

static void do_all(void) {
  move("A", 150, 90, 7, 20);
  move("A", 60, 200, 64, 3);
  move("U", 120, 120, 9, 16);
  move("L", 120, 120, 32, 32);
  find_singular_values(90, 90);
  find_singular_values(130, 40);
  find_singular_values(40, 120);
}

int main(void) { return test_on_two_machines(do_all); }
