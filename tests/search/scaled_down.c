/* On thousands of processes a smaller problem is searched first: which calls have one, and what that gains. */
#include "search/scaled_down.h"
#include "search/fixture.h"
#include "search/search.h"
#include "search/usual_trials.h"

#include <math.h>
#include <string.h>

static const char generations[] = "128x8@20 + 128x8@40, lat 2us, bw 10GB, mem 64GB, mpi openmpi-4.1";

/* What is found for a smaller problem; to be freed. */
static hscal_search_state searched(const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  hscal_search_state search;
  assert_success(hscal__search_state_init(&search, call, machine, options, -1));
  assert_success(hscal__usual_list(&search));
  search.budget.deadline_mode = 1;
  assert_success(hscal__scaled_down_search(&search, 1e6, hscal__run_search));
  return search;
}

static int count_found(const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  hscal_search_state search = searched(call, machine, options);
  int count = search.scaled.count;
  hscal__search_state_free(&search);
  return count;
}

static hscal_call inverse(int n) { return hscal__call_make(hscal__routine_find("pdgetri"), n, n, 0, 0, 0); }

static void its_layouts_fit_the_whole(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(generations, 0.03);
  const hscal_call call = inverse(14000);
  const hscal_options options = {.patience = 0.1};
  hscal_search_state search = searched(&call, machine, &options);
  assert_true(search.scaled.count > 1);
  for (int i = 0; i < search.scaled.count; i++) {
    const hscal_scaled_layout *it = &search.scaled.of[i];
    assert_true(it->nprow % 2 == 0 && it->npcol % 2 == 0 && it->nprow * it->npcol <= 2048);
    assert_true(it->times_fallback > 0 && isfinite(it->times_fallback));
    assert_true(i == 0 || it->times_fallback >= it[-1].times_fallback);
    assert_true(hscal__scaled_on_grid(&search.scaled, it->nprow, it->npcol) >= 0);
    for (int k = 0; k < i; k++)
      assert_false(search.scaled.of[k].nprow == it->nprow && search.scaled.of[k].npcol == it->npcol);
  }
  assert_true(search.budget.spent > 0); /* in a hurry it counts */
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

/* Of a call of fewer processes, on a part of its matrices, in blocks that it has, and where the grid is the caller's. */
static void others_have_none(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(generations, 0.03), *small = machine_of("16x8@20", 0.03);
  const hscal_options hurried = {.patience = 0.1}, own = {.patience = 0.1, .nprow = 32, .npcol = 32},
                      in_order = {.patience = 0.1, .order = 'R'};
  const hscal_call whole = inverse(14000);
  hscal_call part = whole, laid = whole;
  part.operand[HSCAL_A].desc.m = part.operand[HSCAL_A].desc.n = 20000;
  hscal__call_lay(&laid, 64, 64);
  assert_true(count_found(&whole, machine, &hurried) > 0);
  assert_int_equal(count_found(&whole, small, &hurried), 0);
  assert_int_equal(count_found(&part, machine, &hurried), 0);
  assert_int_equal(count_found(&laid, machine, &hurried), 0);
  assert_int_equal(count_found(&whole, machine, &own), 0);
  assert_int_equal(count_found(&whole, machine, &in_order), 0);
  hscal_machine_free(machine);
  hscal_machine_free(small);
}

/* Slots of each node are those of the nodes of the part: half of them, here of one kind of nodes. */
static void slots_are_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("512x8@20, lat 2us, bw 10GB, mem 64GB, mpi openmpi-4.1", 0.03);
  int slots[512];
  for (int h = 0; h < 512; h++) slots[h] = 4;
  const hscal_options options = {.patience = 0.1, .slots = slots};
  const hscal_call call = inverse(14000);
  hscal_search_state search = searched(&call, machine, &options);
  assert_true(search.scaled.count > 0);
  for (int i = 0; i < search.scaled.count; i++)
    assert_true(search.scaled.of[i].nprow * search.scaled.of[i].npcol <= 2048);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

/* Without it the plan takes 0.32 s: there is time for a few evaluations on 2,048 processes, and closed forms do not tell which. */
static void it_finds_better_plans(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(generations, 0.03);
  const hscal_options options = {.patience = 0.1};
  const hscal_call call = inverse(14000);
  hscal_plan *plan = plan_of(&call, machine, &options);
  double seconds = timed_s(plan, &call, machine, HSCAL_EFFORT_MODEL);
  print_message("%d x %d, NB %d: %.4g s, usual %.4g s\n", plan->nprow, plan->npcol, plan->nb, seconds,
                plan->fallback.predicted_s);
  assert_true(seconds < 0.3);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(its_layouts_fit_the_whole), cmocka_unit_test(others_have_none),
                                     cmocka_unit_test(slots_are_kept), cmocka_unit_test(it_finds_better_plans)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
