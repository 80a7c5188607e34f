/* What a plan says of its placement in words is true: who follows the words, or the call of the BLACS, gets the placement. */
#include "launch/nodelist.h"
#include "search/fixture.h"

#include "base/random.h"
#include "launch/allocation.h"
#include "plan/placement_rule.h"
#include "plan/placement_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 300, MOST_PROCESSES = 2000 };

/* ---- reading the words -------------------------------------------------------------------------------------------- */

typedef struct words {
  int is_own, is_row, is_column, in_turn, is_any;
  int strip_rows, strip_columns, tile_rows, tile_columns, tiles_by_columns;
  int nnodes, node[MOST_NODES], count[MOST_NODES];
} words;

static int take(const char **text, const char *words) {
  size_t length = strlen(words);
  if (strncmp(*text, words, length) != 0) return 0;
  *text += length;
  return 1;
}

static int node_called(const hscal_plan *plan, const char *name) {
  for (int h = 0; h < plan->nnodes; h++)
    if (strcmp(plan->node_name[h], name) == 0) return h;
  fail_msg("no node is called %s", name);
  return -1;
}

/* "a[1-3], b, 4 each": ranges as Slurm's are read. */
static void read_group(const hscal_plan *plan, char *group, words *read) {
  hscal_allocation *allocation = NULL;
  char *end = strstr(group, " each"), *comma;
  if (end) *end = 0;
  comma = strrchr(group, ',');
  assert_non_null(comma);
  int count = atoi(comma + 1);
  *comma = 0;
  for (char *blank; (blank = strchr(group, ' '));) memmove(blank, blank + 1, strlen(blank));
  if (hscal__slurm_parse(group, NULL, "", &allocation)) fail_msg("%s: %s", group, hscal_last_error());
  assert_true(end || allocation->nhosts == 1);
  for (int i = 0; i < allocation->nhosts; i++, read->nnodes++) {
    read->node[read->nnodes] = node_called(plan, allocation->host[i].name);
    read->count[read->nnodes] = count;
  }
  hscal__allocation_free(allocation);
}

static void read_groups(const hscal_plan *plan, const char *text, words *read) {
  static const char then[] = ", then ";
  char *copy = strdup(text);
  for (char *group = copy, *next; group; group = next) {
    next = strstr(group, then);
    if (next) *next = 0, next += strlen(then);
    read_group(plan, group, read);
  }
  free(copy);
}

static words read_words(const hscal_plan *plan, const char *text) {
  const char *at = text;
  char across[40] = "", along[40] = "";
  int length = 0, number = 0;
  words read = {0};
  read.is_own = strcmp(text, "an order of its own") == 0;
  if (read.is_own) return read;
  if (take(&at, "any order, all on ")) {
    read.is_any = read.nnodes = 1;
    read.node[0] = node_called(plan, at), read.count[0] = plan->nprocs;
    return read;
  }
  read.in_turn = take(&at, "round robin, one process of each node in turn: ");
  read.is_row = take(&at, "row order");
  read.is_column = !read.is_row && take(&at, "column order");
  if (sscanf(at, "each node holds a tile of %d x %d, tiles in %30s order%n", &read.tile_rows, &read.tile_columns, along,
             &length) == 3 &&
      length > 0)
    at += length, read.tiles_by_columns = strcmp(along, "column") == 0;
  length = 0;
  if (sscanf(at, "strips of %d %30[a-z], each %30[a-z] by%n", &number, across, along, &length) == 3 && length > 0) {
    assert_string_equal(along, strcmp(across, "rows") == 0 ? "column" : "row");
    *(strcmp(across, "rows") == 0 ? &read.strip_rows : &read.strip_columns) = number;
    at += length;
    if (!take(&at, " column")) assert_true(take(&at, " row"));
  }
  if (!take(&at, " over ")) fail_msg("not understood: %s", text);
  read_groups(plan, at, &read);
  return read;
}

/* ---- following them ----------------------------------------------------------------------------------------------- */

