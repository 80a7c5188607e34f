#include "models/clock.h"
#include "base/status.h"
#include "models/reserve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is known of a message. */
enum { SENT = 1, POSTED = 2, ARRIVED = 4, SENDER_WAITS = 8, ASYNCHRONOUS = 16 /* ireceive */ };

/* ---- processors ---- */

/* Each running process of the node gets this share of a processor. */
static double node_share(const hscal_clock_node *node) {
  return node->active <= node->processors ? 1 : (double)node->processors / node->active;
}

static void node_serve(hscal_clock_node *node, double now_s) {
  node->served_s += (now_s - node->since_s) * node_share(node);
  node->since_s = now_s;
}

/* Sets when the first of the node's running processes is done. */
static void node_schedule(hscal_clock *clock, int x) {
  const hscal_clock_node *node = &clock->node[x];
  double due_s = INFINITY;
  for (int i = 0; i < node->active; i++) due_s = fmin(due_s, clock->process[node->running[i]].done_at_s);
  if (node->active) due_s = clock->now_s + fmax(due_s - node->served_s, 0) / node_share(node);
  hscal__timeline_set(&clock->timeline, (size_t)clock->nprocs + (size_t)x, due_s);
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
  process->done_at_s = node->served_s + seconds;
  node->running[node->active++] = p;
  node_schedule(clock, process->node);
}

/* Takes the process whose work is done off the node; returns it. */
static int finish_work(hscal_clock *clock, int x) {
  hscal_clock_node *node = &clock->node[x];
  node_serve(node, clock->now_s);
  int first = 0;
  for (int i = 1; i < node->active; i++)
    if (clock->process[node->running[i]].done_at_s < clock->process[node->running[first]].done_at_s) first = i;
  int p = node->running[first];
  node->running[first] = node->running[--node->active];
  node_schedule(clock, x);
  return p;
}

/* ---- steps ---- */

static int post_send(hscal_clock *clock, int p, const hscal_op *op) {
  const hscal_message *message = &clock->stream->message[op->message];
  int which = hscal__costs_layer(clock->costs, message->from, message->to);
  const hscal_message_layer *layer = clock->costs->layer[which].layer;
  unsigned char *state = &clock->state[op->message];
  int rendezvous = message->bytes >= layer->rendezvous_bytes;
  *state |= SENT;
  if (rendezvous && op->kind == HSCAL_OP_SEND) {
    *state |= SENDER_WAITS;
    clock->process[p].phase = CLOCK_SENDS;
  }
  return *state & POSTED || (!rendezvous && !layer->late_receiver) ? hscal__flow_start(clock, op->message) : 0;
}

static int post_receive(hscal_clock *clock, int p, const hscal_op *op) {
  hscal_clock_process *process = &clock->process[p];
  unsigned char *state = &clock->state[op->message];
  if (*state & ARRIVED) return 0;
  const hscal_message *message = &clock->stream->message[op->message];
  int which = hscal__costs_layer(clock->costs, message->from, message->to);
  const hscal_message_layer *layer = clock->costs->layer[which].layer;
  *state |= POSTED;
  if (op->kind == HSCAL_OP_IRECEIVE) {
    *state |= ASYNCHRONOUS;
    process->pending++;
  } else {
    process->phase = CLOCK_RECEIVES;
  }
  int waited = layer->late_receiver || message->bytes >= layer->rendezvous_bytes;
  return waited && *state & SENT ? hscal__flow_start(clock, op->message) : 0;
}

static void finish(hscal_clock *clock, int p) {
  clock->process[p].phase = CLOCK_FINISHED;
  clock->finished++;
  clock->finish_s = fmax(clock->finish_s, clock->now_s + hscal__costs_latency(clock->costs, p, 0));
}

