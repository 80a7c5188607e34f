/* Curves with an absurd point: it is named, replaced, and nothing else is suspected. */
#include "machine/outliers.h"
#include "base/text.h"
#include "cmocka_test.h"
#include "machine/machine_builder.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int sizes[] = {64, 128, 256, 512, 1024, 2000}, ks[] = {8, 16, 32, 64, 128, 256, 512};
enum { SIZES = 6, KS = 7, POINTS = SIZES * KS };

/* A table as measured: slow where panels are narrow or blocks small. */
static hscal_machine *measured(void) {
  hscal_machine *machine = NULL;
  hscal_kernel_speed *speed;
  const char *name = "node";
  assert_int_equal(hscal__machine_new(1, &machine), 0);
  machine->classes[0] = (hscal_node_class){.name = hscal__copy_text("kind"), .processors = 4, .memory_bytes = 8e9};
  assert_int_equal(hscal__machine_add_nodes(machine, 0, 1, &name), 0);
  assert_int_equal(hscal__class_add_speed(&machine->classes[0], HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 0, 0, POINTS, &speed),
                   0);
  for (int i = 0; i < POINTS; i++) {
    int n = sizes[i / KS], k = ks[i % KS];
    speed->points[i] = (hscal_kernel_point){n, n, k, 60e9 * k / (k + 30.0) * n / (n + 200.0)};
  }
  hscal__speed_set_peak(speed);
  assert_int_equal(hscal__curve_new(6, &machine->layer[HSCAL_LAYER_NETWORK].seconds), 0);
  for (int i = 0; i < 6; i++) {
    machine->layer[HSCAL_LAYER_NETWORK].seconds.x[i] = 8 * pow(16, i);
    machine->layer[HSCAL_LAYER_NETWORK].seconds.y[i] = 20e-6 + 8 * pow(16, i) / 1e9;
  }
  return machine;
}

static hscal_kernel_point *point_of(hscal_machine *machine, int i) { return &machine->classes[0].speeds[0].points[i]; }

static void expect_no_warnings(hscal_machine *machine) {
  assert_int_equal(hscal__machine_replace_outliers(machine), 0);
  assert_string_equal(hscal_machine_warnings(machine), "");
}

static void honest_curves_are_believed(void **state) {
  (void)state;
  unsigned seed = 1;
  for (int round = 0; round < 50; round++) {
    hscal_machine *machine = measured();
    for (int i = 0; i < POINTS && round > 0; i++) { /* each off by up to 30 % */
      seed = seed * 1103515245u + 12345u;
      point_of(machine, i)->flops_per_s *= 0.7 + 0.6 * (seed >> 16) / 65536.0;
    }
    double before = point_of(machine, 20)->flops_per_s;
    expect_no_warnings(machine);
    assert_true(point_of(machine, 20)->flops_per_s == before);
    hscal_machine_free(machine);
  }
}

/* As steep as a curve can be: all calls take the same time, whatever their size. */
static void the_steepest_curve_is_believed(void **state) {
  (void)state;
  hscal_machine *machine = measured();
  for (int i = 0; i < POINTS; i++) {
    hscal_kernel_point *point = point_of(machine, i);
    point->flops_per_s = 1e3 * point->m * point->n * point->k;
  }
  expect_no_warnings(machine);
  hscal_machine_free(machine);
}

static void every_absurd_point_is_found(void **state) {
  (void)state;
  static const double factors[] = {1.0 / 1000, 1.0 / 50, 50, 1000};
  for (int i = 0; i < POINTS; i++)
    for (int f = 0; f < 4; f++) {
      char words[80];
      hscal_machine *machine = measured();
      hscal_kernel_point *point = point_of(machine, i);
      double truth = point->flops_per_s;
      point->flops_per_s *= factors[f];
      hscal__speed_set_peak(&machine->classes[0].speeds[0]);
      assert_int_equal(hscal__machine_replace_outliers(machine), 0);
      snprintf(words, sizeof words, "poisoned curve: nodes[0] kind: dgemm %d x %d x %d has ", point->m, point->n,
               point->k);
      const char *warning = hscal_machine_warnings(machine);
      if (strncmp(warning, words, strlen(words)) != 0) fail_msg("%s... expected, got \"%s\"", words, warning);
      assert_null(strchr(warning, '\n')); /* nothing else is suspected */
      double off = point->flops_per_s / truth;
      if (off < 1 / 2.5 || off > 2.5) fail_msg("%s... replaced by %g of the truth", words, off);
      double peak = machine->classes[0].speeds[0].flops_per_s;
      assert_true(peak <= 60e9 && peak > 40e9);
      hscal_machine_free(machine);
    }
}

