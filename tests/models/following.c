/* The event-driven clock that follows a stream while it is recorded, against the one that sees all of it. */
#include "base/status.h"
#include "cmocka_test.h"
#include "models/predict/activity_trace.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>

enum { LONG = 20000, PIECE = 1000 };

/* Operations for which there is memory. */
static size_t capacity_of(const hscal_stream *stream) {
  size_t ops = 0;
  for (size_t p = 0; p < stream->program_capacity; p++) ops += stream->program[p].capacity;
  return ops;
}

static void set_costs(hscal_workspace *w, const random_case *c, const hscal_machine *machine) {
  hscal_placement placement = {machine, c->node_of};
  assert_int_equal(hscal__costs_set(&w->costs, &placement, hscal__layout_processes(&c->layout), c->call.routine), 0);
  hscal__costs_forget(&w->costs);
}

/* Seconds of a call that is recorded as a whole first; its operations in *ops. */
static double seconds_at_once(const random_case *c, const hscal_machine *machine, size_t *ops) {
  hscal_workspace *w = hscal__workspace_new();
  double seconds = NAN;
  int is_cut;
  set_costs(w, c, machine);
  assert_int_equal(hscal__record_steps(w, &c->call, &c->layout, INT64_MAX, &is_cut), 0);
  assert_int_equal(hscal__event_clock_run(&w->clock, &w->stream, &seconds), 0);
  *ops = w->stream.ops;
  hscal__workspace_free(w);
  return seconds;
}

/* Every kind of operation: takes in any order (geqrf), sends that do not wait (getrf, tran), ireceives (symm). */
static const struct {
  const char *name;
  int n;
} calls[] = {{"pdgeqrf", 640}, {"pdgetrf", 640}, {"pdsytrd", 320},
             {"pdsymm", 3000}, {"pdtran", 3000}, {"pdtrsm", 3000}};
enum { CALLS = sizeof calls / sizeof *calls };

static void following_finds_the_same_in_little_memory(void **state) {
  (void)state;
  int long_ones = 0, small = 0;
  random_seed(5);
  for (int i = 0; i < CALLS * TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i / CALLS]);
    random_case c = random_square(machine, 2);
    const int n = calls[i % CALLS].n, nb = 32;
    c.call = hscal__call_make(hscal__routine_find(calls[i % CALLS].name), n, n, n, nb, nb);
    hscal_placement placement = {machine, c.node_of};
    hscal_workspace *w = hscal__workspace_new();
    size_t ops;
    double at_once = seconds_at_once(&c, machine, &ops), followed = NAN;
    w->clock.piece = PIECE;
    assert_int_equal(hscal__timeof_in(w, &c.call, &c.layout, &placement, HSCAL_EFFORT_FULL, &followed), 0);
    if (followed != at_once)
      fail_msg("%s on %d x %d: %.17g s, at once %.17g s", calls[i % CALLS].name, c.layout.nprow, c.layout.npcol,
               followed, at_once);
    if (getenv("HSCAL_TEST_VERBOSE"))
      print_message("%s on %d x %d: %zu operations, capacity %zu\n", calls[i % CALLS].name, c.layout.nprow,
                    c.layout.npcol, ops, capacity_of(&w->stream));
    long_ones += ops > LONG;
    small += ops > LONG && 2 * capacity_of(&w->stream) <= ops;
    hscal__workspace_free(w);
    hscal_machine_free(machine);
  }
  print_message("%d calls of more than %d operations, %d of them with a capacity of less than half of them\n",
                long_ones, LONG, small);
  assert_true(long_ones >= 5);
  assert_int_equal(small, long_ones);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(following_finds_the_same_in_little_memory)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
