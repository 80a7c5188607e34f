/* How far the rough clock is off the good one on hundreds of processes, and whether it has layouts in the same order: one prediction, and the
 * mean of several planners, each of which takes no longer. */
#include "cmocka_test.h"
#include "models/fixture.h"

#include <math.h>

enum { LAYOUTS = 8, ORDER = 4000, PROCESSES = 512 };
static const int layouts[LAYOUTS][3] = {{16, 32, 16}, {16, 32, 64}, {32, 16, 16}, {32, 16, 32},
                                        {32, 16, 64}, {64, 8, 48},  {20, 24, 16}, {12, 40, 32}};
static const char *const routines[] = {"pdgetri", "pdpotri", "pdpotrf", "pdsyrk", "pdgetrf"};
enum { ROUTINES = sizeof routines / sizeof *routines };

/* Logarithms of rough / good clock: their mean, and the farthest without its sign; and the rank correlation. */
typedef struct errors {
  double mean, farthest, ranks;
} errors;

static int rank_of(const double *seconds, int which) {
  int rank = 0;
  for (int i = 0; i < LAYOUTS; i++) rank += seconds[i] < seconds[which];
  return rank;
}

static errors compare(const double *rough_s, const double *good_s) {
  errors e = {0};
  double squares = 0;
  for (int i = 0; i < LAYOUTS; i++) {
    double off = log(rough_s[i] / good_s[i]), apart = rank_of(rough_s, i) - rank_of(good_s, i);
    e.mean += off / LAYOUTS;
    e.farthest = fmax(e.farthest, fabs(off));
    squares += apart * apart;
  }
  e.ranks = 1 - 6 * squares / (LAYOUTS * (LAYOUTS * LAYOUTS - 1.0));
  return e;
}

typedef struct timed {
  double seconds, effort;
} timed;

/* The mean of so many stretches, as one; or 0: of one prediction that looks at several. */
static timed time_roughly(hscal_workspace *w, const hscal_call *call, const hscal_layout *layout,
                          const hscal_placement *placement, int stretches) {
  timed mean = {0};
  const int looks = stretches ? stretches : 1;
  for (int i = 0; i < looks; i++) {
    double seconds;
    hscal__workspace_look_at(w, (hscal_stretch){i, stretches});
    assert_int_equal(hscal__timeof_in(w, call, layout, placement, HSCAL_EFFORT_LOW_FIDELITY, &seconds), 0);
    mean.seconds += seconds / looks, mean.effort += hscal__workspace_effort(w) / looks;
  }
  return mean;
}

static errors errors_of(hscal_workspace *w, const hscal_machine *machine, const char *routine, int stretches,
                        double *effort) {
  static int node_of[PROCESSES];
  double seconds[2][LAYOUTS];
  for (int i = 0; i < LAYOUTS; i++) {
    const int *l = layouts[i];
    hscal_call call = hscal__call_make(hscal__routine_find(routine), ORDER, ORDER, ORDER, l[2], l[2]);
    hscal_layout layout = hscal__layout_make(l[0], l[1], 32);
    hscal_placement placement = {machine, node_of};
    hscal__place_in_order(machine, l[0] * l[1], node_of);
    const timed rough = time_roughly(w, &call, &layout, &placement, stretches);
    assert_int_equal(hscal__timeof_in(w, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds[1][i]), 0);
    seconds[0][i] = rough.seconds;
    effort[0] += rough.effort, effort[1] += hscal__workspace_effort(w);
  }
  return compare(seconds[0], seconds[1]);
}

/* Of all routines: the mean of the means without their signs, the farthest, the mean of the rank correlations. The good clock takes so many
 * times as long at least, the rough one so many operations of a layout at most. */
static errors errors_on(const char *text, int stretches, double times_cheaper, double most) {
  hscal_machine *machine = machine_of(text);
  hscal_workspace *w = hscal__workspace_new();
  errors all = {0};
  double effort[2] = {0};
  print_message("%s, %d stretches\n", text, stretches);
  for (int r = 0; r < ROUTINES; r++) {
    errors e = errors_of(w, machine, routines[r], stretches, effort);
    print_message("  %s: mean %.3f, farthest %.3f, ranks %.2f\n", routines[r], e.mean, e.farthest, e.ranks);
    all.mean += fabs(e.mean) / ROUTINES;
    all.farthest = fmax(all.farthest, e.farthest);
    all.ranks += e.ranks / ROUTINES;
  }
  print_message("  all: mean %.3f, farthest %.3f, ranks %.2f, %.1f times cheaper, %.0f each\n", all.mean, all.farthest,
                all.ranks, effort[1] / effort[0], effort[0] / (ROUTINES * LAYOUTS));
  assert_true(effort[1] > times_cheaper * effort[0] && effort[0] < most * ROUTINES * LAYOUTS);
  hscal__workspace_free(w);
  hscal_machine_free(machine);
  return all;
}

