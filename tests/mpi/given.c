/* hscal_plan_ctxt: contexts of plans that were made before, on this machine or on another. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "multiply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { A = 0, B = 1 }; /* nodes of the session; processes 0 and 1 are on the first, the others on the second */
static const char two_nodes[] = "a=1x2@10 + b=1x2@10, lat 2us, bw 10GB, ideal";

static void begin(void) {
  setenv("HSCAL_HOST", world_rank < 2 ? "a" : "b", 1);
  use_machine(two_nodes);
  assert_int_equal(hscal_init(NULL, NULL), 0);
}

/* A row of processes on two nodes of these names. */
static hscal_plan row_of(int nprocs, int *node_of, const char **names) {
  static int threads[2] = {1, 1};
  static double bytes[2] = {1e6, 2e6};
  return (hscal_plan){.routine = "pdgemm",
                      .nprocs = nprocs,
                      .nprow = 1,
                      .npcol = nprocs,
                      .mb = 24,
                      .nb = 40,
                      .panel = 48,
                      .nnodes = 2,
                      .node_of = node_of,
                      .node_name = names,
                      .threads_of_node = threads,
                      .memory_bytes = bytes,
                      .predicted_s = 0.5,
                      .kept_origin = 1};
}

/* Process ranks[q] is in column q, the others are left out. Process 0 alone has the plan. */
static void expect_ranks(const hscal_plan *plan, const int *ranks) {
  int ictxt, nprow, npcol, row, column, expected = -1;
  assert_int_equal(hscal_plan_ctxt(world_rank == 0 ? plan : NULL, &ictxt), 0);
  for (int q = 0; q < plan->npcol; q++)
    if (ranks[q] == world_rank) expected = q;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
  assert_int_equal(column, expected);
  assert_int_equal(hscal_data_stays(), 0);
  if (hscal_in_ctxt(&ictxt)) {
    const hscal_plan *here = hscal_ctxt_plan(&ictxt);
    assert_true(here->mb == 24 && here->nb == 40 && here->panel == 48 && here->predicted_s == 0.5);
    assert_string_equal(here->node_name[here->node_of[column]], world_rank < 2 ? "a" : "b");
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
}

static void expect_failure(const hscal_plan *plan, int status, const char *words) {
  int ictxt = 5;
  assert_int_equal(hscal_plan_ctxt(world_rank == 0 ? plan : NULL, &ictxt), status);
  assert_int_equal(ictxt, -1);
  if (!strstr(hscal_last_error(), words)) fail_msg("no \"%s\" in: %s", words, hscal_last_error());
}

static void test_nodes_are_matched(void **state) {
  (void)state;
  int mixed[] = {A, B, A, B};
  hscal_plan plan = row_of(4, mixed, (const char *[]){"a", "b"});
  begin();
  expect_ranks(&plan, (const int[]){0, 2, 1, 3});
  plan.node_name = (const char *[]){"b", "a"}; /* by name */
  expect_ranks(&plan, (const int[]){2, 0, 3, 1});
  plan.node_name = (const char *[]){"x", "y"}; /* in order */
  expect_ranks(&plan, (const int[]){0, 2, 1, 3});
  plan.node_name = (const char *[]){"x", "a"}; /* one by name, the other gets what is left */
  expect_ranks(&plan, (const int[]){2, 0, 3, 1});
  plan.node_name = NULL;
  expect_ranks(&plan, (const int[]){0, 2, 1, 3});
  assert_int_equal(hscal_close(), 0);
}

/* Nodes on which the plan has nobody do not matter. */
static void test_nodes_without_processes(void **state) {
  (void)state;
  int one_node[] = {B, B};
  hscal_plan plan = row_of(2, one_node, (const char *[]){"b", "x"});
  begin();
  expect_ranks(&plan, (const int[]){0, 1});
  plan.node_name = (const char *[]){"a", "b"};
  expect_ranks(&plan, (const int[]){2, 3});
  assert_int_equal(hscal_close(), 0);
}

static void test_too_few_processes(void **state) {
  (void)state;
  int three_on_big[] = {A, B, B, B}, three[] = {0, 1, 2};
  hscal_plan plan = row_of(4, three_on_big, (const char *[]){"a", "big"});
  begin();
  expect_failure(&plan, HSCAL_ERROR_NO_GRID, "3 processes on node \"big\", of this run 2 are on b");
  plan = row_of(3, three, (const char *[]){"a", "b", "third"});
  plan.nnodes = 3, plan.threads_of_node = NULL, plan.memory_bytes = NULL;
  expect_failure(&plan, HSCAL_ERROR_NO_GRID, "1 process on node \"third\", for which none of this run's is left");
  assert_int_equal(hscal_close(), 0);
}

static void test_no_plan(void **state) {
  (void)state;
  int mixed[] = {A, B, A, B}, ictxt = 5, last = world_rank == world_size - 1;
  hscal_plan plan = row_of(4, mixed, NULL), broken = plan;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_plan_ctxt(&plan, &ictxt), HSCAL_ERROR_STATE);
  begin();
  expect_failure(NULL, -1, "process 0 passed no plan");
  broken.nprow = 2;
  expect_failure(&broken, -1, "damaged");
  broken = plan, broken.node_of = NULL;
  expect_failure(&broken, -1, "damaged");
  broken = plan, broken.nnodes = 1;
  expect_failure(&broken, -1, "damaged");
  assert_int_equal(hscal_plan_ctxt(&plan, last ? NULL : &ictxt), -2);
  assert_int_equal(last ? pdgemm_ctxt(&x, &ictxt) : hscal_plan_ctxt(&plan, &ictxt), HSCAL_ERROR_DISAGREE);
  assert_non_null(strstr(hscal_last_error(), "called hscal_pdgemm_ctxt, process 0 called hscal_plan_ctxt"));
  expect_ranks(&plan, (const int[]){0, 2, 1, 3});
  assert_int_equal(hscal_close(), 0);
}

