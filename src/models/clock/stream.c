#include "models/clock/stream.h"
#include "base/array.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

int hscal__stream_reset(hscal_stream *stream, const hscal_costs *costs, hscal_mailbox *mailbox, int nprocs) {
  size_t had = stream->program_capacity;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(stream->program, stream->program_capacity, (size_t)nprocs));
  for (size_t i = had; i < stream->program_capacity; i++) stream->program[i] = (hscal_program){0};
  for (int p = 0; p < nprocs; p++) {
    hscal_program *program = &stream->program[p];
    *program = (hscal_program){.op = program->op, .capacity = program->capacity};
  }
  stream->costs = costs;
  stream->mailbox = mailbox;
  stream->nprocs = nprocs;
  stream->messages = stream->jumps = 0;
  stream->free_message = -1;
  stream->drain = (hscal_drain){.limit = SIZE_MAX};
  stream->ops = 0;
  return hscal__mailbox_reset(mailbox);
}

void hscal__stream_free(hscal_stream *stream) {
  for (size_t i = 0; i < stream->program_capacity; i++) free(stream->program[i].op);
  free(stream->program);
  free(stream->message);
  free(stream->exchanged);
  free(stream->jump);
}

void hscal__stream_take_out(hscal_stream *stream, int process, size_t ops) {
  hscal_program *program = &stream->program[process];
  program->ops -= ops;
  stream->ops -= ops;
  if (ops > 0 && program->ops > 0) memmove(program->op, program->op + ops, program->ops * sizeof *program->op);
}

/* Each step begins with this. */
static inline int drain_if_full(hscal_stream *stream) {
  return stream->ops < stream->drain.limit ? 0 : stream->drain.run(stream->drain.self);
}

static inline int append(hscal_stream *stream, int process, hscal_op_kind kind, double amount, int32_t message) {
  hscal_program *program = &stream->program[process];
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(program->op, program->capacity, program->ops + 1));
  program->op[program->ops++] = (hscal_op){amount, message, (int32_t)kind};
  program->busy = ~0u;
  stream->ops++;
  return 0;
}

static int new_message(hscal_stream *stream, int from, int to, double bytes, int32_t *message) {
  *message = stream->free_message;
  if (*message >= 0) {
    stream->free_message = stream->message[*message].from;
  } else {
    if (stream->messages == INT32_MAX) return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "too many messages for the clock");
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(stream->message, stream->message_capacity, (size_t)stream->messages + 1));
    *message = stream->messages++;
  }
  stream->message[*message] = (hscal_message){bytes, from, to, 0};
  return 0;
}

/* A send, with the processor time it costs before it. */
static int append_send(hscal_stream *stream, hscal_op_kind kind, int from, int to, int32_t message) {
  int layer = hscal__costs_layer(stream->costs, from, to);
  double overhead_s = stream->costs->layer[layer].layer->send_overhead_s;
  if (overhead_s > 0) HSCAL_TRY(append(stream, from, HSCAL_OP_SLEEP, overhead_s, 0));
  return append(stream, from, kind, 0, message);
}

/* A receive, with the processor time it costs after it. */
static int append_receive(hscal_stream *stream, int from, int to, int32_t message) {
  int layer = hscal__costs_layer(stream->costs, from, to);
  double overhead_s = stream->costs->layer[layer].layer->receive_overhead_s;
  HSCAL_TRY(append(stream, to, HSCAL_OP_RECEIVE, 0, message));
  return overhead_s > 0 ? append(stream, to, HSCAL_OP_SLEEP, overhead_s, 0) : 0;
}

/* One kernel right after another is one piece of work: triangles are computed block by block. */
static int work(void *self, int process, double seconds) {
  hscal_stream *stream = self;
  HSCAL_TRY(drain_if_full(stream));
  hscal_program *program = &stream->program[process];
  hscal_op *last = program->ops > 0 ? &program->op[program->ops - 1] : NULL;
  if (!last || last->kind != HSCAL_OP_WORK) return append(stream, process, HSCAL_OP_WORK, seconds, 0);
  last->amount += seconds;
  return 0;
}

static int transfer(void *self, int from, int to, double bytes) {
  int32_t message = 0;
  HSCAL_TRY(drain_if_full(self));
  HSCAL_TRY(new_message(self, from, to, bytes, &message));
  HSCAL_TRY(append_send(self, HSCAL_OP_SEND, from, to, message));
  return append_receive(self, from, to, message);
}

