#include "verify/expected_streams.h"
#include "base/status.h"
#include "events/topology.h"
#include "instrumented_scalapack/scheme.h"
#include "verify/compared_kernels_table.h"
#include "verify/condensed_table.h"

#include <string.h>

/* Takes the events of a scheme and deals them to the processes. */
typedef struct dealing_sink {
  hscal_sink sink;
  const hscal_routine *routine;
  const hscal_layout *layout;
  streams *streams;
} dealing_sink;

static int64_t elements_of(const hscal_event *event) { return (int64_t)event->m * event->n; }

static int64_t bytes_of(const dealing_sink *d, const hscal_event *event) {
  return (int64_t)hscal__event_bytes(event, (double)hscal__routine_message_bytes(d->routine));
}

static int add_message(dealing_sink *d, action_kind kind, int process, int peer, const hscal_event *event) {
  return stream_add(&d->streams->process[process], &(action){.kind = kind, .peer = peer, .bytes = bytes_of(d, event)});
}

static int deal_compute(dealing_sink *d, const hscal_event *event) {
  if (!kernel_is_compared(d->routine, event->kernel)) return 0;
  stream *process = &d->streams->process[event->process];
  if (event->kernel == HSCAL_KERNEL_ADD) return stream_add_addition(process, elements_of(event));
  action a = {.kind = ACTION_KERNEL, .kernel = event->kernel};
  const char *dims = hscal__kernel_facts[event->kernel].dims;
  memcpy(a.letters, event->letters, sizeof a.letters);
  for (int i = 0; dims[i]; i++) a.dims[i] = dims[i] == 'm' ? event->m : dims[i] == 'n' ? event->n : event->k;
  return stream_add(process, &a);
}

static int deal_collective(dealing_sink *d, const hscal_event *event) {
  action a = {.kind = event->kind == HSCAL_EVENT_BROADCAST ? ACTION_BROADCAST : ACTION_COMBINE,
              .members = hscal__event_members(event, d->layout),
              .first = hscal__event_member(event, 0, d->layout),
              .root = event->root,
              .elements = hscal__event_is_one_element(event) ? 1 : event->m * event->n,
              .is_own =
                  event->kind == HSCAL_EVENT_COMBINE &&
                  !hscal__event_is_builtin(event, d->routine->type, (double)hscal__routine_message_bytes(d->routine)),
              .bytes = bytes_of(d, event)};
  if (a.members > 1) a.distance = hscal__event_member(event, 1, d->layout) - a.first;
  for (int i = 0; i < a.members; i++)
    HSCAL_TRY(stream_add(&d->streams->process[hscal__event_member(event, i, d->layout)], &a));
  return 0;
}

static int deal_hops(dealing_sink *d, const hscal_event *event) {
  hscal_hop hops[2 * VIRTUAL_WORLD_SIZE];
  int nhops = event->kind == HSCAL_EVENT_BROADCAST ? hscal__broadcast_hops(event, d->layout, hops)
                                                   : hscal__combine_hops(event, d->layout, hops);
  for (int i = 0; i < nhops; i++) {
    HSCAL_TRY(add_message(d, ACTION_SEND, hops[i].from, hops[i].to, event));
    HSCAL_TRY(add_message(d, ACTION_RECEIVE, hops[i].to, hops[i].from, event));
  }
  return 0;
}

static int deal(hscal_sink *sink, const hscal_event *event) {
  dealing_sink *d = (dealing_sink *)sink;
  switch (event->kind) {
  case HSCAL_EVENT_COMPUTE:
    return deal_compute(d, event);
  case HSCAL_EVENT_SEND:
    return add_message(d, ACTION_SEND, event->process, event->peer, event);
  case HSCAL_EVENT_RECEIVE:
    return add_message(d, ACTION_RECEIVE, event->process, event->peer, event);
  default:
    return hscal__event_is_mpi_collective(event) ? deal_collective(d, event) : deal_hops(d, event);
  }
}

int streams_from_scheme(streams *s, const oracle_case *c) {
  dealing_sink sink = {.sink = {.put = deal}, .routine = c->call.routine, .layout = &c->layout, .streams = s};
  streams_clear(s);
  if (condensed_is_meant(c)) return condensed_run(c, &sink.sink);
  return hscal__scheme_run(&c->call, &c->layout, &sink.sink);
}
