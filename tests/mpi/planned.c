/* The plans of the real search on machines of all kinds: what it chooses must run and be right. */
#include "harness.h"
#include "multiply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  multiply_on("1x8@10, ideal");
}

static void test_unequal_nodes(void **state) {
  (void)state;
  multiply_on("2x2@10 + 1x4@30, lat 2us, bw 10GB, ideal");
}

static void test_slow_network(void **state) {
  (void)state;
  multiply_on("4x2@50, lat 500us, bw 100MB, ideal");
}

/* Layouts timed well for a product on unequal nodes, or -1 in processes that are left out. */
static long looked_at(const char *patience) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(1000);
  setenv("HSCAL_PATIENCE", patience, 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_PATIENCE");
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  long evaluated = hscal_in_ctxt(&ictxt) ? hscal_ctxt_plan(&ictxt)->evaluated : -1;
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  return evaluated;
}

/* Next to none leaves time for the best guess and the default. */
static void test_patience(void **state) {
  (void)state;
  enum { FEW = 6, MANY = 40 };
  use_machine("2x2@10 + 1x4@30, lat 2us, bw 10GB, ideal");
  long few = looked_at("1e-6"), many = looked_at("");
  if (world_size == 1) return;
  assert_true(few <= FEW);
  assert_true(many < 0 || many >= MANY);
}

/* The session remembers: a call like one before gets the same layout, and nothing is looked at. */
static void test_calls_alike(void **state) {
  (void)state;
  int ictxt[2];
  pdgemm_arguments x = square_pdgemm(1000), y = square_pdgemm(800);
  use_machine("2x2@10 + 1x4@30, lat 2us, bw 10GB, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt[0]), 0);
  assert_int_equal(pdgemm_ctxt(&y, &ictxt[1]), 0);
  assert_int_equal(hscal_in_ctxt(&ictxt[0]), hscal_in_ctxt(&ictxt[1]));
  if (hscal_in_ctxt(&ictxt[0])) {
    const hscal_plan *first = hscal_ctxt_plan(&ictxt[0]), *second = hscal_ctxt_plan(&ictxt[1]);
    assert_true(first->evaluated > 0 && !first->is_remembered && second->evaluated == 0 && second->is_remembered);
    assert_true(first->nprow == second->nprow && first->npcol == second->npcol && first->nb == second->nb);
  }
  for (int i = 0; i < 2; i++) assert_int_equal(hscal_free_ctxt(&ictxt[i]), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_no_patience(void **state) {
  (void)state;
  static const char *const values[] = {"much", "0", "-1", "1e7", "nan", "0x1", "1 "};
  use_machine("1x8@10, ideal");
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    expect_refused("HSCAL_PATIENCE", values[i], "a number above 0 and at most 1000000");
}

/* Legal, as an integer, but on no grid: a status on all processes. */
static void test_no_place_for_the_first_entry(void **state) {
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (int entry = 6; entry < 8; entry++) { /* RSRC_, CSRC_ */
    int n = 50, one = 1, desc[9], ictxt = 5;
    assert_int_equal(hscal_descset(desc, n, n, 0, 0, 0, 0), 0);
    desc[entry] = 2147483647;
    assert_int_equal(hscal_pdgetrf_ctxt(&n, &n, &one, &one, desc, &ictxt), HSCAL_ERROR_NO_GRID);
    assert_int_equal(ictxt, -1);
    assert_true(same_everywhere((int)strlen(hscal_last_error())));
  }
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_one_node),
      cmocka_unit_test(test_unequal_nodes),
      cmocka_unit_test(test_slow_network),
      cmocka_unit_test(test_patience),
      cmocka_unit_test(test_calls_alike),
      cmocka_unit_test(test_no_patience),
      cmocka_unit_test(test_no_place_for_the_first_entry),
  };
  return RUN_MPI_TESTS(tests);
}
