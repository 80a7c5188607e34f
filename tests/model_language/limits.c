/* Models that would take all time or all memory are stopped, and say so. */
#include "cmocka_test.h"
#include "hscal.h"
#include "model_language/calibrated.h"
#include "model_text.h"

#include <stdlib.h>
#include <string.h>

static const char *const two[] = {"p=2", NULL};

static void expect_stopped(const char *functions, const char *scheme, int expected, const char *words) {
  int status;
  char *text = model_of_scheme(functions, scheme), *events = trace_model(text, two, &status);
  free(events);
  free(text);
  if (status != expected || !strstr(hscal_last_error(), words))
    fail_msg("%s: %d, %s", scheme, status, hscal_last_error());
}

static void loops_without_an_end_are_stopped(void **state) {
  (void)state;
  expect_stopped("", "while (1) ;", HSCAL_ERROR_NO_GRID, "m.pm:8:1: the model is stopped here after");
  expect_stopped("", "for (;;) { int x; x = 1; }", HSCAL_ERROR_NO_GRID, "a loop without an end");
  expect_stopped("", "par (;;) ;", HSCAL_ERROR_NO_GRID, "a loop without an end");
  expect_stopped("int f(int n) { while (n) n = 1; return 0; }", "f(1);", HSCAL_ERROR_NO_GRID, "a loop without an end");
}

static void calls_without_an_end_are_stopped(void **state) {
  (void)state;
  expect_stopped("int f(int n) { return f(n + 1); }", "f(0);", HSCAL_ERROR_NO_GRID, "call each other too deeply");
  expect_stopped("int f(int n) { n++; }", "f(0);", HSCAL_ERROR_NO_GRID, "ends without return");
}

static void arrays_are_limited(void **state) {
  (void)state;
  expect_stopped("", "int d[100000][100000];", HSCAL_ERROR_NO_GRID, "an array that is too large");
  expect_stopped("", "int a[20000000]; int b[20000000];", HSCAL_ERROR_NO_GRID, "together are too large");
}

static void processes_are_limited(void **state) {
  (void)state;
  const char *const many[] = {"p=100000", NULL};
  int status;
  char *text = model_of_scheme("", ";");
  free(trace_model(text, many, &status));
  free(text);
  assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "more than 2048 processes"));
}

/* (((...))), - - - and long sums: the stack is no deeper than the text may make it. */
static void nesting_is_limited(void **state) {
  static const struct {
    const char *before, *again, *after, *words;
  } cases[] = {{"int x; x = ", "(", "1;", "nested too deeply"},
               {"int x; x = ", "-", "1;", "nested too deeply"},
               {"", "{", "", "nested too deeply"},
               {"", "if (1) ", ";", "nested too deeply"},
               {"int x; x = 1", "+1", ";", "too long"},
               {"int x; x = ", "1?1:", "1;", "nested too deeply"}};
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    enum { TIMES = 5000 };
    size_t length = strlen(cases[i].again);
    char *scheme = malloc(TIMES * length + 64), *at = scheme;
    assert_non_null(scheme);
    at = stpcpy(at, cases[i].before);
    for (int t = 0; t < TIMES; t++) at = stpcpy(at, cases[i].again);
    strcpy(at, cases[i].after);
    expect_stopped("", scheme, HSCAL_ERROR_ARGUMENT, cases[i].words);
    free(scheme);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(loops_without_an_end_are_stopped),
                                     cmocka_unit_test(calls_without_an_end_are_stopped),
                                     cmocka_unit_test(arrays_are_limited), cmocka_unit_test(processes_are_limited),
                                     cmocka_unit_test(nesting_is_limited)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
