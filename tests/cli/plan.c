/* hscal plan: what is chosen, what is kept, and how it is told. */
#include "cmocka_test.h"
#include "plan/plan_file.h"
#include "run.h"

#include <stdio.h>
#include <string.h>

#define HCL16 " --machine machines/hcl16.json"

static double number(const json_t *root, const char *key) {
  const json_t *value = json_object_get(root, key);
  if (!json_is_number(value)) fail_msg("%s is not a number", key);
  return json_number_value(value);
}

static json_int_t grid(const json_t *root, size_t i) {
  return json_integer_value(json_array_get(json_object_get(root, "grid"), i));
}

/* Everything the documentation promises is there, of the right kind, and consistent. */
static void test_json(void **state) {
  (void)state;
  json_t *root = run_json("plan pdgemm n=2048 --json" HCL16);
  const json_t *fallback = json_object_get(root, "default");
  assert_string_equal(json_string_value(json_object_get(root, "routine")), "pdgemm");
  assert_true(json_is_integer(json_object_get(root, "nprocs")));
  assert_int_equal(number(root, "nprocs"), grid(root, 0) * grid(root, 1));
  assert_int_equal(json_array_size(json_object_get(root, "placement")), number(root, "nprocs"));
  for (size_t i = 0; i < json_array_size(json_object_get(root, "placement")); i++)
    assert_int_equal(
        strncmp(json_string_value(json_array_get(json_object_get(root, "placement"), i)), "hcl", strlen("hcl")), 0);
  assert_true(number(root, "mb") >= 1 && number(root, "nb") >= 1 && number(root, "panel") >= 1);
  assert_true(number(root, "lower_s") <= number(root, "predicted_s"));
  assert_true(number(root, "predicted_s") <= number(root, "upper_s"));
  assert_true(number(root, "predicted_s") <= number(fallback, "predicted_s"));
  assert_int_equal(number(fallback, "nb"), 64);
  assert_int_equal(grid(fallback, 0) * grid(fallback, 1), 16);
  const json_t *usual = json_object_get(root, "baselines");
  const json_t *best = json_array_get(usual, (size_t)number(root, "best_baseline"));
  assert_true(json_array_size(usual) > 1 && number(best, "predicted_s") <= number(fallback, "predicted_s"));
  assert_true(number(root, "predicted_s") <= number(best, "predicted_s"));
  assert_string_equal(json_string_value(json_object_get(json_array_get(usual, 0), "name")), "guide");
  assert_true(number(root, "candidates") > 100);
  assert_true(number(root, "decision_s") > 0);
  assert_true(json_array_size(json_object_get(root, "rivals")) > 0);
  assert_true(json_object_size(json_object_get(root, "memory_bytes_per_node")) > 0);
  json_decref(root);
}

/* What is printed is a plan file, also with an explanation. */
static void test_json_is_a_plan_file(void **state) {
  (void)state;
  static const char *const words[] = {"plan pdgemm n=1000 --json --order column --square" HCL16,
                                      "plan pdgetrf n=500 --json --explain --machine 2x2@10,ideal"};
  for (int i = 0; i < 2; i++) {
    run result = run_hscal(words[i]);
    hscal_plan *plan = NULL;
    assert_int_equal(result.status, 0);
    if (hscal__plan_read(result.out, "plan.json", &plan)) fail_msg("%s", hscal_last_error());
    assert_string_equal(plan->routine, i ? "pdgetrf" : "pdgemm");
    assert_int_equal(plan->order, i ? 0 : 'C');
    assert_true(i || plan->nprow == plan->npcol);
    hscal_plan_free(plan);
  }
}

