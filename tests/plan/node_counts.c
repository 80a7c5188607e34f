/* Plans for few node-hours, and for a deadline: against plans on every choice of nodes, and with what else may be asked for. */
#include "base/text.h"
#include "plan/node_hours.h"
#include "plan/plan_file.h"
#include "plan/plan_json.h"
#include "plan/plan_text.h"
#include "plan/planner.h"
#include "plan/sub_machine.h"
#include "plan/wisdom.h"
#include "plan/wisdom_file.h"
#include "plan/wisdom_key.h"
#include "search/fixture.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What searches may differ by without being told apart (search.h). */
static const double alike = 1.005;

/* The same for all plans here, so that they can be compared: little. */
static const double patience = 0.2;

static hscal_options node_hours(void) {
  return (hscal_options){.objective = HSCAL_OBJECTIVE_NODE_HOURS, .patience = patience};
}

static hscal_options deadline(double seconds) {
  return (hscal_options){.objective = HSCAL_OBJECTIVE_DEADLINE, .deadline_s = seconds, .patience = patience};
}

static hscal_call factorization(int n) {
  hscal_call call = {.routine = hscal__routine_find("pdpotrf"), .uplo = 'L', .n = n};
  call.operand[HSCAL_A] = (hscal_operand){.desc = {.m = n, .n = n}};
  return call;
}

/* The cost of the plan, counted here: nodes that hold a process, each for all of the time. */
static double cost_of(const hscal_plan *plan) {
  int nodes = 0;
  for (int h = 0; h < plan->nnodes; h++) nodes += processes_on(plan, h) > 0;
  assert_int_equal(plan->nodes_used, nodes);
  assert_true(fabs(plan->node_hours * 3600 / (nodes * plan->predicted_s) - 1) < 1e-12);
  return plan->node_hours;
}

/* ---- against all choices ------------------------------------------------------------------------------------ */

/* "2x2@30 + 3x2@10 ..., ideal": so many nodes of two kinds; kinds without nodes are not written. */
static hscal_plan *plan_on(const hscal_call *call, const char *first, int n, const char *second, int m,
                           const char *rest) {
  char text[200] = "";
  if (n > 0) snprintf(text, sizeof text, "%dx%s", n, first);
  if (m > 0) snprintf(text + strlen(text), sizeof text - strlen(text), "%s%dx%s", n > 0 ? " + " : "", m, second);
  strcat(text, rest);
  hscal_machine *machine = machine_of(text, 0);
  hscal_plan *plan = NULL;
  int status = hscal__plan_call(call, machine, &(hscal_options){.patience = patience}, &plan);
  if (!hscal__is_no_choice(status)) assert_success(status);
  hscal_machine_free(machine);
  return plan;
}

/* Node-hours of plans on every number of nodes of each of two kinds, and the ends of their intervals. */
enum { MOST_PLANS = 64 };
typedef struct brute {
  int count;
  double cost[MOST_PLANS], upper_s[MOST_PLANS];
} brute;

static brute plan_on_all(const hscal_call *call, const char *first, int n, const char *second, int m,
                         const char *rest) {
  brute all = {0};
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= m; j++) {
      hscal_plan *plan = i + j > 0 ? plan_on(call, first, i, second, j, rest) : NULL;
      if (!plan) continue;
      assert_true(all.count < MOST_PLANS);
      all.cost[all.count] = cost_of(plan), all.upper_s[all.count++] = plan->upper_s;
      hscal_plan_free(plan);
    }
  return all;
}

static double least_cost(const brute *all, double deadline_s) {
  double least = INFINITY;
  for (int i = 0; i < all->count; i++)
    if (all->upper_s[i] <= deadline_s) least = fmin(least, all->cost[i]);
  return least;
}

typedef struct row {
  const char *first, *second, *rest;
  int n, m;
} row;

