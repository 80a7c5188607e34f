/* Thousands of contexts made and freed leave nothing behind: no BLACS number, no MPI communicator, no memory.
 * test_mpi_leaks CYCLES, default 1000. */
#include "forced.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

static long cycles = 1000;

/* Creates and frees; one process in turn is left out. Returns the context's number, -1 if left out. */
static int cycle(long i) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  force_plan(1, world_size - (int)(i % 2), 16, 16, 64, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  int number = ictxt;
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  return number;
}

static void test_cycles(void **state) {
  (void)state;
  enum { WARM_UP = 200 };
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (long i = 0; i < WARM_UP; i++) cycle(i);
  int first = cycle(0), communicator = next_communicator();
  long resident = resident_bytes();
  double start = MPI_Wtime();
  for (long i = 0; i < cycles; i++) cycle(i);
  double seconds = MPI_Wtime() - start;
  long grown = resident_bytes() - resident;
  assert_int_equal(cycle(0), first);
  assert_int_equal(next_communicator(), communicator);
  print_message("%ld cycles on %d processes: %.0f us each, %ld bytes more resident\n", cycles, world_size,
                1e6 * seconds / (double)cycles, grown);
  /* A leak of one record, plan or communicator per cycle would be some hundred bytes each. */
  if (!SANITIZED) assert_true(grown < 64 * 1024 + 100 * cycles);
  assert_int_equal(hscal_close(), 0);
}

/* The same for the session: its communicator and its entry in the table of the BLACS. */
static void test_sessions(void **state) {
  (void)state;
  int communicator = next_communicator();
  for (int i = 0; i < 50; i++) {
    assert_int_equal(hscal_init(NULL, NULL), 0);
    cycle(i);
    assert_int_equal(hscal_close(), 0);
  }
  assert_int_equal(next_communicator(), communicator);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_cycles), cmocka_unit_test(test_sessions)};
  if (argc > 1) cycles = atol(argv[1]);
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
