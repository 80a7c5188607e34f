#include "models/clock.h"
#include "base/status.h"
#include "models/reserve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is known of a message. */
enum { SENT = 1, POSTED = 2, ARRIVED = 4, SENDER_WAITS = 8, ASYNCHRONOUS = 16 /* ireceive */, TAKEN = 32 };

/* ---- what an observer is told ---- */

static int does(const hscal_clock *clock, int p, hscal_activity what) {
  return clock->observer ? clock->observer->does(clock->observer->self, clock->now_s, p, what) : 0;
}

static int moves(const hscal_clock *clock, int32_t number, int has_arrived) {
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
static void node_schedule(hscal_clock *clock, hscal_clock_node *node) {
  int first = -1;
  double least = INFINITY;
  for (int i = 0; i < node->active; i++) {
    double done_at_s = clock->process[node->running[i]].done_at_s;
    if (done_at_s < least) {
      least = done_at_s;
      first = node->running[i];
    }
  }
  if (node->first >= 0 && node->first != first) hscal__timeline_set(&clock->timeline, (size_t)node->first, INFINITY);
  node->first = first;
  if (first < 0) return;
  double due_s = clock->now_s + hscal__most(least - node->served_s, 0) / node_share(node);
  hscal__timeline_set(&clock->timeline, (size_t)first, due_s);
}

static void sleep_for(hscal_clock *clock, int p, double seconds) {
  hscal__timeline_set(&clock->timeline, (size_t)p, clock->now_s + seconds);
}

static void start_work(hscal_clock *clock, int p, double seconds) {
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
  if (node->first != p) hscal__timeline_set(&clock->timeline, (size_t)p, INFINITY);
}

/* The first of the node's processes is done. */
static void finish_work(hscal_clock *clock, hscal_clock_node *node) {
  node_serve(node, clock->now_s);
  int i = 0;
  while (node->running[i] != node->first) i++;
  node->running[i] = node->running[--node->active];
  node->first = -1; /* its slot is its own again */
  node_schedule(clock, node);
}

/* ---- steps ---- */

/* The message starts to move. */
static int set_out(hscal_clock *clock, int32_t number) {
  HSCAL_TRY(hscal__flow_start(clock, number));
  if (!clock->observer) return 0;
  int receiver = clock->stream->message[number].to;
  int blocks = (clock->state[number] & (POSTED | ASYNCHRONOUS)) == POSTED;
  if (blocks || (clock->state[number] & ASYNCHRONOUS && clock->process[receiver].phase == CLOCK_WAITS))
    HSCAL_TRY(does(clock, receiver, HSCAL_RECEIVES));
  if (clock->state[number] & SENDER_WAITS) HSCAL_TRY(does(clock, clock->stream->message[number].from, HSCAL_SENDS));
  return moves(clock, number, 0);
}

/* ---- takes: receives of whichever of several messages is sent first ---- */

/* Begins with the first of them. */
static void find_takes(hscal_clock_process *process, const hscal_op *first) {
  if (process->takes_end && first < process->takes_end) return;
  int left = (int)first->amount;
  process->take = first;
  for (process->takes_end = first + 1; left > 0; process->takes_end++)
    if (process->takes_end->kind == HSCAL_OP_TAKE) left--;
}

static int is_to_be_taken(const hscal_clock *clock, const hscal_op *op) {
  return op->kind == HSCAL_OP_TAKE && !(clock->state[op->message] & TAKEN);
}

/* Does the process wait for this one among others? Then it takes it. */
static void offer(hscal_clock *clock, int32_t number) {
  hscal_clock_process *receiver = &clock->process[clock->stream->message[number].to];
  if (receiver->phase != CLOCK_TAKES) return;
  for (const hscal_op *op = receiver->take; op < receiver->takes_end; op++)
    if (op->message == number && is_to_be_taken(clock, op)) {
      clock->state[number] |= TAKEN | POSTED;
      receiver->phase = CLOCK_RECEIVES;
      return;
    }
}

/* The message that is sent already; -1: none is, and the process waits for one. */
static int32_t take(hscal_clock *clock, hscal_clock_process *process, const hscal_op *first) {
  find_takes(process, first);
  for (const hscal_op *op = process->take; op < process->takes_end; op++)
    if (is_to_be_taken(clock, op) && clock->state[op->message] & SENT) {
      clock->state[op->message] |= TAKEN;
      return op->message;
    }
  process->phase = CLOCK_TAKES;
  return -1;
}

/* ---- sends and receives ---- */

static int post_send(hscal_clock *clock, int p, const hscal_op *op) {
  const hscal_message *message = &clock->stream->message[op->message];
  int which = hscal__costs_layer(clock->costs, message->from, message->to);
  const hscal_message_layer *layer = clock->costs->layer[which].layer;
  unsigned char *state = &clock->state[op->message];
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

static int post_receive(hscal_clock *clock, int p, int32_t number, int is_asynchronous) {
  hscal_clock_process *process = &clock->process[p];
  unsigned char *state = &clock->state[number];
  if (*state & ARRIVED) return 0;
  const hscal_message *message = &clock->stream->message[number];
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

static int take_any(hscal_clock *clock, int p, const hscal_op *op) {
  int32_t number = take(clock, &clock->process[p], op);
  return number < 0 ? does(clock, p, HSCAL_WAITS) : post_receive(clock, p, number, 0);
}

static int finish(hscal_clock *clock, int p) {
  clock->process[p].phase = CLOCK_FINISHED;
  clock->process[p].end_s = clock->now_s;
  clock->finished++;
  return does(clock, p, HSCAL_ENDED);
}

/* Overheads come before sends and after receives. */
static hscal_activity overhead_of(const hscal_clock_process *process) {
  int kind = process->next < process->end ? process->next->kind : HSCAL_OP_RECEIVE;
  return kind == HSCAL_OP_SEND || kind == HSCAL_OP_ISEND ? HSCAL_SENDS : HSCAL_RECEIVES;
}

static void skip(const hscal_clock *clock, hscal_clock_process *process, const hscal_op *op) {
  double since_s = clock->now_s + process->skipped_s[HSCAL_MARK_REPEAT] - process->mark_s[op->message];
  process->skipped_s[op->message] += op->amount * since_s;
}

/* A process comes to a jump. With the last of the line they all go on, each as much later as the line takes; none before that. */
static void come_to_jump(hscal_clock *clock, int p, int32_t number) {
  const hscal_jump *jump = &clock->stream->jump[number];
  hscal_clock_jump *state = &clock->jump[number];
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_JUMPS;
  process->end_s = clock->now_s;
  state->marked_s = hscal__most(state->marked_s, process->mark_s[HSCAL_MARK_PART]);
  state->end_s = hscal__most(state->end_s, clock->now_s);
  if (++state->arrived < jump->line.count) return;
  double later_s = jump->factor * (state->end_s - state->marked_s);
  for (int i = 0; i < jump->line.count; i++) {
    int member = jump->line.first + i * jump->line.stride;
    clock->process[member].phase = CLOCK_RUNS;
    hscal__timeline_set(&clock->timeline, (size_t)member,
                        hscal__most(clock->process[member].end_s + later_s, clock->now_s));
  }
}

/* Lets the process take its steps until one takes time, which its slot then shows. */
static int run(hscal_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_RUNS;
  while (process->next < process->end) {
    const hscal_op *op = process->next++;
    switch ((hscal_op_kind)op->kind) {
    case HSCAL_OP_WORK:
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
      HSCAL_TRY(take_any(clock, p, op));
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
  hscal__timeline_set(&clock->timeline, (size_t)p, INFINITY);
  return process->phase == CLOCK_RUNS ? finish(clock, p) : 0;
}

/* The message has arrived: those who waited for it go on. */
static int arrive(hscal_clock *clock, int32_t number) {
  const hscal_message *message = &clock->stream->message[number];
  unsigned char *state = &clock->state[number];
  hscal_clock_process *receiver = &clock->process[message->to];
  *state |= ARRIVED;
  HSCAL_TRY(moves(clock, number, 1));
  int receiver_goes_on = *state & POSTED;
  if (*state & ASYNCHRONOUS) receiver_goes_on = --receiver->pending == 0 && receiver->phase == CLOCK_WAITS;
  if (receiver_goes_on) HSCAL_TRY(run(clock, message->to));
  return *state & SENDER_WAITS ? run(clock, message->from) : 0;
}

/* ---- the loop ---- */

static int set_up(hscal_clock *clock, const hscal_stream *stream) {
  const hscal_costs *costs = clock->costs = stream->costs;
  size_t nprocs = (size_t)stream->nprocs, nnodes = (size_t)costs->machine->nnodes, messages = (size_t)stream->messages;
  clock->stream = stream;
  clock->nprocs = stream->nprocs;
  clock->nnodes = costs->machine->nnodes;
  clock->now_s = 0;
  clock->finished = 0;
  HSCAL_TRY(HSCAL_RESERVE(clock->process, clock->process_capacity, nprocs));
  HSCAL_TRY(HSCAL_RESERVE(clock->running, clock->running_capacity, nprocs));
  HSCAL_TRY(HSCAL_RESERVE(clock->node, clock->node_capacity, nnodes));
  HSCAL_TRY(HSCAL_RESERVE(clock->state, clock->state_capacity, messages));
  HSCAL_TRY(HSCAL_RESERVE(clock->jump, clock->jump_capacity, (size_t)stream->jumps));
  HSCAL_TRY(hscal__timeline_reset(&clock->timeline, 2 * nprocs));
  for (int32_t i = 0; i < stream->jumps; i++) clock->jump[i] = (hscal_clock_jump){0};
  if (messages) memset(clock->state, 0, messages);
  int *running = clock->running;
  for (size_t x = 0; x < nnodes; x++) {
    const hscal_node_cost *cost = &costs->node[x];
    clock->node[x] = (hscal_clock_node){
        .processors = cost->processors, .processes = cost->processes, .running = running, .first = -1};
    running += cost->processes;
  }
  for (int p = 0; p < clock->nprocs; p++) {
    const hscal_program *program = &stream->program[p];
    clock->process[p] = (hscal_clock_process){.next = program->op, .end = program->op + program->ops};
    clock->process[p].node = costs->node_of[p];
    hscal__timeline_set(&clock->timeline, (size_t)p, hscal__costs_signal(costs, 0, p));
  }
  return hscal__flow_reset(clock);
}

/* Whatever is due at `slot` happens. */
static int happen(hscal_clock *clock, size_t slot) {
  size_t nprocs = (size_t)clock->nprocs;
  if (slot >= 2 * nprocs) {
    for (int32_t number; (number = hscal__flow_arrived(clock, (int)(slot - 2 * nprocs))) >= 0;)
      HSCAL_TRY(arrive(clock, number));
    return 0;
  }
  if (slot >= nprocs) return arrive(clock, hscal__flow_arrived_alone(clock, (int)(slot - nprocs)));
  hscal_clock_process *process = &clock->process[slot];
  if (process->phase == CLOCK_SHARES) finish_work(clock, &clock->node[process->node]);
  return run(clock, (int)slot);
}

static double end_seconds(const hscal_clock *clock) {
  double end_s = 0;
  for (int p = 0; p < clock->nprocs; p++)
    end_s = hscal__most(end_s, hscal__costs_end(clock->costs, p, clock->process[p].end_s, clock->process[0].end_s));
  return end_s;
}

/* What missing iterations would have taken. Within repeats the slowest process sets the pace; at the end of a run that was
 * cut short they differ more by how far they have got than by how fast they are, so take their mean. */
static double skipped_seconds(const hscal_clock *clock) {
  double repeats_s = 0, rest_s = 0;
  for (int p = 0; p < clock->nprocs; p++) {
    repeats_s = hscal__most(repeats_s, clock->process[p].skipped_s[HSCAL_MARK_REPEAT]);
    rest_s += clock->process[p].skipped_s[HSCAL_MARK_WHOLE];
  }
  return repeats_s + rest_s / clock->nprocs;
}

int hscal__clock_run(hscal_clock *clock, const hscal_stream *stream, double *seconds) {
  HSCAL_TRY(set_up(clock, stream));
  for (;;) {
    double due_s;
    size_t slot = hscal__timeline_next(&clock->timeline, &due_s);
    if (clock->ndirty && due_s > clock->now_s) { /* once for all that happens at a time */
      hscal__flow_settle(clock);
      slot = hscal__timeline_next(&clock->timeline, &due_s);
    }
    if (isinf(due_s)) break;
    clock->now_s = due_s;
    HSCAL_TRY(happen(clock, slot));
  }
  if (clock->finished < clock->nprocs)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d of %d processes wait for ever in the event stream",
                       clock->nprocs - clock->finished, clock->nprocs);
  *seconds = end_seconds(clock) + skipped_seconds(clock);
  return 0;
}

void hscal__clock_free(hscal_clock *clock) {
  free(clock->timeline.time);
  free(clock->process);
  free(clock->node);
  free(clock->port);
  free(clock->flow);
  free(clock->path);
  free(clock->alone);
  free(clock->table);
  free(clock->jump);
  free(clock->running);
  free(clock->state);
  free(clock->dirty);
}
