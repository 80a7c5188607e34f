/* hscal timeof, plan and info of performance models in text. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MODELS  "examples/models/"
#define MACHINE " --machine '6x1@10, lat 50us, bw 1GB, ideal'"

static double number_of(const char *words, const char *key) {
  json_t *root = run_json(words), *number = json_object_get(root, key);
  assert_true(json_is_number(number));
  double value = json_number_value(number);
  json_decref(root);
  return value;
}

static void expect_trouble(const char *words, const char *said) {
  run failed = run_hscal(words);
  if (failed.status == 0 || !strstr(failed.err, said)) fail_msg("%s: status %d, %s", words, failed.status, failed.err);
}

/* The time of the model's kernels alone, of one process: 2 n^3 operations at 10 Gflop/s. */
static void one_process_computes_alone(void **state) {
  (void)state;
  const char *words[] = {"timeof " MODELS
                         "pdgemm_thesis.pm n=1000 b=100 p=1 q=1 --json --machine '1x1@10, half 0, ideal'",
                         "timeof " MODELS "pdgemm_thesis.pm n=1000 b=100 p=1 q=1 --json --estimator published "
                         "--machine '1x1@10, half 0, ideal'"};
  for (int i = 0; i < 2; i++) assert_true(fabs(number_of(words[i], "predicted_s") - 0.2) < 0.002);
}

/* Parameters are keys, also those that mean something else elsewhere (n=, p=, q=, nb=). */
static void keys_are_parameters(void **state) {
  (void)state;
  json_t *root = run_json("timeof " MODELS "pdgemm_thesis.pm n=1200 b=100 p=2 q=3 --json" MACHINE);
  assert_string_equal(json_string_value(json_object_get(root, "routine")), "pdgemm.pm");
  assert_int_equal(json_integer_value(json_array_get(json_object_get(root, "grid"), 0)), 2);
  assert_int_equal(json_integer_value(json_array_get(json_object_get(root, "grid"), 1)), 3);
  assert_null(json_object_get(root, "nb"));
  assert_int_equal(json_array_size(json_object_get(root, "placement")), 6);
  json_decref(root);
  run text = run_hscal("timeof " MODELS "pdgemm_thesis.pm n=1200 b=100 p=2 q=3" MACHINE);
  assert_int_equal(text.status, 0);
  assert_non_null(strstr(text.out, "pdgemm.pm, n=1200 b=100 p=2 q=3, grid 2 x 3\npredicted "));
}

static void what_is_wrong_is_told(void **state) {
  (void)state;
  expect_trouble("timeof " MODELS "nothing.pm n=3" MACHINE, "nothing.pm");
  expect_trouble("timeof " MODELS "pdgemm_thesis.pm n=1200 b=100 p=2" MACHINE, "are missing: q=");
  expect_trouble("timeof " MODELS "pdgemm_thesis.pm n=1200 b=100 p=2 q=3 grid=2x3" MACHINE,
                 "pdgemm has no parameter grid=");
  expect_trouble("timeof " MODELS "pdgemm_thesis.pm n=1200 b=100 p=2 q=?" MACHINE, "is found by hscal plan");
  expect_trouble("timeof " MODELS "pdgemm_thesis.pm n=1000 b=100 p=3 q=3 --processes 9 --machine '9x1@10'",
                 "the model requires this\n  require n % (b*p) == 0 && n % (b*q) == 0;\n          ^");
  expect_trouble("plan " MODELS "pdgemm_thesis.pm n=? b=100 p=2 q=3" MACHINE, "n=? cannot be left open");
  expect_trouble("timeof README.md n=3" MACHINE, "README.md:1:1: ");
  expect_trouble("timeof pdgemm n=100 nb=10 grid=1x1 --estimator published" MACHINE, "one of models in text alone");
  expect_trouble("timeof " MODELS "pdgemm_thesis.pm n=100 b=10 p=1 q=1 --estimator published:2,3" MACHINE,
                 "two factors from 0 to 1");
}

/* "machine": how many processors there are, and their speeds, the fastest first. */
static void values_of_the_machine(void **state) {
  (void)state;
#define UNEQUAL " --json --machine '2x1@30 + 1x1@20 + 1x1@10, lat 100us, bw 12MB, ideal'"
  double named = number_of("timeof " MODELS "parallel_axbt.pm n=1280 r=32 t=32 most=4 speed=30,30,20,10 p=4" UNEQUAL,
                           "predicted_s");
  double told = number_of("timeof " MODELS "parallel_axbt.pm n=1280 r=32 t=32 most=machine speed=machine p=4" UNEQUAL,
                          "predicted_s");
  double equal =
      number_of("timeof " MODELS "parallel_axbt.pm n=1280 r=32 t=32 most=4 speed=1 p=4" UNEQUAL, "predicted_s");
  assert_true(fabs(told - named) < 1e-9 * named);
  assert_true(equal > 1.001 * named);
  run plan = run_hscal("plan " MODELS "parallel_axbt.pm n=1280 r=32 t=32 most=machine speed=machine p=?" MACHINE);
  assert_int_equal(plan.status, 0);
  assert_non_null(strstr(plan.out, " n=1280 r=32 t=32 most=machine speed=machine p=?\n"));
  expect_trouble("info " MODELS "parallel_axbt.pm n=1280 r=32 t=32 most=4 speed=machine p=4", "knows no machine");
}

