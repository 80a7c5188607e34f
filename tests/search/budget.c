/* What a program waits for its plans: counted in operations of the clock, never in seconds; and nothing is searched twice. */
#include "search/budget.h"
#include "models/predict/effort.h"
#include "plan/plan.h"
#include "plan/planner.h"
#include "plan/similar_plan.h"
#include "search/fixture.h"
#include "search/search.h"
#include "search/share.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const machines[] = {"1x2@30, half 16, ideal", "4x8@30, half 16, lat 2us, bw 10GB, ideal",
                                       "4x2@10 + 4x2@30, lat 10us, bw 1GB, half 16, ideal",
                                       "64x16@30, half 16, lat 2us, bw 10GB, ideal"};
static const char *const routines[] = {"pdgemm", "pdtrsm", "pdsyrk", "pdgesv", "pdpotrf", "pdgeqrf"};
enum { MACHINES = sizeof machines / sizeof *machines, ROUTINES = sizeof routines / sizeof *routines };
static const double operation_s = 60e-9;

/* Searches, and timings of the usual layouts beside a remembered layout, counted where ways.c calls them. */
static int searches;
int __real_hscal__plan_once(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            int kind, hscal_plan **plan);
int __wrap_hscal__plan_once(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            int kind, hscal_plan **plan);
int __wrap_hscal__plan_once(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            int kind, hscal_plan **plan) {
  searches++;
  return __real_hscal__plan_once(call, machine, options, kind, plan);
}

int __real_hscal__plan_baselines(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                                 hscal_plan *plan);
int __wrap_hscal__plan_baselines(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                                 hscal_plan *plan);
int __wrap_hscal__plan_baselines(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                                 hscal_plan *plan) {
  searches++;
  return __real_hscal__plan_baselines(call, machine, options, plan);
}

static hscal_call call_of(const char *routine, int n) {
  return hscal__call_make(hscal__routine_find(routine), n, n, strcmp(routine, "pdgesv") == 0 ? 1 : n, 0, 0);
}

/* With so many calls to come, and this patience. */
static double limit_s(double run_s, int calls, double patience) {
  const hscal_options options = {.calls = calls, .patience = patience};
  return hscal__decision_limit_s(run_s, &options);
}

static hscal_wisdom *empty(void) {
  hscal_wisdom *wisdom = NULL;
  assert_success(hscal_wisdom_import(&wisdom, NULL));
  return wisdom;
}

static void the_rule(void **state) {
  (void)state;
  assert_float_equal(limit_s(0.004, 1, 0), 0.01, 1e-12);
  assert_float_equal(limit_s(0.9, 1, 1), 0.01, 1e-12);
  assert_float_equal(limit_s(100, 1, 0), 1, 1e-12);
  assert_float_equal(limit_s(0.004, 1, 0.1), 0.001, 1e-12);
  assert_float_equal(limit_s(100, 1, 2), 2, 1e-12);
  assert_float_equal(limit_s(100, 0, 0), 1, 1e-12);
  assert_float_equal(limit_s(0.5, 1000, 1), 5, 1e-12);
  assert_float_equal(limit_s(1e5, 1, 1), 60, 1e-12);
}

/* At the shell a hundredth of the calls that are to come counts, too, six tenths of it in operations. */
static void the_rule_at_the_shell(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@1, half 16, lat 2us, bw 10GB, ideal", 0.03);
  hscal_call call = call_of("pdgemm", 1000);
  for (int calls = 1; calls <= 1000; calls *= 1000) {
    hscal_search_state search;
    hscal_options options = {.calls = calls};
    assert_success(hscal__search_state_init(&search, &call, machine, &options, -1));
    for (double run_s = 0.5; run_s < 1e5; run_s *= 10) {
      double expected_s = fmax(0.01, 0.6 * fmin(60, 0.01 * run_s * calls));
      double budget_s = hscal__thinking(&search.space, run_s).budget * operation_s;
      if (fabs(budget_s / expected_s - 1) > 1e-9) fail_msg("%g s for %d of %g s", budget_s, calls, run_s);
    }
    hscal__search_state_free(&search);
  }
  hscal_machine_free(machine);
}

/* What a patience of 1 is worth at the shell, and sixteen evaluations of the fallback in high fidelity. */
static double thinking_s(const char *nodes, const char *routine, const hscal_options *options, double *sixteen_s) {
  hscal_search_state search;
  hscal_machine *machine = machine_of(nodes, 0.03);
  hscal_call call = call_of(routine, 4000);
  assert_success(hscal__search_state_init(&search, &call, machine, options, -1));
  assert_success(hscal__run_search(&search));
  const hscal_usual *fallback = hscal__fallback_of(&search);
  *sixteen_s = 16 * operation_s *
               hscal__timeof_effort(&call, fallback->layout.nprow * fallback->layout.npcol, fallback->shares,
                                    search.fidelity.fallback_volume);
  double seconds = search.budget.thinking_s;
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
  return seconds;
}

