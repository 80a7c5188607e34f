/* hscal verify: compares with the installed library, and says so when that is another one. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void models_fit_the_installed_library(void **state) {
  (void)state;
  json_t *root = run_json("verify pdgemm pzgemm --calls 20 --seed 7 --json");
  assert_int_equal(json_integer_value(json_object_get(root, "calls")), 40);
  assert_int_equal(json_integer_value(json_object_get(root, "different")), 0);
  assert_int_equal(json_integer_value(json_object_get(root, "panel")), 32);
  assert_true(json_integer_value(json_object_get(root, "events")) > 100);
  assert_non_null(strstr(json_string_value(json_object_get(root, "library")), "scalapack"));
  assert_int_equal(json_array_size(json_object_get(root, "routines")), 2);
  json_decref(root);
}

static void people_read_a_sentence(void **state) {
  (void)state;
  run text = run_hscal("verify pdgemm --calls 3");
  assert_int_equal(text.status, 0);
  assert_non_null(strstr(text.out, "The models fit this library."));
}

/* Of some routines and kernels the program that compares has definitions of its own, which come before and behind the library's. */
static void the_installed_library_may_be_named(void **state) {
  (void)state;
  char words[600];
  json_t *root = run_json("verify pdgemm --calls 1 --json");
  snprintf(words, sizeof words, "verify psnrm2 pdamax pdagemv pzahemv pzdotc --calls 20 --library '%s'",
           json_string_value(json_object_get(root, "library")));
  json_decref(root);
  run named = run_hscal(words);
  assert_string_equal(named.err, "");
  assert_int_equal(named.status, 0);
  assert_non_null(strstr(named.out, "none differs"));
}

/* A library in which the routine does nothing is not what the models describe. */
static void another_library_is_noticed(void **state) {
  (void)state;
  run other = run_hscal("verify pdgemm --calls 5 --library '" OTHER_LIBRARY "'");
  assert_int_equal(other.status, 1);
  assert_non_null(strstr(other.out, "process 0 (0,0) event 0: expected"));
  assert_non_null(strstr(other.out, "calls differ"));
}

/* What is no ScaLAPACK is not passed over in favour of the one that is installed. */
static void a_wrong_library_is_refused(void **state) {
  (void)state;
  static const char *const wrong[] = {"verify pdgemm --calls 2 --library README.md",
                                      "verify pdaxpy --calls 2 --library '" OTHER_LIBRARY "'"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    run refused = run_hscal(wrong[i]);
    assert_int_equal(refused.status, 2);
    assert_string_equal(refused.out, "");
    assert_non_null(strstr(refused.err, "it cannot be loaded here, or has no pd"));
  }
}

/* The loader would wait for a writer, for ever. */
static void a_pipe_is_no_library(void **state) {
  (void)state;
  char command[100], words[200];
  snprintf(command, sizeof command, "mkfifo %s/pipe", run_folder);
  assert_int_equal(system(command), 0);
  snprintf(words, sizeof words, "verify pdgemm --calls 2 --library %s/pipe", run_folder);
  run library = run_hscal_with("timeout 20", words);
  assert_int_equal(library.status, 2);
  assert_non_null(strstr(library.err, "/pipe: there is no such file to read"));
  snprintf(words, sizeof words, "HSCAL_RECORDER=%s/pipe timeout 20", run_folder);
  run recorder = run_hscal_with(words, "info --recorded pdgeqrf n=50 nb=32 grid=2x3");
  assert_int_equal(recorder.status, 1);
  assert_non_null(strstr(recorder.err, "/pipe: there is no such file to read"));
}

/* The status of calls that differ is left to these. */
static void output_errors_are_told(void **state) {
  (void)state;
  static const char *const words[] = {"verify pdgemm --calls 2", "verify pdgemm pdtrsm --calls 2 --json"};
  for (int i = 0; i < 2; i++) {
    run full = run_hscal_with("sh -c '\"$0\" \"$@\" >/dev/full'", words[i]);
    assert_int_equal(full.status, 2);
    assert_string_equal(full.err, "hscal: cannot write the output: No space left on device\n");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(models_fit_the_installed_library),
      cmocka_unit_test(people_read_a_sentence),
      cmocka_unit_test(the_installed_library_may_be_named),
      cmocka_unit_test(another_library_is_noticed),
      cmocka_unit_test(a_wrong_library_is_refused),
      cmocka_unit_test(a_pipe_is_no_library),
      cmocka_unit_test(output_errors_are_told),
  };
  return cmocka_run_group_tests_name("cli.verify", tests, run_make_folder, run_remove_folder);
}
