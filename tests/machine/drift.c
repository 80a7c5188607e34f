/* Logs of calls with one thing wrong: it is found and named, and nothing else. */
#include "machine/drift.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CALLS = 60, NODES = 8 };

/* A run: 3 of 8 nodes in turn, a routine, and what it takes beside what is predicted. */
typedef struct world {
  double noise;             /* each ratio is off by up to this */
  double offset;            /* of all calls                    */
  int slow_node, slow_from; /* from which call on; -1: none   */
  double slow;
  int drift_from;
  double drift;
  const char *odd_routine;
  double odd;
  int spike; /* number of a call that took 20 times as long */
} world;

static const world quiet = {.noise = 0.05,
                            .offset = 1,
                            .slow_node = -1,
                            .slow = 1,
                            .drift_from = CALLS,
                            .drift = 1,
                            .odd_routine = "",
                            .odd = 1,
                            .spike = -1};

static unsigned seed;
static double random_between(double low, double high) {
  seed = seed * 1103515245u + 12345u;
  return low + (high - low) * (seed >> 8) / 16777216.0;
}

static void write_call(FILE *out, const world *w, int i) {
  int chosen[3];
  chosen[0] = (int)random_between(0, NODES);
  chosen[1] = (chosen[0] + 1 + (int)random_between(0, 3)) % NODES;
  chosen[2] = (chosen[0] + 4 + (int)random_between(0, 4)) % NODES;
  const char *routine = i % 3 == 0 ? "pdgesv" : "pdgemm";
  double ratio = w->offset * random_between(1 - w->noise, 1 + w->noise);
  for (int k = 0; k < 3; k++)
    if (chosen[k] == w->slow_node && i >= w->slow_from) ratio *= w->slow;
  if (i >= w->drift_from) ratio *= w->drift;
  if (strcmp(routine, w->odd_routine) == 0) ratio *= w->odd;
  if (i == w->spike) ratio *= 20;
  fprintf(out,
          "{\"schema\":\"hscal-log/1\",\"when\":\"2026-11-%02dT%02d:00:00Z\",\"routine\":\"%s\",\"machine\":\"7\","
          "\"predicted_s\":2.0,\"observed_s\":%.6f,\"bound\":false,\"nodes\":{\"n%d\":4,\"n%d\":4,\"n%d\":4}}\n",
          1 + i / 4, 6 * (i % 4), routine, 2 * ratio, chosen[0], chosen[1], chosen[2]);
}

/* Writes the log of such a world, reads it and looks for what is wrong. */
static int find(const world *w, hscal_finding findings[HSCAL_MOST_FINDINGS]) {
  char place[] = "/tmp/hscal-drift-XXXXXX";
  hscal_log log;
  int count = -1;
  FILE *out = fdopen(mkstemp(place), "w");
  assert_non_null(out);
  for (int i = 0; i < CALLS; i++) write_call(out, w, i);
  assert_int_equal(fclose(out), 0);
  if (hscal__log_read(place, 7, &log)) fail_msg("%s", hscal_last_error());
  assert_int_equal(log.ncalls, CALLS);
  assert_int_equal(log.nnames, NODES);
  assert_int_equal(hscal__find_drift(&log, 0.05, findings, &count), 0);
  hscal__log_free(&log);
  unlink(place);
  return count;
}

static void expect_none(const world *w) {
  hscal_finding findings[HSCAL_MOST_FINDINGS];
  for (seed = 1; seed < 2000000000u; seed += 123456789u) {
    char text[400] = "";
    int count = find(w, findings);
    if (count > 0) hscal__finding_text(&findings[0], text, sizeof text);
    if (count != 0) fail_msg("found in vain: %s", text);
  }
}

/* Exactly one finding, of this kind and about this size. */
static hscal_finding expect_one(const world *w, hscal_finding_kind kind, double factor) {
  hscal_finding findings[HSCAL_MOST_FINDINGS];
  for (seed = 1; seed < 2000000000u; seed += 123456789u) {
    char text[400] = "nothing";
    int count = find(w, findings);
    if (count > 0) hscal__finding_text(&findings[count - 1], text, sizeof text);
    if (count != 1 || findings[0].kind != kind || fabs(findings[0].factor / factor - 1) > 0.06)
      fail_msg("%d findings, last: %s", count, text);
  }
  return findings[0];
}

static void a_quiet_log_says_nothing(void **state) {
  (void)state;
  world w = quiet;
  expect_none(&w);
  w.spike = 31;
  expect_none(&w);
  w.noise = 0.2;
  expect_none(&w);
  w = quiet, w.noise = 0.01, w.drift_from = 30, w.drift = 1.06; /* plain to see, but too little to matter */
  expect_none(&w);
}

