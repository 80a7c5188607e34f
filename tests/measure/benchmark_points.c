/* Which shapes are measured: the first, and what their speeds leave open. */
#include "measure/benchmark_points.h"
#include "cmocka_test.h"
#include "machine/speed.h"

#include <math.h>

static hscal_shapes first(double flops_per_s, double seconds, double matrix_bytes, double *largest_flops) {
  const hscal_shape_limits limits = {flops_per_s, seconds, matrix_bytes};
  hscal_shapes shapes;
  hscal__shapes_first(&limits, &shapes, largest_flops);
  assert_in_range(shapes.count, 1, HSCAL_MOST_SHAPES);
  for (int i = 0; i < shapes.count; i++) /* nothing twice */
    assert_int_equal(hscal__shapes_find(&shapes, &shapes.shape[i]), i);
  return shapes;
}

static double flops_of(const hscal_shapes *shapes) {
  double flops = 0;
  for (int i = 0; i < shapes->count; i++) flops += hscal__shape_flops(&shapes->shape[i]);
  return flops;
}

static int count_of(const hscal_shapes *shapes, hscal_kernel kernel, hscal_type type) {
  int count = 0;
  for (int i = 0; i < shapes->count; i++) count += shapes->shape[i].kernel == kernel && shapes->shape[i].type == type;
  return count;
}

static void shapes_fit_time_and_memory(void **state) {
  (void)state;
  double largest, slow_largest, small_largest;
  hscal_shapes fast = first(30e9, 15, 1e9, &largest), slow = first(5e8, 1, 1e9, &slow_largest),
               small = first(30e9, 15, 1e6, &small_largest);
  for (int type = HSCAL_TYPE_S; type <= HSCAL_TYPE_Z; type++) /* every level of every type */
    assert_true(count_of(&fast, HSCAL_KERNEL_GEMM, (hscal_type)type) > 8 &&
                count_of(&fast, HSCAL_KERNEL_TRSM, (hscal_type)type) > 4 &&
                count_of(&fast, HSCAL_KERNEL_SYMV, (hscal_type)type) > 1);
  assert_true(count_of(&fast, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D) >
              18); /* the panel widths of PBLAS, each for three sizes */
  assert_true(flops_of(&fast) / 30e9 < 15);
  assert_true(slow_largest < largest && flops_of(&slow) < flops_of(&fast) / 20);
  assert_true(count_of(&slow, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D) >= 6);
  for (int i = 0; i < small.count; i++)
    assert_true(hscal__shape_entries(&small.shape[i]) * (double)hscal__type_bytes(small.shape[i].type) <= 1e6);
  static const hscal_shape z = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_Z, 10, 10, 3, 1, 0},
                           trsm = {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 5, 7, 0, 1, 0};
  assert_true(hscal__shape_flops(&z) == 2 * 4 * 10 * 10 * 3);
  assert_true(hscal__shape_flops(&trsm) == 5 * 5 * 7);
}

/* A speed that is no straight line over the logarithm of the size: it falls where the matrix leaves the cache. */
static double falling(const hscal_shape *shape) {
  return shape->kernel != HSCAL_KERNEL_GEMM ? 1e9 : shape->n < 700 ? 30e9 : 10e9;
}

/* One that is, save for a percent. */
static double straight(const hscal_shape *shape) { return 1e9 * (10 + log(shape->n)) * (1 + 0.01 * (shape->n % 3)); }

/* Measures what is asked for until nothing is; returns how many shapes came on top. */
static int refine_all(hscal_shapes *shapes, double (*speed)(const hscal_shape *), double largest) {
  int before = shapes->count;
  double speeds[HSCAL_MOST_SHAPES];
  static hscal_shapes more;
  do {
    for (int i = 0; i < shapes->count; i++) speeds[i] = speed(&shapes->shape[i]);
    more.count = 0;
    hscal__shapes_refine(shapes, speeds, 0.05, largest, 1e9, &more);
    for (int i = 0; i < more.count; i++) {
      assert_int_equal(hscal__shapes_find(shapes, &more.shape[i]), -1);
      assert_true(hscal__shape_flops(&more.shape[i]) <= largest);
      assert_true(hscal__shapes_add(shapes, &more.shape[i]));
    }
  } while (more.count > 0);
  return shapes->count - before;
}

static void curves_are_looked_at_where_they_bend(void **state) {
  (void)state;
  double largest;
  hscal_shapes shapes = first(60e9, 100, 1e9, &largest);
  assert_int_equal(refine_all(&shapes, straight, largest), 0);
  int more = refine_all(&shapes, falling, largest);
  assert_in_range(more, 20, 150);
  /* The fall is found: both steps of the ladder around it are there, for every panel width. */
  static const int widths[] = {8, 16, 32, 64, 128, 256, 512}, around[] = {512, 768};
  for (int i = 0; i < 14; i++) {
    int size = around[i % 2];
    hscal_shape shape = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, size, size, widths[i / 2], 1, 0};
    assert_true(hscal__shapes_find(&shapes, &shape) >= 0);
  }
  assert_int_equal(refine_all(&shapes, falling, largest), 0);
}

/* What a node could not measure (0) is no bend. */
static void what_is_not_known_asks_for_nothing(void **state) {
  (void)state;
  double largest, speeds[HSCAL_MOST_SHAPES] = {0};
  hscal_shapes shapes = first(30e9, 15, 1e9, &largest);
  static hscal_shapes more;
  hscal__shapes_refine(&shapes, speeds, 0.05, largest, 1e9, &more);
  assert_int_equal(more.count, 0);
}

static void threads_and_one_alone(void **state) {
  (void)state;
  double largest;
  const hscal_shape_limits limits = {30e9, 20, 1e9}, short_time = {30e9, 0.1, 1e9};
  hscal_shapes shapes = first(30e9, 15, 1e9, &largest), four, alone, few;
  hscal__shapes_of_threads(4, 0, &limits, largest, &four);
  hscal__shapes_of_threads(4, 0, &short_time, largest, &few);
  hscal__shapes_of_threads(1, 1, &limits, largest, &alone);
  assert_true(few.count > 0 && few.count < four.count);
  for (int i = 0; i < four.count; i++) assert_true(four.shape[i].threads == 4 && !four.shape[i].alone);
  int both = 0; /* alone is compared with the same shape in company */
  for (int i = 0; i < alone.count; i++) {
    assert_true(alone.shape[i].threads == 1 && alone.shape[i].alone);
    hscal_shape full = alone.shape[i];
    full.alone = 0;
    both += hscal__shapes_find(&shapes, &full) >= 0;
  }
  assert_true(both >= 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_fit_time_and_memory), cmocka_unit_test(curves_are_looked_at_where_they_bend),
      cmocka_unit_test(what_is_not_known_asks_for_nothing), cmocka_unit_test(threads_and_one_alone)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
