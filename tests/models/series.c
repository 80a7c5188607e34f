/* Series of steps that shrink: a few of them, timed, against all. */
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_pblas/emit.h"
#include "models/clock/sample.h"
#include "models/clock/sample_series.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>

/* Like the product with a triangle: panel after panel is sent along rows, as long as what is left (or done) of the triangle,
 * and one of constant length along columns; some panels are summed instead. */
typedef struct shrinking {
  int n, nrhs, block, grows, sums;
  char topology;
} shrinking;

static int one_step(const hscal_emitter *e, const shrinking *s, int64_t step, int width) {
  int k = (int)step * width, left = s->grows ? k + width : s->n - k, at = s->grows ? 0 : k;
  int p = k / s->block % e->nprow, q = k / s->block % e->npcol;
  int first = hscal__min(s->block - at % s->block, left);
  for (int row = 0; row < e->nprow; row++) {
    int held = hscal__local_extent(left, first, s->block, row, at / s->block % e->nprow, e->nprow);
    if (held > 0) HSCAL_TRY(hscal__emit_broadcast(e, HSCAL_ROWS, row, q, held, width));
  }
  for (int col = 0; col < e->npcol && !s->sums; col++) {
    int held = hscal__local_extent(s->nrhs, s->block, s->block, col, 0, e->npcol);
    if (held > 0) HSCAL_TRY(hscal__emit_broadcast(e, HSCAL_COLUMNS, col, p, held, width));
  }
  for (int row = 0; row < e->nprow; row++)
    for (int col = 0; col < e->npcol; col++) {
      int m = hscal__local_extent(left, first, s->block, row, at / s->block % e->nprow, e->nprow);
      int c = hscal__local_extent(s->nrhs, s->block, s->block, col, 0, e->npcol);
      if (m > 0 && c > 0)
        HSCAL_TRY(
            hscal__emit_kernel(e, hscal__process_at(e, HSCAL_ROWS, row, col), HSCAL_KERNEL_GEMM, "NN", m, c, width));
    }
  for (int col = 0; col < e->npcol && s->sums; col++) {
    int held = hscal__local_extent(s->nrhs, s->block, s->block, col, 0, e->npcol);
    if (held > 0) HSCAL_TRY(hscal__emit_combine(e, HSCAL_COLUMNS, col, p, HSCAL_COLUMNS, held, width));
  }
  return 0;
}

static int run_all(const shrinking *s, const hscal_layout *layout, hscal_sink *sink, int64_t *emitted) {
  hscal_emitter e = {.sink = sink, .nprow = layout->nprow, .npcol = layout->npcol, .combine = {' ', ' '}};
  e.broadcast[0] = e.broadcast[1] = s->topology;
  int width = layout->backend.panel;
  int64_t count = s->n / width, period = hscal__lcm(layout->nprow, layout->npcol) * (s->block / width);
  *emitted = 0;
  for (int64_t i = hscal__emit_step(&e, 0, count, period); i < count; i = hscal__emit_step(&e, i + 1, count, period)) {
    HSCAL_TRY(one_step(&e, s, i, width));
    ++*emitted;
  }
  return 0;
}

static double seconds(hscal_workspace *w, const shrinking *s, const random_case *c, hscal_sample sample,
                      int64_t *emitted) {
  double s_clock = NAN;
  assert_int_equal(hscal__stream_reset(&w->stream, &w->costs, &w->mailbox, hscal__layout_processes(&c->layout)), 0);
  assert_int_equal(hscal__lowering_set(&w->lowering, &w->costs, &c->layout, &hscal__stream_steps, &w->stream), 0);
  hscal__sampler_set(&w->sampler, &w->lowering, sample);
  assert_int_equal(hscal__sampler_status(&w->sampler, run_all(s, &c->layout, &w->sampler.sink, emitted)), 0);
  assert_int_equal(hscal__event_clock_run(&w->clock, &w->stream, &s_clock), 0);
  return s_clock;
}

/* The project's budget: 1 % on average, 5 % at worst. */
static void some_steps_tell_the_time_of_all(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  double sum = 0, worst = 0, part = 0;
  int cases = 0;
  random_seed(31);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]);
    for (int j = 0; j < 20; j++) {
      random_case c = random_square(machine, 2);
      shrinking s = {
          1024 * random_int(2, 10), 512 * random_int(1, 8), 32 << random_int(0, 2), j % 2, j % 4 == 3, "isi "[j % 4]};
      int nprocs = hscal__layout_processes(&c.layout);
      c.layout.backend.panel = 32;
      hscal_placement placement = {machine, c.node_of};
      assert_int_equal(hscal__costs_set(&w->costs, &placement, nprocs, hscal__routine_find("pdgemm")), 0);
      hscal__costs_forget(&w->costs);
      double a_step = 5.0 * nprocs;
      int64_t all_steps, some_steps;
      double all = seconds(w, &s, &c, (hscal_sample){0}, &all_steps);
      double some =
          seconds(w, &s, &c, (hscal_sample){.steps = (int64_t)fmax(6000 / a_step, 48), .times_finer = 1}, &some_steps);
      if (some_steps == all_steps) continue;
      double error = fabs(some / all - 1);
      if (getenv("HSCAL_TEST_VERBOSE"))
        print_message("%d: %d x %d n %d nrhs %d nb %d grows %d sums %d: %ld of %ld steps, %g vs %g: %.2f %%\n", i,
                      c.layout.nprow, c.layout.npcol, s.n, s.nrhs, s.block, s.grows, s.sums, (long)some_steps,
                      (long)all_steps, some, all, 100 * (some / all - 1));
      sum += error;
      part += (double)some_steps / (double)all_steps;
      worst = fmax(worst, error);
      cases++;
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
  print_message("%.0f %% of the steps: %.2f %% on average, %.2f %% at worst of %d\n", 100 * part / cases,
                100 * sum / cases, 100 * worst, cases);
  assert_true(cases > 40);
  assert_true(sum / cases <= 0.01);
  assert_true(worst <= 0.05);
}

/* How many steps of 1,250 a sample times that keeps about so many, where windows may take `most`: those of p?syrk on 84 x 46 processes in panels
 * of 16, so that no turn of owners fits in. Windows stand for all steps. */
static int64_t steps_timed(int64_t kept, int64_t most) {
  const hscal_turns turns = {.whole = 1251, .part = 55};
  const int64_t count = 1250;
  hscal_series series;
  int64_t timed = 0;
  double counted = 0;
  hscal__sample_series_plan(&series, kept, count, turns, (hscal_step_budget){.affordable = 2 * kept, .most = most});
  for (int i = 0; i < series.nwindows; i++) {
    const hscal_window *window = &series.window[i];
    timed += window->end - window->begin;
    counted += (double)(window->end - window->begin) + window->factor * (double)(window->end - window->body);
  }
  assert_true(fabs(counted - (double)count) < 1e-6);
  return timed;
}

/* Once a sample four times as large had no windows, and stopped after the first part of the call. */
static void a_larger_sample_has_longer_windows(void **state) {
  enum { USUAL = 51 };
  (void)state;
  int64_t once = steps_timed(USUAL, USUAL), twice = steps_timed(2 * USUAL, 2 * USUAL),
          four_times = steps_timed(4 * USUAL, 4 * USUAL);
  assert_true(once < twice && twice < four_times);
  assert_int_equal(steps_timed(4 * USUAL, USUAL), once);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_larger_sample_has_longer_windows),
      cmocka_unit_test(some_steps_tell_the_time_of_all),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
