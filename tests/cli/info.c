/* hscal info: the counts, as JSON and as a table. */
#include "cmocka_test.h"
#include "run.h"

#include <stdlib.h>
#include <string.h>

/* Must be written as an integer, not as 5.24288e8. */
static json_int_t integer(const json_t *value) {
  assert_true(json_is_integer(value));
  return json_integer_value(value);
}

static json_int_t at(const json_t *root, const char *matrix, size_t x, size_t y) {
  return integer(json_array_get(json_array_get(json_object_get(root, matrix), x), y));
}

/* The example of the documentation, number by number. */
static void test_square(void **state) {
  (void)state;
  static const json_int_t flops[] = {524288000, 499712000, 499712000, 476288000};
  json_t *root = run_json("info pdgemm m=1000 n=1000 k=1000 nb=64 grid=2x2 --json");
  assert_string_equal(json_string_value(json_object_get(root, "routine")), "pdgemm");
  assert_int_equal(integer(json_array_get(json_object_get(root, "grid"), 0)), 2);
  assert_int_equal(integer(json_array_get(json_object_get(root, "grid"), 1)), 2);
  assert_int_equal(json_array_size(json_object_get(root, "flops")), 4);
  for (size_t p = 0; p < 4; p++) assert_int_equal(integer(json_array_get(json_object_get(root, "flops"), p)), flops[p]);
  for (size_t y = 0; y < 4; y++) {
    assert_int_equal(at(root, "bytes", 0, y), y == 1 || y == 2 ? 2097152 : 0);
    assert_int_equal(at(root, "messages", 0, y), y == 1 || y == 2 ? 16 : 0);
  }
  json_decref(root);
}

static json_int_t total_flops(const char *words) {
  json_int_t total = 0;
  size_t p;
  json_t *root = run_json(words), *value;
  json_array_foreach(json_object_get(root, "flops"), p, value) total += integer(value);
  json_decref(root);
  return total;
}

/* The keys reach the call: the work is 2mnk whatever the layout, four times that for complex numbers. */
static void test_keys(void **state) {
  (void)state;
  assert_int_equal(total_flops("info pdgemm m=100 n=70 k=30 nb=7 grid=2x3 --json"), 2 * 100 * 70 * 30);
  assert_int_equal(total_flops("info PZGEMM m=100 n=70 k=30 nb=7 mb=5 grid=3x1 alpha=1,-2 --json"), 8 * 100 * 70 * 30);
  assert_int_equal(total_flops("info psgemm n=0 nb=7 grid=2x2 --json"), 0);
  assert_int_equal(total_flops("info pdgemm m=100 n=70 k=30 transa=t transb=C ia=3 ja=5 jb=2 ic=9 mba=4 nba=6 mbb=3 "
                               "nbb=8 mbc=5 nbc=9 rsrca=1 csrcb=1 panel=16 grid=2x2 --json"),
                   2 * 100 * 70 * 30);
}

/* Messages per panel: half as many steps send half as many messages. */
static void test_panel(void **state) {
  (void)state;
  json_t *narrow = run_json("info pdgemm n=1024 nb=128 panel=32 grid=2x2 --json");
  json_t *wide = run_json("info pdgemm n=1024 nb=128 panel=64 grid=2x2 --json");
  assert_int_equal(at(narrow, "messages", 0, 1), 2 * at(wide, "messages", 0, 1));
  assert_int_equal(at(narrow, "bytes", 0, 1), at(wide, "bytes", 0, 1));
  assert_true(at(wide, "messages", 0, 1) > 0);
  json_decref(narrow);
  json_decref(wide);
}

static void test_text(void **state) {
  (void)state;
  char *expected = source_text("tests/cli/golden/info_2x2.txt");
  run result = run_hscal("info pdgemm n=1000 nb=64 grid=2x2");
  assert_int_equal(result.status, 0);
  assert_string_equal(result.out, expected);
  free(expected);
}

static double total(const json_t *root, const char *key) {
  double sum = 0;
  size_t x, y;
  json_t *row, *value;
  json_array_foreach(json_object_get(root, key), x, row) {
    if (!json_is_array(row)) sum += json_number_value(row);
    json_array_foreach(row, y, value) sum += json_number_value(value);
  }
  return sum;
}

static void expect_totals(const char *words, double messages, double in_collectives, json_int_t least) {
  json_t *root = run_json(words);
  assert_true(total(root, "bytes") == messages);
  assert_true(total(root, "collective_bytes") == in_collectives);
  assert_int_equal(integer(json_object_get(root, "total_bytes")), messages + in_collectives);
  assert_int_equal(integer(json_object_get(root, "least_bytes")), least);
  assert_non_null(strstr(json_string_value(json_object_get(json_object_get(root, "counting"), "total_bytes")),
                         "times members, root included"));
  json_decref(root);
}

/* The sum of a column is a double that all its members get: there and back. Of the vectors of p?gemv, 4 numbers to a process, one half of
 * x goes to the other column of processes by a message, then each down its column (2 members) by a broadcast, and y along each row
 * into one of 2 members. */
static void test_collectives(void **state) {
  (void)state;
  expect_totals("info pdasum n=8 nb=4 grid=2x2 --json", 0, 2 * 8, 2 * 8);
  expect_totals("info pdasum n=16 nb=4 grid=4x1 --json", 0, 4 * 8, 2 * 3 * 8);
  expect_totals("info pdgemv n=8 nb=4 grid=2x2 --json", 4 * 8, 4 * 2 * 4 * 8, 4 * 8 + 4 * 4 * 8);
  run text = run_hscal("info pdasum n=16 nb=4 grid=4x1");
  assert_int_equal(text.status, 0);
  assert_non_null(strstr(text.out, " bytes received in collectives\n"));
  assert_non_null(strstr(text.out, " 32 bytes in all, data of collectives times members, root included\n"));
  assert_non_null(strstr(text.out, " 48 bytes move at least: "));
}

static double crossing(const char *words, const char *key) {
  json_t *root = run_json(words);
  double value = json_number_value(json_object_get(json_object_get(root, "between_nodes"), key));
  json_decref(root);
  return value;
}

/* The messages of the 2 x 2 example go along rows and along columns: two processes on a node keep those of a row, or of a column. */
static void test_between_nodes(void **state) {
  (void)state;
#define EXAMPLE "info pdgemm n=1000 nb=64 grid=2x2 --processes-per-node 2"
  static const double along_columns = 2097152 + 1998848 + 1998848 + 1905152;
  assert_true(crossing(EXAMPLE " --json", "bytes") == along_columns);
  assert_true(crossing(EXAMPLE " --json", "messages") == 4 * 16);
  assert_true(crossing(EXAMPLE " --order column --json", "bytes") == 16000000 - along_columns);
  assert_true(crossing("info pdgemm n=1000 nb=64 grid=2x2 --processes-per-node 4 --json", "bytes") == 0);
  run text = run_hscal(EXAMPLE " --threads 4");
  assert_non_null(strstr(text.out, "\n8000000 bytes in 64 messages between nodes, 2 processes on each; "));
  assert_non_null(strstr(text.out, "\n4 threads of each process share its operations\n"));
  run few = run_hscal(EXAMPLE " --processes 3");
  assert_int_equal(few.status, 2);
  assert_non_null(strstr(few.err, "grid=2x2 takes 4 processes, and --processes says that 3 are started"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_square), cmocka_unit_test(test_keys),        cmocka_unit_test(test_panel),
      cmocka_unit_test(test_text),   cmocka_unit_test(test_collectives), cmocka_unit_test(test_between_nodes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
