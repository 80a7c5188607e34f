/* hscal plan --explain: machines on which it is known what is true. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const shares[] = {"compute_s", "latency_s", "bandwidth_s", "wait_s", "idle_s"};
enum { SHARES = (int)(sizeof shares / sizeof *shares) };

static double number(const json_t *object, const char *key) { return json_number_value(json_object_get(object, key)); }

static const char *text(const json_t *object, const char *key) {
  const char *value = json_string_value(json_object_get(object, key));
  return value ? value : "";
}

static double sum_of(const json_t *object) {
  double sum = 0;
  for (int i = 0; i < SHARES; i++) {
    double value = number(object, shares[i]);
    assert_true(value >= 0);
    sum += value;
  }
  return sum;
}

/* The difference that a change makes; the test fails if it was not tried. */
static double difference(const json_t *explanation, const char *list, const char *what) {
  size_t i;
  const json_t *change;
  json_array_foreach(json_object_get(explanation, list), i, change) {
    if (strcmp(text(change, "what"), what) == 0) return number(change, "difference");
  }
  fail_msg("there is no \"%s\" in %s", what, list);
  return NAN;
}

static json_t *explained(const char *words) {
  char all[400];
  snprintf(all, sizeof all, "plan --explain --json %s", words);
  return run_json(all);
}

static int near(double x, double y) { return fabs(x - y) <= 1e-6 * fabs(y); }

/* Of every process, and in sum; whether every step is looked at or a sample. */
static void expect_sums(const char *words, int is_sampled) {
  json_t *plan = explained(words);
  const json_t *spent = json_object_get(json_object_get(plan, "explanation"), "time"), *process;
  double predicted_s = number(plan, "predicted_s"), compute_s = 0;
  size_t i, nprocs = (size_t)number(plan, "nprocs");
  assert_int_equal(json_is_true(json_object_get(spent, "sampled")), is_sampled);
  assert_int_equal(json_array_size(json_object_get(spent, "processes")), nprocs);
  json_array_foreach(json_object_get(spent, "processes"), i, process) {
    assert_true(near(sum_of(process), predicted_s));
    compute_s += number(process, "compute_s");
  }
  assert_true(near(sum_of(json_object_get(spent, "sum")), predicted_s * (double)nprocs));
  assert_true(near(number(json_object_get(spent, "sum"), "compute_s"), compute_s));
  json_decref(plan);
}

static void shares_add_up(void **state) {
  (void)state;
  expect_sums("pdgemm n=600 --machine '2x2@10 + 1x1@3, lat 20us, bw 1GB, ideal'", 0);
  expect_sums("pdgetrf n=900 --machine '3x1@10, lat 20us, bw 1GB, ideal'", 0);
  expect_sums("pddot n=100000 --fix processes=3 --machine '3x1@10, lat 20us, bw 1GB, ideal'", 0);
  expect_sums("pdgetrf n=40000 --fix grid=4x4 --machine '16x1@10, lat 20us, bw 1GB, ideal'", 1);
}

/* One process computes, and nothing else; seconds are those of the work. */
static void one_process_only_computes(void **state) {
  (void)state;
  json_t *plan = explained("pdgemm n=100 --machine 1x1@2,ideal");
  const json_t *explanation = json_object_get(plan, "explanation");
  assert_true(near(number(json_object_get(json_object_get(explanation, "time"), "sum"), "compute_s"), 1e-3));
  assert_string_equal(text(explanation, "limit"), "computing on a");
  assert_true(near(1 + difference(explanation, "changes", "if all nodes were 10 % faster"), 1 / 1.1));
  assert_string_equal(text(plan, "note"), ""); /* there was nothing to choose */
  json_decref(plan);
}

static const char unequal_links[] =
    "{\"schema\": \"hscal-machine/1\", \"name\": \"unequal links\", \"nodes\": ["
    "{\"name\": \"a\", \"count\": 3, \"processors\": 1, \"gflops\": 20, \"memory_bytes\": 16e9, "
    "\"link_bytes_per_s\": 1e10}, "
    "{\"name\": \"b\", \"count\": 1, \"processors\": 1, \"gflops\": 20, \"memory_bytes\": 16e9, "
    "\"link_bytes_per_s\": 2e7}], "
    "\"layers\": {\"node\": {\"latency_us\": 0.5, \"bytes_per_s\": 4e9}, \"network\": {\"latency_us\": 2}}}";

