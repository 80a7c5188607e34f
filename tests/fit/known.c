/* Fits to runs that a known machine was asked for: what is found is that machine's, on runs that took no part, too. */
#include "cmocka_test.h"
#include "fit/calibrated.h"
#include "fit/fit.h"
#include "fit/predict_runs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char truth[] = "6x4@18, half 20, membw 40GB, lat 9us, bw 1GB, nodelat 1us, nodebw 3GB";
static const char description[] = "6x4@25, half 20, membw 60GB, lat 3us, bw 2GB, nodelat 1us, nodebw 3GB";

static hscal_machine *load(const char *text) {
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load(text, &machine), 0);
  return machine;
}

static void add(hscal_runs *runs, const char *routine, int n, int nb, int p, int q) {
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find(routine), n, n, n, nb, nb),
                         .layout = hscal__layout_make(p, q, 0),
                         .threads = 1,
                         .processes_per_node = 4,
                         .seconds = 1,
                         .line = runs->count + 2};
  assert_int_equal(hscal__runs_add(runs, &run), 0);
}

/* What an owner of that machine would have in a log. */
static hscal_runs usual_runs(void) {
  static const char *const routines[] = {"pdgemm", "pdgetrf", "pdpotrf", "pdgeqrf"};
  static const int grid[][2] = {{1, 24}, {2, 12}, {4, 6}, {6, 4}, {1, 4}, {2, 2}, {4, 4}};
  hscal_runs runs = {0};
  for (int r = 0; r < 4; r++)
    for (int n = 900; n <= 1800; n *= 2)
      for (int g = 0; g < 7; g++) add(&runs, routines[r], n, g % 2 ? 32 : 64, grid[g][0], grid[g][1]);
  assert_int_equal(hscal__runs_close(&runs), 0);
  return runs;
}

/* The runs take what the machine says. */
static void run_on(const char *machine_text, hscal_runs *runs) {
  hscal_machine *machine = load(machine_text);
  hscal_workspace *workspace = hscal__workspace_new();
  double *log_s = calloc((size_t)runs->count, sizeof *log_s);
  const int one = 1;
  assert_int_equal(hscal__parameters_prepare(machine, &one, 1), 0);
  assert_int_equal(hscal__predict_runs(workspace, machine, runs, NULL, HSCAL_EFFORT_MODEL, log_s), 0);
  for (int i = 0; i < runs->count; i++) runs->run[i].seconds = exp(log_s[i]);
  free(log_s);
  hscal__workspace_free(workspace);
  hscal_machine_free(machine);
}

static double off(const hscal_fit *fit, hscal_parameter p, double true_value) {
  return fabs(log(fit->value[p].after / true_value));
}

/* Told, and within three standard deviations; 5 % are the samples' that the clock takes. */
static int is_found(const hscal_fit *fit, hscal_parameter p, double true_value) {
  return fit->value[p].is_told && off(fit, p, true_value) < 3 * fit->value[p].sd + 0.05;
}

static void finds_the_machine(void **state) {
  (void)state;
  hscal_runs runs = usual_runs();
  hscal_machine *machine = load(description);
  hscal_fit fit;
  run_on(truth, &runs);
  assert_int_equal(hscal__fit(machine, &runs, &fit), 0);
  assert_int_equal(runs.tasks, 8);
  assert_true(fit.folds_are_tasks);
  assert_true(fit.before.mean_error > 0.2);
  assert_true(fit.after.mean_error < 0.02);
  assert_true(fit.left.mean_error < 0.03);
  assert_true(fit.left.rank_correlation > 0.97 && fit.left.worst_regret < 0.05);
  assert_true(is_found(&fit, HSCAL_FIT_PRODUCTS, 18e9));
  assert_true(is_found(&fit, HSCAL_FIT_MEMORY, fit.value[HSCAL_FIT_MEMORY].before * 40 / 60));
  /* Who waits and who computes for a message, these runs do not tell apart. */
  double per_message_s = fit.value[HSCAL_FIT_LATENCY].after + 2 * fit.value[HSCAL_FIT_OVERHEAD].after;
  assert_true(fabs(log(per_message_s / (9e-6 * (1 + HSCAL_FIT_OVERHEAD_PART)))) < 0.05);
  assert_true(is_found(&fit, HSCAL_FIT_BANDWIDTH, 1e9));
  hscal__fit_free(&fit);
  hscal_machine_free(machine);
  hscal__runs_free(&runs);
}

