/* hscal machine fit: tables of runs as people have them, good ones and bad ones. */
#include "base/file.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Predicted seconds for a machine of 20 Gflop/s. */
static double timed(const char *call, int n, const int grid[2]) {
  char words[128];
  double seconds;
  snprintf(words, sizeof words, "timeof %s n=%d nb=64 grid=%dx%d --machine '4x1@20, ideal' --json", call, n, grid[0],
           grid[1]);
  json_t *root = run_json(words);
  assert_int_equal(json_unpack(root, "{s:F}", "predicted_s", &seconds), 0);
  json_decref(root);
  return seconds;
}

/* Runs as a machine of 16 Gflop/s would have made them: a quarter longer than a machine of 20 Gflop/s takes. */
static void write_slow_runs(void) {
  static const int grid[][2] = {{1, 4}, {2, 2}, {4, 1}, {1, 2}};
  char text[4096] = "# made up\nroutine,n,nb,p,q,seconds\n";
  for (int n = 1000; n <= 2000; n += 1000)
    for (int g = 0; g < 4; g++) {
      double seconds = timed("pdgemm", n, grid[g]);
      for (int repeat = 0; repeat < 2; repeat++) /* which takes 1 % more */
        snprintf(text + strlen(text), sizeof text - strlen(text), "pdgemm,%d,64,%d,%d,%.6g\n", n, grid[g][0],
                 grid[g][1], (1.25 + 0.0125 * repeat) * seconds);
    }
  run_write_file("slow.csv", text);
}

static void slower_runs_make_a_slower_machine(void **state) {
  (void)state;
  double before = 0, after = 0, described, left;
  const char *name;
  write_slow_runs();
  json_t *root = run_json(run_in_folder("machine fit %s/slow.csv --machine '4x1@24, ideal' -o %s/fitted.json --json"));
  assert_int_equal(json_unpack(root, "{s:[{s:s, s:F, s:F}], s:{s:F}, s:{s:F}}", "values", "name", &name, "before",
                               &before, "after", &after, "described", "mean_error", &described, "left_out",
                               "mean_error", &left),
                   0);
  assert_string_equal(name, "speed of products");
  assert_true(before == 24 && after > 14 && after < 18);
  assert_true(left < 0.5 * described);
  int pairs, told;
  double noise;
  assert_int_equal(json_unpack(root, "{s:{s:{s:i, s:b}}, s:F}", "ratios", "other_grid", "pairs", &pairs, "told", &told,
                               "noise", &noise),
                   0);
  assert_true(pairs > 0 && !told && fabs(noise - 0.5 * log(1.01)) < 1e-4);
  json_decref(root);
  char *fitted;
  assert_int_equal(hscal__file_read(run_in_folder("%s/fitted.json"), HSCAL_ERROR_FILE, &fitted), 0);
  assert_true(strstr(fitted, "\"noise\": 0.00") && !strstr(fitted, "ratio_errors"));
  free(fitted);
  run check = run_hscal(run_in_folder("machine show %s/fitted.json"));
  assert_int_equal(check.status, 0);
  assert_non_null(strstr(check.out, "hscal machine fit"));
}

