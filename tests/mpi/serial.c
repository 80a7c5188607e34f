#include "serial.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdlib.h>

/* ---- matrices ------------------------------------------------------------------------------------------------ */

dense dense_make(int rows, int columns) {
  dense x = {rows, columns, calloc((size_t)rows * (size_t)columns + 1, sizeof *x.at)};
  assert_non_null(x.at);
  return x;
}

void dense_free(dense *x) {
  free(x->at);
  *x = (dense){0};
}

#define FOR_ENTRIES(i, j, x)                                                                                           \
  for (int j = 0; j < (x)->columns; j++)                                                                               \
    for (int i = 0; i < (x)->rows; i++)

/* x takes the place of *old. */
static void replace(dense *old, dense x) {
  dense_free(old);
  *old = x;
}

/* The matrix as 'N', 'T' or 'C' (the conjugate transpose) says. */
static dense turned(const dense *x, char trans) {
  dense y = trans == 'N' ? dense_make(x->rows, x->columns) : dense_make(x->columns, x->rows);
  FOR_ENTRIES(i, j, &y) {
    double complex value = trans == 'N' ? *dense_entry(x, i, j) : *dense_entry(x, j, i);
    *dense_entry(&y, i, j) = trans == 'C' ? conj(value) : value;
  }
  return y;
}

static int is_inside(char uplo, int i, int j) { return uplo == 'U' ? i <= j : i >= j; }

/* The symmetric matrix of which a triangle is stored. */
static dense mirrored(const dense *x, char uplo, int hermitian) {
  dense y = turned(x, hermitian ? 'C' : 'T');
  FOR_ENTRIES(i, j, x)
  if (is_inside(uplo, i, j)) *dense_entry(&y, i, j) = *dense_entry(x, i, j);
  return y;
}

/* The triangle alone, the diagonal ones if diag is 'U'. */
static dense triangle(const dense *x, char uplo, char diag) {
  dense y = turned(x, 'N');
  FOR_ENTRIES(i, j, &y) {
    if (!is_inside(uplo, i, j)) *dense_entry(&y, i, j) = 0;
    if (i == j && diag == 'U') *dense_entry(&y, i, j) = 1;
  }
  return y;
}

/* The BLAS's absolute value of a complex number. */
static double size_of(double complex x) { return fabs(creal(x)) + fabs(cimag(x)); }

static void make_absolute(dense *x) { FOR_ENTRIES(i, j, x) * dense_entry(x, i, j) = size_of(*dense_entry(x, i, j)); }

/* c = alpha a b + beta c */
static void multiply(double complex alpha, const dense *a, const dense *b, double complex beta, dense *c) {
  FOR_ENTRIES(i, j, c) {
    double complex sum = 0;
    for (int l = 0; l < a->columns; l++) sum += *dense_entry(a, i, l) * *dense_entry(b, l, j);
    *dense_entry(c, i, j) = alpha * sum + beta * *dense_entry(c, i, j);
  }
}

/* c = alpha a + beta c */
static void add(double complex alpha, const dense *a, double complex beta, dense *c) {
  FOR_ENTRIES(i, j, c) * dense_entry(c, i, j) = alpha * *dense_entry(a, i, j) + beta * *dense_entry(c, i, j);
}

/* What of the new matrix lies in the triangle goes into the old one. */
static void take_triangle(dense *old, dense *new, char uplo) {
  FOR_ENTRIES(i, j, old)
  if (is_inside(uplo, i, j)) *dense_entry(old, i, j) = *dense_entry(new, i, j);
  dense_free(new);
}

/* b = alpha t^-1 b with a triangular matrix: forward through a lower one, backward through an upper one. */
static void solve(double complex alpha, const dense *t, int is_lower, dense *b) {
  int n = t->rows;
  for (int j = 0; j < b->columns; j++)
    for (int step = 0; step < n; step++) {
      int i = is_lower ? step : n - 1 - step;
      double complex sum = alpha * *dense_entry(b, i, j);
      for (int l = is_lower ? 0 : i + 1; l < (is_lower ? i : n); l++)
        sum -= *dense_entry(t, i, l) * *dense_entry(b, l, j);
      *dense_entry(b, i, j) = sum / *dense_entry(t, i, i);
    }
}

