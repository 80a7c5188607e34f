#include "models/clock/event_clock.h"
#include "base/array.h"
#include "base/status.h"
#include "models/clock/timing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is known of a message. */
enum { SENT = 1, POSTED = 2, ARRIVED = 4, SENDER_WAITS = 8, ASYNCHRONOUS = 16 /* ireceive */ };

/* ---- what an observer is told ---- */

static int does(const hscal_event_clock *clock, int p, hscal_activity what) {
  return clock->observer ? clock->observer->does(clock->observer->self, clock->now_s, p, what) : 0;
}

static int moves(const hscal_event_clock *clock, int32_t number, int has_arrived) {
  return clock->observer ? clock->observer->moves(clock->observer->self, clock->now_s, number, has_arrived) : 0;
}

/* ---- processors ---- */

/* Each running process of the node gets this share of a processor. */
static double node_share(const hscal_clock_node *node) {
  return node->active <= node->processors ? 1 : (double)node->processors / node->active;
}

static void node_serve(hscal_clock_node *node, double now_s) {
  node->served_s += (now_s - node->since_s) * node_share(node);
  node->since_s = now_s;
}

/* Finds which of the node's running processes will be done first, and when. */
static void node_schedule(hscal_event_clock *clock, hscal_clock_node *node) {
  int first = -1;
  double least = INFINITY;
  for (int i = 0; i < node->active; i++) {
    double done_at_s = clock->process[node->running[i]].done_at_s;
    if (done_at_s < least) {
      least = done_at_s;
      first = node->running[i];
    }
  }
  if (node->first >= 0 && node->first != first) hscal__event_queue_set(&clock->queue, (size_t)node->first, INFINITY);
  node->first = first;
  if (first < 0) return;
  double due_s = clock->now_s + hscal__fmax(least - node->served_s, 0) / node_share(node);
  hscal__event_queue_set(&clock->queue, (size_t)first, due_s);
}

static void sleep_for(hscal_event_clock *clock, int p, double seconds) {
  hscal__event_queue_set(&clock->queue, (size_t)p, clock->now_s + seconds);
}

static void start_work(hscal_event_clock *clock, int p, double seconds) {
  hscal_clock_process *process = &clock->process[p];
  hscal_clock_node *node = &clock->node[process->node];
  if (node->processes <= node->processors) { /* a processor of its own */
    sleep_for(clock, p, seconds);
    return;
  }
  node_serve(node, clock->now_s);
  process->phase = CLOCK_SHARES;
  process->done_at_s = node->served_s + seconds;
  node->running[node->active++] = p;
  node_schedule(clock, node);
  if (node->first != p) hscal__event_queue_set(&clock->queue, (size_t)p, INFINITY);
}

/* The first of the node's processes is done. */
static void finish_work(hscal_event_clock *clock, hscal_clock_node *node) {
  node_serve(node, clock->now_s);
  int i = 0;
  while (node->running[i] != node->first) i++;
  node->running[i] = node->running[--node->active];
  node->first = -1; /* its slot is its own again */
  node_schedule(clock, node);
}

/* ---- steps ---- */

/* The message starts to move. */
static int set_out(hscal_event_clock *clock, int32_t number) {
  const hscal_message *message = &clock->stream->message[number];
  int blocks = (message->state & (POSTED | ASYNCHRONOUS)) == POSTED;
  HSCAL_TRY(hscal__flow_start(clock, number, blocks));
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
  int rendezvous = message->bytes >= layer->rendezvous_bytes;
  *state |= SENT;
  offer(clock, op->message);
  if (rendezvous && op->kind == HSCAL_OP_SEND) {
    *state |= SENDER_WAITS;
    clock->process[p].phase = CLOCK_SENDS;
  }
  if (*state & POSTED || !(rendezvous || layer->late_receiver)) return set_out(clock, op->message);
  return *state & SENDER_WAITS ? does(clock, p, HSCAL_WAITS) : 0;
}

