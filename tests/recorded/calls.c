/* Calls in words and calls by a function, and what can go wrong with them. */
#include "cmocka_test.h"
#include "hscal.h"
#include "recorded/signature.h"

#include <stdlib.h>
#include <string.h>

static int look_up(void *self, const char *name, int *value) {
  (void)self;
  *value = !strcmp(name, "n") ? 60 : !strcmp(name, "m") ? 80 : 0;
  return *value != 0;
}

/* Reads, and plans to record. */
static int read_call(const char *text, hscal_signature **signature, hscal_recording **recording) {
  int status = hscal__signature_read(text, look_up, NULL, signature);
  *recording = NULL;
  return status ? status : hscal__signature_record(*signature, 8, 8, recording);
}

static void expect_trouble(const char *text, int expected, const char *words) {
  hscal_signature *signature;
  hscal_recording *recording;
  int status = read_call(text, &signature, &recording);
  if (!status) {
    hscal_call call = hscal__recording_call(recording);
    hscal_layout layout = hscal__layout_make(2, 2, 0);
    hscal_trace_sink unused;
    FILE *nowhere = fopen("/dev/null", "w");
    assert_non_null(nowhere);
    hscal__trace_sink_init(&unused, nowhere);
    status = hscal__recorded_run(&call, &layout, &unused.sink);
    fclose(nowhere);
  }
  if (status != expected || !strstr(hscal_last_error(), words))
    fail_msg("%s: %d, %s", text, status, hscal_last_error());
  hscal__recording_free(recording);
  hscal__signature_free(signature);
}

static void words_are_understood_or_named(void **state) {
  (void)state;
  expect_trouble("", HSCAL_ERROR_ARGUMENT, "name a routine");
  expect_trouble("pdgeqrf m n", HSCAL_ERROR_ARGUMENT, "no distributed matrix");
  expect_trouble("pdgeqrf m n A:m", HSCAL_ERROR_ARGUMENT, "A:rows,columns");
  expect_trouble("pdgeqrf m n A:m,zero", HSCAL_ERROR_ARGUMENT, "A:rows,columns");
  expect_trouble("pdgeqrf m n A:m,0", HSCAL_ERROR_ARGUMENT, "A:rows,columns");
  expect_trouble("pdgeqrf m what A:m,n", HSCAL_ERROR_ARGUMENT, "\"what\"");
  expect_trouble("pdgeqrf 'UU' A:m,n", HSCAL_ERROR_ARGUMENT, "'UU'");
  expect_trouble("pdgeqrf x= A:m,n", HSCAL_ERROR_ARGUMENT, "x=");
  expect_trouble("pd A:m,n B:1,1 C:1,1 D:1,1 E:1,1 F:1,1 G:1,1 H:1,1 I:1,1", HSCAL_ERROR_ARGUMENT, "too many");
  expect_trouble("dgemm A:m,n", HSCAL_ERROR_ARGUMENT, "ps.., pd..");
  expect_trouble("pdnothing A:m,n", HSCAL_ERROR_UNSUPPORTED, "has no routine pdnothing");
  expect_trouble("pdthisnameisfartoolongforaroutine A:m,n", HSCAL_ERROR_ARGUMENT, "");
  expect_trouble("PDLASET 'A' m n 0.0 1e0 A:m,n", 0, "");
}

