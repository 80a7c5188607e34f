/* Strategies against the figures that their authors printed. Each test names its source. What HeteroPBLAS printed of hcl16 is in
 * benchmarks/paper, the partitions of sets in tests/partition. */
#include "fixture.h"
#include "strategies/arrangements.h"
#include "strategies/cluster_partition.h"
#include "strategies/strategies.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- HMPI ---------------------------------------------------------------------------------------------------------- */

/* Source: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), 3.5: of 9 processes there are 23 arrangements. */
static void nine_processes_have_23_arrangements(void **state) {
  (void)state;
  int count = 0, is_listed[10][10] = {{0}};
  for (hscal_grid grid = {.nprow = 0}; hscal__next_arrangement(9, &grid); count++) {
    assert_true(grid.nprow * grid.npcol <= 9);
    assert_false(is_listed[grid.nprow][grid.npcol]);
    is_listed[grid.nprow][grid.npcol] = 1;
  }
  assert_int_equal(count, 23);
  assert_int_equal(hscal__arrangement_count(9), 23);
  assert_int_equal(hscal__arrangement_count(51), 211); /* of the program that the next test is about */
}

static hscal_plan *strategy_plan(const char *name, const hscal_call *call, const hscal_machine *machine) {
  hscal_plan *plan = NULL;
  assert_success(hscal__plan_by_strategy(hscal__strategy_find(name), call, machine, NULL, &plan));
  assert_string_equal(plan->strategy, name);
  return plan;
}

/* Source: HMPI thesis, table 3.3 and figure 3.8: 8 computers of 2429 Mflop/s in dgemm, one of 563, one of 412 run 6, 2 and 1
 * processes a processor, 51 in all. */
static void faster_computers_run_more_processes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x1@2.429 + 1x1@0.563 + 1x1@0.412, lat 50us, bw 12MB, ideal", 0);
  hscal_call call = product(512, 512, 512);
  machine->processes_per_processor = 9;
  hscal_plan *plan = strategy_plan("hmpi", &call, machine);
  assert_int_equal(plan->candidates, 211);
  for (int h = 0; h < 8; h++) assert_true(processes_on(plan, h) <= 6);
  assert_true(processes_on(plan, 8) <= 2 && processes_on(plan, 9) <= 1);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Source: HMPI thesis, 3.5: speeds rise along no row and no column of the arrangement. */
