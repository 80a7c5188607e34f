/* hscal plan --map FILE: with gnuplot, without it, what is in it, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PLAN "plan pdgemm n=1000 --machine '4x1@10 + 2x1@5, lat 20us, bw 1GB, ideal' --square-blocks "

static const char *into(const char *words, const char *name) {
  static char all[400];
  snprintf(all, sizeof all, "%s--map %s/%s", words, run_folder, name);
  return all;
}

/* 0: there is no such file. */
static size_t read_file(const char *name, char *text, size_t size) {
  char path[200];
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *in = fopen(path, "r");
  size_t length = in ? fread(text, 1, size - 1, in) : 0;
  if (in) fclose(in);
  text[length] = 0;
  return length;
}

static int has_gnuplot(void) { return system("gnuplot --version >/dev/null 2>&1") == 0; }

static void maps_are_drawn(void **state) {
  (void)state;
  static char text[1 << 20];
  if (!has_gnuplot()) skip();
  run run = run_hscal(into(PLAN, "a.svg"));
  assert_int_equal(run.status, 0);
  assert_string_equal(run.err, "");
  assert_non_null(strstr(run.out, "pdgemm: 2 x 2 grid of 4 processes"));
  assert_non_null(strstr(run.out, "picture written to /tmp/"));
  assert_true(read_file("a.svg", text, sizeof text) > 1000);
  assert_non_null(strstr(text, "</svg>"));
  assert_non_null(strstr(text, "predicted time / least time"));
  assert_non_null(strstr(text, "2 x 2"));
  assert_int_equal(run_hscal(into(PLAN "--json ", "a.png")).status, 0);
  assert_true(read_file("a.png", text, sizeof text) > 1000);
  assert_int_equal(memcmp(text, "\x89PNG", 4), 0);
}

/* The relative time of a grid in the script's first table; the test fails if it is not there. */
static double time_of(const char *text, int nprow, int npcol) {
  char line[32];
  const char *table = strstr(text, "$grids << EOD\n");
  assert_non_null(table);
  snprintf(line, sizeof line, "\n%d %d ", nprow, npcol);
  const char *found = strstr(table, line);
  if (!found || found > strstr(table, "\nEOD\n")) fail_msg("there is no grid %d x %d", nprow, npcol);
  return atof(found + strlen(line));
}

/* The script NAME.gp that is left where there is no gnuplot to draw NAME.svg; into text[SCRIPT_SIZE]. */
enum { SCRIPT_SIZE = 1 << 20 };
static void leave_script(const char *words, const char *name, char *text) {
  char file[40];
  snprintf(file, sizeof file, "%s.svg", name);
  assert_int_equal(run_hscal_with("PATH=/nowhere", into(words, file)).status, 1);
  snprintf(file, sizeof file, "%s.gp", name);
  assert_true(read_file(file, text, SCRIPT_SIZE) > 1000);
}

static double planned_s(const char *words) {
  json_t *plan = run_json(words);
  double seconds = json_number_value(json_object_get(plan, "predicted_s"));
  json_decref(plan);
  return seconds;
}

/* All of them: P x Q of 1 to 6 processes. Four equal processes in a square are best; of the others the map knows what a plan on that
 * grid alone would find. */
static void the_map_has_all_grids(void **state) {
  (void)state;
  static char text[SCRIPT_SIZE];
  leave_script(PLAN, "b", text);
  int grids = 0;
  for (int p = 1; p <= 6; p++)
    for (int q = 1; p * q <= 6; q++, grids++) assert_true(time_of(text, p, q) >= 1);
  assert_int_equal(grids, 14);
  assert_non_null(strstr(text, "best block: 14 of 14"));
  assert_true(time_of(text, 2, 2) < 1.005);
  double best_s = planned_s(PLAN "--json");
  assert_true(fabs(time_of(text, 1, 1) * best_s / planned_s(PLAN "--json --fix grid=1x1") - 1) < 0.02);
  assert_true(fabs(time_of(text, 1, 5) * best_s / planned_s(PLAN "--json --fix grid=1x5") - 1) < 0.02);
  assert_true(fabs(time_of(text, 2, 3) * best_s / planned_s(PLAN "--json --fix grid=2x3") - 1) < 0.02);
  assert_non_null(strstr(text, "$chosen_grid << EOD\n2 2\nEOD"));
  assert_non_null(strstr(text, "$guide_grid << EOD\n6 1\nEOD")); /* x, y: 1 x 6 */
}

