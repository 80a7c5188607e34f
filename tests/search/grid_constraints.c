/* What may be asked of a grid (square, all processes, natural order, whole nodes): plans obey, and are the best of all layouts that do. */
#include "plan/planner.h"
#include "search/layout_constraints.h"
#include "search/layouts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PROCESSES = 6, NODES = 4, NB = 32, PANEL = 64 };

typedef struct problem {
  const char *machine, *routine;
  int n;
  hscal_options asked;
} problem;

static int places_of(const hscal_machine *machine, const hscal_options *asked, int node) {
  return asked->slots ? asked->slots[node] : hscal__node(machine, node)->processors;
}

/* ---- does a layout obey? As the header has it, not as the search does. ---------------------------------------------- */

/* Processes as started, those taken that are used, laid out by rows or columns. */
static int is_in_order(const hscal_machine *machine, const hscal_options *asked, int nprow, int npcol,
                       const int *node_of) {
  int used[NODES] = {0}, begun[NODES] = {0}, n = nprow * npcol, at = 0;
  for (int i = 0; i < n; i++) used[node_of[i]]++;
  for (int h = 0, rank = 0; h < machine->nnodes; h++)
    for (int i = 0; i < (asked->started ? places_of(machine, asked, h) : used[h]); i++, rank++) {
      int node = asked->started ? asked->started[rank] : h;
      if (begun[node]++ >= used[node]) continue;
      int p = asked->order == 'R' ? at / npcol : at % nprow, q = asked->order == 'R' ? at % npcol : at / nprow;
      if (node_of[p * npcol + q] != node) return 0;
      at++;
    }
  return at == n;
}

static int obeys(const hscal_machine *machine, const hscal_options *asked, int nprow, int npcol, const int *node_of) {
  int used[NODES] = {0}, n = nprow * npcol;
  for (int i = 0; i < n; i++) used[node_of[i]]++;
  for (int h = 0; h < machine->nnodes; h++) {
    int places = places_of(machine, asked, h);
    if (asked->all_processes && used[h] != places) return 0;
    if (asked->whole_nodes && used[h] && used[h] != places) return 0;
    if (asked->slots && used[h] > places) return 0;
  }
  if (asked->square && nprow != npcol) return 0;
  if (asked->nprow && (nprow != asked->nprow || npcol != asked->npcol)) return 0;
  if (asked->processes && (asked->exact_processes ? n != asked->processes : n > asked->processes)) return 0;
  return !asked->order || is_in_order(machine, asked, nprow, npcol, node_of);
}

/* ---- all layouts ---------------------------------------------------------------------------------------------------- */

typedef struct brute {
  const hscal_machine *machine;
  const hscal_options *asked;
  hscal_call call;
  hscal_workspace *workspace;
  double best_s;
  long obedient;
} brute;

