/* Without HSCAL_MACHINE the processes measure together, or take what is kept (here dictated, linked with
 * --wrap=hscal__machine_cached). */
#include "base/status.h"
#include "harness.h"
#include "measure/measure.h"

#include <stdlib.h>

static int measured, failure;

int __wrap_hscal__machine_cached(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine,
                                 int *kept);
int __wrap_hscal__machine_cached(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine,
                                 int *kept) {
  (void)options;
  (void)kept;
  measured++;
  MPI_Barrier(comm); /* collective: hangs if one is missing */
  if (failure) return hscal__fail(failure, "the test wants no machine");
  return hscal_machine_load("1x8@10, ideal", machine);
}

static void test_all_measure(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  unsetenv("HSCAL_MACHINE");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(measured, 1);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_measuring_fails(void **state) {
  (void)state;
  failure = HSCAL_ERROR_MPI;
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_MPI);
  assert_string_equal(hscal_last_error(), "the test wants no machine");
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  failure = 0;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_close(), 0);
}

/* What is named, or not wanted, is not measured. Process 0's environment counts. */
static void test_nothing_to_measure(void **state) {
  (void)state;
  measured = 0;
  if (world_rank == 0) use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_MACHINE");
  if (world_rank == 0) setenv("HSCAL_OFF", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_OFF");
  assert_int_equal(measured, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_measure),
      cmocka_unit_test(test_measuring_fails),
      cmocka_unit_test(test_nothing_to_measure),
  };
  return RUN_MPI_TESTS(tests);
}
