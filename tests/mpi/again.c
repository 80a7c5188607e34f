/* The same call again: the same context, counted; after it was freed, a new one of the same plan. */
#include "call/call.h"
#include "ctxt/blacs.h"
#include "ctxt/memo.h"
#include "harness.h"

#include <stdlib.h>

/* ---- counted (linked with --wrap) -------------------------------------------------------------------------- */

static int grids, searches; /* searches: on process 0 */

void __real_Cblacs_gridmap(int *ctxt, int *usermap, int ldumap, int nprow, int npcol);
void __wrap_Cblacs_gridmap(int *ctxt, int *usermap, int ldumap, int nprow, int npcol);
void __wrap_Cblacs_gridmap(int *ctxt, int *usermap, int ldumap, int nprow, int npcol) {
  grids++;
  __real_Cblacs_gridmap(ctxt, usermap, ldumap, nprow, npcol);
}

int __real_hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan);
int __wrap_hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan);
int __wrap_hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan) {
  searches++;
  return __real_hscal__plan_call(call, machine, options, plan);
}

static void expect_made(int grids_now, int searches_now) {
  assert_int_equal(grids, grids_now);
  assert_int_equal(searches, world_rank == 0 ? searches_now : 0);
}

/* ---- helpers ----------------------------------------------------------------------------------------------- */

/* Three of more processes are left out. */
static void begin(void) {
  use_machine("1x2@10 + 1x2@0.0001, lat 2us, bw 10GB, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  grids = searches = 0;
}

static int context_of(int n) {
  int ictxt = 77;
  pdgemm_arguments x = square_pdgemm(n);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_in_ctxt(&ictxt), ictxt >= 0);
  return ictxt;
}

static void free_context(int ictxt) { assert_int_equal(hscal_free_ctxt(&ictxt), 0); }

static int is_a_grid(int ictxt) {
  int nprow, npcol, row, column;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
  return row >= 0;
}

/* ---- tests ------------------------------------------------------------------------------------------------- */

static void test_same_context(void **state) {
  (void)state;
  enum { TIMES = 1000 };
  begin();
  int first = context_of(300), communicator = next_communicator();
  for (int i = 1; i < TIMES; i++) assert_int_equal(context_of(300), first);
  assert_int_equal(next_communicator(), communicator);
  expect_made(1, 1);
  for (int i = 1; i < TIMES; i++) free_context(first);
  if (first >= 0) assert_true(hscal_in_ctxt(&first) && is_a_grid(first));
  free_context(first);
  if (first >= 0) assert_true(!hscal_in_ctxt(&first) && !is_a_grid(first));
  assert_int_equal(hscal_free_ctxt(&first), HSCAL_ERROR_CONTEXT); /* once too often */
  assert_int_equal(hscal_close(), 0);
}

static void test_two_calls_in_turn(void **state) {
  (void)state;
  begin();
  int first = context_of(300), second = context_of(200);
  if (first >= 0 && second >= 0) assert_int_not_equal(first, second);
  for (int i = 0; i < 10; i++) {
    assert_int_equal(context_of(300), first);
    assert_int_equal(context_of(200), second);
  }
  expect_made(2, 2);
  assert_int_equal(hscal_close(), 0); /* frees what is left */
  assert_int_equal(hscal_in_ctxt(&first), 0);
}

static void test_freed_in_between(void **state) {
  (void)state;
  begin();
  for (int i = 0; i < 5; i++) {
    int ictxt = context_of(300);
    if (ictxt >= 0 || i % 2) free_context(ictxt); /* those left out may */
  }
  expect_made(5, 1);
  assert_int_equal(hscal_close(), 0);
}

/* A context that is gone on some of its processes alone is no longer handed out. The others keep theirs until they free it. */
static void test_freed_on_one_process_alone(void **state) {
  (void)state;
  begin();
  int ictxt = context_of(300), other;
  assert_int_equal(context_of(300), ictxt);
  if (world_rank == 0) free_context(ictxt), free_context(ictxt);
  other = context_of(300);
  expect_made(2, 1);
  if (world_rank != 0 && ictxt >= 0) {
    assert_int_not_equal(other, ictxt);
    free_context(ictxt), free_context(ictxt);
  }
  assert_int_equal(context_of(300), other);
  free_context(other), free_context(other);
  assert_int_equal(hscal_close(), 0);
}

