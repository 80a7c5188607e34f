/* Who does what when: against the clock that was looked at, and worked out by hand. */
#include "models/predict/activity_trace.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"
#include "models/predict/activity_bands.h"
#include "models/random_case.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- by hand ------------------------------------------------------------------------------------------------ */

/* What the observer is told, a word each: "1:waits@2". */
typedef struct diary {
  char text[2000];
} diary;

static int does(void *self, double now_s, int process, hscal_activity what) {
  static const char *const words[] = {"computes", "sends", "receives", "waits", "ends"};
  diary *diary = self;
  size_t length = strlen(diary->text);
  snprintf(diary->text + length, sizeof diary->text - length, "%d:%s@%.9g ", process, words[what], now_s);
  return 0;
}

static int moves(void *self, double now_s, int32_t message, int has_arrived) {
  diary *diary = self;
  size_t length = strlen(diary->text);
  snprintf(diary->text + length, sizeof diary->text - length, "%s%d@%.9g ", has_arrived ? "arrived" : "out", message,
           now_s);
  return 0;
}

static void expect_diary(bench *bench, const char *expected) {
  diary diary = {""};
  hscal_clock_observer observer = {does, moves, &diary};
  bench->workspace->clock.observer = &observer;
  seconds_of(bench);
  bench->workspace->clock.observer = NULL;
  assert_string_equal(diary.text, expected);
  bench_close(bench);
}

/* Process 1 begins a second later than 0 (an empty message). A large message waits for both; then it takes 1 + 4 seconds. */
static void large_messages_keep_both(void **state) {
  (void)state;
  bench *two = bench_open("2x1@1, lat 1s, bw 1MB, envelope 0B, rendezvous 1MB, ideal", "01");
  work(two, 0, 2);
  transfer(two, 0, 1, 4e6);
  work(two, 1, 3);
  expect_diary(two, "0:computes@0 1:waits@1 1:receives@2 0:sends@2 out0@2 arrived0@7 1:computes@7 0:ends@7 1:ends@10 ");
  two = bench_open("2x1@1, lat 1s, bw 1MB, envelope 0B, rendezvous 1MB, ideal", "01");
  work(two, 1, 4);
  transfer(two, 0, 1, 4e6);
  expect_diary(two, "0:waits@0 1:computes@1 1:receives@5 0:sends@5 out0@5 arrived0@10 1:ends@10 0:ends@10 ");
}

/* A small one leaves at once, and only its receiver sees it. */
static void small_messages_keep_the_receiver(void **state) {
  (void)state;
  bench *two = bench_open("2x1@1, lat 1s, bw 1MB, envelope 0B, rendezvous 1MB, late 0, ideal", "01");
  work(two, 0, 2);
  transfer(two, 0, 1, 0);
  work(two, 0, 1);
  work(two, 1, 1);
  transfer(two, 0, 1, 0);
  expect_diary(two, "0:computes@0 1:waits@1 1:receives@2 out0@2 0:computes@2 out1@3 0:ends@3 arrived0@3 1:computes@3 "
                    "1:receives@4 arrived1@4 1:ends@4 ");
}

/* ---- against the clock -------------------------------------------------------------------------------------- */

/* Seconds of kernels, by process. */
typedef struct kernels {
  hscal_sink sink;
  hscal_costs *costs;
  double seconds[MOST_PROCESSES];
} kernels;

static int add_kernel(hscal_sink *sink, const hscal_event *event) {
  kernels *kernels = (struct kernels *)sink;
  if (event->kind == HSCAL_EVENT_COMPUTE)
    kernels->seconds[event->process] += hscal__costs_kernel(kernels->costs, event)->seconds;
  return 0;
}

static void spans_follow_each_other(const hscal_activity_trace *found, const double *end_s) {
  double at_s[MOST_PROCESSES] = {0}, sum_s[MOST_PROCESSES][HSCAL_ACTIVITIES] = {{0}};
  for (size_t i = 0; i < found->spans; i++) {
    const hscal_activity_span *span = &found->span[i];
    assert_true(span->begin_s == at_s[span->process] && span->end_s > span->begin_s);
    assert_true(i == 0 || found->span[i - 1].end_s <= span->end_s);
    sum_s[span->process][span->what] += span->end_s - span->begin_s;
    at_s[span->process] = span->end_s;
  }
  for (int p = 0; p < found->nprocs; p++) {
    double all_s = 0;
    for (int what = 0; what < HSCAL_ACTIVITIES; what++) {
      assert_near(found->total_s[p][what], sum_s[p][what], 1e-9);
      all_s += sum_s[p][what];
    }
    assert_true(at_s[p] == end_s[p]);
    assert_near(all_s, end_s[p], 1e-9);
  }
}

