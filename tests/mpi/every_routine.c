/* Every routine with the plans of the real search: what it chooses must run and be right. */
#include "any_routine.h"
#include "harness.h"
#include "run_and_check.h"

static int members(int is_member) {
  int all;
  MPI_Allreduce(&is_member, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

/* Plans and runs every routine; returns how many used more than one process. */
static int run_all_on(const char *machine, int variant) {
  int spread = 0;
  use_machine(machine);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (const hscal_routine *r = hscal__routines; r < hscal__routines + ANY_ROUTINES; r++) {
    int processes = members(run_and_check(r, variant));
    assert_true(processes >= 1);
    spread += processes > 1;
  }
  assert_int_equal(hscal_close(), 0);
  print_message("%d of %d routines on more than one process\n", spread, ANY_ROUTINES);
  return spread;
}

static void test_one_node(void **state) {
  (void)state;
  run_all_on("1x8@10, ideal", 0);
}

/* Slow processors with a fast network: work is spread. */
static void test_work_is_spread(void **state) {
  (void)state;
  int spread = run_all_on("2x2@0.01 + 1x4@0.02, lat 0.1us, bw 100GB, ideal", 1);
  if (world_size > 1) assert_true(spread > ANY_ROUTINES / 2);
}

static void test_slow_network(void **state) {
  (void)state;
  run_all_on("4x2@50, lat 500us, bw 100MB, ideal", 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_one_node),
      cmocka_unit_test(test_work_is_spread),
      cmocka_unit_test(test_slow_network),
  };
  return RUN_MPI_TESTS(tests);
}
