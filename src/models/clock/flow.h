/* Messages on their way: after the latency, the bytes of a message move at the smallest of its own rate and the share of each
 * port it passes. The shares of a port are even; what messages that are limited elsewhere leave of theirs goes to the others
 * (max-min fairness, as the simulator has it). They change only when a message begins or ends to move, and only as far as that
 * reaches. Messages on one path always move equally fast, so that one counter of bytes does for all of them. */
#ifndef HSCAL_MODELS_CLOCK_FLOW_H
#define HSCAL_MODELS_CLOCK_FLOW_H

#include "base/minmax.h"
#include "models/clock/event_queue.h"
#include "models/clock/port.h"
#include "models/clock/stream.h"

/* A message on its way, in a queue. */
typedef struct hscal_flow {
  double
      due; /* when it has arrived if it is alone or its latency is over if it is not; then what its path has moved when it has arrived */
  double bytes; /* to move */
  int32_t message;
  int next, last; /* in the queue */
} hscal_flow;

/* In order of what they are due. */
typedef struct hscal_flow_queue {
  int first, last; /* -1: none */
} hscal_flow_queue;

/* Messages under way that pass the same ports and alone would move as fast, so that they always move equally fast. */
typedef struct hscal_path {
  int from, to;                             /* nodes */
  int chained;                              /* the next path of its chain in the table, or of those to use again */
  int flows;                                /* that move */
  hscal_flow_queue waiting, moving;         /* for the latency to be over; bytes */
  double own_rate, rate;                    /* bytes per second of each, alone and now */
  double moved, since_s;                    /* bytes that one moving all the time would have moved as of since_s */
  double arrival_s;                         /* of the first that moves */
  int sides;                                /* 2, 4 or 6 (port.h) */
  int port[HSCAL_SIDES];                    /* it passes; the last one: none that limits it */
  int next[HSCAL_SIDES], last[HSCAL_SIDES]; /* passages beside it at each port, if it has flows that move; -1: none */
} hscal_path;

/* A passage is a path with the side on which it passes a port, in one number: through what a link carries in both directions paths pass
 * as their sender's and as their receiver's. */
static inline int hscal__passage(int path, int side) { return path << 3 | side; }
static inline int hscal__passage_path(int passage) { return passage >> 3; }
static inline int hscal__passage_side(int passage) { return passage & 7; }

/* The message that arrives at the slot of its receiver, and has the ports on its way to itself so far. */
typedef struct hscal_exclusive_flow {
  double begin_s, bytes, own_rate; /* it begins to move; as on a path */
  int sides;                       /* 0: no port limits it */
  int port[HSCAL_SIDES];
} hscal_exclusive_flow;

/* Slot p of the arrivals is the next of the messages to process p that it does not wait for and no other can slow down, slot nprocs + b
 * what happens next on path b. */
typedef struct hscal_flows {
  double now_s;
  double tolerance; /* shares, and times of small messages, may be off by this part: 0 for a clock over every event */
  double looked;    /* at so many paths to share links out: what it costs beside operations */
  int nprocs, nports;
  const hscal_costs *costs;
  const hscal_stream *stream;
  hscal_event_queue
      *queue; /* slot p: what process p does next, or the arrival of the message that it waits for if it is exclusive */
  hscal_event_queue arrivals;
  hscal_port
      *port; /* [nports + 1]: out of, into, both and inside of each node, then out of and into each switch, then none */
  hscal_flow *flow;
  hscal_path *path;
  int32_t *arriving;               /* [nprocs] the message that arrives at its slot; -1: none */
  hscal_exclusive_flow *exclusive; /* [nprocs] what that is like */
  hscal_flow_queue *unlimited;     /* [nprocs] messages to each process that no other can slow down */
  int *table;                      /* [table_slots] chains of paths */
  int *dirty;                      /* ports, some of them several times */
  int ndirty, nflows, npaths, free_flow, free_path;
  size_t port_capacity, flow_capacity, path_capacity, exclusive_capacity, arriving_capacity, unlimited_capacity,
      table_capacity, dirty_capacity, table_slots;
} hscal_flows;

/* Ports of the machine's links, no flows: for the messages of a stream, whose receivers wait in the slots of `queue`. 0 or HSCAL_ERROR_MEMORY. */
int hscal__flow_reset(hscal_flows *flows, const hscal_costs *costs, const hscal_stream *stream,
                      hscal_event_queue *queue);
void hscal__flow_free(hscal_flows *flows);
/* A message sets out now; is its receiver blocked by it? */
int hscal__flow_start(hscal_flows *flows, int32_t message, int blocks);
/* The message that is due at the slot of its receiver has arrived. Returns it. */
int32_t hscal__flow_end_exclusive(hscal_flows *flows, int receiver);
/* The message for `receiver` that is due among the arrivals has arrived. Returns it. */
int32_t hscal__flow_end_unlimited(hscal_flows *flows, int receiver);
/* The message that has arrived on path b, of which something is due; -1: none, and the arrivals show what comes next. */
int32_t hscal__flow_arrived(hscal_flows *flows, int b);
/* It leaves the path. */
void hscal__flow_end(hscal_flows *flows, int b);

/* ---- rates: for max_min_shares.c ---- */

/* The passage after this one at its port, whose place it is; -1: it is the last. */
static inline int *hscal__flow_next_passage(const hscal_flows *flows, int passage) {
  return &flows->path[hscal__passage_path(passage)].next[hscal__passage_side(passage)];
}

/* The share of a port has to be found anew. */
static inline void hscal__flow_port_changed(hscal_flows *flows, int p) {
  if (!flows->port[p].dirty) flows->dirty[flows->ndirty++] = p;
  flows->port[p].dirty = 1;
}

static inline double hscal__flow_share_on(const hscal_flows *flows, const hscal_path *path, int side) {
  return flows->port[path->port[side]].share;
}

static inline double hscal__flow_least_share(const hscal_flows *flows, const hscal_path *path) {
  double least =
      hscal__fmin(hscal__flow_share_on(flows, path, HSCAL_SIDE_OUT), hscal__flow_share_on(flows, path, HSCAL_SIDE_IN));
  for (int side = HSCAL_SIDE_UP; side < path->sides; side++)
    least = hscal__fmin(least, hscal__flow_share_on(flows, path, side));
  return least;
}

/* The messages on path b move so fast from now on. */
void hscal__flow_change_rate(hscal_flows *flows, int b, double rate);

/* They move as fast as its ports let them now. */
static inline void hscal__flow_set_rate(hscal_flows *flows, int b) {
  const hscal_path *path = &flows->path[b];
  double rate = hscal__fmin(path->own_rate, hscal__flow_least_share(flows, path));
  if (rate != path->rate) hscal__flow_change_rate(flows, b, rate);
}

#endif
