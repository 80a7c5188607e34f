/* hscal plan --scan: the table, its JSON and picture, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CALL   "plan pdgemm n=1500 "
#define FOUR   "--machine '4x2@10, lat 10us, bw 1GB, ideal' "
#define UNLIKE "--machine '2x2@10 + 2x2@30, lat 10us, bw 1GB, ideal' "

static double number(const json_t *root, const char *key) {
  const json_t *value = json_object_get(root, key);
  if (!json_is_number(value)) fail_msg("%s is not a number", key);
  return json_number_value(value);
}

static const json_t *row_of(const json_t *root, size_t i) { return json_array_get(json_object_get(root, "rows"), i); }

static int is_near(double x, double y) { return fabs(x / y - 1) < 1e-6; }

/* ---- scans -------------------------------------------------------------------------------------------------- */

/* A row is what hscal plan says of a machine of so many nodes, unless fewer nodes are as fast. Speed-up, efficiency and cost are what
 * they are called. */
static void rows_are_plans(void **state) {
  (void)state;
  json_t *root = run_json(CALL FOUR "--scan nodes=1..4 --json");
  assert_int_equal(json_array_size(json_object_get(root, "rows")), 4);
  double first_s = number(row_of(root, 0), "predicted_s"), before_s = INFINITY;
  for (int nodes = 1; nodes <= 4; nodes++) {
    char words[200];
    snprintf(words, sizeof words, CALL "--json --machine '%dx2@10, lat 10us, bw 1GB, ideal'", nodes);
    json_t *plan = run_json(words);
    const json_t *row = row_of(root, (size_t)nodes - 1);
    double seconds = number(row, "predicted_s"), used = number(row, "nodes_used");
    assert_int_equal(number(row, "nodes"), nodes);
    assert_true(is_near(seconds, fmin(number(plan, "predicted_s"), before_s)));
    assert_true(is_near(number(row, "node_hours"), used * seconds / 3600));
    assert_true(is_near(number(row, "speed_up"), first_s / seconds));
    assert_true(is_near(number(row, "efficiency"), first_s / (used * seconds)));
    assert_true(number(row, "lower_s") <= seconds && seconds <= number(row, "upper_s"));
    before_s = seconds;
    json_decref(plan);
  }
  json_decref(root);
}

/* So many processes of 12 x 12 blocks help nobody: later rows keep the plan of fewer nodes. */
static void more_nodes_never_take_longer(void **state) {
  (void)state;
  json_t *root = run_json("plan pdgemm n=120 --json --scan nodes=1..9 --machine '9x2@10, lat 50us, bw 100MB, ideal'");
  double before_s = INFINITY;
  for (size_t i = 0; i < 9; i++) {
    double seconds = number(row_of(root, i), "predicted_s");
    assert_true(seconds <= before_s);
    assert_true(number(row_of(root, i), "nodes_used") <= number(row_of(root, i), "nodes"));
    before_s = seconds;
  }
  assert_true(number(row_of(root, 8), "nodes_used") < 9);
  json_decref(root);
  root = run_json(
      "plan pdgemm n=1000 --json --scan nodes=4,5 --machine '8x4@10, lat 20us, bw 1GB, ideal'"); /* a search on five finds what is 0.2 % slower */
  assert_true(number(row_of(root, 1), "predicted_s") <= number(row_of(root, 0), "predicted_s"));
  assert_int_equal(number(row_of(root, 1), "nodes"), 5);
  json_decref(root);
  run run = run_hscal("plan pdgemm n=120 --scan nodes=1..9 --machine '9x2@10, lat 50us, bw 100MB, ideal'");
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, " idle\n"));
}

