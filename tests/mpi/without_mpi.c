/* MPI has not begun, or has ended: a status, never a crash. */
#include "harness.h"

#include <stdlib.h>

static void test_before_mpi(void **state) {
  (void)state;
  int ictxt = 0;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init_comm(MPI_COMM_WORLD), HSCAL_ERROR_STATE);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
}

/* hscal starts MPI, but the program ends it. */
static void test_after_mpi(void **state) {
  (void)state;
  int ictxt, other;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  MPI_Finalize();
  assert_int_equal(pdgemm_ctxt(&x, &other), HSCAL_ERROR_STATE);
  assert_int_equal(other, -1);
  assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_in_ctxt(&ictxt), 0);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_STATE); /* MPI cannot begin twice */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_before_mpi), cmocka_unit_test(test_after_mpi)};
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
