/* hscal plan --compare FILE: both layouts on one time axis, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAN "plan pdgemm n=4000 --machine machines/campus.json --square-blocks "

static const char *into(const char *words, const char *name) {
  static char all[400];
  snprintf(all, sizeof all, "%s--compare %s/%s", words, run_folder, name);
  return all;
}

static char *file_text(const char *name) {
  char path[200], *text = calloc(1, 1 << 22);
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *in = fopen(path, "r");
  assert_non_null(in);
  assert_non_null(text);
  assert_true(fread(text, 1, (1 << 22) - 1, in) > 0);
  fclose(in);
  return text;
}

static int count(const char *text, const char *what) {
  int found = 0;
  for (; (text = strstr(text, what)); text += strlen(what)) found++;
  return found;
}

static int has_gnuplot(void) { return system("gnuplot --version >/dev/null 2>&1") == 0; }

/* A row of each node under either layout, whether it has processes or not, in areas of three colours. */
static void both_layouts_are_drawn(void **state) {
  (void)state;
  run run = run_hscal_with("PATH=/nowhere", into(PLAN, "a.svg")); /* without gnuplot, too */
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "idle        6 of 12 nodes: old[1-6]"));
  assert_non_null(strstr(run.out, "picture written to /tmp/"));
  char *text = file_text("a.svg");
  assert_int_equal(strncmp(text, "<svg ", 5), 0);
  assert_non_null(strstr(text, "pdgemm m=4000 n=4000 k=4000: "));
  assert_non_null(strstr(text, "predicted for 12 nodes of two ages on 10 Gbit/s Ethernet<"));
  assert_int_equal(count(text, ">usual layout (8 x 6, column order), NB 64: "), 1);
  assert_int_equal(count(text, ">hscal's plan, 2 \xC3\x97 12 grid, "), 1);
  assert_int_equal(count(text, ">new1 \xC3\x97 4<"), 2);
  assert_int_equal(count(text, ">old1 \xC3\x97 4<"), 1);
  assert_int_equal(count(text, ">no process here<"), 6);
  assert_int_equal(count(text, " %</text>"), 18);
  assert_int_equal(count(text, "<path fill=\"#3b6ea5\""), 18 + 1); /* and the legend */
  assert_true(strlen(text) < 200000);
  free(text);
}

/* Of many nodes several make a row, of one kind each. */
static void many_nodes_are_few_rows(void **state) {
  (void)state;
  const char *words = "plan pdgemm n=2000 --machine '30x1@10 + 10x1@9, ideal' --patience 0.1 ";
  assert_int_equal(run_hscal(into(words, "many.svg")).status, 0);
  char *text = file_text("many.svg");
  assert_non_null(strstr(text, ">a01 to a03 \xC3\x97 3<"));
  assert_non_null(strstr(text, ">a28 to a30"));
  assert_non_null(strstr(text, ">b01 to b03"));
  assert_true(count(text, " %</text>") <= 2 * 16);
  free(text);
}

/* Threads, nodes of one kind, a grid that is given: the default is run as it was timed, else its end would not be where it is told. */
static void the_default_is_the_one_that_was_timed(void **state) {
  (void)state;
  static const char *const words[] = {"plan pdgemm n=1000 --machine machines/two_generations.json --one-kind ",
                                      "plan pdgemm n=1000 --machine machines/two_generations.json --fix grid=2x3 ",
                                      "plan pdgetrf n=600 --machine machines/two_generations.json --square ",
                                      "plan pdpotrf n=600 --machine machines/two_generations.json --whole-nodes ",
                                      "plan pdgemm n=1000 --machine machines/two_generations.json --per-node 1 "};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    run run = run_hscal(into(words[i], "b.svg"));
    if (run.status != 0) fail_msg("%s: %s", words[i], run.err);
  }
}

static void png_is_drawn_by_gnuplot(void **state) {
  (void)state;
  if (!has_gnuplot()) skip();
  assert_int_equal(run_hscal(into(PLAN "--json ", "c.png")).status, 0);
  char *text = file_text("c.png");
  assert_int_equal(memcmp(text, "\x89PNG", 4), 0);
  free(text);
}

static void bad_files_are_refused(void **state) {
  (void)state;
  expect_refused(PLAN "--compare a.pdf", 2, "--compare a.pdf: the name must end in .svg or .png");
  expect_refused(into(PLAN, "no/such/a.svg"), 1, "no/such/a.svg: cannot write: No such file");
  expect_refused("timeof pdgemm n=500 nb=64 grid=1x1 --compare a.svg --machine 1x1@1", 2,
                 "timeof does not take --compare");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_layouts_are_drawn),
      cmocka_unit_test(many_nodes_are_few_rows),
      cmocka_unit_test(the_default_is_the_one_that_was_timed),
      cmocka_unit_test(png_is_drawn_by_gnuplot),
      cmocka_unit_test(bad_files_are_refused),
  };
  return cmocka_run_group_tests_name("cli.compare", tests, run_make_folder, run_remove_folder);
}
