/* hscal plan|timeof --timeline FILE --trace FILE: what is in the files, and what is refused. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MACHINE " --machine '2x2@10 + 1x1@3, lat 20us, bw 1GB, ideal' "
#define TIMEOF  "timeof pdgetrf n=700 nb=32 grid=2x2 --effort full" MACHINE
enum { PROCESSES = 4 };

/* "TEXT FOLDER/NAME" in a buffer of its own kind. */
static const char *with_file(const char *text, const char *option, const char *name) {
  static char words[2][600];
  static int which;
  char *into = words[which = !which];
  snprintf(into, sizeof *words, "%s %s %s/%s", text, option, run_folder, name);
  return into;
}

static char *file_text(const char *name) {
  char path[200], *text = NULL;
  size_t size = 0, length;
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *in = fopen(path, "r");
  if (!in) return NULL;
  text = calloc(1, 1 << 22);
  assert_non_null(text);
  while ((length = fread(text + size, 1, ((size_t)1 << 22) - size - 1, in)) > 0) size += length;
  fclose(in);
  return text;
}

/* A machine of one node that is called so. */
static void write_machine(const char *file, const char *name) {
  char path[200];
  snprintf(path, sizeof path, "%s/%s", run_folder, file);
  FILE *out = fopen(path, "w");
  assert_non_null(out);
  fprintf(out,
          "{\"schema\": \"hscal-machine/1\", \"name\": \"one\", \"nodes\": [{\"name\": \"%s\", \"processors\": 1, "
          "\"memory_bytes\": 1e9, \"link_bytes_per_s\": 1e9, \"link_latency_us\": 1, \"gflops\": 1}], \"layers\": "
          "{\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}",
          name);
  assert_int_equal(fclose(out), 0);
}

static double number(const json_t *object, const char *key) { return json_number_value(json_object_get(object, key)); }

static int is(const json_t *event, const char *key, const char *value) {
  const char *text = json_string_value(json_object_get(event, key));
  return text && strcmp(text, value) == 0;
}

/* Spans of a process follow each other from 0 on; the last of all ends when the clock says, less the final messages. */
static void the_trace_adds_up(void **state) {
  (void)state;
  json_t *answer = run_json(with_file(TIMEOF "--json", "--trace", "trace.json"));
  char *text = file_text("trace.json");
  json_t *trace = json_loads(text, 0, NULL);
  assert_non_null(trace);
  double end_us[PROCESSES] = {0}, computes_us[PROCESSES] = {0}, last_us = 0;
  size_t i, starts = 0, finishes = 0;
  const json_t *event;
  json_array_foreach(json_object_get(trace, "traceEvents"), i, event) {
    int p = (int)number(event, "tid");
    starts += (size_t)is(event, "ph", "s");
    finishes += (size_t)is(event, "ph", "f");
    if (!is(event, "ph", "X")) continue;
    assert_true(p >= 0 && p < PROCESSES && fabs(number(event, "ts") - end_us[p]) < 1e-5);
    end_us[p] = number(event, "ts") + number(event, "dur");
    if (is(event, "name", "compute")) computes_us[p] += number(event, "dur");
    last_us = fmax(last_us, end_us[p]);
  }
  double predicted_us = 1e6 * number(answer, "predicted_s");
  assert_true(last_us <= predicted_us && last_us > predicted_us - 100);
  assert_true(starts > 0 && starts == finishes);
  /* Two nodes of two processors at 10 Gflop/s: what all compute is the routine's work, and little more. */
  double sum_us = 0, work_us = 2.0 / 3 * 700 * 700 * 700 / 10e9 * 1e6;
  for (int p = 0; p < PROCESSES; p++) sum_us += computes_us[p];
  assert_true(sum_us > 0.99 * work_us && sum_us < 1.2 * work_us);
  json_decref(trace);
  json_decref(answer);
  free(text);
}