static int transfer_any(void *self, int from, int to, double bytes, int left) {
  hscal_stream *stream = self;
  int32_t message = 0;
  int layer = hscal__costs_layer(stream->costs, from, to);
  double overhead_s = stream->costs->layer[layer].layer->receive_overhead_s;
  HSCAL_TRY(drain_if_full(stream));
  HSCAL_TRY(new_message(stream, from, to, bytes, &message));
  HSCAL_TRY(append_send(stream, HSCAL_OP_SEND, from, to, message));
  HSCAL_TRY(append(stream, to, HSCAL_OP_TAKE, left, message));
  return overhead_s > 0 ? append(stream, to, HSCAL_OP_SLEEP, overhead_s, 0) : 0;
}

static int fan(void *self, int from, const int *to, int n, double bytes) {
  for (int i = 0; i < n; i++) HSCAL_TRY(transfer(self, from, to[i], bytes));
  return 0;
}

static int collect(void *self, const int *members, int n, int root, double bytes) {
  hscal_stream *stream = self;
  double overhead_s = 0;
  HSCAL_TRY(drain_if_full(stream));
  for (int i = 0; i < n; i++) {
    int32_t message = 0;
    if (i == root) continue;
    HSCAL_TRY(new_message(stream, members[i], members[root], bytes, &message));
    HSCAL_TRY(append_send(stream, HSCAL_OP_SEND, members[i], members[root], message));
    HSCAL_TRY(append(stream, members[root], HSCAL_OP_IRECEIVE, 0, message));
    int layer = hscal__costs_layer(stream->costs, members[i], members[root]);
    overhead_s += stream->costs->layer[layer].layer->receive_overhead_s;
  }
  HSCAL_TRY(append(stream, members[root], HSCAL_OP_WAIT, 0, 0));
  return overhead_s > 0 ? append(stream, members[root], HSCAL_OP_SLEEP, overhead_s, 0) : 0;
}

static double overhead_after(const hscal_stream *stream, int from, int to) {
  return stream->costs->layer[hscal__costs_layer(stream->costs, from, to)].layer->receive_overhead_s;
}

/* The overheads come before any of the messages: MPI_Isend is called for one after the other. */
static int spread(void *self, int from, const int *to, int n, double bytes) {
  hscal_stream *stream = self;
  HSCAL_TRY(drain_if_full(stream));
  for (int i = 0; i < n; i++) {
    int32_t message = 0;
    HSCAL_TRY(new_message(stream, from, to[i], bytes, &message));
    HSCAL_TRY(append_send(stream, HSCAL_OP_POST, from, to[i], message));
    HSCAL_TRY(append_receive(stream, from, to[i], message));
  }
  return append(stream, from, HSCAL_OP_WAIT, 0, 0);
}

/* The receive of message `i` of those that a process gathers, and what it does with it. */
static int finish_gathered(hscal_stream *stream, int from, int to, int32_t message, double work_s) {
  double overhead_s = overhead_after(stream, from, to);
  HSCAL_TRY(append(stream, to, HSCAL_OP_FINISH, 0, message));
  if (overhead_s > 0) HSCAL_TRY(append(stream, to, HSCAL_OP_SLEEP, overhead_s, 0));
  return work_s > 0 ? append(stream, to, HSCAL_OP_WORK, work_s, 0) : 0;
}

static int gather(void *self, const int *from, int n, int to, double bytes, int ahead, double work_s) {
  hscal_stream *stream = self;
  HSCAL_TRY(drain_if_full(stream));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(stream->exchanged, stream->exchanged_capacity, (size_t)ahead));
  int32_t *message = stream->exchanged;
  for (int i = 0; i < n + ahead - 1; i++) {
    if (i < n) {
      int32_t *number = &message[i % ahead];
      HSCAL_TRY(new_message(stream, from[i], to, bytes, number));
      HSCAL_TRY(append_send(stream, HSCAL_OP_SEND, from[i], to, *number));
      HSCAL_TRY(append(stream, to, HSCAL_OP_IRECEIVE, 1, *number));
    }
    int due = i - ahead + 1;
    if (due >= 0 && due < n) HSCAL_TRY(finish_gathered(stream, from[due], to, message[due % ahead], work_s));
  }
  return 0;
}

