/* Plans in files: the same when they are read again, bit by bit; every kind of bad file an error that names the key. */
#include "plan/plan.h"
#include "plan/plan_file.h"
#include "search/fixture.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- round trip ----------------------------------------------------------------------------------------------------- */

static void assert_same_bits(double a, double b) {
  if (isnan(a) && isnan(b)) return;
  assert_memory_equal(&a, &b, sizeof a);
}

static void assert_same_candidate(const hscal_candidate *a, const hscal_candidate *b) {
  assert_int_equal(a->nprocs, b->nprocs);
  assert_true(a->nprow == b->nprow && a->npcol == b->npcol && a->mb == b->mb && a->nb == b->nb && a->panel == b->panel);
  assert_same_bits(a->predicted_s, b->predicted_s);
  assert_string_equal(a->reason, b->reason);
}

static void assert_same_nodes(const hscal_plan *a, const hscal_plan *b) {
  assert_int_equal(a->nnodes, b->nnodes);
  assert_memory_equal(a->node_of, b->node_of, (size_t)a->nprocs * sizeof *a->node_of);
  assert_memory_equal(a->threads_of_node, b->threads_of_node, (size_t)a->nnodes * sizeof *a->threads_of_node);
  for (int h = 0; h < a->nnodes; h++) {
    assert_string_equal(a->node_name[h], b->node_name[h]);
    assert_same_bits(a->memory_bytes[h], b->memory_bytes[h]);
  }
}

static void assert_same(const hscal_plan *a, const hscal_plan *b) {
  assert_string_equal(a->routine, b->routine);
  assert_string_equal(a->note, b->note);
  assert_string_equal(a->warning, b->warning);
  hscal_candidate chosen_a = hscal__plan_layout(a), chosen_b = hscal__plan_layout(b);
  assert_same_candidate(&chosen_a, &chosen_b);
  assert_same_candidate(&a->fallback, &b->fallback);
  assert_same_candidate(&a->origin, &b->origin);
  assert_int_equal(a->nrivals, b->nrivals);
  for (int i = 0; i < a->nrivals; i++) assert_same_candidate(&a->rivals[i], &b->rivals[i]);
  assert_true(a->nbaselines == b->nbaselines && a->best_baseline == b->best_baseline);
  for (int i = 0; i < a->nbaselines; i++) {
    const hscal_baseline *x = &a->baselines[i], *y = &b->baselines[i];
    assert_string_equal(x->name, y->name);
    assert_true(x->order == y->order && x->fastest_kind == y->fastest_kind);
    assert_same_candidate(&x->layout, &y->layout);
  }
  const double of_a[] = {a->lower_s,  a->upper_s,    a->gap,  a->decision_s, a->moving_s,   a->moving_gain_s,
                         a->patience, a->thinking_s, a->gain, a->gain_lower, a->gain_upper, a->noise};
  const double of_b[] = {b->lower_s,  b->upper_s,    b->gap,  b->decision_s, b->moving_s,   b->moving_gain_s,
                         b->patience, b->thinking_s, b->gain, b->gain_lower, b->gain_upper, b->noise};
  for (int i = 0; i < 12; i++) assert_same_bits(of_a[i], of_b[i]);
  const long flags_a[] = {a->kept_default, a->kept_origin, a->is_remembered, a->is_rough, a->order,
                          a->candidates,   a->evaluated,   a->in_program,    a->alike};
  const long flags_b[] = {b->kept_default, b->kept_origin, b->is_remembered, b->is_rough, b->order,
                          b->candidates,   b->evaluated,   b->in_program,    b->alike};
  assert_memory_equal(flags_a, flags_b, sizeof flags_a);
  assert_same_nodes(a, b);
}

static const struct {
  const char *machine, *routine;
  int n;
  hscal_options options;
} planned[] = {
    {"2x1@10 + 1x2@25, lat 10us, bw 1GB, ideal", "pdgemm", 1500, {0}},
    {"3x2@10, lat 10us, bw 1GB, ideal", "pdgetrf", 700, {.order = 'C', .square = 1}},
    {"2x1@10 + 1x1@40, lat 10us, bw 1GB, ideal", "pdsyevd", 300, {.patience = 0.1}},
    {"1x4@10, ideal", "pdgemm", 3, {.top = 1}},
    {"3x1@10, ideal", "pdgemm", 500, {.in_program = 1, .patience = 3}},
    {"6x2@10, lat 10us, bw 1GB, mem 2GB, ideal", "pdgemm", 9000, {.nb = 48, .mb = 32}},
    {"2x2@10, lat 20us, bw 1GB, ideal", "pdgesv", 900, {.origin = {.nprow = 4, .npcol = 1, .nb = 30}}},
    {"3x1@0.01 + 1x1@10, lat 2us, bw 10GB, ideal", "pdgemm", 400, {.origin = {.nprow = 2, .npcol = 2, .nb = 64}}},
};

