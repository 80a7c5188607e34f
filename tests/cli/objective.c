/* hscal plan --objective: what is told, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CALL "plan pdgemm n=1500 "
#define FOUR "--machine '4x2@10, lat 10us, bw 1GB, ideal' "

static double number(const json_t *root, const char *key) {
  const json_t *value = json_object_get(root, key);
  if (!json_is_number(value)) fail_msg("%s is not a number", key);
  return json_number_value(value);
}

static int is_near(double x, double y) { return fabs(x / y - 1) < 1e-6; }

static void objectives_are_told(void **state) {
  (void)state;
  json_t *cheap = run_json(CALL FOUR "--json --objective node-hours"), *fast = run_json(CALL FOUR "--json");
  assert_string_equal(json_string_value(json_object_get(cheap, "objective")), "node-hours");
  assert_true(json_is_null(json_object_get(cheap, "deadline_s")));
  assert_true(number(cheap, "nodes_used") + number(cheap, "idle_nodes") == 4);
  assert_true(is_near(number(cheap, "node_hours"), number(cheap, "nodes_used") * number(cheap, "predicted_s") / 3600));
  assert_true(number(cheap, "predicted_s") > number(fast, "predicted_s") && number(cheap, "nodes_used") < 4);
  assert_null(json_object_get(fast, "objective"));
  double between_s = 0.5 * (number(cheap, "upper_s") + number(fast, "upper_s"));
  json_decref(cheap);
  char words[300];
  snprintf(words, sizeof words, CALL FOUR "--json --objective deadline=%.9f", between_s);
  json_t *kept = run_json(words);
  assert_true(number(kept, "upper_s") <= between_s && is_near(number(kept, "deadline_s"), between_s));
  json_decref(kept);
  json_decref(fast);
  run run = run_hscal(CALL FOUR "--objective time");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "\n  cost        4 of 4 nodes, "));
}

static void objectives_are_refused(void **state) {
  (void)state;
  expect_refused(CALL FOUR "--objective deadline=1e-6", 1, "no plan is sure to meet the deadline of 1 us: the fastest");
  expect_refused(CALL FOUR "--objective deadline=1e-6", 1, "on 4 of 4 nodes");
  expect_refused(CALL FOUR "--objective cheap", 2, "--objective cheap: it must be time, node-hours or deadline=S");
  expect_refused(CALL FOUR "--objective deadline=0", 2,
                 "--objective deadline=0: it must be time, node-hours or deadline=S, S seconds above 0\n");
  expect_refused(CALL FOUR "--objective node-hour", 2, "did you mean \"node-hours\"?");
  expect_refused(CALL FOUR "--objective deadline", 2, "it must be time, node-hours or deadline=S");
  expect_refused(CALL FOUR "--objective deadline=", 2, "it must be time");
  expect_refused(CALL FOUR "--objective deadline=0", 2, "it must be time");
  expect_refused(CALL FOUR "--objective deadline=-1", 2, "it must be time");
  expect_refused(CALL FOUR "--objective deadline=1h", 2, "it must be time");
  expect_refused(CALL FOUR "--objective deadline=inf", 2, "it must be time");
  expect_refused(CALL FOUR "--objective node-hours --explain", 2, "--explain is about plans on all nodes");
  expect_refused(CALL FOUR "--objective node-hours --map a.svg", 2, "--map is about plans on all nodes");
  expect_refused(CALL FOUR "--objective node-hours --all-processes", 2, "all_processes leaves no choice");
  expect_refused(CALL FOUR "--objective node-hours from=2x2:64", 2, "matrices that lie somewhere already");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(objectives_are_told),
      cmocka_unit_test(objectives_are_refused),
  };
  return cmocka_run_group_tests_name("cli.objective", tests, NULL, NULL);
}