/* The plan of a call on the same machine, made without MPI, is the grid that the call itself gets. */
static void test_plan_of_a_call(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  hscal_plan *plan = NULL;
  pdgemm_arguments x = square_pdgemm(400);
  int of_plan, of_call, there[4], here[4];
  begin();
  assert_int_equal(hscal_machine_load(two_nodes, &machine), 0);
  assert_int_equal(hscal_pdgemm_plan(&x.transa, &x.transb, &x.m, &x.n, &x.k, &x.alpha, &x.one, &x.one, x.desca, &x.one,
                                     &x.one, x.descb, &x.beta, &x.one, &x.one, x.descc, machine, NULL, &plan),
                   0);
  assert_int_equal(hscal_plan_ctxt(plan, &of_plan), 0);
  assert_int_equal(pdgemm_ctxt(&x, &of_call), 0);
  if (of_plan >= 0) assert_int_not_equal(of_plan, of_call);
  Cblacs_gridinfo(of_plan, &there[0], &there[1], &there[2], &there[3]);
  Cblacs_gridinfo(of_call, &here[0], &here[1], &here[2], &here[3]);
  assert_memory_equal(there, here, sizeof here);
  assert_int_equal(hscal_free_ctxt(&of_plan), 0);
  assert_int_equal(hscal_free_ctxt(&of_call), 0);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  assert_int_equal(hscal_close(), 0);
}

/* Process 0 reads the plan from a file; it has the nodes' names there. */
static void test_plan_of_a_file(void **state) {
  (void)state;
  char file[] = "/tmp/hscal-given-XXXXXX";
  int mixed[] = {A, B, A, B}, ictxt, nprow, npcol, row, column;
  hscal_plan plan = row_of(4, mixed, (const char *[]){"b", "a"}), *read = NULL;
  static const int ranks[] = {2, 0, 3, 1};
  begin();
  if (world_rank == 0) {
    int descriptor = mkstemp(file);
    assert_true(descriptor >= 0);
    close(descriptor);
    plan.fallback = (hscal_candidate){.nprocs = 4, .nprow = 1, .npcol = 4, .mb = 64, .nb = 64, .panel = 32};
    assert_int_equal(hscal_plan_save(&plan, file), 0);
    if (hscal_plan_load(file, &read)) fail_msg("%s", hscal_last_error());
    unlink(file);
  }
  assert_int_equal(hscal_plan_ctxt(read, &ictxt), 0);
  hscal_plan_free(read);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
  assert_true(nprow == 1 && npcol == 4);
  assert_int_equal(ranks[column], world_rank);
  assert_int_equal(hscal_ctxt_plan(&ictxt)->nb, 40);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Whoever passes a plan wants it, also where hscal plans nothing. */
static void test_hscal_off(void **state) {
  (void)state;
  int mixed[] = {A, B, A, B};
  hscal_plan plan = row_of(4, mixed, (const char *[]){"b", "a"});
  setenv("HSCAL_OFF", "1", 1);
  begin();
  expect_ranks(&plan, (const int[]){2, 0, 3, 1});
  assert_int_equal(hscal_usual_grid(2, 2, 24, 40, "Column"), 0);
  expect_ranks(&plan, (const int[]){2, 0, 3, 1});
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_OFF");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nodes_are_matched), cmocka_unit_test(test_nodes_without_processes),
      cmocka_unit_test(test_too_few_processes), cmocka_unit_test(test_no_plan),
      cmocka_unit_test(test_plan_of_a_call),    cmocka_unit_test(test_plan_of_a_file),
      cmocka_unit_test(test_hscal_off),
  };
  return RUN_MPI_TESTS(tests);
}
