/* Searches that are stopped: they end with what is known, which is a layout in low fidelity at least, and time nothing more. */
#include "base/stop.h"
#include "search/fixture.h"
#include "search/search.h"

#include <math.h>

static const char cluster[] = "64x16@10, lat 2us, bw 10GB, mpi openmpi-4.1";

static hscal_search_state searched(const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  hscal_search_state search;
  assert_success(hscal__search_state_init(&search, call, machine, options, -1));
  assert_success(hscal__run_search(&search));
  return search;
}

/* One that nobody stops, and one that is; those of the next test are stopped, too. */
static void it_ends_with_what_is_known(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(cluster, 0.03);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdsyevd"), 4000, 4000, 0, 0, 0);
  const hscal_options options = {0};
  hscal_search_state whole = searched(&call, machine, &options);
  assert_false(whole.incumbent.trials[whole.incumbent.best].is_low_fidelity);
  hscal__stop_searching();
  assert_true(hscal__is_stopped());
  hscal_search_state stopped = searched(&call, machine, &options);
  const hscal_trial *best = &stopped.incumbent.trials[stopped.incumbent.best];
  print_message("%ld layouts and %.3g operations, stopped %ld and %.3g\n", whole.timed, whole.budget.spent,
                stopped.timed, stopped.budget.spent);
  assert_true(best->is_low_fidelity && best->predicted_s > 0 && isfinite(best->predicted_s));
  assert_true(stopped.budget.spent < 0.1 * whole.budget.spent);
  hscal__search_state_free(&whole);
  hscal__search_state_free(&stopped);
  hscal_machine_free(machine);
}

/* In the middle of a call nothing is given up before there is anything to be planned. */
static void one_layout_is_always_timed(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, lat 2us, bw 10GB, ideal", 0.03);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 500, 500, 0, 0, 0);
  const hscal_options ways[] = {{0}, {.patience = 0.1}, {.in_program = 1}, {.nprow = 2, .npcol = 2, .nb = 32}};
  for (int i = 0; i < 4; i++) {
    hscal_plan *plan = plan_of(&call, machine, &ways[i]);
    assert_true(plan->predicted_s > 0 && isfinite(plan->predicted_s));
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(it_ends_with_what_is_known),
                                     cmocka_unit_test(one_layout_is_always_timed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
