/* Whole numbers of the environment: digits within limits, or an error that names the variable, what it is, and what it must be. */
#include "base/environment.h"
#include "base/status.h"
#include "cmocka_test.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define VARIABLE "HSCAL_TEST_NUMBER"

static int read_with(const char *value, int least, int most, int *number) {
  if (value)
    setenv(VARIABLE, value, 1);
  else
    unsetenv(VARIABLE);
  *number = 7;
  return hscal__environment_number(VARIABLE, least, most, number);
}

static void digits_are_numbers(void **state) {
  static const struct {
    const char *value;
    int number;
  } cases[] = {{"1", 1}, {"42", 42}, {"007", 7}, {"2147483647", INT_MAX}, {NULL, 7}, {"", 7}};
  int number;
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    assert_int_equal(read_with(cases[i].value, 1, INT_MAX, &number), 0);
    assert_int_equal(number, cases[i].number);
  }
  assert_int_equal(read_with("0", 0, 5, &number), 0);
  assert_int_equal(number, 0);
}

static void all_else_is_refused(void **state) {
  static const char *const wrong[] = {"0",
                                      " ",
                                      " 3",
                                      "3 ",
                                      "\t3",
                                      "3\n",
                                      "+3",
                                      "-3",
                                      "-1",
                                      "3.0",
                                      "1e1",
                                      "3x",
                                      "many",
                                      "0x3",
                                      "65537",
                                      "4294967297",
                                      "99999999999999999999999"};
  int number;
  (void)state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char text[160];
    snprintf(text, sizeof text, VARIABLE " is \"%s\", must be a whole number from 1 to 65536", wrong[i]);
    if (read_with(wrong[i], 1, 65536, &number) != HSCAL_ERROR_UNKNOWN) fail_msg("\"%s\" is %d", wrong[i], number);
    assert_string_equal(hscal__last_error(), text);
    assert_int_equal(number, 7);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(digits_are_numbers), cmocka_unit_test(all_else_is_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
