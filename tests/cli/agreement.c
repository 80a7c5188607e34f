/* One call, one number: what the plan, its map, timeline, comparison and explanation say. */
#include "base/text.h"
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EQUAL   "--machine '4x4@30, ideal' "
#define UNEQUAL "--machine '2x2@30 + 2x2@10, bw 1GB, ideal' "
#define LARGE   "--machine '8x8@30, ideal' "
#define ALONE   "--machine '3x1@10 + 2x1@3, lat 20us, bw 1GB, ideal' "

static const char *const calls[] = {"pdgemm n=700 " EQUAL "--patience 0.01", /* the map knows better */
                                    "pdgemm n=8000 " LARGE,                  /* there, too; and samples err by 2 % */
                                    "pdgemm n=700 " UNEQUAL "--explain",
                                    "pdgemm n=1500 " ALONE "--explain",
                                    "pdgemm m=2000 n=300 k=500 " EQUAL,
                                    "psgemm n=3000 " UNEQUAL,
                                    "pdgemm n=1000 nb=48 " UNEQUAL,
                                    "pdgemm n=800 " EQUAL "--one-kind",
                                    "pdgemm n=900 " UNEQUAL "--one-kind",
                                    "pdtrsm n=1500 " UNEQUAL,
                                    "pdsyrk n=1000 k=1000 " ALONE,
                                    "pdsymm n=800 " ALONE,
                                    "pdgemv n=4000 " UNEQUAL,
                                    "pdpotrf n=1500 " EQUAL,
                                    "pdpotrf n=800 " ALONE "--explain",
                                    "pdgetrf n=700 " UNEQUAL,
                                    "pdgetrf n=500 " ALONE "--patience 0.1",
                                    "pdgesv n=500 " ALONE,
                                    "pdgeqrf n=500 " ALONE,
                                    "pdsyevd n=600 " ALONE,
                                    "pdgemm n=600 " EQUAL "--in-program",
                                    "pdgemm n=1000 " EQUAL "--fix grid=2x4"};

static char *file_text(const char *name) {
  char path[200], *text = calloc(1, 1 << 22);
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *in = fopen(path, "r");
  if (!in) fail_msg("there is no %s", path);
  assert_non_null(text);
  assert_true(fread(text, 1, (1 << 22) - 1, in) > 0);
  fclose(in);
  return text;
}

static double number(const json_t *object, const char *key) { return json_number_value(json_object_get(object, key)); }

static void has(const char *call, const char *file, const char *format, const char *seconds, const char *second) {
  char expected[200], *text = file_text(file);
  snprintf(expected, sizeof expected, format, seconds, second);
  if (!strstr(text, expected)) fail_msg("hscal plan %s: \"%s\" is not in %s", call, expected, file);
  free(text);
}

/* The map's least time is the plan's, or it is told why not. */
static void the_map_agrees(const char *call, const json_t *plan, const char *seconds) {
  char chosen[80], *text = file_text("a.gp");
  const json_t *grid = json_object_get(plan, "grid");
  int nprow = (int)json_integer_value(json_array_get(grid, 0)),
      npcol = (int)json_integer_value(json_array_get(grid, 1));
  has(call, "a.gp", ": %s'%s", seconds, "");
  snprintf(chosen, sizeof chosen, "$chosen_grid << EOD\n%d %d\nEOD", npcol, nprow);
  if (!strstr(text, chosen)) fail_msg("hscal plan %s: not chosen on the map", call);
  snprintf(chosen, sizeof chosen, "$best_grid << EOD\n%d %d\nEOD", npcol, nprow);
  if (!strstr(text, chosen) && !strstr(text, "least time, not chosen: ") && !strstr(text, "as fast as the least"))
    fail_msg("hscal plan %s: another layout is faster on the map, and nobody says why", call);
  free(text);
}

/* What all processes do takes them all the predicted time. */
static void the_explanation_agrees(const char *call, const json_t *plan) {
  static const char *const shares[] = {"compute_s", "latency_s", "bandwidth_s", "wait_s", "idle_s"};
  const json_t *explanation = json_object_get(plan, "explanation");
  const json_t *all = json_object_get(json_object_get(explanation, "time"), "sum");
  double sum_s = 0, expected_s = number(plan, "nprocs") * number(plan, "predicted_s");
  if (!explanation) return;
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) sum_s += number(all, shares[i]);
  if (!(fabs(sum_s / expected_s - 1) < 1e-6)) fail_msg("hscal plan %s: %g s explained of %g", call, sum_s, expected_s);
}

static void one_call_has_one_number(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    char words[1000], seconds[HSCAL_SECONDS_TEXT_SIZE], usual[HSCAL_SECONDS_TEXT_SIZE];
    snprintf(words, sizeof words, "plan %s --json --timeline %s/a.svg --compare %s/b.svg --map %s/a.png", calls[i],
             run_folder, run_folder, run_folder);
    run run = run_hscal_with("PATH=/nowhere", words); /* the map's script is left */
    json_t *plan = json_loads(run.out, 0, NULL);
    if (run.status != 1 || !plan) fail_msg("hscal %s: status %d, %s", words, run.status, run.err);
    hscal__seconds_text(number(plan, "predicted_s"), seconds);
    const json_t *best = json_array_get(json_object_get(plan, "baselines"),
                                        (size_t)json_integer_value(json_object_get(plan, "best_baseline")));
    hscal__seconds_text(number(best, "predicted_s"), usual);
    has(calls[i], "a.svg", ": %s</text>%s", seconds, "");
    has(calls[i], "b.svg", ": %s becomes %s,", usual, seconds);
    has(calls[i], "b.svg", ": %s</text>%s", usual, "");
    has(calls[i], "b.svg", ": %s</text>%s", seconds, "");
    the_map_agrees(calls[i], plan, seconds);
    the_explanation_agrees(calls[i], plan);
    json_decref(plan);
  }
}

/* Told and timed again: what the map has found is a layout like any other. */
static void the_map_s_plan_is_a_plan(void **state) {
  (void)state;
  char words[600];
  snprintf(words, sizeof words, "plan %s --json --map %s/c.svg", calls[0], run_folder);
  run run = run_hscal_with("PATH=/nowhere", words);
  json_t *plan = json_loads(run.out, 0, NULL);
  assert_non_null(plan);
  assert_non_null(strstr(json_string_value(json_object_get(plan, "note")), "found by the map; the search alone had"));
  double seconds = number(plan, "predicted_s");
  assert_true(number(plan, "lower_s") < seconds && seconds < number(plan, "upper_s"));
  assert_true(seconds < number(json_object_get(plan, "default"), "predicted_s"));
  const json_t *grid = json_object_get(plan, "grid");
  snprintf(words, sizeof words, "plan pdgemm n=700 " EQUAL "--json --fix grid=%dx%d nb=%d panel=%d",
           (int)json_integer_value(json_array_get(grid, 0)), (int)json_integer_value(json_array_get(grid, 1)),
           (int)number(plan, "nb"), (int)number(plan, "panel"));
  json_t *again = run_json(words);
  assert_true(number(again, "predicted_s") <= seconds * 1.01);
  json_decref(again);
  json_decref(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_call_has_one_number),
      cmocka_unit_test(the_map_s_plan_is_a_plan),
  };
  return cmocka_run_group_tests_name("cli.agreement", tests, run_make_folder, run_remove_folder);
}
