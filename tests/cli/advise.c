/* hscal advise: what a recorded program could win by another layout, against hscal timeof. */
#include "advised.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MACHINE "--machine '4x2@30, lat 2us, bw 5GB' "
#define N       "801"

/* Of pdpotrf. */
static double timed(const char *layout, const char *options) {
  char call[256];
  snprintf(call, sizeof call, "pdpotrf uplo=l n=" N " %s", layout);
  return timed_with(call, options);
}

/* A recording of 10 calls on that context and block, each so long. */
static void record(const char *name, const char *command, const char *context, int nb, double seconds) {
  char text[1024];
  snprintf(text, sizeof text,
           "hscal workload 1\nprogram processes=8%s%s\ncontext c1 %s\nmatrix m1 m=" N " n=" N
           " type=d nb=%d context=c1\ncall pdpotrf uplo=l n=" N " a=m1 count=10 seconds=%.12g\n",
           *command ? " command=" : "", command, context, nb, seconds);
  run_write_file(name, text);
}

/* ---- gains --------------------------------------------------------------------------------------------------------- */

/* One block for each of 8 processes in a row: each ratio is that of timeof, and no layout people would try is better than the advice. */
static void a_bad_layout_is_told_with_its_gain(void **state) {
  static const char *const tried[] = {"grid=1x8 nb=64", "grid=2x4 nb=32", "grid=2x4 nb=64", "grid=4x2 nb=32",
                                      "grid=4x2 nb=64", "grid=8x1 nb=32", "grid=8x1 nb=64", "grid=2x2 nb=64"};
  double now_s = timed("grid=1x8 nb=101", MACHINE);
  (void)state;
  record("bad.workload", "mpirun -n 8 ./mine", "grid=1x8", 101, now_s);
  json_t *root = advised("%s/bad.workload " MACHINE);
  const json_t *one = json_object_get(root, "one"), *call = json_array_get(json_object_get(root, "calls"), 0);
  const json_t *alone = json_object_get(call, "alone");
  assert_near(number(root, "measured_s"), 10 * now_s);
  assert_near(number(root, "predicted_s"), 10 * now_s);
  assert_near(number(json_object_get(call, "now"), "predicted_s"), now_s);
  assert_true(json_is_true(json_object_get(one, "sure")) && json_is_false(json_object_get(call, "off")));
  double gain = now_s / timed(layout_words(one), MACHINE);
  assert_near(number(one, "gain"), gain);
  assert_near(number(one, "after_s"), 10 * now_s / gain);
  assert_true(gain > 1.5 && number(one, "gain_lower") > 1 && number(one, "gain_lower") < gain);
  const json_t *usual = json_object_get(root, "one_usual_panel");
  assert_non_null(strstr(layout_words(usual), "panel=32"));
  assert_non_null(strstr(layout_words(json_object_get(root, "panel")), "grid=1x8 mb=101 nb=101 panel="));
  assert_near(number(usual, "gain"), now_s / timed(layout_words(usual), MACHINE));
  for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
    if (timed(tried[i], MACHINE) < 0.99 * now_s / gain) fail_msg("%s is better than the advice", tried[i]);
  assert_near(number(alone, "gain"), now_s / timed(layout_words(alone), MACHINE));
  assert_true(json_is_null(json_object_get(root, "program")));
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/bad.workload " MACHINE));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "8 processes, mpirun -n 8 ./mine"));
  assert_non_null(strstr(run.out, "the model is right here"));
  assert_non_null(strstr(run.out, "One context for all: "));
  assert_non_null(strstr(run.out, "is none whose knob hscal knows"));
}

