/* The figures below the report's table, for seconds that can be reckoned by hand. */
#include "cmocka_test.h"

#include "timed_layout.h"

#include <math.h>

static const double tiny = 1e-12;

static void same_order(void **state) {
  (void)state;
  timed_layout layouts[] = {
      {.measured_s = 3, .predicted_s = 30}, {.measured_s = 1, .predicted_s = 1.5}, {.measured_s = 2, .predicted_s = 2}};
  hscal_agreement found = agreement_of(layouts, 3);
  assert_true(fabs(found.rank_correlation - 1) < tiny);
  assert_true(fabs(found.regret) < tiny);
  assert_true(fabs(found.worst_error - 9) < tiny);
  assert_true(fabs(found.mean_error - 9.5 / 3) < tiny);
}

static void opposite_order(void **state) {
  (void)state;
  timed_layout layouts[] = {
      {.measured_s = 4, .predicted_s = 1}, {.measured_s = 2, .predicted_s = 3}, {.measured_s = 3, .predicted_s = 2}};
  hscal_agreement found = agreement_of(layouts, 3);
  assert_true(fabs(found.rank_correlation + 1) < tiny);
  assert_true(fabs(found.regret - 1) < tiny); /* 4 s in place of 2 s */
  assert_true(fabs(found.worst_error - 0.75) < tiny);
  assert_true(fabs(prediction_error(&layouts[0]) + 0.75) < tiny);
}

/* Ranks 1 2 3 4 against 1 2.5 2.5 4: 4.5 / sqrt(5 * 4.5). */
static void ties(void **state) {
  (void)state;
  timed_layout layouts[] = {{.measured_s = 1, .predicted_s = 1},
                            {.measured_s = 2, .predicted_s = 5},
                            {.measured_s = 3, .predicted_s = 5},
                            {.measured_s = 4, .predicted_s = 6}};
  assert_true(fabs(agreement_of(layouts, 4).rank_correlation - 4.5 / sqrt(22.5)) < tiny);
}

static void all_equal(void **state) {
  (void)state;
  timed_layout layouts[] = {{.measured_s = 1, .predicted_s = 1}, {.measured_s = 2, .predicted_s = 1}};
  assert_true(isnan(agreement_of(layouts, 2).rank_correlation));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(same_order), cmocka_unit_test(opposite_order),
                                     cmocka_unit_test(ties), cmocka_unit_test(all_equal)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
