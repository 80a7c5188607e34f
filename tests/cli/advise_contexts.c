/* hscal advise: several contexts, where they are surely faster than the one, against hscal timeof and hscal plan. */
#include "advised.h"
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A large product; one into a small matrix; and that is factored often. They were measured as `slower` times what is predicted. */
#define CLUSTER "--machine '16x1@10, lat 20us, bw 100MB, half 16, ideal' "
enum { UNLIKE = 3 };
static const char *const unlike[UNLIKE] = {"pdgemm n=4000", "pdgemm n=300 ma=4000 na=4000", "pdpotrf n=300"};
static const int unlike_counts[UNLIKE] = {1, 1, 2000};

static void record_one(void) {
  run_write_file("one.workload", "hscal workload 1\nprogram processes=16\ncontext c1 grid=1x16\n"
                                 "matrix A m=4000 n=4000 nb=250 type=d context=c1\ncall pdgemm n=4000 a=A b=A c=A\n");
}

static void record_unlike(const char *name, const double now_s[UNLIKE], double slower) {
  char text[1024];
  snprintf(text, sizeof text,
           "hscal workload 1\nprogram processes=16 command=mpirun -n 16 ./mine\ncontext c1 grid=4x4\n"
           "matrix A m=4000 n=4000 nb=64 type=d context=c1\nmatrix S m=300 n=300 nb=64 type=d context=c1\n"
           "call pdgemm n=4000 a=A b=A c=A seconds=%.12g\ncall pdgemm n=300 a=A b=S c=S seconds=%.12g\n"
           "call pdpotrf n=300 a=S count=2000 seconds=%.12g\n",
           slower * now_s[0], slower * now_s[1], slower * now_s[2]);
  run_write_file(name, text);
}

/* The layout that call `i` has among several contexts, in the words of timeof. */
static const char *context_words(const json_t *root, size_t i) {
  const json_t *call = json_array_get(json_object_get(root, "calls"), i);
  const json_t *layouts = json_object_get(json_object_get(root, "contexts"), "layouts");
  json_t *alternative = json_pack("{s:O}", "layout", json_array_get(layouts, (size_t)number(call, "context")));
  const char *words = layout_words(alternative);
  json_decref(alternative);
  return words;
}

/* Calls take what timeof says, moves what plan says, both as many times as long as the recorded calls did. */
static void several_contexts_are_told_with_their_gain(void **state) {
  double now_s[UNLIKE], before_s = 0, after_s = 0;
  (void)state;
  for (int i = 0; i < UNLIKE; i++) now_s[i] = timed_with(unlike[i], CLUSTER "grid=4x4 nb=64");
  record_unlike("unlike.workload", now_s, 2);
  json_t *root = advised("%s/unlike.workload " CLUSTER);
  json_t *plan = run_json(run_in_folder("plan --workload %s/unlike.workload " CLUSTER " --json"));
  const json_t *contexts = json_object_get(root, "contexts"), *over_one = json_object_get(contexts, "over_one");
  for (size_t i = 0; i < UNLIKE; i++) {
    char options[256];
    snprintf(options, sizeof options, CLUSTER "%s", context_words(root, i));
    double seconds = timed_with(unlike[i], options);
    assert_near(number(json_array_get(json_object_get(root, "calls"), i), "context_s"), seconds);
    before_s += 2 * unlike_counts[i] * now_s[i];
    after_s += 2 * unlike_counts[i] * seconds;
  }
  double moving_s = 2 * number(plan, "several_moving_s");
  assert_true(moving_s > 0);
  assert_near(number(contexts, "moving_s"), moving_s);
  assert_near(number(contexts, "after_s"), after_s + moving_s);
  assert_near(number(contexts, "gain"), before_s / (after_s + moving_s));
  assert_near(number(over_one, "gain"), number(json_object_get(root, "one"), "after_s") / (after_s + moving_s));
  assert_true(number(over_one, "gain_lower") > 1 && json_is_true(json_object_get(contexts, "sure")));
  json_decref(plan);
  json_decref(root);
}

static void expect_words(const char *words, const char *expected) {
  run run = run_hscal(run_in_folder(words));
  assert_int_equal(run.status, 0);
  if (!strstr(run.out, expected)) fail_msg("\"%s\" is not in\n%s", expected, run.out);
}

