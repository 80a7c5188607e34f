/* What must hold for every call of level 1: each entry is worked on once, every message is received in its order. */
#include "base/status.h"
#include "call/check.h"
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/scheme.h"
#include "schemes/random_call.h"

#include <stdlib.h>

enum { CALLS = 300, LARGEST = 400, PROCESSES = 20, BACKLOG = 256 };

/* Messages on the way from one process to another. */
typedef struct channel {
  int sent, received;
  int elements[BACKLOG];
} channel;

typedef struct tally {
  hscal_sink sink;
  const hscal_layout *layout;
  hscal_type type;
  double flops;
  long events, moved; /* moved: messages, and collectives of more than one member */
  long elements[PROCESSES][PROCESSES];
  channel channels[PROCESSES][PROCESSES];
} tally;

static int add(hscal_sink *sink, const hscal_event *event) {
  tally *t = (tally *)sink;
  int elements = event->m * event->n,
      is_message = event->kind == HSCAL_EVENT_SEND || event->kind == HSCAL_EVENT_RECEIVE;
  t->events++;
  t->flops += hscal__event_flops(event, t->type);
  if (event->kind == HSCAL_EVENT_COMPUTE) return 0;
  assert_true(elements > 0);
  t->moved += is_message || hscal__event_members(event, t->layout) > 1;
  if (!is_message) return 0;
  assert_int_not_equal(event->process, event->peer);
  if (event->kind == HSCAL_EVENT_SEND) {
    channel *to = &t->channels[event->process][event->peer];
    to->elements[to->sent++ % BACKLOG] = elements;
    t->elements[event->process][event->peer] += elements;
  } else {
    channel *from = &t->channels[event->peer][event->process];
    assert_true(from->received < from->sent && from->sent - from->received < BACKLOG);
    assert_int_equal(from->elements[from->received++ % BACKLOG], elements);
  }
  return 0;
}

static tally *run(const hscal_call *call, const hscal_layout *layout) {
  tally *t = calloc(1, sizeof *t);
  assert_non_null(t);
  t->sink.put = add;
  t->layout = layout;
  t->type = call->routine->type;
  assert_int_equal(hscal__call_check(call, layout->nprow, layout->npcol), 0);
  assert_int_equal(hscal__scheme_run(call, layout, &t->sink), 0);
  for (int x = 0; x < PROCESSES; x++)
    for (int y = 0; y < PROCESSES; y++) assert_int_equal(t->channels[x][y].sent, t->channels[x][y].received);
  return t;
}

static hscal_call random_level1(const hscal_routine *routine, hscal_layout *layout, int nprow, int npcol) {
  hscal_call call = hscal__call_make(routine, 0, random_pick(1, LARGEST), 0, 32, 32);
  *layout = hscal__layout_make(nprow, npcol, random_pick(1, 20));
  call.alpha.re = 2;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(&call, (hscal_operand_name)which)) random_place(&call, (hscal_operand_name)which, layout);
  return call;
}

/* Calls `look` with random calls of every routine of level 1 on grids up to the given size. */
static void for_every_routine(int calls, int nprow, int npcol, void (*look)(hscal_call *, hscal_layout *)) {
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    for (int i = 0; i < calls && hscal__routine_level(&hscal__routines[r]) == 1; i++) {
      hscal_layout layout;
      hscal_call call = random_level1(&hscal__routines[r], &layout, random_pick(1, nprow), random_pick(1, npcol));
      look(&call, &layout);
    }
}

static void expect_each_entry_once(hscal_call *call, hscal_layout *layout) {
  tally *t = run(call, layout);
  double once = hscal__call_flops(call);
  /* two vectors that are not cut, on different lines: both get the other one, and multiply */
  int twice = call->routine->scheme == HSCAL_SCHEME_dot && (layout->nprow == 1 || layout->npcol == 1);
  assert_true(t->flops == once || (twice && t->flops == 2 * once));
  free(t);
}

static void each_entry_is_worked_on_once(void **unused) {
  (void)unused;
  for_every_routine(CALLS, 4, 5, expect_each_entry_once);
}

