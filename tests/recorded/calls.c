/* Calls in words and calls by a function, and what can go wrong with them. */
#include "cmocka_test.h"
#include "events/trace.h"
#include "hscal.h"
#include "info/count.h"
#include "plan/planner.h"
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

/* ---- one-dimensional operands */

static void sizes_may_be_sums(void **state) {
  (void)state;
  hscal_signature *signature;
  hscal_recording *recording;
  assert_int_equal(read_call("pdlaset 'A' m n 0.0 1.0 A:2*n+m+1,3*2*n", &signature, &recording), 0);
  assert_int_equal(recording->operand[0].m, 2 * 60 + 80 + 1);
  assert_int_equal(recording->operand[0].n, 6 * 60);
  hscal__recording_free(recording);
  hscal__signature_free(signature);
  for (const char *const *wrong = (const char *const[]){"2*", "+n", "n++n", "n*", "m*n*m*n*m*n", NULL}; *wrong;
       wrong++) {
    char line[64];
    snprintf(line, sizeof line, "pdlaset 'A' m n 0.0 1.0 A:%s,n", *wrong);
    expect_trouble(line, HSCAL_ERROR_ARGUMENT, "A:rows,columns");
  }
}

static void lines_of_banded_solvers_are_compared(void **state) {
  (void)state;
  expect_trouble(
      "pdgbsv n 2 3 1 A:n,n ipiv=* B:n,1 work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT,
      "\"A:n,n\" in the call to be recorded: in its place is A:2*bwl+2*bwu+1,[n]; the line is: pdgbsv n bwl bwu "
      "nrhs A:2*bwl+2*bwu+1,[n] ipiv=* B:[n],nrhs work=* lwork=# info=?");
  expect_trouble("pdgbsv n 2 3 A:11,[n] ipiv=* B:[n],1 work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT,
                 "in its place is nrhs");
  expect_trouble("PSDBTRF n 2 3 A:6,[n] af=* laf=# work=* lwork=#", HSCAL_ERROR_ARGUMENT, "info=? is missing");
  expect_trouble("pcdttrf n DL,D,DU:[n] af=* laf=# work=* lwork=# info=? 1", HSCAL_ERROR_ARGUMENT, "one more");
  expect_trouble("pdptsv n 1 D,E:[n] B:1,[n] work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT,
                 "in its place is B:[n],nrhs");
  expect_trouble("pzptsv n 1 D,E:[n] B:[n],1 work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT, "in its place is uplo='U'");
  expect_trouble("pdgetrf n n A:n,[n] ipiv=* info=?", HSCAL_ERROR_ARGUMENT, "only solvers of banded and tridiagonal");
  expect_trouble("pdpbtrf 'U' n 2 A:[3],[n] af=* laf=# work=* lwork=# info=?", HSCAL_ERROR_ARGUMENT, "A:rows,columns");
  expect_trouble("pdlaset 'A' m n 0.0 1.0 A,B:m,n", HSCAL_ERROR_ARGUMENT, "only one-dimensional operands share");
  expect_trouble("pdpbtrf 'U' n 2 A:3,[n] af=* laf=# work=* lwork=# info=?", HSCAL_ERROR_NO_GRID,
                 "only 1 block per proc");
}

/* Plans it: a row of processes with a block each. */
static void expect_row(const char *text, const char *machine_text, int at_least) {
  const int n = 20000;
  hscal_machine *machine;
  hscal_signature *signature;
  hscal_recording *recording = NULL;
  hscal_plan *plan = NULL;
  assert_int_equal(hscal_machine_load(machine_text, &machine), 0);
  if (hscal__signature_read(text, NULL, NULL, &signature) || hscal__signature_record(signature, 0, 0, &recording))
    fail_msg("%s: %s", text, hscal_last_error());
  hscal_call call = hscal__recording_call(recording);
  if (hscal__plan_call(&call, machine, NULL, &plan)) fail_msg("%s: %s", text, hscal_last_error());
  assert_int_equal(plan->nprow, 1);
  assert_in_range(plan->npcol, at_least, 6);
  assert_int_equal(plan->nb, (n - 1) / plan->npcol + 1);
  assert_int_equal(plan->fallback.nprow, 1);
  assert_int_equal(plan->fallback.npcol, 6);
  assert_true(plan->fallback.predicted_s >= plan->predicted_s && plan->predicted_s > 0);
  hscal_plan_free(plan);
  hscal__recording_free(recording);
  hscal__signature_free(signature);
  hscal_machine_free(machine);
}

static void banded_solvers_are_planned(void **state) {
  (void)state;
  static const char *const lines[] = {"gbsv 20000 4 3 1 A:15,[20000] ipiv=* B:[20000],1",
                                      "gbtrf 20000 4 3 A:15,[20000] ipiv=* af=* laf=#",
                                      "gbtrs 'N' 20000 4 3 2 A:15,[20000] ipiv=* B:[20000],2 af=* laf=#",
                                      "dbsv 20000 4 3 1 A:8,[20000] B:[20000],1",
                                      "dbtrf 20000 4 3 A:8,[20000] af=* laf=#",
                                      "dbtrs 'N' 20000 4 3 1 A:8,[20000] B:[20000],1 af=* laf=#",
                                      "pbsv 'L' 20000 4 1 A:5,[20000] B:[20000],1",
                                      "pbtrf 'U' 20000 4 A:5,[20000] af=* laf=#",
                                      "pbtrs 'U' 20000 4 3 A:5,[20000] B:[20000],3 af=* laf=#",
                                      "dtsv 20000 1 DL,D,DU:[20000] B:[20000],1",
                                      "dttrf 20000 DL,D,DU:[20000] af=* laf=#",
                                      "dttrs 'N' 20000 1 DL,D,DU:[20000] B:[20000],1 af=* laf=#",
                                      "pttrf 20000 D,E:[20000] af=* laf=#"};
  static const char *const hermitian[] = {"ptsv", "pttrs"};
  static const char types[] = "sdcz";
  char line[160];
  for (size_t i = 0; i < 4 * (sizeof lines / sizeof *lines); i++) {
    snprintf(line, sizeof line, "p%c%s work=* lwork=# info=?", types[i % 4], lines[i / 4]);
    expect_row(line, "1x6@10, lat 1us, bw 10GB, ideal",
               strstr(line, "trs ") ? 1 : 2); /* a solve alone may not be worth it */
  }
  for (size_t i = 0; i < 8; i++) {
    snprintf(line, sizeof line, "p%c%s %s20000 1 D,E:[20000] B:[20000],1%s work=* lwork=# info=?", types[i % 4],
             hermitian[i / 4], i % 4 < 2 ? "" : "'U' ", i / 4 ? " af=* laf=#" : "");
    expect_row(line, "1x6@10, lat 1us, bw 10GB, ideal", 1);
  }
}

/* What is given is kept, as far as there can be such a layout. */
static void rows_may_be_given(void **state) {
  (void)state;
  const char *text = "pdpbtrf 'U' 1000 4 A:5,[1000] af=* laf=# work=* lwork=# info=?";
  const struct {
    hscal_options options;
    int nb, status, npcol;
  } given[] = {{{.nprow = 1, .npcol = 5}, 0, 0, 5},
               {{.processes = 3, .exact_processes = 1}, 0, 0, 3},
               {{0}, 300, 0, 4}, /* the last block is short */
               {{.nprow = 2, .npcol = 2}, 0, HSCAL_ERROR_NO_GRID, 0},
               {{.nprow = 1, .npcol = 5}, 64, HSCAL_ERROR_NO_GRID, 0}};
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load("1x6@10, ideal", &machine), 0);
  for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
    hscal_signature *signature;
    hscal_recording *recording;
    hscal_plan *plan = NULL;
    assert_int_equal(hscal__signature_read(text, NULL, NULL, &signature), 0);
    assert_int_equal(hscal__signature_record(signature, given[i].nb, given[i].nb, &recording), 0);
    hscal_call call = hscal__recording_call(recording);
    assert_int_equal(hscal__plan_call(&call, machine, &given[i].options, &plan), given[i].status);
    if (given[i].status) {
      assert_non_null(strstr(hscal_last_error(), i == 3 ? "a grid with one row" : "each process has one block"));
    } else {
      assert_true(plan->nprow == 1 && plan->npcol == given[i].npcol && plan->mb == plan->nb);
      assert_int_equal(plan->nb, given[i].nb ? given[i].nb : (1000 - 1) / given[i].npcol + 1);
      hscal_plan_free(plan);
    }
    hscal__recording_free(recording);
    hscal__signature_free(signature);
  }
  hscal_machine_free(machine);
}

