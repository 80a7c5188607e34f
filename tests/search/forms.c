/* Forms that no search may miss: nodes that take turns along rows and columns, and one process alone. */
#include "search/fixture.h"
#include "search/placement.h"
#include "search/space_init.h"

/* Three processes on the first node, two on the second, one on the third. */
static void nodes_take_turns(void **state) {
  (void)state;
  static const int count[3] = {3, 2, 1}, along_rows[6] = {0, 1, 2, 0, 1, 0}, along_columns[6] = {0, 2, 1, 1, 0, 0};
  hscal_machine *machine = machine_of("3x4@10, ideal", 0);
  hscal_call call = product(1024, 1024, 1024);
  hscal_space space;
  hscal_cost_skeleton skeleton;
  int node_of[6];
  assert_success(hscal__space_init(&space, &call, machine, &(hscal_options){.nb = 64}, -1));
  hscal__cost_skeleton(&space.calls[0], 2, 3, &skeleton);
  assert_success(hscal__place_in_strips(&space, &skeleton, count, 1, HSCAL_TILING_ROUND_ROBIN, node_of));
  assert_memory_equal(node_of, along_rows, sizeof along_rows);
  assert_success(hscal__place_in_strips(&space, &skeleton, count, 2, HSCAL_TILING_ROUND_ROBIN, node_of));
  assert_memory_equal(node_of, along_columns, sizeof along_columns);
  hscal__space_free(&space);
  hscal_machine_free(machine);
}

/* Where messages within a node take longer than those between nodes no neighbours in a row share one: p?getrf on 1 x 43 takes 56 % longer
 * with each node's processes side by side. */
static void slow_insides_part_neighbours(void **state) {
  (void)state;
  hscal_machine *machine =
      machine_of("2x32@10, lat 80us, bw 1GB, nodelat 40us, nodebw 250MB, half 16, mem 64GB, ideal", 0.03);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 2000, 2000, 0, 0, 0);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_int_equal(plan->nprow, 1);
  for (int q = 1; q < plan->npcol; q++) assert_int_not_equal(plan->node_of[q], plan->node_of[q - 1]);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Reductions on small machines: what is said of one process in the note must not be faster than the plan. */
static void one_process_is_not_forgotten(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(HSCAL_MACHINES "/two_generations.json", 0.03);
  static const char *const routines[] = {"pdgebrd", "pdgehrd", "pdsytrd"};
  for (int r = 0; r < 3; r++)
    for (int n = 1000; n <= 2000; n += 500) {
      hscal_call call = hscal__call_make(hscal__routine_find(routines[r]), n, n, 0, 0, 0);
      hscal_plan *plan = plan_of(&call, machine, NULL),
                 *alone = plan_of(&call, machine, &(hscal_options){.processes = 1, .exact_processes = 1});
      assert_true(plan->predicted_s <= 1.01 * alone->predicted_s);
      hscal_plan_free(plan);
      hscal_plan_free(alone);
    }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(nodes_take_turns), cmocka_unit_test(slow_insides_part_neighbours),
                                     cmocka_unit_test(one_process_is_not_forgotten)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