/* What was measured counts, where it is not what is predicted: a third of it would be left by the same ratio. */
static void what_is_off_the_model_is_told(void **state) {
  double now_s = timed("grid=1x8 nb=101", MACHINE);
  (void)state;
  record("off.workload", "mpirun -n 8 ./mine", "grid=1x8", 101, 3 * now_s);
  json_t *root = advised("%s/off.workload " MACHINE);
  const json_t *one = json_object_get(root, "one"), *call = json_array_get(json_object_get(root, "calls"), 0);
  assert_true(json_is_true(json_object_get(call, "off")) && number(root, "off") == 1);
  assert_near(number(one, "gain"), now_s / timed(layout_words(one), MACHINE));
  assert_near(number(one, "after_s"), 30 * now_s / number(one, "gain"));
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/off.workload " MACHINE));
  assert_non_null(strstr(run.out, "3.00 !"));
  assert_non_null(strstr(run.out, " if the model were right"));
  assert_non_null(strstr(run.out, "hscal machine fit"));
}

static void nothing_is_promised_where_nothing_is_to_be_won(void **state) {
  (void)state;
  json_t *root = advised("%s/bad.workload " MACHINE);
  char best[128], context[64];
  int nprow, npcol, nb;
  snprintf(best, sizeof best, "%s", layout_words(json_object_get(root, "one")));
  assert_int_equal(sscanf(best, "grid=%dx%d mb=%*d nb=%d", &nprow, &npcol, &nb), 3);
  json_decref(root);
  snprintf(context, sizeof context, "grid=%dx%d", nprow, npcol);
  snprintf(best, sizeof best, "%s nb=%d", context, nb);
  record("good.workload", "mpirun -n 8 ./mine", context, nb, timed(best, MACHINE));
  root = advised("%s/good.workload " MACHINE);
  assert_true(json_is_false(json_object_get(json_object_get(root, "one"), "sure")));
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/good.workload " MACHINE));
  assert_non_null(strstr(run.out, "nothing sure to be won for it alone"));
  assert_non_null(strstr(run.out, "One context for all: nothing sure to be won"));
  assert_null(strstr(run.out, " become "));
}

/* A gain that the errors of the model may be: the layout stays. Surer than that it is told, also where a plan would keep a usual layout. */
static void a_gain_that_may_be_none_is_none(void **state) {
  static const char unsure[] = "--machine '4x2@30, lat 2us, bw 5GB, error 0.35' ";
  char words[256];
  (void)state;
  record("unsure.workload", "", "grid=2x4", 64, timed("grid=2x4 nb=64", unsure));
  snprintf(words, sizeof words, "%%s/unsure.workload %s", unsure);
  json_t *root = advised(words);
  const json_t *one = json_object_get(root, "one"), *call = json_array_get(json_object_get(root, "calls"), 0);
  assert_true(number(one, "gain") > 1.1 && number(one, "gain_lower") < 1);
  assert_true(json_is_false(json_object_get(one, "sure")));
  assert_true(json_is_false(json_object_get(json_object_get(call, "alone"), "sure")));
  json_decref(root);
  snprintf(words, sizeof words, "advise %%s/unsure.workload %s", unsure);
  run run = run_hscal(run_in_folder(words));
  assert_non_null(strstr(run.out, "One context for all: nothing sure to be won (the best is "));
  record("sure.workload", "", "grid=2x4", 128, timed("grid=2x4 nb=128", unsure));
  snprintf(words, sizeof words, "%%s/sure.workload %s", unsure);
  root = advised(words);
  assert_true(json_is_true(json_object_get(json_object_get(root, "one"), "sure")));
  json_decref(root);
}

/* ---- where the ranks were ------------------------------------------------------------------------------------------ */

#define UNEQUAL "--machine '2x4@30 + 2x4@5, lat 2us, bw 5GB' "