/* What comes again for each of many columns is kept once. */
static void long_bands_are_folded(void **state) {
  (void)state;
  hscal_signature *signature;
  hscal_recording *recording;
  hscal_info *info;
  const int n = 100000, bw = 4;
  const char *line = "pdgbtrf 100000 4 4 A:17,[100000] ipiv=* af=* laf=# work=* lwork=# info=?";
  assert_int_equal(hscal__signature_read(line, NULL, NULL, &signature), 0);
  assert_int_equal(hscal__signature_record(signature, 0, n / 4, &recording), 0);
  hscal_call call = hscal__recording_call(recording);
  hscal_layout layout = hscal__layout_make(1, 4, 0);
  if (hscal__info(&call, &layout, &info)) fail_msg("%s", hscal_last_error());
  double flops = 0, of_band = (double)n * 2 * bw * 2 * bw;
  for (int p = 0; p < 4; p++) {
    assert_true(recording->layouts[0].trace->process[p].count < 1000);
    flops += info->flops[p];
  }
  assert_in_range((long long)flops, (long long)of_band, (long long)(4 * of_band)); /* with the fill-in of the blocks */
  hscal_info_free(info);
  hscal__recording_free(recording);
  hscal__signature_free(signature);
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
  assert_int_equal(hscal_machine_load("2x2@10, ideal", &machine), 0);
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
  assert_int_equal(hscal_machine_load("100x8@10, ideal", &machine), 0);
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
      cmocka_unit_test(sizes_may_be_sums),
      cmocka_unit_test(lines_of_banded_solvers_are_compared),
      cmocka_unit_test(banded_solvers_are_planned),
      cmocka_unit_test(rows_may_be_given),
      cmocka_unit_test(long_bands_are_folded),
      cmocka_unit_test(functions_are_called),
      cmocka_unit_test(large_machines_are_cut),
      cmocka_unit_test(crashes_are_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