/* Also of numbers that there are none of: infinite, and not one. */
static void plans_come_back(void **state) {
  (void)state;
  char file[] = "/tmp/hscal_plan_XXXXXX";
  close(mkstemp(file));
  for (size_t i = 0; i < sizeof planned / sizeof *planned; i++) {
    hscal_machine *machine = machine_of(planned[i].machine, 0.03);
    hscal_call call =
        hscal__call_make(hscal__routine_find(planned[i].routine), planned[i].n, planned[i].n, planned[i].n, 0, 0);
    hscal_plan *plan = plan_of(&call, machine, &planned[i].options), *read = NULL;
    if (i == 0) plan->fallback.predicted_s = plan->lower_s = plan->gap = NAN;
    if (i == 6) plan->moving_s = INFINITY, plan->moving_gain_s = NAN;
    if (i == 7) plan->moving_gain_s = -1.0 / 3;
    plan->planners = 7;
    assert_success(hscal_plan_save(plan, file));
    assert_success(hscal_plan_load(file, &read));
    assert_same(plan, read);
    char *text = hscal__plan_text(plan), *text_again = hscal__plan_text(read);
    assert_string_equal(text, text_again);
    free(text);
    free(text_again);
    hscal_plan_free(read);
    hscal_plan_free(plan);
    hscal_machine_free(machine);
  }
  unlink(file);
}

/* ---- bad files -------------------------------------------------------------------------------------------------------- */

static const char good[] =
    "{\"schema\":\"hscal-plan/"
    "1\",\"routine\":\"pdgemm\",\"arguments\":{\"n\":9},\"nprocs\":2,\"grid\":[1,2],\"mb\":64,\"nb\":48,\"panel\":32,"
    "\"order\":null,\"nodes\":[\"a\",\"b\",\"c\"],\"placement\":[\"a\",\"c\"],\"predicted_s\":0.5,\"lower_s\":0.25,"
    "\"upper_s\":0.75,\"rough\":false,\"memory_bytes_per_node\":{\"a\":4096.0,\"c\":2048},"
    "\"threads_per_process\":{\"a\":1,\"c\":2},\"idle_nodes\":1,\"default\":{\"nprocs\":3,\"grid\":[1,3],\"mb\":64,"
    "\"nb\":64,\"panel\":32,\"predicted_s\":null,\"reason\":\"does not fit\"},\"kept_default\":false,\"origin\":null,"
    "\"candidates\":9,\"evaluated\":4,\"gap\":0.005,\"decision_s\":0.001,\"most_s\":0,\"remembered\":false,\"rivals\":["
    "{\"nprocs\":"
    "1,"
    "\"grid\":[1,1],\"mb\":64,\"nb\":64,\"panel\":32,\"predicted_s\":0.9,\"reason\":\"slower\"}],\"note\":\"\","
    "\"warning\":\"\"}";

/* What came later: the good text is of a file without it. */
#define BASELINES                                                                                                      \
  "\"warning\":\"\",\"baselines\":[{\"name\":\"guide\",\"order\":\"row\",\"fastest_kind\":false,\"nprocs\":3,"         \
  "\"grid\":[1,3],\"mb\":64,\"nb\":64,\"panel\":32,\"predicted_s\":null,\"reason\":\"\"}"