static void ranks_are_where_they_were(void **state) {
  (void)state;
  run_write_file("ranks.workload", "hscal workload 1\nprogram processes=8\ncontext c1 grid=2x2 processes=4,5,0,1\n"
                                   "matrix m1 m=" N " n=" N " nb=64 context=c1\ncall pdpotrf uplo=l n=" N " a=m1\n");
  json_t *root = advised("%s/ranks.workload " UNEQUAL);
  const json_t *now = json_object_get(json_array_get(json_object_get(root, "calls"), 0), "now");
  assert_near(number(now, "predicted_s"), timed("grid=2x2 nb=64", UNEQUAL "--placement a2,a2,a1,a1"));
  assert_true(json_is_null(json_object_get(root, "measured_s")));
  json_decref(root);
  root = advised("%s/ranks.workload " UNEQUAL "--processes-per-node 2");
  now = json_object_get(json_array_get(json_object_get(root, "calls"), 0), "now");
  assert_near(number(now, "predicted_s"), timed("grid=2x2 nb=64", UNEQUAL "--placement b1,b1,a1,a1"));
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/ranks.workload " UNEQUAL));
  assert_non_null(strstr(run.out, "nothing was measured"));
}

/* ---- knobs --------------------------------------------------------------------------------------------------------- */

/* Of the square grids with a block for each process there are two. */
static void the_knob_of_quantum_espresso_is_set(void **state) {
  double now_s = timed("grid=1x1 nb=" N, MACHINE), other_s = timed("grid=2x2 nb=401", MACHINE);
  (void)state;
  record("qe.workload", "mpirun -n 8 /usr/bin/pw.x -ndiag 1", "grid=1x1", 801, now_s);
  json_t *root = advised("%s/qe.workload " MACHINE);
  const json_t *program = json_object_get(root, "program"), *best = json_object_get(program, "best");
  assert_string_equal(json_string_value(json_object_get(program, "name")), "Quantum ESPRESSO");
  assert_true(other_s < 0.8 * now_s);
  assert_string_equal(json_string_value(json_object_get(program, "set")), "-ndiag 4");
  assert_near(number(best, "gain"), now_s / other_s);
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/qe.workload " MACHINE));
  assert_non_null(strstr(run.out, "Quantum ESPRESSO can have 2 x 2, one block per process"));
  assert_non_null(strstr(run.out, "\n    -ndiag 4\n"));
}

/* Its eigensolver has blocks for which the workspace that p?syevd asks for is too small: it ran, with more. */
static void what_ran_had_workspace_enough(void **state) {
  (void)state;
  run_write_file("syevd.workload", "hscal workload 1\nprogram processes=8 command=mpirun -n 8 pw.x -ndiag 4\n"
                                   "context c1 grid=2x2\nmatrix m1 m=90 n=90 type=d nb=45 context=c1\n"
                                   "matrix m2 m=90 n=90 type=d nb=45 context=c1\n"
                                   "call pdsyevd uplo=l n=90 a=m1 z=m2 count=9 seconds=0.01\n");
  json_t *root = advised("%s/syevd.workload " MACHINE);
  const json_t *call = json_array_get(json_object_get(root, "calls"), 0);
  assert_near(number(json_object_get(call, "now"), "predicted_s"),
              timed_with("pdsyevd uplo=l n=90 grid=2x2 nb=45", MACHINE));
  assert_non_null(json_string_value(json_object_get(json_object_get(root, "program"), "set")));
  json_decref(root);
}

