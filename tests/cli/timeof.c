/* hscal timeof: predictions of a layout that is named. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <string.h>

#define HCL16 " --machine machines/hcl16.json"

static double seconds_of(const char *words, const char *key) {
  json_t *root = run_json(words), *seconds = json_object_get(root, key);
  assert_true(json_is_real(seconds));
  double value = json_real_value(seconds);
  json_decref(root);
  return value;
}

static double predicted(const char *words) { return seconds_of(words, "predicted_s"); }

/* One process: nothing but the kernel, 2 n^3 operations at the speed of the machine. */
static void test_alone(void **state) {
  (void)state;
  double seconds = predicted("timeof pdgemm n=1000 nb=100 grid=1x1 --machine '1x1@10, half 0, ideal' --json");
  assert_in_range(seconds * 1e6, 200000 - 2000, 200000 + 2000);
}

static void test_json(void **state) {
  (void)state;
  json_t *root = run_json("timeof pdgemm n=800 nb=64 mb=32 panel=48 grid=2x3 --json" HCL16);
  assert_string_equal(json_string_value(json_object_get(root, "routine")), "pdgemm");
  assert_int_equal(json_integer_value(json_array_get(json_object_get(root, "grid"), 0)), 2);
  assert_int_equal(json_integer_value(json_array_get(json_object_get(root, "grid"), 1)), 3);
  assert_int_equal(json_integer_value(json_object_get(root, "mb")), 32);
  assert_int_equal(json_integer_value(json_object_get(root, "nb")), 64);
  assert_int_equal(json_integer_value(json_object_get(root, "panel")), 48);
  const json_t *placement = json_object_get(root, "placement");
  assert_int_equal(json_array_size(placement), 6);
  assert_string_equal(json_string_value(json_array_get(placement, 0)), "hcl01");
  assert_string_equal(json_string_value(json_array_get(placement, 5)), "hcl06");
  json_decref(root);
}

/* A process on the slowest computer makes the whole run slower; the order of equal nodes does not matter. */
static void test_placement(void **state) {
  (void)state;
  double fast = predicted("timeof pdgemm n=800 nb=64 grid=1x2 --placement hcl16,hcl14 --json" HCL16);
  double slow = predicted("timeof pdgemm n=800 nb=64 grid=1x2 --placement hcl16,hcl10 --json" HCL16);
  assert_true(slow > 1.2 * fast);
  run one = run_hscal("timeof pdgemm n=8 nb=4 grid=2x2 --placement hcl01,hcl02,hcl03" HCL16);
  assert_int_equal(one.status, 2);
  assert_non_null(strstr(one.err, "--placement names 3 nodes, the grid 2 x 2 has 4 processes"));
  run unknown = run_hscal("timeof pdgemm n=8 nb=4 grid=1x1 --placement hlc01" HCL16);
  assert_int_equal(unknown.status, 2);
  assert_non_null(strstr(unknown.err, "the machine has no node \"hlc01\"; did you mean \"hcl01\"?"));
}

static json_int_t number_of(const json_t *root, const char *node) {
  json_int_t count = 0;
  size_t p;
  json_t *name;
  json_array_foreach(json_object_get(root, "placement"), p, name) count += !strcmp(json_string_value(name), node);
  return count;
}

#define LOGGED "timeof pdgeqrf m=2148 n=2098 mb=104 nb=24 grid=16x6 --threads 2 --processes-per-node 16 --processes 100"
#define NODES  " --machine '7x32@30, lat 2us, bw 10GB, threads 0.9, ideal'"

/* A run of a log: 100 processes of 2 threads were started, 16 on each node of 32 cores, and 96 stand on the grid; process k is on node
 * k / 16. Nodes of 16 processors with the speed of 2 threads mean the same. */
static void test_run_of_a_log(void **state) {
  (void)state;
  json_t *root = run_json(LOGGED " --json" NODES);
  assert_int_equal(json_integer_value(json_object_get(root, "mb")), 104);
  assert_int_equal(json_integer_value(json_object_get(root, "nb")), 24);
  assert_int_equal(json_integer_value(json_object_get(root, "threads")), 2);
  assert_null(json_object_get(root, "warning"));
  assert_int_equal(number_of(root, "a1"), 16);
  assert_int_equal(number_of(root, "a6"), 16);
  assert_int_equal(number_of(root, "a7"), 0);
  double seconds = json_real_value(json_object_get(root, "predicted_s"));
  json_decref(root);
  double alike = predicted("timeof pdgeqrf m=2148 n=2098 mb=104 nb=24 grid=16x6 --json"
                           " --machine '7x16@54, lat 2us, bw 10GB, ideal'");
  double single = predicted("timeof pdgeqrf m=2148 n=2098 mb=104 nb=24 grid=16x6 --per-node 16 --json" NODES);
  assert_true(seconds > 0.99 * alike && seconds < 1.01 * alike);
  assert_true(single > 1.02 * seconds);
  assert_non_null(
      strstr(run_hscal(LOGGED NODES).out, "grid 16 x 6\nprocesses of 2 threads, 16 on each node\npredicted "));
}

