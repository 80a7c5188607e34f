/* Runs: repeats become medians, tasks are told apart; agreement of predictions with them, by hand. */
#include "fit/runs.h"
#include "cmocka_test.h"
#include "fit/agreement.h"

#include <math.h>

static void add(hscal_runs *runs, const char *routine, int n, int nb, int p, int q, double seconds) {
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find(routine), n, n, n, nb, nb),
                         .layout = hscal__layout_make(p, q, 0),
                         .threads = 1,
                         .seconds = seconds};
  assert_int_equal(hscal__runs_add(runs, &run), 0);
}

static void repeats_become_medians(void **state) {
  (void)state;
  hscal_runs runs = {0};
  add(&runs, "pdgemm", 100, 32, 2, 2, 1);
  add(&runs, "pdgemm", 100, 32, 4, 1, 9);
  add(&runs, "pdgemm", 100, 32, 2, 2, 4);
  add(&runs, "pdgemm", 100, 32, 2, 2, 2);
  add(&runs, "pdgemm", 100, 64, 2, 2, 8);
  assert_int_equal(hscal__runs_close(&runs), 0);
  assert_int_equal(runs.count, 3);
  assert_int_equal(runs.tasks, 1);
  assert_true(runs.run[0].seconds == 2 && runs.run[0].repeats == 3);
  assert_true(fabs(runs.run[0].scatter - 2 * log(2) / 3) < 1e-12);
  assert_true(runs.run[1].seconds == 9 && runs.run[1].repeats == 1 && runs.run[1].scatter == 0);
  assert_true(fabs(hscal__runs_scatter(&runs) - 2 * log(2) / 3) < 1e-12);
  hscal__runs_free(&runs);
}

static void tasks_differ_by_the_call_alone(void **state) {
  (void)state;
  hscal_runs runs = {0};
  add(&runs, "pdgemm", 100, 32, 2, 2, 1);
  add(&runs, "pdgemm", 200, 32, 2, 2, 1);
  add(&runs, "psgemm", 100, 32, 2, 2, 1);
  add(&runs, "pdgemm", 100, 16, 4, 2, 1);
  assert_int_equal(hscal__runs_close(&runs), 0);
  assert_int_equal(runs.tasks, 3);
  assert_int_equal(runs.run[3].task, runs.run[0].task);
  hscal__runs_free(&runs);
}

static void agreement_by_hand(void **state) {
  (void)state;
  hscal_runs runs = {0};
  add(&runs, "pdgemm", 100, 32, 1, 4, 1);
  add(&runs, "pdgemm", 100, 32, 2, 2, 2);
  add(&runs, "pdgemm", 100, 32, 4, 1, 4);
  assert_int_equal(hscal__runs_close(&runs), 0);
  const double log_s[] = {log(2), log(1), log(4)}; /* the first two in the wrong order */
  hscal_agreement all = hscal__agreement(&runs, log_s, -1);
  assert_true(fabs(all.mean_error - (1 + 0.5 + 0) / 3) < 1e-12 && fabs(all.worst_error - 1) < 1e-12);
  assert_true(fabs(all.rank_correlation - 0.5) < 1e-12);
  assert_true(fabs(all.regret - 1) < 1e-12);
  assert_true(fabs(all.bias) < 1e-12 && fabs(all.off_in_9_of_10 - log(2)) < 1e-12);
  hscal__runs_free(&runs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(repeats_become_medians),
      cmocka_unit_test(tasks_differ_by_the_call_alone),
      cmocka_unit_test(agreement_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