static const row rows[] = {
    {"2@10", "2@10", ", lat 10us, bw 1GB", 6, 0},           {"2@30", "2@10", ", lat 10us, bw 1GB", 3, 3},
    {"1@30", "4@20", ", lat 10us, bw 1GB", 3, 3},           {"2@10", "2@10", ", lat 10us, bw 1GB, mem 60MB", 6, 0},
    {"2@30", "4@20", ", lat 10us, bw 1GB, mem 70MB", 3, 2},
};
enum { ROWS = sizeof rows / sizeof *rows };

static hscal_machine *machine_of_row(const row *row) {
  char text[200];
  int length = snprintf(text, sizeof text, "%dx%s", row->n, row->first);
  if (row->m > 0) length += snprintf(text + length, sizeof text - (size_t)length, " + %dx%s", row->m, row->second);
  snprintf(text + length, sizeof text - (size_t)length, "%s", row->rest);
  return machine_of(text, 0);
}

/* No choice of nodes costs less, also of those that are not looked at; and the clock, which sees the whole machine, agrees. */
static void no_choice_of_nodes_costs_less(void **state) {
  (void)state;
  for (int i = 0; i < 2 * ROWS; i++) {
    const row *row = &rows[i / 2];
    hscal_call call = i % 2 ? factorization(3000) : product(2000, 2000, 2000);
    hscal_machine *machine = machine_of_row(row);
    hscal_options options = node_hours();
    brute all = plan_on_all(&call, row->first, row->n, row->second, row->m, row->rest);
    double least = least_cost(&all, INFINITY);
    hscal_plan *plan = plan_of(&call, machine, &options);
    if (cost_of(plan) > alike * least || cost_of(plan) < 0.98 * least)
      fail_msg("row %d: %g node-hours, brute force finds %g", i / 2, cost_of(plan), least);
    assert_int_equal(plan->objective, HSCAL_OBJECTIVE_NODE_HOURS);
    double clock_s = timed_s(plan, &call, machine, HSCAL_EFFORT_MODEL);
    assert_true(fabs(clock_s / plan->predicted_s - 1) < 1e-9);
    hscal_plan_free(plan);
    hscal_machine_free(machine);
  }
}

/* The same among those that keep a deadline: some times that plans take, and more than all of them. */
static void no_choice_that_keeps_the_deadline_costs_less(void **state) {
  (void)state;
  const double times[] = {1.01, 1.3, 2, 100};
  for (int i = 0; i < ROWS; i++) {
    const row *row = &rows[i];
    hscal_call call = product(2000, 2000, 2000);
    hscal_machine *machine = machine_of_row(row);
    hscal_plan *fastest = plan_of(&call, machine, &(hscal_options){.patience = patience});
    brute all = plan_on_all(&call, row->first, row->n, row->second, row->m, row->rest);
    for (int t = 0; t < 4; t++) {
      hscal_options options = deadline(times[t] * fastest->upper_s);
      double least = least_cost(&all, options.deadline_s);
      hscal_plan *plan = plan_of(&call, machine, &options);
      assert_true(plan->upper_s <= options.deadline_s);
      if (cost_of(plan) > alike * least)
        fail_msg("row %d: %g node-hours, brute force finds %g", i, cost_of(plan), least);
      assert_true(plan->deadline_s == options.deadline_s && plan->objective == HSCAL_OBJECTIVE_DEADLINE);
      hscal_plan_free(plan);
    }
    hscal_plan_free(fastest);
    hscal_machine_free(machine);
  }
}

