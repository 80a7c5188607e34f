#include "models/clock/event_clock.h"
#include "base/array.h"
#include "base/status.h"
#include "models/clock/max_min_shares.h"
#include "models/clock/process.h"
#include "models/clock/processors.h"
#include "models/clock/timing.h"
#include "models/cost/barrier_times.h"

#include <math.h>
#include <stdlib.h>

/* ---- the loop ---- */

static int set_up(hscal_event_clock *clock, hscal_stream *stream) {
  const hscal_costs *costs = clock->costs = stream->costs;
  size_t nprocs = (size_t)stream->nprocs, nnodes = (size_t)costs->machine->nnodes;
  clock->stream = stream;
  clock->nprocs = stream->nprocs;
  clock->nnodes = costs->machine->nnodes;
  clock->at_path = -1;
  clock->finished = clock->jumps = clock->ntodo = 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->process, clock->process_capacity, nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->running, clock->running_capacity, nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->node, clock->node_capacity, nnodes));
  HSCAL_TRY(hscal__event_queue_reset(&clock->queue, nprocs));
  HSCAL_TRY(hscal__flow_reset(&clock->flows, costs, stream, &clock->queue));
  for (int32_t i = 0; i < stream->messages; i++) stream->message[i].state = 0;
  hscal__processors_set(clock);
  for (int p = 0; p < clock->nprocs; p++) {
    clock->process[p] = (hscal_clock_process){.node = costs->node_of[p]};
    hscal__event_queue_set(&clock->queue, (size_t)p, costs->begin_s[p]);
  }
  return 0;
}

/* What is recorded by now; all that there is, or more will come. */
static int look_at_stream(hscal_event_clock *clock, int is_all) {
  const hscal_stream *stream = clock->stream;
  clock->has_all = is_all;
  for (int p = 0; p < clock->nprocs; p++) {
    clock->process[p].op = stream->program[p].op;
    clock->process[p].ops = stream->program[p].ops;
  }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->jump, clock->jump_capacity, (size_t)stream->jumps));
  for (; clock->jumps < stream->jumps; clock->jumps++) clock->jump[clock->jumps] = (hscal_clock_jump){0};
  return 0;
}

/* The next of the messages that arrive on the present path. */
static int arrive_on_path(hscal_event_clock *clock) {
  int32_t number = hscal__flow_arrived(&clock->flows, clock->at_path);
  if (number < 0) {
    clock->at_path = -1;
    return 0;
  }
  hscal__flow_end(&clock->flows, clock->at_path);
  return hscal__process_message_arrived(clock, number);
}

/* What is due for a process happens. */
static int happen(hscal_event_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  if (clock->flows.arriving[p] >= 0)
    return hscal__process_message_arrived(clock, hscal__flow_end_exclusive(&clock->flows, p));
  if (process->phase == CLOCK_SHARES) hscal__processors_finish(clock, &clock->node[process->node]);
  clock->todo[clock->ntodo++] = p;
  return 0;
}

/* What is due among the arrivals: on a path, or of messages that are alone. */
static int arrive_next(hscal_event_clock *clock) {
  int slot = (int)hscal__event_queue_earliest_slot(&clock->flows.arrivals);
  if (slot < clock->nprocs)
    return hscal__process_message_arrived(clock, hscal__flow_end_unlimited(&clock->flows, slot));
  clock->at_path = slot - clock->nprocs;
  return 0;
}

/* When something is due next. */
static double due_next(const hscal_event_clock *clock) {
  return hscal__fmin(hscal__event_queue_earliest(&clock->queue), hscal__event_queue_earliest(&clock->flows.arrivals));
}

/* Goes on to what is due next, which happens: of what is due at a time first what is for processes. Is anything due? */
static int go_on(hscal_event_clock *clock, int *status) {
  double due_s = due_next(clock);
  if (clock->flows.ndirty && due_s > clock->flows.now_s) { /* once for all that happens at a time */
    hscal__max_min_shares_settle(&clock->flows);
    due_s = due_next(clock);
  }
  if (isinf(due_s)) return 0;
  clock->flows.now_s = due_s;
  int is_for_process = hscal__event_queue_earliest(&clock->queue) <= due_s;
  *status = is_for_process ? happen(clock, (int)hscal__event_queue_earliest_slot(&clock->queue)) : arrive_next(clock);
  return 1;
}

