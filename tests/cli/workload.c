/* hscal plan --workload: what is told, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MACHINE  "--machine '4x2@10, lat 10us, bw 1GB, ideal' "
#define EXAMPLES "--workload " SOURCE_DIR "/examples/workloads/"
#define RECORDED EXAMPLES "recorded.workload "

static double number(const json_t *root, const char *key) {
  const json_t *value = json_object_get(root, key);
  if (!json_is_number(value)) fail_msg("%s is not a number", key);
  return json_number_value(value);
}

static void the_plan_and_its_calls_are_told(void **state) {
  (void)state;
  run run = run_hscal("plan " RECORDED MACHINE);
  assert_int_equal(run.status, 0);
  assert_int_equal(strncmp(run.out, "workload: ", 10), 0);
  assert_non_null(strstr(run.out, "pdgetrf m=2000 n=2000"));
  assert_non_null(strstr(run.out, "measured 420 ms"));
  assert_non_null(strstr(run.out, "One context takes "));
  assert_non_null(strstr(run.out, "the compromise costs "));
}

static void programs_get_json(void **state) {
  (void)state;
  json_t *root = run_json("plan " RECORDED MACHINE "--json");
  const json_t *plan = json_object_get(root, "plan"), *calls = json_object_get(root, "calls");
  assert_string_equal(json_string_value(json_object_get(root, "schema")), "hscal-workload-plan/1");
  assert_string_equal(json_string_value(json_object_get(plan, "routine")), "workload");
  assert_int_equal(json_array_size(calls), 3);
  double sum = 0;
  for (size_t i = 0; i < 3; i++)
    sum += number(json_array_get(calls, i), "count") * number(json_array_get(calls, i), "predicted_s");
  assert_true(fabs(sum / number(root, "together_s") - 1) < 1e-6);
  assert_true(fabs(number(plan, "predicted_s") / number(root, "together_s") - 1) < 1e-3);
  assert_true(number(root, "alone_s") <= number(root, "together_s"));
  assert_true(number(root, "several_s") <= number(root, "apart_s"));
  assert_true(json_is_null(json_object_get(root, "incomplete")));
  json_decref(root);
}

/* A large product, and a small factorization that is made often: neither moves. */
static void several_contexts_are_told_where_they_pay(void **state) {
  static const char machine[] = "--machine '16x1@10, lat 20us, bw 100MB, half 16, ideal' ";
  char file[600], words[800];
  (void)state;
  snprintf(file, sizeof file, "%s/unlike.workload", run_folder);
  FILE *out = fopen(file, "w");
  assert_non_null(out);
  fputs("hscal workload 1\nmatrix A m=4000 n=4000\nmatrix S m=300 n=300\ncall pdgemm n=4000 a=A b=A c=A\n"
        "call pdpotrf n=300 a=S count=2000\n",
        out);
  fclose(out);
  snprintf(words, sizeof words, "plan --workload %s %s --json", file, machine);
  json_t *root = run_json(words);
  const json_t *contexts = json_object_get(root, "contexts"), *calls = json_object_get(root, "calls");
  assert_int_equal(json_array_size(contexts), 2);
  double sum = number(root, "several_moving_s");
  for (size_t i = 0; i < 2; i++) {
    sum += number(json_array_get(contexts, i), "predicted_s");
    assert_true(number(json_array_get(calls, i), "context") == (double)i);
  }
  assert_true(fabs(sum / number(root, "several_s") - 1) < 1e-6 && sum < number(root, "apart_s"));
  json_decref(root);
  snprintf(words, sizeof words, "plan --workload %s %s", file, machine);
  run run = run_hscal(words);
  assert_non_null(strstr(run.out, "\n2 contexts, matrices moved only where the next call needs them elsewhere: "));
  assert_non_null(strstr(run.out, "\n      1 pdgemm\n"));
  assert_non_null(strstr(run.out, "\n      2 pdpotrf\n"));
}

static void layouts_may_be_fixed(void **state) {
  (void)state;
  json_t *root = run_json("plan " RECORDED MACHINE "--json grid=2x2 nb=40");
  const json_t *plan = json_object_get(root, "plan");
  assert_true(number(plan, "nb") == 40 && number(plan, "nprocs") == 4);
  json_decref(root);
}

static void an_incomplete_recording_is_a_warning(void **state) {
  char file[600], words[800];
  (void)state;
  snprintf(file, sizeof file, "%s/cut.workload", run_folder);
  FILE *out = fopen(file, "w");
  assert_non_null(out);
  fputs("hscal workload 1\nincomplete process 2 was killed\ncall pdgemm n=200\n", out);
  fclose(out);
  snprintf(words, sizeof words, "plan --workload %s " MACHINE, file);
  run run = run_hscal(words);
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.err, "was not recorded to its end: process 2 was killed"));
}

static void what_is_about_one_call_is_refused(void **state) {
  (void)state;
  expect_refused("plan " RECORDED "pdgemm", 2, "--workload has calls of its own: leave out pdgemm");
  expect_refused("plan " RECORDED "n=100", 2, "n= is about one call");
  expect_refused("plan " RECORDED "from=2x2:64", 2, "from= is about one call");
  expect_refused("plan " RECORDED "--explain", 2, "--explain is about one call");
  expect_refused("plan " RECORDED "--scan nodes=1..2", 2, "--scan is about one call");
  expect_refused("plan " RECORDED "--wisdom w", 2, "--wisdom is about one call");
  expect_refused("plan --workload", 2, "--workload needs a value");
  expect_refused("timeof " RECORDED, 2, "hscal timeof does not take --workload");
  expect_refused("plan --workload /nowhere/file", 1, "/nowhere/file");
  expect_refused("plan --workload " SOURCE_DIR "/README.md", 1, "line 1: a workload begins with the line");
  expect_refused("plan " RECORDED MACHINE "nb=2000 processes=100", 1, "processes");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_plan_and_its_calls_are_told),          cmocka_unit_test(programs_get_json),
      cmocka_unit_test(several_contexts_are_told_where_they_pay), cmocka_unit_test(layouts_may_be_fixed),
      cmocka_unit_test(an_incomplete_recording_is_a_warning),     cmocka_unit_test(what_is_about_one_call_is_refused)};
  return cmocka_run_group_tests(tests, run_make_folder, run_remove_folder);
}