/* Three nodes with good links, one with a bad one; all are needed. */
static void a_slow_link_limits(void **state) {
  (void)state;
  char file[] = "/tmp/hscal_explain_XXXXXX", words[200];
  int descriptor = mkstemp(file);
  assert_true(descriptor >= 0);
  assert_int_equal(write(descriptor, unequal_links, strlen(unequal_links)), strlen(unequal_links));
  close(descriptor);
  snprintf(words, sizeof words, "pdgemm n=1000 --fix grid=2x2 --machine %s", file);
  json_t *plan = explained(words);
  unlink(file);
  const json_t *explanation = json_object_get(plan, "explanation");
  assert_string_equal(text(explanation, "limit"), "the link of b");
  assert_true(difference(explanation, "changes", "if the link of b were twice as fast") < -0.2);
  assert_true(difference(explanation, "changes", "if the links of the nodes of kind a were twice as fast") > -0.01);
  json_decref(plan);
}

static void latency_limits(void **state) {
  (void)state;
  json_t *plan = explained("pdgetrf n=500 --fix grid=2x2 --machine '4x1@10, lat 5ms, bw 10GB, ideal'");
  const json_t *explanation = json_object_get(plan, "explanation");
  assert_string_equal(text(explanation, "limit"), "the latency of messages");
  assert_true(difference(explanation, "changes", "if messages had no latency") < -0.9);
  const json_t *sum = json_object_get(json_object_get(explanation, "time"), "sum");
  assert_true(number(sum, "latency_s") > number(sum, "bandwidth_s"));
  json_decref(plan);
}

/* A fourth of the work on a node half as fast holds all others up; others wait for it. */
static void a_slow_node_is_waited_for(void **state) {
  (void)state;
  json_t *plan =
      explained("pdgemm n=2000 --square-blocks --fix grid=2x2 --machine '3x1@10 + 1x1@5, lat 1us, bw 10GB, ideal'");
  const json_t *explanation = json_object_get(plan, "explanation");
  const json_t *waited = json_object_get(json_object_get(explanation, "time"), "waited_for_s");
  assert_string_equal(text(explanation, "limit"), "computing on b");
  assert_true(difference(explanation, "changes", "if b were 10 % faster") < -0.08);
  assert_true(difference(explanation, "changes", "if the nodes of kind a were 10 % faster") > -0.01);
  assert_true(number(waited, "b") > 2 * number(waited, "a1"));
  assert_int_equal(json_array_size(json_object_get(explanation, "more_nodes")), 0); /* the grid is given */
  json_decref(plan);
}

/* It is left out; another fast node would fill the grid, another slow one nothing. */
static void a_slow_node_is_left_out(void **state) {
  (void)state;
  json_t *plan = explained("pdgemm n=2000 --square-blocks --machine '4x1@10 + 1x1@5, lat 20us, bw 1GB, ideal'");
  const json_t *explanation = json_object_get(plan, "explanation"), *out = json_object_get(explanation, "left_out");
  assert_int_equal(json_array_size(out), 1);
  assert_string_equal(json_string_value(json_array_get(out, 0)), "b");
  assert_true(difference(explanation, "more_nodes", "with one more node like a") < -0.05);
  assert_true(difference(explanation, "more_nodes", "with one more node like b") == 0);
  assert_true(difference(explanation, "fewer_nodes", "without the nodes of kind a") > 5);
  json_decref(plan);
}

/* All four are used, nearly alike: half of them are worth half of the time. */
static void leaving_out_costs(void **state) {
  (void)state;
  json_t *plan = explained("pdgemm n=4000 --machine '2x1@20 + 2x1@19, lat 1us, bw 10GB, ideal'");
  const json_t *explanation = json_object_get(plan, "explanation");
  assert_int_equal(json_array_size(json_object_get(explanation, "left_out")), 0);
  assert_true(difference(explanation, "fewer_nodes", "without the nodes of kind b") > 0.8);
  double one = difference(explanation, "fewer_nodes", "without b2");
  assert_true(one > 0.2 && one < 0.5);
  json_decref(plan);
}

static void unverified_collectives_are_said(void **state) {
  (void)state;
  run run = run_hscal("plan pdpotrf n=400 --explain --machine '4x1@10, mpi impi'");
  assert_non_null(strstr(run.out, "MPI's collectives are timed as impi, unverified: the interval is wider for it.\n"));
  json_t *plan = explained("pdpotrf n=400 --machine '4x1@10, mpi impi'");
  const json_t *collectives = json_object_get(json_object_get(plan, "explanation"), "collectives");
  assert_string_equal(text(collectives, "as"), "impi");
  assert_true(json_is_false(json_object_get(collectives, "verified")));
  json_decref(plan);
  plan = explained("pdpotrf n=400 --machine '4x1@10'");
  collectives = json_object_get(json_object_get(plan, "explanation"), "collectives");
  assert_true(*text(collectives, "as") && json_is_true(json_object_get(collectives, "verified")));
  json_decref(plan);
}