static void bad_tables_are_named_by_line(void **state) {
  (void)state;
  run_write_file("bad.csv", "routine,n,nb,p,q,seconds\npdgemm,1000,64,2,2,0.1\npdgemm,1000,64,2,2,fast\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "bad.csv, line 3: seconds=");
  run_write_file("bad.csv", "routine,n,nb,p,q,seconds\npdgemm,1000,64,2,2,-1\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2,
                 "line 2: seconds=-1: it must be above 0");
  run_write_file("bad.csv", "routine,n,nb,p,q,seconds\npdgemm,1000,64,2,0.1\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2,
                 "line 2: 5 values, but there are 6 columns");
  run_write_file("bad.csv", "routine,n,nb,p,q,seconds\npdgem,1000,64,2,2,0.1\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "line 2: unknown routine \"pdgem\"");
  run_write_file("bad.csv", "routine,n,nb,p,seconds\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "line 1: no column \"q\"");
  run_write_file("bad.csv", "n,nb,p,q,seconds\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "--routine names that of all lines");
  run_write_file("bad.csv", "routine,n,nb,p,nprow,q,seconds\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "mean the same");
  run_write_file("bad.csv", "# nothing\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2, "it holds no runs");
  run_write_file("bad.csv", "routine,n,nb,p,q,seconds\npdgemm,1000,64,2,2,0.1\n");
  expect_refused(run_in_folder("machine fit %s/bad.csv --machine '4x1@20'"), 2,
                 "1 different runs; a fit takes 6 or more");
}

/* The slow runs as a program would have logged them (HSCAL_LOG), and lines among them that are no runs. */
static void write_slow_log(void) {
  static const int grid[][2] = {{1, 4}, {2, 2}, {4, 1}, {1, 2}};
  static const char line[] =
      "{\"schema\":\"hscal-log/1\",\"when\":\"2026-11-26T10:00:00Z\",\"routine\":\"pdpotrf\",\"grid\":[%d,%d],"
      "\"mb\":64,\"nb\":64,\"panel\":32,\"nodes\":{\"a\":4},\"predicted_s\":1,\"observed_s\":%.6g,\"bound\":%s,"
      "\"machine\":\"7\",\"arguments\":\"uplo=l n=%d\",\"threads\":1,\"processes_per_node\":%d}\n";
  char text[8192] = "\n";
  for (int n = 1000; n <= 2000; n += 1000)
    for (int g = 0; g < 4; g++) {
      double seconds = timed("pdpotrf uplo=l", n, grid[g]);
      snprintf(text + strlen(text), sizeof text - strlen(text), line, grid[g][0], grid[g][1], 1.25 * seconds, "false",
               n, 1);
      snprintf(text + strlen(text), sizeof text - strlen(text), line, grid[g][0], grid[g][1], 9.0, "true", n, 1);
    }
  snprintf(text + strlen(text), sizeof text - strlen(text), line, 2, 2, 1.0, "false", 1000, 0);
  run_write_file("calls.log", text);
}

/* The eight layouts of slow runs tell what made them. */
static void expect_slower_machine(const char *text) {
  double before = 0, after = 0;
  int layouts;
  const char *name;
  json_t *root = json_loads(text, 0, NULL);
  assert_non_null(root);
  assert_int_equal(json_unpack(root, "{s:i, s:[{s:s, s:F, s:F}]}", "layouts", &layouts, "values", "name", &name,
                               "before", &before, "after", &after),
                   0);
  assert_string_equal(name, "speed of products");
  assert_true(layouts == 8 && before == 24 && after > 14 && after < 18);
  json_decref(root);
}

static void a_log_is_a_table_of_runs(void **state) {
  (void)state;
  write_slow_log();
  run fitted = run_hscal(run_in_folder("machine fit %s/calls.log --machine '4x1@24, ideal' --json"));
  assert_int_equal(fitted.status, 0);
  assert_non_null(strstr(fitted.err, "calls.log: 8 lines left aside: the calls were not timed"));
  assert_non_null(strstr(fitted.err, "calls.log: 1 line left aside: not as many processes"));
  expect_slower_machine(fitted.out);
}

static void expect_bad_line(const char *line, const char *message) {
  static const char good[] =
      "{\"schema\":\"hscal-log/"
      "1\",\"routine\":\"pdgemm\",\"grid\":[2,2],\"mb\":64,\"nb\":64,\"panel\":32,\"observed_s\":1,"
      "\"bound\":false,\"arguments\":\"m=100 n=100 k=100\",\"threads\":1,\"processes_per_node\":1}\n";
  char text[1024];
  snprintf(text, sizeof text, "%s%s", good, line);
  run_write_file("bad.log", text);
  expect_refused(run_in_folder("machine fit %s/bad.log --machine '4x1@20'"), 2, message);
}

static void bad_logs_are_named_by_line(void **state) {
  (void)state;
  expect_bad_line("", "1 different runs; a fit takes 6 or more");
  expect_bad_line("{\"schema\":\"hscal-l\n", "bad.log, line 2: it is no line of a log of hscal (HSCAL_LOG): ");
  expect_bad_line("{\"schema\":\"hscal-log/1\",\"routine\":\"pdgemm\"}\n",
                  "bad.log, line 2: it is no line of a log of hscal (HSCAL_LOG): Object item not found: bound");
  const char *const members =
      "\"grid\":[2,2],\"mb\":64,\"nb\":64,\"panel\":32,\"bound\":false,\"threads\":1,\"processes_per_node\":1}";
  static const struct {
    const char *differs, *message;
  } bad[] = {
      {"\"schema\":\"hscal-log/2\",\"routine\":\"pdgemm\",\"observed_s\":1,\"arguments\":\"m=1 n=1 k=1\"",
       "line 2: its schema is \"hscal-log/2\"; this version of hscal reads \"hscal-log/1\""},
      {"\"schema\":\"hscal-log/1\",\"routine\":\"pdgemm\",\"observed_s\":0,\"arguments\":\"m=1 n=1 k=1\"",
       "line 2: observed_s: 0: it must be above 0"},
      {"\"schema\":\"hscal-log/1\",\"routine\":\"pdgem\",\"observed_s\":1,\"arguments\":\"m=1 n=1 k=1\"",
       "line 2: unknown routine \"pdgem\""},
      {"\"schema\":\"hscal-log/1\",\"routine\":\"pdgemm\",\"observed_s\":1,\"arguments\":\"m=x n=1 k=1\"",
       "line 2: m=x"},
  };
  for (int i = 0; i < 4; i++) {
    char line[512];
    snprintf(line, sizeof line, "{%s,%s\n", bad[i].differs, members);
    expect_bad_line(line, bad[i].message);
  }
  run_write_file("bounds.log", "{\"schema\":\"hscal-log/1\",\"routine\":\"pdgemm\",\"grid\":[2,2],\"mb\":64,\"nb\":64,"
                               "\"panel\":32,\"observed_s\":1,\"bound\":true}\n");
  expect_refused(run_in_folder("machine fit %s/bounds.log --machine '4x1@20'"), 2, "bounds.log: it holds no runs");
  expect_refused(run_in_folder("machine fit %s/bounds.log --routine pdgemm"), 2, "leave --routine out");
}

/* The same runs as a recording has them, on contexts of their own; and calls that are no runs. */
static void write_slow_recording(void) {
  static const int grid[][2] = {{1, 4}, {2, 2}, {4, 1}, {1, 2}};
  char text[8192] = "hscal workload 1\nprogram processes=4 command=mpirun -n 4 ./program\n";
  for (int g = 0; g < 4; g++)
    for (int n = 1000; n <= 2000; n += 1000) {
      double seconds = timed("pdpotrf uplo=l", n, grid[g]);
      if (n == 1000)
        snprintf(text + strlen(text), sizeof text - strlen(text), "context c%d grid=%dx%d\n", g, grid[g][0],
                 grid[g][1]);
      snprintf(text + strlen(text), sizeof text - strlen(text),
               "matrix m%d_%d m=%d n=%d nb=64 context=c%d\ncall pdpotrf uplo=l n=%d a=m%d_%d count=3 seconds=%.9g\n", g,
               n, n, n, g, n, g, n, 1.25 * seconds);
    }
  strcat(text, "context back grid=2x2 processes=3,2,1,0\nmatrix B m=900 n=900 nb=64 context=back\n"
               "call pdpotrf n=900 a=B seconds=1\ncall pdpotrf n=1000 a=m1_1000\ncall pdpotrf n=1000 seconds=1\n"
               "call pdgemr2d m=900 n=900 a=B b=m1_1000 seconds=1\n");
  run_write_file("slow.workload", text);
}

static void a_recording_is_a_table_of_runs(void **state) {
  (void)state;
  write_slow_recording();
  run fitted = run_hscal(run_in_folder("machine fit %s/slow.workload --machine '4x1@24, ideal' --json"));
  if (fitted.status != 0) fail_msg("%s", fitted.err);
  assert_non_null(strstr(fitted.err, "slow.workload: 4 calls left aside: 1 not timed, 1 without a context, 1 between "
                                     "several contexts, 1 on other ranks than 0 to PQ - 1 row by row\n"));
  expect_slower_machine(fitted.out);
  expect_refused(run_in_folder("machine fit %s/slow.workload --routine pdgemm"), 2, "leave --routine out");
  expect_refused(run_in_folder("machine fit %s/slow.workload --machine '3x1@24'"), 2, "line 5: 4 processes");
  run_write_file("bad.workload", "hscal workload 1\ncall pdpotrf\n");
  expect_refused(run_in_folder("machine fit %s/bad.workload --machine '4x1@24'"), 1,
                 "bad.workload, line 2: n= is missing");
}

static void bad_words_are_refused(void **state) {
  (void)state;
  expect_refused("machine fit", 2, "say which runs");
  expect_refused("machine fit no-such.csv --machine '4x1@20'", 1, "no-such.csv: No such file");
  expect_refused("machine fit a.csv b.csv", 2, "it takes one file of runs");
  expect_refused("machine fit a.csv --plott x.png", 2, "did you mean \"--plot\"?");
  expect_refused("machine fit a.csv -o", 2, "-o needs a value");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slower_runs_make_a_slower_machine), cmocka_unit_test(bad_tables_are_named_by_line),
      cmocka_unit_test(a_log_is_a_table_of_runs),          cmocka_unit_test(a_recording_is_a_table_of_runs),
      cmocka_unit_test(bad_logs_are_named_by_line),        cmocka_unit_test(bad_words_are_refused),
  };
  return cmocka_run_group_tests(tests, run_make_folder, run_remove_folder);
}
