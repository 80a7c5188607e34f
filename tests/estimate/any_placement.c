/* The closed forms against the clock: the bound is never above it, the estimate is near it. */
#include "call/check.h"
#include "search/fixture.h"

#include "estimate/any_placement_table.h"
#include "estimate/estimate.h"
#include "search/lpt.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/profile.h"
#include "search/space_init.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A generator of its own, so that every machine draws the same. */
static unsigned draw(unsigned *seed, unsigned n) {
  *seed = *seed * 1664525u + 1013904223u;
  return (*seed >> 8) % n;
}

typedef struct tally {
  long n;
  double log_error;
} tally;

typedef struct bench {
  hscal_space space;
  hscal_machine_peaks peaks;
  hscal_profile profile;
  hscal_workspace *workspace;
  int *count, *node_of;
} bench;

static void bench_init(bench *bench, const hscal_call *call, const hscal_machine *machine) {
  assert_success(hscal__space_init(&bench->space, call, machine, NULL, -1));
  const hscal_problem problem = hscal__space_problem(&bench->space);
  hscal__machine_peaks_init(&problem, &bench->peaks);
  assert_success(hscal__profile_init(&bench->space, bench->space.max_processes, &bench->profile));
  bench->workspace = hscal__workspace_new();
  bench->count = calloc((size_t)machine->nnodes, sizeof *bench->count);
  bench->node_of = calloc((size_t)bench->space.max_processes, sizeof *bench->node_of);
  assert_true(bench->workspace && bench->count && bench->node_of);
}

static void bench_free(bench *bench) {
  hscal__workspace_free(bench->workspace);
  hscal__profile_free(&bench->profile);
  hscal__space_free(&bench->space);
  free(bench->count);
  free(bench->node_of);
}

/* What hscal__any_placement_bound wants to know, counted the slow way. */
static hscal_process_set process_set_of(const hscal_space *space, const int *count) {
  hscal_process_set process_set = {.slowest = INFINITY};
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (count[h] == 0) continue;
    double rate = hscal__process_rate(space, h, count[h]);
    process_set.slowest = fmin(process_set.slowest, rate);
    process_set.fastest = fmax(process_set.fastest, space->speed[h]);
    process_set.total += rate * count[h];
    if (count[h] > process_set.most) process_set.most = count[h];
  }
  return process_set;
}

/* One layout: a number of processes, dealt fastest first, in shuffled order on a grid. Returns bound / clock. */
static double compare(bench *bench, unsigned *seed, tally *tally) {
  const hscal_space *space = &bench->space;
  int processes = 1 + (int)draw(seed, (unsigned)space->max_processes), nprow = 1;
  for (int p = 1 + (int)draw(seed, (unsigned)processes); p > 1 && nprow == 1; p--)
    if (processes % p == 0) nprow = p;
  int npcol = processes / nprow, block = (int)draw(seed, (unsigned)space->nblocks),
      panel = (int)draw(seed, (unsigned)space->npanels), heights[HSCAL_HEIGHTS];
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  hscal_placement placement = {.machine = space->machine, .node_of = bench->node_of};
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&space->calls[block], nprow, npcol, &skeleton);
  layout.backend.panel = space->panel[panel];
  assert_true(hscal__map_processes(space, (hscal_mapping)draw(seed, 2), processes, 0, bench->count));
  hscal_process_set process_set = process_set_of(space, bench->count);
  int nheights = hscal__strip_heights(nprow, npcol, process_set.most, heights);
  assert_success(hscal__place_in_strips(space, &skeleton, bench->count, heights[draw(seed, (unsigned)nheights)],
                                        HSCAL_TILING_NONE, bench->node_of));
  double clock_s, bound_s = hscal__any_placement_bound(&bench->peaks, &skeleton, panel, &process_set);
  hscal__profile_fill(space, bench->node_of, nprow, npcol, &bench->profile);
  double estimate_s = hscal__estimate(space->machine, &skeleton, space->panel[panel], &bench->profile).total_s;
  assert_success(
      hscal__timeof_in(bench->workspace, &space->calls[block], &layout, &placement, HSCAL_EFFORT_FULL, &clock_s));
  if (bound_s > clock_s * (1 + 1e-9))
    fail_msg("%s m %d n %d, %d x %d, NB %d, panel %d on %d processes: bound %g s, clock %g s",
             space->call.routine->name, space->call.m, space->call.n, nprow, npcol, space->block[block],
             space->panel[panel], processes, bound_s, clock_s);
  tally->n++;
  tally->log_error += fabs(log(estimate_s / clock_s));
  return clock_s > 0 ? bound_s / clock_s : 1;
}

