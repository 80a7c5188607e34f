/* HSCAL_OFF=1: the grid, blocks and panel of a program that never heard of hscal; no machine is looked for. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "multiply.h"
#include "search/search.h"

#include <stdlib.h>

static void test_plain_grid(void **state) {
  (void)state;
  int nprow, npcol, grid[4];
  unsetenv("HSCAL_MACHINE");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  hscal__default_grid(world_size, &nprow, &npcol);
  int ictxt = multiply_and_check('d', 'N', 'N', 200, 100, 150);
  assert_int_equal(hscal_in_ctxt(&ictxt), world_rank < nprow * npcol);
  Cblacs_gridinfo(ictxt, &grid[0], &grid[1], &grid[2], &grid[3]);
  if (hscal_in_ctxt(&ictxt)) {
    const int expected[4] = {nprow, npcol, world_rank / npcol, world_rank % npcol};
    assert_memory_equal(grid, expected, sizeof grid);
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    assert_int_equal(plan->mb, 64);
    assert_int_equal(plan->nb, 64);
    assert_int_equal(plan->panel, 32);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_plain_grid)};
  return RUN_MPI_TESTS(tests);
}