static void a_slow_node_is_named(void **state) {
  (void)state;
  char text[400];
  world w = quiet;
  w.slow_node = 5, w.slow = 1.6, w.slow_from = 0;
  hscal_finding found = expect_one(&w, HSCAL_FINDING_NODE, 1.6);
  assert_string_equal(found.what, "n5");
  assert_string_equal(found.since, "");
  hscal__finding_text(&found, text, sizeof text);
  assert_int_equal(strncmp(text, "slow node: n5: calls with it take 1.", 36), 0);
  w.spike = 40;
  found = expect_one(&w, HSCAL_FINDING_NODE, 1.6);
  assert_string_equal(found.what, "n5");
}

static void a_node_that_overheats_is_named_with_the_date(void **state) {
  (void)state;
  world w = quiet;
  w.slow_node = 2, w.slow = 2, w.slow_from = 28; /* 2026-11-08 */
  hscal_finding found = expect_one(&w, HSCAL_FINDING_NODE, 2);
  assert_string_equal(found.what, "n2");
  assert_in_range(atoi(found.since + 8), 8, 10); /* its first call from then on */
}

static void drift_is_told_with_the_date(void **state) {
  (void)state;
  char text[400];
  world w = quiet;
  w.drift_from = 40, w.drift = 1.3; /* 2026-11-11 */
  hscal_finding found = expect_one(&w, HSCAL_FINDING_DRIFT, 1.3);
  assert_string_equal(found.since, "2026-11-11T00:00:00Z");
  hscal__finding_text(&found, text, sizeof text);
  assert_int_equal(strncmp(text, "drift: since 2026-11-11T00:00:00Z calls take 1.", 47), 0);
  w.drift = 0.7;
  expect_one(&w, HSCAL_FINDING_DRIFT, 0.7);
}

static void a_routine_that_is_off_is_not_taken_for_a_node(void **state) {
  (void)state;
  world w = quiet;
  w.odd_routine = "pdgesv", w.odd = 1.4;
  hscal_finding found = expect_one(&w, HSCAL_FINDING_ROUTINE, 1.4);
  assert_string_equal(found.what, "pdgesv");
}

static void an_offset_is_told(void **state) {
  (void)state;
  world w = quiet;
  w.offset = 1.5;
  expect_one(&w, HSCAL_FINDING_OFFSET, 1.5);
}

static void two_things_at_once_are_both_found(void **state) {
  (void)state;
  hscal_finding findings[HSCAL_MOST_FINDINGS];
  world w = quiet;
  w.slow_node = 3, w.slow = 1.8, w.slow_from = 0, w.drift_from = 40, w.drift = 1.3;
  seed = 5;
  assert_int_equal(find(&w, findings), 2);
  int node = findings[0].kind == HSCAL_FINDING_NODE ? 0 : 1;
  assert_string_equal(findings[node].what, "n3");
  assert_int_equal(findings[1 - node].kind, HSCAL_FINDING_DRIFT);
}

/* What is appended is read; what was left aside is counted; lines that are none are told. */
static void lines_are_written_and_read(void **state) {
  (void)state;
  char place[] = "/tmp/hscal-log-XXXXXX";
  int node_of[] = {0, 1, 1, 1}, descriptor = mkstemp(place);
  const char *names[] = {"ada", "b\"ob", "idle"};
  hscal_plan plan = {.routine = "pdgemm",
                     .nprow = 2,
                     .npcol = 2,
                     .nb = 64,
                     .mb = 64,
                     .panel = 32,
                     .nnodes = 3,
                     .node_of = node_of,
                     .node_name = names,
                     .predicted_s = 2,
                     .lower_s = 1.8,
                     .upper_s = 2.2};
  hscal_observation seen = {.m = 100, .n = 200, .k = 300, .observed_s = 3, .machine = 0xabcdef0123456789};
  hscal_log log;
  assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
  seen.is_bound = 1;
  assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
  seen.is_bound = 0, seen.machine = 1;
  assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
  plan.predicted_s = NAN, seen.machine = 0xabcdef0123456789;
  assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
  assert_int_equal(hscal__log_read(place, 0xabcdef0123456789, &log), 0);
  assert_true(log.ncalls == 1 && log.bounds == 1 && log.others == 1 && log.unpredicted == 1 && log.spoiled == 0);
  assert_true(log.call[0].ratio == 1.5 && log.call[0].nnodes == 2 && log.nnames == 2);
  assert_string_equal(log.name[log.node[1]], "b\"ob");
  hscal__log_free(&log);
  assert_int_equal(write(descriptor, "spoiled...", 10), 10); /* over the first line */
  close(descriptor);
  assert_int_equal(hscal__log_read(place, 0, &log), 0);
  assert_true(log.spoiled == 1 && log.first_spoiled == 1 && log.ncalls == 1);
  hscal__log_free(&log);
  unlink(place);
}