static int exchange(void *self, const hscal_step_message *messages, int n) {
  hscal_stream *stream = self;
  HSCAL_TRY(drain_if_full(stream));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(stream->exchanged, stream->exchanged_capacity, (size_t)n));
  for (int i = 0; i < n; i++) {
    const hscal_step_message *m = &messages[i];
    HSCAL_TRY(new_message(stream, m->from, m->to, m->bytes, &stream->exchanged[i]));
    HSCAL_TRY(append(stream, m->to, HSCAL_OP_IRECEIVE, 0, stream->exchanged[i]));
  }
  for (int i = 0; i < n; i++)
    HSCAL_TRY(append_send(stream, HSCAL_OP_SEND, messages[i].from, messages[i].to, stream->exchanged[i]));
  for (int i = 0; i < n; i++) {
    const hscal_step_message *m = &messages[i];
    double overhead_s = overhead_after(stream, m->from, m->to);
    HSCAL_TRY(append(stream, m->to, HSCAL_OP_WAIT, 0, 0));
    if (overhead_s > 0) HSCAL_TRY(append(stream, m->to, HSCAL_OP_SLEEP, overhead_s, 0));
  }
  return 0;
}

/* Whichever of the two comes first in the stream makes the message and leaves its number for the other. Receives that
 * wait for their send queue under from + nprocs, so that the two kinds cannot be taken for each other. */
static int pair_up(hscal_stream *stream, int from, int to, double bytes, int is_send, int32_t *message) {
  int mine = is_send ? from : from + stream->nprocs, other = is_send ? from + stream->nprocs : from;
  double number;
  if (hscal__mailbox_take(stream->mailbox, other, to, &number)) {
    *message = (int32_t)number;
    return 0;
  }
  HSCAL_TRY(new_message(stream, from, to, bytes, message));
  return hscal__mailbox_put(stream->mailbox, mine, to, *message);
}

static int send(void *self, int from, int to, double bytes, int waits) {
  int32_t message = 0;
  HSCAL_TRY(drain_if_full(self));
  HSCAL_TRY(pair_up(self, from, to, bytes, 1, &message));
  return append_send(self, waits ? HSCAL_OP_SEND : HSCAL_OP_ISEND, from, to, message);
}

static int receive(void *self, int from, int to, double bytes) {
  int32_t message = 0;
  HSCAL_TRY(drain_if_full(self));
  HSCAL_TRY(pair_up(self, from, to, bytes, 0, &message));
  return append_receive(self, from, to, message);
}

/* Marks and skips only note times. */
static int append_note(hscal_stream *stream, int process, hscal_op_kind kind, double amount, hscal_mark which) {
  hscal_program *program = &stream->program[process];
  unsigned busy = program->busy;
  HSCAL_TRY(append(stream, process, kind, amount, (int32_t)which));
  program->busy = kind == HSCAL_OP_MARK ? busy & ~(1u << which) : busy;
  return 0;
}

static int append_to_all(hscal_stream *stream, hscal_op_kind kind, double amount, hscal_mark which) {
  for (int p = 0; p < stream->nprocs; p++) HSCAL_TRY(append_note(stream, p, kind, amount, which));
  return 0;
}

static int mark(void *self, hscal_mark which) { return append_to_all(self, HSCAL_OP_MARK, 0, which); }

/* Processes that have nothing to do since the mark but to note times do not count. */
static int skip(void *self, hscal_mark which, double factor) {
  hscal_stream *stream = self;
  int busy = 0;
  for (int p = 0; p < stream->nprocs; p++) busy += (int)(stream->program[p].busy >> which & 1u);
  return append_to_all(stream, HSCAL_OP_SKIP, factor * hscal__weight_of_the_busy(which, busy, stream->nprocs), which);
}

static int mark_line(void *self, hscal_line line) {
  for (int i = 0; i < line.count; i++)
    HSCAL_TRY(append_note(self, line.first + i * line.stride, HSCAL_OP_MARK, 0, HSCAL_MARK_PART));
  return 0;
}

static int jump(void *self, hscal_line line, double factor) {
  hscal_stream *stream = self;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(stream->jump, stream->jump_capacity, (size_t)stream->jumps + 1));
  stream->jump[stream->jumps] = (hscal_jump){line, factor};
  for (int i = 0; i < line.count; i++)
    HSCAL_TRY(append(stream, line.first + i * line.stride, HSCAL_OP_JUMP, 0, stream->jumps));
  stream->jumps++;
  return 0;
}

const hscal_steps hscal__stream_steps = {.work = work,
                                         .transfer = transfer,
                                         .transfer_any = transfer_any,
                                         .fan = fan,
                                         .collect = collect,
                                         .spread = spread,
                                         .gather = gather,
                                         .exchange = exchange,
                                         .send = send,
                                         .receive = receive,
                                         .mark = mark,
                                         .skip = skip,
                                         .mark_line = mark_line,
                                         .jump = jump};
