/* The language: what its expressions and statements mean, and where its errors are found. */
#include "cmocka_test.h"
#include "hscal.h"
#include "model_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const two[] = {"p=2", NULL};

/* A scheme that computes so many units says what a number is. */
static void expect_number(const char *functions, const char *statements, int expected) {
  char scheme[1024], wanted[32];
  int status, lines = 0;
  snprintf(scheme, sizeof scheme, "int x = 0, i, j; double y = 0; %s x %%%% [0];", statements);
  char *text = model_of_scheme(functions, scheme), *events = trace_model(text, two, &status);
  if (status) fail_msg("%s: %s", statements, hscal_last_error());
  for (const char *at = events; *at; at++) lines += *at == '\n';
  snprintf(wanted, sizeof wanted, "%d", expected);
  if (lines != expected) fail_msg("%s: %d, not %d", statements, lines, expected);
  free(events);
  free(text);
}

static void expressions_mean_what_they_mean_in_c(void **state) {
  (void)state;
  expect_number("", "x = 2 + 3 * 4;", 14);
  expect_number("", "x = (2 + 3) * 4;", 20);
  expect_number("", "x = 20 - 5 - 3;", 12);
  expect_number("", "x = 7 / 2 + 7 % 4;", 6);
  expect_number("", "x = -7 / 2 + 10;", 7);
  expect_number("", "x = 7.0 / 2 * 2;", 7);
  expect_number("", "y = 2.9; x = y;", 2);
  expect_number("", "x = 3 > 2 && 2 >= 2 && 1 < 2 && 2 <= 2 && 1 == 1 && 1 != 2;", 1);
  expect_number("", "x = 0 && 1 / 0 || !0;", 1);
  expect_number("", "x = 1 ? 2 : 1 / 0;", 2);
  expect_number("", "x = 1; x += 5; x -= 2; x *= 6; x /= 4; x %= 4;", 2);
  expect_number("", "i = 3; j = i++ + 1; x = i * 10 + j;", 44);
  expect_number("", "i = 3; j = --i; x = i * 10 + j;", 22);
  expect_number("", "x = max(3, 5) + min(2, 9) + abs(-4) + ceil(1.2) + floor(2.9) + sqrt(16) + pow(2, 3) + log2(8);",
                30);
  expect_number("", "x = sizeof(double) + sizeof(int) + sizeof(char);", 13);
  expect_number("", "x = bench * 3 + length * 4;", 7);
  expect_number("", "x = p;", 2);
}

static void statements_mean_what_they_mean_in_c(void **state) {
  (void)state;
  expect_number("", "for (i = 0; i < 4; i++) for (j = 0; j < 3; j++) x++;", 12);
  expect_number("", "for (i = 0, j = 9; i < j; i++, j--) x += 1;", 5);
  expect_number("", "for (int k = 0; k < 6; k += 2) x += k;", 6);
  expect_number("", "for (i = 0; ; i++) { if (i == 3) continue; if (i > 5) break; x++; }", 5);
  expect_number("", "while (x < 7) x = x + 2;", 8);
  expect_number("", "if (x) x = 1; else if (!x) x = 2; else x = 3;", 2);
  expect_number("", "int d[3][2]; for (i = 0; i < 3; i++) for (j = 0; j < 2; j++) d[i][j] = 10 * i + j; x = d[2][1];",
                21);
  expect_number("", "{ int x = 5; x++; } x += 1;", 1);
  expect_number("", "/* a remark */ x = 1; // another\n x++;", 2);
}

static void functions_take_numbers_and_arrays(void **state) {
  (void)state;
  const char *sum = "int sum(int n, int d[]) { int i, s = 0; for (i = 0; i < n; i++) s += d[i]; return s; }";
  const char *faculty = "int faculty(int n) { if (n < 2) return 1; return n * faculty(n - 1); }";
  const char *fill = "int fill(int n, int d[n]) { int i; for (i = 0; i < n; i++) d[i] = i * i; return 0; }";
  const char *later =
      "int g(int n); int f(int n) { return n ? g(n - 1) : 1; } int g(int n) { return n ? f(n - 1) : 2; }";
  expect_number(sum, "int d[3]; d[0] = 1; d[1] = 2; d[2] = 3; x = sum(3, d);", 6);
  expect_number(faculty, "x = faculty(4);", 24);
  expect_number(fill, "int d[4]; fill(4, d); x = d[3];", 9); /* the array is the caller's */
  expect_number(later, "x = 10 * f(4) + f(3);", 12);
  expect_number("double half(double a) { return a / 2; }", "x = half(5) * 2;", 5);
}

