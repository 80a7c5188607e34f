/* Layouts whose messages nearly share links too much for the dataflow clock: a search, which looks for what is predicted too short, must not fall for them. */
#include "search/fixture.h"

/* In wide panels of small blocks, on 45 x 22 processes, the dataflow clock says 0.13 s and the event-driven one 0.25 s. */
static void they_are_timed_by_events(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1024x1@20, lat 2us, bw 10GB, mem 64GB", 0.03);
  const hscal_call call = product(10000, 10000, 10000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  double full_s = timed_s(plan, &call, machine, HSCAL_EFFORT_FULL);
  print_message("%d x %d, NB %d, panel %d: %.4g s, of every event %.4g s, usual %.4g s\n", plan->nprow, plan->npcol,
                plan->nb, plan->panel, plan->predicted_s, full_s, plan->fallback.predicted_s);
  assert_true(full_s < 1.05 * plan->predicted_s && plan->predicted_s < 1.05 * full_s);
  assert_true(full_s < plan->fallback.predicted_s);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(they_are_timed_by_events)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
