/* Models in text by their public functions: values, predictions, plans, and what is said of errors. */
#include "cmocka_test.h"
#include "model_file.h"

#include <math.h>
#include <stdlib.h>

/* A row of p processes, each with its volume. On these machines a gemm of 100 takes 2 10^6 operations: 0.2 ms at 10 Gflop/s. */
static const char row[] = "algorithm row(int p, double v[p]) {\n  coord I=p;\n  bench gemm(100, 100, 100);\n"
                          "  node { I>=0: bench*v[I]; };\n  link { I>0: length*1000 [I]->[I-1]; };\n  parent[p-1];\n"
                          "  scheme { int i; par (i = 0; i < p; i++) 100 %% [i]; };\n};\n";
static const char ideal[] = "3x1@10, lat 1us, bw 1GB, ideal";

static double seconds_of(hscal_model *model, const hscal_machine *machine, int nprow, int npcol) {
  double seconds = -1;
  if (hscal_model_timeof(model, machine, nprow, npcol, NULL, &seconds)) fail_msg("%s", hscal_last_error());
  return seconds;
}

/* But for the barrier behind it, of some microseconds. */
static void expect_near(double value, double expected) {
  if (fabs(value - expected) > 1e-5 + 1e-9 * fabs(expected)) fail_msg("%.15g, not %.15g", value, expected);
}

static void volumes_take_their_time(void **state) {
  (void)state;
  hscal_model *model = model_of_text(row, "p=3 v=10,40,20");
  hscal_machine *machine = machine_of(ideal);
  expect_near(seconds_of(model, machine, 0, 0), 40 * 2e-4);
  expect_near(seconds_of(model, machine, 1, 3), 40 * 2e-4);
  assert_int_equal(hscal_model_set(model, "v=7"), 0); /* of each */
  expect_near(seconds_of(model, machine, 0, 0), 7 * 2e-4);
  assert_int_equal(hscal_model_set(model, "p=2 v=1,2\n"), 0);
  expect_near(seconds_of(model, machine, 0, 0), 2 * 2e-4);
  assert_int_equal(hscal_model_set(model, "bench=gemm:200,100,100"), 0);
  expect_near(seconds_of(model, machine, 0, 0), 4 * 2e-4);
  hscal_machine_free(machine);
  hscal_model_free(model);
}