/* The nodes in the order in which their processes come: node_at[nprocs]. */
static void queue(const words *read, int nprocs, int *node_at) {
  int left[MOST_NODES], k = 0;
  memcpy(left, read->count, sizeof left);
  if (!read->in_turn)
    for (int i = 0; i < read->nnodes; i++)
      for (int c = 0; c < read->count[i]; c++) node_at[k++] = read->node[i];
  while (read->in_turn && k < nprocs)
    for (int i = 0; i < read->nnodes; i++)
      if (left[i] > 0) node_at[k++] = read->node[i], left[i]--;
  assert_int_equal(k, nprocs);
}

/* One after another, rectangles of the grid, each row by row or column by column. */
static void fill_rectangles(const hscal_plan *plan, int rows, int columns, int by_columns, int inside_by_columns,
                            const int *node_at, int *node_of) {
  int down = plan->nprow / rows, right = plan->npcol / columns;
  assert_true(down * rows == plan->nprow && right * columns == plan->npcol);
  for (int t = 0, k = 0; t < down * right; t++) {
    int top = (by_columns ? t % down : t / right) * rows, left = (by_columns ? t / down : t % right) * columns;
    for (int s = 0; s < rows * columns; s++, k++) {
      int p = top + (inside_by_columns ? s % rows : s / columns),
          q = left + (inside_by_columns ? s / rows : s % columns);
      node_of[p * plan->npcol + q] = node_at[k];
    }
  }
}

static void follow(const hscal_plan *plan, const words *read, int *node_of) {
  int node_at[MOST_PROCESSES];
  queue(read, plan->nprocs, node_at);
  if (read->is_row || read->is_any)
    fill_rectangles(plan, plan->nprow, plan->npcol, 0, 0, node_at, node_of);
  else if (read->is_column)
    fill_rectangles(plan, plan->nprow, plan->npcol, 0, 1, node_at, node_of);
  else if (read->tile_rows)
    fill_rectangles(plan, read->tile_rows, read->tile_columns, read->tiles_by_columns, 0, node_at, node_of);
  else if (read->strip_rows)
    fill_rectangles(plan, read->strip_rows, plan->npcol, 1, 1, node_at, node_of);
  else
    fill_rectangles(plan, plan->nprow, read->strip_columns, 0, 0, node_at, node_of);
}

/* The call of the BLACS, with processes started as it says. */
static void follow_by_hand(const hscal_plan *plan, const words *read, const char *text, int *node_of) {
  int node_at[MOST_PROCESSES], p, q, length = 0, n[8];
  char order[8], c[3];
  words started = *read;
  started.in_turn = strstr(text, "mpirun --map-by node") != NULL;
  assert_int_equal(strstr(text, "mpirun --map-by slot") != NULL, !started.in_turn && read->nnodes > 1);
  queue(&started, plan->nprocs, node_at);
  if (sscanf(text, "Cblacs_gridinit(&ctxt, \"%3[A-Za-z]\", %d, %d)%n", order, &p, &q, &length) == 3 && length > 0) {
    assert_true(p == plan->nprow && q == plan->npcol);
    fill_rectangles(plan, p, q, 0, order[0] == 'C', node_at, node_of);
    return;
  }
  if (sscanf(text, "Cblacs_gridmap(&ctxt, map, %d, %d, %d), map[i + j * %d] = %c / %d * %d + %c * %d + %c %% %d", &n[0],
             &n[1], &n[2], &n[3], &c[0], &n[4], &n[5], &c[1], &n[6], &c[2], &n[7]) != 11)
    fail_msg("not understood: %s", text);
  assert_true(n[0] == plan->nprow && n[1] == plan->nprow && n[2] == plan->npcol && n[3] == plan->nprow);
  for (int i = 0; i < plan->nprow; i++)
    for (int j = 0; j < plan->npcol; j++) {
      int x = c[0] == 'i' ? i : j, y = c[1] == 'i' ? i : j, z = c[2] == 'i' ? i : j;
      node_of[i * plan->npcol + j] = node_at[x / n[4] * n[5] + y * n[6] + z % n[7]];
    }
}