static void test_freed_by_the_blacs(void **state) {
  (void)state;
  begin();
  int ictxt = context_of(300);
  assert_int_equal(context_of(300), ictxt);
  if (ictxt >= 0) Cblacs_gridexit(ictxt);
  ictxt = context_of(300);
  expect_made(2, 1);
  if (ictxt >= 0) assert_true(is_a_grid(ictxt));
  free_context(ictxt);
  if (ictxt >= 0) assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_close(), 0);
}

/* What the plan depends on has changed: it is planned anew. */
static void test_planned_anew(void **state) {
  (void)state;
  begin();
  int ictxt = context_of(300), other;
  assert_int_equal(hscal_recon(NULL, NULL), 0);
  other = context_of(300);
  expect_made(2, 2);
  if (other >= 0) assert_int_not_equal(other, ictxt);
  assert_int_equal(hscal_close(), 0);
}

/* Options belong to the call: those of before bring back their contexts. */
static void test_other_options(void **state) {
  (void)state;
  const hscal_options one_process = {.processes = 1};
  setenv("HSCAL_OPTIONS", "nb=24", 1); /* until the program asks for others, or for none */
  begin();
  unsetenv("HSCAL_OPTIONS");
  int of_environment = context_of(300);
  if (of_environment >= 0) assert_int_equal(hscal_ctxt_plan(&of_environment)->nb, 24);
  assert_int_equal(hscal_use_options(NULL), 0);
  int free_choice = context_of(300);
  assert_int_equal(hscal_use_options(&one_process), 0);
  int alone = context_of(300);
  expect_made(3, 3);
  if (alone >= 0) assert_int_equal(hscal_ctxt_plan(&alone)->nprocs, 1);
  for (int i = 0; i < 3; i++) {
    assert_int_equal(hscal_use_options(NULL), 0);
    assert_int_equal(context_of(300), free_choice);
    assert_int_equal(hscal_use_options(&one_process), 0);
    assert_int_equal(context_of(300), alone);
  }
  expect_made(3, 3);
  assert_int_equal(hscal_close(), 0);
}

/* Where matrices lie belongs to the call; to say the same again changes nothing. */
static void test_where_matrices_lie(void **state) {
  (void)state;
  begin();
  int nowhere = context_of(300);
  assert_int_equal(hscal_data_stays(), 0);
  assert_int_equal(hscal_data_in(&nowhere, 0, 0, 0), 0);
  int there = context_of(300);
  if (there >= 0) assert_int_not_equal(there, nowhere);
  int stays = hscal_data_stays();
  assert_int_equal(stays, 1); /* where hscal itself put them */
  assert_int_equal(hscal_data_in(&nowhere, 0, 0, 0), 0);
  assert_int_equal(hscal_data_stays(), 0); /* no context was made for it */
  assert_int_equal(context_of(300), there);
  assert_int_equal(hscal_data_stays(), stays);
  assert_int_equal(hscal_data_in(&nowhere, 0, 0, 1), 0); /* results come back */
  int back = context_of(300);
  if (back >= 0) assert_int_not_equal(back, there);
  assert_int_equal(hscal_data_in(NULL, 0, 0, 0), 0);
  assert_int_equal(context_of(300), nowhere);
  assert_int_equal(hscal_data_stays(), 0);
  expect_made(3, 3);
  assert_int_equal(hscal_close(), 0);
}

/* More calls than are kept: the plan of the one that was not asked for the longest goes first. */
static void test_oldest_plan_goes(void **state) {
  (void)state;
  begin();
  for (int i = 0; i < HSCAL_MEMO_PLANS; i++) free_context(context_of(10 + i));
  expect_made(HSCAL_MEMO_PLANS, HSCAL_MEMO_PLANS);
  free_context(context_of(10));
  expect_made(HSCAL_MEMO_PLANS + 1, HSCAL_MEMO_PLANS);
  free_context(context_of(9)); /* in the place of 11 */
  free_context(context_of(10));
  expect_made(HSCAL_MEMO_PLANS + 3, HSCAL_MEMO_PLANS + 1);
  free_context(context_of(11));
  expect_made(HSCAL_MEMO_PLANS + 4, HSCAL_MEMO_PLANS + 2);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_same_context),       cmocka_unit_test(test_two_calls_in_turn),
      cmocka_unit_test(test_freed_in_between),   cmocka_unit_test(test_freed_on_one_process_alone),
      cmocka_unit_test(test_freed_by_the_blacs), cmocka_unit_test(test_planned_anew),
      cmocka_unit_test(test_other_options),      cmocka_unit_test(test_where_matrices_lie),
      cmocka_unit_test(test_oldest_plan_goes),
  };
  return RUN_MPI_TESTS(tests);
}