static void with_a_node_each(void **state) {
  (void)state;
  errors e = errors_on("512x1@20, lat 2us, bw 10GB, mpi openmpi-4.1", 0, 30, 30000);
  assert_true(e.mean < 0.07 && e.farthest < 0.35 && e.ranks > 0.85);
}

#define TWO_GENERATIONS "32x8@20 + 32x8@40, lat 2us, bw 10GB, mpi openmpi-4.1"
#define BEHIND_SWITCHES "32x16@20, lat 2us, bw 10GB, mpi openmpi-4.1, switches 4, switchlat 5us, switchbw 20GB"

static void of_two_generations(void **state) {
  (void)state;
  errors e = errors_on(TWO_GENERATIONS, 0, 10, 90000);
  assert_true(e.mean < 0.07 && e.farthest < 0.35 && e.ranks > 0.85);
}

/* Through an uplink go the messages of 128 processes. */
static void behind_switches(void **state) {
  (void)state;
  errors e = errors_on(BEHIND_SWITCHES, 0, 20, 100000);
  assert_true(e.mean < 0.08 && e.farthest < 0.47 && e.ranks > 0.83);
}

static void stretches_of_two_generations(void **state) {
  (void)state;
  errors e = errors_on(TWO_GENERATIONS, 8, 10, 90000);
  assert_true(e.mean < 0.04 && e.farthest < 0.22 && e.ranks > 0.94);
}

static void stretches_behind_switches(void **state) {
  (void)state;
  errors e = errors_on(BEHIND_SWITCHES, 8, 20, 100000);
  assert_true(e.mean < 0.07 && e.farthest < 0.4 && e.ranks > 0.89);
}

/* Broadcasts of the 16 blocks of a panel share links, and each panel waits longer for the one before: the dataflow clock says 0.13 s of 0.21. On
 * more than 2,048 processes it said 0.27 s of 0.67, at both fidelities. */
static void panels_of_many_blocks(void **state) {
  (void)state;
  static const struct {
    const char *machine;
    int order, nprow, npcol;
    double least_s;
  } cases[] = {{"1024x1@20, lat 2us, bw 10GB, mpi openmpi-4.1", 10000, 31, 33, 0.2},
               {"4096x1@20, lat 2us, bw 10GB, mpi openmpi-4.1", 20000, 64, 63, 0.6}};
  static const hscal_effort efforts[] = {HSCAL_EFFORT_LOW_FIDELITY, HSCAL_EFFORT_MODEL};
  enum { BLOCK = 16, PANEL = 256 };
  static int node_of[4096];
  hscal_workspace *w = hscal__workspace_new();
  for (int i = 0; i < 2; i++) {
    hscal_machine *machine = machine_of(cases[i].machine);
    hscal_call call =
        hscal__call_make(hscal__routine_find("pdgemm"), cases[i].order, cases[i].order, cases[i].order, BLOCK, BLOCK);
    hscal_layout layout = hscal__layout_make(cases[i].nprow, cases[i].npcol, PANEL);
    hscal_placement placement = {machine, node_of};
    hscal__place_in_order(machine, hscal__layout_processes(&layout), node_of);
    for (int e = 0; e < 2; e++) {
      double seconds;
      assert_int_equal(hscal__timeof_in(w, &call, &layout, &placement, efforts[e], &seconds), 0);
      print_message("%d x %d: %.3f s\n", cases[i].nprow, cases[i].npcol, seconds);
      assert_true(seconds > cases[i].least_s);
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(with_a_node_each),          cmocka_unit_test(of_two_generations),
      cmocka_unit_test(behind_switches),           cmocka_unit_test(stretches_of_two_generations),
      cmocka_unit_test(stretches_behind_switches), cmocka_unit_test(panels_of_many_blocks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