/* The plan's seconds are those hscal timeof gives for the same layout. */
static void test_agrees_with_timeof(void **state) {
  (void)state;
  char words[2048];
  json_t *root = run_json("plan pdgemm n=1500 --json" HCL16), *name;
  size_t i;
  int length =
      snprintf(words, sizeof words, "timeof pdgemm n=1500 grid=%dx%d mb=%d nb=%d panel=%d --json%s --placement ",
               (int)grid(root, 0), (int)grid(root, 1), (int)number(root, "mb"), (int)number(root, "nb"),
               (int)number(root, "panel"), HCL16);
  json_array_foreach(json_object_get(root, "placement"), i, name) {
    length += snprintf(words + length, sizeof words - (size_t)length, "%s%s", i ? "," : "", json_string_value(name));
    assert_in_range(length, 1, sizeof words - 1);
  }
  json_t *timed = run_json(words);
  assert_true(number(timed, "predicted_s") > 0.999 * number(root, "predicted_s"));
  assert_true(number(timed, "predicted_s") < 1.001 * number(root, "predicted_s"));
  json_decref(timed);
  json_decref(root);
}

/* Grids of more processes than processors: their time is a guess, and matrices cannot lie on what cannot be started. */
static void test_more_processes_than_processors(void **state) {
  (void)state;
  run result = run_hscal("timeof pdgemm n=500 nb=64 grid=4x4 --machine 2x4@20");
  assert_true(result.status == 0 &&
              strstr(result.out, "warning: 8 processes on a1, which has 4 processors: what they "));
  json_t *root = run_json("timeof pdgemm n=500 nb=64 grid=2x4 --json --machine 2x4@20");
  assert_null(json_object_get(root, "warning"));
  json_decref(root);
  result = run_hscal("plan pdgemm n=500 from=4x4:64 --machine 2x4@20");
  assert_int_equal(result.status, 0);
  expect_refused("plan pdgemm n=500 from=5x5:64 --machine 2x4@20", 1,
                 "the matrices lie on a 5 x 5 grid, of 25 processes, but at most 24 fit on 2 node(s)");
}

/* What is given is kept, written either way. */
static void test_fixed(void **state) {
  (void)state;
  static const char *const ways[] = {
      "plan pdgemm n=1000 grid=2x3 nb=48 panel=64 --json" HCL16,
      "plan pdgemm n=1000 --fix grid=2x3 --fix nb=48 --fix=panel=64 --json" HCL16,
      "plan --fix grid=2x3 --json --fix=nb=48 pdgemm --fix panel=64 n=1000" HCL16,
      "plan --fix nb=48 --fix n=1000 --fix transa=t --json --fix panel=64 --fix grid=2x3 pdgemm" HCL16,
  };
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    json_t *root = run_json(ways[i]);
    assert_int_equal(grid(root, 0), 2);
    assert_int_equal(grid(root, 1), 3);
    assert_int_equal(number(root, "nb"), 48);
    assert_int_equal(number(root, "mb"), 48);
    assert_int_equal(number(root, "panel"), 64);
    json_decref(root);
  }
}

static void test_processes(void **state) {
  (void)state;
  json_t *most = run_json("plan pdgemm n=2048 --processes 13 --json" HCL16);
  assert_true(number(most, "nprocs") <= 13);
  json_t *exact = run_json("plan pdgemm n=2048 --fix processes=13 --json" HCL16);
  assert_int_equal(number(exact, "nprocs"), 13);
  json_t *one_each = run_json("plan pdgemm n=2048 --per-node 1 --json" HCL16);
  assert_true(number(one_each, "nprocs") <= 16);
  json_decref(most);
  json_decref(exact);
  json_decref(one_each);
}

/* As the log of a run has them: MB apart from NB, so many threads and processes of each node, in the order in which they are started. */
static void test_threads_and_processes_per_node(void **state) {
  (void)state;
#define ASKED "pdgeqrf m=2148 n=2098 mb=104 nb=24 grid=16x6 --threads 2 --processes-per-node 16 --json"
#define NODES " --machine '7x32@30, lat 2us, bw 10GB, ideal'"
  json_t *plan = run_json("plan " ASKED " --order row --processes 100" NODES), *asked = run_json("timeof " ASKED NODES);
  assert_int_equal(number(plan, "mb"), 104);
  assert_int_equal(number(plan, "nb"), 24);
  assert_int_equal(json_integer_value(json_object_get(json_object_get(plan, "threads_per_process"), "a1")), 2);
  assert_true(json_equal(json_object_get(plan, "placement"), json_object_get(asked, "placement")));
  double planned_s = json_real_value(json_object_get(plan, "predicted_s"));
  double asked_s = json_real_value(json_object_get(asked, "predicted_s"));
  assert_true(planned_s > 0.999999 * asked_s && planned_s < 1.000001 * asked_s);
  assert_non_null(
      strstr(json_string_value(json_object_get(plan, "warning")), "no speeds for processes of 2 threads on a"));
  json_decref(plan);
  json_decref(asked);
}

