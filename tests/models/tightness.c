/* How near the lower bounds come to the clock, family by family: calls large enough that work tells, on grids from flat to tall. */
#include "cmocka_test.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>

static const char *const machines[] = {
    "16x1@10, lat 10us, bw 1GB, half 16, ideal",            /* a process per node, equal ones */
    "8x1@30 + 8x1@10, lat 20us, bw 10Gbit, half 16, ideal", /* two generations                */
    "4x4@10, lat 10us, bw 1GB, half 16, ideal",             /* several processes per node     */
};
static const int grids[][2] = {{4, 4}, {2, 8}, {8, 2}, {1, 16}, {3, 5}};

typedef struct family {
  const char *name;
  double least;            /* bound / clock in the mean; what was reached, less some */
  const char *routines[9]; /* null behind the last */
} family;

static const family families[] = {
    {"LU", 0.5, {"pdgetrf", "pdgesv"}},
    {"Cholesky", 0.3, {"pdpotrf", "pdposv"}},
    {"QR and its kin", 0.6, {"pdgeqrf", "pdgelqf", "pdgeqlf", "pdgerqf", "pdgels"}},
    {"QR with columns exchanged", 0.03, {"pdgeqpf"}},
    {"solves", 0.3, {"pdgetrs", "pdpotrs", "pdtrtrs"}},
    {"inverses", 0.05, {"pdgetri", "pdpotri", "pdtrtri"}},
    {"reflectors", 0.08, {"pdormqr", "pdormlq", "pdormql", "pdormrq", "pdorgqr", "pdorglq", "pdorgql", "pdorgrq"}},
    {"reductions", 0.2, {"pdsytrd", "pdgebrd", "pdgehrd", "pdsygst"}},
    {"eigenvalues", 0.15, {"pdsyev", "pdsyevd", "pdgesvd"}},
};

static double ratio_of(hscal_workspace *w, const char *name, const hscal_machine *machine, const int grid[2]) {
  enum { ORDER = 1000, BLOCK = 64 };
  int node_of[MOST_PROCESSES];
  hscal_layout layout = hscal__layout_make(grid[0], grid[1], 32);
  hscal_placement placement = {machine, node_of};
  hscal_call call = hscal__call_make(hscal__routine_find(name), ORDER, ORDER, ORDER, BLOCK, BLOCK);
  double bound_s, clock_s;
  hscal__place_in_order(machine, grid[0] * grid[1], node_of);
  assert_int_equal(hscal__lower_bound_in(w, &call, &layout, &placement, &bound_s), 0);
  assert_int_equal(hscal__timeof_in(w, &call, &layout, &placement, HSCAL_EFFORT_FULL, &clock_s), 0);
  if (getenv("HSCAL_TEST_VERBOSE"))
    print_message("  %s on %d x %d: bound %.4g s, clock %.4g s: %.2f\n", name, grid[0], grid[1], bound_s, clock_s,
                  bound_s / clock_s);
  assert_true(bound_s <= clock_s * (1 + 1e-9));
  return bound_s / clock_s;
}

static void bounds_are_near_the_clock(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  for (size_t f = 0; f < sizeof families / sizeof *families; f++) {
    double sum = 0, least = 1;
    int cases = 0;
    for (int r = 0; families[f].routines[r]; r++)
      for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
        hscal_machine *machine = machine_of(machines[i]);
        for (size_t g = 0; g < sizeof grids / sizeof *grids; g++, cases++) {
          double ratio = ratio_of(w, families[f].routines[r], machine, grids[g]);
          sum += ratio;
          least = fmin(least, ratio);
        }
        hscal_machine_free(machine);
      }
    print_message("%-16s bound / clock: %.2f in the mean of %d, at least %.2f\n", families[f].name, sum / cases, cases,
                  least);
    assert_true(sum / cases >= families[f].least);
  }
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(bounds_are_near_the_clock)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
