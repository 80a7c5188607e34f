/* Nodes of several kinds: the option that keeps to one, and the note on routines that mind. */
#include "plan/rounding_risk.h"
#include "search/fixture.h"

#include <string.h>

static const char *const unlike = "4x2@10 + 3x4@30, lat 10us, bw 1GB, ideal";

static hscal_plan *plan_on(const char *text, int one_kind, int per_node) {
  hscal_machine *machine = machine_of(text, 0);
  hscal_call call = product(3000, 3000, 3000);
  const hscal_options options = {.one_kind = one_kind, .processes_per_node = per_node};
  hscal_plan *plan = plan_of(&call, machine, &options);
  hscal_machine_free(machine);
  return plan;
}

/* As if the nodes of other kinds were not there. */
static void one_kind_is_enough(void **state) {
  (void)state;
  hscal_plan *plan = plan_on(unlike, 1, 0), *alone = plan_on("3x4@30, lat 10us, bw 1GB, ideal", 0, 0);
  for (int i = 0; i < plan->nprocs; i++) assert_true(plan->node_of[i] >= 4);
  assert_true(plan->predicted_s == alone->predicted_s && plan->nprow == alone->nprow && plan->nb == alone->nb);
  assert_true(plan->fallback.predicted_s == alone->fallback.predicted_s);
  assert_true(plan->candidates > alone->candidates && plan->gap >= alone->gap);
  hscal_plan_free(plan);
  hscal_plan_free(alone);
}

/* Four slow nodes with one process each beat two fast ones. */
static void the_best_kind_is_taken(void **state) {
  (void)state;
  hscal_plan *plan = plan_on("9x1@10 + 2x1@20, lat 10us, bw 1GB, ideal", 1, 1);
  for (int i = 0; i < plan->nprocs; i++) assert_true(plan->node_of[i] < 9);
  hscal_plan_free(plan);
}

static void nothing_fits_on_one_kind(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(unlike, 0);
  hscal_call call = product(3000, 3000, 3000);
  const hscal_options options = {.one_kind = 1, .exact_processes = 1, .processes = 50};
  hscal_plan *plan;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_NO_GRID);
  assert_null(plan);
  hscal_machine_free(machine);
}

static void routines_that_mind_are_noted(void **state) {
  (void)state;
  char note[320];
  hscal_machine *machine = machine_of(unlike, 0);
  const int both[] = {0, 5}, one[] = {5, 6};
  hscal__rounding_risk_note(hscal__routine_find("pdsyevd"), machine, both, 2, note, sizeof note);
  assert_non_null(strstr(note, "2 kinds"));
  assert_non_null(strstr(note, "without a message"));
  assert_true(strlen(note) < sizeof note - 1);
  hscal__rounding_risk_note(hscal__routine_find("pdsyevd"), machine, one, 2, note, sizeof note);
  assert_string_equal(note, "");
  hscal__rounding_risk_note(hscal__routine_find("pdgemm"), machine, both, 2, note, sizeof note);
  assert_string_equal(note, "");
  hscal__rounding_risk_note(hscal__routine_find("pzgesvd"), machine, both, 2, note, sizeof note);
  assert_non_null(strstr(note, "HSCAL_ONE_KIND"));
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_kind_is_enough),
      cmocka_unit_test(the_best_kind_is_taken),
      cmocka_unit_test(nothing_fits_on_one_kind),
      cmocka_unit_test(routines_that_mind_are_noted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
