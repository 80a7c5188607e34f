/* What goes wrong on one process is the same error on all, nothing is left behind, and the next call works. */
#include "forced.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- allocations that fail on demand (linked with --wrap=malloc, calloc, free) ----------------------------- */

static int countdown = -1; /* allocations that still succeed; negative: all */
static long outstanding;   /* allocated and not yet freed */

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void __real_free(void *block);
void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void __wrap_free(void *block);

static int refuse(void) { return countdown >= 0 && countdown-- == 0; }

void *__wrap_malloc(size_t bytes) {
  if (refuse()) return NULL;
  outstanding++;
  return __real_malloc(bytes);
}

void *__wrap_calloc(size_t count, size_t bytes) {
  if (refuse()) return NULL;
  outstanding++;
  return __real_calloc(count, bytes);
}

void __wrap_free(void *block) {
  outstanding -= block != NULL;
  __real_free(block);
}

/* ---- helpers --------------------------------------------------------------------------------------------- */

static void begin(void) {
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, world_size, 16, 16, 48, NULL);
}

static void expect_success(void) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(50);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_in_ctxt(&ictxt), 1);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
}

/* Every process calls with its own arguments; all get `expected` and no context. */
static void expect_failure(pdgemm_arguments *x, int expected) {
  int ictxt = 5;
  int status = pdgemm_ctxt(x, &ictxt);
  assert_true(same_everywhere(status));
  assert_int_equal(status, expected);
  assert_int_equal(ictxt, -1);
  assert_true(strlen(hscal_last_error()) > 0);
}

/* ---- tests ----------------------------------------------------------------------------------------------- */

/* Each allocation of hscal_pdgemm_ctxt in turn, on each process in turn: of a call that is new, or of one whose plan is kept. */
static void refuse_memory_for_contexts(int is_new) {
  expect_success(); /* what the BLACS allocate once */
  for (int victim = 0; victim < world_size; victim++)
    for (int allowed = 0, status = 1; status; allowed++) {
      int ictxt = 5;
      pdgemm_arguments x = square_pdgemm(50);
      if (is_new) force_plan(1, world_size, 16, 16, 48, NULL);
      long before = outstanding;
      countdown = world_rank == victim ? allowed : -1;
      status = pdgemm_ctxt(&x, &ictxt);
      countdown = -1;
      assert_true(same_everywhere(status));
      assert_true(allowed < 50);
      if (status) {
        assert_int_equal(status, HSCAL_ERROR_MEMORY);
        assert_int_equal(ictxt, -1);
        assert_true(outstanding <= before);
        expect_success();
      } else {
        assert_true(allowed > 1); /* or nothing was tested */
        assert_int_equal(hscal_free_ctxt(&ictxt), 0);
        assert_true(outstanding <= before + is_new); /* the plan is kept */
      }
    }
}