/* One run in eight was disturbed and took three times as long. */
static void outliers_do_not_count_much(void **state) {
  (void)state;
  hscal_runs runs = usual_runs();
  hscal_machine *machine = load(description);
  hscal_fit fit;
  run_on(truth, &runs);
  for (int i = 3; i < runs.count; i += 8) runs.run[i].seconds *= 3;
  assert_int_equal(hscal__fit(machine, &runs, &fit), 0);
  assert_true(off(&fit, HSCAL_FIT_PRODUCTS, 18e9) < 0.15);
  assert_true(off(&fit, HSCAL_FIT_BANDWIDTH, 1e9) < 0.2);
  for (int i = 0, good = 0; i < runs.count; i++) {
    if (i % 8 == 3) continue;
    good += fabs(fit.log_left[i] - log(runs.run[i].seconds)) < 0.15;
    if (i == runs.count - 1) assert_true(good > 9 * (runs.count - runs.count / 8) / 10);
  }
  hscal__fit_free(&fit);
  hscal_machine_free(machine);
  hscal__runs_free(&runs);
}

/* Runs of single nodes do not tell the network. */
static void what_is_not_told_stays(void **state) {
  (void)state;
  hscal_runs runs = {0};
  hscal_machine *machine = load(description);
  hscal_fit fit;
  for (int n = 400; n <= 1600; n *= 2)
    for (int q = 1; q <= 4; q *= 2) add(&runs, "pdgetrf", n, 32, 1, q), add(&runs, "pdgemm", n, 32, 1, q);
  assert_int_equal(hscal__runs_close(&runs), 0);
  run_on(truth, &runs);
  assert_int_equal(hscal__fit(machine, &runs, &fit), 0);
  assert_true(fit.value[HSCAL_FIT_PRODUCTS].is_told);
  assert_false(fit.value[HSCAL_FIT_LATENCY].is_told);
  assert_false(fit.value[HSCAL_FIT_BANDWIDTH].is_told);
  assert_true(fabs(fit.value[HSCAL_FIT_LATENCY].after / fit.value[HSCAL_FIT_LATENCY].before - 1) < 1e-9);
  hscal__fit_free(&fit);
  hscal_machine_free(machine);
  hscal__runs_free(&runs);
}

static void few_runs_are_refused(void **state) {
  (void)state;
  hscal_runs runs = {0};
  hscal_machine *machine = load(description);
  hscal_fit fit;
  for (int q = 1; q < 6; q++) add(&runs, "pdgemm", 500, 32, 1, q);
  assert_int_equal(hscal__runs_close(&runs), 0);
  assert_int_equal(hscal__fit(machine, &runs, &fit), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "5 different runs"));
  hscal__fit_free(&fit);
  hscal_machine_free(machine);
  hscal__runs_free(&runs);
}

static void runs_must_fit_on_the_machine(void **state) {
  (void)state;
  hscal_runs runs = {0};
  hscal_machine *machine = load(description);
  hscal_fit fit;
  for (int q = 1; q < 7; q++) add(&runs, "pdgemm", 500, 32, 5, q);
  assert_int_equal(hscal__runs_close(&runs), 0);
  assert_int_equal(hscal__fit(machine, &runs, &fit), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "line 6"));
  hscal__fit_free(&fit);
  hscal_machine_free(machine);
  hscal__runs_free(&runs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(finds_the_machine),
      cmocka_unit_test(outliers_do_not_count_much),
      cmocka_unit_test(what_is_not_told_stays),
      cmocka_unit_test(few_runs_are_refused),
      cmocka_unit_test(runs_must_fit_on_the_machine),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
