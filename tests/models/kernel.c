/* Kernel times: the formula, measured points, and what lies outside of them. */
#include "cmocka_test.h"
#include "models/fixture.h"

#include <math.h>

static hscal_kernel_point points[] = {
    {100, 100, 32, 4e9}, {100, 100, 128, 8e9}, {1000, 1000, 32, 10e9}, {1000, 1000, 128, 20e9}, /* a table of four */
};
static hscal_kernel_speed measured = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 20e9, 0, 4, points, 1};
static hscal_node_class node = {
    .name = (char *)"n", .processors = 1, .copy_bytes_per_s = 4e9, .nspeeds = 1, .speeds = &measured};

static double speed(int m, int n, int k) {
  return 2.0 * m * n * k / hscal__kernel_seconds(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, m, n, k);
}

static void speed_grows_with_k(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10, half 32, ideal");
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

/* A square product as ever; a tall one of as many entries takes longer, a wide one as the machine says of wide ones. */
static void thin_products_pack_more(void **state) {
  (void)state;
  hscal_node_class thin = node;
  thin.tall_bytes_per_s = 1e9;
  double square_s = hscal__kernel_seconds(&thin, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 400, 400, 128);
  double tall_s = hscal__kernel_seconds(&thin, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 1600, 100, 128);
  double wide_s = hscal__kernel_seconds(&thin, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 100, 1600, 128);
  assert_near(square_s, 2.0 * 400 * 400 * 128 / speed(400, 400, 128), 1e-12);
  assert_near(tall_s, square_s + (1700 - 800) * 128 * 8 / 1e9, 1e-12); /* 400 is the root of 1600 * 100 */
  assert_near(wide_s, square_s, 1e-12);
  thin.wide_bytes_per_s = 2e9;
  wide_s = hscal__kernel_seconds(&thin, HSCAL_TYPE_Z, HSCAL_KERNEL_GEMM, 100, 1600, 128);
  assert_near(wide_s, 4 * square_s + (1700 - 800) * 128 * 16 / 2e9, 1e-12);
}

/* Rows are copied at their own rate, where the machine has one. */
static void single_rows_cost_more_than_columns(void **state) {
  (void)state;
  hscal_event copy = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_COPY, .m = 2, .n = 500, .is_row = 1};
  assert_near(hscal__event_seconds(&node, HSCAL_TYPE_D, &copy), 2 * 500 * 8 / 4e9, 1e-12);
  hscal_node_class slow = node;
  slow.row_bytes_per_s = 1e9;
  assert_near(hscal__event_seconds(&slow, HSCAL_TYPE_D, &copy), 2 * 500 * 8 / 1e9, 1e-12);
  copy.is_row = 0;
  assert_near(hscal__event_seconds(&slow, HSCAL_TYPE_D, &copy), 2 * 500 * 8 / 4e9, 1e-12);
}

static double seconds_of_kernel(const hscal_node_class *class, hscal_type type, hscal_kernel kernel, int m, int n,
                                int k) {
  return hscal__kernel_seconds(class, type, kernel, m, n, k);
}

/* Level 3 without a curve of its own: at the speed of the gemm that it amounts to. */
static void unmeasured_products_run_as_gemm(void **state) {
  (void)state;
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_SYMM, 32, 200, 0),
              2.0 * 32 * 32 * 200 / speed(32, 200, 32), 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_TRSM, 64, 300, 0),
              64.0 * 64 * 300 / speed(64, 300, 64), 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_SYRK, 0, 100, 32),
              100.0 * 101 * 32 / speed(100, 100, 32), 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_Z, HSCAL_KERNEL_HER2K, 0, 100, 32),
              8.0 * 100 * 101 * 32 / speed(100, 100, 32), 1e-12);
  hscal_event right = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_TRMM, .letters = "RUNN", .m = 300, .n = 64};
  assert_near(hscal__event_seconds(&node, HSCAL_TYPE_D, &right), 64.0 * 64 * 300 / speed(64, 300, 64), 1e-12);
}

