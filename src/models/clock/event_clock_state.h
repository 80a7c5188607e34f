/* State of the event-driven clock: processes, nodes, pending events. */
#ifndef HSCAL_MODELS_CLOCK_EVENT_CLOCK_STATE_H
#define HSCAL_MODELS_CLOCK_EVENT_CLOCK_STATE_H

#include "models/clock/event_queue.h"
#include "models/clock/flow.h"
#include "models/clock/observer.h"
#include "models/clock/stream.h"

/* What a process is doing when it is not taking its next step. */
typedef enum hscal_clock_phase {
  CLOCK_RUNS,     /* nothing, or sleeping */
  CLOCK_SHARES,   /* working on a processor that others share */
  CLOCK_TAKES,    /* blocked until one of several messages is sent */
  CLOCK_RECEIVES, /* blocked by a receive, a send, a wait */
  CLOCK_SENDS,
  CLOCK_WAITS,
  CLOCK_JUMPS, /* waits for the others of its line, to jump with them */
  CLOCK_FINISHED
} hscal_clock_phase;

typedef struct hscal_clock_process {
  hscal_op *op;           /* of its program, */
  size_t next, ops;       /* of which this is the next one, and so many are recorded */
  size_t take, takes_end; /* the present takes that may be had in any order */
  int node;
  hscal_clock_phase phase;
  int pending;                   /* ireceives not arrived */
  double done_at_s;              /* its work is done when the node has served so much to each of its processes */
  double mark_s[HSCAL_MARKS];    /* skipped time included */
  double end_s;                  /* it has finished, or came to a jump */
  double skipped_s[HSCAL_MARKS]; /* what missing iterations would have taken */
} hscal_clock_process;

/* Processes that have come to a jump, the last times they marked and came. */
typedef struct hscal_clock_jump {
  int arrived;
  double marked_s, end_s;
} hscal_clock_jump;

typedef struct hscal_clock_node {
  int processors, processes, active;
  int *running;    /* [processes], the first `active` of them share the processors */
  int first;       /* of the running processes: will be done first; -1 = none */
  double served_s; /* processor seconds each running process has got, as of `since` */
  double since_s;
} hscal_clock_node;

typedef struct hscal_event_clock {
  int nprocs, nnodes, finished;
  size_t piece;              /* operations of a stream that it follows at a time; 0: some tens of thousands */
  int is_under_way, has_all; /* it has run as far as operations were recorded; they all are */
  int todo[2], ntodo;        /* processes that go on now */
  int at_path;               /* on which messages arrive now; -1: none */
  int32_t jumps;             /* known */
  const hscal_clock_observer *observer; /* null: nobody looks */
  const hscal_costs *costs;
  hscal_stream *stream;
  hscal_event_queue
      queue; /* slot p: the end of what process p does, or the arrival of the message that it waits for if no other slows that down */
  hscal_flows flows; /* messages under way, and the time */
  hscal_clock_process *process;
  hscal_clock_node *node;
  hscal_clock_jump *jump; /* [jumps of the stream] */
  int *running;           /* [nprocs] */
  size_t process_capacity, node_capacity, running_capacity, jump_capacity;
} hscal_event_clock;

#endif