static void knobs_reach_what_they_reach(void **state) {
  char set[128];
  int nprow, npcol, mb, nb;
  (void)state;
  json_t *root = advised("%s/bad.workload --program petsc " MACHINE);
  const json_t *program = json_object_get(root, "program"), *best = json_object_get(program, "best");
  assert_int_equal(sscanf(layout_words(best), "grid=%dx%d mb=%d nb=%d panel=32", &nprow, &npcol, &mb, &nb), 4);
  assert_int_equal(nprow * npcol, 8);
  snprintf(set, sizeof set, "-mat_scalapack_grid_height %d -mat_scalapack_block_sizes %d,%d", nprow, mb, nb);
  assert_string_equal(json_string_value(json_object_get(program, "set")), set);
  assert_near(number(best, "gain"), timed("grid=1x8 nb=101", MACHINE) / timed(layout_words(best), MACHINE));
  json_decref(root);
  root = advised("%s/bad.workload --program cp2k " MACHINE);
  best = json_object_get(json_object_get(root, "program"), "best");
  assert_int_equal(sscanf(layout_words(best), "grid=1x8 mb=%d nb=%d panel=32", &mb, &nb), 2);
  assert_near(number(best, "gain"), timed("grid=1x8 nb=101", MACHINE) / timed(layout_words(best), MACHINE));
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/bad.workload --program nwchem " MACHINE));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "NWChem has no knob for its layout: its blocks of 16 are fixed."));
  assert_non_null(strstr(run.out, "HSCAL_PRELOAD=panel"));
}

static void users_add_programs(void **state) {
  char settings[300];
  (void)state;
  run_write_file("mine.json",
                 "{\"schema\": \"hscal-programs/1\", \"programs\": [{\"name\": \"mine\", \"commands\": [\"mine\"], "
                 "\"grid\": \"square\", \"blocks\": 40, \"set\": \"{nprow}/{nb}\", \"where\": \"there\"}]}");
  snprintf(settings, sizeof settings, "HSCAL_PROGRAMS=%s/mine.json", run_folder);
  run run = run_hscal_with(settings, run_in_folder("advise %s/bad.workload " MACHINE));
  if (run.status != 0) fail_msg("%s", run.err);
  assert_non_null(strstr(run.out, "mine can have 2 x 2, NB 40"));
  assert_non_null(strstr(run.out, "Write there:\n    2/40\n"));
  run_write_file("mine.json",
                 "{\"schema\": \"hscal-programs/1\", \"programs\": [{\"name\": \"mine\", \"grid\": \"round\"}]}");
  run = run_hscal_with(settings, run_in_folder("advise %s/bad.workload " MACHINE));
  assert_int_equal(run.status, 1);
  assert_string_equal(run.out, "");
  assert_non_null(strstr(run.err, "mine.json: programs[0].grid: must be one of"));
  run = run_hscal_with("HSCAL_PROGRAMS=/nowhere/file", run_in_folder("advise %s/bad.workload " MACHINE));
  assert_int_equal(run.status, 1);
  assert_non_null(strstr(run.err, "/nowhere/file"));
}

/* Of hundreds of kinds those are shown that take most. */
static void many_kinds_are_not_all_shown(void **state) {
  static char text[20000];
  (void)state;
  strcpy(text, "hscal workload 1\ncontext c1 grid=2x2\nmatrix A m=400 n=400 nb=64 context=c1\n");
  for (int n = 100; n < 140; n++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "call pdpotrf n=%d a=A seconds=%d\n", n, n);
  run_write_file("many.workload", text);
  run run = run_hscal(run_in_folder("advise %s/many.workload --patience 0.1 " MACHINE));
  assert_int_equal(run.status, 0);
  assert_true(strstr(run.out, "pdpotrf n=120 ") || strstr(run.out, "pdpotrf n=120\n"));
  assert_null(strstr(run.out, "pdpotrf n=119"));
  assert_non_null(strstr(run.out, "20 further kinds of calls, 45.8 % of all"));
}

/* ---- what cannot be compared --------------------------------------------------------------------------------------- */

