/* The steps of every process, recorded: compact operations in program order, sends and receives matched beforehand. */
#ifndef HSCAL_MODELS_CLOCK_STREAM_H
#define HSCAL_MODELS_CLOCK_STREAM_H

#include "models/clock/mailbox.h"
#include "models/clock/steps.h"
#include "models/cost/messages.h"

typedef enum hscal_op_kind {
  HSCAL_OP_WORK,     /* amount: seconds of a processor                                          */
  HSCAL_OP_SLEEP,    /* amount: seconds in which the process does nothing else (overheads)      */
  HSCAL_OP_SEND,     /* waits for the receiver from the rendezvous size on                      */
  HSCAL_OP_ISEND,    /* never waits                                                             */
  HSCAL_OP_POST,     /* does not, but the next wait does, where a send would                    */
  HSCAL_OP_RECEIVE,  /* waits for the message                                                   */
  HSCAL_OP_TAKE,     /* waits for any message of this and the next `amount` takes of the process */
  HSCAL_OP_IRECEIVE, /* does not; amount 1: an op of its own waits for it                       */
  HSCAL_OP_FINISH,   /* waits for such an ireceive                                              */
  HSCAL_OP_WAIT,     /* for all of the process's ireceives and posts                            */
  HSCAL_OP_MARK,     /* notes the time                                                          */
  HSCAL_OP_JUMP,     /* to a jump of several processes: goes on so much later as all of them have to */
  HSCAL_OP_SKIP      /* iterations are missing that take amount times what has passed since the mark */
} hscal_op_kind;

typedef struct hscal_op {
  double amount;
  int32_t message; /* of sends and receives; of marks and skips: which mark; of jumps: which */
  int32_t kind;
} hscal_op;

typedef struct hscal_message {
  double bytes;
  int32_t from, to;
  unsigned state; /* the clock's; 0 before it runs */
} hscal_message;

/* Parts of a step are missing that would take the processes of a line `factor` times as long as those since the mark. */
typedef struct hscal_jump {
  hscal_line line;
  double factor;
} hscal_jump;

typedef struct hscal_program {
  hscal_op *op;
  size_t ops, capacity;
  unsigned busy; /* bit m: something else came since the last mark m */
} hscal_program;

/* Who takes out operations while others are recorded, so that there are never many at a time. */
typedef struct hscal_drain {
  int (*run)(
      void *self); /* null: nobody. Called when there are `limit` operations, which it may change. 0 or a status */
  void *self;
  size_t limit;
} hscal_drain;

typedef struct hscal_stream {
  const hscal_costs *costs;
  hscal_mailbox *mailbox; /* sends and receives whose partner has not come yet */
  hscal_program *program; /* [nprocs] */
  hscal_message *message;
  hscal_jump *jump;
  hscal_drain drain;
  int nprocs;
  int32_t *exchanged; /* messages of one exchange */
  int32_t messages, jumps;
  int32_t free_message; /* of those that have ended, to be used again, linked by `from`; -1: none */
  size_t program_capacity, message_capacity, jump_capacity, exchanged_capacity;
  size_t ops; /* of all processes */
} hscal_stream;

extern const hscal_steps hscal__stream_steps; /* self: hscal_stream */

/* Empties the stream for nprocs processes. 0 or HSCAL_ERROR_MEMORY. */
int hscal__stream_reset(hscal_stream *stream, const hscal_costs *costs, hscal_mailbox *mailbox, int nprocs);
void hscal__stream_free(hscal_stream *stream);

/* Takes out the first operations of a process, so many. */
void hscal__stream_take_out(hscal_stream *stream, int process, size_t ops);

/* A message is no longer needed: where operations are taken out others may have its number. */
static inline void hscal__stream_end_message(hscal_stream *stream, int32_t number) {
  if (!stream->drain.run) return;
  stream->message[number].from = stream->free_message;
  stream->free_message = number;
}

#endif
