/* Things that are shared, timed one by one: from its history the first of them knows of those that come after it. */
#include "models/clock/contention_estimate.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/clock/dataflow_steps.h"
#include "models/predict/workspace_state.h"
#include "models/random_case.h"

#include <math.h>

static hscal_arrival_history unknown(void) { return (hscal_arrival_history){.last = -1}; }

static void who_is_alone_has_all_it_wants(void **state) {
  (void)state;
  hscal_shared_resource share;
  hscal_arrival_history history = unknown();
  hscal__shared_resource_reset(&share);
  for (int i = 0; i < 200; i++) assert_true(hscal__shared_resource_occupy(&share, &history, 1, 3 * i, 2) == 3 * i + 2);
  assert_true(hscal__shared_resource_occupy(&share, &history, 1, 600, 0) == 600);
}

/* Four come together again and again: the first time nobody knows who will come, then all take four times as long. */
static void who_comes_first_knows_by_habit_who_follows(void **state) {
  (void)state;
  enum { GUESTS = 4 };
  hscal_shared_resource share;
  hscal_arrival_history history[GUESTS];
  double end_s[GUESTS] = {0};
  hscal__shared_resource_reset(&share);
  for (int i = 0; i < GUESTS; i++) history[i] = unknown();
  for (int turn = 0; turn < 8; turn++) {
    double begin_s = 100 * turn;
    for (int i = 0; i < GUESTS; i++)
      end_s[i] = hscal__shared_resource_occupy(&share, &history[i], 1, begin_s, 1) - begin_s;
    if (turn == 0) assert_true(end_s[0] == 1 && end_s[GUESTS - 1] > 2);
  }
  for (int i = 0; i < GUESTS; i++) assert_true(fabs(end_s[i] - GUESTS) < 0.3);
}

static void places_are_full_before_anybody_slows_down(void **state) {
  (void)state;
  hscal_shared_resource share;
  hscal_arrival_history history[3] = {unknown(), unknown(), unknown()};
  hscal__shared_resource_reset(&share);
  for (int turn = 0; turn < 6; turn++)
    for (int i = 0; i < 2; i++)
      assert_true(hscal__shared_resource_occupy(&share, &history[i], 2, 10 * turn, 1) == 10 * turn + 1);
  double end_s = 0;
  for (int turn = 6; turn < 12; turn++)
    for (int i = 0; i < 3; i++) end_s = hscal__shared_resource_occupy(&share, &history[i], 2, 10 * turn, 1) - 10 * turn;
  assert_true(fabs(end_s - 1.5) < 0.1);
}

/* One piece of work told in many, or at once: it ends at the same time. */
static void a_longer_stay_is_one(void **state) {
  (void)state;
  hscal_shared_resource share;
  hscal_arrival_history other = unknown(), history = unknown();
  hscal__shared_resource_reset(&share);
  hscal__shared_resource_occupy(&share, &other, 1, 0, 10);
  double whole_s = hscal__shared_resource_occupy(&share, &history, 1, 0, 4), until_s = 0;
  hscal__shared_resource_reset(&share);
  other = history = unknown();
  hscal__shared_resource_occupy(&share, &other, 1, 0, 10);
  until_s = hscal__shared_resource_occupy(&share, &history, 1, 0, 1);
  for (int i = 2; i <= 4; i++) until_s = hscal__shared_resource_extend(&share, &history, 1, until_s, i);
  assert_true(fabs(until_s - whole_s) < 1e-9);
}

/* The dataflow clock, which estimates contention, over every step. */
static double estimated_seconds(hscal_workspace *w, const hscal_machine *machine, const random_case *c) {
  hscal_placement placement = {machine, c->node_of};
  hscal_lowering *lowering = &w->lowering;
  assert_int_equal(hscal__costs_set(&w->costs, &placement, hscal__layout_processes(&c->layout), c->call.routine), 0);
  hscal__costs_forget(&w->costs);
  assert_int_equal(hscal__dataflow_reset(&w->dataflow, &w->costs, &w->mailbox, 1), 0);
  assert_int_equal(hscal__dataflow_share(&w->dataflow), 0);
  assert_int_equal(hscal__lowering_set(lowering, &w->costs, &c->layout, &hscal__dataflow_steps, &w->dataflow), 0);
  assert_int_equal(hscal__scheme_run(&c->call, &c->layout, &lowering->sink), 0);
  return hscal__dataflow_seconds(&w->dataflow);
}

/* Products on nodes that processes share: all links are busy at once, which a queue would not tell. */
static void products_on_shared_nodes_are_guessed_well(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgemm", "pdtrmm", "pdtrsm"};
  static const int grids[][2] = {{8, 8}, {4, 16}, {16, 4}, {5, 9}, {2, 32}};
  hscal_machine *machine = machine_of("8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal");
  hscal_workspace *w = hscal__workspace_new();
  double off = 0, worst = 0;
  int cases = 0;
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++)
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++, cases++) {
      random_case c = square_case(routines[r], 3000, grids[g][0], grids[g][1], 64);
      hscal__place_in_order(machine, grids[g][0] * grids[g][1], c.node_of);
      double habit_s = estimated_seconds(w, machine, &c),
             error = fabs(log(habit_s / case_seconds(w, machine, &c, HSCAL_EFFORT_MODEL)));
      off += error;
      worst = fmax(worst, error);
    }
  print_message("products on shared nodes: %.2f %% off on average, %.2f %% at worst of %d\n", 100 * off / cases,
                100 * worst, cases);
  assert_true(off / cases < 0.02);
  assert_true(worst < 0.08);
  hscal__workspace_free(w);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(who_is_alone_has_all_it_wants),
      cmocka_unit_test(who_comes_first_knows_by_habit_who_follows),
      cmocka_unit_test(places_are_full_before_anybody_slows_down),
      cmocka_unit_test(a_longer_stay_is_one),
      cmocka_unit_test(products_on_shared_nodes_are_guessed_well),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
