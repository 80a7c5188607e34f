/* The guard: which gains are sure, which layout of those that cannot be told apart is taken, and how that is told. */
#include "plan/guard.h"
#include "plan/chosen_trial.h"
#include "search/fixture.h"
#include "search/result.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static hscal_machine *machine_that_errs(double same_grid, double similar_grid, double other_grid, double noise) {
  hscal_machine *machine = machine_of("4x4@10, lat 10us, bw 1GB, ideal", 0.5);
  machine->ratio_errors.half_width[HSCAL_PAIR_SAME_GRID] = same_grid;
  machine->ratio_errors.half_width[HSCAL_PAIR_SIMILAR_GRID] = similar_grid;
  machine->ratio_errors.half_width[HSCAL_PAIR_OTHER_GRID] = other_grid;
  machine->ratio_errors.noise = noise;
  return machine;
}

/* ---- the rule ----------------------------------------------------------------------------------------------------- */

static void a_gain_is_sure_above_the_noise(void **state) {
  (void)state;
  hscal_machine *machine = machine_that_errs(0.05, 0.1, 0.2, 0.02);
  const struct {
    hscal_pair_kind kind;
    double log_gain;
    int is_sure, is_alike;
  } cases[] = {{HSCAL_PAIR_SAME_GRID, 0.071, 1, 0},    {HSCAL_PAIR_SAME_GRID, 0.069, 0, 0},
               {HSCAL_PAIR_SAME_GRID, 0.049, 0, 1},    {HSCAL_PAIR_SIMILAR_GRID, 0.121, 1, 0},
               {HSCAL_PAIR_SIMILAR_GRID, 0.119, 0, 0}, {HSCAL_PAIR_OTHER_GRID, 0.221, 1, 0},
               {HSCAL_PAIR_OTHER_GRID, -0.19, 0, 1},   {HSCAL_PAIR_OTHER_GRID, -0.3, 0, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_gain gain = hscal__gain(machine, cases[i].kind, 3 * exp(cases[i].log_gain), 3);
    assert_true(fabs(gain.log_gain - cases[i].log_gain) < 1e-12);
    assert_int_equal(hscal__is_sure(&gain), cases[i].is_sure);
    assert_int_equal(hscal__is_alike(&gain), cases[i].is_alike);
  }
  assert_true(fabs(hscal__most_unsure_s(machine, HSCAL_PAIR_SIMILAR_GRID, 2) - 2 * exp(0.12)) < 1e-12);
  hscal_machine_free(machine);
}

/* What has no time, or takes none, is not worth a change by itself. */
static void nothing_is_sure_of_what_has_no_time(void **state) {
  (void)state;
  hscal_machine *machine = machine_that_errs(0.05, 0.1, 0.2, 0);
  const double pairs[][2] = {{NAN, 1}, {1, NAN}, {0, 0}, {1, INFINITY}, {INFINITY, INFINITY}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    hscal_gain gain = hscal__gain(machine, HSCAL_PAIR_SAME_GRID, pairs[i][0], pairs[i][1]);
    assert_false(hscal__is_sure(&gain));
  }
  hscal_gain gain = hscal__gain(machine, HSCAL_PAIR_SAME_GRID, 1, 0);
  assert_true(hscal__is_sure(&gain));
  hscal_machine_free(machine);
}

/* ---- which is taken ----------------------------------------------------------------------------------------------- */

enum { TRIALS = 4, MOST_PROCESSES = 16 };

/* A search that has evaluated these, of which the first is the usual layout. */
typedef struct found {
  hscal_call call[TRIALS];
  hscal_trial trial[TRIALS];
  hscal_usual usual;
  hscal_space space;
  hscal_search_result result;
  int node_of[MOST_PROCESSES];
} found;

typedef struct layout {
  int nprow, npcol, nb;
  double seconds;
} layout;

/* Which one is taken; what is said of it stands in *plan. */
static int taken(const hscal_machine *machine, const layout *layouts, int count, hscal_plan *plan) {
  static found f;
  f = (found){.space = {.machine = machine}};
  for (int i = 0; i < count; i++) {
    f.call[i] = product(4000, 4000, 4000);
    hscal__call_fill_blocks(&f.call[i], layouts[i].nb, layouts[i].nb);
    f.trial[i] = (hscal_trial){.nprow = layouts[i].nprow,
                               .npcol = layouts[i].npcol,
                               .block = layouts[i].nb,
                               .row_block = layouts[i].nb,
                               .panel = 32,
                               .call = &f.call[i],
                               .node_of = f.node_of,
                               .predicted_s = layouts[i].seconds};
    if (layouts[i].seconds < f.trial[f.result.best].predicted_s) f.result.best = i;
  }
  f.usual.layout = (hscal_usual_layout){.nprow = layouts[0].nprow, .npcol = layouts[0].npcol};
  f.result.space = &f.space, f.result.trials = f.trial, f.result.ntrials = count;
  f.result.usual = &f.usual, f.result.nusuals = 1;
  *plan = (hscal_plan){.best_baseline = 0};
  return (int)(hscal__chosen_trial(&f.result, plan) - f.trial);
}

/* By kind of pair: the fastest of all may be in doubt where a smaller gain of other blocks is not. */
static void what_is_sure_is_taken(void **state) {
  (void)state;
  hscal_machine *machine = machine_that_errs(0.05, 0.1, 0.3, 0.01);
  hscal_plan plan;
  assert_int_equal(taken(machine, (layout[]){{4, 4, 64, 1}, {4, 4, 96, 0.99}, {2, 6, 64, 0.8}}, 3, &plan), 0);
  assert_true(plan.kept_default && fabs(plan.gain - 1 / 0.8) < 1e-12 && plan.alike == 3);
  assert_true(plan.gain_lower < 1 && plan.gain_upper > 1.5 && plan.noise == 0.01);
  assert_int_equal(taken(machine, (layout[]){{4, 4, 64, 1}, {4, 4, 96, 0.9}, {2, 6, 64, 0.8}}, 3, &plan), 1);
  assert_true(!plan.kept_default && fabs(plan.gain - 1 / 0.9) < 1e-12 && plan.gain_lower > 1.04);
  assert_int_equal(taken(machine, (layout[]){{4, 4, 64, 1}, {4, 4, 96, 0.9}, {2, 6, 64, 0.7}}, 3, &plan), 2);
  assert_true(plan.alike == 2);      /* with 4 x 4, NB 96 */
  machine->ratio_errors.noise = 0.2; /* it drowns in that */
  assert_int_equal(taken(machine, (layout[]){{4, 4, 64, 1}, {4, 4, 96, 0.9}, {2, 6, 64, 0.7}}, 3, &plan), 0);
  hscal_machine_free(machine);
}

/* Of those that are as fast: fewer processes, then less memory, then what is plainer. */
static void less_is_needed_where_it_is_as_fast(void **state) {
  (void)state;
  hscal_machine *machine = machine_that_errs(0.05, 0.05, 0.05, 0);
  hscal_plan plan;
  const layout fewer[] = {{4, 4, 64, 1}, {4, 4, 32, 0.5}, {2, 7, 32, 0.5004}, {3, 4, 32, 0.51}};
  assert_int_equal(taken(machine, fewer, 4, &plan), 2); /* the last is too slow */
  machine->ratio_errors.noise = 0.03;
  assert_int_equal(taken(machine, fewer, 4, &plan), 3); /* which nobody would see in that noise */
  machine->ratio_errors.half_width[HSCAL_PAIR_OTHER_GRID] = 0.001;
  assert_int_equal(taken(machine, fewer, 4, &plan), 2); /* the last can be told apart */
  machine->ratio_errors.noise = 0;
  const layout lighter[] = {{4, 4, 64, 1}, {4, 4, 2000, 0.5}, {4, 4, 500, 0.5003}, {4, 4, 480, 0.5004}};
  assert_int_equal(taken(machine, lighter, 4, &plan), 2); /* one block of four in place of all */
  const layout plainer[] = {{4, 4, 64, 1}, {4, 4, 100, 0.5}, {4, 4, 80, 0.5003}, {4, 4, 64, 0.504}};
  assert_int_equal(taken(machine, plainer, 4, &plan), 2);
  hscal_machine_free(machine);
}

/* ---- in words ----------------------------------------------------------------------------------------------------- */

static void it_is_told_in_plain_words(void **state) {
  (void)state;
  char text[256];
  hscal_plan plan = {.gain = 1.12, .gain_lower = 1.03, .gain_upper = 1.22, .alike = 4};
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "gain 12 %, at least 3.0 %: changed; 3 layouts cannot be told apart from the fastest");
  plan.alike = 2;
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "gain 12 %, at least 3.0 %: changed; 1 layout cannot be told apart from the fastest");
  plan = (hscal_plan){.gain = 1.03, .gain_lower = 0.954, .gain_upper = 1.112, .alike = 1, .kept_default = 1};
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(
      text, "the fastest cannot be told apart from the usual layout (gain 3.0 %, interval -5 to +11 %): kept");
  plan.gain_lower = 1.004, plan.noise = 0.02;
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "the fastest gains 3.0 %, at least 0.4 %, which is within the noise: kept");
  plan.gain = plan.gain_lower = 1;
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "no other layout gains over the usual layout: kept");
  plan = (hscal_plan){.gain = 2.5, .gain_lower = 2.3, .gain_upper = 2.8, .origin.nprocs = 4};
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "gain 2.5 times over staying, at least 2.3 times: changed");
  hscal__plan_no_gain(&plan);
  hscal__guard_text(&plan, text, sizeof text);
  assert_string_equal(text, "");
}

/* What a plan says is what the rule says of its two layouts. */
static void plans_say_what_they_gain(void **state) {
  (void)state;
  hscal_machine *machine = machine_that_errs(0.02, 0.04, 0.06, 0.01);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  double usual_s = plan->baselines[plan->best_baseline].layout.predicted_s;
  assert_true(plan->gain > 0 && plan->alike >= 1 && plan->noise == 0.01);
  if (plan->kept_default)
    assert_true(plan->predicted_s == usual_s && log(plan->gain_lower) <= 0.01);
  else
    assert_true(fabs(plan->gain - usual_s / plan->predicted_s) < 1e-9 && log(plan->gain_lower) > 0.01);
  char *text = hscal__plan_text(plan);
  assert_non_null(strstr(text, "\n  guard "));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_gain_is_sure_above_the_noise), cmocka_unit_test(nothing_is_sure_of_what_has_no_time),
      cmocka_unit_test(what_is_sure_is_taken),          cmocka_unit_test(less_is_needed_where_it_is_as_fast),
      cmocka_unit_test(it_is_told_in_plain_words),      cmocka_unit_test(plans_say_what_they_gain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
