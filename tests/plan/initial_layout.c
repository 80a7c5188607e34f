/* Matrices that lie in a layout already stay there unless moving them pays. */
#include "search/fixture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char two_generations[] = "4x1@30 + 4x1@10, lat 20us, bw 1GB, ideal";

static void assert_near(double value, double expected, double relative) {
  if (!(fabs(value - expected) <= relative * fabs(expected))) fail_msg("%.15g, not %.15g", value, expected);
}

static hscal_call square(const char *routine, int n) {
  return hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
}

static hscal_options lying_in(int nprow, int npcol, int nb, int bring_back) {
  return (hscal_options){.origin = {.nprow = nprow, .npcol = npcol, .nb = nb, .bring_back = bring_back}};
}

/* Seconds of the call where the matrices lie, on one process per node in order. */
static double staying_s(const hscal_call *call, const hscal_machine *machine, const hscal_origin *origin, int panel) {
  static const int in_order[] = {0, 1, 2, 3, 4, 5, 6, 7};
  hscal_call closed = *call;
  hscal__call_fill_blocks(&closed, origin->nb, origin->nb);
  hscal_layout layout = hscal__layout_make(origin->nprow, origin->npcol, panel);
  hscal_placement placement = {machine, origin->node_of ? origin->node_of : in_order};
  double seconds;
  assert_success(hscal__timeof(&closed, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  return seconds;
}

static void is_as_told(const hscal_plan *plan, const hscal_origin *origin) {
  assert_int_equal(plan->origin.nprow, origin->nprow);
  assert_int_equal(plan->origin.npcol, origin->npcol);
  assert_int_equal(plan->origin.nb, origin->nb);
  assert_int_equal(plan->origin.nprocs, origin->nprow * origin->npcol);
}

/* Small matrices are not worth it, though one process would be faster. */
static void small_matrices_stay(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.01);
  hscal_call call = product(100, 100, 100);
  hscal_options options = lying_in(4, 2, 64, 0);
  hscal_plan *plan = plan_of(&call, machine, &options);
  is_as_told(plan, &options.origin);
  assert_int_equal(plan->kept_origin, 1);
  assert_int_equal(plan->kept_default, 0);
  assert_true(plan->nprow == 4 && plan->npcol == 2 && plan->nb == 64 && plan->nprocs == 8);
  for (int i = 0; i < 8; i++) assert_int_equal(plan->node_of[i], i);
  assert_true(plan->moving_gain_s > 0 && plan->moving_gain_s <= plan->moving_s + 0.01 * plan->predicted_s);
  assert_near(plan->predicted_s, staying_s(&call, machine, &options.origin, plan->panel), 1e-12);
  assert_true(plan->lower_s <= plan->predicted_s && plan->predicted_s <= plan->upper_s);
  assert_true(plan->nrivals > 0 && plan->nrivals <= 5);
  assert_near(plan->rivals[0].predicted_s, plan->predicted_s - plan->moving_gain_s, 1e-12);
  assert_non_null(strstr(plan->rivals[0].reason, "not worth moving"));
  double bytes = 0;
  for (int h = 0; h < plan->nnodes; h++) bytes += plan->memory_bytes[h];
  assert_true(bytes >= 3 * 8 * 100 * 100);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void large_ones_are_moved_where_that_pays(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.01);
  hscal_call call = square("pdgetrf", 4000);
  hscal_options options = lying_in(4, 2, 64, 0);
  hscal_plan *without = plan_of(&call, machine, NULL), *plan = plan_of(&call, machine, &options);
  is_as_told(plan, &options.origin);
  assert_int_equal(plan->kept_origin, 0);
  assert_true(plan->nprow == without->nprow && plan->npcol == without->npcol && plan->nb == without->nb);
  assert_true(plan->predicted_s == without->predicted_s);
  double own_s =
      fmin(staying_s(&call, machine, &options.origin, 32), staying_s(&call, machine, &options.origin, without->panel));
  assert_near(plan->origin.predicted_s, own_s, 1e-12);
  assert_near(plan->moving_gain_s, own_s - plan->predicted_s, 1e-12);
  assert_true(plan->moving_gain_s > plan->moving_s + 0.01 * own_s);
  assert_true(plan->moving_s > 8.0 * 4000 * 4000 / (8 * 1e9)); /* it passes eight links at best */
  hscal_plan_free(without);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* p?getrf's A comes back; of p?syev only the vectors go, if there are any; of p?sygst and p?syngst A. */
static void bringing_results_back_costs_more(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0);
  static const struct {
    const char *routine;
    char jobz;
    int comes_back;
  } cases[] = {{"pdgetrf", 0, 1},  {"pdsygst", 0, 1},  {"pdsyngst", 0, 1},
               {"pdsyev", 'N', 0}, {"pdsyev", 'V', 1}, {"pdgemm", 0, 1}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_call call = square(cases[i].routine, 600);
    if (cases[i].jobz) call.jobz = cases[i].jobz;
    hscal_options there = lying_in(2, 4, 37, 0), and_back = lying_in(2, 4, 37, 1);
    hscal_plan *plan = plan_of(&call, machine, &there), *more = plan_of(&call, machine, &and_back);
    assert_true(plan->moving_s > 0);
    if (cases[i].comes_back)
      assert_true(more->moving_s > 1.1 * plan->moving_s);
    else
      assert_true(more->moving_s == plan->moving_s);
    hscal_plan_free(plan);
    hscal_plan_free(more);
  }
  hscal_machine_free(machine);
}

/* Whatever it decides: the time that is predicted, with moving, is not above that of staying. */
static void never_worse_than_staying(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgemm", "pdtrsm", "pdpotrf", "pdgesv", "pzgeqrf", "pdgemv"};
  static const int grids[][3] = {{1, 8, 64}, {2, 2, 32}, {8, 1, 50}, {2, 4, 128}, {1, 1, 16}};
  hscal_machine *machine = machine_of(two_generations, 0.02);
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++)
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++) {
      hscal_call call = square(routines[r], 300 + 200 * (int)(r + g));
      hscal_options options = lying_in(grids[g][0], grids[g][1], grids[g][2], 1);
      hscal_plan *plan = plan_of(&call, machine, &options);
      assert_true(plan->predicted_s + (plan->kept_origin ? 0 : plan->moving_s) <= plan->origin.predicted_s);
      if (!plan->kept_origin) assert_true(plan->predicted_s < 0.98 * plan->origin.predicted_s);
      hscal_plan_free(plan);
    }
  hscal_machine_free(machine);
}