/* ---- errors ----------------------------------------------------------------------------------------------------- */

static void expect_error(const char *text, const char *const *values, int expected, const char *words) {
  int status;
  char *events = trace_model(text, values, &status);
  free(events);
  if (status != expected || !strstr(hscal_last_error(), words))
    fail_msg("%s\n%d, %s\nnot: %d, %s", text, status, hscal_last_error(), expected, words);
}

static void expect_wrong_scheme(const char *scheme, int expected, const char *words) {
  char *text = model_of_scheme("", scheme);
  expect_error(text, two, expected, words);
  free(text);
}

static void what_is_wrong_is_shown_where_it_is(void **state) {
  (void)state;
  expect_error("algorithm m(int size) {\n  coord I=size;\n\tnode { I>=0: bench*sizes; };\n};", two,
               HSCAL_ERROR_ARGUMENT,
               "m.pm:3:21: \"sizes\" is not declared; did you mean \"size\"?\n"
               "\tnode { I>=0: bench*sizes; };\n\t                   ^");
  expect_error("algorithm m(int p) { coord I=p node", two, HSCAL_ERROR_ARGUMENT, "m.pm:1:32: ; is missing");
  expect_error("algorithm m(int p) {", two, HSCAL_ERROR_ARGUMENT, "m.pm:1:21: } is missing; the text ends here");
  expect_error("", two, HSCAL_ERROR_ARGUMENT, "m.pm:1:1: a model begins with algorithm");
  expect_error("algorithm m(int p) { } more", two, HSCAL_ERROR_ARGUMENT, "nothing follows");
  expect_error("algorithm m(int p) { }", two, HSCAL_ERROR_ARGUMENT, "has no coord");
  expect_error("algorithm m(int p, int p) { }", two, HSCAL_ERROR_ARGUMENT, "another parameter \"p\"");
  expect_error("typedef struct { int I; } P; algorithm m(int p) { }", two, HSCAL_ERROR_ARGUMENT, "no structures");
  expect_error("algorithm m(int p) { coord I=p; bench gem(3); }", two, HSCAL_ERROR_ARGUMENT, "\"gem\" is no kernel");
  expect_error("algorithm m(int p) { coord I=p; bench gemm(3); }", two, HSCAL_ERROR_ARGUMENT, "takes 3 sizes, not 1");
  expect_error("/* algorithm", two, HSCAL_ERROR_ARGUMENT, "m.pm:1:1: this comment has no end");
  expect_error("algorithm m(int p) { @ }", two, HSCAL_ERROR_ARGUMENT, "m.pm:1:22: '@' has no meaning");
}

static void wrong_statements_are_refused(void **state) {
  (void)state;
  expect_wrong_scheme("int x; x = ;", HSCAL_ERROR_ARGUMENT, "m.pm:8:12: an expression is missing");
  expect_wrong_scheme("5 = 3;", HSCAL_ERROR_ARGUMENT, "only a variable can be given a value");
  expect_wrong_scheme("int *w;", HSCAL_ERROR_ARGUMENT, "no pointers");
  expect_wrong_scheme("int for;", HSCAL_ERROR_ARGUMENT, "\"for\" is a word of the language");
  expect_wrong_scheme("int d[2]; d[0][1] = 1;", HSCAL_ERROR_ARGUMENT, "d has 1 dimension, not 2");
  expect_wrong_scheme("int d[2]; d = 1;", HSCAL_ERROR_ARGUMENT, "only a variable can be given a value");
  expect_wrong_scheme("100 %% [0, 1];", HSCAL_ERROR_ARGUMENT, "2 coordinates where coord declares 1");
  expect_wrong_scheme("f(3);", HSCAL_ERROR_ARGUMENT, "there is no function \"f\"");
  expect_wrong_scheme("int x; x = max(1);", HSCAL_ERROR_ARGUMENT, "max takes 2 arguments, not 1");
  expect_wrong_scheme("int x; x = 12a;", HSCAL_ERROR_ARGUMENT, "this is no decimal number");
  expect_wrong_scheme("int x; x = 99999999999999999999;", HSCAL_ERROR_ARGUMENT, "this number is too large");
}

