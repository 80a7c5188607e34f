/* Errors of ratios from runs whose true errors are known: what a task's predictions share cancels, kinds are told apart. */
#include "fit/pair_errors.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

enum { MOST_RUNS = 1000 };

typedef struct known {
  hscal_runs runs;
  double log_s[MOST_RUNS];
} known;

/* A run of task number `task`, predicted e^error times as long as it took. */
static void add(known *k, int task, int nb, int p, int q, int threads, double error) {
  const int n = 1000 + 100 * task;
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find("pdgetrf"), n, n, n, nb, nb),
                         .layout = hscal__layout_make(p, q, 0),
                         .threads = threads,
                         .seconds = 1 + 0.3 * k->runs.count + 0.01 * nb};
  assert_true(k->runs.count < MOST_RUNS);
  k->log_s[k->runs.count] = log(run.seconds) + error;
  assert_int_equal(hscal__runs_add(&k->runs, &run), 0);
}

static hscal_pair_errors errors_of(known *k) {
  hscal_pair_errors errors;
  assert_int_equal(hscal__runs_close(&k->runs), 0);
  assert_int_equal(hscal__pair_errors(&k->runs, k->log_s, &errors), 0);
  return errors;
}

static int is_near(double x, double y) { return fabs(x - y) < 1e-9; }

/* Each task is predicted 1.5 or 0.7 times as long as it took, and nothing else is wrong. */
static void what_a_task_shares_cancels(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  for (int task = 0; task < 4; task++)
    for (int nb = 16; nb <= 128; nb += 16) add(k, task, nb, 4, 4, 1, task % 2 ? log(1.5) : log(0.7));
  hscal_pair_errors errors = errors_of(k);
  assert_int_equal(k->runs.tasks, 4);
  assert_true(errors.kind[HSCAL_PAIR_SAME_GRID].pairs == 4 * 28 && errors.kind[HSCAL_PAIR_SAME_GRID].tasks == 4);
  assert_true(errors.kind[HSCAL_PAIR_SAME_GRID].is_told && errors.kind[HSCAL_PAIR_SAME_GRID].half_width < 1e-9);
  for (int other = HSCAL_PAIR_SIMILAR_GRID; other < HSCAL_PAIR_KINDS; other++)
    assert_true(errors.kind[other].pairs == 0 && !errors.kind[other].is_told);
  hscal__runs_free(&k->runs);
  free(k);
}

/* Blocks are predicted right, similar grids 5 % wrong, others 20 %, threads 30 %. */
static void kinds_are_told_apart(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  for (int task = 0; task < 5; task++)
    for (int nb = 32; nb <= 64; nb += 32) {
      add(k, task, nb, 4, 4, 1, 0);
      add(k, task, nb, 3, 5, 1, 0.05);
      add(k, task, nb, 1, 8, 1, 0.2);
      if (nb == 32) add(k, task, nb, 4, 4, 2, 0.3);
    }
  hscal_pair_errors errors = errors_of(k);
  hscal_ratio_errors own = hscal__ratio_errors_of(&errors);
  assert_true(errors.kind[HSCAL_PAIR_SAME_GRID].half_width < 1e-9);
  assert_true(is_near(errors.kind[HSCAL_PAIR_SIMILAR_GRID].half_width, 0.05));
  assert_true(is_near(errors.kind[HSCAL_PAIR_OTHER_GRID].half_width, 0.2));
  assert_true(is_near(errors.kind[HSCAL_PAIR_OTHER_THREADS].half_width, 0.3));
  assert_true(!errors.kind[HSCAL_PAIR_SAME_GRID].is_told && own.half_width[HSCAL_PAIR_SAME_GRID] < 0); /* 15 pairs */
  assert_true(errors.kind[HSCAL_PAIR_SIMILAR_GRID].is_told && is_near(own.half_width[HSCAL_PAIR_SIMILAR_GRID], 0.05));
  assert_true(own.noise < 0);
  hscal__runs_free(&k->runs);
  free(k);
}

