/* The lower bounds against the event-driven clock, and what may be expected of any clock. */
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>

static double full(hscal_workspace *w, const hscal_machine *machine, const random_case *c) {
  hscal_placement placement = {machine, c->node_of};
  double seconds = NAN; /* HSCAL_EFFORT_FULL is the clock's own answer: the bound does not correct it */
  if (hscal__timeof_in(w, &c->call, &c->layout, &placement, HSCAL_EFFORT_FULL, &seconds))
    fail_msg("%s", hscal_last_error());
  return seconds;
}

/* Checks a case; returns bound / clock, 1 if there is nothing to do. */
static double check_bounds(hscal_workspace *w, const hscal_machine *machine, const random_case *c) {
  hscal_placement placement = {machine, c->node_of};
  double bound_s, clock_s = full(w, machine, c);
  assert_int_equal(hscal__lower_bound_in(w, &c->call, &c->layout, &placement, &bound_s), 0);
  if (bound_s > clock_s * (1 + 1e-9))
    fail_msg("%s, %s m %d n %d k %d on %d x %d: bound %g, clock %g", hscal__machine_collectives(machine)->name,
             c->call.routine->name, c->call.m, c->call.n, c->call.k, c->layout.nprow, c->layout.npcol, bound_s,
             clock_s);
  return clock_s > 0 ? bound_s / clock_s : 1;
}

/* Barriers differ by library: linear, exchanges that process 0 leaves last, by nodes. */
static const hscal_collectives *library_of_case(int number) {
  static const char *const names[] = {"smpi", "openmpi-4.1", "mpich-4", "openmpi-5.0", "mpich-4-flat"};
  return hscal__collectives_named(names[number % 5]);
}

static void bounds_never_exceed_the_clock(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  double sum = 0;
  int cases = 0;
  random_seed(11);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]);
    for (int j = 0; j < 150; j++) {
      random_case c = random_any(machine, 600);
      machine->collectives = library_of_case(j);
      check_bounds(w, machine, &c);
    }
    for (int j = 0; j < 15; j++, cases++) {
      random_case c = random_square(machine, 4);
      machine->collectives = hscal__collectives_named("smpi");
      sum += check_bounds(w, machine, &c);
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
  print_message("bound / clock: %.3f on average\n", sum / cases);
  assert_true(sum / cases > 0.75); /* useful for pruning; 0.85 when this was written */
}

/* Calls of any kind, and aligned ones, for which bounds are to be of some use. */
static void bounds_hold_for_every_routine(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  double sum = 0;
  int cases = 0;
  random_seed(15);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    if (!hscal__scheme_exists(routine->scheme)) continue;
    double own = 0;
    for (int i = 0; i < TEST_MACHINES; i++) {
      hscal_machine *machine = machine_of(test_machines[i]);
      for (int j = 0; j < 15; j++) {
        random_case c = random_routine(machine, routine, 400);
        machine->collectives = library_of_case(j);
        check_bounds(w, machine, &c);
      }
      machine->collectives = hscal__collectives_named("smpi");
      random_case c = random_aligned(machine, routine, hscal__is_scalapack(routine) ? 1 : 4);
      own += check_bounds(w, machine, &c) / TEST_MACHINES;
      hscal_machine_free(machine);
    }
    if (getenv("HSCAL_TEST_VERBOSE")) print_message("%s: bound / clock %.3f\n", routine->name, own);
    if (hscal__routine_level(routine) == 3 && routine->pack <= HSCAL_PACK_TRMM) sum += own, cases++;
  }
  hscal__workspace_free(w);
  print_message("bound / clock of products: %.3f on average of %d routines\n", sum / cases, cases);
}

/* One process is so slow that its own work is all that counts: its share must not be overestimated, whoever it is. */
static void no_process_is_said_to_do_more_than_it_does(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  hscal_machine *machine = machine_of("11x1@100000 + 1x1@0.001, lat 0us, bw 100000GB, late 0, ideal");
  double sum = 0;
  int cases = 0;
  random_seed(16);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    if (!hscal__scheme_exists(hscal__routines[r].scheme)) continue;
    for (int j = 0; j < 30; j++) {
      random_case c = random_routine(machine, &hscal__routines[r], 500);
      int nprocs = hscal__layout_processes(&c.layout), slow = random_int(0, nprocs - 1);
      for (int p = 0; p < nprocs; p++) c.node_of[p] = p == slow ? 11 : p;
      double part = check_bounds(w, machine, &c);
      if (hscal__routines[r].pack >= HSCAL_PACK_GEMM && hscal__routines[r].pack <= HSCAL_PACK_TRMM)
        sum += part, cases++;
    }
  }
  hscal_machine_free(machine);
  hscal__workspace_free(w);
  print_message("bound / work of one process, products: %.3f on average of %d\n", sum / cases, cases);
}

/* Square factorizations large enough that work tells. */
static void bounds_of_factorizations_are_of_use(void **state) {
  (void)state;
  static const char *const names[] = {"pdpotrf", "pdgetrf", "pdgeqrf", "pdgelqf"};
  hscal_workspace *w = hscal__workspace_new();
  double sum = 0;
  int cases = 0;
  random_seed(17);
  for (size_t r = 0; r < sizeof names / sizeof *names; r++)
    for (int i = 0; i < TEST_MACHINES; i++, cases++) {
      hscal_machine *machine = machine_of(test_machines[i]);
      random_case c = random_square(machine, 2);
      c.call = hscal__call_make(hscal__routine_find(names[r]), 2048, 2048, 0, 64, 64);
      sum += check_bounds(w, machine, &c);
      hscal_machine_free(machine);
    }
  hscal__workspace_free(w);
  print_message("bound / clock of factorizations: %.3f on average of %d\n", sum / cases, cases);
  assert_true(sum / cases > 0.15);
}