static int post_receive(hscal_event_clock *clock, int p, int32_t number, int is_asynchronous) {
  hscal_clock_process *process = &clock->process[p];
  hscal_message *message = &clock->stream->message[number];
  unsigned *state = &message->state;
  if (*state & ARRIVED) {
    hscal__stream_end_message(clock->stream, number);
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
  int waits_for_receive = layer->late_receiver || message->bytes >= layer->rendezvous_bytes;
  if (*state & SENT && waits_for_receive) return set_out(clock, number);
  if (is_asynchronous) return 0;
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
  clock->process[p].end_s = clock->now_s;
  clock->finished++;
  return does(clock, p, HSCAL_ENDED);
}

/* Overheads come before sends and after receives. */
static hscal_activity overhead_of(const hscal_clock_process *process) {
  int kind = process->next < process->ops ? process->op[process->next].kind : HSCAL_OP_RECEIVE;
  return kind == HSCAL_OP_SEND || kind == HSCAL_OP_ISEND ? HSCAL_SENDS : HSCAL_RECEIVES;
}

static void skip(const hscal_event_clock *clock, hscal_clock_process *process, const hscal_op *op) {
  double since_s = clock->now_s + process->skipped_s[HSCAL_MARK_REPEAT] - process->mark_s[op->message];
  process->skipped_s[op->message] += op->amount * since_s;
}

/* A process comes to a jump. With the last of the line they all go on, each as much later as the line takes; none before that. */
static void come_to_jump(hscal_event_clock *clock, int p, int32_t number) {
  const hscal_jump *jump = &clock->stream->jump[number];
  hscal_clock_jump *state = &clock->jump[number];
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_JUMPS;
  process->end_s = clock->now_s;
  state->marked_s = hscal__fmax(state->marked_s, process->mark_s[HSCAL_MARK_PART]);
  state->end_s = hscal__fmax(state->end_s, clock->now_s);
  if (++state->arrived < jump->line.count) return;
  double later_s = jump->factor * (state->end_s - state->marked_s);
  for (int i = 0; i < jump->line.count; i++) {
    int member = jump->line.first + i * jump->line.stride;
    clock->process[member].phase = CLOCK_RUNS;
    hscal__event_queue_set(&clock->queue, (size_t)member,
                           hscal__fmax(clock->process[member].end_s + later_s, clock->now_s));
  }
}

/* The step that was begun has to wait for what comes next. */
static int halt(hscal_clock_process *process) {
  process->next--;
  return HSCAL_NEEDS_STEPS;
}

/* Lets the process take its steps until one takes time, which its slot then shows. HSCAL_NEEDS_STEPS: more has to be recorded before that; then it
 * goes on where it was. */
static int run(hscal_event_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_RUNS;
  while (process->next < process->ops) {
    const hscal_op *op = &process->op[process->next++];
    int status = 0;
    switch ((hscal_op_kind)op->kind) {
    case HSCAL_OP_WORK:
      if (process->next == process->ops && !clock->has_all) return halt(process); /* there may be more of it */
      start_work(clock, p, op->amount);
      return does(clock, p, HSCAL_COMPUTES);
    case HSCAL_OP_SLEEP:
      sleep_for(clock, p, op->amount);
      return does(clock, p, overhead_of(process));
    case HSCAL_OP_SEND:
    case HSCAL_OP_ISEND:
      HSCAL_TRY(post_send(clock, p, op));
      break;
    case HSCAL_OP_RECEIVE:
    case HSCAL_OP_IRECEIVE:
      HSCAL_TRY(post_receive(clock, p, op->message, op->kind == HSCAL_OP_IRECEIVE));
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
      process->mark_s[op->message] = clock->now_s;
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
  if (process->arriving < 0) hscal__event_queue_set(&clock->queue, (size_t)p, INFINITY);
  return process->phase == CLOCK_RUNS ? finish(clock, p) : 0;
}

/* The message has arrived: those who waited for it go on. */
static int arrive(hscal_event_clock *clock, int32_t number) {
  hscal_message *message = &clock->stream->message[number];
  int from = message->from, to = message->to;
  unsigned state = message->state |= ARRIVED;
  hscal_clock_process *receiver = &clock->process[to];
  HSCAL_TRY(moves(clock, number, 1));
  if (state & POSTED) hscal__stream_end_message(clock->stream, number);
  int receiver_goes_on = (state & POSTED) != 0;
  if (state & ASYNCHRONOUS) receiver_goes_on = --receiver->pending == 0 && receiver->phase == CLOCK_WAITS;
  if (receiver_goes_on) clock->todo[clock->ntodo++] = to;
  if (state & SENDER_WAITS) clock->todo[clock->ntodo++] = from;
  return 0;
}

/* ---- the loop ---- */

static void set_nodes(hscal_event_clock *clock) {
  int *running = clock->running;
  for (int x = 0; x < clock->nnodes; x++) {
    const hscal_node_cost *cost = &clock->costs->node[x];
    clock->node[x] = (hscal_clock_node){
        .processors = cost->processors, .processes = cost->processes, .running = running, .first = -1};
    running += cost->processes;
  }
}

static int set_up(hscal_event_clock *clock, hscal_stream *stream) {
  const hscal_costs *costs = clock->costs = stream->costs;
  size_t nprocs = (size_t)stream->nprocs, nnodes = (size_t)costs->machine->nnodes;
  clock->stream = stream;
  clock->nprocs = stream->nprocs;
  clock->nnodes = costs->machine->nnodes;
  clock->now_s = clock->looked = 0;
  clock->at_path = -1;
  clock->finished = clock->jumps = clock->ntodo = 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->process, clock->process_capacity, nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->running, clock->running_capacity, nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->node, clock->node_capacity, nnodes));
  HSCAL_TRY(hscal__event_queue_reset(&clock->queue, nprocs));
  HSCAL_TRY(hscal__event_queue_reset(&clock->arrivals, 2 * nprocs));
  for (int32_t i = 0; i < stream->messages; i++) stream->message[i].state = 0;
  set_nodes(clock);
  for (int p = 0; p < clock->nprocs; p++) {
    clock->process[p] = (hscal_clock_process){.node = costs->node_of[p], .arriving = -1};
    hscal__event_queue_set(&clock->queue, (size_t)p, hscal__costs_signal(costs, 0, p));
  }
  return hscal__flow_reset(clock);
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
  int32_t number = hscal__flow_arrived(clock, clock->at_path);
  if (number < 0) {
    clock->at_path = -1;
    return 0;
  }
  hscal__flow_end(clock, clock->at_path);
  return arrive(clock, number);
}

/* What is due for a process happens. */
static int happen(hscal_event_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  if (process->arriving >= 0) return arrive(clock, hscal__flow_end_exclusive(clock, p));
  if (process->phase == CLOCK_SHARES) finish_work(clock, &clock->node[process->node]);
  clock->todo[clock->ntodo++] = p;
  return 0;
}

/* What is due among the arrivals: on a path, or of messages that are alone. */
static int arrive_next(hscal_event_clock *clock) {
  int slot = (int)hscal__event_queue_earliest_slot(&clock->arrivals);
  if (slot < clock->nprocs) return arrive(clock, hscal__flow_end_unlimited(clock, slot));
  clock->at_path = slot - clock->nprocs;
  return 0;
}

/* When something is due next. */
static double due_next(const hscal_event_clock *clock) {
  return hscal__fmin(hscal__event_queue_earliest(&clock->queue), hscal__event_queue_earliest(&clock->arrivals));
}

/* Goes on to what is due next, which happens: of what is due at a time first what is for processes. Is anything due? */
static int go_on(hscal_event_clock *clock, int *status) {
  double due_s = due_next(clock);
  if (clock->ndirty && due_s > clock->now_s) { /* once for all that happens at a time */
    hscal__flow_settle(clock);
    due_s = due_next(clock);
  }
  if (isinf(due_s)) return 0;
  clock->now_s = due_s;
  int is_for_process = hscal__event_queue_earliest(&clock->queue) <= due_s;
  *status = is_for_process ? happen(clock, (int)hscal__event_queue_earliest_slot(&clock->queue)) : arrive_next(clock);
  return 1;
}

/* Goes on for as long as operations are recorded. 0 or a status. */
static int advance(hscal_event_clock *clock) {
  for (;;) {
    for (; clock->ntodo > 0; clock->todo[0] = clock->todo[1], clock->ntodo--) {
      int status = run(clock, clock->todo[0]);
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
    end_s = hscal__fmax(end_s, hscal__costs_end(clock->costs, p, clock->process[p].end_s, clock->process[0].end_s));
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
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d of %d processes wait for ever in the event stream",
                       clock->nprocs - clock->finished, clock->nprocs);
  *seconds = end_seconds(clock) + skipped_seconds(clock);
  return 0;
}

void hscal__event_clock_free(hscal_event_clock *clock) {
  free(clock->queue.time);
  free(clock->arrivals.time);
  free(clock->process);
  free(clock->node);
  free(clock->port);
  free(clock->flow);
  free(clock->path);
  free(clock->exclusive);
  free(clock->unlimited);
  free(clock->table);
  free(clock->jump);
  free(clock->running);
  free(clock->dirty);
}
