#include "models/predict/activity_trace.h"
#include "base/array.h"
#include "base/status.h"
#include "instrumented_scalapack/scheme.h"
#include "models/clock/timing.h"
#include "models/predict/workspace_state.h"

#include <stdlib.h>

/* ---- the observer ------------------------------------------------------------------------------------------ */

/* What is under way. */
typedef struct recorder {
  hscal_activity_trace *to;
  const hscal_stream *stream;
  hscal_activity_span *now; /* [nprocs] without an end yet */
  double *set_out_s;        /* [messages] */
} recorder;

static int end_span(recorder *recorder, int process, double now_s) {
  hscal_activity_trace *to = recorder->to;
  hscal_activity_span *span = &recorder->now[process];
  if (span->what == HSCAL_ENDED || now_s <= span->begin_s) return 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(to->span, to->span_capacity, to->spans + 1));
  span->end_s = now_s;
  to->span[to->spans++] = *span;
  to->total_s[process][span->what] += now_s - span->begin_s;
  to->end_s = now_s;
  return 0;
}

static int does(void *self, double now_s, int process, hscal_activity what) {
  recorder *recorder = self;
  hscal_activity_span *span = &recorder->now[process];
  if (span->what == what) return 0;
  HSCAL_TRY(end_span(recorder, process, now_s));
  *span = (hscal_activity_span){.begin_s = now_s, .process = process, .what = what};
  return 0;
}

static int moves(void *self, double now_s, int32_t number, int has_arrived) {
  recorder *recorder = self;
  hscal_activity_trace *to = recorder->to;
  const hscal_message *message = &recorder->stream->message[number];
  if (!has_arrived) {
    recorder->set_out_s[number] = now_s;
    return 0;
  }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(to->message, to->message_capacity, to->messages + 1));
  to->message[to->messages++] =
      (hscal_traced_message){recorder->set_out_s[number], now_s, message->bytes, message->from, message->to};
  return 0;
}

/* ---- the beginning of a call -------------------------------------------------------------------------------- */

/* Passes on events until there are too many operations. */
typedef struct cut_sink {
  hscal_sink sink;
  hscal_lowering *lowering;
  int64_t most;
  int is_cut;
} cut_sink;

static int put(hscal_sink *sink, const hscal_event *event) {
  cut_sink *cut_sink = (struct cut_sink *)sink;
  if (cut_sink->lowering->operations >= cut_sink->most) cut_sink->is_cut = 1;
  return cut_sink->is_cut ? HSCAL_IS_CUT : hscal__lower(cut_sink->lowering, event);
}

int hscal__record_steps(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, int64_t most,
                        int *is_cut) {
  hscal_lowering *lowering = &workspace->lowering;
  cut_sink from = {.sink = {.put = put}, .lowering = lowering, .most = most};
  HSCAL_TRY(
      hscal__stream_reset(&workspace->stream, &workspace->costs, &workspace->mailbox, hscal__layout_processes(layout)));
  HSCAL_TRY(hscal__lowering_set(lowering, &workspace->costs, layout, &hscal__stream_steps, &workspace->stream));
  int status = hscal__scheme_run(call, layout, &from.sink);
  *is_cut = from.is_cut;
  return from.is_cut ? 0 : status;
}

/* ---- both --------------------------------------------------------------------------------------------------- */

/* Who waits for what was cut off waits until the others are at their ends, too. */
static int run(hscal_workspace *workspace, recorder *recorder) {
  hscal_activity_trace *to = recorder->to;
  hscal_clock_observer observer = {does, moves, recorder};
  workspace->clock.observer = &observer;
  int status = hscal__event_clock_run(&workspace->clock, &workspace->stream, &to->predicted_s);
  if (status != HSCAL_ERROR_INTERNAL || !to->is_cut) HSCAL_TRY(status);
  if (to->is_cut) to->predicted_s = 0;
  for (int p = 0; p < to->nprocs; p++) HSCAL_TRY(end_span(recorder, p, workspace->clock.flows.now_s));
  return 0;
}

static int record(hscal_workspace *workspace, recorder *recorder) {
  hscal_activity_trace *to = recorder->to;
  const size_t nprocs = (size_t)to->nprocs, messages = (size_t)workspace->stream.messages;
  to->total_s = calloc(nprocs, sizeof *to->total_s);
  recorder->now = malloc(nprocs * sizeof *recorder->now);
  recorder->set_out_s = malloc((messages + 1) * sizeof *recorder->set_out_s);
  if (!to->total_s || !recorder->now || !recorder->set_out_s)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %d processes do", to->nprocs);
  for (int p = 0; p < to->nprocs; p++) recorder->now[p] = (hscal_activity_span){.process = p, .what = HSCAL_WAITS};
  return run(workspace, recorder);
}

int hscal__activity_trace_record(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                                 int64_t most, hscal_activity_trace *to) {
  *to = (hscal_activity_trace){.nprocs = hscal__layout_processes(layout), .stretched = 1};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  recorder recorder = {.to = to, .stream = &workspace->stream};
  int status = hscal__costs_set(&workspace->costs, placement, to->nprocs, call->routine);
  if (!status) status = hscal__record_steps(workspace, call, layout, most, &to->is_cut);
  if (!status) status = record(workspace, &recorder);
  free(recorder.now);
  free(recorder.set_out_s);
  hscal__workspace_free(workspace);
  return status;
}

void hscal__activity_trace_stretch(hscal_activity_trace *to, double predicted_s) {
  if (to->is_cut || !(predicted_s > 0) || !(to->predicted_s > 0)) return;
  double times = predicted_s / to->predicted_s;
  for (size_t i = 0; i < to->spans; i++) to->span[i].begin_s *= times, to->span[i].end_s *= times;
  for (size_t i = 0; i < to->messages; i++) to->message[i].begin_s *= times, to->message[i].end_s *= times;
  for (int p = 0; p < to->nprocs; p++)
    for (int what = 0; what < HSCAL_ACTIVITIES; what++) to->total_s[p][what] *= times;
  to->end_s *= times;
  to->stretched *= times;
  to->predicted_s = predicted_s;
}

void hscal__activity_trace_free(hscal_activity_trace *activities) {
  free(activities->span);
  free(activities->message);
  free(activities->total_s);
  *activities = (hscal_activity_trace){0};
}
