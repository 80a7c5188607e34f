/* A machine file that no longer fits the computers: every plan made with it says so, on every process. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char file[] = "/tmp/hscal-stale-XXXXXX";

/* Process 0 writes it, for a node that is called like the host, or is not. */
static void write_machine(const char *node, const char *fingerprint) {
  if (world_rank == 0) {
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fprintf(out,
            "{\"schema\": \"hscal-machine/1\", \"nodes\": [{\"name\": \"%s\", \"processors\": 4, \"gflops\": 10,"
            " \"memory_bytes\": 8e9, \"fingerprint\": {%s}}],"
            " \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 10}}}",
            node, fingerprint);
    assert_int_equal(fclose(out), 0);
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

/* The warning of a plan on this machine, on all processes that are in its context. */
static void expect_warning(const char *words) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(300);
  use_machine(file);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) assert_string_equal(hscal_ctxt_plan(&ictxt)->warning, words);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void what_changed_is_told(void **state) {
  (void)state;
  write_machine("here", "\"blas\": \"OpenBLAS 0.0.1\", \"cpu\": \"Abacus\"");
  char words[640] = "";
  int ictxt;
  pdgemm_arguments x = square_pdgemm(300);
  use_machine(file);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) strcpy(words, hscal_ctxt_plan(&ictxt)->warning);
  if (hscal_in_ctxt(&ictxt)) {
    assert_int_equal(strncmp(words, "stale: here: the processor was Abacus, is ", 42), 0);
    assert_non_null(strstr(words, "; BLAS was OpenBLAS 0.0.1, is "));
    assert_null(strstr(words, "MPI was"));
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void what_cannot_be_compared_is_silent(void **state) {
  (void)state;
  write_machine("elsewhere", "\"blas\": \"OpenBLAS 0.0.1\""); /* this host only stands in for it */
  expect_warning("");
  write_machine("here", "\"frequency\": \"1 MHz\"");
  if (access("/sys/devices/system/cpu/cpu0/cpufreq", F_OK) != 0) expect_warning("");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_changed_is_told),
                                     cmocka_unit_test(what_cannot_be_compared_is_silent)};
  setenv("HSCAL_HOST", "here", 1);
  mpi_tests_begin();
  int descriptor = world_rank == 0 ? mkstemp(file) : -1;
  MPI_Bcast(file, (int)sizeof file, MPI_CHAR, 0, MPI_COMM_WORLD);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  if (world_rank == 0) {
    close(descriptor);
    unlink(file);
  }
  return mpi_tests_end(failed);
}