static void absurd_messages_are_found(void **state) {
  (void)state;
  hscal_machine *machine = measured();
  hscal_curve *curve = &machine->layer[HSCAL_LAYER_NETWORK].seconds;
  curve->y[5] *= 100;
  assert_int_equal(hscal__machine_replace_outliers(machine), 0);
  assert_int_equal(
      strncmp(hscal_machine_warnings(machine), "poisoned curve: messages between nodes: 8388608 bytes take ", 59), 0);
  assert_true(fabs(curve->y[5] / (20e-6 + 8388608 / 1e9) - 1) < 0.01);
  hscal_machine_free(machine);
  machine = measured();
  curve = &machine->layer[HSCAL_LAYER_NETWORK].seconds;
  curve->y[0] /= 1000;
  assert_int_equal(hscal__machine_replace_outliers(machine), 0);
  assert_non_null(strstr(hscal_machine_warnings(machine), "messages between nodes: 8 bytes take"));
  assert_true(fabs(curve->y[0] / 20e-6 - 1) < 0.02);
  hscal_machine_free(machine);
}

/* Of several points there is one line, which counts them; each has its own among the repairs. */
static void many_points_are_counted(void **state) {
  (void)state;
  hscal_machine *machine = measured();
  point_of(machine, 2)->flops_per_s *= 1000;
  point_of(machine, 40)->flops_per_s *= 1000;
  machine->layer[HSCAL_LAYER_NETWORK].seconds.y[5] *= 100;
  assert_int_equal(hscal__machine_replace_outliers(machine), 0);
  assert_string_equal(hscal_machine_warnings(machine), "poisoned curves: 3 points of 2 curves contradicted their "
                                                       "neighbours and were replaced: hscal machine show lists them");
  int lines = 1;
  for (const char *at = machine->repairs; (at = strchr(at, '\n')); at++) lines++;
  assert_int_equal(lines, 3);
  assert_non_null(strstr(machine->repairs, "dgemm 64 x 64 x 32 has"));
  assert_non_null(strstr(machine->repairs, "dgemm 2000 x 2000 x 256 has"));
  assert_non_null(strstr(machine->repairs, "messages between nodes: 8388608 bytes take"));
  hscal_machine_free(machine);
}

/* Nobody can say which of two is right. */
static void two_points_are_believed(void **state) {
  (void)state;
  hscal_machine *machine = measured();
  machine->classes[0].speeds[0].npoints = 2;
  point_of(machine, 1)->flops_per_s *= 1000;
  expect_no_warnings(machine);
  hscal_machine_free(machine);
}

static void files_of_the_project_are_believed(void **state) {
  (void)state;
  static const char *const files[] = {HSCAL_MACHINES "/hcl16.json", HSCAL_MACHINES "/two_generations.json",
                                      HSCAL_MACHINES "/cori-haswell.json"};
  for (int i = 0; i < 3; i++) {
    hscal_machine *machine = NULL;
    assert_int_equal(hscal_machine_load(files[i], &machine), 0);
    assert_string_equal(hscal_machine_warnings(machine), "");
    hscal_machine_free(machine);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(honest_curves_are_believed),        cmocka_unit_test(the_steepest_curve_is_believed),
      cmocka_unit_test(every_absurd_point_is_found),       cmocka_unit_test(absurd_messages_are_found),
      cmocka_unit_test(many_points_are_counted),           cmocka_unit_test(two_points_are_believed),
      cmocka_unit_test(files_of_the_project_are_believed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
