/* Several planners: that they divide the layouts, that their number alone decides, and what that is good for. */
#include "plan/planners.h"
#include "plan/part_result.h"
#include "plan/rounds.h"
#include "search/fixture.h"
#include "search/search.h"
#include "search/share.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- parts --------------------------------------------------------------------------------------------------------- */

static void every_block_of_every_grid_has_a_planner(void **state) {
  (void)state;
  enum { PLACES = 300, MOST_BLOCKS = 11 };
  static const int counts[] = {1, 2, 3, 31, 63, 64, 65, 127, 500, 1024};
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
    for (int nblocks = 1; nblocks <= MOST_BLOCKS; nblocks += 5) {
      unsigned char taken[PLACES][MOST_BLOCKS] = {{0}};
      for (int number = counts[c] > 1; number < counts[c]; number++) {
        const hscal_planner_part planner = {.number = number, .count = counts[c]};
        const hscal_space space = {.nblocks = nblocks, .options = {.planner = &planner}};
        assert_int_equal(hscal__has_all(&space), number == 0);
        for (int place = 0; place < PLACES; place++)
          for (int block = 0; block < nblocks; block++)
            taken[place][block] |= hscal__has_grid(&space, place) && hscal__has_block(&space, block);
      }
      for (int place = 0; place < PLACES; place++)
        for (int block = 0; block < nblocks; block++) assert_true(taken[place][block]);
    }
}

/* In the second round planners take turns at the best layouts, and leave out nothing that is near one of them: nor do they look at anything else. */
static void every_near_layout_has_a_planner(void **state) {
  (void)state;
  enum { PLACES = 300, BLOCKS = 4, NEAR = 2 };
  static const int counts[] = {2, 3, 40, 300, 1024};
  const hscal_near_layout near[NEAR] = {{16, 24, 16, 16}, {40, 8, 48, 48}};
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
    unsigned char taken[NEAR][PLACES][BLOCKS] = {{{0}}};
    for (int number = 1; number < counts[c]; number++) {
      const hscal_planner_part planner = {.number = number, .count = counts[c], .nnear = NEAR, .near = near};
      const hscal_space space = {.nblocks = BLOCKS, .block = {16, 24, 32, 48}, .options = {.planner = &planner}};
      int is_second = (number - 1) % NEAR;
      assert_true(hscal__looks_near(&space) && hscal__shares_blocks(&space));
      assert_int_equal(hscal__is_in_sight(&space, 20, 18), !is_second);
      assert_int_equal(hscal__is_in_sight(&space, 50, 10), is_second);
      assert_false(hscal__is_in_sight(&space, 21, 24) || hscal__is_in_sight(&space, 40, 11));
      for (int place = 0; place < PLACES; place++)
        for (int block = 0; block < BLOCKS; block++)
          taken[is_second][place][block] |= hscal__has_grid(&space, place) && hscal__has_block(&space, block);
    }
    for (int which = 0; which < NEAR && which < counts[c] - 1; which++)
      for (int place = 0; place < PLACES; place++)
        for (int block = 0; block < BLOCKS; block++)
          assert_int_equal(taken[which][place][block], which == 0 ? block <= 1 : block >= 2);
  }
}

/* ---- plans --------------------------------------------------------------------------------------------------------- */

static char *json_of(const hscal_call *call, const hscal_machine *machine, int planners, int jobs) {
  const hscal_options options = {.planners = planners, .jobs = jobs, .in_program = 1};
  hscal_plan *plan = plan_of(call, machine, &options);
  plan->decision_s = 0;
  char *text = hscal__plan_json(plan);
  hscal_plan_free(plan);
  return text;
}

static void threads_do_not_matter(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x2@10 + 4x4@30, lat 2us, bw 10GB, ideal", 0.05);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 3000, 3000, 3000, 0, 0);
  for (int planners = 2; planners <= 40; planners += 19) {
    char *one = json_of(&call, machine, planners, 1), *many = json_of(&call, machine, planners, 5);
    assert_string_equal(one, many);
    free(one);
    free(many);
  }
  hscal_machine_free(machine);
}

/* Seconds that no layout falls below, as proved. */
static double proved_s(const hscal_plan *plan) { return plan->predicted_s * (1 - plan->gap); }

