#include "recorded/replay.h"
#include "base/status.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* A collective that some of its members have come to. */
typedef struct meeting {
  const hscal_recorded_action *action; /* of the first to come */
  int arrived;
} meeting;

typedef struct replay {
  const hscal_recorded_trace *trace;
  hscal_sink *sink;
  size_t *next;      /* [processes] action that the process comes to */
  meeting *meetings; /* [processes] */
  int nmeetings;
  int *ready; /* [processes] stack of those that can go on */
  int nready;
} replay;

static const hscal_recorded_action *action_of(const replay *r, int process) {
  size_t at = r->next[process];
  return at < r->trace->process[process].count ? &r->trace->process[process].action[at] : NULL;
}

/* Messages are counted in bytes, by the kilobyte where an int would not hold them. */
static void set_bytes(hscal_event *event, int64_t bytes) {
  const int64_t unit = 1024;
  int large = bytes > INT_MAX;
  event->m = (int)(large ? (bytes + unit - 1) / unit : bytes);
  event->n = 1;
  event->element_bytes = large ? (int)unit : 1;
}

static int emit_own(const replay *r, int process, const hscal_recorded_action *a) {
  hscal_event event = {.process = process, .peer = a->peer, .waits = a->waits};
  if (a->kind != HSCAL_RECORDED_KERNEL) {
    event.kind = a->kind == HSCAL_RECORDED_SEND ? HSCAL_EVENT_SEND : HSCAL_EVENT_RECEIVE;
    set_bytes(&event, a->bytes);
    return r->sink->put(r->sink, &event);
  }
  const char *dims = hscal__kernel_facts[a->kernel].dims;
  event.kind = HSCAL_EVENT_COMPUTE;
  event.peer = 0;
  event.kernel = a->kernel;
  memcpy(event.letters, a->letters, sizeof event.letters);
  for (int i = 0; i < 3 && dims[i]; i++) *hscal__event_dimension(&event, dims[i]) = a->dims[i];
  if (a->times > 1 && r->sink->put_times) return r->sink->put_times(r->sink, &event, (double)a->times);
  for (int64_t times = a->times > 1 ? a->times : 1; times > 0; times--) HSCAL_TRY(r->sink->put(r->sink, &event));
  return 0;
}

/* What decides how an MPI library does it: how many elements the data are, and whether the operation is MPI's. */
static void set_elements(hscal_event *event, const hscal_recorded_action *a) {
  set_bytes(event, a->bytes);
  if (event->kind == HSCAL_EVENT_BROADCAST || a->elements < 1 || a->bytes % a->elements != 0) return;
  event->m = a->elements, event->element_bytes = (int)(a->bytes / a->elements);
  if (a->is_own) event->combining = HSCAL_EXTREME;
}

/* The members as a row or a column of a grid made of the first processes. */
static int emit_collective(const replay *r, const hscal_recorded_action *a) {
  hscal_event event = {.kind = a->kind == HSCAL_RECORDED_BROADCAST ? HSCAL_EVENT_BROADCAST : HSCAL_EVENT_COMBINE,
                       .root = a->root,
                       .topology = ' '};
  int in_row = a->members == 1 || a->distance == 1;
  event.scope = in_row ? HSCAL_ROW : HSCAL_COLUMN;
  event.npcol = in_row ? a->members : a->distance;
  event.nprow = in_row ? r->trace->processes / a->members : a->members;
  event.line = in_row ? a->first / a->members : a->first;
  if (in_row ? a->first % a->members != 0 : a->distance < 1 || a->first >= a->distance)
    return hscal__fail(
        HSCAL_ERROR_UNSUPPORTED,
        "a collective call of %d processes from number %d on, each %d further: neither a row nor a column", a->members,
        a->first, a->distance);
  set_elements(&event, a);
  return r->sink->put(r->sink, &event);
}

static int same_members(const hscal_recorded_action *a, const hscal_recorded_action *b) {
  return a->members == b->members && a->first == b->first && (a->members == 1 || a->distance == b->distance);
}

static int same_collective(const hscal_recorded_action *a, const hscal_recorded_action *b) {
  return a->kind == b->kind && a->root == b->root && a->bytes == b->bytes;
}

/* A process has come to a collective; the last one carries it out for all. */
static int arrive(replay *r, const hscal_recorded_action *a) {
  int at = 0;
  while (at < r->nmeetings && !same_members(r->meetings[at].action, a)) at++;
  if (at == r->nmeetings) r->meetings[r->nmeetings++] = (meeting){a, 0};
  if (!same_collective(r->meetings[at].action, a))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "members of a collective call make different ones");
  if (++r->meetings[at].arrived < a->members) return 0;
  r->meetings[at] = r->meetings[--r->nmeetings];
  HSCAL_TRY(emit_collective(r, a));
  for (int i = 0; i < a->members; i++) {
    int process = a->first + i * a->distance;
    r->next[process]++;
    r->ready[r->nready++] = process;
  }
  return 0;
}

/* What the process does up to its next collective. */
static int go_on(replay *r, int process) {
  const hscal_recorded_action *a;
  for (; (a = action_of(r, process)); r->next[process]++) {
    if (a->kind == HSCAL_RECORDED_BROADCAST || a->kind == HSCAL_RECORDED_COMBINE) return arrive(r, a);
    HSCAL_TRY(emit_own(r, process, a));
  }
  return 0;
}

static int run(replay *r) {
  for (int process = r->trace->processes; process-- > 0;) r->ready[r->nready++] = process;
  while (r->nready > 0) HSCAL_TRY(go_on(r, r->ready[--r->nready]));
  for (int process = 0; process < r->trace->processes; process++)
    if (action_of(r, process))
      return hscal__fail(HSCAL_ERROR_INTERNAL, "process %d deadlocks in a collective call", process);
  return 0;
}

int hscal__replay(const hscal_recorded_trace *trace, hscal_sink *sink) {
  size_t processes = (size_t)trace->processes;
  replay r = {.trace = trace, .sink = sink};
  r.next = calloc(processes, sizeof *r.next);
  r.meetings = calloc(processes, sizeof *r.meetings);
  r.ready = calloc(processes, sizeof *r.ready);
  int status =
      r.next && r.meetings && r.ready ? run(&r) : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to replay events");
  free(r.next);
  free(r.meetings);
  free(r.ready);
  return status;
}