/* The most nodes that pay, by the rows themselves. */
static void what_pays_is_told(void **state) {
  (void)state;
  json_t *root = run_json("plan pdgemm n=700 --json --scan nodes=1..8 --machine '8x2@10, lat 20us, bw 300MB, ideal'");
  int pays = 0, cheapest = 0, fastest = 0;
  double least_cost = INFINITY, least_s = INFINITY;
  for (size_t i = 0; i < 8; i++) {
    const json_t *row = row_of(root, i);
    int nodes = (int)number(row, "nodes"), is_own = number(row, "nodes_used") == nodes;
    if (number(row, "efficiency") >= 0.5 && is_own) pays = nodes;
    if (number(row, "node_hours") < least_cost) least_cost = number(row, "node_hours"), cheapest = nodes;
    if (number(row, "predicted_s") < least_s) least_s = number(row, "predicted_s"), fastest = nodes;
  }
  assert_int_equal(number(root, "pays_up_to"), pays);
  assert_int_equal(number(root, "least_node_hours"), cheapest);
  assert_int_equal(number(root, "least_time"), fastest);
  assert_true(pays < 8);
  json_decref(root);
  char told[80];
  run run = run_hscal("plan pdgemm n=700 --scan nodes=1..8 --machine '8x2@10, lat 20us, bw 300MB, ideal'");
  snprintf(told, sizeof told, pays > 1 ? "more nodes pay up to %d: beyond" : "more nodes than %d do not pay", pays);
  assert_non_null(strstr(run.out, told));
}

static void sizes_that_do_not_fit_are_rows_too(void **state) {
  (void)state;
  run run = run_hscal("plan pdgemm n=4000 --scan nodes=1,2,8 --machine '8x2@10, mem 60MB, lat 10us, bw 1GB, ideal'");
  assert_int_equal(run.status, 0);
  assert_string_equal(run.err, "");
  assert_non_null(strstr(run.out, "\n      1  does not fit\n      2  does not fit\n      8  "));
  assert_non_null(strstr(run.out, "are against 8 nodes\n"));
  assert_non_null(strstr(run.out, "  on 2 nodes: the operands take 0.384 GB"));
  json_t *root =
      run_json("plan pdgemm n=4000 --scan nodes=1,8 --json --machine '8x2@10, mem 60MB, lat 10us, bw 1GB, ideal'");
  assert_true(json_is_false(json_object_get(row_of(root, 0), "fits")));
  assert_true(json_is_true(json_object_get(row_of(root, 1), "fits")));
  assert_non_null(strstr(json_string_value(json_object_get(row_of(root, 0), "reason")), "0.384 GB"));
  json_decref(root);
  expect_refused("plan pdgemm n=4000 --scan nodes=1,2 --machine '8x2@10, mem 60MB, ideal'", 1, "on 2 of them: ");
  run = run_hscal(CALL "grid=4x1 --machine '4x1@10, ideal' --scan nodes=1..4");
  assert_int_equal(run.status, 0);
}

/* The second kind is faster. */
static void fast_kinds_come_first(void **state) {
  (void)state;
  json_t *root = run_json(CALL UNLIKE "--scan nodes=1..4 --json"), *order = json_object_get(root, "order");
  static const char *const names[] = {"b1", "b2", "a1", "a2"};
  for (size_t i = 0; i < 4; i++) assert_string_equal(json_string_value(json_array_get(order, i)), names[i]);
  json_decref(root);
  run run = run_hscal(CALL UNLIKE "--scan nodes=1..2");
  assert_non_null(strstr(run.out, "nodes are taken in the machine's order, the fastest kind first: b, a\n"));
}

