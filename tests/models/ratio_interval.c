/* Intervals of ratios: kinds of pairs, what a machine says of itself, and what its model_error stands for. */
#include "models/predict/ratio_interval.h"
#include "cmocka_test.h"

#include <math.h>

static void pairs_are_told_apart_by_their_grids(void **state) {
  (void)state;
  assert_int_equal(hscal__pair_kind(4, 6, 4, 6, 1), HSCAL_PAIR_SAME_GRID);
  assert_int_equal(hscal__pair_kind(4, 6, 4, 6, 0), HSCAL_PAIR_SIMILAR_GRID); /* on other nodes */
  assert_int_equal(hscal__pair_kind(4, 6, 1, 24, 0), HSCAL_PAIR_OTHER_GRID);
  assert_int_equal(hscal__pair_kind(4, 6, 6, 4, 1), HSCAL_PAIR_SIMILAR_GRID);
  assert_int_equal(hscal__pair_kind(4, 6, 5, 5, 1), HSCAL_PAIR_SIMILAR_GRID);
  assert_int_equal(hscal__pair_kind(22, 23, 16, 32, 1), HSCAL_PAIR_SIMILAR_GRID);
  assert_int_equal(hscal__pair_kind(4, 6, 1, 24, 1), HSCAL_PAIR_OTHER_GRID);
  assert_int_equal(hscal__pair_kind(4, 6, 3, 7, 1), HSCAL_PAIR_OTHER_GRID);
  assert_int_equal(hscal__pair_kind(1, 1, 1, 2, 1), HSCAL_PAIR_OTHER_GRID);
}

static double width(const hscal_machine *machine, int kind) {
  return hscal__ratio_half_width(machine, (hscal_pair_kind)kind);
}

/* The less two layouts are alike the less of their errors cancels; on a machine that is known exactly nothing is in doubt. */
static void a_model_error_stands_in(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load("4x4@10, error 0.1, ideal", &machine), 0);
  assert_true(width(machine, HSCAL_PAIR_SAME_GRID) < width(machine, HSCAL_PAIR_SIMILAR_GRID));
  assert_true(width(machine, HSCAL_PAIR_SIMILAR_GRID) < width(machine, HSCAL_PAIR_OTHER_GRID));
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) {
    double at_a_tenth = width(machine, k);
    assert_true(at_a_tenth > 0.05 && at_a_tenth < 0.3);
    machine->model_error = 0;
    assert_true(width(machine, k) == 0);
    machine->model_error = 1;
    assert_true(isinf(width(machine, k)));
    machine->model_error = 0.1;
  }
  assert_true(hscal__machine_noise(machine) == 0);
  hscal_machine_free(machine);
}

static void what_the_machine_says_counts(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load("4x4@10, error 0.1, ideal", &machine), 0);
  double usual = width(machine, HSCAL_PAIR_OTHER_GRID);
  machine->ratio_errors.half_width[HSCAL_PAIR_SIMILAR_GRID] = 0.04;
  machine->ratio_errors.half_width[HSCAL_PAIR_SAME_GRID] = 0;
  machine->ratio_errors.noise = 0.02;
  assert_true(width(machine, HSCAL_PAIR_SIMILAR_GRID) == 0.04 && width(machine, HSCAL_PAIR_SAME_GRID) == 0);
  assert_true(width(machine, HSCAL_PAIR_OTHER_GRID) == usual);
  assert_true(hscal__machine_noise(machine) == 0.02);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pairs_are_told_apart_by_their_grids),
      cmocka_unit_test(a_model_error_stands_in),
      cmocka_unit_test(what_the_machine_says_counts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