/* Where `replace` stands in the good text (its first occurrence), `by` is put; the error must be "plan.json: expect...". */
static const struct {
  const char *replace, *by, *expect;
} rows[] = {
    /* the whole */
    {"hscal-plan/1", "hscal-plan/2", "schema: is \"hscal-plan/2\"; this version of hscal reads \"hscal-plan/1\""},
    {"\"hscal-plan/1\"", "1", "schema: is no text"},
    {"\"schema\":\"hscal-plan/1\",", "", "schema: is missing"},
    {"\"routine\"", "\"rutine\"", "rutine: unknown key; did you mean \"routine\"?"},
    {"\"note\":\"\"", "\"note\":\"\",\"note\":\"\"", "note: duplicate object key"},
    {"\"warning\":\"\"}", "\"warning\":\"\"}}", "end of file expected"},
    {"\"warning\":\"\"}", "\"warning\":\"\"", "warning: '}' expected"},
    {"\"mb\":64,", "", "mb: is missing"},
    {"\"nodes\":[\"a\",\"b\",\"c\"],", "", "nodes: is missing"},
    {"\"predicted_s\":0.5,", "", "predicted_s: is missing"},
    {"\"order\":null,", "", "order: is missing"},
    {"\"arguments\":{\"n\":9},", "", "arguments: is missing"},
    {"\"arguments\":{\"n\":9}", "\"arguments\":[9]", "arguments: must be an object {...}"},
    {"{\"n\":9}", "{\"n\":null}", "arguments: of \"n\": must be a number or a text"},
    {"\"most_s\":0,", "", "most_s: is missing"},
    /* numbers */
    {"\"predicted_s\":0.5", "\"predicted_s\":NaN", "predicted_s: invalid token"},
    {"\"predicted_s\":0.5", "\"predicted_s\":1e999", "predicted_s: real number overflow"},
    {"\"predicted_s\":0.5", "\"predicted_s\":-1", "predicted_s: must be >= 0"},
    {"\"predicted_s\":0.5", "\"predicted_s\":\"soon\"", "predicted_s: must be a number or null"},
    {"\"decision_s\":0.001", "\"decision_s\":null", "decision_s: must be a number"},
    {"\"nb\":48", "\"nb\":0", "nb: must be >= 1"},
    {"\"nb\":48", "\"nb\":48.5", "nb: must be a whole number"},
    {"\"panel\":32", "\"panel\":1e10", "panel: is out of range: more than 1e9"},
    {"\"candidates\":9", "\"candidates\":1.5", "candidates: must be a whole number"},
    {"\"candidates\":9", "\"candidates\":1e17", "candidates: is out of range: more than 2^53"},
    {"\"evaluated\":4", "\"evaluated\":-4", "evaluated: must be >= 0"},
    {"\"rough\":false", "\"rough\":0", "rough: must be true or false"},
    {"\"most_s\":0,", "\"most_s\":0,\"patience\":-1,", "patience: must be >= 0"},
    {"\"most_s\":0,", "\"most_s\":0,\"thinking_s\":\"soon\",", "thinking_s: must be a number"},
    {"\"most_s\":0,", "\"most_s\":0,\"in_program\":1,", "in_program: must be true or false"},
    {"\"most_s\":0,", "\"most_s\":0,\"placement_rule\":[],", "placement_rule: must be a text \"...\" or null"},
    /* the grid */
    {"\"nprocs\":2", "\"nprocs\":3", "nprocs: is 3, of a grid of 1 x 2"},
    {"\"grid\":[1,2]", "\"grid\":[1]", "grid: must be a list of two numbers"},
    {"\"grid\":[1,2]", "\"grid\":[1,2,1]", "grid: must be a list of two numbers"},
    {"\"grid\":[1,2]", "\"grid\":[0,2]", "grid[0]: must be a whole number from 1 to 131072"},
    {"\"grid\":[1,2]", "\"grid\":[1,\"2\"]", "grid[1]: must be a whole number"},
    {"\"grid\":[1,2]", "\"grid\":[1,4294967298]", "grid[1]: must be a whole number from 1 to 131072"},
    {"\"grid\":[1,2]", "\"grid\":[131072,131072]", "grid: is out of range: more than 131072 processes"},
    {"\"grid\":[1,2]", "\"grid\":{}", "grid: must be a list"},
    {"\"grid\":[1,3]", "\"grid\":[1,4]", "default.nprocs: is 3, of a grid of 1 x 4"},
    {"\"grid\":[1,1]", "\"grid\":[1,-1]", "rivals[0].grid[1]: must be a whole number"},
    {"\"order\":null", "\"order\":\"diagonal\"", "order: must be \"row\", \"column\" or null"},
    {"\"order\":null", "\"order\":7", "order: must be \"row\", \"column\" or null"},
    /* nodes */
    {"\"nodes\":[\"a\"", "\"nodes\":[\"c\"", "nodes[2]: is the name of two nodes"},
    {"\"nodes\":[\"a\"", "\"nodes\":[5", "nodes[0]: must be a text"},
    {"\"nodes\":[\"a\"", "\"nodes\":[\"a\\n\"", "nodes[0]: holds a control character"},
    {"\"nodes\":[\"a\",\"b\",\"c\"]", "\"nodes\":[]", "nodes: must not be empty"},
    {"[\"a\",\"c\"]", "[\"a\"]", "placement: has 1 places, of a grid of 1 x 2"},
    {"[\"a\",\"c\"]", "[\"a\",\"d\"]", "placement[1]: must be the name of one of the \"nodes\""},
    {"[\"a\",\"c\"]", "[\"a\",2]", "placement[1]: must be the name of one of the \"nodes\""},
    {"[\"a\",\"c\"]", "[\"a\",null]", "placement[1]: must be the name"},
    {"{\"a\":4096.0", "{\"x\":4096.0", "memory_bytes_per_node: \"x\" is none of the \"nodes\""},
    {"{\"a\":4096.0", "{\"a\":-1", "memory_bytes_per_node: of \"a\": must be a number from 0 to 1e+18"},
    {"{\"a\":1,", "{\"a\":0,", "threads_per_process: of \"a\": must be a whole number from 1 to 100000"},
    {"{\"a\":1,", "{\"a\":1.5,", "threads_per_process: of \"a\": must be a whole number"},
    {"{\"a\":1,", "{", "idle_nodes: is 1, but 2 nodes have no threads"},
    {"\"threads_per_process\":{\"a\":1,\"c\":2}", "\"threads_per_process\":[]",
     "threads_per_process: must be an object"},
    /* others */
    {"\"reason\":\"slower\"", "\"reason\":\"slower\",\"speed\":1", "rivals[0].speed: unknown key"},
    {"\"reason\":\"slower\"", "\"reason\":4", "rivals[0].reason: must be a text"},
    {"\"reason\":\"slower\"",
     "\"reason\":"
     "\"0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\"",
     "rivals[0].reason: is longer than 95 characters"},
    {"\"rivals\":[", "\"rivals\":[7,", "rivals[0]: must be an object"},
    {"\"rivals\":[", "\"rivals\":5,\"note\":[", "note: duplicate object key"},
    {"\"default\":{", "\"default\":5,\"x\":{", "x: unknown key"},
    {"\"warning\":\"\"", "\"warning\":\"\",\"baselines\":7", "baselines: must be a list"},
    {"\"warning\":\"\"", "\"warning\":\"\",\"baselines\":[7]", "baselines[0]: must be an object"},
    {"\"warning\":\"\"", BASELINES "]", "best_baseline: is missing"},
    {"\"warning\":\"\"", BASELINES "],\"best_baseline\":1", "best_baseline: must be the number of one of the"},
    {"\"warning\":\"\"", BASELINES "],\"best_baseline\":0", "best_baseline: must be the number of one of the"},
    {"\"warning\":\"\"", BASELINES "],\"best_baseline\":-1", "best_baseline: must be >= 0"},
    {"\"warning\":\"\"", BASELINES ",{\"name\":\"x\",\"order\":null}],\"best_baseline\":null",
     "baselines[1].order: must be \"row\" or \"column\""},
    {"\"warning\":\"\"", BASELINES ",{\"name\":\"x\",\"fast\":1}],\"best_baseline\":null",
     "baselines[1].fast: unknown key"},
    {"\"origin\":null", "\"origin\":{}", "origin.grid: is missing"},
    {"\"routine\":\"pdgemm\"", "\"routine\":\"a_name_that_is_too_long\"", "routine: is longer than 15 characters"},
    {"\"routine\":\"pdgemm\"", "\"routine\":\"\\u001b[2J\"", "routine: holds a control character"},
};