/* Where one planner looks at all layouts, several come to the same seconds, and prove as much. */
static void parts_are_the_whole(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 2us, bw 10GB, ideal", 0.05);
  const hscal_call call = product(500, 500, 500);
  hscal_plan *alone = plan_of(&call, machine, NULL);
  assert_true(alone->gap < 0.05 && alone->planners == 0);
  for (int planners = 2; planners <= 70; planners += 17) {
    const hscal_options options = {.planners = planners};
    hscal_plan *plan = plan_of(&call, machine, &options);
    assert_int_equal(plan->planners, planners);
    assert_true(fabs(plan->predicted_s / alone->predicted_s - 1) < 0.006);
    assert_true(fabs(proved_s(plan) / proved_s(alone) - 1) < 0.006);
    assert_int_equal(plan->nbaselines, alone->nbaselines);
    assert_true(plan->fallback.predicted_s == alone->fallback.predicted_s);
    hscal_plan_free(plan);
  }
  hscal_plan_free(alone);
  hscal_machine_free(machine);
}

/* What their parts are held against is the first planner's matter: the others time none of it, in programs and at the shell. */
static void the_first_has_the_usual_layouts(void **state) {
  (void)state;
  enum { PLANNERS = 4 };
  hscal_machine *machine = machine_of("8x2@10 + 4x4@30, lat 2us, bw 10GB, ideal", 0.05);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 3000, 3000, 3000, 0, 0);
  for (int in_program = 0; in_program < 2; in_program++) {
    const hscal_options options = {.planners = PLANNERS, .in_program = in_program};
    hscal_thread_choices choices;
    assert_success(hscal__thread_choices_list(machine, &options, &choices));
    for (int number = 0; number < PLANNERS; number++) {
      hscal_plan *plan;
      assert_success(hscal__plan_part(&call, machine, &options, &choices, number, PLANNERS, &plan));
      assert_int_equal(plan->nbaselines > 0, number == 0);
      hscal_plan_free(plan);
    }
    hscal__thread_choices_free(&choices);
  }
  hscal_machine_free(machine);
}

/* Where even the usual layouts take long to be timed, the closed form alone may say which layout is the plan. Where others search, too, these have
 * timed the best by closed form, and what nobody timed is no plan. */
static void what_nobody_timed_is_no_plan(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("64x16@20, lat 2us, bw 10GB, switches 8, switchlat 5us, switchbw 20GB", 0.03);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgels"), 20000, 5000, 100, 0, 0);
  const hscal_planner_part parts[] = {{.number = 0, .count = 1}, {.number = 0, .count = 2}};
  for (int i = 0; i < 2; i++) {
    const hscal_options options = {.in_program = 1, .planner = &parts[i]};
    hscal_search_state search;
    assert_success(hscal__search_state_init(&search, &call, machine, &options, -1));
    assert_success(hscal__run_search(&search));
    assert_int_equal(search.incumbent.trials[search.incumbent.best].is_estimated, i == 0);
    hscal__search_state_free(&search);
  }
  hscal_machine_free(machine);
}