/* Which calls, what it gains, and who can have it. */
static void several_contexts_are_told_in_words(void **state) {
  static const char words[] = "advise %s/unlike.workload " CLUSTER;
  (void)state;
  json_t *root = advised("%s/unlike.workload " CLUSTER);
  const json_t *contexts = json_object_get(root, "contexts"), *over_one = json_object_get(contexts, "over_one");
  char gain[160];
  snprintf(gain, sizeof gain, "elsewhere: %.3g times as fast, at least %.3g times; ", number(over_one, "gain"),
           number(over_one, "gain_lower"));
  expect_words(words,
               "\n2 contexts in place of the one, matrices moved by p?gemr2d only where the next call needs them\n");
  expect_words(words, gain);
  expect_words(words, " of it moves.\n    1  4 x 4, NB ");
  expect_words(words, "\n        pdgemm n=4000 (1), pdgemm n=300 (1)\n    2  1 x 1, NB ");
  expect_words(words, "\n        pdpotrf n=300 (2000)\n    That takes a program that makes these contexts and moves");
  expect_words("advise %s/unlike.workload --program petsc " CLUSTER,
               "PETSc has no knobs for that: it would have to be");
  expect_words("advise %s/unlike.workload --program gpaw " CLUSTER, "GPAW has knobs for several: sl_diagonalize, ");
  json_decref(root);
}

/* A bar for them where they are told, and none where they are not. */
static void several_contexts_are_drawn(void **state) {
  static const char *const files[] = {"%s/unlike.workload " CLUSTER, "%s/one.workload " CLUSTER};
  (void)state;
  record_one();
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char *svg = drawn_advice(files[i]);
    assert_int_equal(!!strstr(svg, "in several contexts, without moves"), i == 0);
    assert_int_equal(!!strstr(svg, " in 2 with moves"), i == 0);
    free(svg);
  }
}

/* Gains that the errors of the model may be are none, and one context is one. */
static void unsure_contexts_are_not_told(void **state) {
  static const char *const few[] = {"%s/unlike.workload --machine '16x1@10, lat 20us, bw 100MB, half 16, error 0.5' ",
                                    "%s/one.workload " CLUSTER};
  (void)state;
  record_one();
  for (size_t i = 0; i < sizeof few / sizeof *few; i++) {
    char words[256];
    json_t *root = advised(few[i]);
    assert_true(json_is_null(json_object_get(root, "contexts")));
    assert_false(json_is_null(json_object_get(root, "one")));
    assert_true(json_is_null(json_object_get(json_array_get(json_object_get(root, "calls"), 0), "context_s")));
    json_decref(root);
    snprintf(words, sizeof words, "advise %s", few[i]);
    run run = run_hscal(run_in_folder(words));
    assert_null(strstr(run.out, " contexts in place of"));
  }
}

#define ERRING "--machine '16x1@10, lat 20us, bw 100MB, half 16, error 0.1' "

/* Who has the best contexts already wins over the one, and nothing over what was recorded. */
static void those_who_have_them_win_nothing(void **state) {
  int rows, block[2], nprow, npcol;
  (void)state;
  json_t *root = advised("%s/unlike.workload " ERRING);
  assert_int_equal(sscanf(context_words(root, 0), "grid=%dx%d mb=%d nb=%*d", &nprow, &npcol, &block[0]), 3);
  assert_int_equal(sscanf(context_words(root, 2), "grid=%dx1 mb=%d", &rows, &block[1]), 2);
  assert_true(nprow == 4 && npcol == 4 && rows == 1);
  json_decref(root);
  char text[512];
  snprintf(text, sizeof text,
           "hscal workload 1\nprogram processes=16\ncontext c1 grid=4x4\ncontext c2 grid=1x1\n"
           "matrix A m=4000 n=4000 nb=%d type=d context=c1\nmatrix S m=300 n=300 nb=%d type=d context=c2\n"
           "call pdgemm n=4000 a=A b=A c=A\ncall pdpotrf n=300 a=S count=2000\n",
           block[0], block[1]);
  run_write_file("apart.workload", text);
  root = advised("%s/apart.workload " ERRING);
  const json_t *contexts = json_object_get(root, "contexts");
  assert_true(number(json_object_get(contexts, "over_one"), "gain") > 1.5);
  assert_true(json_is_false(json_object_get(contexts, "sure")) && number(contexts, "moving_s") == 0);
  json_decref(root);
  expect_words("advise %s/apart.workload " ERRING,
               "; nothing has to move; over the recorded layouts\nnothing is sure to be won.\n    1  4 x 4, NB ");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(several_contexts_are_told_with_their_gain), cmocka_unit_test(several_contexts_are_told_in_words),
      cmocka_unit_test(several_contexts_are_drawn), cmocka_unit_test(unsure_contexts_are_not_told),
      cmocka_unit_test(those_who_have_them_win_nothing)};
  return cmocka_run_group_tests(tests, run_make_folder, run_remove_folder);
}
