/* hscal machine show --plot FILE: with gnuplot, without it, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SHOW "machine show machines/two_generations.json --plot "

static const char *show_into(const char *name) {
  static char words[300];
  snprintf(words, sizeof words, SHOW "%s/%s", run_folder, name);
  return words;
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

static int files(void) {
  char command[200], text[20] = "";
  snprintf(command, sizeof command, "ls %s | wc -l", run_folder);
  FILE *out = popen(command, "r");
  assert_non_null(out);
  assert_non_null(fgets(text, sizeof text, out));
  pclose(out);
  return atoi(text);
}

static int has_gnuplot(void) { return system("gnuplot --version >/dev/null 2>&1") == 0; }

static void pictures_are_drawn(void **state) {
  (void)state;
  static char text[1 << 20];
  if (!has_gnuplot()) skip();
  assert_int_equal(run_hscal(show_into("a.svg")).status, 0);
  run run = run_hscal(show_into("a.png"));
  assert_int_equal(run.status, 0);
  assert_string_equal(run.err, "");
  assert_non_null(strstr(run.out, "dgemm Gflop/s"));
  assert_non_null(strstr(run.out, "picture written to /tmp/"));
  assert_true(read_file("a.svg", text, sizeof text) > 1000);
  assert_non_null(strstr(text, "<svg"));
  assert_non_null(strstr(text, "</svg>"));
  assert_non_null(strstr(text, "within a node"));
  assert_true(read_file("a.png", text, sizeof text) > 1000);
  assert_int_equal(memcmp(text, "\x89PNG", 4), 0);
  assert_int_equal(files(), 2);
}

/* The script alone is left, with all that it needs: gnuplot draws from it what hscal would have drawn. */
static void without_gnuplot_the_script_is_left(void **state) {
  (void)state;
  static char text[1 << 20];
  int before = files();
  run run = run_hscal_with("PATH=/nowhere", show_into("b.svg"));
  assert_int_equal(run.status, 1);
  assert_non_null(strstr(run.out, "dgemm Gflop/s"));
  assert_non_null(strstr(run.err, "gnuplot is not there to draw /tmp/"));
  assert_non_null(strstr(run.err, "b.gp (on Debian or Ubuntu: apt-get install gnuplot-nox)"));
  assert_int_equal(files(), before + 1);
  assert_true(read_file("b.gp", text, sizeof text) > 1000);
  assert_non_null(strstr(text, "$speed_0_0 << EOD\n"));
  if (!has_gnuplot()) return;
  char command[200];
  snprintf(command, sizeof command, "gnuplot %s/b.gp", run_folder);
  assert_int_equal(system(command), 0);
  assert_true(read_file("b.svg", text, sizeof text) > 1000);
}

/* The data are the machine's: a speed that is the same at any shape, the points that a file has. */
static void the_script_has_the_machine_s_data(void **state) {
  (void)state;
  static char text[1 << 20];
  char words[300];
  snprintf(words, sizeof words, "machine show '2x4@10 + 1x8@30, lat 2us, bw 1GB, ideal' --plot %s/c.png", run_folder);
  assert_int_equal(run_hscal_with("PATH=/nowhere", words).status, 1);
  read_file("c.gp", text, sizeof text);
  assert_non_null(strstr(text, "$speed_0_0 << EOD\n4 10\n"));
  assert_non_null(strstr(text, "$speed_1_0 << EOD\n4 30\n"));
  assert_non_null(strstr(text, "\n1048576 1050.59\n")); /* 2 us and (2^20 + 16) bytes at 1 GB/s */
  assert_non_null(strstr(text, "'a: 2 nodes, each 4 cores, 16 GB, link 1 GB/s'"));
  assert_non_null(strstr(text, "'b: 8 cores, 32 GB, link 1 GB/s'"));
}

/* What nobody measured is not said to be. */
static void the_picture_says_what_was_measured(void **state) {
  (void)state;
  static char text[1 << 20];
  char words[300];
  snprintf(words, sizeof words, "machine show machines/hcl16.json --plot %s/h.png", run_folder);
  run stated = run_hscal_with("PATH=/nowhere", words);
  assert_non_null(strstr(stated.out, "speeds       stated, not measured\n"));
  assert_non_null(strstr(stated.out, "messages     within a node stated, not measured; between nodes stated, not\n"));
  read_file("h.gp", text, sizeof text);
  assert_null(strstr(text, "points: measured"));
  assert_non_null(strstr(text, "columns; stated, not measured'"));
  assert_non_null(strstr(text, "'one message; nothing measured'"));
  assert_non_null(strstr(text, "'within a node'"));
  snprintf(words, sizeof words, "machine show tests/machine/files/probe.json --plot %s/p.png", run_folder);
  run probe = run_hscal_with("PATH=/nowhere", words);
  assert_non_null(strstr(probe.out, "speeds       measured in a probe\n"));
  assert_non_null(strstr(probe.out, "messages     within a node measured; between nodes assumed, not measured\n"));
  assert_non_null(strstr(probe.out, "warning      probe: "));
  read_file("p.gp", text, sizeof text);
  assert_non_null(strstr(text, "columns; measured at other sizes'"));
  assert_non_null(strstr(text, "'one message; points: measured'"));
  assert_non_null(strstr(text, "'within a node'"));
  assert_non_null(strstr(text, "'n1 to n2, assumed'"));
}

