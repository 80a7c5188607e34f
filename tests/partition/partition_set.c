/* Partitions of sets: against all partitions there are, and the figures of the theses that the problem is from. */
#include "base/random.h"
#include "cmocka_test.h"
#include "hscal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROCESSORS = 4, MOST_POINTS = 3 };

typedef struct drawn {
  int elements, processors, points, has_limits;
  double speeds[MOST_PROCESSORS * MOST_POINTS];
  int sizes[MOST_PROCESSORS * MOST_POINTS], limits[MOST_PROCESSORS];
} drawn;

/* ---- against brute force ------------------------------------------------------------------------------------------ */

/* The definition once more, written plainly: linear between points, constant outside. */
static double seconds(const drawn *set, int i, int elements) {
  const double *speed = set->speeds + i * set->points;
  const int *size = set->sizes + i * set->points;
  int last = set->points - 1, k = 0;
  if (elements == 0) return 0;
  if (last == 0 || elements <= size[0]) return elements / speed[0];
  if (elements >= size[last]) return elements / speed[last];
  while (size[k + 1] < elements) k++;
  return elements /
         (speed[k] + (speed[k + 1] - speed[k]) * (double)(elements - size[k]) / (double)(size[k + 1] - size[k]));
}

/* The least last finish of all ways to divide `left` elements among processor `i` and those behind it. */
static double least_finish(const drawn *set, int i, int left) {
  double least = INFINITY;
  int most = set->has_limits && set->limits[i] < left ? set->limits[i] : left;
  if (i == set->processors - 1) return most < left ? INFINITY : seconds(set, i, left);
  for (int x = 0; x <= most; x++) {
    double finish = fmax(seconds(set, i, x), least_finish(set, i + 1, left - x));
    if (finish < least) least = finish;
  }
  return least;
}

/* A curve on which time rises: the next speed is below the last one's times the ratio of sizes. */
static void draw_curve(uint64_t *random, drawn *set, int i) {
  double *speed = set->speeds + i * set->points;
  int *size = set->sizes + i * set->points;
  speed[0] = 0.5 + 9.5 * hscal__random_part(random);
  size[0] = hscal__random_between(random, 1, 4);
  for (int k = 1; k < set->points; k++) {
    size[k] = size[k - 1] + hscal__random_between(random, 1, 5);
    speed[k] = hscal__random_part(random) * 0.99 * speed[k - 1] * size[k] / size[k - 1];
  }
  if (set->points > 1 && hscal__random_between(random, 0, 4) == 0) speed[set->points - 1] = 0;
}

static drawn draw(uint64_t *random) {
  drawn set = {.elements = hscal__random_between(random, 0, 14),
               .processors = hscal__random_between(random, 1, MOST_PROCESSORS),
               .points = hscal__random_between(random, 1, MOST_POINTS),
               .has_limits = hscal__random_between(random, 0, 1)};
  for (int i = 0; i < set.processors; i++) {
    draw_curve(random, &set, i);
    set.limits[i] = hscal__random_between(random, 0, 8);
  }
  return set;
}

static void check_drawn(const drawn *set) {
  int counts[MOST_PROCESSORS] = {0}, sum = 0;
  double finish_s = -1, last_s = 0, least_s = least_finish(set, 0, set->elements);
  int status = hscal_partition_set(set->elements, set->processors, set->points, set->speeds, set->sizes,
                                   set->has_limits ? set->limits : NULL, counts, &finish_s);
  assert_int_equal(status, isinf(least_s) ? HSCAL_ERROR_NO_FIT : 0);
  if (status) return;
  for (int i = 0; i < set->processors; i++) {
    if (set->has_limits) assert_true(counts[i] <= set->limits[i]);
    last_s = fmax(last_s, seconds(set, i, counts[i]));
    sum += counts[i];
  }
  assert_int_equal(sum, set->elements);
  assert_true(fabs(last_s - least_s) <= 1e-12 * least_s);
  assert_true(fabs(finish_s - least_s) <= 1e-12 * least_s);
}

static void none_ends_earlier(void **state) {
  (void)state;
  uint64_t random = 1;
  hscal_set_error_handler(NULL, NULL);
  for (int i = 0; i < 3000; i++) {
    drawn set = draw(&random);
    check_drawn(&set);
  }
}

/* ---- large sets --------------------------------------------------------------------------------------------------- */

