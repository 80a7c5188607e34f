#include "verify/recorded_streams.h"
#include "base/status.h"
#include "verify/compared_kernels_table.h"
#include "verify/message_matching.h"
#include "verify/stubs/recorder.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What translating a rank's events needs to know. */
typedef struct translation {
  const oracle_case *c;
  const virtual_grid *grid;
  messages *messages;
  int whole; /* nothing is left out */
  int rank;
} translation;

static int process_of(const translation *t, int rank) {
  return t->grid->row[rank] * t->c->layout.npcol + t->grid->column[rank];
}

static int contradiction(const translation *t, const recorded_event *event, const char *what) {
  return hscal__fail(HSCAL_ERROR_INTERNAL,
                     "the record contradicts itself: %s of %" PRId64 " bytes on rank %d, peer %d: %s", event->name,
                     event->bytes, t->rank, event->peer, what);
}

/* The kernel of a library's name such as "dgemm", "scasum" or "izamax": the longest name that it ends with, behind one or two
 * letters. */
static int find_kernel(const hscal_routine *routine, const char *name, hscal_kernel *found) {
  size_t length = strlen(name), best = 0;
  for (int k = 0; k < HSCAL_KERNEL_COUNT; k++) {
    const hscal_kernel_facts *facts = &hscal__kernel_facts[k];
    const char *its_name = hscal__type_is_complex(routine->type) ? facts->complex_blas : facts->blas;
    size_t its_length = strlen(its_name);
    if (its_length <= best || its_length >= length || length - its_length > 2) continue;
    if (strcmp(name + length - its_length, its_name)) continue;
    best = its_length;
    *found = (hscal_kernel)k;
  }
  return best > 0;
}

static int add_kernel(const translation *t, const recorded_event *event, stream *out) {
  const hscal_routine *routine = t->c->call.routine;
  action a = {.kind = ACTION_KERNEL, .times = event->times};
  if (!find_kernel(routine, event->name, &a.kernel) || (!t->whole && !kernel_is_compared(routine, a.kernel))) return 0;
  if (a.kernel == HSCAL_KERNEL_ADD && !t->whole)
    return stream_add_addition(out, (int64_t)event->dims[0] * event->dims[1]);
  memcpy(a.letters, event->letters, sizeof a.letters);
  memcpy(a.dims, event->dims, sizeof a.dims);
  return stream_add(out, &a);
}

static int add_message(const translation *t, const recorded_event *event, stream *out) {
  int (*take)(messages *, int, const recorded_event *) = t->whole ? messages_take_any : messages_take;
  action a = {.kind = event->kind == RECORDED_SEND ? ACTION_SEND : ACTION_RECEIVE,
              .bytes = event->bytes,
              .waits = !strcmp(event->name, "Send")};
  int peer = event->kind == RECORDED_SEND ? event->peer : take(t->messages, t->rank, event);
  if (peer == -2) return contradiction(t, event, "there is no such message");
  a.peer = peer < 0 ? -1 : process_of(t, peer);
  return stream_add(out, &a);
}

/* The members are told as the first one and the distance to the next: rows, columns and whole grids are such lines. */
static int add_collective(const translation *t, const recorded_event *event, stream *out) {
  const int *members;
  action a = {.kind = !strcmp(event->name, "Bcast") ? ACTION_BROADCAST : ACTION_COMBINE,
              .members = virtual_world_members(event->communicator, &members),
              .elements = event->elements,
              .is_own = event->is_own_operation,
              .bytes = event->bytes,
              .root = -1};
  a.first = process_of(t, members[0]);
  if (a.members > 1) a.distance = process_of(t, members[1]) - a.first;
  for (int i = 0; i < a.members; i++) {
    if (process_of(t, members[i]) != a.first + i * a.distance)
      return contradiction(t, event, "its members are neither a row nor a column nor all");
    if (event->peer >= 0 && members[i] == event->peer) a.root = i;
  }
  return stream_add(out, &a);
}

static int add_event(const translation *t, const recorded_event *event, stream *out) {
  if (event->kind == RECORDED_KERNEL) return add_kernel(t, event, out);
  if (event->kind == RECORDED_COLLECTIVE) return add_collective(t, event, out);
  return add_message(t, event, out);
}

static int collect_sends(const virtual_grid *grid, messages *m) {
  for (int rank = 0; rank < grid->processes; rank++) {
    size_t count;
    const recorded_event *events = recorder_stream(rank, &count);
    for (size_t i = 0; i < count; i++)
      if (events[i].kind == RECORDED_SEND) HSCAL_TRY(messages_add(m, rank, &events[i]));
  }
  messages_sort(m);
  return 0;
}

/* Translates everything; *receives counts the messages that were taken. */
static int translate(translation *t, streams *s, size_t *receives) {
  for (t->rank = 0; t->rank < t->grid->processes; t->rank++) {
    size_t count;
    const recorded_event *events = recorder_stream(t->rank, &count);
    for (size_t i = 0; i < count; i++) {
      HSCAL_TRY(add_event(t, &events[i], &s->process[process_of(t, t->rank)]));
      *receives += events[i].kind == RECORDED_RECEIVE;
    }
  }
  return 0;
}

static int streams_from(streams *s, const oracle_case *c, const virtual_grid *grid, int whole) {
  messages sent = {0};
  size_t receives = 0;
  translation t = {.c = c, .grid = grid, .messages = &sent, .whole = whole};
  streams_clear(s);
  int status = collect_sends(grid, &sent);
  if (!status) status = translate(&t, s, &receives);
  if (!status && receives != sent.count)
    status = hscal__fail(HSCAL_ERROR_INTERNAL, "%zu messages were sent, %zu received", sent.count, receives);
  free(sent.list);
  return status;
}

int streams_from_recorder(streams *s, const oracle_case *c, const virtual_grid *grid) {
  return streams_from(s, c, grid, 0);
}

int streams_from_whole_record(streams *s, const oracle_case *c, const virtual_grid *grid) {
  return streams_from(s, c, grid, 1);
}
