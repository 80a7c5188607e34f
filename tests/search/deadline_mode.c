/* When a search ends: in deadline mode within the goal, with a rough prediction; else when no candidate is expected to
 * beat the best. */
#include "search/fixture.h"
#include "search/search.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const machines[] = {
    "8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal", "64x1@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
    "16x1@10 + 16x1@12 + 16x1@15 + 16x1@17, lat 5us, bw 5GB, half 16, mem 64GB, ideal"};
static const char *const routines[] = {"pdgemm",  "pdsymm",  "pdsyrk",  "pdtrsm",  "pdgetrf", "pdpotrf",
                                       "pdgeqrf", "pdgetri", "pdtrtri", "pdpotri", "pdgesv",  "pdgemv",
                                       "pdsyevd", "pdsygvx", "pdgesvd", "pdsygst"};
enum { MACHINES = sizeof machines / sizeof *machines, ROUTINES = sizeof routines / sizeof *routines, ORDER = 8000 };
static const double deadline_patience = 0.1;

static hscal_call call_of(const char *routine, int n) {
  return hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
}

/* What a search takes, of its budget, in operations of the clock. */
static double effort_of(const hscal_call *call, const hscal_machine *machine, double patience, double *budget,
                        double *best_s) {
  hscal_search_state search;
  hscal_options options = {.patience = patience};
  assert_success(hscal__search_state_init(&search, call, machine, &options, -1));
  assert_success(hscal__run_search(&search));
  double spent = search.budget.spent;
  *budget = search.budget.limit;
  *best_s = hscal__incumbent_s(&search);
  hscal__search_state_free(&search);
  return spent;
}

/* 10 ms for 64 processes, counted at 60 ns. */
static void deadline_mode_keeps_the_goal(void **state) {
  (void)state;
  const double goal = 10e-3 / 60e-9;
  for (int m = 0; m < MACHINES; m++) {
    hscal_machine *machine = machine_of(machines[m], 0.03);
    for (int r = 0; r < ROUTINES; r++) {
      hscal_call call = call_of(routines[r], ORDER);
      double budget, best_s, effort = effort_of(&call, machine, deadline_patience, &budget, &best_s);
      print_message("%s on %.20s: %.0f thousand operations\n", routines[r], machines[m], effort / 1000);
      assert_true(effort <= goal && isfinite(best_s));
    }
    hscal_machine_free(machine);
  }
}

/* 100 ms for 1,024, behind switches, too, where a good timing of a product takes several times that. */
static void large_ones_do_so(void **state) {
  (void)state;
  static const char *const products[] = {"pdgemm", "pdsymm", "pdsyrk", "pdtrsm"};
  const double goal = 100e-3 / 60e-9;
  hscal_machine *machine = machine_of(
      "1024x1@10, lat 5us, bw 5GB, half 16, mem 64GB, switches 64, switchlat 5us, switchbw 20GB, ideal", 0.03);
  for (int r = 0; r < 4; r++) {
    hscal_call call = call_of(products[r], 20158);
    double budget, best_s, effort = effort_of(&call, machine, deadline_patience, &budget, &best_s);
    print_message("%s: %.0f thousand operations\n", products[r], effort / 1000);
    assert_true(effort <= goal && isfinite(best_s));
  }
  hscal_machine_free(machine);
}

/* Where a good timing takes little many are made, not only of the last two guesses. */
static void products_on_few_processes_are_timed_well(void **state) {
  (void)state;
  static const char *const products[] = {"pdgemm", "pdsymm", "pdsyrk", "pdtrsm", "pdtrmm"};
  enum { MANY = 6 };
  hscal_machine *machine = machine_of("4x4@10, lat 5us, bw 5GB, half 16, ideal", 0.03);
  for (int r = 0; r < 5; r++) {
    hscal_call call = call_of(products[r], 1000);
    hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.patience = deadline_patience});
    print_message("%s: %ld timed well\n", products[r], plan->evaluated);
    assert_true(plan->evaluated >= MANY && !plan->is_rough);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