static void test_no_memory_for_a_context(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(50);
  begin();
  refuse_memory_for_contexts(1);
  refuse_memory_for_contexts(0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_data_in(&ictxt, 0, 0, 0), 0); /* from where forced plans move them */
  refuse_memory_for_contexts(1);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_no_memory_for_data_in(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(50);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_data_in(&ictxt, 0, 0, 0), 0);
  for (int victim = 0; victim < world_size; victim++)
    for (int allowed = 0, status = 1; status; allowed++) {
      long before = outstanding;
      countdown = world_rank == victim ? allowed : -1;
      status = hscal_data_in(&ictxt, 0, 0, 1);
      countdown = -1;
      assert_true(same_everywhere(status));
      assert_true(allowed < 10);
      if (status) assert_int_equal(status, HSCAL_ERROR_MEMORY);
      if (!status && victim == 0) assert_true(allowed > 1); /* or nothing was tested */
      assert_int_equal(outstanding, before);
    }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_no_memory_for_init(void **state) {
  (void)state;
  for (int victim = 0; victim < world_size; victim++)
    for (int allowed = 0, status = 1; status; allowed++) {
      long before = outstanding;
      countdown = world_rank == victim ? allowed : -1;
      status = hscal_init(NULL, NULL);
      countdown = -1;
      assert_true(same_everywhere(status));
      assert_true(allowed < 500);
      if (status) assert_int_equal(status, HSCAL_ERROR_MEMORY);
      if (!status) assert_int_equal(hscal_close(), 0);
      assert_true(outstanding <= before);
    }
}

static void test_the_search_fails(void **state) {
  (void)state;
  pdgemm_arguments x = square_pdgemm(50);
  begin();
  force_failure(HSCAL_ERROR_NO_FIT);
  expect_failure(&x, HSCAL_ERROR_NO_FIT);
  assert_string_equal(hscal_last_error(), "the test wants no plan");
  force_failure(0);
  force_plan(2, world_size, 16, 16, 32, NULL); /* more processes than there are */
  expect_failure(&x, HSCAL_ERROR_INTERNAL);
  force_plan(1, world_size, 16, 16, 32, (const int[]){5, 5, 5, 5, 5, 5, 5, 5}); /* a node that is none */
  expect_failure(&x, HSCAL_ERROR_INTERNAL);
  force_plan(1, world_size, 16, 16, 48, NULL);
  expect_success();
  assert_int_equal(hscal_close(), 0);
}

static void test_illegal_arguments(void **state) {
  (void)state;
  begin();
  pdgemm_arguments x = square_pdgemm(50);
  x.transa = 'X';
  expect_failure(&x, -1);
  x = square_pdgemm(50), x.n = -1;
  expect_failure(&x, -4);
  x = square_pdgemm(50), x.k = 51;
  assert_true(pdgemm_ctxt(&x, &(int){0}) < 0);
  x = square_pdgemm(50), x.desca[0] = 2;
  expect_failure(&x, -1001);
  x = square_pdgemm(50), x.descb[4] = -3;
  expect_failure(&x, -1405);
  x = square_pdgemm(50), x.descc[6] = -2;
  expect_failure(&x, -1907);
  x = square_pdgemm(50), x.desca[4] = 2147483647;
  expect_failure(&x, -1005);
  x = square_pdgemm(50);
  assert_int_equal(pdgemm_ctxt(&x, NULL), -20);
  assert_int_equal(hscal_pdgemm_ctxt(&x.transa, &x.transb, &x.m, &x.n, &x.k, NULL, &x.one, &x.one, x.desca, &x.one,
                                     &x.one, x.descb, &x.beta, &x.one, &x.one, x.descc, &(int){0}),
                   -6);
  expect_success();
  assert_int_equal(hscal_close(), 0);
}

/* One process alone is wrong. */
static void test_one_passes_illegal_arguments(void **state) {
  (void)state;
  begin();
  for (int victim = 0; victim < world_size; victim++) {
    pdgemm_arguments x = square_pdgemm(50);
    if (world_rank == victim) x.m = -1;
    expect_failure(&x, -3);
    if (world_size > 1) assert_int_equal(hscal_last_error()[strlen("process ")], '0' + victim);
    int ictxt = 5, status;
    x = square_pdgemm(50);
    status = pdgemm_ctxt(&x, world_rank == victim ? NULL : &ictxt);
    assert_true(same_everywhere(status));
    assert_int_equal(status, -20);
  }
  expect_success();
  assert_int_equal(hscal_close(), 0);
}

static void test_one_passes_other_arguments(void **state) {
  (void)state;
  if (world_size == 1) skip();
  begin();
  for (int victim = 0; victim < world_size; victim++)
    for (int what = 0; what < 5; what++) {
      pdgemm_arguments x = square_pdgemm(50);
      if (world_rank == victim) {
        if (what == 0) x.n = 49;
        if (what == 1) x.beta = 1;
        if (what == 2) x.transb = 'T';
        if (what == 3) x.descc[5] = 8;
        if (what == 4) x.desca[2] = 51;
      }
      expect_failure(&x, HSCAL_ERROR_DISAGREE);
    }
  expect_success();
  assert_int_equal(hscal_close(), 0);
}

/* What does not matter may differ: CTXT_ and LLD_ are not read, and letters have no case. */
static void test_one_passes_what_does_not_matter(void **state) {
  (void)state;
  int ictxt;
  begin();
  pdgemm_arguments x = square_pdgemm(50);
  x.desca[1] = world_rank;
  x.descb[8] = world_rank;
  x.transa = world_rank % 2 ? 'n' : 'N';
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_one_calls_another_routine(void **state) {
  (void)state;
  int ictxt = 5, status;
  if (world_size == 1) skip();
  begin();
  pdgemm_arguments x = square_pdgemm(50);
  float one = 1, zero = 0;
  if (world_rank == 0)
    status = hscal_psgemm_ctxt(&x.transa, &x.transb, &x.m, &x.n, &x.k, &one, &x.one, &x.one, x.desca, &x.one, &x.one,
                               x.descb, &zero, &x.one, &x.one, x.descc, &ictxt);
  else
    status = pdgemm_ctxt(&x, &ictxt);
  assert_int_equal(status, HSCAL_ERROR_DISAGREE);
  assert_int_equal(hscal_close(), 0);
}

/* One process closes while the others still create: they are told, it waits for them. */
static void test_one_closes_early(void **state) {
  (void)state;
  if (world_size == 1) skip();
  for (int victim = 0; victim < world_size; victim++) {
    begin();
    if (world_rank != victim) {
      pdgemm_arguments x = square_pdgemm(50);
      for (int i = 0, ictxt; i < 3; i++) {
        char expected[48];
        assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_DISAGREE);
        snprintf(expected, sizeof expected, "process %d called hscal_", victim ? victim : 1);
        assert_memory_equal(hscal_last_error(), expected, strlen(expected));
        assert_non_null(strstr(hscal_last_error(), "hscal_close"));
      }
      x.m = -1; /* their error is not the closing one's */
      assert_int_equal(pdgemm_ctxt(&x, &(int){0}), HSCAL_ERROR_DISAGREE);
    }
    assert_int_equal(hscal_close(), 0);
  }
}

/* A process left out need not free: it may go straight to the next context. */
static void test_left_out_does_not_free(void **state) {
  (void)state;
  begin();
  for (int i = 0; i < 5; i++) {
    int ictxt;
    pdgemm_arguments x = square_pdgemm(50);
    force_plan(1, 1 + i % world_size, 16, 16, 32, NULL);
    assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
    assert_int_equal(hscal_in_ctxt(&ictxt), world_rank <= i % world_size);
    if (hscal_in_ctxt(&ictxt)) assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_no_memory_for_a_context),    cmocka_unit_test(test_no_memory_for_data_in),
      cmocka_unit_test(test_no_memory_for_init),         cmocka_unit_test(test_the_search_fails),
      cmocka_unit_test(test_illegal_arguments),          cmocka_unit_test(test_one_passes_illegal_arguments),
      cmocka_unit_test(test_one_passes_other_arguments), cmocka_unit_test(test_one_passes_what_does_not_matter),
      cmocka_unit_test(test_one_calls_another_routine),  cmocka_unit_test(test_one_closes_early),
      cmocka_unit_test(test_left_out_does_not_free),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