/* Matrices that lie as the plan would have them. */
static void what_is_there_need_not_be_moved(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.01);
  hscal_call call = square("pdgetrf", 2000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  hscal_options options = lying_in(plan->nprow, plan->npcol, plan->nb, 1);
  options.origin.node_of = plan->node_of;
  hscal_plan *again = plan_of(&call, machine, &options);
  assert_true(again->kept_origin && again->moving_s == 0 && again->moving_gain_s == 0);
  assert_true(again->predicted_s == plan->predicted_s);
  hscal_plan_free(again);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* p?syevd's own workspace query is too small on this layout. */
static void where_the_routine_is_refused_it_cannot_stay(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.01);
  hscal_call call = square("pdsyevd", 150);
  hscal_options options = lying_in(1, 4, 64, 0);
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_true(isnan(plan->origin.predicted_s) && isnan(plan->moving_gain_s));
  assert_int_equal(plan->kept_origin, 0);
  assert_string_equal(plan->origin.reason, "is refused by the routine");
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Results that are made from nothing need not be moved there. */
static void what_is_not_read_is_not_moved(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0);
  hscal_call added = square("pdgemm", 600), overwritten = added;
  overwritten.beta.re = 0;
  hscal_options options = lying_in(2, 4, 37, 0);
  hscal_plan *more = plan_of(&added, machine, &options), *less = plan_of(&overwritten, machine, &options);
  assert_near(less->moving_s, more->moving_s * 2 / 3, 1e-9);
  hscal_plan_free(more);
  hscal_plan_free(less);
  hscal_call exchanged = square("pdswap", 60000), copied = square("pdcopy", 60000);
  options.origin.bring_back = 1;
  more = plan_of(&exchanged, machine, &options), less = plan_of(&copied, machine, &options);
  assert_near(less->moving_s, more->moving_s / 2, 1e-9); /* one vector there, the other back */
  hscal_plan_free(more);
  hscal_plan_free(less);
  hscal_machine_free(machine);
}

