/* Pools: which recordings show them, and what one of them is planned on. */
#include "workload/pools.h"
#include "../search/fixture.h"
#include "workload/read.h"
#include "workload/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST "hscal workload 1\nprogram processes=%d\n"
/* A pool: its context, its matrices and its calls. */
#define CONTEXT(number, grid, ranks)   "context c" #number " grid=" grid " processes=" ranks "\n"
#define MATRIX(number, n)              "matrix m" #number " m=" #n " n=" #n " nb=32 context=c" #number "\n"
#define CALL(routine, number, n, rest) "call " routine " n=" #n " a=m" #number " " rest "\n"

static hscal_workload *read_text(int processes, const char *text) {
  char copy[4096];
  hscal_workload *workload = NULL;
  int length = snprintf(copy, sizeof copy, FIRST, processes);
  snprintf(copy + length, sizeof copy - (size_t)length, "%s", text);
  if (hscal__workload_read_text("test", copy, &workload)) fail_msg("%s", hscal_last_error());
  return workload;
}

/* The pool that is found as a file; "" if there are none. */
static void assert_pool(int processes, const char *text, const char *wanted, const char *ranks) {
  hscal_workload *recording = read_text(processes, text);
  hscal_pool pool;
  char found[200] = "";
  assert_int_equal(hscal__pool_find(recording, &pool), 0);
  char *written = pool.workload ? hscal__workload_text(pool.workload) : strdup("");
  assert_string_equal(written, wanted);
  for (int i = 0; pool.workload && i < pool.workload->processes; i++)
    snprintf(found + strlen(found), sizeof found - strlen(found), "%d ", pool.rank[i]);
  assert_string_equal(found, ranks);
  free(written);
  hscal__pool_free(&pool);
  hscal_workload_free(recording);
}

#define TWO_CONTEXTS CONTEXT(1, "1x2", "0,1") CONTEXT(2, "1x2", "3,2")
#define TWO_MATRICES MATRIX(1, 100) MATRIX(2, 200)

/* The second has the larger matrix, fewer calls, and its ranks turned round. */
static void the_longest_pool_is_taken_out(void **state) {
  static const char by_operations[] =
      "hscal workload 1\nprogram processes=2\npools 2\ncontext c2 grid=1x2 processes=1,0\n"
      "matrix m2 m=200 n=200 type=d nb=32 context=c2\ncall pdpotrf n=200 a=m2 count=3\n";
  static const char by_seconds[] =
      "hscal workload 1\nprogram processes=2\npools 2\ncontext c1 grid=1x2 processes=0-1\n"
      "matrix m1 m=100 n=100 type=d nb=32 context=c1\ncall pdpotrf n=100 a=m1 count=5 seconds=2\n";
  (void)state;
  assert_pool(4, TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, "count=5") CALL("pdpotrf", 2, 200, "count=3"),
              by_operations, "2 3 ");
  assert_pool(4,
              TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, "count=5 seconds=2")
                  CALL("pdpotrf", 2, 200, "count=3 seconds=3"),
              by_seconds, "0 1 ");
}

/* Each has two grids of the same processes, and other routines on them. */
static void a_pool_may_have_several_contexts(void **state) {
  hscal_pool pool;
  (void)state;
  hscal_workload *recording =
      read_text(4, CONTEXT(1, "1x2", "0,1") CONTEXT(2, "1x2", "2,3") CONTEXT(3, "2x1", "3,2") CONTEXT(4, "2x1", "1,0")
                       MATRIX(1, 100) MATRIX(2, 200) MATRIX(3, 300) MATRIX(4, 300) CALL("pdpotrf", 1, 100, "")
                           CALL("pdpotrf", 2, 200, "") CALL("pdpotri", 3, 300, "") CALL("pdpotri", 4, 300, ""));
  assert_int_equal(hscal__pool_find(recording, &pool), 0);
  assert_true(pool.workload->pools == 2 && pool.workload->ncontexts == 2 && pool.workload->ncalls == 2);
  assert_true(pool.workload->matrix[pool.workload->call[1].matrix[HSCAL_A]].context == 1 && pool.rank[0] == 2);
  assert_true(pool.workload->context[1].process[0] == 1 && pool.workload->context[1].process[1] == 0);
  hscal__pool_free(&pool);
  hscal_workload_free(recording);
}

static void what_is_not_apart_or_not_alike_is_no_pool(void **state) {
  (void)state;
  assert_pool(4,
              CONTEXT(1, "1x2", "0,1") CONTEXT(2, "1x2", "1,2") TWO_MATRICES CALL("pdpotrf", 1, 100, "")
                  CALL("pdpotrf", 2, 200, ""),
              "", ""); /* a process in both */
  assert_pool(4, TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, "") CALL("pdgetrf", 2, 200, "m=200"), "", "");
  assert_pool(4,
              CONTEXT(1, "1x2", "0,1") CONTEXT(2, "2x1", "2,3") TWO_MATRICES CALL("pdpotrf", 1, 100, "")
                  CALL("pdpotrf", 2, 200, ""),
              "", "");
  assert_pool(4, TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, ""), "", ""); /* the other does nothing */
  assert_pool(4,
              TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, "") CALL(
                  "pdpotrf", 2, 200, "") "call pdgemr2d m=100 n=100 a=m1 b=m2\ncall pdgemr2d m=100 n=100 a=m2 b=m1\n",
              "", ""); /* calls between them */
  assert_pool(4,
              TWO_CONTEXTS TWO_MATRICES CALL("pdpotrf", 1, 100, "") CALL("pdpotrf", 2, 200, "") "call pdpotrf n=50\n",
              "", ""); /* nobody's */
  assert_pool(4,
              CONTEXT(1, "2x2", "0-3") CONTEXT(2, "1x2", "0-1") CONTEXT(3, "1x2", "2-3") TWO_MATRICES MATRIX(3, 50)
                  CALL("pdpotrf", 1, 100, "") CALL("pdpotrf", 2, 200, "") CALL("pdpotrf", 3, 50, ""),
              "", "");
}

