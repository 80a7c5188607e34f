#include "models/clock/process.h"
#include "base/status.h"
#include "models/clock/processors.h"
#include "models/clock/timing.h"

#include <math.h>

/* What is known of a message. */
enum {
  SENT = 1,
  POSTED = 2,
  ARRIVED = 4,
  SENDER_WAITS = 8,
  ASYNCHRONOUS = 16,   /* ireceive */
  SENDER_PENDING = 32, /* the sender's next wait is for this one, too */
  KEPT = 64            /* its number is needed until it is finished */
};

/* ---- what an observer is told ---- */

static int does(const hscal_event_clock *clock, int p, hscal_activity what) {
  return clock->observer ? clock->observer->does(clock->observer->self, clock->flows.now_s, p, what) : 0;
}

static int moves(const hscal_event_clock *clock, int32_t number, int has_arrived) {
  return clock->observer ? clock->observer->moves(clock->observer->self, clock->flows.now_s, number, has_arrived) : 0;
}

static void sleep_for(hscal_event_clock *clock, int p, double seconds) {
  hscal__event_queue_set(&clock->queue, (size_t)p, clock->flows.now_s + seconds);
}

/* The message starts to move. */
static int set_out(hscal_event_clock *clock, int32_t number) {
  const hscal_message *message = &clock->stream->message[number];
  int blocks = (message->state & (POSTED | ASYNCHRONOUS)) == POSTED;
  HSCAL_TRY(hscal__flow_start(&clock->flows, number, blocks));
  if (!clock->observer) return 0;
  if (blocks || (message->state & ASYNCHRONOUS && clock->process[message->to].phase == CLOCK_WAITS))
    HSCAL_TRY(does(clock, message->to, HSCAL_RECEIVES));
  if (message->state & SENDER_WAITS) HSCAL_TRY(does(clock, message->from, HSCAL_SENDS));
  return moves(clock, number, 0);
}

/* ---- takes: receives of whichever of several messages is sent first ---- */

enum { TAKEN = -1 }; /* what a take had as its message */

/* Begins with the first of them. Are they all recorded? */
static int find_takes(hscal_clock_process *process, size_t first) {
  if (first < process->takes_end) return 1;
  int left = (int)process->op[first].amount;
  size_t end = first + 1;
  for (; left > 0 && end < process->ops; end++) left -= process->op[end].kind == HSCAL_OP_TAKE;
  if (left > 0) return 0;
  process->take = first;
  process->takes_end = end;
  return 1;
}

/* Does the process wait for this one among others? Then it takes it. */
static void offer(hscal_event_clock *clock, int32_t number) {
  hscal_message *message = &clock->stream->message[number];
  hscal_clock_process *receiver = &clock->process[message->to];
  if (receiver->phase != CLOCK_TAKES) return;
  for (size_t i = receiver->take; i < receiver->takes_end; i++) {
    hscal_op *op = &receiver->op[i];
    if (op->message != number || op->kind != HSCAL_OP_TAKE) continue;
    op->message = TAKEN;
    message->state |= POSTED;
    receiver->phase = CLOCK_RECEIVES;
    return;
  }
}

/* The message that is sent already; -1: none is, and the process waits for one. */
static int32_t take(hscal_event_clock *clock, hscal_clock_process *process) {
  for (size_t i = process->take; i < process->takes_end; i++) {
    hscal_op *op = &process->op[i];
    int32_t number = op->message;
    if (op->kind != HSCAL_OP_TAKE || number == TAKEN || !(clock->stream->message[number].state & SENT)) continue;
    op->message = TAKEN;
    return number;
  }
  process->phase = CLOCK_TAKES;
  return -1;
}

/* ---- sends and receives ---- */