/* Levels 1 and 2: half a copy's seconds per byte read or written, or the top speed of gemm. */
static void memory_limits_vectors(void **state) {
  (void)state;
  double per_byte = 1 / 8e9;
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMV, 100, 50, 0), 100 * 50 * 8 * per_byte, 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_GER, 100, 50, 0), 2 * 100 * 50 * 8 * per_byte, 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_SYMV, 0, 100, 0), 100 * 101 / 2 * 8 * per_byte,
              1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_S, HSCAL_KERNEL_DOT, 0, 100, 0), 2 * 100 * 4 * per_byte, 1e-12);
  assert_near(seconds_of_kernel(&node, HSCAL_TYPE_D, HSCAL_KERNEL_ADD, 10, 10, 0), 3 * 100 * 8 * per_byte, 1e-12);
  hscal_node_class no_copies = node;
  no_copies.copy_bytes_per_s = 0;
  assert_near(seconds_of_kernel(&no_copies, HSCAL_TYPE_D, HSCAL_KERNEL_GEMV, 100, 50, 0), 2.0 * 100 * 50 / 20e9, 1e-12);
}

/* A curve of its own goes before everything borrowed, and serves its family. */
static void measured_families_are_met(void **state) {
  (void)state;
  hscal_kernel_point trsm_points[] = {{32, 100, 0, 1e9}, {32, 1000, 0, 2e9}}, symv_points[] = {{0, 100, 0, 3e9}};
  hscal_kernel_speed speeds[] = {measured,
                                 {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 2e9, 0, 2, trsm_points, 1},
                                 {HSCAL_KERNEL_SYMV, HSCAL_TYPE_D, 3e9, 0, 1, symv_points, 1}};
  hscal_node_class own = node;
  own.nspeeds = 3, own.speeds = speeds;
  assert_near(seconds_of_kernel(&own, HSCAL_TYPE_D, HSCAL_KERNEL_TRSM, 32, 1000, 0), 32.0 * 32 * 1000 / 2e9, 1e-12);
  assert_near(seconds_of_kernel(&own, HSCAL_TYPE_Z, HSCAL_KERNEL_TRSM, 32, 100, 0), 4.0 * 32 * 32 * 100 / 1e9, 1e-12);
  assert_near(seconds_of_kernel(&own, HSCAL_TYPE_D, HSCAL_KERNEL_SYMV, 0, 500, 0), 2.0 * 500 * 500 / 3e9, 1e-12);
  assert_near(seconds_of_kernel(&own, HSCAL_TYPE_Z, HSCAL_KERNEL_HEMV, 0, 500, 0), 8.0 * 500 * 500 / 6e9, 1e-12);
}

/* Rotations go by their traffic, single numbers by the highest speed of gemm, both in the reals of a complex type. */
static void work_of_lapack_is_borrowed(void **state) {
  (void)state;
  hscal_event rotate = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_ROTATE, .m = 100, .n = 50, .in_reals = 1};
  hscal_event scalar = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_SCALAR, .m = 100, .n = 50, .in_reals = 1};
  for (int type = HSCAL_TYPE_D; type <= HSCAL_TYPE_Z; type += HSCAL_TYPE_Z - HSCAL_TYPE_D) {
    assert_near(hscal__event_seconds(&node, (hscal_type)type, &rotate), 2.0 * 100 * 50 * 8 / 8e9, 1e-12);
    assert_near(hscal__event_seconds(&node, (hscal_type)type, &scalar), 100 * 50 * 60 / 20e9, 1e-12);
    assert_float_equal(hscal__event_flops(&rotate, (hscal_type)type), 30000, 0);
  }
}

/* What bounds build on: no kernel is faster than its limit. */
static void no_kernel_exceeds_its_limit(void **state) {
  (void)state;
  for (int kernel = 0; kernel < HSCAL_KERNEL_COPY; kernel++)
    for (int size = 1; size < 3000; size = size * 3 / 2 + 1) {
      hscal_event event = {
          .kind = HSCAL_EVENT_COMPUTE, .kernel = (hscal_kernel)kernel, .letters = "L", .m = size, .n = size, .k = 40};
      double limit = hscal__kernel_limit_speed(&node, HSCAL_TYPE_C, (hscal_kernel)kernel);
      assert_true(hscal__event_flops(&event, HSCAL_TYPE_C) <=
                  limit * hscal__event_seconds(&node, HSCAL_TYPE_C, &event) * (1 + 1e-9));
    }
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
      cmocka_unit_test(thin_products_pack_more),
      cmocka_unit_test(single_rows_cost_more_than_columns),
      cmocka_unit_test(copies_cost_their_bytes),
      cmocka_unit_test(unmeasured_products_run_as_gemm),
      cmocka_unit_test(memory_limits_vectors),
      cmocka_unit_test(measured_families_are_met),
      cmocka_unit_test(work_of_lapack_is_borrowed),
      cmocka_unit_test(no_kernel_exceeds_its_limit),
      cmocka_unit_test(nothing_takes_no_time),
      cmocka_unit_test(an_unknown_speed_is_not_a_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
