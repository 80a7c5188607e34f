/* What must hold for every p?trsv and p?trsm, whatever the library does in detail. */
#include "call/check.h"
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/scheme.h"
#include "schemes/channels.h"
#include "schemes/random_call.h"

#include <stdlib.h>

enum { CALLS = 600, LARGEST = 250 };

static void random_operand(hscal_call *call, hscal_operand_name which, const hscal_layout *layout, int nb) {
  hscal_operand *operand = &call->operand[which];
  hscal_desc *desc = &operand->desc;
  int rows, columns;
  if (operand->inc) operand->inc = 1, desc->n = 1; /* a column; a row below */
  hscal__call_shape(call, which, &rows, &columns);
  *desc = (hscal_desc){.m = rows, .n = columns, .mb = nb, .nb = nb};
  if (random_pick(0, 1)) { /* nothing is aligned */
    operand->i = random_pick(0, 60), operand->j = random_pick(0, 60);
    desc->mb = random_pick(1, 80), desc->nb = random_pick(1, 80);
    desc->rsrc = random_pick(0, layout->nprow - 1), desc->csrc = random_pick(0, layout->npcol - 1);
  }
  desc->m += operand->i, desc->n += operand->j;
  desc->imb = desc->mb, desc->inb = desc->nb;
  if (!operand->inc || random_pick(0, 1)) {
    desc->m += operand->inc; /* M_ = 1 would make it a row */
    return;
  }
  hscal_operand column = *operand;
  operand->i = column.j, operand->j = column.i;
  desc->m = column.desc.n, desc->n = column.desc.m;
  operand->inc = desc->m;
}

/* One of any name and letters, of sizes from 1 to LARGEST, on any grid up to 4 x 5. */
static void random_solve(hscal_call *call, hscal_layout *layout) {
  static const char *const names[] = {"pstrsv", "pdtrsv", "pctrsv", "pztrsv", "pstrsm", "pdtrsm", "pctrsm", "pztrsm"};
  int many = random_pick(0, 1), few = random_pick(1, 20);
  *call = hscal__call_make(hscal__routine_find(names[random_pick(0, 7)]), many ? random_pick(1, LARGEST) : few,
                           random_pick(1, LARGEST), 0, 1, 1);
  call->side = "LR"[random_pick(0, 1)];
  call->uplo = "UL"[random_pick(0, 1)];
  call->trans = "NTC"[random_pick(0, 2)];
  *layout = hscal__layout_make(random_pick(1, 4), random_pick(1, 5), random_pick(0, 1) ? random_pick(1, 64) : 0);
  int nb = random_pick(1, 80);
  random_operand(call, HSCAL_A, layout, nb);
  random_operand(call, HSCAL_B, layout, nb);
  assert_int_equal(hscal__layout_check(layout, call), 0);
}

/* Operations of the whole call: each once. */
static double total_flops(const hscal_call *call) {
  double weight = hscal__type_flop_weight(call->routine->type), m = call->m, n = call->n;
  if (call->routine->scheme == HSCAL_SCHEME_trsv) return weight * n * n;
  return weight * m * n * (call->side == 'L' ? m : n);
}

typedef struct witness {
  hscal_sink sink;
  hscal_type type;
  channel *channels;
  double flops;
  long events;
  int64_t chosen; /* step that is asked for; -1 none */
} witness;

static int look(hscal_sink *sink, const hscal_event *event) {
  witness *w = (witness *)sink;
  w->events++;
  w->flops += hscal__event_flops(event, w->type);
  if (event->kind != HSCAL_EVENT_COMPUTE) assert_true(event->m > 0 && event->n > 0);
  if (!w->channels || (event->kind != HSCAL_EVENT_SEND && event->kind != HSCAL_EVENT_RECEIVE)) return 0;
  channels_note(w->channels, event);
  return 0;
}

static void every_operation_once_and_every_message_received(void **unused) {
  (void)unused;
  for (int i = 0; i < CALLS; i++) {
    hscal_call call;
    hscal_layout layout;
    random_solve(&call, &layout);
    witness w = {.sink = {.put = look}, .type = call.routine->type, .channels = channels_new()};
    assert_int_equal(hscal__scheme_run(&call, &layout, &w.sink), 0);
    assert_true(w.flops == total_flops(&call));
    channels_are_empty(w.channels);
    free(w.channels);
  }
}

static void one_process_sends_nothing(void **unused) {
  (void)unused;
  for (int i = 0; i < CALLS / 4; i++) {
    hscal_call call;
    hscal_layout layout;
    hscal_info *info;
    random_solve(&call, &layout);
    layout.nprow = layout.npcol = 1;
    for (int which = HSCAL_A; which <= HSCAL_B; which++)
      call.operand[which].desc.rsrc = call.operand[which].desc.csrc = 0;
    assert_int_equal(hscal__info(&call, &layout, &info), 0);
    assert_true(info->flops[0] == total_flops(&call));
    assert_true(info->bytes[0] == 0 && info->messages[0] == 0);
    hscal_info_free(info);
  }
}

/* Answers the chosen step alone. */
static int64_t choose(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  int64_t chosen = ((witness *)sink)->chosen;
  assert_true(period >= 1 && !chained);
  return chosen >= next ? chosen : count;
}

static long events_of(const hscal_call *call, const hscal_layout *layout, int64_t chosen) {
  witness w = {.sink = {.put = look, .step = choose}, .type = call->routine->type, .chosen = chosen};
  assert_int_equal(hscal__scheme_run(call, layout, &w.sink), 0);
  return w.events;
}

static int64_t last_count;
static int64_t note_count(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  (void)sink, (void)period, (void)chained;
  last_count = count;
  return next;
}

/* A step is emitted by its number alone: each asked for by itself, they are what all together are. */
static void steps_do_not_depend_on_those_before(void **unused) {
  (void)unused;
  int series = 0;
  for (int i = 0; i < CALLS / 4; i++) {
    hscal_call call;
    hscal_layout layout;
    random_solve(&call, &layout);
    witness all = {.sink = {.put = look, .step = note_count}, .type = call.routine->type};
    last_count = 0;
    assert_int_equal(hscal__scheme_run(&call, &layout, &all.sink), 0);
    long outside = last_count ? events_of(&call, &layout, -1) : all.events, sum = outside;
    for (int64_t step = 0; step < last_count; step++) sum += events_of(&call, &layout, step) - outside;
    assert_int_equal(sum, all.events);
    series += last_count > 1;
  }
  assert_true(series > CALLS / 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_operation_once_and_every_message_received),
      cmocka_unit_test(one_process_sends_nothing),
      cmocka_unit_test(steps_do_not_depend_on_those_before),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
