/* Where there is a model, a recording of the same call gives the same messages, operations and seconds. */
#include "base/status.h"
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/scheme.h"
#include "models/predict/predict.h"
#include "recorded/signature.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct recorded_call {
  hscal_signature *signature;
  hscal_recording *recording;
  hscal_call call;
} recorded_call;

static recorded_call record(const hscal_call *call) {
  recorded_call r;
  if (hscal__signature_of_call(call, &r.signature) || hscal__signature_record(r.signature, 0, 0, &r.recording))
    fail_msg("%s", hscal_last_error());
  r.call = hscal__recording_call(r.recording);
  return r;
}

static void forget(recorded_call *r) {
  hscal__recording_free(r->recording);
  hscal__signature_free(r->signature);
}

static hscal_info *info_of(const hscal_call *call, const hscal_layout *layout) {
  hscal_info *info = NULL;
  if (hscal__info(call, layout, &info)) fail_msg("%s: %s", call->routine->name, hscal_last_error());
  return info;
}

static void assert_same_messages(const hscal_call *modelled, const hscal_call *recorded, const hscal_layout *layout) {
  hscal_info *x = info_of(modelled, layout), *y = info_of(recorded, layout);
  size_t count = (size_t)hscal__layout_processes(layout);
  for (size_t i = 0; i < count * count; i++) {
    assert_true(x->bytes[i] == y->bytes[i]);
    assert_true(x->messages[i] == y->messages[i]);
  }
  assert_true(x->collectives == y->collectives);
  for (size_t i = 0; i < count; i++) {
    assert_true(x->collective_bytes[i] == y->collective_bytes[i]);
  }
  hscal_info_free(x);
  hscal_info_free(y);
}

/* Operations of each process, but for those of single vectors: the library adds and scales also where the model has copies, or
 * nothing. */
enum { MOST = 16 };
typedef struct operations {
  hscal_sink sink;
  hscal_type type;
  double flops[MOST];
} operations;

static int add_up(hscal_sink *sink, const hscal_event *event) {
  operations *o = (operations *)(void *)sink;
  if (event->kind != HSCAL_EVENT_COMPUTE) return 0;
  hscal_kernel kernel = event->kernel;
  int of_vectors = kernel == HSCAL_KERNEL_ADD || kernel == HSCAL_KERNEL_SCAL || kernel == HSCAL_KERNEL_COPY ||
                   kernel == HSCAL_KERNEL_NRM2;
  if (!of_vectors) o->flops[event->process] += hscal__event_flops(event, o->type);
  return 0;
}

static void assert_same_operations(const hscal_call *modelled, const hscal_call *recorded, const hscal_layout *layout) {
  operations x = {.sink.put = add_up, .type = modelled->routine->type}, y = x;
  assert_int_equal(hscal__scheme_run(modelled, layout, &x.sink), 0);
  assert_int_equal(hscal__scheme_run(recorded, layout, &y.sink), 0);
  for (int i = 0; i < MOST; i++)
    if (fabs(x.flops[i] - y.flops[i]) > 1e-12 * x.flops[i])
      fail_msg("%s, process %d: %g operations, recorded %g", modelled->routine->name, i, x.flops[i], y.flops[i]);
}

static double seconds_of(const hscal_call *call, const hscal_layout *layout, const hscal_machine *machine) {
  int node_of[MOST];
  double seconds;
  hscal_placement placement = {.machine = machine, .node_of = node_of};
  hscal__place_in_order(machine, hscal__layout_processes(layout), node_of);
  if (hscal__timeof(call, layout, &placement, HSCAL_EFFORT_FULL, &seconds)) fail_msg("%s", hscal_last_error());
  return seconds;
}

static void recordings_agree_with_models(void **state) {
  (void)state;
  static const char *const names[] = {"pdgemm",  "pzgemm",  "pstrsm",  "pdsyrk", "pdgemv",
                                      "pcgetrf", "pdpotrf", "pdgeqrf", "psgesv"};
  static const int grids[][3] = {{2, 3, 0}, {1, 4, 0}, {3, 1, 48}};
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load("3x2@10 + 2x1@30, half 16, lat 10us, bw 1GB, ideal", &machine), 0);
  for (size_t r = 0; r < sizeof names / sizeof *names; r++) {
    hscal_call call = hscal__call_make(hscal__routine_find(names[r]), 170, 190, 150, 24, 24);
    if (call.routine->pack == HSCAL_PACK_TRMM) call.uplo = 'L', call.transa = 'T';
    recorded_call recorded = record(&call);
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++) {
      hscal_layout layout = hscal__layout_make(grids[g][0], grids[g][1], grids[g][2]);
      assert_same_messages(&call, &recorded.call, &layout);
      assert_same_operations(&call, &recorded.call, &layout);
      double modelled_s = seconds_of(&call, &layout, machine),
             recorded_s = seconds_of(&recorded.call, &layout, machine);
      if (fabs(recorded_s / modelled_s - 1) > 0.01)
        fail_msg("%s on %d x %d: modelled %g s, recorded %g s", names[r], grids[g][0], grids[g][1], modelled_s,
                 recorded_s);
    }
    forget(&recorded);
  }
  hscal_machine_free(machine);
}

/* Another layout is another recording; the same one is not recorded twice. */
static void layouts_are_recorded_once(void **state) {
  (void)state;
  hscal_call call = hscal__call_make(hscal__routine_find("pdgemm"), 100, 100, 100, 0, 0);
  recorded_call recorded = record(&call);
  hscal_layout layout = hscal__layout_make(2, 2, 0);
  double effort[3];
  for (int i = 0; i < 3; i++) {
    hscal_call cut = recorded.call;
    hscal__call_fill_blocks(&cut, i < 2 ? 20 : 30, i < 2 ? 20 : 30);
    hscal_info_free(info_of(&cut, &layout));
    effort[i] = recorded.recording->source.effort;
  }
  assert_true(effort[0] > 0 && effort[1] == effort[0] && effort[2] > effort[1]);
  forget(&recorded);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(recordings_agree_with_models),
      cmocka_unit_test(layouts_are_recorded_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
