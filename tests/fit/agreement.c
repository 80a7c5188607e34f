/* Errors, rank correlation and regret of seconds that can be reckoned by hand. */
#include "fit/agreement.h"
#include "cmocka_test.h"

#include <math.h>

static const double tiny = 1e-12;

enum { MOST = 4 };

/* Of the layouts of one task. */
static hscal_agreement agreement_of(const double *measured_s, const double *predicted_s, int count) {
  static hscal_run run[MOST];
  const hscal_runs runs = {.run = run, .count = count, .tasks = 1};
  double log_s[MOST];
  for (int i = 0; i < count; i++) run[i].seconds = measured_s[i], log_s[i] = log(predicted_s[i]);
  return hscal__agreement(&runs, log_s, 0);
}

static void same_order(void **state) {
  (void)state;
  hscal_agreement found = agreement_of((double[]){3, 1, 2}, (double[]){30, 1.5, 2}, 3);
  assert_true(fabs(found.rank_correlation - 1) < tiny);
  assert_true(fabs(found.regret) < tiny);
  assert_true(fabs(found.worst_error - 9) < tiny);
  assert_true(fabs(found.mean_error - 9.5 / 3) < tiny);
}

static void opposite_order(void **state) {
  (void)state;
  hscal_agreement found = agreement_of((double[]){4, 2, 3}, (double[]){1, 3, 2}, 3);
  assert_true(fabs(found.rank_correlation + 1) < tiny);
  assert_true(fabs(found.regret - 1) < tiny); /* 4 s in place of 2 s */
  assert_true(fabs(found.worst_error - 0.75) < tiny);
}

/* Ranks 1 2 3 4 against 1 2.5 2.5 4: 4.5 / sqrt(5 * 4.5). */
static void ties(void **state) {
  (void)state;
  hscal_agreement found = agreement_of((double[]){1, 2, 3, 4}, (double[]){1, 5, 5, 6}, 4);
  assert_true(fabs(found.rank_correlation - 4.5 / sqrt(22.5)) < tiny);
}

static void all_equal(void **state) {
  (void)state;
  assert_true(isnan(agreement_of((double[]){1, 2, 3}, (double[]){1, 1, 1}, 3).rank_correlation));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(same_order), cmocka_unit_test(opposite_order),
                                     cmocka_unit_test(ties), cmocka_unit_test(all_equal)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
