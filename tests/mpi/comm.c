/* hscal_ctxt_comm: collectives of the processes in a context, while those left out do something else. */
#include "ctxt/blacs.h"
#include "forced.h"
#include "harness.h"

#include <stdlib.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

/* The last process is left out, the others are in a grid of one column, or of two. */
static int begin(void) {
  int ictxt, members = world_size > 1 ? world_size - 1 : 1, columns = members % 2 ? 1 : 2;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(members / columns, columns, 16, 16, 32, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  return ictxt;
}

static void test_row_by_row(void **state) {
  (void)state;
  int ictxt = begin(), rank, size, sum, same, nprow, npcol, row, column;
  MPI_Comm comm = MPI_COMM_WORLD, again;
  if (hscal_in_ctxt(&ictxt)) { /* the others need not ask */
    assert_int_equal(hscal_ctxt_comm(&ictxt, &comm), 0);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
    assert_int_equal(size, nprow * npcol);
    assert_int_equal(rank, row * npcol + column);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    assert_int_equal(sum, size * (size - 1) / 2);
    assert_int_equal(hscal_ctxt_comm(&ictxt, &again), 0);
    MPI_Comm_compare(comm, again, &same);
    assert_int_equal(same, MPI_IDENT);
    int number = ictxt;
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    assert_int_equal(hscal_ctxt_comm(&number, &again), HSCAL_ERROR_CONTEXT);
    assert_true(again == MPI_COMM_NULL);
  } else {
    assert_int_equal(hscal_ctxt_comm(&ictxt, &comm), 0);
    assert_true(comm == MPI_COMM_NULL);
  }
  assert_int_equal(hscal_close(), 0);
}

/* It goes with its context, or with hscal; one that was never asked for was never made. */
static void test_freed_with_the_context(void **state) {
  (void)state;
  int number = next_communicator();
  for (int i = 0; i < 20; i++) {
    MPI_Comm comm;
    int ictxt = begin();
    if (i % 3) assert_int_equal(hscal_ctxt_comm(&ictxt, &comm), 0);
    if (i % 2) assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    assert_int_equal(hscal_close(), 0);
  }
  assert_int_equal(next_communicator(), number);
}

/* The same context is handed out twice: as long as one is kept, so is the communicator. */
static void test_counted_as_the_context(void **state) {
  (void)state;
  int first = begin(), second, size;
  MPI_Comm comm;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(pdgemm_ctxt(&x, &second), 0);
  assert_int_equal(hscal_ctxt_comm(&first, &comm), 0);
  assert_int_equal(hscal_free_ctxt(&first), 0);
  if (hscal_in_ctxt(&second)) assert_int_equal(MPI_Comm_size(comm, &size), MPI_SUCCESS);
  assert_int_equal(hscal_close(), 0);
}

/* An error of the program on it is the program's, as elsewhere. */
static void test_errors_on_it(void **state) {
  (void)state;
  int ictxt = begin();
  MPI_Comm comm;
  MPI_Errhandler handler;
  assert_int_equal(hscal_ctxt_comm(&ictxt, &comm), 0);
  if (hscal_in_ctxt(&ictxt)) {
    MPI_Comm_get_errhandler(comm, &handler);
    assert_true(handler == MPI_ERRORS_ARE_FATAL);
  }
  assert_int_equal(hscal_close(), 0);
}

static void test_bad_arguments(void **state) {
  (void)state;
  int own, none = 12345, outside = -1;
  MPI_Comm comm = MPI_COMM_WORLD;
  assert_int_equal(hscal_ctxt_comm(&none, &comm), HSCAL_ERROR_STATE);
  assert_true(comm == MPI_COMM_NULL);
  int ictxt = begin();
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", 1, world_size);
  assert_int_equal(hscal_ctxt_comm(&own, &comm), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_ctxt_comm(&none, &comm), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_ctxt_comm(NULL, &comm), -1);
  assert_int_equal(hscal_ctxt_comm(&ictxt, NULL), -2);
  assert_int_equal(hscal_ctxt_comm(&outside, &comm), 0);
  Cblacs_gridexit(own);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_row_by_row),
      cmocka_unit_test(test_freed_with_the_context),
      cmocka_unit_test(test_counted_as_the_context),
      cmocka_unit_test(test_errors_on_it),
      cmocka_unit_test(test_bad_arguments),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