/* What is fixed stays so. */
static void the_map_keeps_what_is_given(void **state) {
  (void)state;
  static char text[SCRIPT_SIZE];
  leave_script(PLAN "--fix nb=48 --processes 3 ", "c", text);
  assert_non_null(strstr(text, "best block: 5 of 5"));
  assert_non_null(strstr(text, "set xtics scale 0 ('48' 0)\n"));
}

/* Where the grid says how wide blocks are, their rows are drawn. */
static void unlike_shares_are_drawn_by_rows(void **state) {
  (void)state;
  static char text[SCRIPT_SIZE];
  const char *words = "plan pdgemm n=1000 --machine '4x1@10 + 4x1@5, lat 20us, bw 1GB, ideal' ";
  leave_script(words, "h", text);
  assert_non_null(strstr(text, "set xlabel 'MB (NB suits the grid)'"));
  assert_non_null(strstr(text, "set xtics scale 0 ('16' 0"));
}

/* Of two fast nodes and two with little memory. What is grey, and what white. */
static void cells_without_a_time_are_explained(void **state) {
  (void)state;
  static char text[SCRIPT_SIZE];
  const char *words = "plan pdgemm n=4000 --machine '4x2@10 + 2x2@30, mem 0.2GB' ";
  leave_script(words, "e", text);
  assert_non_null(strstr(text, "'more than 12 processes' at graph"));
  assert_non_null(strstr(text, ": not possible' at graph"));
  assert_null(strstr(text, "title 'not timed'"));
  words = "plan pdsyevd n=300 --machine '3x1@10 + 2x1@3' ";
  leave_script(words, "f", text);
  assert_non_null(strstr(text, "title 'not possible'"));
  assert_non_null(strstr(text, "title 'least time'"));
}

/* Where another cell is the fastest, the picture and a line say why. */
static void a_least_time_that_is_not_chosen_is_explained(void **state) {
  (void)state;
  static char text[1 << 20];
  const char *words = "plan pdgemm n=1000 from=1x5:64 --machine '4x1@10 + 2x1@5, lat 20us, bw 10MB' ";
  run run = run_hscal_with("PATH=/nowhere", into(words, "g.svg"));
  assert_int_equal(run.status, 1);
  assert_non_null(strstr(run.out, "in 1 x 5, NB 64: they stay"));
  assert_true(read_file("g.gp", text, sizeof text) > 1000);
  assert_non_null(strstr(text, "'least time, not chosen: the matrices stay where they lie' at screen"));
  if (!has_gnuplot()) return;
  run = run_hscal(into(words, "g.svg"));
  assert_non_null(strstr(run.out, "the map has a layout that takes less time than the plan's: "));
  assert_non_null(strstr(run.out, "  not chosen: the matrices stay where they lie\n"));
}

static void without_gnuplot_the_script_is_left(void **state) {
  (void)state;
  static char text[1 << 20];
  run run = run_hscal_with("PATH=/nowhere", into(PLAN, "d.png"));
  assert_int_equal(run.status, 1);
  assert_non_null(strstr(run.out, "pdgemm: 2 x 2 grid"));
  assert_non_null(strstr(run.err, "gnuplot is not there to draw /tmp/"));
  assert_non_null(strstr(run.err, "d.gp (on Debian or Ubuntu: apt-get install gnuplot-nox)"));
  if (!has_gnuplot()) return;
  char command[200];
  snprintf(command, sizeof command, "gnuplot %s/d.gp", run_folder);
  assert_int_equal(system(command), 0);
  assert_true(read_file("d.png", text, sizeof text) > 1000);
}

/* Before anything is planned. */
static void bad_files_are_refused(void **state) {
  (void)state;
  expect_refused(PLAN "--map a.pdf", 2, "--map a.pdf: the name must end in .svg or .png");
  expect_refused(into(PLAN, "no/such/a.svg"), 1, "no/such/a.svg: cannot write: No such file");
  expect_refused(PLAN "--map", 2, "--map needs a value");
  expect_refused("timeof pdgemm n=500 nb=64 grid=1x1 --map a.svg --machine 1x1@1,ideal", 2,
                 "timeof does not take --map");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(maps_are_drawn),
      cmocka_unit_test(the_map_has_all_grids),
      cmocka_unit_test(the_map_keeps_what_is_given),
      cmocka_unit_test(unlike_shares_are_drawn_by_rows),
      cmocka_unit_test(cells_without_a_time_are_explained),
      cmocka_unit_test(a_least_time_that_is_not_chosen_is_explained),
      cmocka_unit_test(without_gnuplot_the_script_is_left),
      cmocka_unit_test(bad_files_are_refused),
  };
  return cmocka_run_group_tests_name("cli.map", tests, run_make_folder, run_remove_folder);
}