static void small_problems_need_one_process(void **state) {
  (void)state;
  run run = run_hscal("plan pdgemm n=50 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "pdgemm: 1 x 1 grid of 1 process"));
  assert_non_null(strstr(run.out, "note        one process is enough; a plain dgemm call does it\n"));
  json_t *plan = explained("pdgemm n=50 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  const json_t *threshold = json_object_get(json_object_get(plan, "explanation"), "several_processes_pay_from");
  assert_string_equal(text(threshold, "dimension"), "n");
  int size = (int)number(threshold, "size");
  json_decref(plan);
  char words[200];
  /* As it says: on either side of that size. */
  snprintf(words, sizeof words, "plan pdgemm n=%d --json --machine '4x1@10, lat 50us, bw 100MB, ideal'", size * 5 / 4);
  plan = run_json(words);
  assert_true(number(plan, "nprocs") > 1);
  assert_null(strstr(text(plan, "note"), "enough"));
  json_decref(plan);
  snprintf(words, sizeof words, "plan pdgemm n=%d --json --machine '4x1@10, lat 50us, bw 100MB, ideal'", size * 3 / 4);
  plan = run_json(words);
  assert_non_null(strstr(text(plan, "note"), "a plain dgemm call does it"));
  json_decref(plan);
}

/* What neither BLAS nor LAPACK has is not named; nothing is noted where one process is all there is, or was asked for, but where a matrix
 * has one block only. */
static void notes_are_to_the_point(void **state) {
  (void)state;
  run run = run_hscal("plan pdgemm n=10 --machine machines/hcl16.json");
  assert_non_null(strstr(run.out, "note        one process is enough; a plain dgemm call does it\n"));
  run = run_hscal("plan pdgemm n=10 --machine 1x1@10,ideal");
  assert_null(strstr(run.out, "enough"));
  run = run_hscal("plan pdgemm n=10 --per-node 1 --machine 1x4@10,ideal");
  assert_null(strstr(run.out, "enough"));
  run = run_hscal("plan pdgemm n=10 --processes 1 --machine 1x4@10,ideal");
  assert_null(strstr(run.out, "enough"));
  run = run_hscal("plan pdgemm n=10 --fix processes=1 --machine 1x4@10,ideal");
  assert_null(strstr(run.out, "enough"));
  run = run_hscal("plan pdtran n=50 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  assert_non_null(strstr(run.out, "one process is enough\n"));
  run = run_hscal("plan pdamax n=50 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  assert_non_null(strstr(run.out, "one process is enough; a plain idamax call does it\n"));
  run = run_hscal("plan pzhengst n=20 --machine '4x1@10, lat 50us, bw 100MB, ideal'"); /* LAPACK has no zhengst */
  assert_non_null(strstr(run.out, "one process is enough; a plain zhegst call does it\n"));
  run = run_hscal("plan pdgemm n=50 --fix grid=1x1 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  assert_null(strstr(run.out, "enough"));
  run = run_hscal("plan pdgemm n=50 --processes 1 --machine '4x1@10, lat 50us, bw 100MB, ideal'");
  assert_null(strstr(run.out, "enough"));
}

static void the_text_has_all_parts(void **state) {
  (void)state;
  static const char *const parts[] = {
      "pdgemm: 2 x 2 grid",
      "no other of these can be faster",
      "In short\n    4 processes run on 4 nodes of kind a; 1 node of kind b stays idle.\n",
      "    The best usual layout (",
      "    A process computes for ",
      "    The call would take ",
      "Where the time goes (every step was looked at)",
      "    all processes ",
      "    computes longest: a1 ",
      "What limits: computing on the nodes of kind a\n",
      "if a1 alone were 10 % fas",
      "left out, 1 of 1 of kind b: b",
      "    with one more node like a  ",
      "% less time\n",
      "times as long\n",
      "more than one process pays from about n = "};
  run run =
      run_hscal("plan pdgemm n=2000 --square-blocks --explain --machine '4x1@10 + 1x1@5, lat 20us, bw 1GB, ideal'");
  assert_int_equal(run.status, 0);
  assert_string_equal(run.err, "");
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (!strstr(run.out, parts[i])) fail_msg("there is no \"%s\" in\n%s", parts[i], run.out);
}

/* Of one process there is nothing to be said of messages. */
static void one_process_is_one(void **state) {
  (void)state;
  run run = run_hscal("explain pdgemm n=100 --machine 1x1@10,ideal");
  assert_non_null(strstr(run.out, "In short\n    1 process runs on 1 node.\n    This is a usual layout: "));
  assert_null(strstr(run.out, "A process computes for"));
}

/* hscal explain is plan --explain, whichever words come first. */
static void explain_is_a_command(void **state) {
  (void)state;
  static const char *const ways[] = {"plan pdgemm n=500 --explain --json --machine 2x2@10,ideal",
                                     "explain pdgemm n=500 --json --machine 2x2@10,ideal",
                                     "explain --json --machine 2x2@10,ideal pdgemm n=500"};
  json_t *root[3];
  for (int i = 0; i < 3; i++) {
    root[i] = run_json(ways[i]);
    assert_int_equal(json_object_del(root[i], "decision_s"), 0);
    assert_true(json_is_object(json_object_get(root[i], "explanation")));
    assert_true(json_equal(root[0], root[i]));
  }
  for (int i = 0; i < 3; i++) json_decref(root[i]);
  assert_string_equal(run_hscal("explain --help").err, "");
}

/* Copies of a matrix never gain from a slow network; nothing takes no time. */
static void nothing_is_no_limit(void **state) {
  (void)state;
  run run = run_hscal("plan pdgemr2d n=500 --explain --machine '3x1@10, lat 20us, bw 1GB, ideal'");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "What limits: nothing, it takes no time\n"));
  assert_non_null(strstr(run.out, "one process is enough up to n = "));
}

/* Long names are cut; a part of a letter in UTF-8 would be no JSON. */
static void long_names_are_told(void **state) {
  (void)state;
  static const char name[] = "\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc"
                             "\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc";
  char *text = source_text("machines/hcl16.json"), path[100], words[300];
  json_t *machine = json_loads(text, 0, NULL), *nodes = json_object_get(machine, "nodes");
  for (size_t i = 0; i < json_array_size(nodes); i++)
    json_object_set_new(json_array_get(nodes, i), "name", json_sprintf("%.*s%s%zu", (int)(i % 2), "a", name, i));
  snprintf(path, sizeof path, "/tmp/hscal-explain-%ld.json", (long)getpid());
  assert_int_equal(json_dump_file(machine, path, 0), 0);
  snprintf(words, sizeof words, "plan pdgemm n=500 --explain --machine %s --json", path);
  json_decref(run_json(words));
  snprintf(words, sizeof words, "plan pdgemm n=500 --explain --machine %s", path);
  json_t *valid = json_string(run_hscal(words).out); /* null: no UTF-8 */
  assert_non_null(valid);
  json_decref(valid);
  snprintf(words, sizeof words, "machine show %s", path);
  valid = json_string(run_hscal(words).out);
  assert_non_null(valid);
  json_decref(valid);
  json_decref(machine);
  free(text);
  unlink(path);
}

/* What takes no time is not as fast as what takes some. */
static void no_time_is_faster_than_any(void **state) {
  (void)state;
  json_t *plan = run_json("plan pdgetrf n=1 --json --machine '3x2@10 + 1x4@30, ideal'");
  assert_true(number(plan, "predicted_s") == 0);
  const json_t *fallback = json_object_get(plan, "default");
  assert_true(number(fallback, "predicted_s") > 0);
  assert_int_equal(strncmp(text(fallback, "reason"), "slower: ", strlen("slower: ")), 0);
  assert_null(strstr(text(fallback, "reason"), "inf"));
  json_decref(plan);
}

static void what_is_fixed_is_said(void **state) {
  (void)state;
  run run = run_hscal("plan pdgemm n=500 --fix processes=3 --explain --machine '4x1@10, lat 20us, bw 1GB, ideal'");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "nothing else is planned: the number of processes is given\n"));
  assert_null(strstr(run.out, "Small problems"));
}

static void it_is_refused_elsewhere(void **state) {
  (void)state;
  expect_refused("timeof pdgemm n=500 nb=64 grid=1x1 --explain --machine 1x1@1,ideal", 2,
                 "timeof does not take --explain");
  expect_refused("plan pdgemm n=500 --explain=yes --machine 1x1@1,ideal", 2, "--explain takes no value");
  expect_refused("plan pdgemm n=500 --explian --machine 1x1@1,ideal", 2, "did you mean \"--explain\"?");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shares_add_up),
      cmocka_unit_test(long_names_are_told),
      cmocka_unit_test(no_time_is_faster_than_any),
      cmocka_unit_test(one_process_only_computes),
      cmocka_unit_test(a_slow_link_limits),
      cmocka_unit_test(latency_limits),
      cmocka_unit_test(a_slow_node_is_waited_for),
      cmocka_unit_test(a_slow_node_is_left_out),
      cmocka_unit_test(leaving_out_costs),
      cmocka_unit_test(unverified_collectives_are_said),
      cmocka_unit_test(small_problems_need_one_process),
      cmocka_unit_test(notes_are_to_the_point),
      cmocka_unit_test(the_text_has_all_parts),
      cmocka_unit_test(one_process_is_one),
      cmocka_unit_test(explain_is_a_command),
      cmocka_unit_test(nothing_is_no_limit),
      cmocka_unit_test(what_is_fixed_is_said),
      cmocka_unit_test(it_is_refused_elsewhere),
  };
  return cmocka_run_group_tests_name("cli.explain", tests, NULL, NULL);
}