/* Replicated vectors, too. */
static void expect_messages_received(hscal_call *call, hscal_layout *layout) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && random_pick(0, 1))
      *(random_pick(0, 1) ? &desc->rsrc : &desc->csrc) = -1;
  }
  free(run(call, layout));
}

static void every_message_is_received(void **unused) {
  (void)unused;
  for_every_routine(CALLS, 4, 5, expect_messages_received);
}

static void expect_nothing_moved(hscal_call *call, hscal_layout *layout) {
  tally *t = run(call, layout);
  assert_true(t->moved == 0);
  free(t);
}

static void one_process_sends_nothing(void **unused) {
  (void)unused;
  for_every_routine(20, 1, 1, expect_nothing_moved);
}

/* What goes from one process to another comes back. */
static void expect_return(hscal_call *call, hscal_layout *layout) {
  if (call->routine->scheme != HSCAL_SCHEME_swap) return;
  tally *t = run(call, layout);
  for (int x = 0; x < PROCESSES; x++)
    for (int y = 0; y < x; y++) assert_int_equal(t->elements[x][y], t->elements[y][x]);
  free(t);
}

static void a_swap_sends_as_much_back(void **unused) {
  (void)unused;
  for_every_routine(CALLS, 4, 5, expect_return);
}

/* A sink that asks for one iteration of a repeat gets the same sums as one that sees them all. */
static void expect_same_counts(hscal_call *call, hscal_layout *layout) {
  tally *t = run(call, layout);
  hscal_info *info;
  double flops = 0;
  assert_int_equal(hscal__info(call, layout, &info), 0);
  for (int p = 0; p < hscal__layout_processes(layout); p++) flops += info->flops[p];
  assert_true(flops == t->flops);
  hscal_info_free(info);
  free(t);
}

static void repeats_stand_for_iterations_that_are_alike(void **unused) {
  (void)unused;
  for_every_routine(50, 4, 5, expect_same_counts);
}

static void expect_no_event(hscal_call *call, hscal_layout *layout) {
  tally *t = run(call, layout);
  assert_true(t->events == 0);
  free(t);
}

static void expect_nothing_to_do(hscal_call *call, hscal_layout *layout) {
  hscal_call empty = *call;
  empty.n = 0;
  expect_no_event(&empty, layout);
  if (call->routine->pack == HSCAL_PACK_AXPY) call->alpha.re = 0;
  if (call->routine->pack == HSCAL_PACK_SCAL) call->alpha.re = 1;
  if (call->routine->pack == HSCAL_PACK_AXPY || call->routine->pack == HSCAL_PACK_SCAL) expect_no_event(call, layout);
}

static void without_work_there_are_no_events(void **unused) {
  (void)unused;
  for_every_routine(5, 4, 5, expect_nothing_to_do);
}

static void expect_refusal(hscal_call *call, hscal_layout *layout) {
  hscal_scheme scheme = call->routine->scheme;
  tally *t = run(call, layout);
  int is_amax = call->routine->pack == HSCAL_PACK_AMAX, combines = scheme == HSCAL_SCHEME_reduce || is_amax;
  layout->backend.row_combine = layout->backend.column_combine = is_amax ? 'i' : 'h';
  if (combines && (is_amax || t->moved > 0)) {
    hscal_info *info;
    assert_int_equal(hscal__info(call, layout, &info), HSCAL_ERROR_UNSUPPORTED);
    assert_null(info);
  }
  free(t);
}

/* p?amax looks for the largest in another way then. */
static void topologies_that_are_not_modelled_are_refused(void **unused) {
  (void)unused;
  for_every_routine(20, 4, 5, expect_refusal);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_entry_is_worked_on_once),
      cmocka_unit_test(every_message_is_received),
      cmocka_unit_test(one_process_sends_nothing),
      cmocka_unit_test(a_swap_sends_as_much_back),
      cmocka_unit_test(repeats_stand_for_iterations_that_are_alike),
      cmocka_unit_test(without_work_there_are_no_events),
      cmocka_unit_test(topologies_that_are_not_modelled_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