static void numbers_of_nodes_are_read(void **state) {
  (void)state;
  static const struct {
    const char *words;
    int count, of[4];
  } rows[] = {{"nodes=1..4", 4, {1, 2, 3, 4}},
              {"nodes=1..4:x2", 3, {1, 2, 4}},
              {"nodes=1..4:2", 2, {1, 3}},
              {"nodes=1..4:x3", 2, {1, 3}},
              {"nodes=3", 1, {3}},
              {"nodes=2,4", 2, {2, 4}},
              {"nodes=4..4", 1, {4}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char words[200];
    snprintf(words, sizeof words, "plan pdgemm n=300 --json --scan %s --machine 4x1@10", rows[i].words);
    json_t *root = run_json(words);
    assert_int_equal(json_array_size(json_object_get(root, "rows")), rows[i].count);
    for (int r = 0; r < rows[i].count; r++) assert_int_equal(number(row_of(root, (size_t)r), "nodes"), rows[i].of[r]);
    json_decref(root);
  }
}

static void garbage_is_refused(void **state) {
  (void)state;
  static const struct {
    const char *scan, *error;
    int status;
  } rows[] = {{"nodes=0..5", "there is nothing to plan on 0 nodes", 2},
              {"nodes=5..1", "numbers of nodes must rise, 1 follows 5", 2},
              {"nodes=1,4,2", "numbers of nodes must rise, 2 follows 4", 2},
              {"nodes=1,1", "numbers of nodes must rise, 1 follows 1", 2},
              {"nodes=1..1000000", "more than 256 numbers of nodes", 2},
              {"nodes=1..1000000:x2", "the machine has 4 nodes", 1},
              {"nodes=1..5", "--scan nodes=1..5: the machine has 4 nodes", 1},
              {"nodes=1..4:0", "with :0 it never ends", 2},
              {"nodes=1..4:x1", "with :x1 it never ends", 2},
              {"nodes=1..99999999999999999999", "it must be numbers of nodes, such as nodes=1..64", 2},
              {"nodes=-1..4", "it must be numbers of nodes", 2},
              {"nodes=1..", "it must be numbers of nodes", 2},
              {"nodes=1...4", "it must be numbers of nodes", 2},
              {"nodes=1..4x", "it must be numbers of nodes", 2},
              {"nodes=1,", "it must be numbers of nodes", 2},
              {"nodes=", "it must be numbers of nodes", 2},
              {"processes=1..4", "it must be numbers of nodes", 2},
              {"x", "it must be numbers of nodes", 2}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char words[200];
    snprintf(words, sizeof words, CALL FOUR "--scan %s", rows[i].scan);
    expect_refused(words, rows[i].status, rows[i].error);
  }
  expect_refused(CALL FOUR "--scan nodes=1..4 --explain", 2, "--explain is about one plan");
  expect_refused(CALL FOUR "--scan nodes=1..4 from=2x2:64", 2, "from= is about one plan");
  expect_refused(CALL FOUR "--scan nodes=1..4 --objective node-hours", 2, "--objective is about one plan");
  expect_refused(CALL FOUR "--scan nodes=1..4 --wisdom w.json", 2, "--wisdom is about one plan");
  expect_refused(CALL FOUR "--plot a.svg", 2, "--plot draws what --scan nodes=1..64 finds");
  expect_refused(CALL FOUR "--scan nodes=1..4 --plot a.pdf", 2, "--plot a.pdf: the name must end in .svg or .png");
  expect_refused("timeof pdgemm n=500 nb=64 grid=1x1 --machine 1x1@1 --scan nodes=1", 2, "does not take --scan");
}

/* 0: there is no such file. */
static size_t read_file(const char *name, char *text, size_t size) {
  char path[200];
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *in = fopen(path, "r");
  size_t length = in ? fread(text, 1, size - 1, in) : 0;
  if (in) fclose(in);
  text[length] = 0;
  return length;
}

/* The script has the rows; gnuplot, where it is, makes a picture of it. */
static void scans_are_drawn(void **state) {
  (void)state;
  static char text[1 << 20];
  char words[300], line[80];
  snprintf(words, sizeof words, CALL FOUR "--scan nodes=1..4 --plot %s/a.svg", run_folder);
  run run = run_hscal_with("PATH=/nowhere", words);
  assert_int_equal(run.status, 1);
  assert_non_null(strstr(run.err, "gnuplot is not there to draw"));
  assert_true(read_file("a.gp", text, sizeof text) > 500);
  json_t *root = run_json(CALL FOUR "--scan nodes=1..4 --json");
  for (size_t i = 0; i < 4; i++) {
    snprintf(line, sizeof line, "\n%d %.10g ", (int)i + 1, number(row_of(root, i), "predicted_s"));
    assert_non_null(strstr(text, line));
  }
  json_decref(root);
  if (system("gnuplot --version >/dev/null 2>&1") != 0) return;
  assert_int_equal(run_hscal(words).status, 0);
  assert_true(read_file("a.svg", text, sizeof text) > 1000);
  assert_non_null(strstr(text, "the most that pays"));
  assert_non_null(strstr(text, "</svg>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_are_plans),        cmocka_unit_test(more_nodes_never_take_longer),
      cmocka_unit_test(what_pays_is_told),     cmocka_unit_test(sizes_that_do_not_fit_are_rows_too),
      cmocka_unit_test(fast_kinds_come_first), cmocka_unit_test(numbers_of_nodes_are_read),
      cmocka_unit_test(garbage_is_refused),    cmocka_unit_test(scans_are_drawn),
  };
  return cmocka_run_group_tests_name("cli.scan", tests, run_make_folder, run_remove_folder);
}
