/* Threads of BLAS: a context's plan sets them where HSCAL_THREADS=auto, and they come back. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "measure/blas_threads.h"
#include "multiply.h"

#include <stdio.h>
#include <stdlib.h>

enum { BEFORE = 1 };

/* A node of as many cores as there are processes, on which one process with all of them is best: nothing is sent. */
static int begin_with(const char *threads) {
  char text[96];
  snprintf(text, sizeof text, "1x%d@10, nodelat 1ms, nodebw 100MB, threads 0.99, ideal", world_size);
  use_machine(text);
  setenv("HSCAL_THREADS", threads, 1);
  hscal__blas_set_threads(BEFORE);
  return hscal_init(NULL, NULL);
}

/* So many every process may have: where the computer has fewer processors than there are processes, that is the limit. */
static int most_threads(void) {
  int mine = hscal__allowed_processors(), least, threads = 1;
  MPI_Allreduce(&mine, &least, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  while (2 * threads <= least && 2 * threads <= world_size) threads *= 2;
  return threads;
}

static void test_plan_sets_them(void **state) {
  (void)state;
  int most = most_threads();
  assert_int_equal(begin_with("auto"), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', 300, 300, 300);
  if (hscal_in_ctxt(&ictxt)) {
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    assert_int_equal(plan->nprocs, 1); /* of most threads, or alone because the messages take so long */
    assert_int_equal(plan->threads_of_node[0], most);
    assert_int_equal(hscal__blas_threads(), most);
  } else {
    assert_int_equal(hscal__blas_threads(), BEFORE);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal__blas_threads(), BEFORE);
  assert_int_equal(hscal_close(), 0);
}

/* Whatever the order in which contexts go: the youngest that is left decides, then the program's own number is back. */
static void test_contexts_in_any_order(void **state) {
  (void)state;
  int most = most_threads();
  assert_int_equal(begin_with("auto"), 0);
  int first = multiply_and_check('d', 'N', 'N', 300, 300, 300),
      second = multiply_and_check('d', 'N', 'N', 200, 300, 300);
  int here = hscal_in_ctxt(&first);
  assert_int_equal(hscal_free_ctxt(&first), 0);
  if (here) assert_int_equal(hscal__blas_threads(), most);
  assert_int_equal(hscal_free_ctxt(&second), 0);
  assert_int_equal(hscal__blas_threads(), BEFORE);

  multiply_and_check('d', 'N', 'N', 300, 300, 300); /* not freed: hscal_close does it */
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal__blas_threads(), BEFORE);
}

static void test_kept(void **state) {
  (void)state;
  assert_int_equal(begin_with("keep"), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', 300, 300, 300);
  if (hscal_in_ctxt(&ictxt)) assert_int_equal(hscal_ctxt_plan(&ictxt)->threads_of_node[0], BEFORE);
  assert_int_equal(hscal__blas_threads(), BEFORE);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Processes that have two threads anyhow are planned with two, if the machine knows what those do; nobody changes them. */
static void test_kept_as_they_are(void **state) {
  (void)state;
  assert_int_equal(begin_with("keep"), 0);
  assert_int_equal(hscal_close(), 0);
  hscal__blas_set_threads(2);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', 300, 300, 300);
  int expected = world_size >= 2 ? 2 : 1;
  if (hscal_in_ctxt(&ictxt)) assert_int_equal(hscal_ctxt_plan(&ictxt)->threads_of_node[0], expected);
  assert_int_equal(hscal__blas_threads(), 2);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal__blas_threads(), 2);
  assert_int_equal(hscal_close(), 0);
}

static int take_a_second(void *data, double *seconds) {
  (void)data;
  *seconds = 1;
  return 0;
}

/* It does not matter that a node without processes knows no processes of two threads; nor to hscal_recon. */
static void test_kept_where_processes_are(void **state) {
  (void)state;
  char text[96];
  snprintf(text, sizeof text,
           "big=1x%d@10 + small=1x1@1, lat 1ms, bw 100MB, nodelat 1ms, nodebw 100MB, threads 0.99, ideal", world_size);
  assert_int_equal(begin_with("keep"), 0);
  assert_int_equal(hscal_close(), 0);
  use_machine(text);
  hscal__blas_set_threads(2);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_recon(take_a_second, NULL), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', 300, 300, 300);
  int expected = world_size >= 2 ? 2 : 1;
  if (hscal_in_ctxt(&ictxt)) {
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    assert_int_equal(plan->threads_of_node[plan->node_of[0]], expected);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  hscal__blas_set_threads(BEFORE);
}

static void test_other_words(void **state) {
  (void)state;
  assert_int_equal(begin_with("many"), HSCAL_ERROR_UNKNOWN);
  assert_string_equal(world_rank == 0 ? hscal_last_error() : "HSCAL_THREADS is \"many\", must be auto or keep",
                      "HSCAL_THREADS is \"many\", must be auto or keep");
  setenv("HSCAL_THREADS", "", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plan_sets_them),
      cmocka_unit_test(test_contexts_in_any_order),
      cmocka_unit_test(test_kept),
      cmocka_unit_test(test_kept_as_they_are),
      cmocka_unit_test(test_kept_where_processes_are),
      cmocka_unit_test(test_other_words),
  };
  return RUN_MPI_TESTS(tests);
}
