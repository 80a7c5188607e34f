/* What must hold for every call, whatever the library does in detail. */
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/scheme.h"
#include "schemes/channels.h"
#include "schemes/random_call.h"

#include <stdlib.h>

enum { CALLS = 1500, LARGEST = 300 };

typedef struct witness {
  hscal_sink sink;
  const hscal_layout *layout;
  hscal_type type;
  channel *channels;
  double flops;
  long events, stop_at;
} witness;

static void in_grid(int coordinate, int end) {
  assert_true(coordinate >= 0);
  assert_true(coordinate < end);
}

static int look(hscal_sink *sink, const hscal_event *event) {
  witness *w = (witness *)sink;
  int members = hscal__event_members(event, w->layout);
  if (++w->events == w->stop_at) return 42;
  assert_true(event->m > 0 && event->n > 0);
  w->flops += hscal__event_flops(event, w->type);
  if (event->kind == HSCAL_EVENT_BROADCAST || event->kind == HSCAL_EVENT_COMBINE) {
    in_grid(event->line, hscal__layout_processes(w->layout) / members);
    if (event->root != -1 || event->kind == HSCAL_EVENT_BROADCAST) in_grid(event->root, members);
    return 0;
  }
  in_grid(event->process, hscal__layout_processes(w->layout));
  if (event->kind == HSCAL_EVENT_COMPUTE) return 0;
  in_grid(event->peer, hscal__layout_processes(w->layout));
  channels_note(w->channels, event);
  return 0;
}

static witness watch(const hscal_call *call, const hscal_layout *layout) {
  return (witness){.sink = {.put = look}, .layout = layout, .type = call->routine->type, .channels = channels_new()};
}

static double total_flops(const hscal_call *call) {
  return hscal__type_flop_weight(call->routine->type) * 2.0 * call->m * call->n * call->k;
}

static void every_multiplication_once_and_every_message_received(void **unused) {
  (void)unused;
  for (int i = 0; i < CALLS; i++) {
    hscal_call call;
    hscal_layout layout;
    random_gemm(&call, &layout, LARGEST);
    witness w = watch(&call, &layout);
    assert_int_equal(hscal__scheme_run(&call, &layout, &w.sink), 0);
    assert_true(w.flops == total_flops(&call));
    channels_are_empty(w.channels);
    free(w.channels);
  }
}

static void one_process_computes_and_sends_nothing(void **unused) {
  (void)unused;
  for (int i = 0; i < 200; i++) {
    hscal_call call;
    hscal_layout layout;
    hscal_info *info;
    random_gemm(&call, &layout, LARGEST);
    layout.nprow = layout.npcol = 1;
    for (int which = 0; which < HSCAL_OPERANDS; which++)
      call.operand[which].desc.rsrc = call.operand[which].desc.csrc = 0;
    assert_int_equal(hscal__info(&call, &layout, &info), 0);
    assert_true(info->flops[0] == total_flops(&call));
    assert_true(info->bytes[0] == 0 && info->messages[0] == 0);
    hscal_info_free(info);
  }
}

/* Counts each event by itself. */
typedef struct plain_count {
  hscal_sink sink;
  hscal_type type;
  double flops[PROCESSES], collectives;
} plain_count;

static int add(hscal_sink *sink, const hscal_event *event) {
  plain_count *count = (plain_count *)sink;
  if (event->kind == HSCAL_EVENT_COMPUTE) count->flops[event->process] += hscal__event_flops(event, count->type);
  int collective = event->kind == HSCAL_EVENT_COMBINE ||
                   (event->kind == HSCAL_EVENT_BROADCAST && hscal__event_is_mpi_collective(event));
  count->collectives += collective;
  return 0;
}

/* A sink that asks for one iteration of a repeat gets the same sums as one that sees them all. */
static void repeats_stand_for_iterations_that_are_alike(void **unused) {
  (void)unused;
  for (int i = 0; i < CALLS; i++) {
    hscal_call call;
    hscal_layout layout;
    hscal_info *info;
    random_gemm(&call, &layout, LARGEST);
    plain_count count = {.sink = {.put = add}, .type = call.routine->type};
    assert_int_equal(hscal__scheme_run(&call, &layout, &count.sink), 0);
    assert_int_equal(hscal__info(&call, &layout, &info), 0);
    for (int p = 0; p < hscal__layout_processes(&layout); p++) assert_true(info->flops[p] == count.flops[p]);
    assert_true(info->collectives == count.collectives);
    hscal_info_free(info);
  }
}

/* Other source coordinates turn the grid. (Not for operands that must be redistributed: PBLAS then uses line 0.) */
static void sources_turn_the_grid(void **unused) {
  (void)unused;
  for (int i = 0; i < 200; i++) {
    int P = random_pick(1, 4), Q = random_pick(1, 5), p0 = random_pick(0, P - 1), q0 = random_pick(0, Q - 1);
    hscal_layout layout = {.nprow = P, .npcol = Q, .backend = hscal__reference_backend};
    hscal_call call = hscal__call_gemm(&hscal__routines[HSCAL_ROUTINE_pdgemm], 'N', 'N', random_pick(200, 400),
                                       random_pick(200, 400), random_pick(1, 200), 32, 32);
    hscal_info *info, *turned;
    assert_int_equal(hscal__info(&call, &layout, &info), 0);
    for (int which = 0; which < HSCAL_OPERANDS; which++)
      call.operand[which].desc.rsrc = p0, call.operand[which].desc.csrc = q0;
    assert_int_equal(hscal__info(&call, &layout, &turned), 0);
    for (int x = 0; x < P * Q; x++) {
      int tx = (x / Q + p0) % P * Q + (x % Q + q0) % Q;
      assert_true(info->flops[x] == turned->flops[tx]);
      for (int y = 0; y < P * Q; y++) {
        int ty = (y / Q + p0) % P * Q + (y % Q + q0) % Q;
        assert_true(info->bytes[x * P * Q + y] == turned->bytes[tx * P * Q + ty]);
      }
    }
    hscal_info_free(info);
    hscal_info_free(turned);
  }
}

/* What the sink returns ends the scheme, wherever it is. */
static void a_sink_can_stop_the_scheme(void **unused) {
  (void)unused;
  for (int i = 0; i < 300; i++) {
    hscal_call call;
    hscal_layout layout;
    random_gemm(&call, &layout, 100);
    witness all = watch(&call, &layout), w = watch(&call, &layout);
    assert_int_equal(hscal__scheme_run(&call, &layout, &all.sink), 0);
    w.stop_at = random_pick(1, (int)all.events);
    assert_int_equal(hscal__scheme_run(&call, &layout, &w.sink), 42);
    assert_int_equal(w.events, w.stop_at);
    free(all.channels);
    free(w.channels);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_multiplication_once_and_every_message_received),
      cmocka_unit_test(one_process_computes_and_sends_nothing),
      cmocka_unit_test(repeats_stand_for_iterations_that_are_alike),
      cmocka_unit_test(sources_turn_the_grid),
      cmocka_unit_test(a_sink_can_stop_the_scheme),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
