/* The last round of several planners: which plans are timed again, and what comes of it. */
#include "plan/last_round.h"
#include "search/fixture.h"

#include <math.h>

enum { PLANNERS = 64 };
static const hscal_thread_choices one_choice = {.count = 1}, two_choices = {.count = 2};

/* Each planner's plan is longer than the one before, all on grids of their own. */
static void fill(hscal_part_result *results) {
  for (int i = 0; i < PLANNERS; i++)
    results[i] = (hscal_part_result){.nprow = 1 + i, .npcol = 2, .nb = 32, .most_s = 0.1, .predicted_s = 1 + 0.01 * i};
}

static void the_best_are_timed_again(void **state) {
  (void)state;
  hscal_part_result results[PLANNERS];
  fill(results);
  hscal_last_round round = hscal__last_round(results, PLANNERS, &one_choice);
  assert_int_equal(round.count, (PLANNERS - 1) / HSCAL_LEAST_STRETCHES);
  for (int i = 0; i < round.count; i++) assert_int_equal(round.number[i], i); /* the first planner's, too */
  assert_true(round.most_s == 0.1);
  assert_int_equal(hscal__last_round(results, PLANNERS, &two_choices).count, 0);
  assert_int_equal(hscal__last_round(results, HSCAL_LEAST_STRETCHES, &one_choice).count, 0);
}

static void what_is_known_already_is_not(void **state) {
  (void)state;
  hscal_part_result results[PLANNERS];
  fill(results);
  results[1].verified_s = 1.01;
  results[2].most_s = 0; /* it had time for the better clock */
  results[3].predicted_s = INFINITY;
  results[5] = results[4]; /* one layout, found twice */
  hscal_last_round round = hscal__last_round(results, PLANNERS, &one_choice);
  assert_int_equal(round.number[0], 0);
  assert_int_equal(round.number[1], 4);
  assert_int_equal(round.number[2], 6);
}

static void what_is_too_far_from_the_best_is_not(void **state) {
  (void)state;
  hscal_part_result results[PLANNERS];
  fill(results);
  for (int i = 3; i < PLANNERS; i++) results[i].predicted_s = 2;
  assert_int_equal(hscal__last_round(results, PLANNERS, &one_choice).count, 3);
}

static void the_mean_of_all_stretches_counts(void **state) {
  (void)state;
  hscal_part_result results[PLANNERS];
  fill(results);
  for (int i = 7; i < PLANNERS; i++) results[i].predicted_s = 9;
  results[6] = results[5]; /* one layout, found twice */
  const hscal_last_round round = hscal__last_round(results, PLANNERS, &one_choice);
  assert_int_equal(round.count, 6);
  const int stretches = (PLANNERS - 1) / 6;
  for (int i = 0; i < stretches; i++)
    for (int which = 0; which < 6; which++)
      results[1 + which + 6 * i].stretch_s = 2 - 0.1 * which + (i % 2 ? 0.3 : -0.3);
  results[1 + 2].stretch_s = 0; /* one is missing */
  hscal__take_stretches(&round, results, PLANNERS);
  for (int which = 0; which < 6; which++)
    assert_true(fabs(results[which].retimed_s - (which == 2 ? 0 : 2 - 0.1 * which)) < 1e-9);
  assert_true(results[6].retimed_s == results[5].retimed_s && results[7].retimed_s == 0);
  assert_int_equal(hscal__best_part(results, PLANNERS), 5); /* the least, though predicted longest */
}

/* What a planner times is a stretch of its own, and their mean is nearer to the whole than one prediction. */
static void planners_time_their_stretches(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x8@20 + 4x8@40, lat 2us, bw 10GB", 0.03);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdpotrf"), 5000, 5000, 5000, 0, 0);
  int node_of[64];
  hscal__place_in_order(machine, 64, node_of);
  const hscal_told_layout layout = {8, 8, 16, 16, 32, node_of};
  hscal_part_result results[PLANNERS] = {{0}};
  const hscal_last_round round = {.count = 1, .number = {1}, .most_s = 10};
  hscal_thread_choices choices;
  const hscal_options options = {.in_program = 1};
  assert_success(hscal__thread_choices_list(machine, &options, &choices));
  for (int i = 1; i < PLANNERS; i++)
    results[i].stretch_s = hscal__time_stretch(&call, machine, &choices, &round, &layout, i, PLANNERS);
  double rough_s, full_s;
  const hscal_timing rough = {.effort = HSCAL_EFFORT_LOW_FIDELITY}, full = {.effort = HSCAL_EFFORT_FULL};
  assert_success(hscal__time_layout(&call, machine, &layout, &rough, &rough_s));
  assert_success(hscal__time_layout(&call, machine, &layout, &full, &full_s));
  assert_true(results[PLANNERS - 1].stretch_s < 0.2 * full_s); /* panels get smaller, below what bounds the whole */
  results[1].most_s = results[1].predicted_s = 1;
  hscal__take_stretches(&round, results, PLANNERS);
  print_message("rough %.4g, stretches %.4g, full %.4g s\n", rough_s, results[1].retimed_s, full_s);
  assert_true(fabs(log(results[1].retimed_s / full_s)) < 0.5 * fabs(log(rough_s / full_s)));
  hscal_last_round brief = round;
  brief.most_s = 1e-9; /* that is too little */
  assert_true(hscal__time_stretch(&call, machine, &choices, &brief, &layout, 1, PLANNERS) == 0);
  hscal__thread_choices_free(&choices);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_best_are_timed_again), cmocka_unit_test(what_is_known_already_is_not),
      cmocka_unit_test(what_is_too_far_from_the_best_is_not), cmocka_unit_test(the_mean_of_all_stretches_counts),
      cmocka_unit_test(planners_time_their_stretches)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
