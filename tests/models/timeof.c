/* hscal_p?gemm_timeof, the anchors of the simulated cluster, and memory. */
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/memory/memory.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* pdgemm n x n x n in blocks of nb, through the public door. */
static int timeof(const hscal_machine *machine, int n, int nb, int nprow, int npcol, int panel, const int *node_of,
                  double *seconds) {
  int desc[9], one = 1;
  double alpha = 1, beta = 0;
  char no[] = "N";
  int values[9] = {1, -1, n, n, nb, nb, 0, 0, n > 1 ? n : 1};
  memcpy(desc, values, sizeof desc);
  return hscal_pdgemm_timeof(no, no, &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                             machine, nprow, npcol, panel, node_of, seconds);
}

static void one_process_is_one_kernel(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10, half 100, ideal");
  double seconds;
  assert_int_equal(timeof(machine, 500, 64, 1, 1, 0, NULL, &seconds), 0);
  assert_near(seconds, 2.0 * 500 * 500 * (500 + 100) / 10e9, 1e-12);
  hscal_machine_free(machine);
}

/* The 16 computers of the HeteroPBLAS paper, fastest first. Seconds of the real library under SimGrid SMPI (smpi/test:0),
 * N = 2048, NB = 64, one process on each. */
static void the_simulated_cluster_is_met(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(
      "1@12.25 + 1@11.626 + 1@11.295 + 1@11.211 + 1@11.2 + 1@11.151 + 1@11.054 + 1@10.958 + 1@10.949 + 1@10.829 + "
      "1@10.827 + 1@9.815 + 1@9.729 + 1@9.056 + 1@7.425 + 1@7.047, lat 50us, bw 2Gbit, ideal");
  static const struct {
    int nprow, npcol;
    double simulated_s;
  } run[] = {{4, 4, 0.277984177}, {2, 8, 0.320816396}, {7, 2, 0.304941831}, {1, 16, 0.484588598}, {3, 5, 0.280296480}};
  for (size_t i = 0; i < sizeof run / sizeof *run; i++) {
    double seconds;
    assert_int_equal(timeof(machine, 2048, 64, run[i].nprow, run[i].npcol, 0, NULL, &seconds), 0);
    assert_near(seconds, run[i].simulated_s, 1e-4);
  }
  double all, without_slowest;
  assert_int_equal(timeof(machine, 8192, 64, 4, 4, 0, NULL, &all), 0);
  assert_int_equal(timeof(machine, 8192, 64, 7, 2, 0, NULL, &without_slowest), 0);
  assert_near(all, 11.43, 1e-3); /* as published, with two decimals */
  assert_near(without_slowest, 10.84, 1e-3);
  hscal_machine_free(machine);
}

static void nothing_to_do_takes_no_kernel(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, ideal");
  double seconds = NAN;
  assert_int_equal(timeof(machine, 0, 64, 1, 1, 0, NULL, &seconds), 0);
  assert_true(seconds == 0);
  hscal_machine_free(machine);
}

/* Before memory is asked for a place of each. */
static void absurd_grids_are_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10");
  double seconds;
  assert_int_equal(timeof(machine, 100, 10, 40000, 50000, 0, NULL, &seconds), HSCAL_ERROR_UNSUPPORTED);
  assert_string_equal(hscal_last_error(),
                      "a grid of 40000 x 50000 has 2000000000 processes; timeof predicts for at most 131072");
  hscal_machine_free(machine);
}

static void bad_layouts_are_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, ideal");
  double seconds;
  int nowhere[] = {0, 7};
  assert_int_equal(timeof(machine, 100, 64, 0, 1, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 64, 1, -2, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 64, 70000, 70000, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 64, 1, 2, -1, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 0, 1, 2, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 64, 1, 2, 0, nowhere, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "node 7"));
  assert_int_equal(timeof(NULL, 100, 64, 1, 2, 0, NULL, &seconds), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(timeof(machine, 100, 64, 1, 2, 0, NULL, NULL), HSCAL_ERROR_ARGUMENT);
  assert_true(timeof(machine, -1, 64, 1, 2, 0, NULL, &seconds) < 0);
  hscal_machine_free(machine);
}

