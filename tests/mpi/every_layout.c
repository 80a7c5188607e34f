/* Every routine on contexts of dictated layouts: right results, and nothing left behind. */
#include "any_routine.h"
#include "forced.h"
#include "harness.h"
#include "run_and_check.h"

#include <stdlib.h>

/* Two of the four variants of a call. */
static void run_all(int nprow, int npcol, int mb, int nb, int panel, int variant) {
  if (nprow * npcol > world_size) return;
  force_plan(nprow, npcol, mb, nb, panel, NULL);
  for (const hscal_routine *r = hscal__routines; r < hscal__routines + ANY_ROUTINES; r++)
    for (int i = 0; i < 2; i++) assert_int_equal(run_and_check(r, variant + 2 * i), world_rank < nprow * npcol);
}

static void test_layouts(void **state) {
  (void)state;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  run_all(1, world_size, 8, 8, 32, 0);
  run_all(world_size, 1, 16, 16, 32, 1);
  run_all(2, 2, 6, 6, 12, 0);
  run_all(2, 2, 5, 9, 16, 1);
  run_all(2, 1, 64, 64, 32, 0);
  run_all(1, 3, 24, 10, 7, 1);
  assert_int_equal(hscal_close(), 0);
}

static void test_nothing_is_left_behind(void **state) {
  (void)state;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  run_all(1, world_size, 16, 16, 32, 0); /* what the libraries keep for good */
  int communicator = next_communicator();
  long resident = resident_bytes();
  run_all(1, world_size, 16, 16, 32, 0);
  assert_int_equal(next_communicator(), communicator);
  long grown = resident_bytes() - resident;
  print_message("%ld bytes more resident\n", grown);
  /* An operand, plan or communicator left per call would be some hundred to some thousand bytes for each of 246 calls. */
  if (!SANITIZED) assert_true(grown < 64 * 1024 + 100 * 246);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_layouts), cmocka_unit_test(test_nothing_is_left_behind)};
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
