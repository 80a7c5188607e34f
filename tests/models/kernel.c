/* Kernel times: the formula, measured points, and what lies outside of them. */
#include "cmocka_test.h"
#include "models/fixture.h"

#include <math.h>

static hscal_kernel_point points[] = {
    {100, 100, 32, 4e9}, {100, 100, 128, 8e9}, {1000, 1000, 32, 10e9}, {1000, 1000, 128, 20e9}, /* a table of four */
};
static hscal_kernel_speed measured = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 20e9, 0, 4, points};
static hscal_node_class node = {
    .name = (char *)"n", .processors = 1, .copy_bytes_per_s = 4e9, .nspeeds = 1, .speeds = &measured};

static double speed(int m, int n, int k) {
  return 2.0 * m * n * k / hscal__kernel_seconds(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, m, n, k);
}

static void speed_grows_with_k(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10, half 32");
  const hscal_node_class *class = hscal__node(machine, 0);
  assert_near(hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 50, 40, 32), 2.0 * 50 * 40 * 32 / 5e9,
              1e-12);
  assert_near(hscal__kernel_seconds(class, HSCAL_TYPE_S, HSCAL_KERNEL_GEMM, 50, 40, 32), 2.0 * 50 * 40 * 32 / 10e9,
              1e-12);
  assert_near(hscal__kernel_seconds(class, HSCAL_TYPE_Z, HSCAL_KERNEL_GEMM, 50, 40, 32), 8.0 * 50 * 40 * 32 / 5e9,
              1e-12);
  hscal_machine_free(machine);
}

static void points_are_met(void **state) {
  (void)state;
  for (int i = 0; i < 4; i++) assert_near(speed(points[i].m, points[i].n, points[i].k), points[i].flops_per_s, 1e-12);
}

static void between_points_logarithms_count(void **state) {
  (void)state;
  assert_near(speed(1000, 1000, 64), 15e9, 1e-12); /* 64 is half way from 32 to 128 */
  assert_near(speed(1000, 100, 32), 7e9, 1e-12);   /* 1e5 is half way from 1e4 to 1e6 */
  assert_near(speed(100, 1000, 64), (7e9 + 14e9) / 2, 1e-12);
}

static void outside_of_points_nothing_is_absurd(void **state) {
  (void)state;
  assert_near(speed(5000, 5000, 1000), 20e9, 1e-12);
  assert_near(speed(1, 1, 32), 4e9, 1e-12);
  /* Narrower than measured: seconds go on falling as from 128 to 32, where 3/4 of the flops less take half the time. */
  double t128 = 128 / 20e9, t32 = 32 / 10e9, t16 = t32 - (t128 - t32) / 96 * 16;
  assert_near(speed(1000, 1000, 16), 16 / t16, 1e-9);
  for (int k = 1; k < 32; k++) assert_true(speed(1000, 1000, k) < speed(1000, 1000, k + 1) && speed(1000, 1000, k) > 0);
}

static void the_best_speed_is_no_lower_than_any(void **state) {
  (void)state;
  for (int k = 1; k <= 300; k++) {
    assert_true(speed(300, 200, k) <= hscal__kernel_best_speed(&node, HSCAL_TYPE_D, 300, 200, 300) * (1 + 1e-12));
    assert_true(speed(300, 200, k) <= hscal__kernel_top_speed(&node, HSCAL_TYPE_D, 300) * (1 + 1e-12));
  }
}

static void copies_cost_their_bytes(void **state) {
  (void)state;
  assert_near(hscal__kernel_seconds(&node, HSCAL_TYPE_D, HSCAL_KERNEL_COPY, 100, 50, 0), 100 * 50 * 8 / 4e9, 1e-12);
  hscal_node_class no_copies = node;
  no_copies.copy_bytes_per_s = 0;
  assert_true(hscal__kernel_seconds(&no_copies, HSCAL_TYPE_D, HSCAL_KERNEL_COPY, 100, 50, 0) == 0);
}

static void nothing_takes_no_time(void **state) {
  (void)state;
  assert_true(hscal__kernel_seconds(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 0, 10, 10) == 0);
  assert_true(hscal__kernel_seconds(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 10, 10, 0) == 0);
}

static void an_unknown_speed_is_not_a_number(void **state) {
  (void)state;
  hscal_node_class empty = {.name = (char *)"empty", .processors = 1};
  assert_true(isnan(hscal__kernel_seconds(&empty, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 10, 10, 10)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(speed_grows_with_k),
      cmocka_unit_test(points_are_met),
      cmocka_unit_test(between_points_logarithms_count),
      cmocka_unit_test(outside_of_points_nothing_is_absurd),
      cmocka_unit_test(the_best_speed_is_no_lower_than_any),
      cmocka_unit_test(copies_cost_their_bytes),
      cmocka_unit_test(nothing_takes_no_time),
      cmocka_unit_test(an_unknown_speed_is_not_a_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