static void processes_fill_the_nodes_in_order(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10 + 1x1@30, lat 10us, bw 1GB, ideal");
  int in_order[] = {0, 0, 1, 1, 2, 0, 0, 1};
  double by_default, named;
  assert_int_equal(timeof(machine, 512, 64, 2, 4, 0, NULL, &by_default), 0);
  assert_int_equal(timeof(machine, 512, 64, 2, 4, 0, in_order, &named), 0);
  assert_true(by_default == named);
  hscal_machine_free(machine);
}

static void expect_places(const hscal_machine *machine, int nprow, int npcol, int per_node, char order,
                          const int *expected) {
  int node_of[6];
  assert_int_equal(hscal_machine_place(machine, nprow, npcol, per_node, order, node_of), 0);
  for (int p = 0; p < nprow * npcol; p++) assert_int_equal(node_of[p], expected[p]);
}

/* Process k of those that were started is on node k / per_node, and the grid takes them along rows or columns. */
static void so_many_processes_stand_on_each_node(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x4@10 + 1x2@30, lat 10us, bw 1GB, ideal");
  expect_places(machine, 2, 3, 2, 'R', (const int[]){0, 0, 1, 1, 2, 2});
  expect_places(machine, 2, 3, 2, 'C', (const int[]){0, 1, 2, 0, 1, 2});
  expect_places(machine, 2, 3, 4, 'R', (const int[]){0, 0, 0, 0, 1, 1});
  expect_places(machine, 2, 3, 0, 'C', (const int[]){0, 0, 1, 0, 0, 1});
  hscal_machine_free(machine);
}

static void places_that_are_not_there(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x4@10 + 1x2@30, lat 10us, bw 1GB, ideal");
  int node_of[16];
  assert_int_equal(hscal_machine_place(machine, 1, 5, 1, 'R', node_of), HSCAL_ERROR_NO_GRID);
  assert_string_equal(hscal_last_error(), "a grid of 1 x 5 has 5 processes; the 4 nodes of the machine hold 4");
  assert_int_equal(hscal_machine_place(machine, 4, 4, 4, 'R', node_of), HSCAL_ERROR_NO_GRID);
  assert_string_equal(hscal_last_error(), "4 processes on each node: at most 2 fit on b");
  assert_int_equal(hscal_machine_place(machine, 2, 2, 5, 'R', node_of), HSCAL_ERROR_NO_GRID);
  assert_int_equal(hscal_machine_place(machine, 0, 2, 1, 'R', node_of), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_machine_place(machine, 70000, 70000, 1, 'R', node_of), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_machine_place(machine, 2, 2, -1, 'R', node_of), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_machine_place(machine, 2, 2, 1, 'x', node_of), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_machine_place(NULL, 2, 2, 1, 'R', node_of), -1);
  assert_int_equal(hscal_machine_place(machine, 2, 2, 1, 'R', NULL), -6);
  hscal_machine_free(machine);
}

/* Two cores of a node are one processor, as fast as the machine says. */
static void processes_of_threads_are_timed_by_their_own_speed(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x4@10, lat 10us, bw 1GB, threads 0.9, ideal"), *teams = NULL;
  hscal_machine *alike = machine_of("2x2@18, lat 10us, bw 1GB, ideal");
  int node_of[4];
  double of_teams, of_alike, of_one;
  assert_int_equal(hscal_machine_with_threads(machine, 2, &teams), 0);
  assert_int_equal(hscal_machine_place(teams, 2, 2, 2, 'R', node_of), 0);
  assert_int_equal(timeof(teams, 4096, 64, 2, 2, 0, node_of, &of_teams), 0);
  assert_int_equal(timeof(alike, 4096, 64, 2, 2, 0, node_of, &of_alike), 0);
  assert_int_equal(timeof(machine, 4096, 64, 2, 2, 0, node_of, &of_one), 0);
  assert_near(of_teams, of_alike, 1e-12);
  assert_true(of_one > 1.5 * of_teams);
  assert_int_equal(hscal_machine_place(teams, 2, 2, 3, 'R', node_of), HSCAL_ERROR_NO_GRID);
  assert_string_equal(hscal_last_error(), "3 processes of 2 threads on each node: at most 2 fit on a1");
  hscal_machine_free(teams);
  hscal_machine_free(alike);
  hscal_machine_free(machine);
}