static void is_said(const hscal_plan *plan, int is_rough) {
  char *text = hscal__plan_text(plan), *json = hscal__plan_json(plan);
  assert_int_equal(plan->is_rough, is_rough);
  assert_int_equal(strstr(text, "predicted   roughly ") != NULL, is_rough);
  assert_non_null(strstr(json, is_rough ? "\"rough\": true" : "\"rough\": false"));
  free(text);
  free(json);
}

/* Nine in ten intervals have what the good clock says. */
static void what_is_told_roughly_says_so(void **state) {
  (void)state;
  int rough = 0, covered = 0;
  for (int m = 0; m < MACHINES; m++) {
    hscal_machine *machine = machine_of(machines[m], 0.03);
    for (int r = 0; r < ROUTINES; r++) {
      hscal_call call = call_of(routines[r], ORDER);
      hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.patience = deadline_patience});
      double seconds = timed_s(plan, &call, machine, HSCAL_EFFORT_MODEL);
      is_said(plan, plan->is_rough);
      if (!plan->is_rough) assert_true(fabs(seconds / plan->predicted_s - 1) < 1e-9);
      rough += plan->is_rough;
      covered += plan->is_rough && plan->lower_s <= seconds && seconds <= plan->upper_s;
      hscal_plan_free(plan);
    }
    hscal_machine_free(machine);
  }
  print_message("%d of %d plans are told roughly, %d of them within their interval\n", rough, MACHINES * ROUTINES,
                covered);
  assert_true(rough >= MACHINES * ROUTINES / 2 && covered >= 0.85 * rough);
}

/* By default, and where there is time. */
static void others_are_told_well(void **state) {
  (void)state;
  hscal_machine *large = machine_of(machines[0], 0.03), *small = machine_of("4x1@10, lat 5us, bw 5GB, ideal", 0.03);
  hscal_call potrf = call_of("pdpotrf", ORDER), gemm = call_of("pdgemm", 500);
  hscal_plan *plans[] = {plan_of(&potrf, large, NULL),
                         plan_of(&gemm, small, &(hscal_options){.patience = deadline_patience})};
  for (int i = 0; i < 2; i++) {
    is_said(plans[i], 0);
    hscal_plan_free(plans[i]);
  }
  hscal_machine_free(large);
  hscal_machine_free(small);
}

/* The best grid is not among the options that are cut first: the search finds it since none of these promises to be better than the best
 * of them. */
static void a_dry_search_looks_further(void **state) {
  (void)state;
  hscal_machine *machine =
      machine_of("fast=15x1@20 + slow=1x1@8, lat 50us, bw 500MB, half 16, per 2, mem 8GB, error 0.03, ideal", 0.03);
  hscal_call call = call_of("pdgemm", 2000);
  double budget, best_s;
  effort_of(&call, machine, 0, &budget, &best_s);
  assert_true(best_s < 0.1245); /* 10 x 3; 6 x 5 takes 0.130 */
  hscal_machine_free(machine);
}

/* Where nothing promises more it ends before its budget. A patient one goes on, and finds nothing worse. */
static void it_ends_when_nothing_is_left_to_hope(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(machines[2], 0.03);
  hscal_call call = call_of("pdgemm", ORDER);
  double budget, usual_s, patient_s, usual = effort_of(&call, machine, 0, &budget, &usual_s);
  assert_true(usual < 0.8 * budget);
  double patient = effort_of(&call, machine, 4, &budget, &patient_s);
  assert_true(patient > 1.5 * usual && patient_s <= usual_s);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(deadline_mode_keeps_the_goal),
                                     cmocka_unit_test(large_ones_do_so),
                                     cmocka_unit_test(products_on_few_processes_are_timed_well),
                                     cmocka_unit_test(what_is_told_roughly_says_so),
                                     cmocka_unit_test(others_are_told_well),
                                     cmocka_unit_test(a_dry_search_looks_further),
                                     cmocka_unit_test(it_ends_when_nothing_is_left_to_hope)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
