/* What choices of block sizes lose: two groups with three block sizes each, one with one. */
#include "block_choice.h"
#include "cmocka_test.h"

#include <math.h>

static void add(hscal_runs *runs, int n, int p, int nb, double seconds) {
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find("pdgetrf"), n, n, 0, nb, nb),
                         .layout = hscal__layout_make(p, 2, 0),
                         .threads = 1,
                         .seconds = seconds};
  assert_int_equal(hscal__runs_add(runs, &run), 0);
}

static hscal_runs three_groups(void) {
  hscal_runs runs = {0};
  add(&runs, 1000, 2, 32, 1.0);
  add(&runs, 1000, 2, 64, 1.2);
  add(&runs, 1000, 2, 128, 2.0);
  add(&runs, 1000, 4, 32, 4.0);
  add(&runs, 1000, 4, 64, 2.2);
  add(&runs, 1000, 4, 128, 2.0);
  add(&runs, 3000, 4, 128, 9.0); /* no choice */
  assert_int_equal(hscal__runs_close(&runs), 0);
  return runs;
}

static void losses_are_means_of_groups(void **state) {
  (void)state;
  hscal_runs runs = three_groups();
  const double log_s[] = {log(3), log(2), log(4), log(5), log(1), log(2), log(1)}; /* chosen: 64 and 64 */
  block_choice c = block_choice_of(&runs, log_s, "pdgetrf");
  assert_int_equal(c.groups, 2);
  assert_true(fabs(c.predicted - (0.2 + 0.1) / 2) < 1e-12);
  assert_int_equal(c.constant_nb, 64);
  assert_true(fabs(c.constant - (0.2 + 0.1) / 2) < 1e-12);
  assert_true(fabs(c.lot - (0.4 + (8.2 / 3 / 2 - 1)) / 2) < 1e-12);
  assert_int_equal(block_choice_of(&runs, log_s, "pdpotrf").groups, 0);
  hscal__runs_free(&runs);
}

static void a_good_prediction_loses_nothing(void **state) {
  (void)state;
  hscal_runs runs = three_groups();
  double log_s[7];
  for (int i = 0; i < 7; i++) log_s[i] = log(runs.run[i].seconds);
  assert_true(block_choice_of(&runs, log_s, "pdgetrf").predicted == 0);
  hscal__runs_free(&runs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(losses_are_means_of_groups),
      cmocka_unit_test(a_good_prediction_loses_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
