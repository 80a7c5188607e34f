/* Nodes behind several switches: few processes keep to one, and 64 kinds of nodes on three layers of network get their plans. */
#include "estimate/estimate.h"
#include "search/fixture.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/profile.h"
#include "search/space_init.h"

#include <stdio.h>
#include <string.h>

static int switches_of(const hscal_plan *plan, const hscal_machine *machine) {
  unsigned seen = 0;
  for (int i = 0; i < plan->nprocs; i++) seen |= 1u << hscal__switch_of(machine, plan->node_of[i]);
  return __builtin_popcount(seen);
}

/* Of nodes that are as fast; only the second switch has enough of them. */
static void few_processes_keep_to_one_switch(void **state) {
  (void)state;
  hscal_machine *machine =
      machine_of("old=4x1@10 + new=5x1@10, lat 20us, bw 1GB, switches 2, switchlat 90us, ideal", 0);
  const hscal_options options = {.exact_processes = 1, .processes = 4};
  hscal_call call = product(2000, 2000, 2000);
  for (int i = 0; i < 9; i++) machine->switches.of[i] = i >= 3 && i < 8; /* old, old, old | old, new ... | new */
  hscal_space space;
  int count[9];
  assert_success(hscal__space_init(&space, &call, machine, &options, -1));
  for (hscal_mapping mapping = HSCAL_MAPPING_BY_SLOT; mapping <= HSCAL_MAPPING_BY_NODE; mapping++) {
    assert_int_equal(hscal__map_processes(&space, mapping, 4, 0, count), 1);
    for (int i = 3; i < 7; i++) assert_int_equal(count[i], 1);
  }
  hscal__space_free(&space);
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(switches_of(plan, machine), 1);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* The rows of the grid that meet in the ring of a column do so as seldom as can be. */
static void the_grid_follows_the_switches(void **state) {
  (void)state;
  hscal_machine *machine =
      machine_of("16x1@10, lat 20us, bw 1GB, switches 2, switchlat 20us, switchbw 0.5GB, ideal", 0);
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

/* Two processes on each node: in a row, each switch with columns of its own; in a column, each with rows. */
static void switches_have_lines_of_their_own(void **state) {
  (void)state;
  static const int columns[16] = {0, 0, 4, 4, 1, 1, 5, 5, 2, 2, 6, 6, 3, 3, 7, 7},
                   rows[16] = {0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7};
  hscal_machine *machine = machine_of("8x2@10, switches 2, ideal", 0);
  hscal_call call = product(1024, 1024, 1024);
  const hscal_options options = {.nb = 64};
  hscal_space space;
  hscal_cost_skeleton skeleton;
  int count[8], node_of[16];
  assert_success(hscal__space_init(&space, &call, machine, &options, -1));
  hscal__cost_skeleton(&space.calls[0], 4, 4, &skeleton);
  for (int i = 0; i < 8; i++) count[i] = 2;
  assert_success(hscal__place_in_strips(&space, &skeleton, count, 1, HSCAL_TILING_SWITCH_COLUMNS, node_of));
  assert_memory_equal(node_of, columns, sizeof columns);
  assert_success(hscal__place_in_strips(&space, &skeleton, count, 4, HSCAL_TILING_SWITCH_ROWS, node_of));
  assert_memory_equal(node_of, rows, sizeof rows);
  /* Five of switch 0 and three of switch 1 on 2 x 4: the sixth seat of the first three columns is one of switch 1. */
  for (int i = 0; i < 8; i++) count[i] = 1;
  machine->switches.of[4] = 0;
  hscal__space_free(&space);
  assert_success(hscal__space_init(&space, &call, machine, &options, -1));
  hscal__cost_skeleton(&space.calls[0], 2, 4, &skeleton);
  assert_success(hscal__place_in_strips(&space, &skeleton, count, 1, HSCAL_TILING_SWITCH_COLUMNS, node_of));
  static const int uneven[8] = {0, 1, 2, 6, 3, 4, 5, 7};
  assert_memory_equal(node_of, uneven, sizeof uneven);
  hscal__space_free(&space);
  hscal_machine_free(machine);
}

/* Messages along the way between two switches take longer, and thin uplinks more so: the estimate knows, and knows who has to climb. */
static void estimates_know_of_switches(void **state) {
  (void)state;
  static const char *const machines[] = {"8x1@10, ideal", "8x1@10, switches 2, switchlat 500us, ideal",
                                         "8x1@10, switches 2, switchlat 500us, switchbw 0.1GB, ideal"};
  static const int straight[8] = {0, 1, 2, 3, 4, 5, 6, 7}, mixed[8] = {0, 4, 1, 5, 6, 2, 7, 3};
  double before_s = 0;
  for (int i = 0; i < 3; i++) {
    hscal_machine *machine = machine_of(machines[i], 0);
    hscal_call call = product(2048, 2048, 2048);
    hscal_space space;
    hscal_cost_skeleton skeleton;
    hscal_profile profile;
    double seconds[2];
    assert_success(hscal__space_init(&space, &call, machine, &(hscal_options){.nb = 64}, -1));
    hscal__cost_skeleton(&space.calls[0], 2, 4, &skeleton);
    assert_success(hscal__profile_init(&space, 8, &profile));
    for (int m = 0; m < 2; m++) {
      hscal__profile_fill(&space, m ? mixed : straight, 2, 4, &profile);
      seconds[m] = hscal__estimate(space.machine, &skeleton, 32, &profile).total_s;
    }
    if (i == 0) assert_true(seconds[0] == seconds[1]);
    if (i > 0) assert_true(seconds[1] > seconds[0]);
    assert_true(seconds[0] > before_s);
    before_s = seconds[0];
    hscal__profile_free(&profile);
    hscal__space_free(&space);
    hscal_machine_free(machine);
  }
}

static void sixty_four_kinds_on_three_layers(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgemm", "pdgetrf"};
  char text[4096] = "";
  for (int i = 0; i < 64; i++) sprintf(text + strlen(text), "%s4x%d@%g", i ? "+" : "", 1 + i % 2, 5 + 0.5 * i);
  strcat(text, ", lat 20us, bw 1GB, switches 8, switchlat 20us, switchbw 4GB, ideal");
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
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(few_processes_keep_to_one_switch), cmocka_unit_test(the_grid_follows_the_switches),
      cmocka_unit_test(switches_have_lines_of_their_own), cmocka_unit_test(estimates_know_of_switches),
      cmocka_unit_test(sixty_four_kinds_on_three_layers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
