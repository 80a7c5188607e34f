/* Blocks that are not square are planned where they gain, and where the routine takes them. */
#include "search/fixture.h"

#include <stdlib.h>
#include <string.h>

static const char thirteen[] = "13x1@15, lat 30us, bw 500MB, half 16, mem 8GB, ideal";

static hscal_plan *plan_with(const hscal_call *call, hscal_machine *machine, int mb, int nb) {
  hscal_options options = {.mb = mb, .nb = nb};
  return plan_of(call, machine, &options);
}

/* Seconds of a plan's layout with other blocks. */
static double seconds_in(const hscal_call *call, const hscal_machine *machine, const hscal_plan *plan, int mb, int nb) {
  hscal_call closed = *call;
  hscal__call_fill_blocks(&closed, mb, nb);
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {machine, plan->node_of};
  double seconds;
  assert_success(hscal__timeof(&closed, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  return seconds;
}

static void long_matrices_gain(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(thirteen, 0.01);
  hscal_call call = product(8000, 1000, 1000);
  hscal_plan *plan = plan_with(&call, machine, 0, 0);
  assert_true(plan->mb != plan->nb);
  double planned_s = seconds_in(&call, machine, plan, plan->mb, plan->nb);
  assert_true(planned_s == plan->predicted_s);
  const int sides[] = {plan->mb, plan->nb};
  for (int i = 0; i < 2; i++) {
    hscal_plan *square = plan_with(&call, machine, 0, sides[i]);
    assert_int_equal(square->mb, square->nb);
    assert_true(square->predicted_s > 1.01 * plan->predicted_s);
    hscal_plan_free(square);
  }
  char *text = hscal__plan_text(plan), expected[64];
  snprintf(expected, sizeof expected, ", MB %d, NB %d,", plan->mb, plan->nb);
  assert_non_null(strstr(text, expected));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void given_blocks_are_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(thirteen, 0.01);
  hscal_call call = product(8000, 1000, 1000);
  hscal_plan *plan = plan_with(&call, machine, 48, 32);
  assert_true(plan->mb == 48 && plan->nb == 32);
  assert_true(seconds_in(&call, machine, plan, 48, 32) == plan->predicted_s);
  assert_true(plan->fallback.mb == 48 && plan->fallback.nb == 32);
  for (int i = 0; i < plan->nrivals; i++) assert_true(plan->rivals[i].mb == 48 && plan->rivals[i].nb == 32);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* p?getrf, p?potrf and p?geqrf want square blocks. */
static void factorizations_stay_square(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgetrf", "pdpotrf", "pdgetrs"};
  hscal_machine *machine = machine_of(thirteen, 0.01);
  for (int i = 0; i < 3; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find(routines[i]), 800, 800, 800, 0, 0);
    hscal_options options = {.nprow = 2, .npcol = 6};
    hscal_plan *plan = plan_of(&call, machine, &options);
    assert_int_equal(plan->mb, plan->nb);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

static void rows_want_columns(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(thirteen, 0.01);
  hscal_call call = product(100, 100, 100);
  hscal_options options = {.mb = 16};
  hscal_plan *plan = NULL;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_ARGUMENT);
  assert_null(plan);
  assert_string_equal(hscal_last_error(), "mb = 16, the rows of blocks, needs nb, their columns");
  options = (hscal_options){.mb = -1, .nb = 16};
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_ARGUMENT);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(long_matrices_gain), cmocka_unit_test(given_blocks_are_kept),
                                     cmocka_unit_test(factorizations_stay_square), cmocka_unit_test(rows_want_columns)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
