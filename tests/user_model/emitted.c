/* Models as functions: the same predictions and plans as the same model in text, and errors of functions are told. */
#include "cmocka_test.h"
#include "model_file.h"

#include <math.h>
#include <stdlib.h>

/* ---- examples/models/stencil.pm as a function --------------------------------------------------------------------- */

typedef struct stencil {
  int n, steps;
} stencil;

static int part(int n, int p, int i) { return n / p + (i < n % p); }

static void exchange(hscal_model_emitter *emitter, const stencil *s, int p, int q, int i, int j) {
  int me = i * q + j;
  double row = 8.0 * part(s->n, q, j), column = 8.0 * part(s->n, p, i);
  const double bytes[] = {i > 0 ? row : 0, i < p - 1 ? row : 0, j > 0 ? column : 0, j < q - 1 ? column : 0};
  const int neighbour[] = {me - q, me + q, me - 1, me + 1};
  hscal_emit_par_begin(emitter);
  for (int side = 0; side < 4; side++) {
    hscal_emit_par_branch(emitter);
    if (bytes[side] > 0) hscal_emit_transfer(emitter, me, neighbour[side], bytes[side]);
  }
  hscal_emit_par_end(emitter);
}

static int emit_stencil(hscal_model_emitter *emitter, int p, int q, void *data) {
  const stencil *s = data;
  if (p > s->n || q > s->n) return -1;
  for (int step = 0; step < s->steps; step++) {
    hscal_emit_par_begin(emitter);
    for (int i = 0; i < p; i++)
      for (int j = 0; j < q; j++) {
        hscal_emit_par_branch(emitter);
        exchange(emitter, s, p, q, i, j);
      }
    hscal_emit_par_end(emitter);
    hscal_emit_par_begin(emitter);
    for (int i = 0; i < p; i++)
      for (int j = 0; j < q; j++) {
        hscal_emit_par_branch(emitter);
        hscal_emit_compute(emitter, i * q + j, 2.0 * part(s->n, p, i) * part(s->n, q, j) / (64 * 64));
      }
    hscal_emit_par_end(emitter);
  }
  return 0;
}

static hscal_model *made(const hscal_emitted_model *description) {
  hscal_model *model;
  if (hscal_model_create(description, &model)) fail_msg("%s", hscal_last_error());
  return model;
}

static void functions_are_as_texts(void **state) {
  (void)state;
  stencil s = {1000, 7};
  const hscal_emitted_model description = {
      .name = "stencil", .arguments = "n=1000 steps=7", .bench = "mmadd:64,64", .emit = emit_stencil, .data = &s};
  hscal_model *text, *function = made(&description);
  assert_int_equal(hscal_model_load(MODELS "/stencil.pm", "n=1000 steps=7 p=? q=?", &text), 0);
  hscal_machine *machine = machine_of("1x4@10 + 2x2@20, lat 5us, bw 1GB");
  for (int p = 1; p <= 8; p++)
    for (int q = 1; p * q <= 8; q++) {
      double as_text, as_function;
      assert_int_equal(hscal_model_timeof(text, machine, p, q, NULL, &as_text), 0);
      assert_int_equal(hscal_model_timeof(function, machine, p, q, NULL, &as_function), 0);
      if (fabs(as_text - as_function) > 1e-9 * as_text)
        fail_msg("%d x %d: %.12g s as a text, %.12g s as a function", p, q, as_text, as_function);
    }
  hscal_plan *of_text, *of_function;
  assert_int_equal(hscal_model_plan(text, machine, NULL, &of_text), 0);
  assert_int_equal(hscal_model_plan(function, machine, NULL, &of_function), 0);
  assert_int_equal(of_text->nprow, of_function->nprow);
  assert_int_equal(of_text->npcol, of_function->npcol);
  for (int i = 0; i < of_text->nprocs; i++) assert_int_equal(of_text->node_of[i], of_function->node_of[i]);
  assert_string_equal(of_function->routine, "stencil.pm");
  assert_string_equal(of_function->arguments, "n=1000 steps=7");
  hscal_plan_free(of_text);
  hscal_plan_free(of_function);
  hscal_machine_free(machine);
  hscal_model_free(text);
  hscal_model_free(function);
}

/* ---- units, arrangements ------------------------------------------------------------------------------------------ */

/* 1.5 units of gemm(100, 100, 100) on process 0, then a message, then as much on the last. */
static int emit_chain(hscal_model_emitter *emitter, int nprow, int npcol, void *data) {
  int last = nprow * npcol - 1;
  (void)data;
  hscal_emit_compute(emitter, 0, 1.5);
  hscal_emit_transfer(emitter, 0, last, 1e6);
  return hscal_emit_compute(emitter, last, 1.5);
}

static void what_is_emitted_takes_its_time(void **state) {
  (void)state;
  const hscal_emitted_model description = {
      .name = "chain", .bench = "gemm:100,100,100", .nprow = 1, .npcol = 2, .emit = emit_chain};
  double seconds;
  hscal_model *model = made(&description);
  hscal_machine *machine = machine_of("2x1@10, lat 1us, bw 1GB, ideal");
  assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, &seconds), 0);
  double expected = 2 * 1.5 * 2e-4 + 1e-3; /* 1 MB at 1 GB/s, and latencies of some microseconds */
  if (fabs(seconds - expected) > 1e-5) fail_msg("%.9g s, not %.9g", seconds, expected);
  assert_int_equal(hscal_model_timeof(model, machine, 2, 1, NULL, &seconds), HSCAL_ERROR_NO_GRID);
  hscal_machine_free(machine);
  hscal_model_free(model);
}

