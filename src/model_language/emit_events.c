#include "model_language/emit_events.h"
#include "base/array.h"
#include "base/status.h"
#include "model_language/calibrated.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* The usual option letters of a kernel: left, lower, not transposed, not unit triangular. */
static void set_letters(hscal_event *event) {
  switch (event->kernel) {
  case HSCAL_KERNEL_GEMM:
    strcpy(event->letters, "NN");
    return;
  case HSCAL_KERNEL_SYMM:
  case HSCAL_KERNEL_HEMM:
    strcpy(event->letters, "LL");
    return;
  case HSCAL_KERNEL_SYRK:
  case HSCAL_KERNEL_HERK:
  case HSCAL_KERNEL_SYR2K:
  case HSCAL_KERNEL_HER2K:
    strcpy(event->letters, "LN");
    return;
  case HSCAL_KERNEL_TRMM:
  case HSCAL_KERNEL_TRSM:
    strcpy(event->letters, "LLNN");
    return;
  case HSCAL_KERNEL_GEMV:
    strcpy(event->letters, "N");
    return;
  case HSCAL_KERNEL_TRMV:
  case HSCAL_KERNEL_TRSV:
    strcpy(event->letters, "LNN");
    return;
  default:
    if (hscal__kernel_facts[event->kernel].letters) strcpy(event->letters, "L");
  }
}

hscal_event hscal__bench_event(int kernel, const int *size) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = (hscal_kernel)kernel};
  const char *dims = hscal__kernel_facts[event.kernel].dims;
  for (int i = 0; i < 3 && dims[i]; i++) *hscal__event_dimension(&event, dims[i]) = size[i];
  set_letters(&event);
  return event;
}

hscal_event hscal__model_bench_event(const hscal_arrangement *arrangement) {
  return hscal__bench_event(arrangement->evaluation.tree->bench.kernel, arrangement->bench_size);
}

/* So many times the kernel. Who does not take parts of one gets whole ones. */
static int emit_computation(const hscal_emission *emission, const hscal_model_action *action) {
  hscal_event event = emission->bench;
  hscal_sink *sink = emission->sink;
  event.process = action->from;
  if (sink->put_times) return sink->put_times(sink, &event, action->amount);
  for (double i = 0; i < floor(action->amount + 0.5); i++) HSCAL_TRY(sink->put(sink, &event));
  return 0;
}

static int too_long(const hscal_emission *emission, const hscal_model_action *action, double bytes) {
  if (!emission->source) return hscal__fail(HSCAL_ERROR_NO_GRID, "a message of %.3g bytes", bytes);
  return hscal__model_fail(HSCAL_ERROR_NO_GRID, emission->source, action->place, "a message of %.3g bytes", bytes);
}

/* Messages are counted in bytes, in larger units where an int would not hold them. */
static int emit_message(const hscal_emission *emission, const hscal_model_action *action, hscal_event_kind kind,
                        int waits) {
  int is_send = kind == HSCAL_EVENT_SEND;
  hscal_event event = {.kind = kind,
                       .process = is_send ? action->from : action->to,
                       .peer = is_send ? action->to : action->from,
                       .waits = is_send && waits,
                       .n = 1};
  double bytes = ceil(action->amount - 1e-6), unit = 1;
  while (bytes / unit > INT_MAX) unit *= 1024;
  if (unit > INT_MAX) return too_long(emission, action, bytes);
  event.m = (int)ceil(bytes / unit), event.element_bytes = (int)unit;
  return emission->sink->put(emission->sink, &event);
}

/* Outside of par, one thing after the other. */
static int emit_alone(const hscal_emission *emission, const hscal_model_action *action) {
  if (action->to < 0) return emit_computation(emission, action);
  HSCAL_TRY(emit_message(emission, action, HSCAL_EVENT_SEND, 1));
  return emit_message(emission, action, HSCAL_EVENT_RECEIVE, 0);
}

/* What stands in one place of the branches. */
static int emit_together(const hscal_emission *emission, const hscal_model_action *action, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (action[i].to >= 0) HSCAL_TRY(emit_message(emission, &action[i], HSCAL_EVENT_SEND, 0));
  for (size_t i = 0; i < count; i++)
    if (action[i].to < 0) HSCAL_TRY(emit_computation(emission, &action[i]));
  for (size_t i = 0; i < count; i++)
    if (action[i].to >= 0) HSCAL_TRY(emit_message(emission, &action[i], HSCAL_EVENT_RECEIVE, 0));
  return 0;
}

static int put(void *self, const hscal_model_action *action) {
  hscal_emission *emission = self;
  if (!hscal__par_is_open(&emission->order)) return emit_alone(emission, action);
  return hscal__par_put(&emission->order, action);
}

static int begin_par(void *self) { return hscal__par_begin(&((hscal_emission *)self)->order); }
static int branch(void *self) { return hscal__par_branch(&((hscal_emission *)self)->order); }

static int end_par(void *self) {
  hscal_emission *emission = self;
  const hscal_model_action *action;
  size_t count;
  hscal__par_end(&emission->order);
  if (hscal__par_is_open(&emission->order)) return 0;
  HSCAL_TRY(hscal__par_sort(&emission->order));
  while (hscal__par_take(&emission->order, &action, &count)) HSCAL_TRY(emit_together(emission, action, count));
  return 0;
}

hscal_action_sink hscal__emission_actions(hscal_emission *emission) {
  return (hscal_action_sink){
      .put = put, .begin_par = begin_par, .branch = branch, .end_par = end_par, .self = emission};
}

int hscal__model_emit(hscal_arrangement *arrangement, hscal_sink *sink) {
  hscal_emission emission = {
      .sink = sink, .bench = hscal__model_bench_event(arrangement), .source = &arrangement->evaluation.tree->source};
  hscal_action_sink actions = hscal__emission_actions(&emission);
  int status = hscal__arrangement_run(arrangement, &actions);
  hscal__par_free(&emission.order);
  return status;
}
