/* Partitions of elements of unequal weight, against all there are. */
#include "base/random.h"
#include "cmocka_test.h"
#include "hscal.h"

#include <math.h>
#include <string.h>

enum { ELEMENTS = 7, PROCESSORS = 3 };

/* The least last finish of all assignments of the elements from `i` on. */
static double least_finish(int elements, const double *weights, int processors, const double *speeds, double *load,
                           int i) {
  double least = INFINITY, last = 0;
  for (int p = 0; p < processors; p++) last = fmax(last, load[p] / speeds[p]);
  if (i == elements) return last;
  for (int p = 0; p < processors; p++) {
    load[p] += weights[i];
    least = fmin(least, least_finish(elements, weights, processors, speeds, load, i + 1));
    load[p] -= weights[i];
  }
  return least;
}

static void none_ends_earlier(void **state) {
  (void)state;
  uint64_t random = 1;
  for (int test = 0; test < 500; test++) {
    double weights[ELEMENTS], speeds[PROCESSORS], load[PROCESSORS] = {0}, finish, last = 0;
    int owners[ELEMENTS], elements = hscal__random_between(&random, 0, ELEMENTS);
    int processors = hscal__random_between(&random, 1, PROCESSORS);
    for (int i = 0; i < elements; i++) weights[i] = hscal__random_between(&random, 0, 20);
    for (int p = 0; p < processors; p++) speeds[p] = hscal__random_between(&random, 1, 4);
    double least = least_finish(elements, weights, processors, speeds, load, 0);
    assert_int_equal(hscal_partition_weighted(elements, weights, processors, speeds, owners, &finish), 0);
    memset(load, 0, sizeof load);
    for (int i = 0; i < elements; i++) load[owners[i]] += weights[i];
    for (int p = 0; p < processors; p++) last = fmax(last, load[p] / speeds[p]);
    assert_true(finish == least && last == least);
  }
}

/* Longest first gives 7: 3 + 2 + 2 beside 3 + 2. */
static void branching_mends_longest_first(void **state) {
  (void)state;
  const double weights[] = {3, 3, 2, 2, 2}, speeds[] = {1, 1};
  int owners[5];
  double finish;
  assert_int_equal(hscal_partition_weighted(5, weights, 2, speeds, owners, &finish), 0);
  assert_true(finish == 6);
}

/* Too many to be branched out: an answer all the same, within the bound of longest first. */
static void many_elements_are_divided(void **state) {
  (void)state;
  enum { MANY = 5000, FEW = 40 };
  static double weights[MANY];
  static int owners[MANY];
  double speeds[FEW], finish, work = 0, speed = 0;
  uint64_t random = 2;
  for (int i = 0; i < MANY; i++) work += weights[i] = hscal__random_between(&random, 1, 1000);
  for (int p = 0; p < FEW; p++) speed += speeds[p] = hscal__random_between(&random, 1, 9);
  assert_int_equal(hscal_partition_weighted(MANY, weights, FEW, speeds, owners, &finish), 0);
  assert_true(finish >= work / speed && finish <= 1.01 * work / speed);
  assert_int_equal(hscal_partition_weighted(200, weights, FEW, speeds, owners, &finish), 0);
}

static void illegal_numbers_are_named(void **state) {
  (void)state;
  int owners[2];
  const double good[] = {1, 2}, negative[] = {1, -2}, zero[] = {1, 0};
  hscal_set_error_handler(NULL, NULL);
  assert_int_equal(hscal_partition_weighted(-1, good, 2, good, owners, NULL), -1);
  assert_int_equal(hscal_partition_weighted(2, NULL, 2, good, owners, NULL), -2);
  assert_int_equal(hscal_partition_weighted(2, good, 0, good, owners, NULL), -3);
  assert_int_equal(hscal_partition_weighted(2, good, 2, NULL, owners, NULL), -4);
  assert_int_equal(hscal_partition_weighted(2, good, 2, good, NULL, NULL), -5);
  assert_int_equal(hscal_partition_weighted(2, negative, 2, good, owners, NULL), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "element 1: weight -2"));
  assert_int_equal(hscal_partition_weighted(2, good, 2, zero, owners, NULL), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "processor 1: speed 0"));
  assert_int_equal(hscal_partition_weighted(0, NULL, 2, good, NULL, NULL), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(none_ends_earlier),
      cmocka_unit_test(branching_mends_longest_first),
      cmocka_unit_test(many_elements_are_divided),
      cmocka_unit_test(illegal_numbers_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