static void try_layout(brute *brute, int nprow, int npcol, const int *node_of) {
  hscal_layout layout = hscal__layout_make(nprow, npcol, PANEL);
  hscal_placement placement = {.machine = brute->machine, .node_of = node_of};
  double seconds;
  if (!obeys(brute->machine, brute->asked, nprow, npcol, node_of)) return;
  if (hscal__library_accepts(&brute->call, &layout)) return;
  brute->obedient++;
  assert_success(hscal__timeof_in(brute->workspace, &brute->call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  brute->best_s = fmin(brute->best_s, seconds);
}

/* Every node for every process, no more on a node than it has places (unlike ones: than the machine allows). */
static void try_nodes(brute *brute, int *node_of, int *used, int placed) {
  const hscal_machine *machine = brute->machine;
  for (int nprow = 1; nprow <= placed; nprow++)
    if (placed % nprow == 0) try_layout(brute, nprow, placed / nprow, node_of);
  for (int h = 0; h < machine->nnodes && placed < PROCESSES; h++) {
    int oversubscription = machine->nclasses > 1 && !brute->asked->whole_nodes ? machine->processes_per_processor : 1;
    int most = brute->asked->slots ? brute->asked->slots[h] : oversubscription * hscal__node(machine, h)->processors;
    if (used[h] == most) continue;
    used[h]++;
    node_of[placed] = h;
    try_nodes(brute, node_of, used, placed + 1);
    used[h]--;
  }
}

static const int two_each[] = {2, 2, 2}, three_two_one[] = {3, 2, 1}, one_four[] = {1, 4};
static const int in_turn[] = {0, 1, 2, 0, 1, 2}, mixed[] = {2, 0, 1, 0, 0, 1};

#define EQUAL_NODES "3x2@10, lat 10us, bw 1GB, half 16, ideal"
#define UNLIKE      "2x2@10 + 1x2@25, lat 5us, bw 1GB, half 16, per 2, ideal"
#define UNEVEN      "1x1@12 + 1x2@10 + 1x3@8, lat 20us, bw 500MB, half 16, ideal"
#define SLOW_NET    "2x3@10, lat 80us, bw 125MB, nodelat 1us, nodebw 10GB, half 16, ideal"

static const problem problems[] = {
    {EQUAL_NODES, "pdgemm", 600, {.square = 1}},
    {EQUAL_NODES, "pdgemm", 600, {.all_processes = 1}},
    {EQUAL_NODES, "pdgemm", 600, {.order = 'R'}},
    {EQUAL_NODES, "pdgetrf", 600, {.order = 'C'}},
    {EQUAL_NODES, "pdgemm", 400, {.whole_nodes = 1}},
    {EQUAL_NODES, "pdgemm", 400, {.whole_nodes = 1, .square = 1}},
    {EQUAL_NODES, "pdgemm", 400, {.order = 'R', .slots = two_each, .started = in_turn}},
    {EQUAL_NODES, "pdtrsm", 400, {.order = 'C', .slots = two_each, .started = in_turn}},
    {UNLIKE, "pdgemm", 600, {.square = 1}},
    {UNLIKE, "pdgemm", 600, {.all_processes = 1, .order = 'C'}},
    {UNLIKE, "pdpotrf", 500, {.order = 'R'}},
    {UNLIKE, "pdgemm", 500, {.whole_nodes = 1}},
    {UNLIKE, "pdgemm", 500, {.whole_nodes = 1, .order = 'R', .processes = 4, .exact_processes = 1}},
    {UNLIKE, "pdgeqrf", 400, {.square = 1, .order = 'C', .processes = 5}},
    {UNEVEN, "pdgemm", 600, {.whole_nodes = 1}},
    {UNEVEN, "pdgemm", 600, {.whole_nodes = 1, .processes = 3, .exact_processes = 1}},
    {UNEVEN, "pdgemm", 600, {.whole_nodes = 1, .square = 1}},
    {UNEVEN, "pdgetrf", 500, {.all_processes = 1}},
    {UNEVEN, "pdgemm", 500, {.all_processes = 1, .slots = three_two_one}},
    {UNEVEN, "pdgemm", 500, {.order = 'R', .slots = three_two_one, .started = mixed}},
    {SLOW_NET, "pdgemm", 500, {.whole_nodes = 1}},
    {SLOW_NET, "pdgetrf", 300, {.order = 'R', .all_processes = 1}},
    {SLOW_NET, "pdgetrf", 300, {.order = 'C', .nprow = 2, .npcol = 2}},
    {SLOW_NET, "pddot", 4000, {.square = 1}},
    {"2x3@10, lat 10us, bw 1GB, ideal", "pdgemm", 300, {.whole_nodes = 1, .slots = one_four}},
    /* nothing obeys */
    {EQUAL_NODES, "pdgemm", 300, {.square = 1, .all_processes = 1}},
    {EQUAL_NODES, "pdgemm", 300, {.whole_nodes = 1, .processes = 3, .exact_processes = 1}},
    {EQUAL_NODES, "pdgemm", 300, {.whole_nodes = 1, .nprow = 1, .npcol = 5}},
    {EQUAL_NODES, "pdgemm", 300, {.whole_nodes = 1, .processes = 1}},
    {SLOW_NET, "pdgemm", 300, {.whole_nodes = 1, .square = 1}},
};

/* The default is compared only if it obeys, too: as far as its grid tells. */
static void check_fallback(const hscal_machine *machine, const hscal_options *asked, const hscal_candidate *fallback) {
  int all = 0;
  for (int h = 0; h < machine->nnodes; h++) all += places_of(machine, asked, h);
  if (asked->square) assert_int_equal(fallback->nprow, fallback->npcol);
  if (asked->all_processes) assert_int_equal(fallback->nprocs, all);
  if (asked->exact_processes) assert_int_equal(fallback->nprocs, asked->processes);
}

/* How much longer the plan takes than the best layout. */
static double regret_of(const problem *problem) {
  hscal_machine *machine = machine_of(problem->machine, 0);
  const hscal_routine *routine = hscal__routine_find(problem->routine);
  hscal_call call = hscal__call_make(routine, problem->n, problem->n, problem->n, 0, 0);
  hscal_options options = problem->asked;
  int node_of[PROCESSES], used[NODES] = {0};
  double regret = 0;
  hscal_plan *plan = NULL;
  if (options.processes == 0) options.processes = PROCESSES;
  options.nb = NB, options.panel = PANEL, options.patience = 1000;
  brute brute = {
      .machine = machine, .asked = &options, .call = call, .workspace = hscal__workspace_new(), .best_s = INFINITY};
  hscal__call_fill_blocks(&brute.call, NB, NB);
  assert_true(brute.workspace && machine->nnodes <= NODES);
  try_nodes(&brute, node_of, used, 0);
  int status = hscal__plan_call(&call, machine, &options, &plan);
  print_message("%s %d on %s: %ld layouts obey, best %.4g s, plan %.4g s, %d x %d\n", problem->routine, problem->n,
                problem->machine, brute.obedient, brute.best_s, plan ? plan->predicted_s : NAN, plan ? plan->nprow : 0,
                plan ? plan->npcol : 0);
  if (brute.obedient == 0) {
    assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  } else {
    assert_success(status);
    assert_true(obeys(machine, &options, plan->nprow, plan->npcol, plan->node_of));
    check_fallback(machine, &options, &plan->fallback);
    assert_int_equal(plan->order, options.order);
    regret = fmax(plan->predicted_s / brute.best_s - 1, 0);
  }
  hscal_plan_free(plan);
  hscal__workspace_free(brute.workspace);
  hscal_machine_free(machine);
  return regret;
}

/* Within what is allowed of searches that nothing is asked of (brute.c). */
static void plans_are_the_best_that_obey(void **state) {
  (void)state;
  enum { PROBLEMS = sizeof problems / sizeof *problems };
  double sum = 0, worst = 0;
  for (int i = 0; i < PROBLEMS; i++) {
    double regret = regret_of(&problems[i]);
    sum += regret, worst = fmax(worst, regret);
  }
  print_message("regret: mean %.3f %%, worst %.3f %%\n", 100 * sum / PROBLEMS, 100 * worst);
  assert_true(sum / PROBLEMS <= 0.003);
  assert_true(worst <= 0.03);
}

/* No bound is above the clock for what the search lists. */
static void bounds_hold(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
    const problem *problem = &problems[i];
    hscal_machine *machine = machine_of(problem->machine, 0);
    hscal_call call = hscal__call_make(hscal__routine_find(problem->routine), problem->n, problem->n, problem->n, 0, 0);
    hscal_plan *plan = NULL;
    layouts all;
    int status = hscal__plan_call(&call, machine, &problem->asked, &plan);
    if (!status) {
      layouts_init(&all, &call, machine, &problem->asked);
      layouts_time_listed(&all);
      assert_true(all.timed > 0 && plan->predicted_s * (1 - plan->gap) <= all.best.model_s * (1 + 1e-9));
      layouts_free(&all);
    }
    hscal_plan_free(plan);
    hscal_machine_free(machine);
  }
}

/* ---- many processes --------------------------------------------------------------------------------------------------- */

static void many_processes_obey(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("40x28@10 + 17x12@14, lat 5us, bw 5GB, mem 64GB, ideal", 0.03);
  hscal_call call = product(20000, 20000, 20000);
  const hscal_options asked[] = {{.square = 1}, {.whole_nodes = 1}, {.all_processes = 1}, {.square = 1, .order = 'C'}};
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
    hscal_options options = asked[i];
    options.patience = 0.1;
    hscal_plan *plan = plan_of(&call, machine, &options);
    if (options.square) assert_int_equal(plan->nprow, plan->npcol);
    if (options.all_processes) assert_int_equal(plan->nprocs, 40 * 28 + 17 * 12);
    for (int h = 0; h < machine->nnodes && options.whole_nodes; h++)
      assert_true(processes_on(plan, h) == 0 || processes_on(plan, h) == hscal__node(machine, h)->processors);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* ---- what cannot be meant ----------------------------------------------------------------------------------------------- */

static const struct {
  hscal_options options;
  int status;
  const char *text;
} refused[] = {
    {{.square = 1, .processes = 6, .exact_processes = 1}, HSCAL_ERROR_NO_GRID, "no square grid of exactly 6 processes"},
    {{.square = 1, .all_processes = 1}, HSCAL_ERROR_NO_GRID, "no square grid of all 6 processes"},
    {{.square = 1, .nprow = 2, .npcol = 3}, HSCAL_ERROR_NO_GRID, "a square grid is asked for, and one of 2 x 3"},
    {{.all_processes = 1, .nprow = 2, .npcol = 2},
     HSCAL_ERROR_NO_GRID,
     "a 2 x 2 grid has 4 places, all 6 processes are asked for"},
    {{.all_processes = 1, .processes = 5}, HSCAL_ERROR_NO_GRID, "all 6 processes are asked for, and at most 5"},
    {{.all_processes = 1, .processes = 8, .exact_processes = 1},
     HSCAL_ERROR_NO_GRID,
     "all 6 processes are asked for, and exactly 8"},
    {{.whole_nodes = 1, .processes = 3, .exact_processes = 1},
     HSCAL_ERROR_NO_GRID,
     "no grid of exactly 3 processes on whole nodes"},
    {{.whole_nodes = 1, .processes = 1}, HSCAL_ERROR_NO_GRID, "no grid of at most 1 process on whole nodes"},
    {{.whole_nodes = 1, .nprow = 2, .npcol = 4},
     HSCAL_ERROR_NO_GRID,
     "a 2 x 4 grid needs 8 processes, but at most 6 fit on 3 node(s)"},
    {{.order = 'X'}, HSCAL_ERROR_ARGUMENT, "order = 88, it must be 'R' (by rows), 'C' (by columns) or 0"},
    {{.order = 'R', .started = in_turn}, HSCAL_ERROR_ARGUMENT, "started, the nodes of processes, needs slots"},
    {{.order = 'R', .slots = three_two_one, .started = in_turn},
     HSCAL_ERROR_ARGUMENT,
     "started[5] = 2 is no node that has a slot left"},
};

static void contradictions_are_told(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x2@10, ideal", 0);
  hscal_call call = product(500, 500, 500);
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    hscal_plan *plan = NULL;
    assert_int_equal(hscal__plan_call(&call, machine, &refused[i].options, &plan), refused[i].status);
    if (!strstr(hscal_last_error(), refused[i].text))
      fail_msg("\"%s\" is not \"%s\"", hscal_last_error(), refused[i].text);
    assert_null(plan);
  }
  hscal_machine_free(machine);
}

/* All processes of unlike nodes are none of one kind. */
static void all_are_not_of_one_kind(void **state) {
  (void)state;
  static const int first_kind_only[] = {2, 2, 0};
  hscal_machine *machine = machine_of("2x2@10 + 1x2@20, ideal", 0);
  hscal_call call = product(500, 500, 500);
  hscal_options options = {.all_processes = 1, .one_kind = 1};
  hscal_plan *plan = NULL;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "the nodes are of several kinds"));
  options.slots = first_kind_only;
  plan = plan_of(&call, machine, &options);
  assert_int_equal(plan->nprocs, 4);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(plans_are_the_best_that_obey), cmocka_unit_test(bounds_hold),
                                     cmocka_unit_test(many_processes_obey), cmocka_unit_test(contradictions_are_told),
                                     cmocka_unit_test(all_are_not_of_one_kind)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
