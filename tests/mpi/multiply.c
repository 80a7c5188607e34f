#include "multiply.h"
#include "base/blockcyclic.h"
#include "ctxt/blacs.h"
#include "harness.h"

#include <complex.h>
#include <stdlib.h>

typedef void gemm_routine(char *, char *, int *, int *, int *, void *, void *, int *, int *, int *, void *, int *,
                          int *, int *, void *, void *, int *, int *, int *);
gemm_routine psgemm_, pdgemm_, pcgemm_, pzgemm_;

typedef struct matrix {
  int desc[9];
  int rows, columns; /* of this process */
  void *data;
} matrix;

static int is_complex(char type) { return type == 'c' || type == 'z'; }
static int is_single(char type) { return type == 's' || type == 'c'; }
static size_t numbers_of(char type) { return is_complex(type) ? 2 : 1; }

/* Entry (i,j) of the global matrix number `which`. */
static double complex entry(int which, char type, int i, int j) {
  double re = (i * 7 + j * 3 + which * 5) % 9 - 4, im = (i * 2 + j * 5 + which) % 7 - 3;
  return is_complex(type) ? re + im * I : re;
}

static void put(char type, void *data, size_t at, double complex value) {
  float *single = data;
  double *twice = data;
  at *= numbers_of(type);
  if (is_single(type)) single[at] = (float)creal(value);
  if (type == 'c') single[at + 1] = (float)cimag(value);
  if (!is_single(type)) twice[at] = creal(value);
  if (type == 'z') twice[at + 1] = cimag(value);
}

static double complex get(char type, const void *data, size_t at) {
  const float *single = data;
  const double *twice = data;
  at *= numbers_of(type);
  double re = is_single(type) ? (double)single[at] : twice[at];
  double im = type == 'c' ? (double)single[at + 1] : type == 'z' ? twice[at + 1] : 0;
  return re + im * I;
}

static int global_index(int local, int nb, int me, int nprocs) { return (local / nb * nprocs + me) * nb + local % nb; }

static matrix make_matrix(int which, char type, int rows, int columns, int ictxt) {
  matrix x;
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  assert_int_equal(hscal_descinit(x.desc, rows, columns, 0, 0, 0, 0, &ictxt), 0);
  x.rows = hscal__local_extent(rows, x.desc[4], x.desc[4], myrow, 0, nprow);
  x.columns = hscal__local_extent(columns, x.desc[5], x.desc[5], mycol, 0, npcol);
  assert_true(x.desc[8] >= x.rows);
  x.data = calloc((size_t)x.desc[8] * (size_t)(x.columns + 1), 16);
  assert_non_null(x.data);
  for (int j = 0; j < x.columns; j++)
    for (int i = 0; i < x.rows; i++)
      put(type, x.data, (size_t)i + (size_t)j * (size_t)x.desc[8],
          entry(which, type, global_index(i, x.desc[4], myrow, nprow), global_index(j, x.desc[5], mycol, npcol)));
  return x;
}

static double complex operated(int which, char type, char trans, int i, int j) {
  double complex value = trans == 'N' ? entry(which, type, i, j) : entry(which, type, j, i);
  return trans == 'C' ? conj(value) : value;
}

static void check_product(const matrix *c, char type, char transa, char transb, int k, double complex alpha,
                          double complex beta, int ictxt) {
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  for (int j = 0; j < c->columns; j++)
    for (int i = 0; i < c->rows; i++) {
      int row = global_index(i, c->desc[4], myrow, nprow), column = global_index(j, c->desc[5], mycol, npcol);
      double complex sum = 0;
      for (int l = 0; l < k; l++) sum += operated(0, type, transa, row, l) * operated(1, type, transb, l, column);
      double complex expected = alpha * sum + beta * entry(2, type, row, column);
      double complex got = get(type, c->data, (size_t)i + (size_t)j * (size_t)c->desc[8]);
      assert_true(creal(got) == creal(expected) && cimag(got) == cimag(expected));
    }
}

/* alpha and beta point to numbers of the routine's own type, whatever the pointer's. */
static int plan_for(char type, char *transa, char *transb, int *m, int *n, int *k, void *alpha, void *beta,
                    int *ictxt) {
  int one = 1, desca[9], descb[9], descc[9];
  hscal_descset(desca, *transa == 'N' ? *m : *k, *transa == 'N' ? *k : *m, 0, 0, 0, 0);
  hscal_descset(descb, *transb == 'N' ? *k : *n, *transb == 'N' ? *n : *k, 0, 0, 0, 0);
  hscal_descset(descc, *m, *n, 0, 0, 0, 0);
  switch (type) {
  case 's':
    return hscal_psgemm_ctxt(transa, transb, m, n, k, alpha, &one, &one, desca, &one, &one, descb, beta, &one, &one,
                             descc, ictxt);
  case 'd':
    return hscal_pdgemm_ctxt(transa, transb, m, n, k, alpha, &one, &one, desca, &one, &one, descb, beta, &one, &one,
                             descc, ictxt);
  case 'c':
    return hscal_pcgemm_ctxt(transa, transb, m, n, k, alpha, &one, &one, desca, &one, &one, descb, beta, &one, &one,
                             descc, ictxt);
  default:
    return hscal_pzgemm_ctxt(transa, transb, m, n, k, alpha, &one, &one, desca, &one, &one, descb, beta, &one, &one,
                             descc, ictxt);
  }
}

static gemm_routine *routine_of(char type) {
  return type == 's' ? psgemm_ : type == 'd' ? pdgemm_ : type == 'c' ? pcgemm_ : pzgemm_;
}

int multiply_and_check(char type, char transa, char transb, int m, int n, int k) {
  int ictxt = 77, one = 1;
  double alpha_space[2], beta_space[2];
  const double complex alpha = is_complex(type) ? 2 - 1 * I : 2, beta = is_complex(type) ? 1 + 3 * I : -1;
  put(type, alpha_space, 0, alpha);
  put(type, beta_space, 0, beta);
  int status = plan_for(type, &transa, &transb, &m, &n, &k, alpha_space, beta_space, &ictxt);
  if (status) fail_msg("p%cgemm: %s: %s", type, hscal_strerror(status), hscal_last_error());
  if (!hscal_in_ctxt(&ictxt)) {
    assert_int_equal(ictxt, -1);
    return ictxt;
  }
  matrix a = make_matrix(0, type, transa == 'N' ? m : k, transa == 'N' ? k : m, ictxt);
  matrix b = make_matrix(1, type, transb == 'N' ? k : n, transb == 'N' ? n : k, ictxt);
  matrix c = make_matrix(2, type, m, n, ictxt);
  routine_of(type)(&transa, &transb, &m, &n, &k, alpha_space, a.data, &one, &one, a.desc, b.data, &one, &one, b.desc,
                   beta_space, c.data, &one, &one, c.desc);
  check_product(&c, type, transa, transb, k, alpha, beta, ictxt);
  free(a.data);
  free(b.data);
  free(c.data);
  return ictxt;
}