/* Of many nodes not all numbers are planned, and yet. The memory of few of them is too small. */
static void the_best_of_many_is_found(void **state) {
  (void)state;
  static const char rest[] = ", lat 10us, bw 1GB, mem 60MB";
  hscal_call call = product(5000, 5000, 5000);
  hscal_machine *machine = machine_of("24x2@10, lat 10us, bw 1GB, mem 60MB, ideal", 0);
  hscal_options options = node_hours();
  brute all = plan_on_all(&call, "2@10", 24, "2@10", 0, rest);
  double least = least_cost(&all, INFINITY);
  hscal_plan *plan = plan_of(&call, machine, &options), *again = plan_of(&call, machine, &options);
  assert_true(plan->nodes_used > 8 && plan->nodes_used < 16); /* no power of two */
  if (cost_of(plan) > alike * least) fail_msg("%g node-hours, brute force finds %g", cost_of(plan), least);
  assert_true(plan->predicted_s == again->predicted_s && plan->nodes_used == again->nodes_used);
  assert_memory_equal(plan->node_of, again->node_of, (size_t)plan->nprocs * sizeof *plan->node_of);
  hscal_plan_free(plan);
  hscal_plan_free(again);
  hscal_machine_free(machine);
}

/* ---- deadlines ---------------------------------------------------------------------------------------------- */

/* The end of the interval counts: just enough is enough, less is not, and the message names the fastest. */
static void deadlines_are_kept_or_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10, lat 10us, bw 1GB, ideal", 0.1);
  hscal_call call = product(3000, 3000, 3000);
  hscal_plan *fastest = plan_of(&call, machine, &(hscal_options){.patience = patience}), *plan;
  assert_true(fastest->upper_s > fastest->predicted_s);
  hscal_options options = deadline(fastest->upper_s);
  plan = plan_of(&call, machine, &options);
  assert_true(plan->upper_s <= fastest->upper_s);
  hscal_plan_free(plan);
  options = deadline(0.5 * (fastest->predicted_s + fastest->upper_s)); /* predicted within it, not sure to be */
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_NO_GRID);
  assert_null(plan);
  char named[80], seconds[HSCAL_SECONDS_TEXT_SIZE];
  snprintf(named, sizeof named, "on %d of 4 nodes", fastest->nodes_used);
  assert_non_null(strstr(hscal_last_error(), "no plan is sure to meet the deadline of"));
  assert_non_null(strstr(hscal_last_error(), named));
  snprintf(named, sizeof named, "the fastest takes %s (", hscal__seconds_text(fastest->predicted_s, seconds));
  assert_non_null(strstr(hscal_last_error(), named));
  hscal_plan_free(fastest);
  hscal_machine_free(machine);
}

/* ---- what else is asked for --------------------------------------------------------------------------------- */

static void what_is_asked_for_is_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x2@30 + 3x4@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(1500, 1500, 1500);
  hscal_options options = node_hours();
  options.processes = 7, options.exact_processes = 1;
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(plan->nprocs, 7);
  for (int h = 0; h < 6; h++) assert_true(processes_on(plan, h) <= (h < 3 ? 2 : 4));
  hscal_plan_free(plan);
  options = node_hours(), options.nprow = 2, options.npcol = 5;
  plan = plan_of(&call, machine, &options);
  assert_true(plan->nprow == 2 && plan->npcol == 5);
  hscal_plan_free(plan);
  options = node_hours(), options.whole_nodes = 1;
  plan = plan_of(&call, machine, &options);
  for (int h = 0; h < 6; h++) assert_true(processes_on(plan, h) == 0 || processes_on(plan, h) == (h < 3 ? 2 : 4));
  hscal_plan_free(plan);
  options = node_hours(), options.one_kind = 1, options.processes = 8, options.exact_processes = 1;
  plan = plan_of(&call, machine, &options); /* only the slow kind has so many */
  for (int h = 0; h < 3; h++) assert_int_equal(processes_on(plan, h), 0);
  hscal_plan_free(plan);
  options = node_hours(), options.processes = 1000, options.exact_processes = 1;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "1000 processes were requested"));
  hscal_machine_free(machine);
}