static void test_nothing_to_do(void **state) {
  (void)state;
  json_t *root = run_json("plan pdgemm n=0 --json" HCL16);
  assert_int_equal(number(root, "nprocs"), 1);
  json_decref(root);
}

/* What a program gets is timed roughly where a good timing would not be over in time. */
static void test_in_program(void **state) {
  (void)state;
  json_t *own = run_json("plan pdgesv n=4000 nrhs=1 --in-program --json --machine 4x8@30,ideal"),
         *usual = run_json("plan pdgesv n=4000 nrhs=1 --json --machine 4x8@30,ideal");
  assert_true(json_is_true(json_object_get(own, "rough")));
  assert_true(json_is_false(json_object_get(usual, "rough")));
  json_decref(own);
  json_decref(usual);
}

/* Not possible: the message tells what would be needed. */
static void test_not_possible(void **state) {
  (void)state;
  run too_large = run_hscal("plan pdgemm n=200000" HCL16);
  assert_int_equal(too_large.status, 1);
  assert_non_null(strstr(too_large.err, "GB"));
  assert_string_equal(too_large.out, "");
  expect_refused("plan pdgemm n=8 --machine 2x2@10,ideal --wisdom no/such/wisdom", 1,
                 "no/such/wisdom: cannot write: No such");
  run too_many = run_hscal("plan pdgemm n=1000 grid=100x100" HCL16);
  assert_int_equal(too_many.status, 1);
  assert_non_null(strstr(too_many.err, "100"));
}

static void test_text(void **state) {
  (void)state;
  run result = run_hscal("plan pdgemm n=2048 --top 3" HCL16);
  assert_int_equal(result.status, 0);
  assert_string_equal(result.err, "");
  assert_non_null(strstr(result.out, "pdgemm: "));
  assert_non_null(strstr(result.out, "predicted"));
  assert_non_null(strstr(result.out, "\n  usual  "));
  result = run_hscal("plan pdgemm n=3 nb=1 panel=32 processes=1 --machine 2x2@10,ideal");
  assert_non_null(strstr(result.out, "  1 of 1 layout timed by the clock"));
}

static void planners_are_told(void **state) {
  (void)state;
  json_t *several = run_json("plan pdgemm n=500 --machine 4x1@10 --planners 3 --json"),
         *one = run_json("plan pdgemm n=500 --machine 4x1@10 --json");
  assert_int_equal(json_integer_value(json_object_get(several, "planners")), 3);
  assert_null(json_object_get(one, "planners"));
  json_decref(several);
  json_decref(one);
  run run = run_hscal("plan pdgemm n=500 --machine 4x1@10 --planners 3 --jobs 2");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, " timed by the clock by 3 planners, decided in "));
  expect_refused("plan pdgemm n=500 --machine 4x1@10 --planners 0", 2, "--planners");
  expect_refused("plan pdgemm n=500 --machine 4x1@10 --planners x", 2, "--planners");
  expect_refused("plan pdgemm n=500 --machine 4x1@10 --planners 65537", 2,
                 "planners = 65537: it must be from 0 to 65536");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(planners_are_told),
      cmocka_unit_test(test_json),
      cmocka_unit_test(test_json_is_a_plan_file),
      cmocka_unit_test(test_agrees_with_timeof),
      cmocka_unit_test(test_more_processes_than_processors),
      cmocka_unit_test(test_fixed),
      cmocka_unit_test(test_processes),
      cmocka_unit_test(test_threads_and_processes_per_node),
      cmocka_unit_test(test_nothing_to_do),
      cmocka_unit_test(test_in_program),
      cmocka_unit_test(test_not_possible),
      cmocka_unit_test(test_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