/* As long as these take, but at least a tenth of a second. */
static void several_evaluations(void **state) {
  (void)state;
  static const char few[] = "4x1@30, half 16, lat 2us, bw 10GB", more[] = "81x1@30, half 16, lat 2us, bw 10GB";
  const hscal_planner_part first_of_two = {.number = 0, .count = 2};
  const hscal_options hurried = {.patience = 0.1}, shared = {.planner = &first_of_two};
  double sixteen_s, alone_s;
  assert_float_equal(thinking_s(few, "pdgemm", &(hscal_options){0}, &sixteen_s), 0.1, 1e-12);
  assert_true(sixteen_s < 0.1);
  alone_s = thinking_s(more, "pdgetri", &(hscal_options){0}, &sixteen_s);
  assert_float_equal(alone_s, sixteen_s, 1e-12);
  assert_true(thinking_s(more, "pdgetri", &hurried, &sixteen_s) < alone_s / 2); /* deadline mode */
  assert_true(thinking_s(more, "pdgetri", &shared, &sixteen_s) < alone_s / 2);
}

/* Seconds of operations that a search spends in a program, and those that it may spend. */
static double spent_s(const hscal_call *call, const hscal_machine *machine, double *most_s, double *best_s) {
  hscal_search_state search;
  hscal_options options = {.in_program = 1};
  assert_success(hscal__search_state_init(&search, call, machine, &options, -1));
  assert_success(hscal__run_search(&search));
  *best_s = hscal__incumbent_s(&search);
  *most_s = search.budget.most_s;
  double spent = search.budget.spent * operation_s;
  hscal__search_state_free(&search);
  return spent;
}

static void the_first_of_its_kind(void **state) {
  (void)state;
  static const int sizes[] = {100, 500, 2000, 8000};
  for (int m = 0; m < MACHINES; m++) {
    hscal_machine *machine = machine_of(machines[m], 0.03);
    for (int r = 0; r < ROUTINES; r++)
      for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        hscal_call call = call_of(routines[r], sizes[s]);
        double most_s, best_s, spent = spent_s(&call, machine, &most_s, &best_s);
        if (spent > limit_s(best_s, 1, 0))
          fail_msg("%s %d on %s: %g s of operations for a call of %g s", routines[r], sizes[s], machines[m], spent,
                   best_s);
        assert_true(isfinite(best_s) && best_s > 0);
      }
    hscal_machine_free(machine);
  }
}

/* Where a hundredth of the call is many times what is needed, the plan is the usual one. It is a hundredth of what the call takes under the best
 * layout; at the shell, under the guide's. */
static void long_calls_are_thought_about_as_usual(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x8@0.1, half 16, ideal", 0.03);
  hscal_call call = call_of("pdgetrf", 8000);
  hscal_plan *usual = plan_of(&call, machine, NULL), *own = plan_of(&call, machine, &(hscal_options){.in_program = 1});
  assert_true(usual->predicted_s > 100 && own->most_s == 0 && !own->is_rough);
  assert_true(own->predicted_s == usual->predicted_s && own->nb == usual->nb && own->nprow == usual->nprow);
  assert_in_range(own->evaluated, usual->evaluated / 2, usual->evaluated);
  hscal_plan_free(usual);
  hscal_plan_free(own);
  hscal_machine_free(machine);
}

/* The same layout without a search; seconds in proportion, told as rough, and the clock's are in the interval. */
static void others_of_the_kind(void **state) {
  (void)state;
  for (int m = 0; m < MACHINES; m++) {
    hscal_machine *machine = machine_of(machines[m], 0.03);
    for (int r = 0; r < ROUTINES; r++) {
      hscal_options options = {.in_program = 1, .wisdom = empty()};
      hscal_call first = call_of(routines[r], 1000), other = call_of(routines[r], 800);
      hscal_plan *plan = plan_of(&first, machine, &options);
      searches = 0;
      hscal_plan *alike = plan_of(&other, machine, &options), *same = plan_of(&first, machine, &options);
      assert_int_equal(searches, 0);
      assert_true(alike->is_remembered && alike->evaluated == 0 && alike->is_rough);
      assert_true(alike->nprow == plan->nprow && alike->nb == plan->nb && alike->panel == plan->panel);
      assert_memory_equal(alike->node_of, plan->node_of, (size_t)plan->nprocs * sizeof *plan->node_of);
      double seconds = timed_s(alike, &other, machine, HSCAL_EFFORT_MODEL);
      print_message("%s on %.16s: %.3g s, told %.3g\n", routines[r], machines[m], seconds, alike->predicted_s);
      if (seconds < alike->lower_s || seconds > alike->upper_s)
        fail_msg("%s on %s: %g s, told %g to %g", routines[r], machines[m], seconds, alike->lower_s, alike->upper_s);
      assert_true(same->predicted_s == plan->predicted_s && same->is_rough == plan->is_rough);
      hscal_plan_free(plan);
      hscal_plan_free(alike);
      hscal_plan_free(same);
      hscal_wisdom_free(options.wisdom);
    }
    hscal_machine_free(machine);
  }
}