/* Hundreds of pairs of two tasks say how these two are predicted, not a third one. */
static void few_tasks_say_nothing(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  for (int task = 0; task < 2; task++)
    for (int nb = 8; nb <= 200; nb += 8) add(k, task, nb, 4, 4, 1, 0.01 * nb);
  hscal_pair_errors errors = errors_of(k);
  assert_true(errors.kind[HSCAL_PAIR_SAME_GRID].pairs == 600 && !errors.kind[HSCAL_PAIR_SAME_GRID].is_told);
  hscal__runs_free(&k->runs);
  free(k);
}

/* A task with many runs does not outvote the others: of twenty tasks one is predicted badly. */
static void tasks_count_alike(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  for (int task = 0; task < 20; task++) {
    int runs = task == 0 ? 40 : 4;
    for (int i = 0; i < runs; i++) add(k, task, 8 * (i + 1), 4, 4, 1, task == 0 ? 0.5 * (i % 2) : 0.02 * (i % 2));
  }
  hscal_pair_errors errors = errors_of(k);
  assert_true(is_near(errors.kind[HSCAL_PAIR_SAME_GRID].half_width, 0.02));
  hscal__runs_free(&k->runs);
  free(k);
}

static double uniform(uint64_t *seed) {
  *seed ^= *seed << 13, *seed ^= *seed >> 7, *seed ^= *seed << 17;
  return (double)(*seed >> 11) / 9007199254740992.0;
}

/* Normal errors of 4 %: those of ratios have sqrt(2) as much, and 9 in 10 are within 1.645 of that. */
static void normal_errors_are_found(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  uint64_t seed = 88172645463325252u;
  const double pi = 3.14159265358979;
  for (int task = 0; task < 40; task++)
    for (int i = 0; i < 20; i++) {
      double normal = sqrt(-2 * log(uniform(&seed) + 1e-300)) * cos(2 * pi * uniform(&seed));
      add(k, task, 8 * (i + 1), 4, 4, 1, 0.3 * (task % 3) + 0.04 * normal);
    }
  hscal_pair_errors errors = errors_of(k);
  double expected = 1.645 * sqrt(2) * 0.04;
  assert_true(fabs(errors.kind[HSCAL_PAIR_SAME_GRID].half_width / expected - 1) < 0.1);
  hscal__runs_free(&k->runs);
  free(k);
}

static void noise_is_the_scatter_of_repeats(void **state) {
  (void)state;
  known *k = calloc(1, sizeof *k);
  const hscal_run run = {.call = hscal__call_make(hscal__routine_find("pdgemm"), 500, 500, 500, 64, 64),
                         .layout = hscal__layout_make(2, 2, 0),
                         .threads = 1};
  const double seconds[] = {1, 1.1, 1.21};
  for (int i = 0; i < 3; i++) {
    hscal_run own = run;
    own.seconds = seconds[i];
    assert_int_equal(hscal__runs_add(&k->runs, &own), 0);
  }
  hscal_pair_errors errors = errors_of(k);
  assert_true(errors.repeated == 1 && is_near(errors.noise, 2 * log(1.1) / 3));
  assert_true(fabs(hscal__ratio_errors_of(&errors).noise - errors.noise) < 1e-5);
  hscal__runs_free(&k->runs);
  free(k);
}

/* What was measured stays until runs that were repeated say it better. */
static void a_measured_noise_stays(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  hscal_pair_errors errors = {.repeated = 0};
  assert_int_equal(hscal_machine_load("4x4@10, ideal", &machine), 0);
  machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS] = 0.03;
  hscal__machine_set_noise(machine);
  hscal__ratio_errors_set(machine, &errors);
  assert_true(machine->ratio_errors.noise == 0.03);
  errors.repeated = 2, errors.noise = 0.01;
  hscal__ratio_errors_set(machine, &errors);
  assert_true(machine->ratio_errors.noise == 0.01 && machine->noise_parts.of[HSCAL_NOISE_OF_RUNS] == 0.01);
  assert_true(hscal__noise_of(&machine->noise_parts) == 0.01);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_a_task_shares_cancels), cmocka_unit_test(kinds_are_told_apart),
      cmocka_unit_test(few_tasks_say_nothing),      cmocka_unit_test(tasks_count_alike),
      cmocka_unit_test(normal_errors_are_found),    cmocka_unit_test(noise_is_the_scatter_of_repeats),
      cmocka_unit_test(a_measured_noise_stays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
