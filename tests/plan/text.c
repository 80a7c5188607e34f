/* The plan as JSON and as text. */
#include "machine/machine_builder.h"
#include "search/fixture.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static json_t *json_of(const hscal_plan *plan) {
  char *text = hscal__plan_json(plan);
  json_error_t error;
  assert_non_null(text);
  json_t *root = json_loads(text, JSON_REJECT_DUPLICATES, &error);
  if (!root) fail_msg("line %d: %s in %s", error.line, error.text, text);
  free(text);
  return root;
}

static void json_has_its_keys(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10 + 1x2@25, lat 10us, bw 1GB, ideal", 0.05);
  hscal_call call = product(1500, 1500, 1500);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  json_t *root = json_of(plan);
  assert_string_equal(json_string_value(json_object_get(root, "routine")), "pdgemm");
  assert_int_equal(json_integer_value(json_object_get(root, "nprocs")), plan->nprocs);
  json_t *grid = json_object_get(root, "grid"), *placement = json_object_get(root, "placement");
  assert_int_equal(json_integer_value(json_array_get(grid, 0)), plan->nprow);
  assert_int_equal(json_integer_value(json_array_get(grid, 1)), plan->npcol);
  assert_int_equal(json_array_size(placement), plan->nprocs);
  for (int i = 0; i < plan->nprocs; i++)
    assert_string_equal(json_string_value(json_array_get(placement, (size_t)i)), machine->node_name[plan->node_of[i]]);
  static const char *const integers[] = {"mb", "nb", "panel", "candidates", "evaluated"};
  for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
    assert_true(json_integer_value(json_object_get(root, integers[i])) > 0);
  double predicted = json_number_value(json_object_get(root, "predicted_s"));
  /* the machine says that its description is off by 5 %, the clock adds a little */
  double below = 1 - json_number_value(json_object_get(root, "lower_s")) / predicted;
  double above = json_number_value(json_object_get(root, "upper_s")) / predicted - 1;
  assert_true(below > 0.05 && below < 0.06 && fabs(above - below) < 1e-6);
  assert_true(json_number_value(json_object_get(root, "decision_s")) > 0);
  assert_true(json_number_value(json_object_get(root, "gap")) > 0);
  assert_true(json_is_boolean(json_object_get(root, "kept_default")));
  assert_true(json_is_null(json_object_get(root, "origin")));
  assert_string_equal(json_string_value(json_object_get(root, "placement_rule")), "any order, all on b");
  assert_true(json_number_value(json_object_get(root, "patience")) == 1);
  assert_true(json_number_value(json_object_get(root, "thinking_s")) > 0);
  assert_true(json_is_false(json_object_get(root, "in_program")));
  json_t *usual = json_object_get(root, "default"), *memory = json_object_get(root, "memory_bytes_per_node");
  assert_true(json_is_array(json_object_get(usual, "grid")));
  assert_int_equal(json_integer_value(json_object_get(usual, "nb")), 64);
  assert_true(json_number_value(json_object_get(usual, "predicted_s")) >= predicted);
  assert_true(json_number_value(json_object_get(memory, machine->node_name[plan->node_of[0]])) > 0);
  json_t *rivals = json_object_get(root, "rivals");
  assert_true(json_array_size(rivals) > 0);
  assert_true(strlen(json_string_value(json_object_get(json_array_get(rivals, 0), "reason"))) > 0);
  json_decref(root);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* A rule of thumb that does not fit has no time: null, not NaN, which JSON has not. */
static void json_of_a_default_that_does_not_fit(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x1@10 + 1x1@10, lat 10us, bw 1GB, mem 12MB, ideal", 0);
  hscal_call call = product(1700, 1700, 1700);
  machine->classes[0].memory_bytes = 2e6; /* the first eight cannot take a ninth each */
  machine->classes[1].memory_bytes = 1e9;
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(isnan(plan->fallback.predicted_s));
  json_t *root = json_of(plan);
  assert_true(json_is_null(json_object_get(json_object_get(root, "default"), "predicted_s")));
  json_decref(root);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* What is kept although another is faster is not said to be the best within half a percent. */
static void gap_of_a_default_that_is_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, ideal", 0.3);
  hscal_call call = product(300, 300, 300);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(plan->kept_default && plan->nrivals > 0 && plan->rivals[0].predicted_s < plan->predicted_s);
  assert_true(plan->rivals[0].predicted_s >= plan->predicted_s * (1 - plan->gap));
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void text_is_a_clear_table(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x1@10 + 1x1@25, lat 10us, bw 1GB, ideal", 0.02);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  char *text = hscal__plan_text(plan), head[128];
  assert_non_null(text);
  assert_int_not_equal(plan->mb, plan->nb); /* the fast process has more columns than the others */
  snprintf(head, sizeof head, "pdgemm: %d x %d grid of %d processes, MB %d, NB %d, panel width %d\n", plan->nprow,
           plan->npcol, plan->nprocs, plan->mb, plan->nb, plan->panel);
  assert_int_equal(strncmp(text, head, strlen(head)), 0);
  static const char *const parts[] = {"predicted", "placement", "memory",  "chosen",
                                      "rivals",    "usual",     "by hand", "timed by"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) assert_non_null(strstr(text, parts[i]));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* What a plan is for: sizes, and what is not usual about the call. */
static void what_it_is_for_is_told(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, lat 10us, bw 1GB, ideal", 0.02);
  hscal_call call = hscal__call_make(hscal__routine_find("pdsyevx"), 0, 300, 0, 0, 0);
  call.uplo = 'L', call.range = 'I', call.iu = 20, call.abstol = 1e-9;
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_string_equal(plan->arguments, "range=i uplo=l n=300 iu=20 abstol=1e-09");
  char *text = hscal__plan_text(plan);
  assert_non_null(strstr(text, "\n  for         range=i uplo=l n=300 iu=20 abstol=1e-09\n"));
  json_t *root = json_of(plan), *arguments = json_object_get(root, "arguments");
  assert_int_equal(json_object_size(arguments), 5);
  assert_string_equal(json_string_value(json_object_get(arguments, "uplo")), "l");
  assert_int_equal(json_integer_value(json_object_get(arguments, "n")), 300);
  assert_true(fabs(json_real_value(json_object_get(arguments, "abstol")) - 1e-9) < 1e-15);
  json_decref(root);
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* So often does the text have the words. */
static int count(const char *text, const char *words) {
  int times = 0;
  for (const char *at = text; (at = strstr(at, words)); at++) times++;
  return times;
}

/* More than ten times the best usual layout: said first, with the numbers it rests on, before what else is doubtful about the machine. */
static void a_claim_is_doubted(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x4@30 + 1x4@7, lat 5ms, bw 1GB, ideal", 0.02);
  assert_success(hscal__machine_warn(machine, "older than it should be"));
  hscal_call call = product(200, 200, 200);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(plan->fallback.predicted_s > 10 * plan->predicted_s);
  static const char *const parts[] = {" times as fast as the best usual layout is rare",
                                      " within a node and 5 ms between nodes", "Gflop/s per processor",
                                      "(hscal machine show), so is the plan; older than it should be"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (!strstr(plan->warning, parts[i])) fail_msg("no \"%s\" in: %s", parts[i], plan->warning);
  char *text = hscal__plan_text(plan);
  assert_non_null(strstr(text, "\n  warning     "));
  assert_true(strstr(text, "\n  warning     ") < strstr(text, "\n  predicted   "));
  assert_int_equal(count(text, "older than"), 1);
  json_t *root = json_of(plan);
  assert_string_equal(json_string_value(json_object_get(root, "warning")), plan->warning);
  json_decref(root);
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* What does not fit is cut off at the end. */
static void a_claim_before_a_long_warning(void **state) {
  (void)state;
  char words[700];
  memset(words, 'x', sizeof words - 1), words[sizeof words - 1] = 0;
  hscal_machine *machine = machine_of("4x4@30, lat 5ms, ideal", 0.02);
  assert_success(hscal__machine_warn(machine, "%s", words));
  hscal_call call = product(200, 200, 200);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_non_null(strstr(plan->warning, " times as fast as the best usual layout is rare"));
  size_t length = strlen(plan->warning);
  assert_true(length > sizeof plan->warning - 10 && !strcmp(plan->warning + length - 5, "; ..."));
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Of what other work disturbed one stage speaks for all. */
static void disturbed_stages_are_counted(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, ideal", 0.02);
  static const char *const lines[] = {"disturbed: gemm: a1: much", "older", "disturbed: others: a1: more",
                                      "disturbed: x"};
  for (int i = 0; i < 4; i++) assert_success(hscal__machine_warn(machine, "%s", lines[i]));
  hscal_call call = product(1000, 1000, 1000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_string_equal(plan->warning, "disturbed: gemm: a1: much; older; and 2 more stages disturbed");
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void usual_claims_are_not_doubted(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x4@30, lat 2us, bw 10GB, ideal", 0.02);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_string_equal(plan->warning, "");
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* A search that ends early says what is known and what one can do, in a program in its own words, and what that takes about. Nobody is
 * frightened who has been patient already. */
static void more_patience_is_named(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, lat 10us, bw 1GB, ideal", 0.02);
  hscal_call call = product(500, 500, 500);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  static const struct {
    double gap, patience, thinking_s;
    int in_program, is_kept, is_rough, is_remembered;
    const char *lines;
  } cases[] = {
      {0.005, 1, 0.3, 0, 0, 0, 0, "  no other of these can be faster by more than 0.5 %\n"},
      {0.07, 1, 0.3, 0, 1, 0, 0, "  no other of these can be faster by more than 7.0 %\n"},
      {0.073, 1, 0.3, 0, 0, 0, 0, "  another may be up to 7.3 % faster: --patience 10 looks further (about 3 s)\n"},
      {0.36, 1, 0.3, 0, 0, 0, 0, "  another may be up to 36 % faster: --patience 10 looks further (about 3 s)\n"},
      {0.36, 1, 0, 0, 0, 0, 0, "  another may be up to 36 % faster: --patience 10 looks further\n"},
      {0.36, 1, 0.01, 1, 0, 0, 0,
       "  another may be up to 36 % faster: HSCAL_PATIENCE=10 looks further (about 100 ms)\n"},
      {0.36, 0, 0, 0, 0, 0, 0, "  another may be up to 36 % faster: --patience 10 looks further\n"},
      {0.36, 10, 0.3, 0, 0, 0, 0, "  another may be up to 36 % faster: --patience 100 looks further (about 30 s)\n"},
      {0.36, 100, 0.3, 0, 0, 0, 0, "  no other of these can be faster by more than 36.0 %\n"},
      {0.9, 1, 0.3, 0, 0, 0, 0, "  the others were only estimated: --patience 10 looks further (about 3 s)\n"},
      {0.9, 1000, 0.3, 0, 0, 0, 0, "  the others were only estimated\n"},
      {1, 0.1, 0.3, 0, 1, 1, 0,
       "  the others were only estimated\n  predicted roughly, in deadline mode: --patience 1 predicts it well (about "
       "300 "
       "ms)\n"},
      {0.2, 1, 0.006, 1, 0, 1, 0,
       "  no other of these can be faster by more than 20.0 %\n"
       "  predicted roughly, in deadline mode: HSCAL_PATIENCE=10 predicts it better (about 60 ms)\n"},
      {1, 1, 0.3, 0, 0, 1, 1,
       "  as wisdom remembers it: no other grid or block size was looked at; without wisdom it is planned anew\n"
       "  predicted roughly, carried over from an earlier plan\n"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    plan->gap = cases[i].gap, plan->patience = cases[i].patience, plan->thinking_s = cases[i].thinking_s;
    plan->kept_default = cases[i].is_kept, plan->is_rough = cases[i].is_rough;
    plan->in_program = cases[i].in_program, plan->is_remembered = cases[i].is_remembered;
    char *text = hscal__plan_text(plan), *end = strstr(text, "layouts timed by the clock, decided in ");
    assert_non_null(end);
    assert_string_equal(strchr(end, '\n') + 1, cases[i].lines);
    assert_int_equal(count(text, "  by hand "), !cases[i].in_program);
    free(text);
  }
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* What more patience takes is said of the call at hand: ten times what this one might take. */
static void patience_is_counted_in_operations(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x1@10 + 1x1@30, lat 10us, bw 1GB, ideal", 0.02);
  hscal_call call = product(1000, 1000, 1000);
  static const hscal_options options[] = {{0}, {.patience = 10}, {.patience = 0.1}, {.in_program = 1}, {.one_kind = 1}};
  double thinking_s[5];
  for (int i = 0; i < 5; i++) {
    hscal_plan *plan = plan_of(&call, machine, &options[i]);
    assert_true(fabs(plan->patience - (options[i].patience > 0 ? options[i].patience : 1)) < 1e-12);
    assert_int_equal(plan->in_program, options[i].in_program);
    thinking_s[i] = plan->thinking_s;
    hscal_plan_free(plan);
  }
  assert_true(thinking_s[0] == 0.225 && thinking_s[1] == thinking_s[0] && thinking_s[2] == thinking_s[0]);
  assert_true(thinking_s[3] > 0 && thinking_s[3] <= 0.01);
  assert_true(thinking_s[4] == 0.2); /* two searches, each among equal nodes */
  hscal_machine_free(machine);
}

/* Where the matrices lie is told with what moving them takes, whichever is decided. */
static void where_matrices_lie_is_told(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@30 + 4x1@10, lat 20us, bw 1GB, ideal", 0.01);
  static const char *const decisions[] = {"moving them takes ", "they stay, moving would take "};
  for (int stays = 0; stays < 2; stays++) {
    hscal_call call = product(stays ? 100 : 3000, stays ? 100 : 3000, 3000);
    hscal_options options = {.origin = {.nprow = 4, .npcol = 2, .nb = 64}};
    hscal_plan *plan = plan_of(&call, machine, &options);
    assert_int_equal(plan->kept_origin, stays);
    char *text = hscal__plan_text(plan), line[80];
    assert_non_null(text);
    snprintf(line, sizeof line, "  data lie    in 4 x 2, NB 64: %s", decisions[stays]);
    if (!strstr(text, line)) fail_msg("no \"%s\" in:\n%s", line, text);
    const char *origin_line = strstr(text, "\n  origin ");
    assert_true(origin_line && strstr(origin_line, " 4 x 2 ") && strstr(origin_line, " 64 "));
    json_t *root = json_of(plan), *origin = json_object_get(root, "origin");
    assert_int_equal(json_boolean_value(json_object_get(origin, "kept")), stays);
    assert_true(json_number_value(json_object_get(origin, "moving_s")) > 0);
    assert_true(json_number_value(json_object_get(origin, "gain_s")) > 0);
    json_decref(root);
    free(text);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* Vectors have no panels: no width is told that means nothing. */
static void panels_are_told_where_there_are_any(void **state) {
  (void)state;
  static const char *const with[] = {"pdgemm", "pdtrsm", "pdsyrk", "pdtran", "pdsymv", "pdtrmv"};
  static const char *const without[] = {"pdgemv", "pdger", "pdaxpy", "pddot", "pzswap", "picopy"};
  hscal_machine *machine = machine_of("3x1@10, lat 10us, bw 1GB, ideal", 0.02);
  for (int i = 0; i < 12; i++) {
    const char *name = i < 6 ? with[i] : without[i - 6];
    hscal_call call = hscal__call_make(hscal__routine_find(name), 700, 700, 700, 0, 0);
    hscal_plan *plan = plan_of(&call, machine, NULL);
    char *text = hscal__plan_text(plan);
    assert_non_null(text);
    assert_int_equal(strstr(text, "panel width") != NULL, i < 6);
    free(text);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* Vectors alone have no panels, and a rival that takes a million times as long is not called "99999900.0 % slower". */
static void text_of_a_tiny_vector(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x5@1 + 7x1@100, ideal", 0);
  int one = 1, desc[9];
  double alpha = 1;
  hscal_plan *plan = NULL;
  assert_success(hscal_descset(desc, 2, 1, 0, 0, 0, 0));
  assert_success(hscal_pdaxpy_plan(&one, &alpha, &one, &one, desc, &one, &one, &one, desc, &one, machine, NULL, &plan));
  char *text = hscal__plan_text(plan);
  assert_non_null(text);
  assert_null(strstr(text, "panel width"));
  assert_non_null(strstr(text, "\n  usual  "));
  assert_non_null(strstr(text, "  4 x 5   16      -  "));
  assert_non_null(strstr(text, " times as long: "));
  assert_null(strstr(text, " % slower"));
  assert_null(strstr(text, " \n"));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* The public form: arguments as the routine's, -i for an illegal one. */
static void public_form(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, lat 10us, bw 1GB, ideal", 0);
  int n = 500, one = 1, desc[9], bad = -1;
  double alpha = 1;
  char no[] = "N";
  hscal_plan *plan = NULL;
  assert_int_equal(hscal_descset(desc, n, n, 0, 0, 0, 0), 0);
  assert_success(hscal_pdgemm_plan(no, no, &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &alpha, &one, &one,
                                   desc, machine, NULL, &plan));
  assert_string_equal(plan->routine, "pdgemm");
  hscal_plan_free(plan);
  assert_int_equal(hscal_pdgemm_plan(no, no, &bad, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &alpha, &one,
                                     &one, desc, machine, NULL, &plan),
                   -3);
  assert_int_equal(hscal_pdgemm_plan(no, no, &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &alpha, &one, &one,
                                     desc, NULL, NULL, &plan),
                   HSCAL_ERROR_ARGUMENT);
  assert_null(plan);
  hscal_plan_free(NULL);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(json_has_its_keys),
      cmocka_unit_test(json_of_a_default_that_does_not_fit),
      cmocka_unit_test(gap_of_a_default_that_is_kept),
      cmocka_unit_test(text_is_a_clear_table),
      cmocka_unit_test(what_it_is_for_is_told),
      cmocka_unit_test(a_claim_is_doubted),
      cmocka_unit_test(a_claim_before_a_long_warning),
      cmocka_unit_test(disturbed_stages_are_counted),
      cmocka_unit_test(usual_claims_are_not_doubted),
      cmocka_unit_test(more_patience_is_named),
      cmocka_unit_test(patience_is_counted_in_operations),
      cmocka_unit_test(where_matrices_lie_is_told),
      cmocka_unit_test(panels_are_told_where_there_are_any),
      cmocka_unit_test(text_of_a_tiny_vector),
      cmocka_unit_test(public_form),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