static void memory_holds_operands_and_panels(void **state) {
  (void)state;
  hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 1000, 1000, 1000, 100, 100);
  hscal_layout layout = {.nprow = 2, .npcol = 2, .backend = hscal__reference_backend};
  double operands = 3 * 500.0 * 500 * 8, panels = 2 * (500.0 + 500) * 32 * 8;
  assert_near(hscal__process_bytes(&call, &layout, 0, 0), operands + panels, 1e-12);
  layout.backend.panel = 64;
  assert_near(hscal__process_bytes(&call, &layout, 1, 1), operands + 2 * panels, 1e-12);
}

/* Every routine that has a scheme: a time that is a number, and bytes of the operands it has. */
static void every_routine_takes_some_time(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  random_seed(41);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]);
    for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
      if (!hscal__scheme_exists(hscal__routines[r].scheme)) continue;
      random_case c = random_routine(machine, &hscal__routines[r], 300);
      hscal_placement placement = {machine, c.node_of};
      for (int effort = HSCAL_EFFORT_ESTIMATE; effort <= HSCAL_EFFORT_FULL; effort++) {
        double seconds = NAN;
        if (hscal__timeof_in(w, &c.call, &c.layout, &placement, (hscal_effort)effort, &seconds))
          fail_msg("%s: %s", hscal__routines[r].name, hscal_last_error());
        assert_true(seconds >= 0 && isfinite(seconds));
      }
      double bytes = hscal__process_bytes(&c.call, &c.layout, 0, 0);
      assert_true(bytes >= 0 && isfinite(bytes));
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
}

/* Searches look at the first process alone where operands begin with it, whatever the routine and the letters. */
static void the_first_process_needs_most(void **state) {
  (void)state;
  enum { DRAWS = 24, BLOCKS = 3, PANEL = 24 };
  static const int blocks[BLOCKS] = {8, 24, 64};
  hscal_machine *machine = machine_of(test_machines[0]);
  random_seed(43);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    if (!hscal__scheme_exists(hscal__routines[r].scheme)) continue;
    for (int draw = 0; draw < DRAWS; draw++) {
      hscal_call call = random_routine(machine, &hscal__routines[r], 300).call;
      hscal_layout layout = hscal__layout_make(1 + draw % 5, 1 + draw % 4, PANEL);
      hscal__call_lay(&call, blocks[draw % BLOCKS], blocks[draw % BLOCKS]);
      assert_int_equal(hscal__call_begins_with_first(&call), 1);
      double most = hscal__process_bytes(&call, &layout, 0, 0);
      for (int p = 0; p < layout.nprow; p++)
        for (int q = 0; q < layout.npcol; q++)
          if (hscal__process_bytes(&call, &layout, p, q) > most)
            fail_msg("%s: process (%d,%d) of %d x %d needs more than (0,0)", hscal__routines[r].name, p, q,
                     layout.nprow, layout.npcol);
    }
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_process_is_one_kernel),
      cmocka_unit_test(the_simulated_cluster_is_met),
      cmocka_unit_test(nothing_to_do_takes_no_kernel),
      cmocka_unit_test(bad_layouts_are_refused),
      cmocka_unit_test(absurd_grids_are_refused),
      cmocka_unit_test(processes_fill_the_nodes_in_order),
      cmocka_unit_test(so_many_processes_stand_on_each_node),
      cmocka_unit_test(places_that_are_not_there),
      cmocka_unit_test(processes_of_threads_are_timed_by_their_own_speed),
      cmocka_unit_test(memory_holds_operands_and_panels),
      cmocka_unit_test(every_routine_takes_some_time),
      cmocka_unit_test(the_first_process_needs_most),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
