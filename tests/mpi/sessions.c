/* Several sessions in one program: of the world, of its halves, of the rows and columns of a grid. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

static MPI_Comm split(int color) {
  MPI_Comm comm;
  MPI_Comm_split(MPI_COMM_WORLD, color, -world_rank, &comm);
  return comm;
}

static MPI_Comm halves(void) { return split(world_rank % 2); }

static void begin_both(MPI_Comm half) {
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_init_comm(half), 0);
}

/* A context of the session in use, on which a product is right: its number. */
static int multiply_in(MPI_Comm comm, int n) {
  int size;
  assert_int_equal(hscal_use(comm), 0);
  int ictxt = multiply_and_check('d', 'N', 'N', n, n, n);
  MPI_Comm_size(comm, &size);
  if (hscal_in_ctxt(&ictxt)) assert_in_range(hscal_ctxt_plan(&ictxt)->nprocs, 1, size);
  return ictxt;
}

static void free_context(int ictxt) { assert_int_equal(hscal_free_ctxt(&ictxt), 0); }

/* Contexts of the one are asked, used and freed while the other is in use. */
static void test_world_and_halves(void **state) {
  (void)state;
  MPI_Comm half = halves();
  begin_both(half);
  for (int i = 0; i < 3; i++) {
    int all = multiply_in(MPI_COMM_WORLD, 70 + i), some = multiply_in(half, 50);
    if (all >= 0) assert_int_not_equal(all, some);
    assert_int_equal(hscal_use(MPI_COMM_NULL), 0);
    assert_int_equal(hscal_call_begin(&some), 0);
    assert_int_equal(hscal_call_end(&some), 0);
    free_context(some);
    assert_int_equal(hscal_use(half), 0);
    free_context(all);
  }
  assert_int_equal(hscal_close(), 0); /* the half's; the world is in use again */
  free_context(multiply_and_check('d', 'N', 'N', 60, 60, 60));
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  MPI_Comm_free(&half);
}

static void test_closed_in_the_other_order(void **state) {
  (void)state;
  MPI_Comm half = halves();
  begin_both(half);
  int all = multiply_in(MPI_COMM_WORLD, 70), some = multiply_in(half, 50);
  assert_int_equal(hscal_use(MPI_COMM_WORLD), 0);
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_in_ctxt(&all), 0);
  if (some >= 0) assert_int_equal(hscal_in_ctxt(&some), 1);
  assert_int_equal(hscal_use(MPI_COMM_WORLD), 0); /* the first begun that is left */
  free_context(multiply_and_check('s', 'N', 'T', 40, 30, 20));
  free_context(some);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&half);
}

/* Every process is in one of each. */
static void test_rows_and_columns(void **state) {
  (void)state;
  MPI_Comm row = split(world_rank / 2), column = split(world_rank % 2);
  assert_int_equal(hscal_init_comm(row), 0);
  assert_int_equal(hscal_init_comm(column), 0);
  for (int i = 0; i < 3; i++) {
    int in_row = multiply_in(row, 40 + i), in_column = multiply_in(column, 40);
    free_context(in_row);
    free_context(in_column);
  }
  assert_int_equal(hscal_use(column), 0);
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_use(row), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&row);
  MPI_Comm_free(&column);
}

/* The same call in another session is another call, also where the BLACS give its context the number of one that was freed. */
static void test_same_call_in_both(void **state) {
  (void)state;
  MPI_Comm twin;
  MPI_Comm_dup(MPI_COMM_WORLD, &twin);
  begin_both(twin);
  int first = multiply_in(MPI_COMM_WORLD, 60);
  free_context(first);
  int second = multiply_in(twin, 60);
  assert_int_equal(second, first);
  int third = multiply_in(MPI_COMM_WORLD, 60);
  if (third >= 0) assert_int_not_equal(third, second);
  assert_int_equal(hscal_close(), 0);
  if (second >= 0) assert_int_equal(hscal_in_ctxt(&second), 1);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&twin);
}

