/* What is expected of data that eigenvalue routines depend on, and that the bounds are on either side of it. */
#include "instrumented_scalapack/expectations.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "info/count.h"

#include <string.h>

static void columns_that_stay_are_counted(void **state) {
  (void)state;
  for (int data = HSCAL_DATA_EXPECTED; data <= HSCAL_DATA_UPPER; data++)
    for (int n = 0, count = 0; n < 500; n++) {
      assert_int_equal(hscal__deflated_of((hscal_data)data, n), count);
      count += hscal__is_deflated((hscal_data)data, n);
    }
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_LOWER, 500), 500);
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_EXPECTED, 500), 50);
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_UPPER, 500), 0);
  assert_int_equal(hscal__is_deflated(HSCAL_DATA_EXPECTED, 0), 0); /* each half takes part with one column at least */
}

static void ranks_are_a_permutation(void **state) {
  enum { MOST = 300 };
  (void)state;
  for (int n = 1; n <= MOST; n++) {
    char seen[MOST] = {0};
    for (int i = 0; i < n; i++) {
      int rank = hscal__expected_rank(i, n);
      assert_true(rank >= 0 && rank < n && !seen[rank]);
      seen[rank] = 1;
    }
  }
}

/* Of each part of all places, neighbours get about as many as of any other. */
static void ranks_are_even(void **state) {
  enum { N = 1000, BLOCK = 50, PARTS = 5 };
  (void)state;
  for (int begin = 0; begin < N; begin += BLOCK) {
    int count[PARTS] = {0};
    for (int i = begin; i < begin + BLOCK; i++) count[hscal__expected_rank(i, N) * PARTS / N]++;
    for (int part = 0; part < PARTS; part++)
      assert_true(count[part] >= BLOCK / PARTS - 2 && count[part] <= BLOCK / PARTS + 2);
  }
}

static double flops_with(const char *name, hscal_data data) {
  hscal_call call = hscal__call_make(hscal__routine_find(name), 800, 800, 0, 16, 16);
  hscal_layout layout = hscal__layout_make(2, 3, 0);
  hscal_info *info;
  layout.data = data;
  if (hscal__info(&call, &layout, &info)) fail_msg("%s: %s", name, hscal_last_error());
  double sum = 0;
  for (int i = 0; i < 6; i++) sum += info->flops[i];
  hscal_info_free(info);
  return sum;
}

static void bounds_are_on_either_side(void **state) {
  static const char *const names[] = {"pssyev",  "pdsyev",  "pcheev",  "pzheev",  "pssyevd", "pdsyevd",
                                      "pcheevd", "pzheevd", "pssyevx", "pzheevx", "pdgesvd", "pcgesvd"};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    double expected = flops_with(names[i], HSCAL_DATA_EXPECTED);
    assert_true(hscal__depends_on_data(&(hscal_call){.routine = hscal__routine_find(names[i])}));
    assert_true(flops_with(names[i], HSCAL_DATA_LOWER) < expected);
    assert_true(flops_with(names[i], HSCAL_DATA_UPPER) > expected);
  }
  assert_true(flops_with("pdsytrd", HSCAL_DATA_LOWER) == flops_with("pdsytrd", HSCAL_DATA_UPPER));
  assert_false(hscal__depends_on_data(&(hscal_call){.routine = hscal__routine_find("pdsytrd")}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(columns_that_stay_are_counted),
      cmocka_unit_test(ranks_are_a_permutation),
      cmocka_unit_test(ranks_are_even),
      cmocka_unit_test(bounds_are_on_either_side),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
