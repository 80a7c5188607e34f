/* The plans of the real search on machines of all kinds: what it chooses must run and be right. */
#include "harness.h"
#include "multiply.h"

#include <stdlib.h>

static void multiply_on(const char *machine) {
  use_machine(machine);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  const struct {
    char type, transa, transb;
    int m, n, k;
  } problem[] = {{'d', 'N', 'N', 200, 200, 200}, {'s', 'T', 'N', 150, 30, 90}, {'c', 'N', 'C', 40, 160, 60},
                 {'z', 'C', 'T', 64, 64, 10},    {'d', 'N', 'T', 1, 300, 5},   {'d', 'N', 'N', 0, 10, 10}};
  for (size_t i = 0; i < sizeof problem / sizeof *problem; i++) {
    int ictxt = multiply_and_check(problem[i].type, problem[i].transa, problem[i].transb, problem[i].m, problem[i].n,
                                   problem[i].k);
    int members = hscal_in_ctxt(&ictxt), all;
    MPI_Allreduce(&members, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    if (plan) assert_int_equal(plan->nprow * plan->npcol, all);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
  assert_int_equal(hscal_close(), 0);
}

static void test_one_node(void **state) {
  (void)state;
  multiply_on("1x8@10");
}

static void test_unequal_nodes(void **state) {
  (void)state;
  multiply_on("2x2@10 + 1x4@30, lat 2us, bw 10GB");
}

static void test_slow_network(void **state) {
  (void)state;
  multiply_on("4x2@50, lat 500us, bw 100MB");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_one_node),
      cmocka_unit_test(test_unequal_nodes),
      cmocka_unit_test(test_slow_network),
  };
  return RUN_MPI_TESTS(tests);
}