static void values_that_do_not_exist_are_refused(void **state) {
  (void)state;
  const int none = HSCAL_ERROR_NO_GRID;
  expect_wrong_scheme("int x = 0; x = 1 / x;", none, "m.pm:8:18: division by zero");
  expect_wrong_scheme("int x = 0; x = 1 % x;", none, "remainder of a division by zero");
  expect_wrong_scheme("double x = 0; x = 1 / x;", none, "division by zero");
  expect_wrong_scheme("int x = 9223372036854775807; x++;", none, "too large for an integer");
  expect_wrong_scheme("int x = 4000000000; x = x * x;", none, "too large for an integer");
  expect_wrong_scheme("int x; x = 1e300;", none, "too large for an integer");
  expect_wrong_scheme("double x = 1e300; x = x * x;", none, "too large for a number");
  expect_wrong_scheme("double x; x = sqrt(-1);", none, "there is no such value");
  expect_wrong_scheme("int d[2]; d[2] = 1;", none, "index 2 of an array of 2");
  expect_wrong_scheme("int d[2]; d[-1] = 1;", none, "index -1 of an array of 2");
  expect_wrong_scheme("int d[0];", none, "an array of no element");
  expect_wrong_scheme("if (0) int d[2]; d[0] = 1;", none, "index 0 of an array of 0");
  expect_wrong_scheme("100 %% [2];", none, "there is no process [2]");
  expect_wrong_scheme("-1 %% [0];", none, "less than 0 %");
  expect_wrong_scheme("int d[2]; d[1.0] = 1;", none, "a whole number is needed here");
}

static void parameters_are_checked(void **state) {
  (void)state;
  const char *text = "algorithm m(int p, double a, int d[p]) { coord I=p; bench gemm(2, 2, 2); node { I>=0: d[I]; };\n"
                     "  scheme { par (int i = 0; i < p; i++) 100 %% [i]; }; };";
  static const struct {
    const char *values[4];
    int status;
    const char *words;
  } cases[] = {
      {{"p=2", "a=1.5", "d=1,2"}, 0, ""},
      {{"p=3", "a=1", "d=4"}, 0, ""},
      {{"p=2", "a=1.5"}, HSCAL_ERROR_ARGUMENT, "values of the model m are missing: d="},
      {{"p=2.5", "a=1", "d=1,2"}, HSCAL_ERROR_ARGUMENT, "p is made of integers"},
      {{"p=2", "a=1", "d=1,2,3"}, HSCAL_ERROR_NO_GRID, "d has 2 elements, 3 numbers were given"},
      {{"p=2,3", "a=1", "d=1"}, HSCAL_ERROR_ARGUMENT, "p is one number, and 2 were given"},
      {{"p=x", "a=1", "d=1"}, HSCAL_ERROR_ARGUMENT, "p=: \"x\" is no number"},
      {{"p=2", "p=3"}, HSCAL_ERROR_ARGUMENT, "p= is given twice"},
      {{"pp=2"}, HSCAL_ERROR_ARGUMENT, "m has no parameter pp=; did you mean p=?; it takes p= a= d="},
      {{"p=2", "a=?", "d=1"}, HSCAL_ERROR_ARGUMENT, "a=? cannot be left open"},
      {{"p=2", "a=1", "d=@/nowhere/at/all"}, HSCAL_ERROR_FILE, "/nowhere/at/all"},
      {{"p=0", "a=1", "d=1"}, HSCAL_ERROR_NO_GRID, "an array of no element"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    expect_error(text, cases[i].values, cases[i].status, cases[i].words);
}

static void arrays_are_read_from_files(void **state) {
  (void)state;
  const char *text = "algorithm m(int p, int d[p]) { coord I=p; bench gemm(2, 2, 2); node { I>=0: d[I]; };\n"
                     "  scheme { par (int i = 0; i < p; i++) 100 %% [i]; }; };";
  char name[] = "/tmp/hscal_numbers_XXXXXX", value[64];
  int file = mkstemp(name), status;
  assert_true(file >= 0);
  FILE *out = fdopen(file, "w");
  fprintf(out, "# blocks of each process\n1, 2\n  1\n");
  fclose(out);
  snprintf(value, sizeof value, "d=@%s", name);
  const char *const values[] = {"p=3", value, NULL};
  char *events = trace_model(text, values, &status);
  remove(name);
  if (status) fail_msg("%s", hscal_last_error());
  assert_string_equal(events, "0 gemm NN 2 2 2\n1 gemm NN 2 2 2\n1 gemm NN 2 2 2\n2 gemm NN 2 2 2\n");
  free(events);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(expressions_mean_what_they_mean_in_c),
                                     cmocka_unit_test(statements_mean_what_they_mean_in_c),
                                     cmocka_unit_test(functions_take_numbers_and_arrays),
                                     cmocka_unit_test(what_is_wrong_is_shown_where_it_is),
                                     cmocka_unit_test(wrong_statements_are_refused),
                                     cmocka_unit_test(values_that_do_not_exist_are_refused),
                                     cmocka_unit_test(parameters_are_checked),
                                     cmocka_unit_test(arrays_are_read_from_files)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