/* Every message arrives, after it has set out. */
static void messages_are_all_there(const hscal_activity_trace *found, const hscal_stream *stream) {
  double bytes = 0, expected = 0;
  for (size_t i = 0; i < found->messages; i++) {
    assert_true(found->message[i].begin_s <= found->message[i].end_s);
    bytes += found->message[i].bytes;
  }
  for (int32_t i = 0; i < stream->messages; i++) expected += stream->message[i].bytes;
  assert_int_equal((int)found->messages, stream->messages);
  assert_near(bytes, expected, 1e-9);
}

static int is_oversubscribed(const hscal_costs *costs) {
  for (int x = 0; x < costs->machine->nnodes; x++)
    if (costs->node[x].processes > costs->node[x].processors) return 1;
  return 0;
}

/* Seconds of an activity of a group until a time, as spans and as bins have them. */
static double in_spans(const hscal_activity_trace *found, const int *group_of, int group, int what, double until_s) {
  double sum_s = 0;
  for (size_t i = 0; i < found->spans; i++) {
    const hscal_activity_span *span = &found->span[i];
    if (group_of[span->process] == group && (int)span->what == what)
      sum_s += fmax(fmin(span->end_s, until_s) - span->begin_s, 0);
  }
  return sum_s;
}

static double in_bins(const hscal_activity_bands *bands, int group, int what, int bins) {
  double sum_s = 0;
  for (int b = 0; b < bins; b++) sum_s += bands->bin[(size_t)group * HSCAL_MOST_BINS + (size_t)b][what];
  return sum_s;
}

/* Groups of processes, one of which is left out, are the sums of their processes' spans, also up to the end of any bin. Stretched, all is as much longer. */
static void bands_are_spans_folded(const random_case *c, const hscal_placement *placement,
                                   const hscal_activity_trace *found) {
  enum { GROUPS = 3 };
  int group_of[MOST_PROCESSES];
  hscal_activity_bands bands;
  for (int p = 0; p < found->nprocs; p++) group_of[p] = p % (GROUPS + 1) - 1;
  assert_int_equal(
      hscal__activity_bands_record(&c->call, &c->layout, placement, HSCAL_MOST_FOLDED, group_of, GROUPS, &bands), 0);
  assert_true(bands.predicted_s == found->predicted_s && bands.end_s == found->end_s && bands.bins <= HSCAL_MOST_BINS);
  for (int g = 0; g < GROUPS; g++)
    for (int what = 0; what < HSCAL_ENDED; what++) {
      double all_s = in_spans(found, group_of, g, what, INFINITY);
      assert_near(bands.total[g][what] + found->end_s, all_s + found->end_s, 1e-9);
      for (int part = 0; part <= 3; part++) {
        int bins = bands.bins * part / 3;
        double until_s = in_spans(found, group_of, g, what, bins * bands.bin_s);
        assert_near(in_bins(&bands, g, what, bins) + found->end_s, until_s + found->end_s, 1e-9);
      }
    }
  double before_s = in_bins(&bands, 0, HSCAL_COMPUTES, bands.bins), total_s = bands.total[0][HSCAL_COMPUTES];
  hscal__activity_bands_stretch(&bands, 3 * bands.predicted_s);
  if (found->predicted_s > 0) {
    assert_near(in_bins(&bands, 0, HSCAL_COMPUTES, bands.bins) + 1, 3 * before_s + 1, 1e-9);
    assert_near(bands.total[0][HSCAL_COMPUTES] + 1, 3 * total_s + 1, 1e-9);
    assert_near(bands.end_s, 3 * found->end_s, 1e-9);
  }
  hscal__activity_bands_free(&bands);
}

/* Spans that were compared; 0 if the call cannot be timed. */
static size_t check(const random_case *c, const hscal_machine *machine) {
  static kernels sums;
  hscal_placement placement = {machine, c->node_of};
  hscal_activity_trace found;
  hscal_workspace *workspace = hscal__workspace_new();
  double seconds, end_s[MOST_PROCESSES];
  int status = hscal__timeof_in(workspace, &c->call, &c->layout, &placement, HSCAL_EFFORT_FULL, &seconds);
  assert_int_equal(hscal__activity_trace_record(&c->call, &c->layout, &placement, HSCAL_MOST_RECORDED, &found), status);
  if (status == 0 && !found.is_cut) {
    for (int p = 0; p < found.nprocs; p++) end_s[p] = workspace->clock.process[p].end_s;
    assert_true(found.predicted_s == seconds);
    spans_follow_each_other(&found, end_s);
    bands_are_spans_folded(c, &placement, &found);
    int is_cut; /* the clock has used messages up: once more, all of them */
    assert_int_equal(hscal__record_steps(workspace, &c->call, &c->layout, INT64_MAX, &is_cut), 0);
    messages_are_all_there(&found, &workspace->stream);
    sums = (kernels){.sink = {.put = add_kernel}, .costs = &workspace->costs};
    assert_int_equal(hscal__scheme_run(&c->call, &c->layout, &sums.sink), 0);
    for (int p = 0; p < found.nprocs && !is_oversubscribed(&workspace->costs); p++)
      assert_near(found.total_s[p][HSCAL_COMPUTES] + 1, sums.seconds[p] + 1, 1e-9);
  }
  size_t compared = found.is_cut ? 0 : found.spans;
  hscal__activity_trace_free(&found);
  hscal__workspace_free(workspace);
  return compared;
}