/* One process on each of four nodes: where the plan chooses threads, they have all their processors. */
static void processes_have_threads_where_they_are(void **state) {
  (void)state;
  static const int spread[] = {0, 1, 2, 3};
  hscal_machine *machine = machine_of("4x4@10, threads 0.9, lat 20us, bw 1GB, ideal", 0.01);
  hscal_call call = product(1000, 1000, 1000);
  hscal_options options = lying_in(2, 2, 64, 1);
  options.origin.node_of = spread;
  hscal_plan *free_ones = plan_of(&call, machine, &options);
  options.threads = 1;
  hscal_plan *single = plan_of(&call, machine, &options);
  options.threads = 4;
  hscal_plan *four = plan_of(&call, machine, &options);
  assert_true(free_ones->origin.predicted_s < 0.6 * single->origin.predicted_s);
  assert_near(free_ones->origin.predicted_s, four->origin.predicted_s, 0.05); /* the panel may be another */
  assert_true(free_ones->kept_origin && four->kept_origin);
  for (int h = 0; h < 4; h++) assert_int_equal(free_ones->threads_of_node[h], 4);
  hscal_plan_free(free_ones);
  hscal_plan_free(single);
  hscal_plan_free(four);
  /* Four on one node have a processor each. */
  options.threads = 0, options.origin.node_of = NULL;
  hscal_plan *crowded = plan_of(&call, machine, &options);
  assert_true(crowded->origin.predicted_s > 2 * crowded->predicted_s);
  assert_true(!crowded->kept_origin && crowded->moving_s > 0);
  assert_true(crowded->moving_gain_s > crowded->moving_s + 0.01 * crowded->origin.predicted_s);
  hscal_plan_free(crowded);
  hscal_machine_free(machine);
}

/* However many threads: the rule is the same, and moving takes as long. */
static void moving_counts_with_threads(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x4@10, threads 0.9, lat 200us, bw 100MB, ideal", 0.01);
  for (int threads = 0; threads <= 4; threads += 2)
    for (int n = 200; n <= 3200; n *= 4) {
      hscal_call call = product(n, n, n);
      hscal_options options = lying_in(4, 1, 64, 0);
      options.threads = threads;
      hscal_plan *plan = plan_of(&call, machine, &options);
      double worth_s = plan->moving_s + 0.01 * plan->origin.predicted_s;
      assert_true(plan->moving_s > 0);
      assert_int_equal(plan->kept_origin, !(plan->moving_gain_s > worth_s));
      hscal_plan_free(plan);
    }
  hscal_machine_free(machine);
}

/* Memory for the plan alone, but not for the matrices where they lie beside it. */
static void without_memory_for_both_copies_they_stay(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@30 + 4x1@10, lat 20us, bw 1GB, mem 45MB, ideal", 0.01),
                *large = machine_of(two_generations, 0.01);
  hscal_call call = square("pdgetrf", 4000);
  hscal_options options = lying_in(4, 2, 64, 0);
  hscal_plan *without = plan_of(&call, machine, NULL), *plan = plan_of(&call, machine, &options),
             *moved = plan_of(&call, large, &options);
  for (int h = 0; h < without->nnodes; h++) assert_true(without->memory_bytes[h] <= 45e6);
  assert_true(!moved->kept_origin && isfinite(moved->moving_s));
  assert_true(plan->kept_origin && isinf(plan->moving_s) && plan->moving_gain_s > 0);
  assert_non_null(strstr(plan->note, "moving the matrices needs 0.1"));
  assert_non_null(strstr(plan->note, "GB on a1, which has 0.045 GB"));
  char *text = hscal__plan_text(plan), *json = hscal__plan_json(plan);
  assert_non_null(strstr(text, "they stay, there is no memory to move them, which would gain"));
  assert_non_null(strstr(json, "\"moving_s\": null"));
  free(text);
  free(json);
  hscal_plan_free(without);
  hscal_plan_free(plan);
  hscal_plan_free(moved);
  hscal_machine_free(machine);
  hscal_machine_free(large);
}

/* Results that come back keep the first copies alive, beside the routine's workspace. */
static void bringing_back_needs_more_memory(void **state) {
  (void)state;
  hscal_call call = square("pdsyevd", 240);
  int stayed[2] = {0}, sizes = 0;
  for (int kilobytes = 1000; kilobytes <= 4000; kilobytes += 200) {
    char text[80];
    snprintf(text, sizeof text, "2x1@30 + 2x1@3, lat 20us, bw 1GB, mem %dKB, ideal", kilobytes);
    hscal_machine *machine = machine_of(text, 0.01);
    for (int back = 0; back < 2; back++) {
      hscal_options options = lying_in(2, 2, 64, back);
      hscal_plan *plan = NULL;
      int status = hscal__plan_call(&call, machine, &options, &plan);
      if (status) assert_int_equal(status, HSCAL_ERROR_NO_FIT);
      if (plan && plan->kept_origin && isinf(plan->moving_s)) stayed[back]++;
      hscal_plan_free(plan);
    }
    sizes++;
    hscal_machine_free(machine);
  }
  assert_true(stayed[1] > stayed[0] && stayed[1] < sizes);
}

