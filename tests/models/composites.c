/* Loops of composites that a sampled timing goes through in part: it stays near the full one. */
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/random_case.h"

#include <math.h>

static const char *const machines[] = {"16x1@10, lat 5us, bw 5GB, ideal", "8x1@10 + 8x1@20, lat 50us, bw 1GB, ideal",
                                       "4x4@10, lat 5us, bw 5GB, ideal"};

/* ---- sampled against full --------------------------------------------------------------------------------------- */

typedef struct sampled {
  const char *routine;
  int n, block;
  double fewer; /* operations of the rough clock: so many times fewer at least, on all grids and machines together */
} sampled;

typedef struct timing {
  double seconds, operations;
} timing;

static timing timed(hscal_workspace *w, const hscal_machine *machine, const random_case *c, hscal_effort effort) {
  hscal_placement placement = {machine, c->node_of};
  timing t = {0};
  assert_int_equal(hscal__timeof_in(w, &c->call, &c->layout, &placement, effort, &t.seconds), 0);
  t.operations = hscal__workspace_operations(w);
  return t;
}

static void check_sampled(hscal_workspace *w, const sampled *s) {
  static const int grids[][2] = {{4, 4}, {2, 8}, {8, 2}};
  double some = 0, all = 0, worst = 0;
  for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
    hscal_machine *machine = machine_of(machines[i]);
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++) {
      random_case c = square_case(s->routine, s->n, grids[g][0], grids[g][1], s->block);
      hscal__place_in_order(machine, 16, c.node_of);
      timing good = timed(w, machine, &c, HSCAL_EFFORT_MODEL), full = timed(w, machine, &c, HSCAL_EFFORT_FULL);
      worst = fmax(worst, fabs(good.seconds / full.seconds - 1));
      some += timed(w, machine, &c, HSCAL_EFFORT_LOW_FIDELITY).operations, all += full.operations;
    }
    hscal_machine_free(machine);
  }
  print_message("%s: %.2f %% off at worst, %.1f times fewer operations\n", s->routine, 100 * worst, all / some);
  assert_true(worst <= 0.02); /* with what sample_chained.c leaves out of the reduction */
  assert_true(all >= s->fewer * some);
}

static void sampled_composites_are_near(void **state) {
  (void)state;
  static const sampled cases[] = {{"pdsyevd", 2000, 32, 14}, {"pdsyevx", 1000, 32, 9.3}, {"pdgesvd", 1000, 32, 6}};
  hscal_workspace *w = hscal__workspace_new();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) check_sampled(w, &cases[i]);
  hscal__workspace_free(w);
}

/* ---- in vain ---------------------------------------------------------------------------------------------------- */

/* What shares links far too much for the dataflow clock, and early, costs little more than what is known to, and takes as long. */
static void little_is_timed_in_vain(void **state) {
  (void)state;
  static const char *const routines[] = {"pdpotrf", "pdposv"};
  hscal_machine *machine = machine_of("64x1@10, lat 10us, bw 1GB, ideal");
  hscal_workspace *w = hscal__workspace_new();
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++) {
    random_case c = square_case(routines[r], 4000, 8, 8, 64);
    hscal__place_in_order(machine, 64, c.node_of);
    hscal__workspace_expect_sharing(w, 1);
    double seconds = timed(w, machine, &c, HSCAL_EFFORT_MODEL).seconds, effort = hscal__workspace_effort(w);
    hscal__workspace_expect_sharing(w, 0);
    assert_true(timed(w, machine, &c, HSCAL_EFFORT_MODEL).seconds == seconds);
    double more = hscal__workspace_effort(w) / effort - 1;
    print_message("%s: %.1f %% in vain\n", routines[r], 100 * more);
    assert_true(hscal__workspace_shares(w));
    assert_true(more > 0 && more < 0.1);
  }
  hscal__workspace_free(w);
  hscal_machine_free(machine);
}

/* ---- computations over again -------------------------------------------------------------------------------------- */

typedef struct adder {
  hscal_sink sink;
  hscal_type type;
  double flops, events;
} adder;

static int add_times(hscal_sink *sink, const hscal_event *event, double times) {
  adder *a = (adder *)sink;
  a->events++;
  if (event->kind == HSCAL_EVENT_COMPUTE) a->flops += times * hscal__event_flops(event, a->type);
  return 0;
}

static int add(hscal_sink *sink, const hscal_event *event) { return add_times(sink, event, 1); }

/* Who takes a computation many times over at once gets as much of it. */
static void over_again_is_as_often(void **state) {
  (void)state;
  static const char *const routines[] = {"pdsyev", "pzheev", "pdsyevd", "pdsyevx", "pdgesvd", "pcgesvd"};
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++) {
    random_case c = square_case(routines[r], 200, 2, 3, 16);
    adder each = {.sink = {.put = add}, .type = c.call.routine->type}, at_once = each;
    at_once.sink.put_times = add_times;
    assert_int_equal(hscal__scheme_run(&c.call, &c.layout, &each.sink), 0);
    assert_int_equal(hscal__scheme_run(&c.call, &c.layout, &at_once.sink), 0);
    assert_near(at_once.flops, each.flops, 1e-12);
    assert_true(at_once.events < each.events);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sampled_composites_are_near),
      cmocka_unit_test(little_is_timed_in_vain),
      cmocka_unit_test(over_again_is_as_often),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
