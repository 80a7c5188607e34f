/* HSCAL_OFF=1: the grid, blocks and panel of a program that never heard of hscal; no machine is looked for. */
#include "any_routine.h"
#include "ctxt/blacs.h"
#include "harness.h"
#include "multiply.h"
#include "run_and_check.h"
#include "search/usual_layouts.h"

#include <stdlib.h>

/* The process is where a plain program would put it, with the blocks that it would take. */
static void check_plain(const int *ictxt) {
  int nprow, npcol, grid[4];
  hscal__default_grid(world_size, &nprow, &npcol);
  assert_int_equal(hscal_in_ctxt(ictxt), world_rank < nprow * npcol);
  if (!hscal_in_ctxt(ictxt)) return;
  Cblacs_gridinfo(*ictxt, &grid[0], &grid[1], &grid[2], &grid[3]);
  const int expected[4] = {nprow, npcol, world_rank / npcol, world_rank % npcol};
  assert_memory_equal(grid, expected, sizeof grid);
  const hscal_plan *plan = hscal_ctxt_plan(ictxt);
  assert_int_equal(plan->mb, 64);
  assert_int_equal(plan->nb, 64);
  assert_int_equal(plan->panel, 32);
}

static void test_plain_grid(void **state) {
  (void)state;
  unsetenv("HSCAL_MACHINE");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', 200, 100, 150);
  check_plain(&ictxt);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_plain_grid_for_vectors(void **state) {
  (void)state;
  int ictxt;
  any_arguments x;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  any_arguments_make(&x, hscal__routine_find("pddot"), 0, 0, 300, 0);
  assert_int_equal(any_routines[HSCAL_ROUTINE_pddot].ctxt(x.place, &ictxt), 0);
  check_plain(&ictxt);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_every_routine(void **state) {
  (void)state;
  int nprow, npcol;
  hscal__default_grid(world_size, &nprow, &npcol);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (const hscal_routine *r = hscal__routines; r < hscal__routines + ANY_ROUTINES; r++)
    assert_int_equal(run_and_check(r, 3), world_rank < nprow * npcol);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plain_grid),
      cmocka_unit_test(test_plain_grid_for_vectors),
      cmocka_unit_test(test_every_routine),
  };
  return RUN_MPI_TESTS(tests);
}