/* ---- the routines -------------------------------------------------------------------------------------------- */

typedef struct problem {
  const hscal_call *call;
  double complex alpha, beta;
  dense *a, *b, *c; /* x and y are b and c */
  int flags, solves;
  char turn; /* a product with the same matrix again, for symmetric results: 'T', Hermitian 'C' */
} problem;

static void run_vectors(const problem *p, double complex *result, int *index) {
  const dense *x = p->b, *y = p->c;
  double sum = 0, squares = 0;
  for (int i = 0; i < x->rows; i++) {
    double complex value = *dense_entry(x, i, 0);
    sum += size_of(value);
    squares += creal(value) * creal(value) + cimag(value) * cimag(value);
    if (p->call->routine->pack == HSCAL_PACK_DOT)
      *result += (p->flags & HSCAL_CONJUGATED ? conj(value) : value) * *dense_entry(y, i, 0);
    if (p->call->routine->pack == HSCAL_PACK_AMAX && (i == 0 || size_of(value) > size_of(*result)))
      *result = value, *index = i;
  }
  if (p->call->routine->pack == HSCAL_PACK_NORM)
    *result = p->call->routine->scheme == HSCAL_SCHEME_tree ? sqrt(squares) : sum;
}

static void run_copy(const problem *p) {
  dense x = turned(p->b, 'N');
  if (p->call->routine->scheme == HSCAL_SCHEME_swap) replace(p->b, turned(p->c, 'N'));
  replace(p->c, x);
}

/* y = alpha a x + beta y; with absolute values everywhere if the routine is one of those. */
static void run_matrix_vector(problem *p, dense a) {
  dense x = turned(p->b, 'N');
  if (p->flags & HSCAL_ABSOLUTE) {
    make_absolute(&a);
    make_absolute(&x);
    make_absolute(p->c);
    p->alpha = size_of(p->alpha), p->beta = size_of(p->beta);
  }
  multiply(p->alpha, &a, &x, p->beta, p->c);
  dense_free(&a);
  dense_free(&x);
}

/* b = alpha op(triangle of a) b, or with its inverse; from the right as the same with everything transposed. */
static void run_triangular(const problem *p, char side, char trans, double complex alpha) {
  dense t = triangle(p->a, p->call->uplo, p->call->diag);
  int is_lower = (p->call->uplo == 'L') == (trans == 'N');
  replace(&t, turned(&t, trans));
  if (side == 'R') {
    replace(&t, turned(&t, 'T'));
    replace(p->b, turned(p->b, 'T'));
    is_lower = !is_lower;
  }
  if (p->solves) {
    solve(alpha, &t, is_lower, p->b);
  } else {
    dense product = dense_make(p->b->rows, p->b->columns);
    multiply(alpha, &t, p->b, 0, &product);
    replace(p->b, product);
  }
  if (side == 'R') replace(p->b, turned(p->b, 'T'));
  dense_free(&t);
}

/* result += alpha left right', and its mirror image if there are two operands; in the triangle alone. */
static void run_update(const problem *p, dense left, dense right, int mirror, double complex beta, dense *result) {
  dense new = turned(result, 'N'), turned_right = turned(&right, p->turn), turned_left = turned(&left, p->turn);
  multiply(p->alpha, &left, &turned_right, beta, &new);
  if (mirror) multiply(p->turn == 'C' ? conj(p->alpha) : p->alpha, &right, &turned_left, 1, &new);
  take_triangle(result, &new, p->call->uplo);
  dense_free(&turned_right);
  dense_free(&turned_left);
  dense_free(&left);
  dense_free(&right);
}

static void run_product(const problem *p, dense left, dense right) {
  multiply(p->alpha, &left, &right, p->beta, p->c);
  dense_free(&left);
  dense_free(&right);
}