/* Times twice as long for everything: half of every speed and rate, twice every latency. */
/* Of so many panels and processes that most lines owe their updates for a while: still below the clock, and not by much. */
static void bounds_of_many_panels_hold(void **state) {
  (void)state;
  enum { N = 6400, BLOCK = 8, LINES = 8 };
  static const char *const machines[] = {"64x1@10, lat 5us, bw 5GB, half 16, ideal",
                                         "32x1@10 + 4x8@25, lat 20us, bw 1GB, late 0, half 16, ideal"};
  static const char *const routines[] = {"pdgetrf", "pdgeqrf", "pdgerqf", "pdpotrf"};
  hscal_workspace *w = hscal__workspace_new();
  for (int i = 0; i < 2; i++) {
    hscal_machine *machine = machine_of(machines[i]);
    int node_of[LINES * LINES];
    hscal__place_in_order(machine, LINES * LINES, node_of);
    hscal_placement placement = {machine, node_of};
    for (int r = 0; r < 4; r++) {
      hscal_call call = hscal__call_make(hscal__routine_find(routines[r]), N, N, N, BLOCK, BLOCK);
      hscal_layout layout = hscal__layout_make(LINES, LINES, 0);
      double bound_s, clock_s; /* which samples */
      assert_int_equal(hscal__lower_bound_in(w, &call, &layout, &placement, &bound_s), 0);
      assert_int_equal(hscal__timeof_above(w, &call, &layout, &placement, HSCAL_EFFORT_MODEL, 0, &clock_s), 0);
      print_message("%s: bound / clock %.3f\n", routines[r], bound_s / clock_s);
      assert_true(bound_s < clock_s * 1.005 && bound_s > 0.5 * clock_s);
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
}

static void slow_down(hscal_machine *machine) {
  for (int i = 0; i < machine->nclasses; i++) {
    hscal_node_class *class = &machine->classes[i];
    class->copy_bytes_per_s /= 2;
    class->link_bytes_per_s /= 2;
    class->link_latency_s *= 2;
    for (int j = 0; j < class->nspeeds; j++) class->speeds[j].flops_per_s /= 2;
  }
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    machine->layer[i].latency_s *= 2;
    machine->layer[i].bytes_per_s /= 2;
  }
}

static void time_scales_with_the_machine(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  random_seed(12);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]), *slow = machine_of(test_machines[i]);
    slow_down(slow);
    for (int j = 0; j < 20; j++) {
      random_case c = random_any(machine, 400);
      assert_near(full(w, slow, &c), 2 * full(w, machine, &c), 1e-12); /* powers of two: no rounding differs */
    }
    hscal_machine_free(machine);
    hscal_machine_free(slow);
  }
  hscal__workspace_free(w);
}

static void equal_nodes_may_be_exchanged(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  hscal_machine *machine = machine_of("6x2@10, lat 20us, bw 1GB, half 8, ideal");
  random_seed(13);
  for (int j = 0; j < 40; j++) {
    random_case c = random_any(machine, 500), other = c;
    for (int p = 0; p < hscal__layout_processes(&c.layout); p++) other.node_of[p] = 5 - c.node_of[p];
    assert_near(full(w, machine, &other), full(w, machine, &c), 1e-9);
  }
  hscal_machine_free(machine);
  hscal__workspace_free(w);
}

/* Only where nothing is shared: elsewhere an earlier message may get into another's way, there as in reality. */
static void a_faster_process_never_slows_the_rest(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  const char *text = "3x1@10 + 1x1@11 + 4x1@8, lat 30us, bw 100MB, rendezvous 0B, half 16, ideal";
  hscal_machine *machine = machine_of(text), *faster = machine_of(text);
  random_seed(14);
  for (int j = 0; j < 60; j++) {
    random_case c = random_square(machine, 3);
    int nprocs = hscal__layout_processes(&c.layout);
    if (nprocs > 8) continue;
    for (int p = 0; p < nprocs; p++) c.node_of[p] = p;
    int class = random_int(0, 2);
    faster->classes[class].speeds[0].flops_per_s *= 1.5;
    assert_true(full(w, faster, &c) <= full(w, machine, &c) * (1 + 1e-12));
    faster->classes[class].speeds[0].flops_per_s /= 1.5;
  }
  hscal_machine_free(machine);
  hscal_machine_free(faster);
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds_never_exceed_the_clock),
      cmocka_unit_test(bounds_hold_for_every_routine),
      cmocka_unit_test(no_process_is_said_to_do_more_than_it_does),
      cmocka_unit_test(bounds_of_factorizations_are_of_use),
      cmocka_unit_test(bounds_of_many_panels_hold),
      cmocka_unit_test(time_scales_with_the_machine),
      cmocka_unit_test(equal_nodes_may_be_exchanged),
      cmocka_unit_test(a_faster_process_never_slows_the_rest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