static void nodes_may_be_named(void **state) {
  (void)state;
  const int swapped[] = {1, 0}, nowhere[] = {0, 7};
  double seconds;
  hscal_model *model = model_of_text(row, "p=? v=10");
  hscal_machine *machine = machine_of("1x1@10 + 1x1@20, lat 1us, bw 1GB, ideal");
  assert_int_equal(hscal_model_timeof(model, machine, 1, 1, swapped, &seconds), 0);
  expect_near(seconds, 10 * 1e-4);
  assert_int_equal(hscal_model_timeof(model, machine, 1, 2, nowhere, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_model_timeof(model, machine, 2, 1, NULL, &seconds), HSCAL_ERROR_NO_GRID);
  assert_int_equal(hscal_model_timeof(model, machine, -1, 1, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  expect_reason("left open");
  hscal_machine_free(machine);
  hscal_model_free(model);
}

/* With as much work as each is fast, all take a second; the fastest comes first, wherever it stands. */
static void speeds_are_the_machines(void **state) {
  (void)state;
  const int fastest_first[] = {1, 2, 0};
  double seconds;
  hscal_model *model = model_of_text(row, "p=3 v=machine");
  hscal_machine *machine = machine_of("1x1@5 + 1x1@20 + 1x1@10, lat 1us, bw 1GB, ideal");
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, fastest_first, &seconds), 0);
  expect_near(seconds, 1);
  expect_near(seconds_of(model, machine, 0, 0), 4); /* the slowest with the work of the fastest */
  hscal_machine_free(machine);
  machine = machine_of("1x2@10, lat 1us, bw 1GB, ideal"); /* 0 beyond its processors */
  expect_near(seconds_of(model, machine, 0, 0), 1);
  hscal_machine_free(machine);
  hscal_model_free(model);
}

static const char counted[] = "algorithm counted(int most, int p) {\n  coord I=p;\n  require p <= most;\n"
                              "  bench gemm(1000, 100, 100);\n  node { I>=0: bench*(1.0*most/p); };\n"
                              "  scheme { int i; par (i = 0; i < p; i++) 100 %% [i]; };\n};\n";

static void processors_are_counted(void **state) {
  (void)state;
  double seconds;
  hscal_model *model = model_of_text(counted, "most=machine p=4");
  hscal_machine *four = machine_of("2x2@1, lat 1us, bw 1GB, ideal"), *two = machine_of("1x2@1, ideal");
  expect_near(seconds_of(model, four, 0, 0), 0.02);
  assert_int_equal(hscal_model_timeof(model, two, 0, 0, NULL, &seconds), HSCAL_ERROR_NO_GRID);
  expect_near(seconds_of(model, four, 0, 0), 0.02);
  hscal_machine_free(two);
  hscal_machine_free(four);
  hscal_model_free(model);
}

static int only_rows(int nprow, int npcol, void *data) {
  ++*(int *)data;
  return nprow == 1 && npcol > 1;
}

static int none(int nprow, int npcol, void *data) { return (void)nprow, (void)npcol, (void)data, 0; }

static void plans_take_what_is_left_open(void **state) {
  (void)state;
  hscal_model *model;
  hscal_plan *plan;
  int looks = 0;
  assert_int_equal(hscal_model_load(MODELS "/stencil.pm", "n=2000 steps=10 p=? q=?", &model), 0);
  hscal_machine *machine = machine_of("4x1@10, lat 5us, bw 1GB, ideal");
  assert_int_equal(hscal_model_plan(model, machine, NULL, &plan), 0);
  assert_int_equal(plan->nprocs, 4);
  assert_string_equal(plan->routine, "stencil.pm");
  assert_string_equal(plan->arguments, "n=2000 steps=10 p=? q=?");
  double seconds;
  assert_int_equal(hscal_model_timeof(model, machine, plan->nprow, plan->npcol, plan->node_of, &seconds), 0);
  assert_true(fabs(plan->predicted_s - seconds) <= 1e-9 * seconds);
  hscal_plan_free(plan);
  assert_int_equal(hscal_model_prune(model, only_rows, &looks), 0);
  assert_int_equal(hscal_model_plan(model, machine, NULL, &plan), 0);
  assert_int_equal(plan->nprow, 1);
  assert_int_equal(plan->npcol, 4);
  assert_true(looks > 0);
  hscal_plan_free(plan);
  assert_int_equal(hscal_model_prune(model, none, NULL), 0);
  assert_int_equal(hscal_model_plan(model, machine, NULL, &plan), HSCAL_ERROR_NO_GRID);
  assert_null(plan);
  hscal_machine_free(machine);
  hscal_model_free(model);
}

static void errors_say_where(void **state) {
  (void)state;
  hscal_model *model = (hscal_model *)state;
  assert_int_equal(hscal_model_load(MODELS "/no.pm", NULL, &model), HSCAL_ERROR_FILE);
  assert_null(model);
  assert_int_equal(hscal_model_load(MODELS "/stencil.pm", "n=10 stpes=3", &model), HSCAL_ERROR_ARGUMENT);
  assert_null(model);
  expect_reason("did you mean steps=?");
  assert_int_equal(hscal_model_load(MODELS "/stencil.pm", "n=10 bench=stone:3", &model), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(load_text("algorithm a(int p) {\n  coord I=m;\n};\n", NULL, &model), HSCAL_ERROR_ARGUMENT);
  assert_null(model);
  expect_reason(":2:11: \"m\" is not declared");
  expect_reason("\n  coord I=m;");
  assert_int_equal(hscal_model_load(NULL, NULL, &model), -1);
  assert_int_equal(hscal_model_load(MODELS "/stencil.pm", NULL, NULL), -3);
}

/* What was given before stays. */
static void words_that_are_refused_change_nothing(void **state) {
  (void)state;
  double seconds;
  hscal_model *model = model_of_text(row, "p=2");
  hscal_machine *machine = machine_of(ideal);
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  expect_reason("v=");
  assert_int_equal(hscal_model_set(model, "v=3,4"), 0);
  assert_int_equal(hscal_model_set(model, "v=5,x"), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_model_set(model, "w=5"), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_model_set(model, "v"), HSCAL_ERROR_ARGUMENT);
  expect_near(seconds_of(model, machine, 0, 0), 4 * 2e-4);
  assert_int_equal(hscal_model_set(model, "v=3,4,5"), 0);
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, &seconds), HSCAL_ERROR_NO_GRID);
  expect_reason("v has 2 elements");
  hscal_machine_free(machine);
  hscal_model_free(model);
}

static void null_pointers_are_refused(void **state) {
  (void)state;
  double seconds;
  hscal_plan *plan;
  hscal_model *model = model_of_text(row, "p=1 v=1");
  hscal_machine *machine = machine_of(ideal);
  assert_int_equal(hscal_model_set(NULL, ""), -1);
  assert_int_equal(hscal_model_set(model, NULL), -2);
  assert_int_equal(hscal_model_prune(NULL, NULL, NULL), -1);
  assert_int_equal(hscal_model_timeof(NULL, machine, 0, 0, NULL, &seconds), -1);
  assert_int_equal(hscal_model_timeof(model, NULL, 0, 0, NULL, &seconds), -2);
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, NULL), -6);
  assert_int_equal(hscal_model_plan(NULL, machine, NULL, &plan), -1);
  assert_int_equal(hscal_model_plan(model, NULL, NULL, &plan), -2);
  assert_int_equal(hscal_model_plan(model, machine, NULL, NULL), -4);
  hscal_model_free(NULL);
  hscal_machine_free(machine);
  hscal_model_free(model);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(volumes_take_their_time),
      cmocka_unit_test(nodes_may_be_named),
      cmocka_unit_test(speeds_are_the_machines),
      cmocka_unit_test(processors_are_counted),
      cmocka_unit_test(plans_take_what_is_left_open),
      cmocka_unit_test(errors_say_where),
      cmocka_unit_test(words_that_are_refused_change_nothing),
      cmocka_unit_test(null_pointers_are_refused),
  };
  setenv("HSCAL_QUIET", "1", 1);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
