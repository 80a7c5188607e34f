/* A program linked with ScaLAPACK before hscal (here: by --wrap) has a pilaenv_ that is not hscal's. The plan must not
 * count on a width it cannot have. */
#include "forced.h"
#include "harness.h"

#include <stdlib.h>

int __wrap_pilaenv_(const int *ictxt, const char *prec);
int __wrap_pilaenv_(const int *ictxt, const char *prec) { return ictxt && prec ? 32 : 0; }

static void test_search_keeps_to_32(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, world_size, 16, 16, 32, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (world_rank == 0) assert_int_equal(searched_panel, 32);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_search_keeps_to_32)};
  setenv("HSCAL_MACHINE", "1x8@10", 1);
  return RUN_MPI_TESTS(tests);
}
