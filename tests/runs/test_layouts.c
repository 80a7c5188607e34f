/* Hosts of a layouts file become the processes that the BLACS are asked for. */
#include "cmocka_test.h"
#include "layouts.h"

#include <string.h>

static char *const host_of[] = {"fast", "slow", "fast", "slow"};

/* What the last grid was asked for. */
static int asked[4], asked_nprow, asked_npcol;

/* In place of the BLACS. */
void Cblacs_get(int context, int what, int *value);
void Cblacs_gridmap(int *context, const int *processes, int leading, int nprow, int npcol);
void Cblacs_gridexit(int context);
void Cblacs_get(int context, int what, int *value) {
  (void)context, (void)what;
  *value = 0;
}
void Cblacs_gridmap(int *context, const int *processes, int leading, int nprow, int npcol) {
  *context = 7;
  assert_int_equal(leading, nprow);
  asked_nprow = nprow;
  asked_npcol = npcol;
  memcpy(asked, processes, (size_t)(nprow * npcol) * sizeof *asked);
}
void Cblacs_gridexit(int context) { assert_int_equal(context, 7); }

/* The grid of a file with one layout. */
static void expect_grid(const char *line, int nprow, int npcol, const int *by_columns) {
  char text[256], message[256] = "";
  layouts all;
  strcpy(text, line);
  int wrong = layouts_read(text, "file", host_of, 4, &all, message, sizeof message);
  assert_string_equal(message, "");
  assert_int_equal(wrong, 0);
  assert_int_equal(all.count, 1);
  layouts_open(&all);
  assert_int_equal(asked_nprow, nprow);
  assert_int_equal(asked_npcol, npcol);
  assert_memory_equal(asked, by_columns, (size_t)(nprow * npcol) * sizeof *asked);
  layouts_close(&all);
  layouts_free(&all);
}

/* Rows of the file are columns of the BLACS. */
static void rows_and_columns(void **state) {
  (void)state;
  expect_grid("rows 2 2 64 64 32 fast,fast,slow,slow\n", 2, 2, (int[]){0, 1, 2, 3});
  expect_grid("columns 2 2 64 64 32 fast,slow,fast,slow\n", 2, 2, (int[]){0, 2, 1, 3});
  expect_grid("row 1 3 64 64 32 slow,fast,slow", 1, 3, (int[]){1, 0, 3});
  expect_grid("# slow only\n\ncolumn 2 1 64 64 32 slow,slow\r\n", 2, 1, (int[]){1, 3});
}

/* No process stands twice on a grid. */
static void each_once(void **state) {
  (void)state;
  char text[] = "three 1 3 64 64 32 fast,fast,fast", message[256];
  layouts all;
  assert_int_not_equal(layouts_read(text, "file", host_of, 4, &all, message, sizeof message), 0);
  assert_string_equal(message, "file:1: no process is left on host \"fast\" for (0, 2)");
}

/* A message that does not fit is cut, not written beyond. */
static void short_message(void **state) {
  (void)state;
  char text[] = "x", message[] = "untouched";
  layouts all;
  assert_int_not_equal(layouts_read(text, "file", host_of, 4, &all, message, 4), 0);
  assert_string_equal(message, "fil");
  assert_string_equal(message + 4, "uched");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(rows_and_columns), cmocka_unit_test(each_once),
                                     cmocka_unit_test(short_message)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
