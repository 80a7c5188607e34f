/*
 * The event-driven clock: runs recorded programs against each other on the machine (event_clock.c, flow.c).
 *
 *   processors  a node with c processors runs up to c processes at full speed; more share them evenly
 *   a message   starts when the send is posted, or when both are, if it is of the rendezvous size or the layer's receiver
 *               is late (data move only into a posted receive); after the latency its bytes move at the smallest of: its
 *               own rate, its share of the sender's link, its share of the receiver's link; shares are even, and what a
 *               message cannot use of its own is left to the others
 *   the times   as a benchmark between two linear barriers measures them. Process i starts one empty message later than
 *               process 0, which starts at 0. At the end everyone sends process 0 an empty message; the result is when it
 *               has them all (a late receiver: not before it is there itself). A single process has no barrier.
 *
 * Source of the rules: runs of the real library under SimGrid SMPI, which they reproduce (docs/explanation/clock.md).
 */
#ifndef HSCAL_MODELS_CLOCK_EVENT_CLOCK_H
#define HSCAL_MODELS_CLOCK_EVENT_CLOCK_H

#include "models/clock/event_queue.h"
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
  int32_t arriving;              /* at its slot: the message that it waits for; -1: none */
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

/* A link in one direction, or the inside of a node where messages share it. */
typedef struct hscal_clock_port {
  double capacity; /* bytes per second */
  double share;    /* the rate up to which it serves each of its flows */
  int flows;
  int under_way; /* flows, and messages on its paths whose latency is not over */
  int exclusive; /* the receiver of the one message that has it to itself; -1: none */
  int first;     /* of the paths through it */
  int settled;   /* flows that it had when its share was found, */
  int greedy;    /* of which so many had that share, and not less elsewhere */
  double missed; /* by so much the rates of its flows may have changed elsewhere since then, added up */
  int dirty;     /* its share has to be found anew */
  int moved;     /* it has changed, or a path is new: its paths need new rates */
  int side;      /* of its paths on which they pass it */
} hscal_clock_port;

/* A message on its way, in a queue. */
typedef struct hscal_clock_flow {
  double
      due; /* when it has arrived if it is alone or its latency is over if it is not; then what its path has moved when it has arrived */
  double bytes; /* to move */
  int32_t message;
  int next, last; /* in the queue */
} hscal_clock_flow;

/* In order of what they are due. */
typedef struct hscal_clock_queue {
  int first, last; /* -1: none */
} hscal_clock_queue;

/* Messages under way that pass the same ports and alone would move as fast, so that they always move equally fast. */
typedef struct hscal_clock_path {
  int from, to;                             /* nodes */
  int chained;                              /* the next path of its chain in the table, or of those to use again */
  int flows;                                /* that move */
  hscal_clock_queue waiting, moving;        /* for the latency to be over; bytes */
  double own_rate, rate;                    /* bytes per second of each, alone and now */
  double moved, since_s;                    /* bytes that one moving all the time would have moved as of since_s */
  double arrival_s;                         /* of the first that moves */
  int sides;                                /* 2; 4 between switches */
  int port[HSCAL_SIDES];                    /* it passes; the last one: none that limits it */
  int next[HSCAL_SIDES], last[HSCAL_SIDES]; /* its neighbours among the paths of each port, if it has flows that move */
} hscal_clock_path;

/* The message that arrives at the slot of its receiver, and has the ports on its way to itself so far. */
typedef struct hscal_clock_exclusive {
  double begin_s, bytes, own_rate; /* it begins to move; as on a path */
  int sides;                       /* 0: no port limits it */
  int port[HSCAL_SIDES];
} hscal_clock_exclusive;

/* What a process does, as far as time goes. */
typedef enum hscal_activity {
  HSCAL_COMPUTES,
  HSCAL_SENDS,    /* its data move, and it waits until they have; or it has the overhead of a send */
  HSCAL_RECEIVES, /* what it waits for is on its way */
  HSCAL_WAITS,    /* for the other side; of several messages, until one sets out */
  HSCAL_ENDED,
  HSCAL_ACTIVITIES
} hscal_activity;