static void calls_without_a_layout_are_told(void **state) {
  (void)state;
  run_write_file("some.workload",
                 "hscal workload 1\nincomplete process 3 was killed\ncontext c1 grid=2x2\ncontext c2 grid=1x4\n"
                 "matrix A m=400 n=400 nb=64 context=c1\nmatrix B m=400 n=400 nb=64 context=c2\n"
                 "matrix C m=400 n=400 mb=64 nb=32 context=c1\n"
                 "call pdgemr2d m=400 n=400 a=A b=B\ncall pdpotrf n=400\ncall pdpotrf n=400 a=C\n"
                 "call pdpotrf n=400 a=A\n");
  static const char *const states[] = {"several contexts", "no context", "refused", "compared"};
  json_t *root = advised("%s/some.workload " MACHINE);
  for (size_t i = 0; i < 4; i++)
    assert_string_equal(json_string_value(json_object_get(json_array_get(json_object_get(root, "calls"), i), "state")),
                        states[i]);
  json_decref(root);
  run run = run_hscal(run_in_folder("advise %s/some.workload " MACHINE));
  assert_int_equal(run.status, 0);
  assert_non_null(strstr(run.out, "not compared: its matrices lie in different contexts"));
  assert_non_null(strstr(run.err, "was not recorded to its end: process 3 was killed"));
}

static void bad_requests_are_refused(void **state) {
  (void)state;
  run_write_file("none.workload", "hscal workload 1\ncall pdpotrf n=400\n");
  expect_refused(run_in_folder("advise %s/none.workload " MACHINE), 2, "hscal plan --workload ");
  expect_refused(run_in_folder("advise %s/bad.workload --machine '3x2@30'"), 1,
                 "recorded with 8 processes, the machine has room for 6");
  expect_refused(run_in_folder("advise %s/bad.workload " MACHINE "--processes-per-node 1"), 1, "has room for 4");
  expect_refused(run_in_folder("advise %s/bad.workload " MACHINE "--processes-per-node 4"), 1, "at most 2 fit on");
  expect_refused(run_in_folder("advise %s/bad.workload " MACHINE "--program qe"), 2, "no program \"qe\" is known");
  expect_refused("advise", 2, "say which recording");
  expect_refused("advise a b", 2, "it takes one recording");
  expect_refused("advise a --plott x.svg", 2, "did you mean \"--plot\"?");
  expect_refused("advise a --plot x.gif", 2, "x.gif");
  expect_refused("advise a --threads 0", 2, "--threads");
  expect_refused("advise a --patience -1", 2, "--patience -1: it must be above 0");
  expect_refused("advise a --machine", 2, "--machine needs a value");
  expect_refused("advise /nowhere/file", 1, "/nowhere/file");
  expect_refused("advise README.md", 1, "line 1: a workload begins with the line");
}

static void it_is_drawn(void **state) {
  (void)state;
  char *svg = drawn_advice("%s/bad.workload " MACHINE);
  assert_true(strstr(svg, "<svg") && strstr(svg, "10 x pdpotrf") && strstr(svg, "in one context"));
  free(svg);
}

/* ---- pools --------------------------------------------------------------------------------------------------------- */

/* Calls of pool `number` from 0, of 4 processes, and where their matrices lie. */
static void put_pool(FILE *out, int number, int count, double seconds) {
  fprintf(out, "context c%d grid=2x2 processes=%d-%d\nmatrix m%d m=801 n=801 type=d nb=401 context=c%d\n", number,
          4 * number, 4 * number + 3, number, number);
  fprintf(out, "call pdpotrf uplo=l n=801 a=m%d count=%d seconds=%.12g\n", number, count, seconds);
}

static void record_pools(const char *name, int pools) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  fprintf(out, "hscal workload 1\nprogram processes=%d command=pw.x -nk %d\n", 4 * pools, pools);
  put_pool(out, 0, 12, 0.01);
  for (int i = 1; i < pools; i++) put_pool(out, i, 10 + i % 2, 0.01);
  fclose(out);
  run_write_file(name, text);
  free(text);
}

/* All but what says that there are pools, and on which machine. */
static void drop_pools(json_t *root) {
  static const char *const keys[] = {"pools", "workload", "machine", "command", "plan"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) json_object_del(root, keys[i]);
}

