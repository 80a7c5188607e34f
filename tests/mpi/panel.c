/* Does PBLAS really cut into the panels the plan chose? The dgemm_ of this program stands before the BLAS's and notes
 * how wide the panels are that it is called with. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "harness.h"

#include "ctxt/blacs.h"
#include "forced.h"

#include <dlfcn.h>
#include <stdlib.h>

typedef void dgemm_routine(const char *, const char *, const int *, const int *, const int *, const double *,
                           const double *, const int *, const double *, const int *, const double *, double *,
                           const int *);
HSCAL_API dgemm_routine dgemm_; /* visible, or ScaLAPACK would not see it */
void pdgemm_(char *, char *, int *, int *, int *, double *, double *, int *, int *, int *, double *, int *, int *,
             int *, double *, double *, int *, int *, int *);
typedef void triangular_routine(char *, char *, char *, char *, int *, int *, double *, double *, int *, int *, int *,
                                double *, int *, int *, int *);
triangular_routine pdtrmm_, pdtrsm_;
void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

static int widest, calls;

void dgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
            const double *a, const int *lda, const double *b, const int *ldb, const double *beta, double *c,
            const int *ldc) {
  void *address = dlsym(RTLD_NEXT, "dgemm_");
  dgemm_routine *real;
  *(void **)&real = address;
  if (*k > widest) widest = *k;
  calls++;
  real(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

/* Runs a pdgemm of 240 x 240 matrices in a context, blocks of 24. */
static void multiply(int ictxt) {
  enum { N = 240, NB = 24 };
  int n = N, one = 1;
  double alpha = 1, beta = 0;
  int desc[9] = {1, ictxt, N, N, NB, NB, 0, 0, N};
  double *block = calloc(3 * (size_t)N * N, sizeof *block);
  assert_non_null(block);
  widest = calls = 0;
  pdgemm_("N", "N", &n, &n, &n, &alpha, block, &one, &one, desc, block + (size_t)N * N, &one, &one, desc, &beta,
          block + 2 * (size_t)N * N, &one, &one, desc);
  free(block);
}

static void test_width_of_the_plan(void **state) {
  (void)state;
  const int panel[] = {16, 32, 48, 80, 120};
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (size_t i = 0; i < sizeof panel / sizeof *panel; i++) {
    int ictxt;
    pdgemm_arguments x = square_pdgemm(240);
    force_plan(world_size / 2, 2, 24, 24, panel[i], NULL);
    assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
    assert_int_equal(searched_panel, 0);
    multiply(ictxt);
    assert_int_equal(widest, panel[i]);
    assert_int_equal(calls, (240 + panel[i] - 1) / panel[i]);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
  assert_int_equal(hscal_close(), 0);
}

/* A grid of the program's own has 32, also while hscal's are alive, and with a number that was hscal's. */
static void test_width_of_other_contexts(void **state) {
  (void)state;
  int ictxt, own;
  pdgemm_arguments x = square_pdgemm(240);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(world_size / 2, 2, 24, 24, 80, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", world_size / 2, 2);
  multiply(own);
  assert_int_equal(widest, 32);
  multiply(ictxt);
  assert_int_equal(widest, 80);
  int number = ictxt;
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  Cblacs_gridexit(own);
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", world_size / 2, 2);
  assert_int_equal(own, number);
  multiply(own);
  assert_int_equal(widest, 32);
  Cblacs_gridexit(own);
  assert_int_equal(hscal_close(), 0);
}

/* p?trmm and p?trsm hand the work to functions that ask for the width before they know the context. */
static void test_width_of_triangular_routines(void **state) {
  (void)state;
  enum { N = 240 };
  if (world_size < 4) skip(); /* on one row of processes other algorithms are cheaper */
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (int solves = 0; solves < 2; solves++)
    for (int side = 0; side < 2; side++)
      for (int panel = 16; panel <= 80; panel += 32) {
        int ictxt, n = N, one = 1, desc[9];
        double alpha = 1;
        hscal_descset(desc, N, N, 24, 24, 0, 0);
        force_plan(world_size / 2, 2, 24, 24, panel, NULL);
        assert_int_equal((solves ? hscal_pdtrsm_ctxt : hscal_pdtrmm_ctxt)(side ? "R" : "L", "U", "N", "N", &n, &n,
                                                                          &alpha, &one, &one, desc, &one, &one, desc,
                                                                          &ictxt),
                         0);
        assert_int_equal(hscal_descinit(desc, N, N, 24, 24, 0, 0, &ictxt), 0);
        double *block = calloc(2 * (size_t)N * N, sizeof *block);
        assert_non_null(block);
        for (int i = 0; i < N * N; i++) block[i] = 1;
        widest = calls = 0;
        (solves ? pdtrsm_ : pdtrmm_)(side ? "R" : "L", "U", "N", "N", &n, &n, &alpha, block, &one, &one, desc,
                                     block + (size_t)N * N, &one, &one, desc);
        free(block);
        assert_int_equal(widest, panel);
        assert_int_equal(hscal_free_ctxt(&ictxt), 0);
      }
  assert_int_equal(hscal_close(), 0);
}

static void test_width_when_off(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(240);
  setenv("HSCAL_OFF", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_OFF");
  force_plan(world_size / 2, 2, 24, 24, 80, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  multiply(ictxt);
  assert_int_equal(widest, 32);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_width_of_the_plan),
      cmocka_unit_test(test_width_of_other_contexts),
      cmocka_unit_test(test_width_of_triangular_routines),
      cmocka_unit_test(test_width_when_off),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