static void sums_are_the_clock_s_times(void **state) {
  (void)state;
  static const char *const routines[] = {"pdaxpy",  "pzgemv",  "pstrsm",  "pdsymm",
                                         "pdgetrf", "pcpotrf", "pdgeqrf", "pdsytrd"};
  size_t compared = 0;
  random_seed(11);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]);
    for (int j = 0; j < 6; j++) {
      random_case c = random_any(machine, 1000);
      compared += check(&c, machine);
    }
    for (size_t r = 0; r < sizeof routines / sizeof *routines; r++) {
      random_case c = random_routine(machine, hscal__routine_find(routines[r]), 700);
      compared += check(&c, machine);
    }
    hscal_machine_free(machine);
  }
  assert_true(compared > 100000);
}

/* The beginning of a call is that of the whole: processes do the same until something is missing. */
static void a_cut_call_begins_as_the_whole(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 10us, bw 1GB, ideal");
  const hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 2000, 2000, 2000, 64, 64);
  const hscal_layout layout = hscal__layout_make(2, 2, 0);
  const int node_of[] = {0, 1, 2, 3};
  const hscal_placement placement = {machine, node_of};
  hscal_activity_trace whole, cut;
  assert_int_equal(hscal__activity_trace_record(&call, &layout, &placement, HSCAL_MOST_RECORDED, &whole), 0);
  assert_int_equal(hscal__activity_trace_record(&call, &layout, &placement, 200, &cut), 0);
  assert_true(!whole.is_cut && cut.is_cut && whole.predicted_s > 0 && cut.predicted_s == 0);
  assert_true(cut.spans > 100 && cut.spans < 400 && cut.end_s < whole.end_s);
  for (size_t i = 0; i < cut.spans / 2; i++) {
    assert_int_equal(cut.span[i].process, whole.span[i].process);
    assert_true(cut.span[i].begin_s == whole.span[i].begin_s && cut.span[i].end_s == whole.span[i].end_s);
  }
  hscal__activity_trace_free(&whole);
  hscal__activity_trace_free(&cut);
  hscal_machine_free(machine);
}

/* All times, so that the call takes what was told; not those of a beginning. */
static void times_are_stretched(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, lat 10us, bw 1GB");
  const hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 500, 500, 500, 64, 64);
  const hscal_layout layout = hscal__layout_make(1, 2, 0);
  const int node_of[] = {0, 1};
  const hscal_placement placement = {machine, node_of};
  hscal_activity_trace one, two;
  for (int64_t most = 20; most < 10000; most *= 100) {
    assert_int_equal(hscal__activity_trace_record(&call, &layout, &placement, most, &one), 0);
    assert_int_equal(hscal__activity_trace_record(&call, &layout, &placement, most, &two), 0);
    hscal__activity_trace_stretch(&two, 1.25 * one.predicted_s);
    double times = one.is_cut ? 1 : 1.25;
    assert_near(two.stretched, times, 1e-9);
    assert_near(two.predicted_s + 1, times * one.predicted_s + 1, 1e-9);
    assert_near(two.end_s, times * one.end_s, 1e-9);
    assert_near(two.total_s[1][HSCAL_COMPUTES], times * one.total_s[1][HSCAL_COMPUTES], 1e-9);
    for (size_t i = 0; i < one.spans; i++) {
      assert_near(two.span[i].begin_s, times * one.span[i].begin_s, 1e-9);
      assert_near(two.span[i].end_s, times * one.span[i].end_s, 1e-9);
    }
    for (size_t i = 0; i < one.messages; i++) assert_near(two.message[i].end_s, times * one.message[i].end_s, 1e-9);
    hscal__activity_trace_free(&one);
    hscal__activity_trace_free(&two);
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(large_messages_keep_both),   cmocka_unit_test(small_messages_keep_the_receiver),
      cmocka_unit_test(sums_are_the_clock_s_times), cmocka_unit_test(a_cut_call_begins_as_the_whole),
      cmocka_unit_test(times_are_stretched),
  };
  return cmocka_run_group_tests_name("models.activity_trace", tests, NULL, NULL);
}
