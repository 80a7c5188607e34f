/* hscal machine show and check: descriptions of computers as people read them. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void test_check(void **state) {
  (void)state;
  run good = run_hscal("machine check machines/hcl16.json machines/two_generations.json");
  assert_int_equal(good.status, 0);
  assert_string_equal(good.out, "machines/hcl16.json: valid, 16 nodes with 16 processors\n"
                                "machines/two_generations.json: valid, 8 nodes with 8 processors\n");
  /* A bad one does not hide the good one after it. */
  run mixed = run_hscal("machine check no-such-file.json '1x4@10'");
  assert_int_equal(mixed.status, 1);
  assert_string_equal(mixed.out, "1x4@10: valid, 1 node with 4 processors\n");
}

/* The file and the key that is wrong are named. */
static void test_bad_file(void **state) {
  (void)state;
  char *text = source_text("machines/hcl16.json"), *speed = strstr(text, "\"gflops\": 9.729"), words[128];
  char place[] = "/tmp/hscal-bad-XXXXXX";
  assert_non_null(speed);
  memcpy(speed, "\"gflops\": -9.72", strlen("\"gflops\": 9.729"));
  int file = mkstemp(place);
  assert_true(file >= 0);
  assert_int_equal(write(file, text, strlen(text)), strlen(text));
  close(file);
  snprintf(words, sizeof words, "machine check %s", place);
  run bad = run_hscal(words);
  unlink(place);
  free(text);
  assert_int_equal(bad.status, 1);
  assert_string_equal(bad.out, "");
  assert_non_null(strstr(bad.err, place));
  assert_non_null(strstr(bad.err, "nodes[1].gflops"));
}

static void test_show(void **state) {
  (void)state;
  char *expected = source_text("tests/cli/golden/machine_show.txt");
  run result = run_hscal("machine show '2x4@10 + 1x8@30, lat 2us, bw 10GB, half 0'");
  assert_int_equal(result.status, 0);
  assert_string_equal(result.out, expected);
  free(expected);
  run named = run_hscal_with("HSCAL_MACHINE=machines/hcl16.json", "machine show");
  assert_int_equal(named.status, 0);
  assert_non_null(strstr(named.out, "hcl16: 16 nodes with 16 processors"));
  assert_non_null(strstr(named.out, "up to 3 processes on a processor"));
  assert_non_null(strstr(named.out, "12.25")); /* Gflop/s of the fastest, a fact of the file */
}

/* Writes a machine of one node called "here", with this as its fingerprint; returns the name of the file. */
static const char *machine_here(const char *fingerprint) {
  static char place[32];
  strcpy(place, "/tmp/hscal-here-XXXXXX");
  int file = mkstemp(place);
  assert_true(file >= 0);
  dprintf(file,
          "{\"schema\": \"hscal-machine/1\", \"nodes\": [{\"name\": \"here\", \"processors\": 1, \"gflops\": 1,"
          " \"memory_bytes\": 1e9, \"fingerprint\": {%s}}], \"layers\": {\"node\": {\"latency_us\": 1},"
          " \"network\": {\"latency_us\": 1}}}",
          fingerprint);
  close(file);
  return place;
}

/* On a computer that is one of the nodes. */
static void test_stale(void **state) {
  (void)state;
  char words[64];
  const char *file = machine_here("\"kernel\": \"Minix 2\", \"blas\": \"OpenBLAS 0.0.1\"");
  snprintf(words, sizeof words, "machine show %s", file);
  run here = run_hscal_with("HSCAL_HOST=here", words);
  assert_int_equal(here.status, 0);
  assert_non_null(strstr(here.out, "warning      stale: here: "));
  assert_non_null(strstr(here.out, "Minix"));
#ifdef HSCAL_WITH_MPI
  assert_non_null(strstr(here.out, "0.0.1,")); /* hscal-measure knows */
#endif
  run elsewhere = run_hscal_with("HSCAL_HOST=elsewhere", words);
  assert_int_equal(elsewhere.status, 0);
  assert_null(strstr(elsewhere.out, "stale"));
  unlink(file);
}

/* The command starts the measuring program: here stand-ins for mpirun that tell what they were asked. */
static void test_measure(void **state) {
  (void)state;
  run asked = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh",
                             "machine measure -o mine.json --processes 3 -- --hostfile hosts");
  assert_int_equal(asked.status, 0);
  assert_int_equal(strncmp(asked.out, "-n 3 --hostfile hosts ", strlen("-n 3 --hostfile hosts ")), 0);
  assert_non_null(strstr(asked.out, "hscal-measure -o mine.json\n"));
  run failing = run_hscal_with("HSCAL_MPIRUN=false", "machine measure --if-needed");
  assert_int_equal(failing.status, 1);
  assert_non_null(strstr(failing.err, "measuring did not succeed (false ended with status 1)"));
  run missing = run_hscal_with("HSCAL_MPIRUN=/no/such/program", "machine measure");
  assert_int_equal(missing.status, 1);
  assert_non_null(strstr(missing.err, "cannot start \"/no/such/program\""));
}

#ifdef HSCAL_WITH_MPI
/* Where the result could not be kept, nothing is measured. */
static void test_measure_for_nothing(void **state) {
  (void)state;
  run nowhere = run_hscal_with("HSCAL_MPIRUN=tests/cli/run_alone.sh", "machine measure -o /no/such/folder/x.json");
  assert_int_equal(nowhere.status, 1);
  assert_non_null(strstr(nowhere.err, "hscal: /no/such/folder/x.json: cannot write: No such file or directory"));
  assert_null(strstr(nowhere.err, "gemm")); /* no progress */
}
#endif

static void test_unknown_word(void **state) {
  (void)state;
  run wrong = run_hscal("machine chek x");
  assert_int_equal(wrong.status, 2);
  assert_string_equal(wrong.err,
                      "hscal: unknown command \"machine chek\"; did you mean \"check\"? (hscal machine --help)\n");
  wrong = run_hscal("machine measure --procesess 3");
  assert_int_equal(wrong.status, 2);
  assert_string_equal(wrong.err,
                      "hscal: unknown option \"--procesess\"; did you mean \"--processes\"? (hscal machine --help)\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_check),
      cmocka_unit_test(test_bad_file),
      cmocka_unit_test(test_show),
      cmocka_unit_test(test_stale),
      cmocka_unit_test(test_measure),
#ifdef HSCAL_WITH_MPI
      cmocka_unit_test(test_measure_for_nothing),
#endif
      cmocka_unit_test(test_unknown_word),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