/* As many elements as an int holds; nobody is done more than one element after another. */
static void large_sets_are_balanced(void **state) {
  (void)state;
  enum { PROCESSORS = 500, ELEMENTS = 2000000000 };
  double speeds[PROCESSORS];
  int counts[PROCESSORS];
  int64_t sum = 0;
  double finish_s;
  for (int i = 0; i < PROCESSORS; i++) speeds[i] = 1 + i % 7 + 0.125 * (i % 3);
  assert_int_equal(hscal_partition_set(ELEMENTS, PROCESSORS, 1, speeds, NULL, NULL, counts, &finish_s), 0);
  for (int i = 0; i < PROCESSORS; i++) {
    sum += counts[i];
    assert_true((counts[i] + 1) / speeds[i] >= finish_s);
  }
  assert_true(sum == ELEMENTS);
}

static void equal_processors_fill_in_order(void **state) {
  (void)state;
  const double speeds[] = {2, 2, 2, 4};
  int counts[4];
  assert_int_equal(hscal_partition_set(3, 4, 1, speeds, NULL, NULL, counts, NULL), 0);
  assert_memory_equal(counts, ((const int[]){1, 0, 0, 2}),
                      sizeof counts); /* 2 at speed 4 take as long as 1 at speed 2 */
}

/* ---- figures ------------------------------------------------------------------------------------------------------ */

static void expect_parts(int elements, int processors, const double *speeds, const int *expected) {
  int counts[8];
  assert_int_equal(hscal_partition_set(elements, processors, 1, speeds, NULL, NULL, counts, NULL), 0);
  assert_memory_equal(counts, expected, (size_t)processors * sizeof *counts);
}

/* Source: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), figures 3.18 and 5.5: a generalised block of 6 x 6 elements on 3 x 3
 * processors, cut Cartesian (columns by the sums of their speeds, rows likewise) and column by column. */
static void generalised_blocks_are_cut_as_in_the_hmpi_thesis(void **state) {
  (void)state;
  expect_parts(6, 3, (const double[]){.11 + .17 + .05, .17 + .09 + .25, .05 + .08 + .03}, (const int[]){2, 3, 1});
  expect_parts(6, 3, (const double[]){.11 + .17 + .05, .17 + .09 + .08, .05 + .25 + .03}, (const int[]){2, 2, 2});
  expect_parts(6, 3, (const double[]){.11 + .17 + .05, .25 + .09 + .17, .05 + .08 + .03}, (const int[]){2, 3, 1});
  expect_parts(6, 3, (const double[]){.11, .17, .05}, (const int[]){2, 3, 1});
  expect_parts(6, 3, (const double[]){.25, .09, .17}, (const int[]){3, 1, 2});
  expect_parts(6, 3, (const double[]){.05, .08, .03}, (const int[]){2, 3, 1});
}

/* A partition map of Prophet: `count` processors of each kind, milliseconds per instruction, and the entries that are
 * printed, which are rounded one by one. */
typedef struct partition_map {
  int rows, count[3], entry[3];
  double cost_ms[3];
} partition_map;

/* Source: J. B. Weissman, PhD thesis, Univ. of Virginia, 1995, tables 7.2 to 7.9 (Gaussian elimination, stencil), equation
 * 4.5. */
static void partition_maps_are_those_of_prophet(void **state) {
  (void)state;
  const partition_map maps[] = {{512, {2, 0, 0}, {256, 0, 0}, {1e-4, 3.19e-4, 6e-4}},
                                {2048, {6, 0, 0}, {341, 0, 0}, {1e-4, 3.19e-4, 6e-4}},
                                {128, {3, 0, 0}, {43, 0, 0}, {1e-4, 3.19e-4, 6e-4}},
                                {512, {6, 8, 0}, {61, 18, 0}, {1e-4, 3.19e-4, 6e-4}},
                                {1024, {6, 8, 5}, {110, 34, 18}, {1e-4, 3.19e-4, 6e-4}},
                                {2048, {6, 8, 6}, {178, 95, 36}, {1.5e-4, 2.8e-4, 7.2e-4}}};
  for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
    double speeds[20];
    int counts[20], entry[20], n = 0;
    for (int kind = 0; kind < 3; kind++)
      for (int i = 0; i < maps[m].count[kind]; i++, n++)
        speeds[n] = 1 / maps[m].cost_ms[kind], entry[n] = maps[m].entry[kind];
    assert_int_equal(hscal_partition_set(maps[m].rows, n, 1, speeds, NULL, NULL, counts, NULL), 0);
    for (int i = 0; i < n; i++) assert_true(abs(counts[i] - entry[i]) <= 1);
  }
}