static void test_what_is_in_use(void **state) {
  (void)state;
  int size, some;
  MPI_Comm half = halves(), stranger = split(0);
  MPI_Comm_size(half, &size);
  assert_int_equal(hscal_use(half), HSCAL_ERROR_STATE);
  assert_string_equal(hscal_last_error(), "hscal_init has not been called, or hscal was closed");
  assert_int_equal(hscal_init_comm(half), 0); /* the first begun is the default */
  free_context(some = multiply_and_check('d', 'N', 'N', 30, 30, 30));
  assert_int_equal(hscal_use(MPI_COMM_NULL), 0);
  assert_int_equal(hscal_init(NULL, NULL), 0); /* until there is the world's */
  assert_int_equal(hscal_data_in(NULL, 0, 0, 0), 0);
  assert_int_equal(hscal_use(half), 0);
  assert_int_equal(hscal_use(stranger), HSCAL_ERROR_STATE);
  assert_non_null(strstr(hscal_last_error(), "hscal_init_comm has not been called for this communicator"));
  if (world_rank % 2)
    free_context(multiply_and_check('d', 'N', 'N', 30, 30, 30)); /* the half's still: no one else comes */
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_STATE);
  assert_string_equal(hscal_last_error(), "hscal_init was called before");
  assert_int_equal(hscal_init_comm(half), HSCAL_ERROR_STATE);
  assert_string_equal(hscal_last_error(), "hscal_init_comm was called before for this communicator");
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_use(half), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&stranger);
  MPI_Comm_free(&half);
}

/* The session goes on, but no other communicator is taken for the one that was freed, whatever its handle. */
static void test_freed_communicator(void **state) {
  (void)state;
  enum { MANY = 8 };
  MPI_Comm half = halves(), other[MANY];
  begin_both(half);
  assert_int_equal(hscal_use(half), 0);
  MPI_Comm_free(&half);
  for (int i = 0; i < MANY; i++) {
    other[i] = halves();
    assert_int_equal(hscal_use(other[i]), HSCAL_ERROR_STATE);
  }
  if (world_rank % 2) free_context(multiply_and_check('d', 'N', 'N', 30, 30, 30)); /* in use as before */
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_init_comm(other[0]), 0);
  assert_int_equal(hscal_use(other[0]), 0);
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_close(), 0);
  for (int i = 0; i < MANY; i++) MPI_Comm_free(&other[i]);
}

/* -1 is given back whichever session is in use. */
static void test_left_out(void **state) {
  (void)state;
  MPI_Comm half = halves();
  use_machine("1x1@10 + 1x7@0.0001, lat 2us, bw 10GB, ideal");
  begin_both(half);
  int all = multiply_in(MPI_COMM_WORLD, 60), some = multiply_in(half, 60);
  if (world_rank > 1) assert_true(all == -1);
  free_context(some); /* of the half */
  assert_int_equal(hscal_use(MPI_COMM_WORLD), 0);
  free_context(all);
  all = multiply_in(MPI_COMM_WORLD, 60);
  assert_int_equal(hscal_use(half), 0);
  free_context(all); /* of the world, while the half is in use */
  assert_int_equal(hscal_free_ctxt(&all), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&half);
  use_machine("1x8@10, ideal");
}

/* One session fails to begin: the others do not notice. */
static void test_one_cannot_begin(void **state) {
  (void)state;
  MPI_Comm half = halves();
  assert_int_equal(hscal_init(NULL, NULL), 0);
  use_machine("nonsense, surely");
  assert_true(hscal_init_comm(half) > 0);
  assert_int_equal(hscal_use(half), HSCAL_ERROR_STATE);
  use_machine("1x8@10, ideal");
  free_context(multiply_and_check('d', 'N', 'N', 30, 30, 30));
  assert_int_equal(hscal_init_comm(half), 0);
  assert_int_equal(hscal_use(half), 0);
  assert_int_equal(hscal_close(), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&half);
}

static void test_nothing_is_left(void **state) {
  int number = next_communicator();
  for (int i = 0; i < 5; i++) {
    test_world_and_halves(state);
    test_closed_in_the_other_order(state);
  }
  assert_int_equal(next_communicator(), number);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_world_and_halves), cmocka_unit_test(test_closed_in_the_other_order),
      cmocka_unit_test(test_rows_and_columns), cmocka_unit_test(test_same_call_in_both),
      cmocka_unit_test(test_what_is_in_use),   cmocka_unit_test(test_freed_communicator),
      cmocka_unit_test(test_left_out),         cmocka_unit_test(test_one_cannot_begin),
      cmocka_unit_test(test_nothing_is_left),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
