/* Under the table of each library: no call waits for ever, bounds stay below, and both clocks tell the same. */
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>

/* Two machines of random_case.c, and one whose ends of messages cost, too. */
static hscal_machine *a_machine(int which, const hscal_collectives *table) {
  hscal_machine *machine = machine_of(test_machines[which % TEST_MACHINES]);
  machine->collectives = table;
  for (int c = 0; c < machine->nclasses && which % 3 == 0; c++) {
    machine->classes[c].reduce_bytes_per_s = 1e9;
    machine->classes[c].pack_bytes_per_s = 3e9;
    machine->classes[c].row_bytes_per_s = 1e9;
    machine->classes[c].tall_bytes_per_s = 2e9;
    machine->classes[c].wide_bytes_per_s = 3e9;
  }
  return machine;
}

static double timed(hscal_workspace *w, const hscal_machine *machine, const random_case *c, hscal_effort effort) {
  hscal_placement placement = {machine, c->node_of};
  double seconds = NAN;
  if (hscal__timeof_above(w, &c->call, &c->layout, &placement, effort, 0, &seconds))
    fail_msg("%s, %s: %s", machine->collectives->name, c->call.routine->name, hscal_last_error());
  return seconds;
}

static void bounds_stay_below_under_every_table(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  const hscal_collectives *table;
  random_seed(31);
  for (int t = 0, cases = 0; (table = hscal__collectives_number(t)); t++)
    for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
      const hscal_routine *routine = &hscal__routines[r];
      if (!hscal__scheme_exists(routine->scheme)) continue;
      hscal_machine *machine = a_machine(cases++, table);
      random_case c = cases % 4 ? random_routine(machine, routine, 300) : random_aligned(machine, routine, 1);
      hscal_placement placement = {machine, c.node_of};
      double bound_s, clock_s = case_seconds(w, machine, &c, HSCAL_EFFORT_FULL);
      assert_int_equal(hscal__lower_bound_in(w, &c.call, &c.layout, &placement, &bound_s), 0);
      if (bound_s > clock_s * (1 + 1e-9))
        fail_msg("%s: %s m %d n %d k %d on %d x %d: bound %g, clock %g", table->name, routine->name, c.call.m, c.call.n,
                 c.call.k, c.layout.nprow, c.layout.npcol, bound_s, clock_s);
      hscal_machine_free(machine);
    }
  hscal__workspace_free(w);
}

/* One process on each node, so that the dataflow clock times them: as the other one does. */
static void both_clocks_tell_the_same(void **state) {
  (void)state;
  static const char *const names[] = {"pdgeqrf", "pdpotrf", "pdsyrk", "pzgeqrf", "pdgetrf"};
  hscal_workspace *w = hscal__workspace_new();
  const hscal_collectives *table;
  for (int t = 0; (table = hscal__collectives_number(t)); t++)
    for (int i = 0; i < 10; i++) {
      hscal_machine *machine =
          machine_of(i % 2 ? "12x1@20, lat 5us, bw 5GB, ideal" : "12x1@20, lat 5us, bw 2GB, late 0, ideal");
      machine->collectives = table;
      machine->classes[0].reduce_bytes_per_s = 2e9;
      random_case c = square_case(names[i / 2], 700, i % 3 ? 4 : 3, 3, 32);
      double full_s = timed(w, machine, &c, HSCAL_EFFORT_FULL), sampled_s = timed(w, machine, &c, HSCAL_EFFORT_MODEL),
             rough_s = timed(w, machine, &c, HSCAL_EFFORT_LOW_FIDELITY);
      print_message("%s %s: %g, sampled %+.1f %%, rough %+.1f %%\n", table->name, names[i / 2], full_s,
                    100 * (sampled_s / full_s - 1), 100 * (rough_s / full_s - 1));
      assert_true(fabs(sampled_s / full_s - 1) < 0.03 && fabs(rough_s / full_s - 1) < 0.5);
      hscal_machine_free(machine);
    }
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(bounds_stay_below_under_every_table),
                                     cmocka_unit_test(both_clocks_tell_the_same)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
