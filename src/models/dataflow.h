/*
 * The clock without event queue: one time per process, moved on by each step as the scheme emits it. Nothing is recorded,
 * a step costs a few nanoseconds. It follows the same rules as clock.h but lets no two messages share a link (a sender's
 * eager messages queue for its link) and no two processes share a processor, so it serves placements where these do not
 * occur: one process per node, or one node whose messages do not compete.
 */
#ifndef HSCAL_MODELS_DATAFLOW_H
#define HSCAL_MODELS_DATAFLOW_H

#include "models/expand.h"
#include "models/mailbox.h"
#include "models/sharing.h"

/* A message that waits until all others have come that its receiver takes in any order. */
typedef struct hscal_giver {
  int from, to;
  double bytes;
} hscal_giver;

/* The last messages on one direction of a node's link. */
enum { HSCAL_REMEMBERED = 8 };
typedef struct hscal_link_memory {
  struct {
    double begin_s, end_s;
  } taken[HSCAL_REMEMBERED];
  int next;
} hscal_link_memory;

typedef struct hscal_queue {
  hscal_link_memory out, in;
} hscal_queue;

typedef struct hscal_dataflow {
  const hscal_costs *costs;
  hscal_mailbox *mailbox;
  struct hscal_dataflow_process {
    double now_s, link_free_s;                           /* its last eager message has left */
    double sending_until_s, receiving_until_s, shared_s; /* its links are taken; two messages shared them so long */
    double sent_until_s, received_until_s;               /* MPI_Isend has its links until then */
    int outgoing, incoming;                              /* messages of MPI_Isend on their way */
    double mark_s[HSCAL_MARKS], skipped_s[HSCAL_MARKS];  /* as in clock.h */
  } * process;
  int nprocs, lenient, queues;
  int met;            /* a message may have shared a link with one of MPI_Isend */
  hscal_queue *queue; /* [nnodes + switches], where there are queues */
  hscal_moving *moving;
  hscal_sharing sharing;
  hscal_giver *giver;
  int givers;
  size_t process_capacity, queue_capacity, moving_capacity, giver_capacity;
} hscal_dataflow;

/* Does nobody share a processor or a link on this placement? */
int hscal__dataflow_suffices(const hscal_costs *costs);

/* All processes at the start. Lenient: messages of MPI_Isend that share a link with others are timed as if they did not, and
 * counted in hscal__dataflow_shared. 0 or HSCAL_ERROR_MEMORY. */
int hscal__dataflow_reset(hscal_dataflow *dataflow, const hscal_costs *costs, hscal_mailbox *mailbox, int lenient);
double hscal__dataflow_seconds(const hscal_dataflow *dataflow);
/* The part of its time that a process saw messages share its link, as this clock could not see: the most of all. */
double hscal__dataflow_shared(const hscal_dataflow *dataflow);
/* After a reset: processors and links that are shared are no obstacle. Who comes later in the stream waits for those before, which is
 * some percent off, for they share it evenly and may come in another order. 0 or HSCAL_ERROR_MEMORY. */
int hscal__dataflow_queue(hscal_dataflow *dataflow);
void hscal__dataflow_free(hscal_dataflow *dataflow);

/* self: hscal_dataflow. Answered by HSCAL_ERROR_UNSUPPORTED, and left to the clock proper: a receive whose send comes later
 * in the stream, and messages of MPI_Isend that overlap on a link. */
extern const hscal_steps hscal__dataflow_steps;

#endif
