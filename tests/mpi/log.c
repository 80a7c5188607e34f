/* What was predicted and what was observed of calls on contexts, in the file that HSCAL_LOG names. */
#include "harness.h"
#include "machine/call_log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char file[] = "/tmp/hscal-mpi-log-XXXXXX";
static int ictxt;

static void begin(const char *log) {
  pdgemm_arguments x = square_pdgemm(2000); /* large enough for all */
  if (log)
    setenv("HSCAL_LOG", log, 1);
  else
    unsetenv("HSCAL_LOG");
  if (world_rank == 0) assert_int_equal(truncate(file, 0), 0);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
}

static void end(int freed) {
  int is_first = hscal_in_ctxt(&ictxt) && hscal_ctxt_plan(&ictxt)->nprocs > 0 && world_rank == 0;
  int status = hscal_free_ctxt(&ictxt);
  assert_int_equal(status, is_first ? freed : 0);
  assert_int_equal(ictxt, -1);
  assert_int_equal(hscal_close(), 0);
  MPI_Barrier(MPI_COMM_WORLD);
}

/* Everyone reads the log. */
static hscal_log read_log(void) {
  hscal_log log;
  if (hscal__log_read(file, 0, &log)) fail_msg("%s", hscal_last_error());
  MPI_Barrier(MPI_COMM_WORLD); /* before process 0 begins a new one */
  return log;
}

static void test_observed(void **state) {
  (void)state;
  begin(file);
  double predicted_s = hscal_in_ctxt(&ictxt) ? hscal_ctxt_plan(&ictxt)->predicted_s : 0;
  int processes = hscal_in_ctxt(&ictxt) ? hscal_ctxt_plan(&ictxt)->nprocs : world_size;
  assert_int_equal(processes, world_size);
  assert_int_equal(hscal_observe(&ictxt, 1 + world_rank), 0); /* the longest counts */
  assert_int_equal(hscal_call_begin(&ictxt), 0);
  assert_int_equal(hscal_call_end(&ictxt), 0);
  end(0);
  hscal_log log = read_log();
  assert_int_equal(log.ncalls, 2);
  assert_int_equal(log.bounds, 0); /* it was observed: nothing to guess */
  assert_true(abs((int)(1e6 * (log.call[0].ratio * predicted_s / world_size - 1))) <= 1);
  assert_string_equal(log.call[0].routine, "pdgemm");
  assert_int_equal(log.call[0].nnodes, 1);
  assert_string_equal(log.name[0], "a");
  assert_true(log.call[1].ratio > 0);
  hscal__log_free(&log);
}

/* What a fit has to know of the call, as the first line says it. */
static void test_says_which_run(void **state) {
  (void)state;
  char text[2000] = "";
  begin(file);
  assert_int_equal(hscal_observe(&ictxt, 1), 0);
  end(0);
  FILE *in = fopen(file, "r");
  assert_non_null(in);
  assert_non_null(fgets(text, sizeof text, in));
  fclose(in);
  MPI_Barrier(MPI_COMM_WORLD);
  assert_non_null(strstr(text, "\"arguments\":\"m=2000 n=2000 k=2000\",\"threads\":1,\"processes_per_node\":"));
  assert_null(strstr(text, "\"processes_per_node\":0"));
}

/* A program that says nothing: its context tells at least how long it took at most. */
static void test_bound(void **state) {
  (void)state;
  begin(file);
  end(0);
  hscal_log log = read_log();
  assert_true(log.ncalls == 0 && log.bounds == 1 && log.spoiled == 0);
  hscal__log_free(&log);
}

/* The same call again is the same context: nothing is known of the calls on it until it is freed for the last time. */
static void test_bound_of_the_same_context(void **state) {
  (void)state;
  int again;
  pdgemm_arguments x = square_pdgemm(2000);
  begin(file);
  assert_int_equal(pdgemm_ctxt(&x, &again), 0);
  assert_int_equal(again, ictxt);
  assert_int_equal(hscal_free_ctxt(&again), 0);
  end(0);
  hscal_log log = read_log();
  assert_true(log.ncalls == 0 && log.bounds == 1 && log.spoiled == 0);
  hscal__log_free(&log);
}

static void test_without_log(void **state) {
  (void)state;
  begin(NULL);
  assert_int_equal(hscal_call_begin(&ictxt), 0);
  assert_int_equal(hscal_call_end(&ictxt), 0);
  assert_int_equal(hscal_observe(&ictxt, 1), 0);
  end(0);
  hscal_log log = read_log();
  assert_true(log.ncalls == 0 && log.bounds == 0);
  hscal__log_free(&log);
}

/* One process that errs is an error on all, and nobody waits. */
static void test_errors(void **state) {
  (void)state;
  int outside = -1, none = 12345;
  begin(file);
  int last = world_rank == world_size - 1;
  assert_int_equal(hscal_observe(&ictxt, last ? -1.0 : 1.0), -2);
  assert_true(strlen(hscal_last_error()) > 0);
  assert_int_equal(hscal_call_end(&ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_call_begin(&ictxt), 0);
  assert_int_equal(hscal_call_end(&ictxt), 0);
  assert_int_equal(hscal_call_end(&ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_call_begin(&none), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_call_end(NULL), -1);
  assert_int_equal(hscal_observe(&outside, 1), 0); /* as one that was left out does */
  end(0);
  assert_int_equal(hscal_call_begin(&ictxt), HSCAL_ERROR_STATE);
}

static void test_log_that_cannot_be_written(void **state) {
  (void)state;
  begin("/no/such/folder/log");
  assert_int_equal(hscal_observe(&ictxt, 1), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "HSCAL_LOG"));
  end(0);
  begin("/no/such/folder/log");
  end(HSCAL_ERROR_FILE);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_observed),
                                     cmocka_unit_test(test_says_which_run),
                                     cmocka_unit_test(test_bound),
                                     cmocka_unit_test(test_bound_of_the_same_context),
                                     cmocka_unit_test(test_without_log),
                                     cmocka_unit_test(test_errors),
                                     cmocka_unit_test(test_log_that_cannot_be_written)};
  mpi_tests_begin();
  int descriptor = world_rank == 0 ? mkstemp(file) : -1;
  MPI_Bcast(file, (int)sizeof file, MPI_CHAR, 0, MPI_COMM_WORLD);
  use_machine("1x8@10, error 0, ideal");
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  if (world_rank == 0) {
    close(descriptor);
    unlink(file);
  }
  return mpi_tests_end(failed);
}