/* Closed forms of inverses are off by more than those of factorizations: 128 x 32 is told as 0.4 s and takes 5. */
static void a_doubtful_closed_form_is_no_plan(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("256x16@20, lat 2us, bw 10GB, switches 16, switchlat 5us, switchbw 20GB", 0.03);
  const hscal_options options = {.in_program = 1};
  hscal_call call = hscal__call_make(hscal__routine_find("pdpotri"), 20000, 20000, 20000, 0, 0);
  hscal_search_state search;
  assert_success(hscal__search_state_init(&search, &call, machine, &options, -1));
  assert_success(hscal__run_search(&search));
  assert_false(search.incumbent.trials[search.incumbent.best].is_estimated);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

/* There is no time for more than the guide's layout, but that other blocks are faster on its grid its closed form surely tells. */
static void other_blocks_need_no_timing(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("100x16@20, lat 2us, bw 10GB", 0.03); /* no smaller problem is searched */
  const hscal_call call = hscal__call_make(hscal__routine_find("pdgeqrf"), 12500, 12500, 0, 0, 0);
  const hscal_options hurried = {.in_program = 1}, usual = {.in_program = 1, .nprow = 40, .npcol = 40, .nb = 64};
  hscal_plan *plan = plan_of(&call, machine, &hurried), *guide = plan_of(&call, machine, &usual);
  assert_true(plan->nprow == 40 && plan->npcol == 40 && plan->nb < 64);
  assert_true(plan->is_rough &&
              plan->gain_lower < 0.9 * plan->gain); /* by the closed form: the machine's error is 3 % */
  assert_true(timed_s(plan, &call, machine, HSCAL_EFFORT_MODEL) <
              0.85 * timed_s(guide, &call, machine, HSCAL_EFFORT_MODEL));
  hscal_plan_free(plan);
  hscal_plan_free(guide);
  hscal_machine_free(machine);
}

/* The inverse that one planner for 1,024 processes has no better than the guide's layout for, at twice the time. */
static void many_find_more(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("64x16@10, lat 2us, bw 10GB", 0.15);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdpotri"), 10000, 10000, 10000, 0, 0);
  const hscal_options one = {.in_program = 1}, many = {.in_program = 1, .planners = 64};
  hscal_plan *first = plan_of(&call, machine, &one), *joint = plan_of(&call, machine, &many);
  double first_s = timed_s(first, &call, machine, HSCAL_EFFORT_MODEL);
  assert_true(timed_s(joint, &call, machine, HSCAL_EFFORT_MODEL) < first_s / 1.5);
  assert_true(joint->gain > 1.5 && !joint->kept_default && joint->best_baseline >= 0);
  hscal_plan_free(first);
  hscal_plan_free(joint);
  hscal_machine_free(machine);
}

static hscal_part_result first_round(const hscal_call *call, const hscal_machine *machine, int number, int planners) {
  const hscal_options options = {.in_program = 1};
  hscal_thread_choices choices;
  hscal_plan *plan;
  assert_success(hscal__thread_choices_list(machine, &options, &choices));
  int status = hscal__plan_part(call, machine, &options, &choices, number, planners, &plan);
  hscal_part_result result = hscal__part_result_of(status, plan);
  hscal_plan_free(plan);
  hscal__thread_choices_free(&choices);
  return result;
}

/* What is near the best of the first round is faster than anything that was timed there. */
static void the_second_round_finds_more(void **state) {
  (void)state;
  enum { PLANNERS = 16 };
  hscal_machine *machine = machine_of("16x16@20, lat 2us, bw 10GB, switches 2, switchlat 5us, switchbw 20GB", 0.03);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdpotrf"), 3000, 3000, 0, 0, 0);
  const hscal_options options = {.in_program = 1, .planners = PLANNERS};
  double least_s = INFINITY;
  for (int i = 0; i < PLANNERS; i++) least_s = fmin(least_s, first_round(&call, machine, i, PLANNERS).predicted_s);
  hscal_plan *joint = plan_of(&call, machine, &options);
  assert_true(timed_s(joint, &call, machine, HSCAL_EFFORT_MODEL) < 0.9 * least_s);
  hscal_plan_free(joint);
  hscal_machine_free(machine);
}

/* Calls to come pay for more thinking, and that finds more. */
static void calls_pay_for_thinking(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("64x16@10, lat 2us, bw 10GB", 0.15);
  const hscal_call call = hscal__call_make(hscal__routine_find("pdpotri"), 10000, 10000, 10000, 0, 0);
  const hscal_options once = {.in_program = 1}, often = {.in_program = 1, .calls = 1000};
  hscal_plan *first = plan_of(&call, machine, &once), *better = plan_of(&call, machine, &often);
  assert_true(better->most_s == 0 || better->most_s > 10 * first->most_s);
  assert_true(timed_s(better, &call, machine, HSCAL_EFFORT_MODEL) <
              timed_s(first, &call, machine, HSCAL_EFFORT_MODEL) / 1.5);
  hscal_plan_free(first);
  hscal_plan_free(better);
  hscal_machine_free(machine);
}

/* ---- who wins -------------------------------------------------------------------------------------------------------- */

static void the_least_time_decides_then_the_number(void **state) {
  (void)state;
  hscal_part_result results[] = {{.predicted_s = 1},
                                 {.predicted_s = 3},
                                 {.predicted_s = INFINITY, .status = HSCAL_ERROR_NO_FIT},
                                 {.predicted_s = 2},
                                 {.predicted_s = 2}};
  assert_int_equal(hscal__best_part(results, 5), 3);
  results[4].predicted_s = nextafter(2, 0);
  assert_int_equal(hscal__best_part(results, 5), 4);
  assert_int_equal(hscal__best_part(results, 1), 0);
  results[1].predicted_s = NAN;
  assert_int_equal(hscal__best_part(results, 2), 0);
}

/* Short calls of few panels are verified soon: that is no reason to take one of these. */
static void what_is_cheap_to_verify_is_not_preferred(void **state) {
  (void)state;
  hscal_part_result results[] = {{.predicted_s = 4},
                                 {.predicted_s = 3, .verified_s = 2.9},
                                 {.predicted_s = 2},
                                 {.predicted_s = 1.9, .verified_s = 3}};
  assert_int_equal(hscal__best_part(results, 4), 2);
  results[3].verified_s = 2.1;
  assert_int_equal(hscal__best_part(results, 4), 3);
}

/* As much longer as its grid has shown, or else as all. */
static void what_is_not_verified_counts_as_the_verified(void **state) {
  (void)state;
  hscal_part_result results[] = {{.predicted_s = 9},
                                 {.predicted_s = 2, .verified_s = 3, .nprow = 7, .npcol = 9},
                                 {.predicted_s = 2.4, .verified_s = 2.5, .nprow = 8, .npcol = 8},
                                 {.predicted_s = 1.9, .nprow = 7, .npcol = 9}};
  assert_int_equal(hscal__best_part(results, 4), 2);
  results[3].npcol = 8;
  assert_int_equal(hscal__best_part(results, 4), 3);
  results[3].nprow = results[3].npcol = 8;
  results[3].predicted_s = 2.2;
  assert_int_equal(hscal__best_part(results, 4), 3);
  results[3].is_second = 1; /* one of still more */
  results[3].predicted_s = 2.24;
  assert_int_equal(hscal__best_part(results, 4), 2);
  results[3].predicted_s = 2.1;
  assert_int_equal(hscal__best_part(results, 4), 3);
  results[3].verified_s = 2.51;
  assert_int_equal(hscal__best_part(results, 4), 2);
}

static void neighbours_of_what_is_apart_are_looked_at(void **state) {
  (void)state;
  const hscal_part_result results[] = {
      {.predicted_s = 4, .nprow = 2, .npcol = 40, .nb = 64, .most_s = 0.1},
      {.predicted_s = 2, .nprow = 8, .npcol = 8, .nb = 24, .most_s = 0.1},
      {.predicted_s = 1, .nprow = 9, .npcol = 7, .nb = 32, .most_s = 0.1}, /* near it */
      {.predicted_s = INFINITY, .status = HSCAL_ERROR_NO_FIT},
      {.predicted_s = 3, .nprow = 20, .npcol = 3, .nb = 16, .most_s = 0}}; /* it had time enough */
  hscal_second_round round = hscal__second_round(results, 5);
  assert_int_equal(round.nnear, 2);
  assert_true(round.near[0].nprow == 9 && round.near[0].npcol == 7 && round.near[0].nb == 32);
  assert_true(round.near[1].nprow == 2 && round.near[1].npcol == 40 && round.near[1].nb == 64);
  assert_true(round.verified_limit_s >= 1 && round.verified_limit_s < 2);
}

/* ---- what goes wrong ------------------------------------------------------------------------------------------------- */

static void numbers_are_checked(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 2us, bw 10GB, ideal", 0.05);
  const hscal_call call = product(100, 100, 100);
  const hscal_options wrong[] = {{.planners = -1}, {.planners = 65537}, {.planners = 2, .jobs = -1}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    hscal_plan *plan;
    assert_int_equal(hscal__plan_call(&call, machine, &wrong[i], &plan), HSCAL_ERROR_ARGUMENT);
    assert_non_null(strstr(hscal_last_error(), wrong[i].jobs ? "jobs = -1: " : "planners = "));
    assert_null(plan);
  }
  hscal_machine_free(machine);
}

/* Nobody's part has a layout: what one planner alone would say. */
static void all_find_nothing(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 2us, bw 10GB, mem 1GB, ideal", 0.05);
  const hscal_call call = product(100000, 100000, 100);
  hscal_plan *plan;
  const hscal_options one = {0}, several = {.planners = 5};
  assert_int_equal(hscal__plan_call(&call, machine, &one, &plan), HSCAL_ERROR_NO_FIT);
  char text[1024];
  strcpy(text, hscal_last_error());
  assert_int_equal(hscal__plan_call(&call, machine, &several, &plan), HSCAL_ERROR_NO_FIT);
  assert_string_equal(hscal_last_error(), text);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_block_of_every_grid_has_a_planner),
                                     cmocka_unit_test(every_near_layout_has_a_planner),
                                     cmocka_unit_test(threads_do_not_matter),
                                     cmocka_unit_test(parts_are_the_whole),
                                     cmocka_unit_test(the_first_has_the_usual_layouts),
                                     cmocka_unit_test(what_nobody_timed_is_no_plan),
                                     cmocka_unit_test(a_doubtful_closed_form_is_no_plan),
                                     cmocka_unit_test(other_blocks_need_no_timing),
                                     cmocka_unit_test(many_find_more),
                                     cmocka_unit_test(the_second_round_finds_more),
                                     cmocka_unit_test(calls_pay_for_thinking),
                                     cmocka_unit_test(the_least_time_decides_then_the_number),
                                     cmocka_unit_test(what_is_cheap_to_verify_is_not_preferred),
                                     cmocka_unit_test(what_is_not_verified_counts_as_the_verified),
                                     cmocka_unit_test(neighbours_of_what_is_apart_are_looked_at),
                                     cmocka_unit_test(numbers_are_checked),
                                     cmocka_unit_test(all_find_nothing)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