/* As in a program: nodes without slots are not there, processes stand in the order in which they were started. */
static void slots_are_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@30 + 3x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(1500, 1500, 1500);
  const int slots[] = {0, 1, 2, 0, 2}, started[] = {4, 1, 2, 4, 2};
  hscal_options options = node_hours();
  options.slots = slots, options.started = started, options.in_program = 1;
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(plan->nnodes, 5);
  for (int h = 0; h < 5; h++) assert_true(processes_on(plan, h) <= slots[h]);
  assert_true(processes_on(plan, 1) == 1 && plan->nodes_used == 1); /* the fast node alone */
  hscal_plan_free(plan);
  options.order = 'R', options.processes = 3, options.exact_processes = 1;
  plan = plan_of(&call, machine, &options); /* in the order 4, 1, 4 or 1, 2, 2 */
  assert_int_equal(plan->nprocs, 3);
  assert_true(plan->node_of[0] == 1 ? plan->node_of[1] == 2 && plan->node_of[2] == 2
                                    : plan->node_of[0] == 4 && plan->node_of[1] == 1 && plan->node_of[2] == 4);
  hscal_plan_free(plan);
  const int odd[] = {4, 1, 2, 4, 7};
  options.started = odd;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_ARGUMENT);
  hscal_machine_free(machine);
}

static void what_leaves_no_choice_is_refused(void **state) {
  (void)state;
  const struct {
    hscal_options options;
    const char *error;
  } wrong[] = {
      {{.objective = 4}, "objective = 4"},
      {{.objective = -1}, "objective = -1"},
      {{.objective = HSCAL_OBJECTIVE_DEADLINE}, "deadline_s = 0"},
      {{.objective = HSCAL_OBJECTIVE_DEADLINE, .deadline_s = -3}, "deadline_s = -3"},
      {{.objective = HSCAL_OBJECTIVE_DEADLINE, .deadline_s = NAN}, "deadline_s = "},
      {{.objective = HSCAL_OBJECTIVE_DEADLINE, .deadline_s = INFINITY}, "deadline_s = inf"},
      {{.objective = HSCAL_OBJECTIVE_NODE_HOURS, .deadline_s = 3}, "deadline_s = 3"},
      {{.deadline_s = 3}, "deadline_s = 3"},
      {{.objective = HSCAL_OBJECTIVE_NODE_HOURS, .all_processes = 1}, "all_processes leaves no choice"},
      {{.objective = HSCAL_OBJECTIVE_NODE_HOURS, .origin = {1, 2, 64, 0, NULL, 0}}, "matrices that lie somewhere"},
  };
  hscal_machine *machine = machine_of("2x2@30, ideal", 0);
  hscal_call call = product(500, 500, 500);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    hscal_plan *plan;
    assert_int_equal(hscal__plan_call(&call, machine, &wrong[i].options, &plan), HSCAL_ERROR_ARGUMENT);
    assert_null(plan);
    if (!strstr(hscal_last_error(), wrong[i].error)) fail_msg("%zu: %s", i, hscal_last_error());
  }
  hscal_machine_free(machine);
}

/* "time" is what it is without. */
static void time_is_as_ever(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@30 + 3x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(1500, 1500, 1500);
  hscal_options options = {.objective = HSCAL_OBJECTIVE_TIME};
  hscal_plan *plan = plan_of(&call, machine, &options), *usual = plan_of(&call, machine, NULL);
  assert_true(plan->predicted_s == usual->predicted_s && plan->evaluated == usual->evaluated);
  assert_true(plan->node_hours == usual->node_hours && usual->objective == 0);
  assert_true(cost_of(usual) > 0);
  hscal_plan_free(plan);
  hscal_plan_free(usual);
  hscal_machine_free(machine);
}

/* The usual layouts in the plan are those of all nodes. */
static void the_usual_are_those_of_all_nodes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(3000, 3000, 3000);
  hscal_options options = node_hours();
  hscal_plan *plan = plan_of(&call, machine, &options), *usual = plan_of(&call, machine, NULL);
  assert_true(plan->nodes_used < 6 && !plan->kept_default);
  assert_int_equal(plan->fallback.nprocs, usual->fallback.nprocs);
  assert_true(plan->fallback.predicted_s == usual->fallback.predicted_s);
  assert_non_null(strstr(plan->fallback.reason, "times the node-hours"));
  assert_non_null(strstr(plan->note, "the fastest plan takes"));
  hscal_plan_free(plan);
  hscal_plan_free(usual);
  hscal_machine_free(machine);
}