static int post_send(hscal_event_clock *clock, int p, const hscal_op *op) {
  hscal_message *message = &clock->stream->message[op->message];
  int which = hscal__costs_layer(clock->costs, message->from, message->to);
  const hscal_message_layer *layer = clock->costs->layer[which].layer;
  unsigned *state = &message->state;
  int rendezvous = hscal__is_rendezvous(layer, message->bytes);
  *state |= SENT;
  offer(clock, op->message);
  if (rendezvous && op->kind == HSCAL_OP_SEND) {
    *state |= SENDER_WAITS;
    clock->process[p].phase = CLOCK_SENDS;
  }
  if (rendezvous && op->kind == HSCAL_OP_POST) {
    *state |= SENDER_PENDING;
    clock->process[p].pending++;
  }
  if (*state & POSTED || !hscal__awaits_receive(layer, message->bytes)) return set_out(clock, op->message);
  return *state & SENDER_WAITS ? does(clock, p, HSCAL_WAITS) : 0;
}

static int post_receive(hscal_event_clock *clock, int p, int32_t number, int is_asynchronous) {
  hscal_clock_process *process = &clock->process[p];
  hscal_message *message = &clock->stream->message[number];
  unsigned *state = &message->state;
  if (*state & ARRIVED) {
    if (!(*state & KEPT)) hscal__stream_end_message(clock->stream, number);
    return 0;
  }
  int which = hscal__costs_layer(clock->costs, message->from, message->to);
  const hscal_message_layer *layer = clock->costs->layer[which].layer;
  *state |= POSTED;
  if (is_asynchronous) {
    *state |= ASYNCHRONOUS;
    process->pending++;
  } else {
    process->phase = CLOCK_RECEIVES;
  }
  if (*state & SENT && hscal__awaits_receive(layer, message->bytes)) return set_out(clock, number);
  if (is_asynchronous) return 0;
  return does(clock, p, *state & SENT ? HSCAL_RECEIVES : HSCAL_WAITS);
}

/* From now on an ireceive is a receive. */
static int finish_ireceive(hscal_event_clock *clock, int p, int32_t number) {
  hscal_clock_process *process = &clock->process[p];
  unsigned *state = &clock->stream->message[number].state;
  *state &= ~(unsigned)KEPT;
  if (*state & ARRIVED) {
    hscal__stream_end_message(clock->stream, number);
    return 0;
  }
  *state &= ~(unsigned)ASYNCHRONOUS;
  process->pending--;
  process->phase = CLOCK_RECEIVES;
  return does(clock, p, *state & SENT ? HSCAL_RECEIVES : HSCAL_WAITS);
}

static int take_any(hscal_event_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  if (!find_takes(process, process->next - 1)) return HSCAL_NEEDS_STEPS;
  int32_t number = take(clock, process);
  return number < 0 ? does(clock, p, HSCAL_WAITS) : post_receive(clock, p, number, 0);
}

static int finish(hscal_event_clock *clock, int p) {
  clock->process[p].phase = CLOCK_FINISHED;
  clock->process[p].end_s = clock->flows.now_s;
  clock->finished++;
  return does(clock, p, HSCAL_ENDED);
}

/* Overheads come before sends and after receives. */
static hscal_activity overhead_of(const hscal_clock_process *process) {
  int kind = process->next < process->ops ? process->op[process->next].kind : HSCAL_OP_RECEIVE;
  return kind == HSCAL_OP_SEND || kind == HSCAL_OP_ISEND || kind == HSCAL_OP_POST ? HSCAL_SENDS : HSCAL_RECEIVES;
}

static void skip(const hscal_event_clock *clock, hscal_clock_process *process, const hscal_op *op) {
  double since_s = clock->flows.now_s + process->skipped_s[HSCAL_MARK_REPEAT] - process->mark_s[op->message];
  process->skipped_s[op->message] += op->amount * since_s;
}

/* A process comes to a jump. With the last of the line they all go on, each as much later as the line takes; none before that. */
static void come_to_jump(hscal_event_clock *clock, int p, int32_t number) {
  const hscal_jump *jump = &clock->stream->jump[number];
  hscal_clock_jump *state = &clock->jump[number];
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_JUMPS;
  process->end_s = clock->flows.now_s;
  state->marked_s = hscal__fmax(state->marked_s, process->mark_s[HSCAL_MARK_PART]);
  state->end_s = hscal__fmax(state->end_s, clock->flows.now_s);
  if (++state->arrived < jump->line.count) return;
  double later_s = jump->factor * (state->end_s - state->marked_s);
  for (int i = 0; i < jump->line.count; i++) {
    int member = jump->line.first + i * jump->line.stride;
    clock->process[member].phase = CLOCK_RUNS;
    hscal__event_queue_set(&clock->queue, (size_t)member,
                           hscal__fmax(clock->process[member].end_s + later_s, clock->flows.now_s));
  }
}

