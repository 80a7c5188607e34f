/* Failures are told to the error handler: by one process where all have them, with who, what and why. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
  int count, reports, status;
  char function[40], reason[900], process[40];
} told;

static void note(const hscal_failure *failure, void *data) {
  assert_ptr_equal(data, &told);
  told.count++;
  told.reports = failure->reports;
  told.status = failure->status;
  snprintf(told.function, sizeof told.function, "%s", failure->function);
  snprintf(told.reason, sizeof told.reason, "%s", failure->reason);
  snprintf(told.process, sizeof told.process, "%s", failure->process);
}

static void listen(void) {
  memset(&told, 0, sizeof told);
  hscal_set_error_handler(note, &told);
}

static int how_many_tell(void) {
  int all;
  MPI_Allreduce(&told.reports, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static void test_a_common_failure_is_told_by_one(void **state) {
  char expected[40];
  (void)state;
  listen();
  use_machine("/no/such.json");
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_FILE);
  assert_int_equal(told.count, 1);
  assert_int_equal(told.status, HSCAL_ERROR_FILE);
  assert_string_equal(told.function, "hscal_init");
  assert_non_null(strstr(told.reason, "/no/such.json"));
  assert_string_equal(told.reason, hscal_last_error());
  snprintf(expected, sizeof expected, "process %d of %d", world_rank, world_size);
  assert_string_equal(told.process, expected);
  assert_int_equal(how_many_tell(), 1);
}

static void test_what_follows_a_failed_start_is_told_by_one(void **state) {
  pdgemm_arguments call = square_pdgemm(100);
  int ictxt;
  (void)state;
  listen();
  assert_int_equal(pdgemm_ctxt(&call, &ictxt), HSCAL_ERROR_STATE);
  assert_string_equal(told.function, "hscal_pdgemm_ctxt");
  assert_non_null(strstr(told.reason, "hscal_init failed"));
  assert_int_equal(how_many_tell(), 1);
}

static void test_a_failure_of_one_process_is_told_by_it(void **state) {
  int desc[9];
  (void)state;
  listen();
  if (world_rank == world_size - 1) assert_int_equal(hscal_descset(desc, -1, 1, 0, 0, 0, 0), -2);
  assert_int_equal(told.count, world_rank == world_size - 1);
  assert_int_equal(how_many_tell(), 1);
}

static void test_the_process_that_failed_is_named(void **state) {
  char expected[40];
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  listen();
  pdgemm_arguments call = square_pdgemm(100);
  int ictxt, odd = world_size - 1;
  if (world_rank == odd) call.n = -1;
  assert_int_equal(pdgemm_ctxt(&call, &ictxt), -4);
  snprintf(expected, sizeof expected, "process %d: ", odd);
  if (world_size > 1) assert_non_null(strstr(told.reason, expected));
  assert_int_equal(told.count, 1);
  assert_int_equal(how_many_tell(), 1);
  assert_int_equal(hscal_close(), 0);
}

/* hscal_descinit calls hscal_descset: the program called but one of them. */
static void test_only_what_the_program_called_is_told(void **state) {
  int desc[9], ictxt = -1;
  (void)state;
  listen();
  assert_int_equal(hscal_descinit(desc, -1, 1, 0, 0, 0, 0, &ictxt), -2);
  assert_int_equal(told.count, 1);
  assert_string_equal(told.function, "hscal_descinit");
  assert_int_equal(hscal_descinit(desc, 1, 1, 0, 0, 0, 0, &ictxt), 0);
  assert_int_equal(told.count, 1);
}

/* What a failing call writes on standard error. */
static const char *written(void) {
  static char text[400];
  int kept, desc[9];
  FILE *file = capture_errors(&kept);
  hscal_descset(desc, -1, 1, 0, 0, 0, 0);
  captured_errors(file, kept, text, sizeof text);
  return text;
}

static void test_the_line(void **state) {
  char expected[200];
  (void)state;
  hscal_set_error_handler(hscal_print_error, NULL);
  snprintf(expected, sizeof expected,
           "hscal: hscal_descset failed: m = -1, it must be at least 0 (status -2, process %d of %d)\n", world_rank,
           world_size);
  assert_string_equal(written(), expected);
  setenv("HSCAL_QUIET", "1", 1);
  assert_string_equal(written(), "");
  unsetenv("HSCAL_QUIET");
  hscal_set_error_handler(NULL, NULL);
  assert_string_equal(written(), "");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_common_failure_is_told_by_one),
                                     cmocka_unit_test(test_what_follows_a_failed_start_is_told_by_one),
                                     cmocka_unit_test(test_a_failure_of_one_process_is_told_by_it),
                                     cmocka_unit_test(test_the_process_that_failed_is_named),
                                     cmocka_unit_test(test_only_what_the_program_called_is_told),
                                     cmocka_unit_test(test_the_line)};
  return RUN_MPI_TESTS(tests);
}