/* On unequal nodes it matters who is where. */
static void placements_are_those_of_routines(void **state) {
  (void)state;
  const char *fast = "timeof " MODELS
                     "pdgemm_thesis.pm n=1200 b=100 p=1 q=2 --json --machine hcl16 --placement hcl16,hcl14",
             *slow = "timeof " MODELS
                     "pdgemm_thesis.pm n=1200 b=100 p=1 q=2 --json --machine hcl16 --placement hcl16,hcl10";
  assert_true(number_of(slow, "predicted_s") > 1.2 * number_of(fast, "predicted_s"));
}

static void info_counts_what_the_model_says(void **state) {
  (void)state;
  json_t *root = run_json("info " MODELS "stencil.pm n=100 steps=10 p=2 q=2 --json");
  const json_t *row = json_array_get(json_object_get(root, "bytes"), 0);
  assert_true(json_number_value(json_array_get(row, 1)) == 10 * 50 * 8);
  assert_true(json_number_value(json_array_get(row, 3)) == 0);
  json_decref(root);
}

/* The best of all arrangements is what timeof says of each. */
static void plans_find_the_fastest_arrangement(void **state) {
  (void)state;
  double best = INFINITY, planned;
  char words[256];
  for (int p = 1; p <= 6; p++)
    for (int q = 1; p * q <= 6; q++) {
      snprintf(words, sizeof words, "timeof " MODELS "stencil.pm n=6000 steps=5 p=%d q=%d --json" MACHINE, p, q);
      best = fmin(best, number_of(words, "predicted_s"));
    }
#define PLAN "plan " MODELS "stencil.pm n=6000 steps=5 p=? q=? --json" MACHINE
  planned = number_of(PLAN, "predicted_s");
  assert_true(number_of(PLAN, "evaluated") <= number_of(PLAN, "candidates"));
  if (fabs(planned / best - 1) > 0.01) fail_msg("planned %g, the best is %g", planned, best);
}

/* One of two sizes is given: only the other is chosen. What the model refuses is passed over. */
static void plans_keep_what_is_given(void **state) {
  (void)state;
  json_t *root = run_json("plan " MODELS "stencil.pm n=6000 steps=5 p=? q=3 --json" MACHINE);
  assert_int_equal(json_integer_value(json_array_get(json_object_get(root, "grid"), 1)), 3);
  json_decref(root);
  root = run_json("plan " MODELS "pdgemm_thesis.pm n=1250 b=50 p=? q=? --json" MACHINE); /* a multiple of 25 blocks */
  const json_t *grid = json_object_get(root, "grid");
  for (size_t i = 0; i < 2; i++) assert_true(25 % json_integer_value(json_array_get(grid, i)) == 0);
  json_decref(root);
}

/* HMPI's mapping: not worse than nodes in order, by its own rules. */
static void the_published_mapping_is_an_option(void **state) {
  (void)state;
#define MAPPED "timeof " MODELS "pdgemm.pm n=5120 b=128 bp=4 bq=4 p=2 q=7 --machine hcl16 --estimator published --json"
  assert_true(number_of(MAPPED " --placement published", "predicted_s") <= number_of(MAPPED, "predicted_s"));
}

/* A plan says of a model what it says of a routine, but nothing of blocks. */
static void plans_speak_of_no_blocks(void **state) {
  (void)state;
  run plan = run_hscal("plan " MODELS "stencil.pm n=6000 steps=5 p=? q=? --explain" MACHINE);
  assert_int_equal(plan.status, 0);
  assert_non_null(strstr(plan.out, "stencil.pm: "));
  assert_non_null(strstr(plan.out, "n=6000 steps=5 p=? q=?"));
  assert_null(strstr(plan.out, "panel width"));
  assert_null(strstr(plan.out, ", NB "));
  assert_non_null(strstr(plan.out, "if the model is right"));
  assert_null(strstr(plan.out, "collectives"));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(one_process_computes_alone),
                                     cmocka_unit_test(keys_are_parameters),
                                     cmocka_unit_test(what_is_wrong_is_told),
                                     cmocka_unit_test(values_of_the_machine),
                                     cmocka_unit_test(placements_are_those_of_routines),
                                     cmocka_unit_test(info_counts_what_the_model_says),
                                     cmocka_unit_test(plans_find_the_fastest_arrangement),
                                     cmocka_unit_test(plans_keep_what_is_given),
                                     cmocka_unit_test(the_published_mapping_is_an_option),
                                     cmocka_unit_test(plans_speak_of_no_blocks)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