/* Lets the process take its steps until one takes time. */
static int run(hscal_clock *clock, int p) {
  hscal_clock_process *process = &clock->process[p];
  process->phase = CLOCK_RUNS;
  while (process->next < process->end) {
    const hscal_op *op = process->next++;
    switch ((hscal_op_kind)op->kind) {
    case HSCAL_OP_WORK:
      start_work(clock, p, op->amount);
      return 0;
    case HSCAL_OP_SLEEP:
      sleep_for(clock, p, op->amount);
      return 0;
    case HSCAL_OP_SEND:
    case HSCAL_OP_ISEND:
      HSCAL_TRY(post_send(clock, p, op));
      break;
    case HSCAL_OP_RECEIVE:
    case HSCAL_OP_IRECEIVE:
      HSCAL_TRY(post_receive(clock, p, op));
      break;
    case HSCAL_OP_WAIT:
      if (process->pending) process->phase = CLOCK_WAITS;
      break;
    case HSCAL_OP_MARK:
      process->mark_s = clock->now_s;
      break;
    case HSCAL_OP_SKIP:
      process->skipped_s += op->amount * (clock->now_s - process->mark_s);
      break;
    }
    if (process->phase != CLOCK_RUNS) return 0;
  }
  finish(clock, p);
  return 0;
}

/* The message has arrived: those who waited for it go on. */
static int arrive(hscal_clock *clock, int32_t number) {
  const hscal_message *message = &clock->stream->message[number];
  unsigned char *state = &clock->state[number];
  hscal_clock_process *receiver = &clock->process[message->to];
  *state |= ARRIVED;
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
  clock->now_s = clock->finish_s = 0;
  clock->finished = 0;
  HSCAL_TRY(HSCAL_RESERVE(clock->process, clock->process_capacity, nprocs));
  HSCAL_TRY(HSCAL_RESERVE(clock->running, clock->running_capacity, nprocs));
  HSCAL_TRY(HSCAL_RESERVE(clock->node, clock->node_capacity, nnodes));
  HSCAL_TRY(HSCAL_RESERVE(clock->state, clock->state_capacity, messages));
  HSCAL_TRY(hscal__timeline_reset(&clock->timeline, nprocs + nnodes + nprocs));
  if (messages) memset(clock->state, 0, messages);
  int *running = clock->running;
  for (size_t x = 0; x < nnodes; x++) {
    const hscal_node_cost *cost = &costs->node[x];
    clock->node[x] =
        (hscal_clock_node){.processors = cost->processors, .processes = cost->processes, .running = running};
    running += cost->processes;
  }
  for (int p = 0; p < clock->nprocs; p++) {
    const hscal_program *program = &stream->program[p];
    clock->process[p] = (hscal_clock_process){.next = program->op, .end = program->op + program->ops};
    clock->process[p].node = costs->node_of[p];
    hscal__timeline_set(&clock->timeline, (size_t)p, hscal__costs_latency(costs, p, 0));
  }
  return hscal__flow_reset(clock);
}

/* Whatever is due at `slot` happens. */
static int happen(hscal_clock *clock, size_t slot) {
  size_t nprocs = (size_t)clock->nprocs, nnodes = (size_t)clock->nnodes;
  if (slot < nprocs) {
    hscal__timeline_set(&clock->timeline, slot, INFINITY);
    return run(clock, (int)slot);
  }
  if (slot < nprocs + nnodes) return run(clock, finish_work(clock, (int)(slot - nprocs)));
  int f = (int)(slot - nprocs - nnodes);
  int32_t message = clock->flow[f].message;
  return hscal__flow_due(clock, f) ? arrive(clock, message) : 0;
}

int hscal__clock_run(hscal_clock *clock, const hscal_stream *stream, double *seconds) {
  HSCAL_TRY(set_up(clock, stream));
  for (;;) {
    if (clock->ndirty) hscal__flow_settle(clock);
    double due_s;
    size_t slot = hscal__timeline_next(&clock->timeline, &due_s);
    if (isinf(due_s)) break;
    clock->now_s = due_s;
    HSCAL_TRY(happen(clock, slot));
  }
  if (clock->finished < clock->nprocs)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d of %d processes wait for ever in the event stream",
                       clock->nprocs - clock->finished, clock->nprocs);
  double skipped_s = 0;
  for (int p = 0; p < clock->nprocs; p++) skipped_s = fmax(skipped_s, clock->process[p].skipped_s);
  *seconds = clock->finish_s + skipped_s;
  return 0;
}

void hscal__clock_free(hscal_clock *clock) {
  free(clock->timeline.time);
  free(clock->process);
  free(clock->node);
  free(clock->port);
  free(clock->flow);
  free(clock->running);
  free(clock->state);
  free(clock->dirty);
}