/* Source: HMPI thesis, 4.7.1: the line through the origin. Speeds that fall as 12 - x and 24 - x meet it where 3 and 6 of 9
 * elements are: 3/9 = 6/18. With at most 5 on the second one the first takes the rest (4.7.2). */
static void curves_are_cut_by_a_line_through_the_origin(void **state) {
  (void)state;
  const double speeds[] = {11, 0, 23, 0};
  const int sizes[] = {1, 12, 1, 24}, limits[] = {12, 5};
  int counts[2];
  double finish_s;
  assert_int_equal(hscal_partition_set(9, 2, 2, speeds, sizes, NULL, counts, &finish_s), 0);
  assert_memory_equal(counts, ((const int[]){3, 6}), sizeof counts);
  assert_true(fabs(finish_s - 1. / 3) < 1e-15);
  assert_int_equal(hscal_partition_set(9, 2, 2, speeds, sizes, limits, counts, NULL), 0);
  assert_memory_equal(counts, ((const int[]){4, 5}), sizeof counts);
}

/* ---- what is illegal ---------------------------------------------------------------------------------------------- */

static void expect_refused(int status, const char *reason) {
  assert_int_not_equal(status, 0);
  assert_non_null(strstr(hscal_last_error(), reason));
}

static void illegal_numbers_are_named(void **state) {
  (void)state;
  int counts[2] = {-7, -7};
  const double good[] = {1, 2}, negative[] = {1, -2}, unknown[] = {1, NAN}, rising[] = {1, 2, 1, 4}, nothing[] = {0, 0};
  const int doubled[] = {1, 2, 1, 3}, unordered[] = {2, 2, 1, 2}, none[] = {0, 1, 1, 2}, limits[] = {1, -1},
            tight[] = {1, 1};
  hscal_set_error_handler(NULL, NULL);
  assert_int_equal(hscal_partition_set(-1, 2, 1, good, NULL, NULL, counts, NULL), -1);
  assert_int_equal(hscal_partition_set(1, 0, 1, good, NULL, NULL, counts, NULL), -2);
  assert_int_equal(hscal_partition_set(1, 2, 0, good, NULL, NULL, counts, NULL), -3);
  assert_int_equal(hscal_partition_set(1, 2, 1, NULL, NULL, NULL, counts, NULL), -4);
  assert_int_equal(hscal_partition_set(1, 1, 2, good, NULL, NULL, counts, NULL), -5);
  assert_int_equal(hscal_partition_set(1, 2, 1, good, NULL, NULL, NULL, NULL), -7);
  expect_refused(hscal_partition_set(1, 2, 1, negative, NULL, NULL, counts, NULL), "processor 1: speed -2");
  expect_refused(hscal_partition_set(1, 2, 1, unknown, NULL, NULL, counts, NULL), "processor 1: speed nan");
  expect_refused(hscal_partition_set(1, 2, 2, rising, doubled, NULL, counts, NULL), "processor 0: 1 elements");
  expect_refused(hscal_partition_set(1, 2, 2, rising, unordered, NULL, counts, NULL), "size 2 of point 1");
  expect_refused(hscal_partition_set(1, 2, 2, rising, none, NULL, counts, NULL), "size 0 of point 0");
  expect_refused(hscal_partition_set(1, 2, 1, good, NULL, limits, counts, NULL), "processor 1: limit -1");
  assert_int_equal(hscal_partition_set(3, 2, 1, good, NULL, tight, counts, NULL), HSCAL_ERROR_NO_FIT);
  expect_refused(hscal_partition_set(3, 2, 1, nothing, NULL, NULL, counts, NULL), "places for 0 only");
  assert_int_equal(counts[0], -7); /* nothing is written in all this */
  assert_int_equal(hscal_partition_set(0, 2, 1, nothing, NULL, NULL, counts, NULL), 0);
  assert_int_equal(counts[0], 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(none_ends_earlier),
      cmocka_unit_test(large_sets_are_balanced),
      cmocka_unit_test(equal_processors_fill_in_order),
      cmocka_unit_test(generalised_blocks_are_cut_as_in_the_hmpi_thesis),
      cmocka_unit_test(partition_maps_are_those_of_prophet),
      cmocka_unit_test(curves_are_cut_by_a_line_through_the_origin),
      cmocka_unit_test(illegal_numbers_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