/* Machines, and how far off the estimate may be on average: it was fitted where receivers are late, and is rough where
 * messages are eager or processes share processors. */
static const struct {
  const char *text;
  double error;
} machines[] = {{"8x1@10, lat 10us, bw 1GB, mpi smpi, ideal", 0.10},
                {"4x1@10 + 4x1@30, lat 10us, bw 1.25GB, per 3, mpi smpi, ideal", 0.20},
                {"2x4@10 + 1x4@25, lat 5us, bw 500MB, half 16, per 3, mpi smpi, ideal", 0.40},
                {"3x1@9 + 3x1@11, lat 50us, bw 125MB, late 0, per 3, mpi smpi, ideal", 0.40},
                {"3x1@9 + 3x1@11, lat 50us, bw 125MB, late 0, rendezvous 1MB, per 3, mpi smpi, ideal", 0.50},
                {"8x1@10, lat 10us, bw 1GB, mpi openmpi-4.1, ideal", 0.10},
                {"4x1@10 + 4x1@30, lat 10us, bw 1.25GB, per 3, mpi openmpi-4.1, ideal", 0.30},
                {"2x4@10 + 1x4@25, lat 5us, bw 500MB, half 16, per 3, mpi mpich-4, ideal", 0.50}};
static const int sizes[][3] = {
    {700, 700, 700}, {1500, 1500, 1500}, {1200, 300, 900}, {150, 150, 2500}, {60, 1800, 500}};

static void bounds_hold_and_estimates_are_near(void **state) {
  (void)state;
  enum { DRAWS = 40 };
  unsigned seed = 12345;
  for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
    tally tally = {0};
    for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
      hscal_machine *machine = machine_of(machines[i].text, 0);
      hscal_call call = product(sizes[j][0], sizes[j][1], sizes[j][2]);
      bench bench;
      bench_init(&bench, &call, machine);
      for (int k = 0; k < DRAWS; k++) compare(&bench, &seed, &tally);
      bench_free(&bench);
      hscal_machine_free(machine);
    }
    double error = tally.log_error / (double)tally.n;
    print_message("%-60s %ld layouts: mean |log(estimate / clock)| %.3f\n", machines[i].text, tally.n, error);
    assert_true(error < machines[i].error);
  }
}

static void bounds_hold_for_routines_of_scalapack(void **state) {
  (void)state;
  enum { DRAWS = 6 };
  static const char *const names[] = {"pdgetrf", "pdgesv",  "pdpotrf", "pzposv",  "pdgeqrf", "psgelqf",
                                      "pzgeqlf", "pdgerqf", "pdgels",  "pcgetrf", "pdsytrd", "pdgebrd",
                                      "pdgehrd", "pdsyev",  "pdgesvd", "pdpotri", "pdgetri", "pdtrtri",
                                      "pdormqr", "pdorgqr", "pdsygst", "pdgeqpf"};
  static const int shapes[][2] = {{400, 400}, {650, 300}, {250, 700}};
  unsigned seed = 4711;
  for (size_t r = 0; r < sizeof names / sizeof *names; r++) {
    double sum = 0;
    long cases = 0;
    for (size_t i = 0; i < sizeof machines / sizeof *machines; i++)
      for (size_t j = 0; j < sizeof shapes / sizeof *shapes; j++) {
        hscal_machine *machine = machine_of(machines[i].text, 0);
        int m = shapes[j][0], n = shapes[j][1], is_tall = m >= n;
        hscal_call call = hscal__call_make(hscal__routine_find(names[r]), m, n, is_tall ? n : m, 0, 0);
        tally tally = {0};
        bench bench;
        call.uplo = call.uplo && j == 1 ? 'U' : call.uplo;
        if (hscal__call_check(&call, 1, 1)) call = hscal__call_make(call.routine, n, n, n, 0, 0);
        bench_init(&bench, &call, machine);
        for (int k = 0; k < DRAWS; k++, cases++) sum += compare(&bench, &seed, &tally);
        bench_free(&bench);
        hscal_machine_free(machine);
      }
    print_message("%-8s %ld layouts: bound / clock %.2f\n", names[r], cases, sum / (double)cases);
  }
}