/* Wisdom is neither asked nor taught, and layouts that are measured for one objective are not another's. */
static void wisdom_is_left_alone(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(3000, 3000, 3000);
  hscal_wisdom *wisdom = NULL;
  assert_success(hscal_wisdom_import(&wisdom, NULL));
  hscal_options usual = {.wisdom = wisdom}, options = node_hours();
  hscal_plan_free(plan_of(&call, machine, &usual));
  char *before = hscal__wisdom_text(wisdom);
  options.wisdom = wisdom;
  hscal_plan *plan = plan_of(&call, machine, &options);
  char *after = hscal__wisdom_text(wisdom);
  assert_string_equal(before, after);
  assert_false(plan->is_remembered);
  assert_true(plan->nodes_used < 6);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &usual);
  assert_true(plan->is_remembered && plan->nodes_used == 6);
  hscal_plan_free(plan);
  uint64_t key, others[3];
  assert_success(hscal__wisdom_key(wisdom, &call, machine, NULL, &key));
  const hscal_options other[] = {node_hours(), deadline(1), deadline(2)};
  for (int i = 0; i < 3; i++) assert_success(hscal__wisdom_key(wisdom, &call, machine, &other[i], &others[i]));
  assert_true(key != others[0] && others[0] != others[1] && others[1] != others[2] && key != others[1]);
  free(before);
  free(after);
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

/* ---- the order of nodes, and parts of a machine -------------------------------------------------------------- */

static void fast_nodes_come_first(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x4@10 + 2x2@30 + 1x8@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(500, 500, 500);
  const int slots[] = {1, 0, 1, 1, 1};
  int nodes[5], count;
  assert_success(hscal__nodes_by_speed(&call, machine, NULL, nodes, &count));
  assert_int_equal(count, 5);
  assert_memory_equal(nodes, ((const int[]){4, 2, 3, 0, 1}), sizeof nodes);
  assert_success(hscal__nodes_by_speed(&call, machine, &(hscal_options){.processes_per_node = 1}, nodes, &count));
  assert_memory_equal(nodes, ((const int[]){2, 3, 0, 1, 4}), sizeof nodes);
  assert_success(hscal__nodes_by_speed(&call, machine, &(hscal_options){.slots = slots}, nodes, &count));
  assert_int_equal(count, 4);
  assert_memory_equal(nodes, ((const int[]){4, 2, 3, 0}), 4 * sizeof *nodes);
  hscal_machine_free(machine);
}