/* Of routines that hscal knows what is missing, out of place or too much is told before the library is called. */
static void lists_are_compared(void **state) {
  (void)state;
  expect_trouble("pdpotrf n A:n,n info=?", HSCAL_ERROR_ARGUMENT,
                 "\"n\" in the call to be recorded: argument 1 of pdpotrf is uplo='U'");
  expect_trouble("pdgetrf n n A:n,n info=?", HSCAL_ERROR_ARGUMENT,
                 "\"info=?\" in the call to be recorded: argument 7 of pdgetrf is ipiv=*");
  expect_trouble("pdgetrf n n A:n,n", HSCAL_ERROR_ARGUMENT, "argument 7 of pdgetrf is ipiv=*, which is missing");
  expect_trouble("PDGETRF n n A:n,n *", HSCAL_ERROR_ARGUMENT, "argument 8 of pdgetrf is info=?, which is missing");
  expect_trouble("pdgetrf n n A:n,n * ? 1", HSCAL_ERROR_ARGUMENT, "argument 9 of pdgetrf is one more than there are");
  expect_trouble(
      "pdgeqrf n n A:n,n tau=* info=?", HSCAL_ERROR_ARGUMENT,
      "argument 8 of pdgeqrf is work=*; all of them: pdgeqrf m n A:rows,columns tau=* work=* lwork=# info=?");
  expect_trouble("pdsyevd 'V' 'U' n A:n,n w=* Z:n,n work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT, "is iwork=*");
  expect_trouble("pdgeqrf n n A:n,n tau=* work=* lwork=* info=?", HSCAL_ERROR_ARGUMENT, "is lwork=#");
  expect_trouble("pdscal n 2 X:n,1 1", HSCAL_ERROR_ARGUMENT, "argument 2 of pdscal is alpha=1.0");
  expect_trouble("pddot n dot=? X:n,1 Y:n,1", HSCAL_ERROR_ARGUMENT, "argument 7 of pddot is incx=1");
  expect_trouble("pddot n dot=? X:n,1 1 Y:n,1", HSCAL_ERROR_ARGUMENT,
                 "argument 12 of pddot is incy=1, which is missing");
  expect_trouble("pddot n dot=? X:n,1 1 Y:n,1 1", 0, "");
  expect_trouble("psgeqrf m n A:m,n * ? lwork=100000 *", 0, "");
}

/* With what the library says of it. */
static void refusals_are_told(void **state) {
  (void)state;
  expect_trouble("pdpotrf 'X' n A:n,n info=?", HSCAL_ERROR_NO_GRID, "INFO = -1 (PDPOTRF: illegal argument 1)");
  expect_trouble("pdpotf2 'U' n A:n,n info=?", HSCAL_ERROR_INTERNAL, /* the block is not on one process */
                 "the library aborted on rank 0 (PDPOTF2: illegal argument 2)");
}

/* ---- by a function */

typedef struct asked {
  int answer, m, n, calls, filled;
} asked;

static int set_to_zero(hscal_recording *recording, int ictxt, int *const *desc, void *const *array, void *data) {
  asked *a = data;
  char all = 'A';
  int one = 1;
  double zero = 0;
  void (*laset)(char *, int *, int *, double *, double *, void *, int *, int *, const int *);
  (void)ictxt;
  a->calls++;
  if (a->answer) return a->answer;
  *(void **)&laset = hscal_recorded_function(recording, "pdlaset_");
  assert_non_null(laset);
  assert_null(hscal_recorded_function(recording, "pdnothing_"));
  a->filled += *(double *)array[0] > 0; /* not on processes that have nothing */
  assert_true(desc[0][2] == a->m && desc[0][3] == a->n && desc[0][4] == desc[0][5]);
  laset(&all, &a->m, &a->n, &zero, &zero, array[0], &one, &one, desc[0]);
  return 0;
}

static void functions_are_called(void **state) {
  (void)state;
  asked a = {.m = 300, .n = 300};
  hscal_recorded call = {"pdlaset", 1, {300}, {300}, set_to_zero, &a};
  hscal_machine *machine;
  hscal_plan *plan;
  assert_int_equal(hscal_machine_load("2x2@10", &machine), 0);
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), 0);
  assert_true(a.calls > 0 && a.filled > 0 && plan->nprocs >= 1 && plan->evaluated > 0);
  assert_string_equal(plan->routine, "pdlaset");
  hscal_plan_free(plan);
  a.answer = HSCAL_ERROR_MEMORY; /* its own trouble ends it */
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_MEMORY);
  assert_null(plan);
  a.answer = -3; /* the library's: no layout is accepted */
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_NO_GRID);
  call.operands = 0;
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  call.operands = 9;
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  call = (hscal_recorded){"pdlaset", 1, {0}, {300}, set_to_zero, &a};
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  call = (hscal_recorded){NULL, 1, {3}, {300}, set_to_zero, &a};
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_recorded_plan(NULL, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  hscal_machine_free(machine);
}

static void large_machines_are_cut(void **state) {
  (void)state;
  asked a = {.m = 50, .n = 50};
  hscal_recorded call = {"pdlaset", 1, {50}, {50}, set_to_zero, &a};
  hscal_machine *machine;
  hscal_plan *plan;
  assert_int_equal(hscal_machine_load("100x8@10", &machine), 0);
  assert_int_equal(hscal_recorded_plan(&call, machine, NULL, &plan), 0);
  assert_true(plan->nprocs <= HSCAL_MOST_RECORDED_PROCESSES && plan->fallback.nprocs <= HSCAL_MOST_RECORDED_PROCESSES);
  hscal_plan_free(plan);
  const hscal_options options = {.nprow = 20, .npcol = 20};
  assert_int_equal(hscal_recorded_plan(&call, machine, &options, &plan), HSCAL_ERROR_NO_GRID);
  hscal_machine_free(machine);
}

/* The last one: what a crash leaves behind is not called again. */
static void crashes_are_told(void **state) {
  (void)state;
  expect_trouble("pdpocon n A:n,n anorm=1.0 rcond=? info=?", HSCAL_ERROR_INTERNAL,
                 "the library crashed on rank 0: has the call all its arguments, in this order?");
  expect_trouble("pdlaset 'A' n n 0.0 1.0 A:n,n", HSCAL_ERROR_INTERNAL, "crashed before");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_are_understood_or_named),
      cmocka_unit_test(lists_are_compared),
      cmocka_unit_test(refusals_are_told),
      cmocka_unit_test(functions_are_called),
      cmocka_unit_test(large_machines_are_cut),
      cmocka_unit_test(crashes_are_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