static void is_the_placement(const hscal_plan *plan, const char *text, const int *node_of) {
  for (int i = 0; i < plan->nprocs; i++)
    if (node_of[i] != plan->node_of[i])
      fail_msg("%d x %d, place %d: %s, but \"%s\" means %s", plan->nprow, plan->npcol, i,
               plan->node_name[plan->node_of[i]], text, plan->node_name[node_of[i]]);
}

/* Checks the words; returns whether there is a rule. */
static int tells_the_truth(const hscal_plan *plan) {
  int node_of[MOST_PROCESSES];
  hscal_placement_rule rule;
  assert_true(plan->nprocs <= MOST_PROCESSES && plan->nnodes <= MOST_NODES);
  assert_success(hscal__placement_rule_find(plan, &rule));
  char *text = hscal__placement_words(plan, &rule, 0), *by_hand = hscal__placement_by_hand(plan, &rule);
  hscal__placement_rule_free(&rule);
  assert_true(text && by_hand);
  if (plan->nprocs == 1) {
    assert_string_equal(text, "");
    free(text);
    free(by_hand);
    return 1;
  }
  words read = read_words(plan, text);
  if (read.is_own)
    assert_non_null(strstr(by_hand, "hscal launch-file"));
  else {
    follow(plan, &read, node_of);
    is_the_placement(plan, text, node_of);
    follow_by_hand(plan, &read, by_hand, node_of);
    is_the_placement(plan, by_hand, node_of);
  }
  free(text);
  free(by_hand);
  return !read.is_own;
}

/* ---- tests -------------------------------------------------------------------------------------------------------- */

/* Grids that are filled by a rule: the rule is found, and told. */
static void rules_are_found(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 3000; seed++) {
    uint64_t random = seed;
    char text[12][16];
    const char *name[12];
    int node_of[200], node_at[200];
    words made = {.nnodes = hscal__random_between(&random, 1, 12), .in_turn = hscal__random_between(&random, 0, 1)};
    hscal_plan plan = {.node_of = node_of, .node_name = name, .nnodes = 12, .order = "RC\0"[seed % 3]};
    plan.nprow = hscal__random_between(&random, 1, 12), plan.npcol = hscal__random_between(&random, 1, 12);
    plan.nprocs = plan.nprow * plan.npcol;
    for (int h = 0; h < 12; h++) snprintf(text[h], sizeof text[h], "n%02d", h + 7), name[h] = text[h];
    for (int h = 0; h < 12; h++) made.node[h] = h;
    for (int h = 11; h > 0 && seed % 2; h--) {
      int other = hscal__random_between(&random, 0, h), node = made.node[h];
      made.node[h] = made.node[other], made.node[other] = node;
    }
    if (made.nnodes > plan.nprocs) made.nnodes = plan.nprocs;
    for (int i = 0; i < plan.nprocs; i++)
      made.count[i < made.nnodes || seed % 5 ? i % made.nnodes : hscal__random_between(&random, 0, made.nnodes - 1)]++;
    queue(&made, plan.nprocs, node_at);
    int rows = hscal__random_between(&random, 1, plan.nprow), columns = hscal__random_between(&random, 1, plan.npcol);
    int by_columns = hscal__random_between(&random, 0, 1);
    while (plan.nprow % rows) rows--;
    while (plan.npcol % columns) columns--;
    fill_rectangles(&plan, by_columns ? plan.nprow : rows, by_columns ? columns : plan.npcol, by_columns, !by_columns,
                    node_at, node_of);
    if (!tells_the_truth(&plan)) fail_msg("seed %d: the rule is not found", (int)seed);
    int one = hscal__random_between(&random, 0, plan.nprocs - 1), node = node_of[one];
    node_of[one] = node_of[0], node_of[0] = node; /* mostly no rule any more, but what is told is true */
    tells_the_truth(&plan);
  }
}

