#include "schemes/tally.h"
#include "call/check.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"

static int add(hscal_sink *sink, const hscal_event *event) {
  tally *t = (tally *)sink;
  long elements = (long)event->m * event->n;
  t->flops += hscal__event_flops(event, t->type);
  t->sent += event->kind == HSCAL_EVENT_SEND ? elements : 0;
  t->received += event->kind == HSCAL_EVENT_RECEIVE ? elements : 0;
  if (event->kind == HSCAL_EVENT_BROADCAST || event->kind == HSCAL_EVENT_COMBINE)
    t->moved += hscal__event_members(event, t->layout) > 1;
  else
    t->moved += event->kind != HSCAL_EVENT_COMPUTE;
  return 0;
}

tally tally_of(const hscal_call *call, const hscal_layout *layout) {
  tally t = {.sink = {.put = add}, .layout = layout, .type = call->routine->type};
  assert_int_equal(hscal__call_check(call, layout->nprow, layout->npcol), 0);
  assert_int_equal(hscal__scheme_run(call, layout, &t.sink), 0);
  return t;
}

void expect_nothing_moved_alone(int is_tried(const hscal_routine *), random_caller *random) {
  enum { CALLS = 20 };
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    for (int i = 0; i < CALLS && is_tried(&hscal__routines[r]); i++) {
      hscal_layout layout;
      hscal_call call = random(&hscal__routines[r], &layout, 1, 1);
      assert_true(tally_of(&call, &layout).moved == 0);
    }
}
