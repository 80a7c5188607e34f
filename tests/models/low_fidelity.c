/* Guesses of the search: a fraction of what a good prediction takes, and near it where nothing is shared. */
#include "cmocka_test.h"
#include "models/clock/timing.h"
#include "models/random_case.h"

#include <math.h>

typedef struct guess {
  double seconds, effort;
  int was_low_fidelity;
} guess;

static guess by(hscal_workspace *w, const hscal_machine *machine, const random_case *c, hscal_effort effort) {
  hscal_placement placement = {machine, c->node_of};
  guess g = {0};
  assert_int_equal(hscal__timeof_in(w, &c->call, &c->layout, &placement, effort, &g.seconds), 0);
  g.effort = hscal__workspace_effort(w);
  g.was_low_fidelity = hscal__workspace_was_low_fidelity(w);
  return g;
}

static void a_guess_is_cheap_and_near(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgetrf", "pdgeqrf", "pdsytrd", "pdgebrd", "pdorgqr", "pdgetrs", "pdgeqpf"};
  static const int grids[][2] = {{4, 4}, {2, 8}, {8, 2}, {1, 16}};
  hscal_machine *machine = machine_of("16x1@10, lat 10us, bw 1GB, ideal");
  hscal_workspace *w = hscal__workspace_new();
  double off = 0, guessed = 0, timed = 0;
  int cases = 0;
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++)
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++, cases++) {
      random_case c = square_case(routines[r], 4000, grids[g][0], grids[g][1], 32);
      guess rough = by(w, machine, &c, HSCAL_EFFORT_LOW_FIDELITY), good = by(w, machine, &c, HSCAL_EFFORT_MODEL);
      assert_true(rough.was_low_fidelity && !good.was_low_fidelity);
      assert_true(fabs(log(rough.seconds / good.seconds)) < 0.15);
      off += fabs(log(rough.seconds / good.seconds));
      guessed += rough.effort, timed += good.effort;
    }
  print_message("guesses: %.1f %% off on average, %.1f times cheaper, %.0f steps of processes each\n",
                100 * off / cases, timed / guessed, guessed / cases);
  assert_true(off / cases < 0.04);
  assert_true(timed > 2.5 * guessed);
  assert_true(guessed / cases < 20000);
  hscal__workspace_free(w);
  hscal_machine_free(machine);
}

/* Off on average, as a logarithm, over square calls of four products in blocks of 16 and 32, of which some take few panels. */
static double products_off(const hscal_machine *machine, const int *grid) {
  static const char *const products[] = {"pdsymm", "pdsyrk", "pdtrmm", "pdtrsm"};
  enum { PRODUCTS = sizeof products / sizeof *products, ORDERS = 3, BLOCKS = 2 };
  hscal_workspace *w = hscal__workspace_new();
  double off = 0, guessed = 0, timed = 0;
  for (int i = 0; i < PRODUCTS * ORDERS * BLOCKS; i++) {
    random_case c = square_case(products[i % PRODUCTS], 1000 << i / PRODUCTS % ORDERS, grid[0], grid[1],
                                16 << i / (PRODUCTS * ORDERS));
    hscal__place_in_order(machine, grid[0] * grid[1], c.node_of);
    guess rough = by(w, machine, &c, HSCAL_EFFORT_LOW_FIDELITY), good = by(w, machine, &c, HSCAL_EFFORT_MODEL);
    off += fabs(log(rough.seconds / good.seconds)) / (PRODUCTS * ORDERS * BLOCKS);
    guessed += rough.effort, timed += good.effort;
  }
  print_message("products on %d x %d: %.1f %% off on average, %.1f times cheaper\n", grid[0], grid[1], 100 * off,
                timed / guessed);
  assert_true(timed > 3 * guessed);
  hscal__workspace_free(w);
  return off;
}

/* Series are sampled however few their steps, and who shares links is timed by events: the estimate of contention made p?syrk half as long. */
static void products_are_near(void **state) {
  (void)state;
  static const int square[] = {4, 4}, flat[] = {2, 8};
  hscal_machine *alone = machine_of("16x1@10, lat 10us, bw 1GB, ideal"),
                *shared = machine_of("4x4@20, lat 50us, bw 500MB, half 16, per 1, ideal");
  assert_true(products_off(alone, square) < 0.05 && products_off(alone, flat) < 0.05);
  assert_true(products_off(shared, square) < 0.05 && products_off(shared, flat) < 0.05);
  hscal_machine_free(alone);
  hscal_machine_free(shared);
}

/* What is known to share links is left to the event-driven clock at once: the same answer for less. */
static void expected_sharing_spares_the_dataflow_clock(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("16x1@10, lat 10us, bw 1GB, ideal");
  hscal_workspace *w = hscal__workspace_new();
  random_case c = square_case("pdpotrf", 2000, 4, 4, 32);
  guess unknown = by(w, machine, &c, HSCAL_EFFORT_MODEL);
  assert_true(hscal__workspace_shares(w));
  hscal__workspace_expect_sharing(w, 1);
  guess known = by(w, machine, &c, HSCAL_EFFORT_MODEL);
  assert_true(known.seconds == unknown.seconds);
  assert_true(known.effort < unknown.effort);
  hscal__workspace_free(w);
  hscal_machine_free(machine);
}

/* What a timing takes does not depend on what the workspace has timed before, also if it gives up; the least limit is one, too. */
static void effort_has_no_memory(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x8@10, lat 10us, bw 1GB, ideal"); /* shared: by the event-driven clock */
  random_case c = square_case("pdgetrf", 1000, 4, 4, 32);
  for (int i = 0; i < 16; i++) c.node_of[i] %= 2;
  hscal_placement placement = {machine, c.node_of};
  hscal_workspace *fresh = hscal__workspace_new(), *used = hscal__workspace_new();
  double full = by(used, machine, &c, HSCAL_EFFORT_FULL).effort, seconds;
  assert_true(full > 0 && by(used, machine, &c, HSCAL_EFFORT_FULL).effort == full);
  static const double limits[] = {100, 0.5, 100};
  static const hscal_effort efforts[] = {HSCAL_EFFORT_LOW_FIDELITY, HSCAL_EFFORT_LOW_FIDELITY, HSCAL_EFFORT_MODEL};
  for (int i = 0; i < 3; i++) {
    hscal__workspace_limit(fresh, limits[i]);
    hscal__workspace_limit(used, limits[i]);
    assert_int_equal(hscal__timeof_in(fresh, &c.call, &c.layout, &placement, efforts[i], &seconds), HSCAL_TOO_DEAR);
    assert_int_equal(hscal__timeof_in(used, &c.call, &c.layout, &placement, efforts[i], &seconds), HSCAL_TOO_DEAR);
    assert_true(hscal__workspace_effort(fresh) == hscal__workspace_effort(used));
  }
  assert_int_equal(hscal__timeof_in(used, &c.call, &c.layout, &placement, HSCAL_EFFORT_ESTIMATE, &seconds), 0);
  assert_true(hscal__workspace_effort(used) == 0);
  hscal__workspace_free(fresh);
  hscal__workspace_free(used);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_guess_is_cheap_and_near),
      cmocka_unit_test(products_are_near),
      cmocka_unit_test(expected_sharing_spares_the_dataflow_clock),
      cmocka_unit_test(effort_has_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