/* Four pools on four nodes are one on a node, and its time that of all; on two nodes they share these. */
static void of_pools_one_is_advised_on_its_share(void **state) {
  (void)state;
  record_pools("pools.workload", 4);
  record_pools("pool.workload", 1);
  json_t *all = advised("%s/pools.workload --machine '4x4@30, lat 2us, bw 5GB'");
  json_t *shared = advised("%s/pools.workload --machine '2x8@30, lat 2us, bw 5GB' --processes-per-node 8");
  json_t *one = advised("%s/pool.workload --machine '1x4@30, lat 2us, bw 5GB'");
  assert_true(number(all, "pools") == 4 && number(one, "pools") == 1);
  assert_true(number(all, "processes") == 4 && number(shared, "processes") == 4);
  assert_near(number(all, "measured_s"), 0.12);
  assert_true(json_is_true(json_object_get(json_object_get(one, "one"), "sure")));
  drop_pools(all);
  drop_pools(one);
  assert_true(json_equal(all, one));
  json_decref(all);
  json_decref(shared);
  json_decref(one);
  run run = run_hscal(run_in_folder("advise %s/pools.workload --machine '4x4@30, lat 2us, bw 5GB'"));
  assert_non_null(strstr(run.out, "\n4 pools, groups of processes that have nothing in common"));
}

static void of_pools_one_is_planned_on_its_share(void **state) {
  (void)state;
  json_t *all = run_json(run_in_folder("plan --workload %s/pools.workload --machine '4x4@30, lat 2us, bw 5GB' --json"));
  json_t *one = run_json(run_in_folder("plan --workload %s/pool.workload --machine '1x4@30, lat 2us, bw 5GB' --json"));
  assert_true(number(all, "pools") == 4 && json_array_size(json_object_get(all, "calls")) == 1);
  assert_near(number(all, "together_s"), number(one, "together_s"));
  assert_true(fabs(number(all, "alone_s") / number(one, "alone_s") - 1) < 0.01);
  json_decref(all);
  json_decref(one);
  run run = run_hscal(run_in_folder("plan --workload %s/pools.workload --machine '4x4@30, lat 2us, bw 5GB'"));
  assert_int_equal(strncmp(run.out, "The recording shows 4 pools at once, ", 37), 0);
  run_write_file("line.workload", "hscal workload 1\npools 4\ncall pdpotrf uplo=l n=801\n");
  run = run_hscal(run_in_folder("plan --workload %s/line.workload --machine '4x4@30, lat 2us, bw 5GB'"));
  assert_int_equal(strncmp(run.out, "4 pools at once, ", 17), 0);
  run =
      run_hscal(run_in_folder("plan --strategy guide --workload %s/line.workload --machine '4x4@30, lat 2us, bw 5GB'"));
  assert_non_null(strstr(run.out, "grid of 4 processes"));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(of_pools_one_is_advised_on_its_share),
                                     cmocka_unit_test(of_pools_one_is_planned_on_its_share),
                                     cmocka_unit_test(a_bad_layout_is_told_with_its_gain),
                                     cmocka_unit_test(what_is_off_the_model_is_told),
                                     cmocka_unit_test(nothing_is_promised_where_nothing_is_to_be_won),
                                     cmocka_unit_test(a_gain_that_may_be_none_is_none),
                                     cmocka_unit_test(ranks_are_where_they_were),
                                     cmocka_unit_test(what_ran_had_workspace_enough),
                                     cmocka_unit_test(the_knob_of_quantum_espresso_is_set),
                                     cmocka_unit_test(knobs_reach_what_they_reach),
                                     cmocka_unit_test(users_add_programs),
                                     cmocka_unit_test(many_kinds_are_not_all_shown),
                                     cmocka_unit_test(calls_without_a_layout_are_told),
                                     cmocka_unit_test(bad_requests_are_refused),
                                     cmocka_unit_test(it_is_drawn)};
  return cmocka_run_group_tests(tests, run_make_folder, run_remove_folder);
}