/* A plan on some nodes is that of a machine of these alone; its names and numbers are those of the whole one. */
static void a_part_is_planned_as_a_machine(void **state) {
  (void)state;
  hscal_machine *whole = machine_of("3x2@30 + 3x4@10, lat 10us, bw 1GB, ideal", 0),
                *alone = machine_of("1x2@30 + 2x4@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(1500, 1500, 1500);
  const int nodes[] = {5, 1, 3}, kept[] = {1, 3, 5};
  hscal_plan *part, *plan = plan_of(&call, alone, NULL);
  hscal_wisdom *wisdom = NULL;
  assert_success(hscal_wisdom_import(&wisdom, NULL));
  assert_success(
      hscal__plan_sub_machine(hscal__plan_call, &call, whole, &(hscal_options){.wisdom = wisdom}, nodes, 3, &part));
  assert_int_equal(wisdom->count, 0);
  hscal_wisdom_free(wisdom);
  assert_true(part->predicted_s == plan->predicted_s && part->nprocs == plan->nprocs && part->nnodes == 6);
  for (int i = 0; i < part->nprocs; i++) assert_int_equal(part->node_of[i], kept[plan->node_of[i]]);
  for (int h = 0; h < 6; h++) {
    assert_string_equal(part->node_name[h], whole->node_name[h]);
    assert_int_equal(part->threads_of_node[h] > 0, processes_on(part, h) > 0);
    assert_int_equal(part->memory_bytes[h] > 0, processes_on(part, h) > 0);
  }
  for (int i = 0; i < 3; i++) assert_true(part->memory_bytes[kept[i]] == plan->memory_bytes[i]);
  hscal_plan_free(part);
  hscal_plan_free(plan);
  hscal_machine_free(whole);
  hscal_machine_free(alone);
}

/* ---- words and files ---------------------------------------------------------------------------------------- */

static void costs_have_units(void **state) {
  (void)state;
  char text[HSCAL_NODE_HOURS_TEXT_SIZE];
  assert_string_equal(hscal__node_hours_text(0.0345678, text), "0.0346 node-hours");
  assert_string_equal(hscal__node_hours_text(0.001, text), "3.6 node-seconds");
  assert_string_equal(hscal__node_hours_text(12345, text), "12345 node-hours");
}

static char *replaced(const char *text, const char *what, const char *with) {
  const char *at = strstr(text, what);
  assert_non_null(at);
  char *made = malloc(strlen(text) + strlen(with) + 1);
  sprintf(made, "%.*s%s%s", (int)(at - text), text, with, at + strlen(what));
  return made;
}

static void expect_unreadable(const char *json, const char *what, const char *with, const char *error) {
  hscal_plan *plan;
  char *text = replaced(json, what, with);
  assert_int_equal(hscal__plan_read(text, "p.json", &plan), HSCAL_ERROR_FILE);
  if (!strstr(hscal_last_error(), error)) fail_msg("%s", hscal_last_error());
  free(text);
}

static void plans_keep_their_objective(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(1000, 1000, 1000);
  hscal_options options = deadline(60);
  hscal_plan *plan = plan_of(&call, machine, &options), *read;
  char *json = hscal__plan_json(plan), *text = hscal__plan_text(plan);
  assert_success(hscal__plan_read(json, "p.json", &read));
  assert_int_equal(read->objective, HSCAL_OBJECTIVE_DEADLINE);
  assert_true(read->deadline_s == 60 && read->node_hours == plan->node_hours && read->nodes_used == plan->nodes_used);
  assert_non_null(strstr(text, "  cost        1 of 4 nodes, "));
  assert_non_null(strstr(text, " node-seconds, the least that was found within 60 s\n"));
  expect_unreadable(json, "\"deadline\"", "\"soon\"", "objective");
  expect_unreadable(json, "\"nodes_used\": 1", "\"nodes_used\": 3", "is 3, but 1 nodes have threads");
  hscal_plan_free(read);
  hscal_plan_free(plan);
  free(json);
  free(text);
  plan = plan_of(&call, machine, NULL); /* as ever: nobody asked */
  json = hscal__plan_json(plan), text = hscal__plan_text(plan);
  assert_null(strstr(json, "objective"));
  assert_null(strstr(text, "node-"));
  assert_success(hscal__plan_read(json, "p.json", &read));
  assert_true(read->objective == 0 && read->node_hours == plan->node_hours);
  hscal_plan_free(read);
  hscal_plan_free(plan);
  free(json);
  free(text);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_choice_of_nodes_costs_less),
      cmocka_unit_test(no_choice_that_keeps_the_deadline_costs_less),
      cmocka_unit_test(the_best_of_many_is_found),
      cmocka_unit_test(deadlines_are_kept_or_refused),
      cmocka_unit_test(what_is_asked_for_is_kept),
      cmocka_unit_test(slots_are_kept),
      cmocka_unit_test(what_leaves_no_choice_is_refused),
      cmocka_unit_test(time_is_as_ever),
      cmocka_unit_test(the_usual_are_those_of_all_nodes),
      cmocka_unit_test(wisdom_is_left_alone),
      cmocka_unit_test(fast_nodes_come_first),
      cmocka_unit_test(a_part_is_planned_as_a_machine),
      cmocka_unit_test(costs_have_units),
      cmocka_unit_test(plans_keep_their_objective),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