static int emit_on_three(hscal_model_emitter *emitter, int nprow, int npcol, void *data) {
  (void)data;
  if (nprow * npcol != 3) return -5;
  for (int p = 0; p < 3; p++) hscal_emit_compute(emitter, p, 1000);
  return 0;
}

static void arrangements_without_a_model_are_passed_over(void **state) {
  (void)state;
  const hscal_emitted_model description = {.name = "three", .bench = "gemm:10,10,10", .emit = emit_on_three};
  hscal_plan *plan;
  double seconds;
  hscal_model *model = made(&description);
  hscal_machine *machine = machine_of("5x1@10, lat 1us, bw 1GB, ideal");
  assert_int_equal(hscal_model_plan(model, machine, NULL, &plan), 0);
  assert_int_equal(plan->nprocs, 3);
  hscal_plan_free(plan);
  assert_int_equal(hscal_model_timeof(model, machine, 2, 2, NULL, &seconds), HSCAL_ERROR_NO_GRID);
  expect_reason("2 x 2");
  hscal_machine_free(machine);
  hscal_model_free(model);
}

/* ---- what functions do wrong -------------------------------------------------------------------------------------- */

enum { NO_PROCESS, NO_PEER, NEGATIVE, NO_NUMBER, NO_STEP, NO_STEP_ENDS, STEP_STAYS_OPEN, FAILS, ENDLESS, FAULTS };

static int emit_fault(hscal_model_emitter *emitter, int nprow, int npcol, void *data) {
  int fault = *(int *)data;
  if (fault == NO_PROCESS) hscal_emit_compute(emitter, nprow * npcol, 1);
  if (fault == NO_PEER) hscal_emit_transfer(emitter, 0, -1, 1);
  if (fault == NEGATIVE) hscal_emit_compute(emitter, 0, -1);
  if (fault == NO_NUMBER) hscal_emit_transfer(emitter, 0, 1, NAN);
  if (fault == NO_STEP) hscal_emit_par_branch(emitter);
  if (fault == NO_STEP_ENDS) hscal_emit_par_end(emitter);
  if (fault == STEP_STAYS_OPEN) hscal_emit_par_begin(emitter);
  if (fault == FAILS) return 4711;
  while (fault == ENDLESS && !hscal_emit_compute(emitter, 0, 0)) continue;
  return 0; /* also after a failure, which is not forgotten */
}

static void faults_are_told(void **state) {
  (void)state;
  static const struct {
    int status;
    const char *reason;
  } expected[FAULTS] = {{HSCAL_ERROR_ARGUMENT, "process 2"},      {HSCAL_ERROR_ARGUMENT, "process -1"},
                        {HSCAL_ERROR_ARGUMENT, "-1 units"},       {HSCAL_ERROR_ARGUMENT, "nan bytes"},
                        {HSCAL_ERROR_ARGUMENT, "none has begun"}, {HSCAL_ERROR_ARGUMENT, "none has begun"},
                        {HSCAL_ERROR_ARGUMENT, "does not end"},   {4711, "4711"},
                        {HSCAL_ERROR_NO_GRID, "more than"}};
  hscal_machine *machine = machine_of("2x1@10, lat 1us, bw 1GB, ideal");
  for (int fault = 0; fault < FAULTS; fault++) {
    const hscal_emitted_model description = {
        .name = "faulty", .bench = "gemm:10,10,10", .nprow = 1, .npcol = 2, .emit = emit_fault, .data = &fault};
    hscal_model *model = made(&description);
    hscal_plan *plan;
    double seconds;
    assert_int_equal(hscal_model_timeof(model, machine, 0, 0, NULL, &seconds), expected[fault].status);
    expect_reason(expected[fault].reason);
    if (fault != ENDLESS) assert_int_equal(hscal_model_plan(model, machine, NULL, &plan), expected[fault].status);
    hscal_model_free(model);
  }
  hscal_machine_free(machine);
}

static void illegal_descriptions_are_refused(void **state) {
  (void)state;
  const hscal_emitted_model good = {.name = "good", .bench = "gemm:10,10,10", .emit = emit_chain};
  hscal_emitted_model bad[] = {good, good, good, good, good, good, good, good, good};
  enum { COUNT = sizeof bad / sizeof *bad };
  hscal_model *model = (hscal_model *)state;
  bad[0].name = NULL, bad[1].name = "", bad[2].bench = NULL, bad[3].bench = "gemm:10", bad[4].bench = "gemm:0,1,1";
  bad[5].bench = "gemm:n,1,1", bad[6].nprow = -1, bad[7].parent = -1, bad[8].emit = NULL;
  for (int i = 0; i < COUNT; i++) {
    assert_int_equal(hscal_model_create(&bad[i], &model), HSCAL_ERROR_ARGUMENT);
    assert_null(model);
  }
  assert_int_equal(hscal_model_create(NULL, &model), -1);
  assert_int_equal(hscal_model_create(&good, NULL), -2);
  model = made(&good);
  assert_int_equal(hscal_model_set(model, "n=3"), HSCAL_ERROR_ARGUMENT);
  hscal_model_free(model);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(functions_are_as_texts),
      cmocka_unit_test(what_is_emitted_takes_its_time),
      cmocka_unit_test(arrangements_without_a_model_are_passed_over),
      cmocka_unit_test(faults_are_told),
      cmocka_unit_test(illegal_descriptions_are_refused),
  };
  setenv("HSCAL_QUIET", "1", 1);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