static char *with(const char *replace, const char *by) {
  const char *at = strstr(good, replace);
  if (!at) fail_msg("%s is not there", replace);
  char *text = malloc(strlen(good) + strlen(by) + 1);
  assert_non_null(text);
  sprintf(text, "%.*s%s%s", (int)(at - good), good, by, at + strlen(replace));
  return text;
}

static void expect_error(const char *text, const char *expect) {
  static const char source[] = "plan.json: ";
  hscal_plan *plan = (hscal_plan *)1;
  int status = hscal__plan_read(text, "plan.json", &plan);
  if (status != HSCAL_ERROR_FILE || plan) fail_msg("status %d where \"%s\" is expected", status, expect);
  const char *error = hscal_last_error();
  if (strncmp(error, source, strlen(source)) != 0 || strncmp(error + strlen(source), expect, strlen(expect)) != 0)
    fail_msg("\"%s\" is not \"%s%s\"", error, source, expect);
}

static void errors_name_the_key(void **state) {
  (void)state;
  hscal_plan *plan = NULL;
  assert_success(hscal__plan_read(good, "plan.json", &plan));
  assert_true(plan->node_of[0] == 0 && plan->node_of[1] == 2 && isnan(plan->fallback.predicted_s));
  assert_true(plan->nbaselines == 0 && plan->best_baseline == -1);
  hscal_plan_free(plan);
  char *later = with("\"warning\":\"\"", BASELINES "],\"best_baseline\":null");
  assert_success(hscal__plan_read(later, "plan.json", &plan));
  assert_true(plan->nbaselines == 1 && plan->best_baseline == -1 && plan->baselines[0].order == 'R');
  hscal_plan_free(plan);
  free(later);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char *text = with(rows[i].replace, rows[i].by);
    expect_error(text, rows[i].expect);
    free(text);
  }
  expect_error("", "the file is empty");
  expect_error("[]", "must be an object {...}");
}

