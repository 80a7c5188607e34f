/* Every routine on machines small enough for all layouts of the search's space to be timed: a search that may think for ever finds the
 * best of them, and no bound, of a placement or of all placements, is above the clock. */
#include "models/memory/memory.h"
#include "plan/planner.h"
#include "search/drawn_call.h"
#include "search/layouts.h"

#include <math.h>
#include <stdlib.h>

typedef struct setting {
  const char *machine;
  double memory;   /* of each node, in units of what the call needs on one process; 0: plenty */
  double far_link; /* the nodes of the last class have a link of so much less bandwidth, and latency; 0: all alike */
} setting;

static const setting settings[] = {
    {"1x1@10 + 1x1@30, lat 5us, bw 1GB, half 16, per 2, ideal", 0, 0},
    {"3x1@10, lat 10us, bw 1GB, half 16, ideal", 0, 0},
    {"2x1@10 + 1x1@25, lat 50us, bw 125MB, late 0, half 16, per 2, ideal", 0, 0},
    {"1x2@10 + 1x2@20, lat 5us, bw 2GB, ideal", 0, 0},
    {"4x1@10, lat 20us, bw 500MB, late 0, half 16, ideal", 0, 0},
    {"2x2@10, lat 10us, bw 1GB, half 16, ideal", 0.6, 0},
    {"2x1@10 + 1x1@25, lat 5us, bw 1GB, per 2, ideal", 0.55, 0},
    {"2x1@12 + 1x1@14, lat 10us, bw 1GB, half 16, ideal", 0, 5},
    {"1x2@20, nodelat 1us, nodebw 5GB, half 30, copy 8GB, late 0, ideal", 0, 0},
    {"1x2@10 + 2x1@15, lat 20us, bw 500MB, half 16, late 0, rendezvous 4KB, ideal", 0.7, 3},
};
enum { SETTINGS = sizeof settings / sizeof *settings };

static hscal_machine *machine_in(const setting *setting, const hscal_call *call) {
  hscal_machine *machine = machine_of(setting->machine, 0);
  hscal_layout alone = hscal__layout_make(1, 1, 0);
  hscal_call laid = *call;
  hscal__call_fill_blocks(&laid, HSCAL_DEFAULT_BLOCK, HSCAL_DEFAULT_BLOCK);
  double bytes = hscal__process_bytes(&laid, &alone, 0, 0);
  for (int c = 0; c < machine->nclasses && setting->memory > 0; c++)
    machine->classes[c].memory_bytes = setting->memory * bytes;
  if (setting->far_link > 0) {
    hscal_node_class *last = &machine->classes[machine->nclasses - 1];
    last->link_bytes_per_s = machine->classes[0].link_bytes_per_s / setting->far_link;
    last->link_latency_s = 20e-6;
  }
  return machine;
}

typedef struct tally {
  long problems, unsolvable, layouts;
  double lost, worst_lost; /* of the plan against the best layout, by the clock the search goes by */
  double regret, worst;    /* by the clock over every event */
  double tightest;         /* bound / clock */
} tally;

static void enumerate(layouts *all, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options) {
  layouts_init(all, call, machine, options);
  layouts_time_listed(all);
  layouts_time_all(all);
}

/* What was not timed can be faster by no more than the plan says: what its bounds excluded by the tolerance. */
static void compare(const hscal_plan *plan, const optimum *best, const hscal_call *call, const hscal_machine *machine,
                    tally *tally) {
  double lost = plan->predicted_s / best->model_s - 1, regret = judged_s(plan, call, machine) / best->full_s - 1;
  if (plan->predicted_s * (1 - plan->gap) > best->model_s * (1 + 1e-9))
    fail_msg("%s m %d n %d k %d: a gap of %g is claimed, but %g s is %g times the best layout's %g s",
             call->routine->name, call->m, call->n, call->k, plan->gap, plan->predicted_s, 1 + lost, best->model_s);
  assert_true(plan->gap <= 0.005 + 1e-12);
  if (getenv("HSCAL_TEST_VERBOSE") && regret > 0.01)
    print_message("  %d x %d, NB %d, panel %d: %.1f %% above the best by the full clock\n", plan->nprow, plan->npcol,
                  plan->nb, plan->panel, 100 * regret);
  tally->lost += fmax(lost, 0), tally->worst_lost = fmax(tally->worst_lost, lost);
  tally->regret += fmax(regret, 0), tally->worst = fmax(tally->worst, regret);
}