static void words_are_these(void **state) {
  (void)state;
  static const struct {
    int nprow, npcol, node_of[16];
    const char *words;
  } cases[] = {
      {2, 3, {0, 1, 2, 0, 1, 2}, "column order over a[1-3], 2 each"},
      {2, 3, {0, 0, 0, 1, 1, 1}, "row order over a[1-2], 3 each"},
      {2, 3, {3, 3, 3, 3, 0, 1}, "row order over b, 4, then a[1-2], 1 each"},
      {2, 3, {0, 1, 0, 1, 0, 1}, "round robin, one process of each node in turn: row order over a[1-2], 3 each"},
      {2, 4, {0, 1, 1, 2, 3, 0, 2, 3}, "an order of its own"},
      {4,
       4,
       {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3},
       "each node holds a tile of 2 x 2, tiles in row order over a[1-3], b, 4 each"},
      {4,
       4,
       {0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3},
       "each node holds a tile of 2 x 2, tiles in row order over a[1,3,2], b, 4 each"},
      {4,
       4,
       {0, 0, 0, 1, 0, 0, 1, 1, 2, 3, 3, 3, 2, 3, 3, 3},
       "strips of 2 rows, each column by column over a1, 5, then a2, 3, then a3, 2, then b, 6"},
      {1, 3, {2, 2, 2}, "any order, all on a3"},
  };
  const char *name[] = {"a1", "a2", "a3", "b"};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_placement_rule rule;
    hscal_plan plan = {.nprow = cases[i].nprow, .npcol = cases[i].npcol, .nnodes = 4, .node_name = name};
    plan.nprocs = plan.nprow * plan.npcol, plan.node_of = (int *)cases[i].node_of;
    assert_success(hscal__placement_rule_find(&plan, &rule));
    char *text = hscal__placement_words(&plan, &rule, 0);
    assert_string_equal(text, cases[i].words);
    tells_the_truth(&plan);
    free(text);
    hscal__placement_rule_free(&rule);
  }
}

/* Plans on machines of all kinds, with all options. */
static void plans_tell_the_truth(void **state) {
  (void)state;
  static const char *const machines[] = {"1x4@10, ideal",
                                         "6x1@10, lat 20us, ideal",
                                         "4x4@10, lat 2us, bw 10GB, ideal",
                                         "3x2@10 + 2x4@25, lat 5us, bw 1GB, ideal",
                                         "64x2@10, ideal",
                                         "5x1@10 + 3x2@30, lat 20us, ideal",
                                         "200x2@10 + 12x4@30, ideal",
                                         "2x8@10 + 2x2@40, lat 2us, bw 10GB, ideal",
                                         "7x3@5, lat 9us, ideal"};
  static const char *const routines[] = {"pdgemm", "pdgetrf", "pdpotrf", "pdsyrk", "pdgesv", "pdsyevd", "pdgemv"};
  static const hscal_options options[] = {{0},
                                          {.order = 'R'},
                                          {.order = 'C'},
                                          {.square = 1},
                                          {.whole_nodes = 1},
                                          {.all_processes = 1},
                                          {.processes_per_node = 1},
                                          {.order = 'C', .whole_nodes = 1},
                                          {.one_kind = 1},
                                          {.in_program = 1},
                                          {.processes = 6},
                                          {.origin = {.nprow = 2, .npcol = 2, .nb = 64}}};
  int rules = 0, plans = 0;
  for (size_t m = 0; m < sizeof machines / sizeof *machines; m++)
    for (size_t o = 0; o < sizeof options / sizeof *options; o++) {
      const char *routine = routines[(m * 5 + o) % (sizeof routines / sizeof *routines)];
      hscal_options asked = options[o];
      hscal_machine *machine = machine_of(machines[m], 0);
      hscal_call call = hscal__call_make(hscal__routine_find(routine), 900, 900, 900, 0, 0);
      hscal_plan *plan = NULL;
      asked.patience = m % 2 ? 0.1 : 0.5;
      int status = hscal__plan_call(&call, machine, &asked, &plan);
      if (!status) plans++, rules += tells_the_truth(plan);
      if (status && status != HSCAL_ERROR_NO_GRID && status != HSCAL_ERROR_UNKNOWN) assert_success(status);
      hscal_plan_free(plan);
      hscal_machine_free(machine);
    }
  if (plans < 90 || rules < plans / 2) fail_msg("%d plans, %d rules", plans, rules);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_are_these),
      cmocka_unit_test(rules_are_found),
      cmocka_unit_test(plans_tell_the_truth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