/* Is told what happens, in the order of time. A process that does not do anything yet waits. */
typedef struct hscal_clock_observer {
  /* From now on the process does this. */
  int (*does)(void *self, double now_s, int process, hscal_activity what);
  /* A message sets out, or has arrived. */
  int (*moves)(void *self, double now_s, int32_t message, int has_arrived);
  void *self;
} hscal_clock_observer;

/* What happens next. Slot p of the queue is the end of what process p does, or the arrival of the message that it waits for if no
 * other slows that down. Slot p of the arrivals is the next of those messages to it that it does not wait for and no other can slow
 * down, slot nprocs + b what happens next on path b. */
typedef struct hscal_event_clock {
  double now_s;
  double tolerance; /* shares, and times of small messages, may be off by this part: 0 for a clock over every event */
  double looked;    /* at so many paths to share links out: what it costs beside operations */
  int nprocs, nnodes, nports, finished;
  size_t piece;              /* operations of a stream that it follows at a time; 0: some tens of thousands */
  int is_under_way, has_all; /* it has run as far as operations were recorded; they all are */
  int todo[2], ntodo;        /* processes that go on now */
  int at_path;               /* on which messages arrive now; -1: none */
  int32_t jumps;             /* known */
  const hscal_clock_observer *observer; /* null: nobody looks */
  const hscal_costs *costs;
  hscal_stream *stream;
  hscal_event_queue queue, arrivals;
  hscal_clock_process *process;
  hscal_clock_node *node;
  hscal_clock_port
      *port; /* [nports + 1]: out of, into and inside of each node, then out of and into each switch, then none */
  hscal_clock_flow *flow;
  hscal_clock_path *path;
  hscal_clock_exclusive *exclusive; /* [nprocs] what arrives at its slot */
  hscal_clock_queue *unlimited;     /* [nprocs] messages to each process that no other can slow down */
  int *table;                       /* [table_slots] chains of paths */
  hscal_clock_jump *jump;           /* [jumps of the stream] */
  int *running;                     /* [nprocs] */
  int *dirty;                       /* ports, some of them several times */
  int ndirty, nflows, npaths, free_flow, free_path;
  size_t process_capacity, node_capacity, port_capacity, flow_capacity, path_capacity, exclusive_capacity,
      unlimited_capacity, table_capacity, running_capacity, dirty_capacity, jump_capacity, table_slots;
} hscal_event_clock;

/* Runs the programs of a stream that has just been reset while they are recorded, as far as they are, whenever there are some tens of
 * thousands of operations, which it takes out then: memory stays small. What it finds is the same. */
void hscal__event_clock_follow(hscal_event_clock *clock, hscal_stream *stream);

/* Seconds of the recorded programs on the placement of their costs; of one that it follows, of what is left of them. 0,
 * HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL if they wait for each other for ever. */
int hscal__event_clock_run(hscal_event_clock *clock, hscal_stream *stream, double *seconds);
void hscal__event_clock_free(hscal_event_clock *clock);

/* ---- flows (flow.c) ---- */

/* Ports of the machine's links, no flows. */
int hscal__flow_reset(hscal_event_clock *clock);
/* A message sets out now; is its receiver blocked by it? */
int hscal__flow_start(hscal_event_clock *clock, int32_t message, int blocks);
/* The message that is due at the slot of its receiver has arrived. Returns it. */
int32_t hscal__flow_end_exclusive(hscal_event_clock *clock, int receiver);
/* The message for `receiver` that is due among the arrivals has arrived. Returns it. */
int32_t hscal__flow_end_unlimited(hscal_event_clock *clock, int receiver);
/* The message that has arrived on path b, of which something is due; -1: none, and the arrivals show what comes next. */
int32_t hscal__flow_arrived(hscal_event_clock *clock, int b);
/* It leaves the path. */
void hscal__flow_end(hscal_event_clock *clock, int b);
/* Gives the paths of every port whose number of flows has changed their new rates. */
void hscal__flow_settle(hscal_event_clock *clock);

#endif