static void expect_run(const hscal_plan *plan, const char *text) {
  char place[] = "/tmp/hscal-log-XXXXXX", line[1000] = "";
  hscal_observation seen = {.observed_s = 1};
  int descriptor = mkstemp(place);
  assert_int_equal(hscal__log_append(place, plan, &seen), 0);
  assert_true(read(descriptor, line, sizeof line - 1) > 0);
  if (!strstr(line, text)) fail_msg("\"%s\" is not in %s", text, line);
  close(descriptor);
  unlink(place);
}

/* Whoever fits a machine to the runs of a log has to know where their processes were. */
static void a_line_tells_the_run(void **state) {
  (void)state;
  int in_order[] = {0, 0, 1, 1, 2}, dealt[] = {0, 1, 0, 1, 2}, uneven[] = {0, 1, 1, 2, 2}, threads[] = {2, 2, 2};
  const char *names[] = {"a", "b", "c"};
  hscal_plan plan = {.routine = "pdpotrf",
                     .arguments = "uplo=l n=800",
                     .nprow = 1,
                     .npcol = 5,
                     .nnodes = 3,
                     .node_of = in_order,
                     .threads_of_node = threads,
                     .node_name = names};
  expect_run(&plan, "\"arguments\":\"uplo=l n=800\",\"threads\":2,\"processes_per_node\":2");
  plan.node_of = dealt;
  expect_run(&plan, "\"processes_per_node\":0");
  plan.node_of = uneven;
  expect_run(&plan, "\"processes_per_node\":0");
  threads[2] = 4;
  expect_run(&plan, "\"threads\":0");
}

/* As a full disk leaves it: the part is lost, not the next line. Nor is a line lost by an end too much. */
static void a_torn_line_costs_no_other(void **state) {
  (void)state;
  char place[] = "/tmp/hscal-log-XXXXXX";
  int node_of[] = {0};
  const char *names[] = {"a"};
  hscal_plan plan = {.routine = "pdgemm", .nprow = 1, .npcol = 1, .node_of = node_of, .node_name = names};
  hscal_observation seen = {.observed_s = 3, .machine = 1};
  hscal_log log;
  int descriptor = mkstemp(place);
  plan.predicted_s = 2;
  for (int torn = 0; torn < 2; torn++) {
    assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
    const char *rest = torn ? "{\"schema\":\"hscal-l" : "\n\n";
    assert_int_equal(pwrite(descriptor, rest, strlen(rest), lseek(descriptor, 0, SEEK_END)), (int)strlen(rest));
    assert_int_equal(hscal__log_append(place, &plan, &seen), 0);
    assert_int_equal(hscal__log_read(place, 0, &log), 0);
    assert_int_equal(log.ncalls, torn ? 4 : 2);
    assert_int_equal(log.spoiled, torn);
    assert_int_equal(log.first_spoiled, torn ? 6 : 0);
    hscal__log_free(&log);
  }
  close(descriptor);
  unlink(place);
}

static void what_is_no_log_is_told(void **state) {
  (void)state;
  hscal_log log;
  hscal_plan plan = {.routine = "pdgemm"};
  hscal_observation seen = {.observed_s = 1};
  assert_int_equal(hscal__log_read("/no/such/log", 0, &log), HSCAL_ERROR_FILE);
  hscal__log_free(&log);
  assert_int_equal(hscal__log_read(HSCAL_MACHINES "/hcl16.json", 0, &log), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "hcl16.json: no line is one of a log of hscal"));
  hscal__log_free(&log);
  assert_int_equal(hscal__log_append("/no/such/folder/log", &plan, &seen), HSCAL_ERROR_FILE);
  assert_string_equal(hscal_last_error(), "/no/such/folder/log: cannot write (HSCAL_LOG): No such file or directory");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_quiet_log_says_nothing),
      cmocka_unit_test(a_slow_node_is_named),
      cmocka_unit_test(a_node_that_overheats_is_named_with_the_date),
      cmocka_unit_test(drift_is_told_with_the_date),
      cmocka_unit_test(a_routine_that_is_off_is_not_taken_for_a_node),
      cmocka_unit_test(an_offset_is_told),
      cmocka_unit_test(two_things_at_once_are_both_found),
      cmocka_unit_test(lines_are_written_and_read),
      cmocka_unit_test(a_line_tells_the_run),
      cmocka_unit_test(a_torn_line_costs_no_other),
      cmocka_unit_test(what_is_no_log_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