static void speeds_never_rise_along_the_grid(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10 + 3x2@30 + 1x4@20, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(4000, 4000, 4000);
  hscal_plan *plan = strategy_plan("hmpi", &call, machine);
  const double speed[] = {10, 10, 30, 30, 30, 20};
  assert_true(plan->nprow > 1 && plan->npcol > 1);
  for (int p = 0; p < plan->nprow; p++)
    for (int q = 0; q < plan->npcol; q++) {
      double here = speed[plan->node_of[p * plan->npcol + q]];
      if (q > 0) assert_true(here <= speed[plan->node_of[p * plan->npcol + q - 1]]);
      if (p > 0) assert_true(here <= speed[plan->node_of[(p - 1) * plan->npcol + q]]);
    }
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* ---- Prophet ------------------------------------------------------------------------------------------------------- */

/* Its first two clusters and the callbacks of Gaussian elimination. Source: J. B. Weissman, PhD thesis, Univ. of Virginia,
 * 1995: figure 5.3 (communication, ms and bytes; the third cluster's constants are not printed), 7.3.1 (callbacks). */
enum { SGI, SPARC2, CLUSTERS };
static const int most[CLUSTERS] = {6, 8};
static const double broadcast[CLUSTERS][4] = {{.4, 2.0, .000073, .00145}, {.9, 2.1, .003, .00116}};
static const double router[2] = {1.2, .00008};

static double sgi_cost(int n) { return n < 512 ? .00013 : n <= 1024 ? .0001 : .00015; }

/* Milliseconds of all rows, divided by speed: 2N^2 / (3N - 3) operations for a row in each cycle. */
static double computing_ms(int n, const int *processors) {
  double speeds[14], finish;
  int counts[14], p = 0;
  const double cost[CLUSTERS] = {sgi_cost(n), .000319};
  for (int c = 0; c < CLUSTERS; c++)
    for (int i = 0; i < processors[c]; i++) speeds[p++] = 1 / (2. * n * n / (3. * n - 3) * cost[c]);
  assert_success(hscal_partition_set(n, p, 1, speeds, NULL, NULL, counts, &finish));
  return finish;
}

/* Equations 3.3, 3.5 and 3.7, f(p) = p; each broadcast carries half a row of 4-byte numbers on average. */
static double cluster_ms(int n, int cluster, int processors) {
  const double *c = broadcast[cluster], bytes = 4. * (n / 2.);
  return c[0] + c[1] * processors + bytes * (c[2] + c[3] * processors);
}

static double elimination_ms(void *data, const int *processors) {
  int n = *(const int *)data, all = processors[SGI] + processors[SPARC2],
      is_mixed = processors[SGI] && processors[SPARC2];
  double ms = computing_ms(n, processors);
  if (all == 1) return ms;
  for (int c = 0; c < CLUSTERS; c++)
    if (processors[c]) ms += (cluster_ms(n, c, all) + is_mixed * (router[0] + router[1] * 2 * n)) * processors[c] / all;
  return ms;
}

static int busiest(void *data, const int *processors) {
  (void)data;
  return processors[SGI] >= processors[SPARC2] ? SGI : SPARC2;
}

/* Source: Weissman, table 7.2: predictions, and processors of each cluster. */
static void gaussian_elimination_is_predicted_as_by_prophet(void **state) {
  (void)state;
  const struct {
    int n, sgis;
    double ms;
  } printed[] = {{256, 1, 5.7}, {512, 2, 16.2}, {768, 3, 26.3}, {1024, 4, 37.9}, {2048, 6, 118.4}};
  for (size_t i = 0; i < sizeof printed / sizeof *printed; i++)
    for (hscal_heuristic heuristic = HSCAL_HEURISTIC_H1; heuristic <= HSCAL_HEURISTIC_H2; heuristic++) {
      int n = printed[i].n, order[CLUSTERS], processors[CLUSTERS];
      hscal_cluster_problem problem = {CLUSTERS, most, elimination_ms, busiest, &n};
      double ms;
      assert_success(hscal__order_clusters(&problem, order));
      assert_int_equal(order[0], SGI);
      assert_success(hscal__partition_clusters(&problem, heuristic, order, processors, &ms));
      assert_int_equal(processors[SGI], printed[i].sgis);
      assert_int_equal(processors[SPARC2], 0);
      assert_true(fabs(ms - printed[i].ms) < 0.05);
    }
}

/* Source: Weissman, note below table 7.2: of 2048 rows two processors have 342, four have 341. */
static void rows_are_divided_as_by_prophet(void **state) {
  (void)state;
  const double speeds[] = {1, 1, 1, 1, 1, 1};
  int counts[6];
  assert_success(hscal_partition_set(2048, 6, 1, speeds, NULL, NULL, counts, NULL));
  assert_memory_equal(counts, ((const int[]){342, 342, 341, 341, 341, 341}), sizeof counts);
}

/* ---- Prophet's heuristics on other cost functions ------------------------------------------------------------------ */

/* A curve that falls from 9 to 2 and lies at 1 for one processor: a binary search alone finds 2. */
static double dips_at_one(void *data, const int *processors) {
  (void)data;
  return processors[0] == 1 ? 1 : fabs(processors[0] - 9.) + 2;
}

static void one_processor_is_tried_besides(void **state) {
  (void)state;
  const int only = 12;
  int order[1], processors[1];
  double seconds;
  hscal_cluster_problem problem = {1, &only, dips_at_one, busiest, NULL};
  assert_success(hscal__order_clusters(&problem, order));
  assert_success(hscal__partition_clusters(&problem, HSCAL_HEURISTIC_H2, order, processors, &seconds));
  assert_int_equal(processors[0], 1);
  assert_true(seconds == 1);
}

/* Best with five of each; adding to ten of the first cluster gets no further than to one of the second. */
static double wants_equal_shares(void *data, const int *processors) {
  (void)data;
  if (processors[1] == 0) return 20. / processors[0] + processors[0] * 0.1;
  return 1 + 0.1 * abs(processors[0] - processors[1]) + 0.5 * abs(processors[0] + processors[1] - 10);
}

static int first_is_busiest(void *data, const int *processors) {
  (void)data;
  return processors[0] > processors[1] ? 0 : 1;
}

static void trading_beats_adding(void **state) {
  (void)state;
  const int both[] = {10, 10}, order[] = {0, 1};
  int processors[2];
  double seconds;
  hscal_cluster_problem problem = {2, both, wants_equal_shares, first_is_busiest, NULL};
  assert_success(hscal__partition_clusters(&problem, HSCAL_HEURISTIC_H2, order, processors, &seconds));
  assert_memory_equal(processors, ((const int[]){10, 1}), sizeof processors);
  assert_true(fabs(seconds - 2.4) < 1e-12);
  assert_success(hscal__partition_clusters(&problem, HSCAL_HEURISTIC_H1, order, processors, &seconds));
  assert_memory_equal(processors, ((const int[]){5, 5}), sizeof processors);
  assert_true(fabs(seconds - 1) < 1e-12);
}

/* ---- Cluster-M ----------------------------------------------------------------------------------------------------- */

/* Source: Y.-C. Wu, PhD thesis, NJIT, 1996, 3.3.3: clusters of work 12, 14, 10 and 20 on processors of speed 2, 1 and 1 end at
 * 15 at the earliest, with 10 and 20 on the fast one. */
static void four_clusters_on_three_processors_end_at_15(void **state) {
  (void)state;
  const double work[] = {12, 14, 10, 20}, speeds[] = {2, 1, 1};
  int owner[4];
  double finish;
  assert_success(hscal_partition_weighted(4, work, 3, speeds, owner, &finish));
  assert_true(finish == 15);
  assert_int_equal(owner[2], 0);
  assert_int_equal(owner[3], 0);
  assert_int_not_equal(owner[0], owner[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nine_processes_have_23_arrangements),
      cmocka_unit_test(faster_computers_run_more_processes),
      cmocka_unit_test(speeds_never_rise_along_the_grid),
      cmocka_unit_test(gaussian_elimination_is_predicted_as_by_prophet),
      cmocka_unit_test(rows_are_divided_as_by_prophet),
      cmocka_unit_test(one_processor_is_tried_besides),
      cmocka_unit_test(trading_beats_adding),
      cmocka_unit_test(four_clusters_on_three_processors_end_at_15),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