/* One node, one process: nothing but computing. */
static void one_process_only_computes(void **state) {
  (void)state;
  run run = run_hscal(with_file("timeof pdgemm n=100 nb=64 grid=1x1 --machine 1x1@2,ideal", "--trace", "one.json"));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "trace written to /tmp/"));
  char *text = file_text("one.json");
  assert_non_null(
      strstr(text, "{\"ph\":\"X\",\"name\":\"compute\",\"pid\":0,\"tid\":0,\"ts\":0.000000,\"dur\":1000.000000}"));
  assert_null(strstr(text, "\"wait\""));
  free(text);
}

static int count(const char *text, const char *what) {
  int found = 0;
  for (; (text = strstr(text, what)); text += strlen(what)) found++;
  return found;
}

static void the_timeline_shows_each_process(void **state) {
  (void)state;
  run run = run_hscal(with_file("plan pdgemm n=500 processes=5 grid=5x1" MACHINE, "--timeline", "plan.svg"));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "timeline written to /tmp/"));
  char *text = file_text("plan.svg");
  assert_int_equal(strncmp(text, "<svg ", 5), 0);
  assert_non_null(strstr(text, "</svg>"));
  assert_int_equal(count(text, " %</text>"), 5);
  assert_int_equal(count(text, "font-weight=\"bold\""), 3);
  assert_non_null(strstr(text, "seconds</text>"));
  assert_null(strstr(text, "processes are shown"));
  free(text);
}

/* Of many processes those of a node, or of several nodes of a kind, are one row; of few that take many steps each is one, in bands. Of long calls there is the
 * beginning, which is said. */
static void large_ones_are_folded(void **state) {
  (void)state;
  run run = run_hscal(
      with_file("timeof pdpotrf n=1000 nb=32 grid=10x10 --machine '25x4@10, bw 1GB, ideal'", "--timeline", "a.svg"));
  assert_int_equal(run.status, 0);
  char *text = file_text("a.svg");
  assert_int_equal(count(text, " %</text>"), 13);
  assert_non_null(strstr(text, ">a01 to a02 \xC3\x97 8</text>"));
  assert_non_null(strstr(text, ">a25 \xC3\x97 4</text>"));
  free(text);
  run = run_hscal(with_file("timeof pdgetrf n=2000 nb=32 grid=2x2" MACHINE, "--timeline", "c.svg"));
  assert_int_equal(run.status, 0);
  text = file_text("c.svg");
  assert_int_equal(count(text, " %</text>"), 4);
  assert_non_null(strstr(text, ">a1, process 0</text>"));
  free(text);
  run = run_hscal(
      with_file("timeof pdgetrf n=30000 nb=32 grid=10x10 --machine '25x4@10, bw 1GB, ideal'", "--timeline", "b.svg"));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "only the beginning of the call"));
  text = file_text("b.svg");
  assert_non_null(strstr(text, "Only the beginning of the call is shown."));
  assert_non_null(strstr(text, ": the first "));
  assert_true(strlen(text) < 1000000);
  free(text);
}

/* What a sample of the steps has told is what all of them are drawn to take; a bound is no such thing. */
static void what_is_drawn_takes_what_is_told(void **state) {
  (void)state;
  static const char *const efforts[] = {"model", "full", "estimate"};
  double drawn_s[3];
  for (int i = 0; i < 3; i++) {
    char words[400];
    snprintf(words, sizeof words, "timeof pdgemm n=8000 nb=64 grid=8x8 --json --machine '8x8@30,ideal' --effort %s",
             efforts[i]);
    json_t *answer = run_json(with_file(words, "--timeline", "drawn.svg"));
    double told_s = number(answer, i < 2 ? "predicted_s" : "lower_bound_s");
    char *text = file_text("drawn.svg"), *end = strstr(text, "grid 8 x 8: ");
    assert_non_null(end);
    drawn_s[i] = atof(end + strlen("grid 8 x 8: ")); /* "1.005 s" */
    if (i < 2) assert_true(fabs(drawn_s[i] / told_s - 1) < 1e-3);
    assert_int_equal(strstr(text, "their times multiplied by") != NULL, i == 0);
    free(text);
    json_decref(answer);
  }
  assert_true(drawn_s[2] == drawn_s[1]);
}