/* ---- files ------------------------------------------------------------------------------------------------------------ */

static void files_that_cannot_be(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal_plan_XXXXXX", pipe[64], inside[64];
  hscal_plan *plan = (hscal_plan *)1, *kept = NULL;
  assert_non_null(mkdtemp(folder));
  snprintf(pipe, sizeof pipe, "%s/pipe", folder);
  snprintf(inside, sizeof inside, "%s/none/plan", folder);
  assert_int_equal(mkfifo(pipe, 0600), 0);
  const char *const names[] = {inside, folder, pipe, ""};
  for (int i = 0; i < 4; i++) {
    plan = (hscal_plan *)1;
    assert_int_equal(hscal_plan_load(names[i], &plan), HSCAL_ERROR_FILE);
    assert_null(plan);
  }
  assert_success(hscal__plan_read(good, "plan.json", &kept));
  assert_int_equal(hscal_plan_save(kept, inside), HSCAL_ERROR_FILE);
  assert_int_equal(hscal_plan_save(kept, NULL), -2);
  assert_int_equal(hscal_plan_save(NULL, inside), -1);
  assert_int_equal(hscal_plan_load(NULL, &plan), -1);
  assert_int_equal(hscal_plan_load(inside, NULL), -2);
  hscal_plan_free(kept);
  unlink(pipe);
  rmdir(folder);
}

/* Cut off and changed anywhere: a plan that can be printed and written, or an error with words. */
static void mutations_do_no_harm(void **state) {
  (void)state;
  static const char bytes[] = "0-19e.,:\"{}[]ntf\\\x01\xff";
  unsigned seed = 1;
  int accepted = 0;
  char text[sizeof good];
  for (size_t length = 0; length < sizeof good; length++) {
    hscal_plan *plan = NULL;
    snprintf(text, length + 1, "%s", good);
    int status = hscal__plan_read(text, "plan.json", &plan);
    assert_true(length + 1 < sizeof good ? status == HSCAL_ERROR_FILE && !plan : status == 0);
    hscal_plan_free(plan);
  }
  for (int round = 0; round < 20000; round++) {
    hscal_plan *plan = NULL;
    memcpy(text, good, sizeof text);
    for (int change = 0; change <= round % 3; change++) {
      seed = seed * 1103515245u + 12345u;
      text[(seed >> 8) % (sizeof good - 1)] = bytes[(seed >> 3) % (sizeof bytes - 1)];
    }
    int status = hscal__plan_read(text, "plan.json", &plan);
    assert_true(status ? !plan && *hscal_last_error() : plan != NULL);
    if (status) continue;
    accepted++;
    char *json = hscal__plan_json(plan), *words = hscal__plan_text(plan);
    hscal_plan *again = NULL;
    assert_true(json && words);
    assert_success(hscal__plan_read(json, "again.json", &again));
    assert_same(plan, again);
    free(json);
    free(words);
    hscal_plan_free(again);
    hscal_plan_free(plan);
  }
  assert_true(accepted > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(plans_come_back), cmocka_unit_test(errors_name_the_key),
                                     cmocka_unit_test(files_that_cannot_be), cmocka_unit_test(mutations_do_no_harm)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