/* Every process has a seat, each node as many as it was dealt, fast ones where the matrix begins. */
static void arranging_seats_everybody(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10 + 2x2@20 + 1x3@5, lat 10us, bw 1GB, per 3, ideal", 0);
  hscal_call call = product(1000, 1000, 1000);
  bench bench;
  bench_init(&bench, &call, machine);
  call = bench.space.calls[0];
  call.operand[HSCAL_C].desc.rsrc = 1; /* C begins in process row 1 */
  for (int height = 1; height <= 3; height++) {
    hscal_cost_skeleton skeleton;
    int count[5] = {2, 1, 4, 2, 3}, seen[5] = {0};
    hscal__cost_skeleton(&call, 3, 4, &skeleton);
    assert_success(hscal__place_in_strips(&bench.space, &skeleton, count, height, HSCAL_TILING_NONE, bench.node_of));
    for (int i = 0; i < 12; i++) seen[bench.node_of[i]]++;
    assert_memory_equal(seen, count, sizeof count);
    assert_int_equal(bench.node_of[1 * 4 + 0], 3); /* two processes at 20 Gflop/s each */
  }
  bench_free(&bench);
  hscal_machine_free(machine);
}

/* Two blocks of three columns: the node that is twice as fast gets two thirds. */
static void matching_gives_large_shares_to_fast_nodes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10 + 1x1@20, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 300, 300, 300, 100, 100);
  bench bench;
  bench_init(&bench, &call, machine);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&call, 1, 2, &skeleton); /* 200 and 100 columns */
  assert_success(hscal__place_lpt(&bench.space, &skeleton, 1, bench.node_of));
  assert_int_equal(bench.node_of[0], 1);
  assert_int_equal(bench.node_of[1], 0);
  bench_free(&bench);
  hscal_machine_free(machine);
}

/* Three blocks on four process rows: a slow node computes as much as others in any but the last one. */
static void all_wait_for_what_lies_on_slow_nodes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x1@20 + 1x1@10, lat 1us, bw 100GB, ideal", 0);
  hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 300, 300, 300, 100, 100);
  static const int slow_row[] = {3, 0, 2};
  double seconds[3];
  bench bench;
  bench_init(&bench, &call, machine);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&call, 4, 1, &skeleton);
  for (int i = 0; i < 3; i++) {
    for (int p = 0, fast = 0; p < 4; p++) bench.node_of[p] = p == slow_row[i] ? 3 : fast++;
    hscal__profile_fill(&bench.space, bench.node_of, 4, 1, &bench.profile);
    hscal_cost cost = hscal__estimate(machine, &skeleton, 100, &bench.profile);
    seconds[i] = cost.compute_s + cost.message_s;
  }
  assert_true(seconds[0] < 0.9 * seconds[1] && seconds[1] == seconds[2]);
  assert_true(seconds[1] >= 2.0 * 300 * 300 * 100 / 10e9);
  bench_free(&bench);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds_hold_and_estimates_are_near),
      cmocka_unit_test(bounds_hold_for_routines_of_scalapack),
      cmocka_unit_test(arranging_seats_everybody),
      cmocka_unit_test(matching_gives_large_shares_to_fast_nodes),
      cmocka_unit_test(all_wait_for_what_lies_on_slow_nodes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