static void neither_stay_nor_move(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 2us, bw 10GB, mem 120MB, ideal", 0.01);
  hscal_call call = square("pdsyevd", 2000);
  hscal_options options = lying_in(1, 1, 64, 0);
  hscal_plan *plan = NULL;
  assert_int_equal(hscal__plan_call(&call, machine, &options, &plan), HSCAL_ERROR_NO_FIT);
  assert_null(plan);
  assert_non_null(strstr(hscal_last_error(),
                         "the 1 x 1 layout in which the matrices lie does not fit in the memory of its "
                         "nodes, and moving them takes 0.15"));
  hscal_machine_free(machine);
}

static void nodes_of_several_kinds_are_left_where_one_is_demanded(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.5);
  hscal_call call = square("pdsyevd", 300);
  hscal_options options = lying_in(4, 2, 16, 0);
  options.one_kind = 1;
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_true(!plan->kept_origin && isnan(plan->origin.predicted_s));
  assert_string_equal(plan->origin.reason, "is on nodes of several kinds");
  hscal_plan_free(plan);
  options.origin.nprow = 2; /* of the first kind alone */
  plan = plan_of(&call, machine, &options);
  assert_true(isfinite(plan->origin.predicted_s));
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void more_processes_than_processors_are_noted(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, lat 2us, bw 10GB, ideal", 0.9);
  hscal_call call = product(500, 500, 500);
  hscal_options options = lying_in(2, 2, 64, 0);
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(plan->kept_origin, 1);
  assert_non_null(strstr(plan->note, "processes share processors"));
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Blocks of their own for rows and columns; for a factorization that is no layout. */
static void oblong_blocks(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 2us, bw 10GB, ideal", 0.9);
  hscal_call call = product(500, 500, 500), factorized = square("pdgetrf", 500);
  hscal_options options = lying_in(2, 2, 24, 0);
  options.origin.mb = 40;
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_true(plan->kept_origin && plan->mb == 40 && plan->nb == 24);
  hscal_plan_free(plan);
  plan = plan_of(&factorized, machine, &options);
  assert_true(!plan->kept_origin && plan->mb == plan->nb);
  assert_string_equal(plan->origin.reason, "is refused by the routine");
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void every_routine_can_have_an_origin(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, lat 2us, bw 10GB, ideal", 0.01);
  for (const hscal_routine *r = hscal__routines; r < hscal__routines + HSCAL_ROUTINE_COUNT; r++) {
    hscal_call call = hscal__call_make(r, 40, 40, 40, 0, 0);
    hscal_options options = lying_in(2, 1, 8, 1);
    hscal_plan *plan = plan_of(&call, machine, &options);
    assert_int_equal(plan->origin.nprocs, 2);
    assert_true(plan->kept_origin || plan->moving_s > 0);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

static void what_is_no_layout_is_told(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(two_generations, 0.01);
  hscal_call call = product(100, 100, 100);
  static const int beyond[] = {0, 8};
  hscal_options wrong[] = {lying_in(0, 3, 64, 0), lying_in(2, 0, 64, 0), lying_in(2, 2, 0, 0),
                           lying_in(1 << 20, 1 << 20, 8, 0), lying_in(1, 2, 64, 0)};
  wrong[4].origin.node_of = beyond;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    hscal_plan *plan = NULL;
    assert_int_equal(hscal__plan_call(&call, machine, &wrong[i], &plan), HSCAL_ERROR_ARGUMENT);
    assert_null(plan);
    assert_non_null(strstr(hscal_last_error(), "origin: "));
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_matrices_stay),
      cmocka_unit_test(large_ones_are_moved_where_that_pays),
      cmocka_unit_test(bringing_results_back_costs_more),
      cmocka_unit_test(never_worse_than_staying),
      cmocka_unit_test(what_is_there_need_not_be_moved),
      cmocka_unit_test(where_the_routine_is_refused_it_cannot_stay),
      cmocka_unit_test(what_is_not_read_is_not_moved),
      cmocka_unit_test(processes_have_threads_where_they_are),
      cmocka_unit_test(moving_counts_with_threads),
      cmocka_unit_test(without_memory_for_both_copies_they_stay),
      cmocka_unit_test(bringing_back_needs_more_memory),
      cmocka_unit_test(neither_stay_nor_move),
      cmocka_unit_test(nodes_of_several_kinds_are_left_where_one_is_demanded),
      cmocka_unit_test(more_processes_than_processors_are_noted),
      cmocka_unit_test(oblong_blocks),
      cmocka_unit_test(every_routine_can_have_an_origin),
      cmocka_unit_test(what_is_no_layout_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
