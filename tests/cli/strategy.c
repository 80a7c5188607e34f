/* hscal plan --strategy: what is told, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define CALL "plan pdgemm n=1500 "
#define FOUR "--machine '2x2@30 + 2x2@10, lat 10us, bw 1GB, ideal' "

static void plans_say_whose_they_are(void **state) {
  (void)state;
  static const char *const names[] = {"guide", "hmpi", "prophet", "prophet-h2", "clusterm", "exhaustive", "hscal"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char words[200];
    snprintf(words, sizeof words, CALL FOUR "--json --strategy %s", names[i]);
    json_t *plan = run_json(words);
    assert_string_equal(json_string_value(json_object_get(plan, "strategy")), names[i]);
    json_decref(plan);
  }
  json_t *plain = run_json(CALL FOUR "--json");
  assert_null(json_object_get(plain, "strategy"));
  json_decref(plain);
  run guide = run_hscal(CALL FOUR "--strategy guide");
  assert_int_equal(guide.status, 0);
  assert_non_null(strstr(guide.out, "pdgemm: 1 x 8 grid of 8 processes, NB 64"));
  assert_non_null(strstr(guide.out, "\n  strategy    guide\n"));
  assert_non_null(strstr(guide.out, "\n  chosen by strategy guide; the planner was not asked\n"));
  assert_null(strstr(guide.out, "\n  guard "));
}

static void the_planner_is_a_strategy(void **state) {
  (void)state;
  json_t *plain = run_json(CALL FOUR "--json"), *named = run_json(CALL FOUR "--json --strategy hscal");
  assert_true(json_equal(json_object_get(plain, "grid"), json_object_get(named, "grid")));
  assert_true(json_equal(json_object_get(plain, "placement"), json_object_get(named, "placement")));
  assert_true(json_equal(json_object_get(plain, "predicted_s"), json_object_get(named, "predicted_s")));
  json_decref(plain);
  json_decref(named);
}

static void workloads_have_strategies(void **state) {
  (void)state;
  char file[] = "/tmp/hscal-strategy-XXXXXX", words[200];
  static const char text[] = "hscal workload 1\nmatrix S m=800 n=800\ncall pdpotrf uplo=l n=800 a=S count=3\n";
  int to = mkstemp(file);
  assert_true(to >= 0 && write(to, text, sizeof text - 1) == (ssize_t)(sizeof text - 1));
  close(to);
  snprintf(words, sizeof words, "plan --workload %s " FOUR "--strategy prophet", file);
  run run = run_hscal(words);
  unlink(file);
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "\n  strategy    prophet\n"));
}

static void strategies_are_refused(void **state) {
  (void)state;
  expect_refused(CALL FOUR "--strategy hmp", 2,
                 "--strategy hmp: it must be guide, hmpi, prophet, prophet-h2, clusterm, "
                 "exhaustive or hscal; did you mean \"hmpi\"?");
  expect_refused(CALL FOUR "--strategy", 2, "--strategy needs a value");
  expect_refused(CALL FOUR "--strategy hmpi --explain", 2, "--explain is about plans of the planner");
  expect_refused(CALL FOUR "--strategy hmpi --map a.svg", 2, "--map is about plans of the planner");
  expect_refused(CALL FOUR "--strategy hmpi --scan nodes=1..2", 2, "--scan is about plans of the planner");
  expect_refused(CALL FOUR "--strategy hmpi --square", 1, "strategy hmpi knows nothing of square grids");
  expect_refused(CALL FOUR "--strategy hmpi --square-blocks", 1, "strategy hmpi knows nothing of square blocks");
  expect_refused(CALL FOUR "--strategy guide grid=2x2", 1, "strategy guide knows nothing of a given grid");
  expect_refused(CALL FOUR "--strategy guide from=2x2:64", 1,
                 "strategy guide knows nothing of matrices that lie somewhere");
  expect_refused("plan pdgemm n=90000 " FOUR "--strategy guide", 1,
                 "strategy guide: its layout, 1 x 8 with NB 64, does not "
                 "fit in the memory of its nodes");
  expect_refused("timeof pdgemm n=100 nb=64 grid=1x1 " FOUR "--strategy guide", 2,
                 "hscal timeof does not take --strategy");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plans_say_whose_they_are),
      cmocka_unit_test(the_planner_is_a_strategy),
      cmocka_unit_test(workloads_have_strategies),
      cmocka_unit_test(strategies_are_refused),
  };
  return cmocka_run_group_tests_name("cli.strategy", tests, NULL, NULL);
}