/* The closed form of such a call is off by ten times: a plan at the shell does not go by it alone. */
static void what_nobody_timed_is_no_plan(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1024x1@30, lat 2us, bw 10GB", 0.03);
  const hscal_options hurried = {.patience = 0.1};
  hscal_call call = call_of("pdsygst", 20158);
  hscal_plan *plan = plan_of(&call, machine, &hurried);
  assert_true(timed_s(plan, &call, machine, HSCAL_EFFORT_MODEL) < plan->upper_s);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Also where blocks or a grid are given. */
static void kinds_with_given_layouts(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(machines[1], 0.03);
  hscal_wisdom *wisdom = empty();
  const hscal_routine *gemm = hscal__routine_find("pdgemm");
  hscal_call cut = hscal__call_make(gemm, 1000, 1000, 1000, 64, 64), open = call_of("pdgemm", 1000);
  const hscal_options ways[] = {{.in_program = 1, .wisdom = wisdom},
                                {.in_program = 1, .wisdom = wisdom, .nprow = 2, .npcol = 4},
                                {.in_program = 1, .wisdom = wisdom, .processes = 6, .exact_processes = 1}};
  const hscal_call *const calls[] = {&cut, &open, &open};
  for (int i = 0; i < 3; i++) {
    hscal_plan *plan = plan_of(calls[i], machine, &ways[i]);
    searches = 0;
    hscal_plan *again = plan_of(calls[i], machine, &ways[i]);
    assert_true(searches == 0 && !plan->is_remembered && again->is_remembered && wisdom->count == i + 1);
    assert_true(again->nprow == plan->nprow && again->npcol == plan->npcol && again->nb == plan->nb);
    hscal_plan_free(plan);
    hscal_plan_free(again);
  }
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

/* Planned anew where memory refuses the remembered layout for the larger call. */
static void what_does_not_fit_is_planned_anew(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 10us, bw 1GB, ideal", 0.03);
  hscal_options options = {.in_program = 1, .wisdom = empty()};
  hscal_call small = call_of("pdgemm", 1030), large = call_of("pdgemm", 1400);
  hscal_plan *plan = plan_of(&small, machine, &options);
  double most = 0;
  for (int h = 0; h < plan->nnodes; h++) most = fmax(most, plan->memory_bytes[h]);
  machine->classes[0].memory_bytes = 1.2 * most;
  options.wisdom->entries[0].made->nprow = options.wisdom->entries[0].made->nprocs = plan->nprow; /* half of it */
  options.wisdom->entries[0].made->npcol = 1;
  hscal_plan *again = NULL;
  searches = 0;
  int status = hscal__plan_call(&large, machine, &options, &again);
  assert_true(searches > 0);
  assert_true(status == HSCAL_ERROR_NO_FIT || (status == 0 && !again->is_remembered));
  hscal_plan_free(plan);
  hscal_plan_free(again);
  hscal_wisdom_free(options.wisdom);
  hscal_machine_free(machine);
}

/* What was found in little time is not for ever: a call that pays for four times as much is searched again, and so is one at the shell; never what
 * was measured. */
static void hasty_plans_are_thought_over(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x8@0.5, half 16, lat 2us, bw 10GB, ideal", 0.03);
  hscal_options options = {.in_program = 1, .wisdom = empty()}, shell = {.wisdom = options.wisdom};
  hscal_call call = call_of("pdpotrf", 4000);
  hscal_plan *plan = plan_of(&call, machine, &options);
  hscal_wisdom_entry *entry = &options.wisdom->entries[0];
  double worth_s = limit_s(plan->predicted_s, 1, 0);
  assert_true(worth_s > 0.01 && entry->thought_s == worth_s && plan->most_s == worth_s);
  const struct {
    double thought_s, measured_s;
    hscal_options *options;
    int thinks;
  } cases[] = {{worth_s / 3.9, 0, &options, 0}, {worth_s / 4.1, 0, &options, 1},
               {worth_s / 4.1, 1, &options, 0}, {0, 0, &options, 0},
               {worth_s, 1, &shell, 0},         {worth_s, 0, &shell, 1}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    entry->thought_s = cases[i].thought_s, entry->measured_s = cases[i].measured_s;
    hscal_plan *again = plan_of(&call, machine, cases[i].options);
    assert_int_equal(again->is_remembered, !cases[i].thinks);
    if (cases[i].thinks) assert_true(entry->thought_s == (cases[i].options == &shell ? 0 : worth_s));
    hscal_plan_free(again);
  }
  hscal_plan_free(plan);
  hscal_wisdom_free(options.wisdom);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_rule),
                                     cmocka_unit_test(the_rule_at_the_shell),
                                     cmocka_unit_test(several_evaluations),
                                     cmocka_unit_test(the_first_of_its_kind),
                                     cmocka_unit_test(long_calls_are_thought_about_as_usual),
                                     cmocka_unit_test(others_of_the_kind),
                                     cmocka_unit_test(what_nobody_timed_is_no_plan),
                                     cmocka_unit_test(kinds_with_given_layouts),
                                     cmocka_unit_test(what_does_not_fit_is_planned_anew),
                                     cmocka_unit_test(hasty_plans_are_thought_over)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
