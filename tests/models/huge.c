/* Calls that would take hours to look through: bounded, or refused with a word about what to do. */
#include "cmocka_test.h"
#include "models/bounds/in_place_panels.h"
#include "models/random_case.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static random_case huge(const hscal_machine *machine, const char *routine, int n, int block) {
  random_case c = square_case(routine, n, 2, 3, block);
  hscal__place_in_order(machine, 6, c.node_of);
  return c;
}

static int timed(hscal_workspace *w, const hscal_machine *machine, const random_case *c, hscal_effort effort,
                 double *seconds) {
  hscal_placement placement = {machine, c->node_of};
  return hscal__timeof_in(w, &c->call, &c->layout, &placement, effort, seconds);
}

/* Of a sample too: its steps go through all blocks of a triangle. By either clock, and where the dry run alone is too much; the same sample
 * is timed where it is allowed as much. */
static void samples_have_an_end(void **state) {
  (void)state;
  static const char *const machines[] = {"6x1@10, ideal", "1x6@10, ideal"}, *const routines[] = {"pdpotrf", "pdsytrd",
                                                                                                 "pdsyrk"};
  for (int i = 0; i < 6; i++) {
    hscal_machine *machine = machine_of(machines[i % 2]);
    hscal_workspace *w = hscal__workspace_new();
    random_case c = huge(machine, routines[i / 2], 50000, 16);
    double seconds = NAN;
    assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_MODEL, &seconds), 0);
    double needed = hscal__workspace_operations(w), enough = seconds;
    w->most_sampled = (int64_t)needed;
    assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_MODEL, &seconds), 0);
    assert_true(seconds == enough);
    for (w->most_sampled = (int64_t)needed / 2; w->most_sampled > 1; w->most_sampled /= 20) {
      assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_MODEL, &seconds), HSCAL_ERROR_UNSUPPORTED);
      assert_non_null(
          strstr(hscal_last_error(), "times is too much for a sample of the call; larger blocks need less"));
      assert_true(hscal__workspace_operations(w) <= needed);
    }
    hscal__workspace_free(w);
    hscal_machine_free(machine);
  }
}

/* What is timed in full is counted before the clock runs, which would take a minute to come that far. */
static void refused_before_the_clock_runs(void **state) {
  (void)state;
  static const char *const machines[] = {"6x1@10, ideal", "1x6@10, ideal"}, *const routines[] = {"pdpotrs", "pdgetrf",
                                                                                                 "pdgemm"};
  for (int i = 0; i < 6; i++) {
    hscal_machine *machine = machine_of(machines[i % 2]);
    hscal_workspace *w = hscal__workspace_new();
    random_case c = huge(machine, routines[i / 2], 1000, 8);
    double seconds;
    assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_FULL, &seconds), 0);
    w->most_timed = (int64_t)hscal__workspace_operations(w);
    assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_FULL, &seconds), 0);
    assert_true(hscal__workspace_effort(w) > 0);
    w->most_timed /= 2;
    assert_int_equal(timed(w, machine, &c, HSCAL_EFFORT_FULL, &seconds), HSCAL_ERROR_UNSUPPORTED);
    assert_non_null(strstr(hscal_last_error(), "times is too much for HSCAL_EFFORT_FULL"));
    assert_true(hscal__workspace_effort(w) == 0);
    hscal__workspace_free(w);
    hscal_machine_free(machine);
  }
}

/* The search for the panel from which on the rest moves added up two numbers of panels: beyond 2^31, and never came to an end. */
static void single_columns_of_the_largest_matrix_are_panels(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6x1@10, ideal");
  random_case lu = huge(machine, "pdgetrf", INT_MAX - 1, 1), cholesky = huge(machine, "pdpotrf", INT_MAX - 1, 1);
  cholesky.call.uplo = 'L';
  assert_in_range(hscal__updated_in_place(&lu.call, &lu.layout), INT_MAX - 1000, INT_MAX);
  assert_in_range(hscal__updated_in_place(&cholesky.call, &cholesky.layout), INT_MAX - 1000, INT_MAX);
  assert_in_range(hscal__solved_in_place(&cholesky.call, &cholesky.layout), INT_MAX - 1000, INT_MAX);
  hscal_machine_free(machine);
}

/* More panels than can be looked at one by one: none is, and only messages to begin and to end are certain. */
static void bounds_have_an_end(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgetrf", "pdgeqrf", "pdsytrd", "pdgebrd"};
  hscal_machine *machine = machine_of("6x1@10, ideal");
  hscal_workspace *w = hscal__workspace_new();
  for (int i = 0; i < 4; i++) {
    double few_s, many_s;
    random_case few = huge(machine, routines[i], 100000, 64), many = huge(machine, routines[i], INT_MAX - 1, 1);
    assert_int_equal(timed(w, machine, &few, HSCAL_EFFORT_ESTIMATE, &few_s), 0);
    assert_int_equal(timed(w, machine, &many, HSCAL_EFFORT_ESTIMATE, &many_s), 0);
    assert_true(few_s > 1 && many_s < 1);
  }
  hscal__workspace_free(w);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(samples_have_an_end),
      cmocka_unit_test(refused_before_the_clock_runs),
      cmocka_unit_test(single_columns_of_the_largest_matrix_are_panels),
      cmocka_unit_test(bounds_have_an_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
