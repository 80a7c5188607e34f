/* Harm of guarded choices: none where predictions are right, found where they are wrong, and doubt keeps the caller's layout. */
#include "harm.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdlib.h>

enum { RUNS = 12 }; /* four tasks with three layouts each, of which the guide's is the second */

static void add(hscal_runs *runs, int n, int p, int q, double seconds) {
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find("pdgetrf"), n, n, 0, 64, 64),
                         .layout = hscal__layout_make(p, q, 0),
                         .threads = 1,
                         .seconds = seconds};
  for (int repeat = 0; repeat < 3; repeat++) assert_int_equal(hscal__runs_add(runs, &run), 0);
}

/* A row is best, a column worst. */
static hscal_runs four_tasks(void) {
  hscal_runs runs = {0};
  for (int n = 1000; n <= 4000; n += 1000) add(&runs, n, 1, 16, 1), add(&runs, n, 4, 4, 2), add(&runs, n, 16, 1, 4);
  assert_int_equal(hscal__runs_close(&runs), 0);
  assert_int_equal(runs.count, RUNS);
  return runs;
}

static harm judged(const hscal_runs *runs, const double *seconds, double model_error, harm_usual usual) {
  hscal_machine *machine = NULL;
  harm found;
  double log_s[RUNS];
  assert_int_equal(hscal_machine_load("16x1@10", &machine), 0);
  machine->model_error = model_error;
  for (int i = 0; i < RUNS; i++) log_s[i] = log(seconds[i % 3]);
  assert_int_equal(harm_of(runs, log_s, machine, 0, usual, &found), 0);
  hscal_machine_free(machine);
  return found;
}

static void right_predictions_gain_all(void **state) {
  (void)state;
  const double seconds[] = {1, 2, 4};
  hscal_runs runs = four_tasks();
  harm h = judged(&runs, seconds, 0.01, HARM_OF_GUIDE);
  assert_true(h.choices == 4 && h.tasks == 4 && h.pairs == 4 && h.changed == 4 && h.harmful == 0);
  assert_true(fabs(h.kept - 1) < 1e-12 && fabs(h.usual_regret - 1) < 1e-12 && fabs(h.guarded_regret) < 1e-12);
  assert_true(h.coverage == 1 && h.ratios == RUNS);
  h = judged(&runs, seconds, 0.01, HARM_OF_ANY);
  assert_true(h.pairs == RUNS && h.changed == 8 && h.harmful == 0 && fabs(h.kept - 1) < 1e-12);
  hscal__runs_free(&runs);
}

static void wrong_predictions_do_harm(void **state) {
  (void)state;
  const double seconds[] = {4, 2, 1};
  hscal_runs runs = four_tasks();
  runs.run[RUNS - 1].seconds = 2.001; /* slower by no more than repeats scatter */
  harm h = judged(&runs, seconds, 0.01, HARM_OF_GUIDE);
  assert_true(h.changed == 4 && h.harmful == 3 && h.harmful_tasks == 3 && fabs(h.worst - 1) < 1e-12 && h.kept < 0);
  hscal__runs_free(&runs);
}

static void doubt_keeps_the_usual(void **state) {
  (void)state;
  const double seconds[] = {1.8, 2, 2.2};
  hscal_runs runs = four_tasks();
  harm h = judged(&runs, seconds, 0.3, HARM_OF_GUIDE);
  assert_true(h.changed == 0 && h.kept == 0 && h.worst == 0);
  hscal__runs_free(&runs);
}

static void upper_ends_are_those_of_tables(void **state) {
  (void)state;
  assert_true(fabs(harm_upper_share(0, 13) - (1 - pow(0.05, 1.0 / 13))) < 1e-9);
  assert_true(fabs(harm_upper_share(1, 10) - 0.3942) < 1e-4);
  assert_true(harm_upper_share(5, 5) == 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(right_predictions_gain_all),
      cmocka_unit_test(wrong_predictions_do_harm),
      cmocka_unit_test(doubt_keeps_the_usual),
      cmocka_unit_test(upper_ends_are_those_of_tables),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