/* Of many kinds of nodes all have a curve and a bar; the fastest and the slowest are named. */
static void all_kinds_are_shown(void **state) {
  (void)state;
  static char text[1 << 20];
  char words[300], curve[60], bar[60];
  snprintf(words, sizeof words, "machine show machines/hcl16.json --plot %s/k.png", run_folder);
  assert_int_equal(run_hscal_with("PATH=/nowhere", words).status, 1);
  assert_true(read_file("k.gp", text, sizeof text) > 1000);
  for (int c = 0; c < 16; c++) {
    snprintf(curve, sizeof curve, "$speed_%d_0 with lines ", c);
    if (!strstr(text, curve)) fail_msg("kind %d has no curve", c);
    snprintf(bar, sizeof bar, "'hcl%02d: 1 core, 2 GB, link 0.25 GB/s' at graph", c + 1);
    if (!strstr(text, bar)) fail_msg("kind %d has no bar", c);
  }
  assert_non_null(strstr(text, "title 'the other 14 kinds of nodes'"));
  assert_non_null(strstr(text, "'hcl16, fastest, m = n = 1000'"));
  assert_non_null(strstr(text, "'hcl10, slowest, m = n = 1000'"));
  assert_non_null(strstr(text, "$bars << EOD\n10.8"));
  assert_non_null(strstr(text, "'nodes of hcl16; bars: Gflop/s of a process, k = 128, stated, not measured'"));
}

/* The third layer has a curve of its own, once. */
static void switches_have_their_curve(void **state) {
  (void)state;
  static char text[1 << 20];
  char words[300];
  snprintf(words, sizeof words,
           "machine show '2x4@10 + 2x8@30, lat 2us, bw 1GB, switches 2, switchlat 3us, switchbw 0.5GB, ideal' --plot "
           "%s/d.png",
           run_folder);
  assert_int_equal(run_hscal_with("PATH=/nowhere", words).status, 1);
  read_file("d.gp", text, sizeof text);
  const char *title = strstr(text, "'a1 to b1, another switch'");
  assert_non_null(title);
  assert_null(strstr(title + strlen("'a1 to b1, another switch"), "another switch"));
  assert_non_null(strstr(text, "'a1 to a2'"));
  assert_non_null(strstr(text, "\n1048576 2102.18\n")); /* 5 us and (2^20 + 16) bytes at 0.5 GB/s */
}

static void bad_files_are_refused(void **state) {
  (void)state;
  expect_refused(SHOW "a.pdf", 2, "--plot a.pdf: the name must end in .svg or .png");
  expect_refused(SHOW, 2, "--plot needs a value");
  expect_refused(SHOW "/nowhere/a.svg", 1, "/nowhere/a.svg: cannot write: No such file");
  expect_refused(SHOW "a.svg --plot b.svg", 2, "takes one --plot");
  expect_refused("machine show a b", 2, "takes one machine");
  expect_refused("machine show --plto a.svg", 2, "did you mean \"--plot\"?");
}

/* "|name" and "<name" are commands for gnuplot, "-name" is an option; what a line ends with would begin another one. */
static void names_are_names(void **state) {
  (void)state;
  static const char *const names[] = {"|touch pwned;.svg", "<touch pwned;.png", "-dash.svg", "`touch pwned`'s.svg",
                                      "~.svg"};
  char command[1000];
  const char *machine = "machine show 2x2@10,ideal --plot";
  assert_int_equal(chdir(run_folder), 0);
  int before = files();
  for (int with = has_gnuplot(); with >= 0; with--)
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      struct stat facts;
      snprintf(command, sizeof command, "%s '%s' %s \"%s\" >out 2>&1", with ? "" : "PATH=/nowhere /usr/bin/env --",
               HSCAL_COMMAND, machine, "$NAME");
      setenv("NAME", names[i], 1);
      int is_drawn = system(command) == 0;
      if (is_drawn != with) fail_msg("%s: %s", names[i], with ? "not drawn" : "drawn");
      if (with) assert_int_equal(stat(names[i], &facts), 0);
      if (with) assert_true(facts.st_size > 1000);
      assert_int_equal(access("pwned", F_OK), -1);
    }
  assert_int_equal(files() - before, has_gnuplot() ? 11 : 6);
  expect_refused(SHOW "\"$(printf 'a\\n!touch pwned\\n.svg')\"", 2, "--plot: the name holds a control character");
}

/* Of a picture that is there the permissions are kept, and a link to it stays one. */
static void pictures_are_replaced_where_they_are(void **state) {
  (void)state;
  struct stat facts;
  if (!has_gnuplot()) skip();
  assert_int_equal(chdir(run_folder), 0);
  assert_int_equal(system("mkdir there && : >there/e.svg && chmod 600 there/e.svg && ln -s there/e.svg e.svg"), 0);
  assert_int_equal(run_hscal(show_into("e.svg")).status, 0);
  assert_int_equal(lstat("e.svg", &facts), 0);
  assert_true(S_ISLNK(facts.st_mode));
  assert_int_equal(stat("there/e.svg", &facts), 0);
  assert_int_equal(facts.st_mode & 0777, 0600);
  assert_true(facts.st_size > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pictures_are_drawn),
      cmocka_unit_test(without_gnuplot_the_script_is_left),
      cmocka_unit_test(the_script_has_the_machine_s_data),
      cmocka_unit_test(the_picture_says_what_was_measured),
      cmocka_unit_test(all_kinds_are_shown),
      cmocka_unit_test(switches_have_their_curve),
      cmocka_unit_test(bad_files_are_refused),
      cmocka_unit_test(names_are_names),
      cmocka_unit_test(pictures_are_replaced_where_they_are),
  };
  return cmocka_run_group_tests_name("cli.picture", tests, run_make_folder, run_remove_folder);
}