/* Whatever nodes are called: 15 letters of it, of which some have several bytes. */
static void names_are_cut_between_letters(void **state) {
  (void)state;
  static const char *const names[][2] = {{"\u00fcber-acht-knoten", "\u00fcber-acht-knot\u2026</text>"},
                                         {"ein-anderer-k\u00f6nig", "ein-anderer-k\u00f6\u2026</text>"},
                                         {"\u00fc\u00fc\u00fc\u00fc\u00fc-\u00fc\u00fc\u00fc\u00fc\u00fc-abc",
                                          "\u00fc\u00fc\u00fc\u00fc\u00fc-\u00fc\u00fc\u00fc\u00fc\u00fc-abc</text>"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char words[400];
    write_machine("named.json", names[i][0]);
    snprintf(words, sizeof words, "timeof pdgemm n=100 nb=64 grid=1x1 --machine %s/named.json", run_folder);
    assert_int_equal(run_hscal(with_file(words, "--timeline", "named.svg")).status, 0);
    char *text = file_text("named.svg");
    json_t *valid = json_string(text); /* null: no UTF-8 */
    assert_non_null(valid);
    if (!strstr(text, names[i][1])) fail_msg("%s: not as %s in\n%s", names[i][0], names[i][1], text);
    json_decref(valid);
    free(text);
  }
}

static int files_left(const char *beginning) {
  char command[300];
  snprintf(command, sizeof command, "test -z \"$(ls %s | grep '^%s')\"", run_folder, beginning);
  return system(command) != 0;
}

/* A file that grows larger than allowed: said, and nothing of it is left. */
static void files_that_may_not_be_so_large_are_not_left(void **state) {
  (void)state;
  static const char *const options[] = {"--timeline", "--trace"}, *const files[] = {"limited.svg", "limited.json"};
  for (int i = 0; i < 2; i++) {
    run run = run_hscal_with("sh -c 'ulimit -f 8; exec \"$0\" \"$@\"'", with_file(TIMEOF, options[i], files[i]));
    assert_int_equal(run.status, 1);
    assert_non_null(strstr(run.err, "cannot write: File too large"));
    assert_false(files_left("limited"));
  }
}

/* Before anything is planned. */
static void bad_files_are_refused(void **state) {
  (void)state;
  expect_refused(with_file(TIMEOF, "--timeline", "no/such/a.svg"), 1, "no/such/a.svg: cannot write: No such file");
  expect_refused(TIMEOF "--trace /", 2, "--trace /: the name must end in .json");
  expect_refused(TIMEOF "--timeline a.png", 2, "--timeline a.png: the name must end in .svg, which is what is written");
  expect_refused(TIMEOF "--timeline .svg", 2, "must end in .svg");
  expect_refused("plan pdgemm n=500" MACHINE "--timeline --json", 2, "--timeline --json: the name must end in .svg");
  expect_refused("info pdgemm n=500 nb=64 grid=1x1 --trace a.json", 2, "info does not take --trace");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_trace_adds_up),
      cmocka_unit_test(one_process_only_computes),
      cmocka_unit_test(the_timeline_shows_each_process),
      cmocka_unit_test(large_ones_are_folded),
      cmocka_unit_test(what_is_drawn_takes_what_is_told),
      cmocka_unit_test(names_are_cut_between_letters),
      cmocka_unit_test(files_that_may_not_be_so_large_are_not_left),
      cmocka_unit_test(bad_files_are_refused),
  };
  return cmocka_run_group_tests_name("cli.timeline", tests, run_make_folder, run_remove_folder);
}