/* Goes on for as long as operations are recorded. 0 or a status. */
static int advance(hscal_event_clock *clock) {
  for (;;) {
    for (; clock->ntodo > 0; clock->todo[0] = clock->todo[1], clock->ntodo--) {
      int status = hscal__process_run(clock, clock->todo[0]);
      if (status) return status == HSCAL_NEEDS_STEPS ? 0 : status;
    }
    if (clock->at_path >= 0) {
      HSCAL_TRY(arrive_on_path(clock));
      continue;
    }
    int status = 0;
    if (!go_on(clock, &status)) return 0;
    HSCAL_TRY(status);
  }
}

/* ---- following a stream ---- */

/* So many operations at a time, and so many of each process. */
enum { PIECE = 32768, PIECE_OF_PROCESS = 64 };

static size_t piece_of(const hscal_event_clock *clock) {
  size_t of_all = PIECE_OF_PROCESS * (size_t)clock->stream->nprocs;
  if (clock->piece > 0) return clock->piece;
  return of_all > PIECE ? of_all : PIECE;
}

static void take_out(hscal_event_clock *clock) {
  for (int p = 0; p < clock->nprocs; p++) {
    hscal_clock_process *process = &clock->process[p];
    int takes = process->phase == CLOCK_TAKES || process->next < process->takes_end;
    size_t done = takes ? process->take : process->next;
    hscal__stream_take_out(clock->stream, p, done);
    process->next -= done;
    process->take -= process->takes_end < done ? process->take : done;
    process->takes_end -= process->takes_end < done ? process->takes_end : done;
  }
}

/* A stream of which little can be taken out, as some wait for what comes late, has to be longer. */
static int drain(void *self) {
  hscal_event_clock *clock = self;
  hscal_stream *stream = clock->stream;
  if (!clock->is_under_way) HSCAL_TRY(set_up(clock, stream));
  clock->is_under_way = 1;
  HSCAL_TRY(look_at_stream(clock, 0));
  HSCAL_TRY(advance(clock));
  take_out(clock);
  stream->drain.limit = 2 * stream->ops > piece_of(clock) ? 2 * stream->ops : piece_of(clock);
  return 0;
}

void hscal__event_clock_follow(hscal_event_clock *clock, hscal_stream *stream) {
  clock->stream = stream;
  clock->is_under_way = 0;
  stream->drain = (hscal_drain){drain, clock, piece_of(clock)};
}

static double end_seconds(const hscal_event_clock *clock) {
  double end_s = 0;
  for (int p = 0; p < clock->nprocs; p++)
    end_s = hscal__fmax(end_s, hscal__seconds_around(clock->costs, p, clock->process[p].end_s));
  return end_s;
}

/* What missing iterations would have taken. Within repeats the slowest process sets the pace; at the end of a run that was
 * cut short they differ more by how far they have got than by how fast they are, so take their mean. */
static double skipped_seconds(const hscal_event_clock *clock) {
  double repeats_s = 0, rest_s = 0;
  for (int p = 0; p < clock->nprocs; p++) {
    repeats_s = hscal__fmax(repeats_s, clock->process[p].skipped_s[HSCAL_MARK_REPEAT]);
    rest_s += clock->process[p].skipped_s[HSCAL_MARK_WHOLE];
  }
  return repeats_s + rest_s / clock->nprocs;
}

int hscal__event_clock_run(hscal_event_clock *clock, hscal_stream *stream, double *seconds) {
  int follows = stream->drain.run && clock->is_under_way;
  if (!follows) HSCAL_TRY(set_up(clock, stream));
  HSCAL_TRY(look_at_stream(clock, 1));
  HSCAL_TRY(advance(clock));
  if (clock->finished < clock->nprocs)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d of %d processes deadlock in the event stream",
                       clock->nprocs - clock->finished, clock->nprocs);
  *seconds = end_seconds(clock) + skipped_seconds(clock);
  return 0;
}

void hscal__event_clock_free(hscal_event_clock *clock) {
  free(clock->queue.time);
  hscal__flow_free(&clock->flows);
  free(clock->process);
  free(clock->node);
  free(clock->jump);
  free(clock->running);
}
