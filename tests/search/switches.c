/* Nodes behind several switches: few processes keep to one, and 64 kinds of nodes on three layers of network get their plans. */
#include "fixture.h"

#include <stdio.h>
#include <string.h>

static int switches_of(const hscal_plan *plan, const hscal_machine *machine) {
  unsigned seen = 0;
  for (int i = 0; i < plan->nprocs; i++) seen |= 1u << hscal__switch_of(machine, plan->node_of[i]);
  return __builtin_popcount(seen);
}

/* Of nodes that are as fast; the switch with room for them is the second one. */
static void few_processes_keep_to_one_switch(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("old=4x1@10 + new=5x1@10, lat 20us, bw 1GB, switches 2, switchlat 90us", 0);
  const hscal_options options = {.exact_processes = 1, .processes = 4};
  hscal_call call = product(2000, 2000, 2000);
  for (int i = 0; i < 9; i++) machine->switches.of[i] = i >= 3 && i < 8; /* old, old, old | old, new ... | new */
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(switches_of(plan, machine), 1);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* The rows of the grid that meet in the ring of a column do so as seldom as can be. */
static void the_grid_follows_the_switches(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("16x1@10, lat 20us, bw 1GB, switches 2, switchlat 20us, switchbw 0.5GB", 0);
  const hscal_options options = {.nprow = 4, .npcol = 4, .nb = 64};
  hscal_call call = product(4000, 4000, 4000);
  hscal_plan *plan = plan_of(&call, machine, &options);
  int meetings = 0; /* of neighbours in a ring along rows or columns */
  for (int i = 0; i < 16; i++) {
    int here = hscal__switch_of(machine, plan->node_of[i]);
    meetings += here != hscal__switch_of(machine, plan->node_of[(i + 4) % 16]);
    meetings += here != hscal__switch_of(machine, plan->node_of[i / 4 * 4 + (i + 1) % 4]);
  }
  assert_int_equal(meetings, 8);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void sixty_four_kinds_on_three_layers(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgemm", "pdgetrf"};
  char text[4096] = "";
  for (int i = 0; i < 64; i++) sprintf(text + strlen(text), "%s4x%d@%g", i ? "+" : "", 1 + i % 2, 5 + 0.5 * i);
  strcat(text, ", lat 20us, bw 1GB, switches 8, switchlat 20us, switchbw 4GB");
  hscal_machine *machine = machine_of(text, 0);
  assert_int_equal(machine->nclasses, 64);
  for (int r = 0; r < 2; r++) {
    hscal_call call = {.routine = hscal__routine_find(routines[r]), .m = 2000, .n = 2000, .k = 2000};
    call.side = 'L', call.uplo = 'U', call.transa = call.transb = call.diag = 'N';
    call.alpha = call.beta = (hscal_scalar){1, 0};
    hscal__call_lay(&call, 0, 0);
    hscal_plan *plan = plan_of(&call, machine, NULL);
    assert_true(plan->predicted_s <= plan->fallback.predicted_s && plan->evaluated > 1);
    for (int node = 0; node < machine->nnodes; node++)
      assert_true(processes_on(plan, node) <= hscal__node(machine, node)->processors);
    hscal_plan *again = plan_of(&call, machine, NULL);
    assert_memory_equal(plan->node_of, again->node_of, (size_t)plan->nprocs * sizeof(int));
    hscal_plan_free(plan);
    hscal_plan_free(again);
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(few_processes_keep_to_one_switch),
                                     cmocka_unit_test(the_grid_follows_the_switches),
                                     cmocka_unit_test(sixty_four_kinds_on_three_layers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