static void run_addition(const problem *p, char trans) {
  dense a = turned(p->a, trans), new = turned(p->c, 'N');
  add(p->alpha, &a, p->beta, &new);
  dense_free(&a);
  if (p->call->routine->pack == HSCAL_PACK_TRADD)
    take_triangle(p->c, &new, p->call->uplo);
  else
    replace(p->c, new);
}

static void run_symmetric_product(const problem *p) {
  dense a = mirrored(p->a, p->call->uplo, p->flags & HSCAL_HERMITIAN), b = turned(p->b, 'N');
  if (p->call->side == 'L')
    run_product(p, a, b);
  else
    run_product(p, b, a);
}

static void run_gemm_like(problem *p) {
  const hscal_call *call = p->call;
  char conjugated = p->flags & HSCAL_CONJUGATED ? 'C' : 'T', turned_operand = call->trans == 'N' ? 'N' : p->turn;
  dense y;
  switch (call->routine->pack) {
  case HSCAL_PACK_GER:
    y = turned(p->c, conjugated);
    multiply(p->alpha, p->b, &y, 1, p->a);
    dense_free(&y);
    return;
  case HSCAL_PACK_SYR:
    run_update(p, turned(p->b, 'N'), turned(p->b, 'N'), 0, 1, p->a);
    return;
  case HSCAL_PACK_SYR2:
    run_update(p, turned(p->b, 'N'), turned(p->c, 'N'), 1, 1, p->a);
    return;
  case HSCAL_PACK_SYRK:
    run_update(p, turned(p->a, turned_operand), turned(p->a, turned_operand), 0, p->beta, p->c);
    return;
  case HSCAL_PACK_SYR2K:
    run_update(p, turned(p->a, turned_operand), turned(p->b, turned_operand), 1, p->beta, p->c);
    return;
  case HSCAL_PACK_GEMM:
    run_product(p, turned(p->a, call->transa), turned(p->b, call->transb));
    return;
  case HSCAL_PACK_SYMM:
    run_symmetric_product(p);
    return;
  case HSCAL_PACK_TRAN:
    run_addition(p, conjugated);
    return;
  default:
    run_addition(p, call->trans);
  }
}

void serial_run(const hscal_call *call, dense operand[HSCAL_OPERANDS], double complex *result, int *index) {
  problem p = {.call = call,
               .alpha = call->alpha.re + call->alpha.im * I,
               .beta = call->beta.re + call->beta.im * I,
               .a = &operand[HSCAL_A],
               .b = &operand[HSCAL_B],
               .c = &operand[HSCAL_C],
               .flags = call->routine->flags,
               .solves = call->routine->scheme == HSCAL_SCHEME_trsv || call->routine->scheme == HSCAL_SCHEME_trsm,
               .turn = call->routine->flags & HSCAL_HERMITIAN ? 'C' : 'T'};
  dense t;
  *result = 0, *index = 0;
  switch (call->routine->pack) {
  case HSCAL_PACK_COPY:
    run_copy(&p);
    return;
  case HSCAL_PACK_AXPY:
    add(p.alpha, p.b, 1, p.c);
    return;
  case HSCAL_PACK_SCAL:
    add(0, p.b, p.alpha, p.b);
    return;
  case HSCAL_PACK_DOT:
  case HSCAL_PACK_NORM:
  case HSCAL_PACK_AMAX:
    run_vectors(&p, result, index);
    return;
  case HSCAL_PACK_GEMV:
    run_matrix_vector(&p, turned(p.a, call->trans));
    return;
  case HSCAL_PACK_SYMV:
    run_matrix_vector(&p, mirrored(p.a, call->uplo, p.flags & HSCAL_HERMITIAN));
    return;
  case HSCAL_PACK_ATRMV:
    t = triangle(p.a, call->uplo, call->diag);
    run_matrix_vector(&p, turned(&t, call->trans));
    dense_free(&t);
    return;
  case HSCAL_PACK_TRMV:
    run_triangular(&p, 'L', call->trans, 1);
    return;
  case HSCAL_PACK_TRMM:
    run_triangular(&p, call->side, call->transa, p.alpha);
    return;
  default:
    run_gemm_like(&p);
  }
}