static void test_order(void **state) {
  (void)state;
  json_t *root = run_json("timeof pdgemm n=80 nb=8 grid=2x2 --per-node 2 --order column --json --machine '2x4@10'");
  const json_t *placement = json_object_get(root, "placement");
  static const char *const names[] = {"a1", "a2", "a1", "a2"};
  for (size_t p = 0; p < 4; p++) assert_string_equal(json_string_value(json_array_get(placement, p)), names[p]);
  json_decref(root);
}

/* Threads that the machine does not know have an assumed speed, and that is said. */
static void test_assumed_threads(void **state) {
  (void)state;
  static const char said[] = "no speeds for processes of 2 threads on a: 1.9 times those of one thread are assumed "
                             "(a doubling leaves each thread 95 % of its speed)";
  run text = run_hscal("timeof pdgemm n=80 nb=8 grid=2x2 --threads 2 --machine '2x4@10, ideal'");
  assert_int_equal(text.status, 0);
  assert_non_null(strstr(text.out, said));
  json_t *root = run_json("timeof pdgemm n=80 nb=8 grid=2x2 --threads 2 --json --machine '2x4@10, ideal'");
  assert_string_equal(json_string_value(json_object_get(root, "warning")), said);
  json_decref(root);
}

/* What was started and where, said wrongly. */
static void test_processes_that_do_not_fit(void **state) {
  (void)state;
  static const struct {
    int status;
    const char *words, *complaint;
  } wrong[] = {
      {1, "--threads 2 --processes-per-node 3", "3 processes of 2 threads on each node: at most 2 fit on a1"},
      {1, "--processes-per-node 5", "5 processes on each node: at most 4 fit on a1"},
      {1, "--processes-per-node 1", "a grid of 2 x 2 has 4 processes; the 2 nodes of the machine hold 2"},
      {1, "--processes-per-node 2 --processes 5",
       "5 processes are started, and the machine has 2 nodes with 2 each: 4"},
      {1, "--threads 5", "processes of 5 threads: the nodes of the machine have at most 4 cores"},
      {2, "--threads 0", "--threads 0: it must be at least 1"},
      {2, "--processes 3", "grid=2x2 takes 4 processes, and --processes says that 3 are started"},
      {2, "--order up", "--order up: it must be row or column"},
      {2, "--per-node 2 --processes-per-node 2", "--per-node is given twice"},
      {2, "--per-node 2 --placement a1,a1,a1,a1", "--placement names the node of each process: leave out --per-node"},
      {2, "--order row --placement a1,a1,a1,a1", "--placement names the node of each process: leave out --order"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char words[200];
    snprintf(words, sizeof words, "timeof pdgemm n=80 nb=8 grid=2x2 --machine '2x4@10, ideal' %s", wrong[i].words);
    run result = run_hscal(words);
    assert_int_equal(result.status, wrong[i].status);
    assert_string_equal(result.out, "");
    if (!strstr(result.err, wrong[i].complaint)) fail_msg("%s: %s", wrong[i].words, result.err);
  }
  run small = run_hscal("timeof pdgemm n=80 nb=8 grid=2x2 --threads 2 --machine '1x2@10 + 1x1@10, ideal'");
  assert_int_equal(small.status, 1);
  assert_non_null(strstr(small.err, "process 1 is on b, a node of fewer cores than its 2 threads"));
}

/* There are more efforts than the command has words for. */
static void test_model_is_what_is_meant_without_a_word(void **state) {
  (void)state;
  static const char call[] =
      "timeof pdpotrf n=4000 nb=32 grid=4x4 --machine '2x2@10, lat 20us, bw 100MB, ideal' --json";
  char words[sizeof call + 32];
  snprintf(words, sizeof words, "%s --effort model", call);
  assert_true(predicted(words) == predicted(call));
}

/* A table of collectives that nobody compared with the library makes the interval wider, and both forms say so. */
static void test_unverified_collectives(void **state) {
  (void)state;
#define AS(library) "timeof pdpotrf n=400 nb=32 grid=2x2 --machine '4x1@10, mpi " library "'"
  json_t *wide = run_json(AS("impi") " --json"), *counted = run_json(AS("mpich-4") " --json");
  assert_true(json_is_false(json_object_get(wide, "collectives_verified")));
  assert_true(json_is_true(json_object_get(counted, "collectives_verified")));
  assert_true(json_real_value(json_object_get(wide, "interval_error")) >
              json_real_value(json_object_get(counted, "interval_error")));
  json_decref(wide), json_decref(counted);
  run text = run_hscal(AS("impi"));
  assert_non_null(strstr(text.out, "\ncollectives as impi, unverified: this adds to +-\n"));
  text = run_hscal(AS("mpich-4"));
  assert_null(strstr(text.out, "unverified"));
#undef AS
}

/* Both ways to name the machine, and the efforts, which must agree about what they predict. */
static void test_machine_and_effort(void **state) {
  (void)state;
  run named = run_hscal_with("HSCAL_MACHINE=machines/hcl16.json", "timeof pdgemm n=2048 nb=64 grid=4x4");
  assert_int_equal(named.status, 0);
  char from_environment[256];
  assert_true(strlen(named.out) < sizeof from_environment);
  strcpy(from_environment, named.out);
  assert_string_equal(run_hscal("timeof pdgemm n=2048 nb=64 grid=4x4" HCL16).out, from_environment);
  assert_non_null(strstr(from_environment, "pdgemm, m = n = k = 2048, nb 64, panel 32, grid 4 x 4\npredicted "));
  double full = predicted("timeof pdgemm n=2048 nb=64 grid=4x4 --effort full --json" HCL16);
  double model = predicted("timeof pdgemm n=2048 nb=64 grid=4x4 --json" HCL16);
  double estimate = seconds_of("timeof pdgemm n=2048 nb=64 grid=4x4 --effort=estimate --json" HCL16, "lower_bound_s");
  assert_true(model > 0.95 * full && model < 1.05 * full);
  assert_true(estimate > 0 && estimate < 0.99 * full); /* a bound: it leaves waiting out */
}

/* A lower bound is not told as a prediction, nor is its absence. */
static void test_estimates_are_bounds(void **state) {
  (void)state;
  run known = run_hscal("timeof pdgemm n=2048 nb=64 grid=4x4 --effort estimate" HCL16);
  assert_int_equal(known.status, 0);
  assert_non_null(strstr(known.out, "grid 4 x 4\nat least "));
  assert_null(strstr(known.out, "predicted"));
  run unknown = run_hscal("timeof pdgemr2d n=512 nb=64 grid=1x1 --effort estimate" HCL16);
  assert_int_equal(unknown.status, 0);
  assert_non_null(strstr(unknown.out, "\nno lower bound is known"));
  static const char *const words[] = {"timeof pdgemm n=2048 nb=64 grid=4x4 --effort estimate --json" HCL16,
                                      "timeof pdgemr2d n=512 nb=64 grid=1x1 --effort estimate --json" HCL16};
  for (int i = 0; i < 2; i++) {
    json_t *root = run_json(words[i]);
    assert_null(json_object_get(root, "predicted_s"));
    assert_int_equal(json_is_null(json_object_get(root, "lower_bound_s")), i);
    json_decref(root);
  }
}

/* What would take minutes and all memory says so, and what to do instead. */
static void test_too_many_events(void **state) {
  (void)state;
  run full = run_hscal("timeof pdgetrf n=2147483646 nb=64 grid=4x4 --effort full" HCL16);
  assert_int_equal(full.status, 1);
  assert_string_equal(full.out, "");
  assert_non_null(strstr(full.err, "more than 100000000 times is too much for"));
  assert_non_null(strstr(full.err, "HSCAL_EFFORT_MODEL (--effort model) times a sample"));
}

/* A grid that no plan has is refused at once, not tried. */
static void test_too_many_processes(void **state) {
  (void)state;
  run huge = run_hscal("timeof pdasum n=32 nb=3 grid=2147483647x1" HCL16);
  assert_int_equal(huge.status, 1);
  assert_string_equal(huge.out, "");
  assert_non_null(
      strstr(huge.err, "a grid of 2147483647 x 1 has 2147483647 processes; timeof predicts for at most 131072"));
}

/* The panel width is told where the routine looks at it. */
static void test_panels_where_there_are_panels(void **state) {
  (void)state;
  static const char *const with[] = {"pdtrsv", "pdsyr", "pdtran", "pdtrsm"};
  static const char *const without[] = {"pdaxpy", "pdnrm2", "pdgemv", "pdger"};
  char words[128];
  for (int i = 0; i < 4; i++) {
    snprintf(words, sizeof words, "timeof %s n=100 nb=8 grid=2x2" HCL16, with[i]);
    assert_non_null(strstr(run_hscal(words).out, "n = 100, nb 8, panel 32, grid 2 x 2\n"));
    snprintf(words, sizeof words, "timeof %s n=100 nb=8 grid=2x2" HCL16, without[i]);
    assert_non_null(strstr(run_hscal(words).out, "n = 100, nb 8, grid 2 x 2\n"));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_alone),
      cmocka_unit_test(test_json),
      cmocka_unit_test(test_placement),
      cmocka_unit_test(test_run_of_a_log),
      cmocka_unit_test(test_order),
      cmocka_unit_test(test_assumed_threads),
      cmocka_unit_test(test_processes_that_do_not_fit),
      cmocka_unit_test(test_estimates_are_bounds),
      cmocka_unit_test(test_too_many_events),
      cmocka_unit_test(test_model_is_what_is_meant_without_a_word),
      cmocka_unit_test(test_unverified_collectives),
      cmocka_unit_test(test_machine_and_effort),
      cmocka_unit_test(test_too_many_processes),
      cmocka_unit_test(test_panels_where_there_are_panels),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