/* For ever, and now and then within what the caller leaves. */
static hscal_options drawn_options(const hscal_machine *machine, unsigned *seed) {
  hscal_options options = {.patience = 1000000};
  if (drawn(seed, 8) == 0) options.panel = 40;
  if (drawn(seed, 8) == 0) options.nb = 40;
  if (drawn(seed, 8) == 0) options.processes = 2 + drawn(seed, 2);
  if (drawn(seed, 8) == 0) options.processes_per_node = machine->nnodes > 1;
  return options;
}

static void solve(const hscal_routine *routine, const setting *setting, unsigned *seed, tally *tally) {
  static const int most[] = {0, 400, 400, 300, 100}; /* by level: what one layout takes */
  hscal_call call = drawn_call(routine, 40, most[hscal__routine_level(routine)], seed);
  hscal_machine *machine = machine_in(setting, &call);
  hscal_options options = drawn_options(machine, seed);
  hscal_plan *plan = NULL;
  layouts all;
  if (getenv("HSCAL_TEST_VERBOSE"))
    print_message("%s m %d n %d k %d on %s\n", routine->name, call.m, call.n, call.k, setting->machine);
  enumerate(&all, &call, machine, &options);
  int status = hscal__plan_call(&call, machine, &options, &plan), is_solvable = isfinite(all.best.full_s);
  if (is_solvable) {
    assert_success(status);
    compare(plan, &all.best, &call, machine, tally);
  } else {
    assert_true(status == HSCAL_ERROR_NO_FIT || status == HSCAL_ERROR_NO_GRID);
  }
  tally->problems++, tally->unsolvable += !is_solvable, tally->layouts += all.timed;
  tally->tightest = fmax(tally->tightest, all.tightest);
  layouts_free(&all);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Each routine of the level, round by round, each time on the next machine. */
static void search_level(int level) {
  static const int usual[] = {0, 4, 4, 10, 5};
  const char *rounds = getenv("HSCAL_TEST_DRAWS"); /* more of them, where there is time */
  unsigned seed = 20261121u + (unsigned)level;
  int turn = 0;
  tally tally = {0};
  for (int round = rounds ? atoi(rounds) : usual[level]; round > 0; round--)
    for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
      if (hscal__routine_level(&hscal__routines[r]) == level)
        solve(&hscal__routines[r], &settings[turn++ % SETTINGS], &seed, &tally);
  long solved = tally.problems - tally.unsolvable;
  print_message(
      "level %d: %ld problems (%ld have no layout), %ld layouts; plan / best - 1: mean %.4f %%, worst %.3f %%; by "
      "the full clock %.4f %%, %.3f %%; tightest bound %.6f\n",
      level, tally.problems, tally.unsolvable, tally.layouts, 100 * tally.lost / (double)solved, 100 * tally.worst_lost,
      100 * tally.regret / (double)solved, 100 * tally.worst, tally.tightest);
  assert_true(solved > tally.unsolvable);
  assert_true(tally.regret / (double)solved <= 0.002);
}

static void vectors(void **state) {
  (void)state;
  search_level(1);
}

static void a_matrix_and_vectors(void **state) {
  (void)state;
  search_level(2);
}

static void matrices(void **state) {
  (void)state;
  search_level(3);
}

static void routines_of_scalapack(void **state) {
  (void)state;
  search_level(4);
}

/* Without an argument PBLAS, with one ScaLAPACK: two programs at a time. */
int main(int argc, char **argv) {
  (void)argv;
  const struct CMUnitTest pblas[] = {cmocka_unit_test(vectors), cmocka_unit_test(a_matrix_and_vectors),
                                     cmocka_unit_test(matrices)};
  const struct CMUnitTest scalapack[] = {cmocka_unit_test(routines_of_scalapack)};
  return argc > 1 ? cmocka_run_group_tests(scalapack, NULL, NULL) : cmocka_run_group_tests(pblas, NULL, NULL);
}