/* The step that was begun has to wait for what comes next. */
static int halt(hscal_clock_process *process) {
  process->next--;
  return HSCAL_NEEDS_STEPS;
}

int hscal__process_run(hscal_event_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_RUNS;
  while (process->next < process->ops) {
    const hscal_op *op = &process->op[process->next++];
    int status = 0;
    switch ((hscal_op_kind)op->kind) {
    case HSCAL_OP_WORK:
      if (process->next == process->ops && !clock->has_all) return halt(process); /* there may be more of it */
      hscal__processors_start(clock, p, op->amount);
      return does(clock, p, HSCAL_COMPUTES);
    case HSCAL_OP_SLEEP:
      sleep_for(clock, p, op->amount);
      return does(clock, p, overhead_of(process));
    case HSCAL_OP_SEND:
    case HSCAL_OP_ISEND:
    case HSCAL_OP_POST:
      HSCAL_TRY(post_send(clock, p, op));
      break;
    case HSCAL_OP_IRECEIVE:
      if (op->amount > 0) clock->stream->message[op->message].state |= KEPT;
      HSCAL_TRY(post_receive(clock, p, op->message, 1));
      break;
    case HSCAL_OP_FINISH:
      HSCAL_TRY(finish_ireceive(clock, p, op->message));
      break;
    case HSCAL_OP_RECEIVE:
      HSCAL_TRY(post_receive(clock, p, op->message, 0));
      break;
    case HSCAL_OP_TAKE:
      status = take_any(clock, p);
      if (status == HSCAL_NEEDS_STEPS) return halt(process);
      HSCAL_TRY(status);
      break;
    case HSCAL_OP_WAIT:
      if (!process->pending) break;
      process->phase = CLOCK_WAITS;
      HSCAL_TRY(does(clock, p, HSCAL_WAITS));
      break;
    case HSCAL_OP_MARK:
      process->mark_s[op->message] = clock->flows.now_s;
      if (op->message != HSCAL_MARK_PART) process->mark_s[op->message] += process->skipped_s[HSCAL_MARK_REPEAT];
      break;
    case HSCAL_OP_JUMP:
      come_to_jump(clock, p, op->message);
      if (process->phase == CLOCK_RUNS) return 0; /* the last one: its slot is set */
      break;
    case HSCAL_OP_SKIP:
      skip(clock, process, op);
      break;
    }
    if (process->phase != CLOCK_RUNS) break;
  }
  if (process->phase == CLOCK_RUNS && !clock->has_all) return HSCAL_NEEDS_STEPS;
  if (clock->flows.arriving[p] < 0) hscal__event_queue_set(&clock->queue, (size_t)p, INFINITY);
  return process->phase == CLOCK_RUNS ? finish(clock, p) : 0;
}

int hscal__process_message_arrived(hscal_event_clock *clock, int32_t number) {
  hscal_message *message = &clock->stream->message[number];
  int from = message->from, to = message->to;
  unsigned state = message->state |= ARRIVED;
  hscal_clock_process *receiver = &clock->process[to];
  HSCAL_TRY(moves(clock, number, 1));
  if ((state & (POSTED | KEPT)) == POSTED) hscal__stream_end_message(clock->stream, number);
  int receiver_goes_on = (state & POSTED) != 0;
  if (state & ASYNCHRONOUS) receiver_goes_on = --receiver->pending == 0 && receiver->phase == CLOCK_WAITS;
  if (receiver_goes_on) clock->todo[clock->ntodo++] = to;
  if (state & SENDER_WAITS) clock->todo[clock->ntodo++] = from;
  if (state & SENDER_PENDING && --clock->process[from].pending == 0 && clock->process[from].phase == CLOCK_WAITS)
    clock->todo[clock->ntodo++] = from;
  return 0;
}