/* Of eight processes four are in contexts; the pools have the others, too, if these are dealt evenly. */
static void idle_processes_are_the_pools(void **state) {
  hscal_pool pool;
  (void)state;
  static const struct {
    const char *first, *second;
    int processes, of_pool;
  } cases[] = {{"0,1", "4,5", 8, 4}, {"0,1", "2,3", 8, 2}, {"1,2", "5,6", 8, 2}};
  for (int i = 0; i < 3; i++) {
    char text[1024];
    snprintf(text, sizeof text,
             "context c1 grid=1x2 processes=%s\ncontext c2 grid=1x2 processes=%s\n" TWO_MATRICES CALL(
                 "pdpotrf", 1, 100, "") CALL("pdpotrf", 2, 200, ""),
             cases[i].first, cases[i].second);
    hscal_workload *recording = read_text(cases[i].processes, text);
    assert_int_equal(hscal__pool_find(recording, &pool), 0);
    assert_int_equal(pool.workload->processes, cases[i].of_pool);
    hscal__pool_free(&pool);
    hscal_workload_free(recording);
  }
}

/* ---- planning -------------------------------------------------------------------------------------------------------- */

static const char large[] =
    "matrix A m=3000 n=3000\ncall pdpotrf n=3000 a=A count=5\ncall pdpotri n=3000 a=A count=5\n";

static hscal_plan *planned(int pools, const char *machine_text, const hscal_options *options, double memory_bytes,
                           int *status) {
  char text[512] = "";
  hscal_plan *plan;
  hscal_machine *machine = machine_of(machine_text, 0.1);
  if (pools) snprintf(text, sizeof text, "pools %d\n", pools);
  snprintf(text + strlen(text), sizeof text - strlen(text), "%s", large);
  hscal_workload *workload = read_text(1, text);
  for (int c = 0; memory_bytes > 0 && c < machine->nclasses; c++) machine->classes[c].memory_bytes = memory_bytes;
  *status = hscal_workload_plan(workload, machine, options, &plan);
  hscal_workload_comparison *c = NULL;
  if (!*status) {
    assert_success(hscal_workload_compare(workload, machine, options, plan, &c));
    assert_true(fabs(c->together_s / plan->predicted_s - 1) < 1e-3);
    hscal_workload_comparison_free(c);
  }
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  return plan;
}

static void assert_same_layout(const hscal_plan *x, const hscal_plan *y) {
  assert_true(x->nprow == y->nprow && x->npcol == y->npcol && x->nb == y->nb && x->panel == y->panel);
  assert_true(fabs(x->predicted_s / y->predicted_s - 1) < 1e-9);
}

/* As on a machine that has no more than the share. */
static void a_pool_is_planned_on_its_share(void **state) {
  int status;
  const hscal_options half = {.slots = (const int[]){2, 2, 2, 2, 2, 2, 2, 2}};
  (void)state;
  hscal_plan *share = planned(4, "8x4@10, lat 2us, bw 10GB", NULL, 0, &status);
  hscal_plan *whole = planned(0, "2x4@10, lat 2us, bw 10GB", NULL, 0, &status);
  assert_same_layout(share, whole);
  assert_true(share->nprocs <= 8);
  hscal_plan_free(share);
  share = planned(4, "8x4@10, lat 2us, bw 10GB", &half, 0, &status); /* slots that the caller has are what is shared */
  assert_int_equal(status, 0);
  assert_true(share->nprocs <= 4);
  hscal_plan_free(share);
  hscal_plan_free(whole);
}

/* Two pools on a node have half of its memory each. */
static void memory_is_shared(void **state) {
  int status;
  const double bytes = 8.0 * 3000 * 3000;
  (void)state;
  hscal_plan *plan = planned(0, "1x4@10, ideal", NULL, 1.5 * bytes, &status);
  assert_int_equal(status, 0);
  hscal_plan_free(plan);
  plan = planned(2, "1x4@10, ideal", NULL, 3 * bytes, &status);
  assert_int_equal(status, 0);
  assert_true(plan->nprocs <= 2);
  hscal_plan_free(plan);
  plan = planned(2, "1x4@10, ideal", NULL, 1.5 * bytes, &status);
  assert_int_equal(status, HSCAL_ERROR_NO_FIT);
  assert_null(plan);
}

static void more_pools_than_processes_are_refused(void **state) {
  int status;
  (void)state;
  assert_null(planned(9, "2x4@10, ideal", NULL, 0, &status));
  assert_int_equal(status, HSCAL_ERROR_NO_FIT);
  assert_non_null(strstr(hscal_last_error(), "9 pools need a process each, the machine has room for 8"));
  hscal_plan *plan = planned(8, "2x4@10, ideal", NULL, 0, &status);
  assert_int_equal(plan->nprocs, 1);
  hscal_plan_free(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_longest_pool_is_taken_out),
                                     cmocka_unit_test(a_pool_may_have_several_contexts),
                                     cmocka_unit_test(what_is_not_apart_or_not_alike_is_no_pool),
                                     cmocka_unit_test(idle_processes_are_the_pools),
                                     cmocka_unit_test(a_pool_is_planned_on_its_share),
                                     cmocka_unit_test(memory_is_shared),
                                     cmocka_unit_test(more_pools_than_processes_are_refused)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
