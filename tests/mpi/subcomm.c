/* hscal_init_comm: the processes outside the communicator never take part, and need not even call hscal. */
#include "harness.h"
#include "multiply.h"

#include <stdlib.h>

/* Two out of three processes, in reverse order, so that no rank is its world rank. */
static MPI_Comm most_processes(void) {
  MPI_Comm comm;
  MPI_Comm_split(MPI_COMM_WORLD, world_rank % 3 == 0 ? MPI_UNDEFINED : 0, -world_rank, &comm);
  return comm;
}

static void test_the_others_do_nothing(void **state) {
  (void)state;
  MPI_Comm comm = most_processes();
  if (comm != MPI_COMM_NULL) {
    assert_int_equal(hscal_init_comm(comm), 0);
    int ictxt = multiply_and_check('d', 'N', 'T', 70, 50, 60);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    assert_int_equal(hscal_close(), 0);
    int size; /* still the caller's */
    assert_int_equal(MPI_Comm_size(comm, &size), MPI_SUCCESS);
    MPI_Comm_free(&comm);
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

/* Every process plans for itself or for its half, at the same time. */
static void test_disjoint_communicators(void **state) {
  (void)state;
  for (int halves = 0; halves <= 1; halves++) {
    MPI_Comm comm;
    MPI_Comm_split(MPI_COMM_WORLD, halves ? world_rank % 2 : world_rank, 0, &comm);
    assert_int_equal(hscal_init_comm(comm), 0);
    for (int i = 0; i < 3 + world_rank % 2; i++) {
      int ictxt = multiply_and_check('z', 'N', 'N', 40, 40, 40);
      assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    }
    assert_int_equal(hscal_close(), 0);
    MPI_Comm_free(&comm);
  }
}

/* hscal works on a copy: the caller's communicator may go first. */
static void test_communicator_freed_early(void **state) {
  (void)state;
  MPI_Comm comm;
  MPI_Comm_split(MPI_COMM_WORLD, 0, -world_rank, &comm);
  assert_int_equal(hscal_init_comm(comm), 0);
  MPI_Comm_free(&comm);
  int ictxt = multiply_and_check('s', 'N', 'N', 40, 40, 40);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_others_do_nothing),
      cmocka_unit_test(test_disjoint_communicators),
      cmocka_unit_test(test_communicator_freed_early),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
