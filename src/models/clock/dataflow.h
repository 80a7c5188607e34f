/*
 * The clock without event queue: one time per process, moved on by each step as the scheme emits it. Nothing is recorded,
 * a step costs a few nanoseconds. It follows the same rules as event_clock.h but lets no two messages share a link (a sender's
 * eager messages queue for its link) and no two processes share a processor, so it serves placements where these do not
 * occur: one process per node with links whose directions are apart, or one node whose messages do not compete.
 */
#ifndef HSCAL_MODELS_CLOCK_DATAFLOW_H
#define HSCAL_MODELS_CLOCK_DATAFLOW_H

#include "models/clock/busy_periods.h"
#include "models/clock/contention_estimate.h"
#include "models/clock/mailbox.h"
#include "models/clock/shared_link.h"
#include "models/clock/steps.h"
#include "models/cost/messages.h"

#include <stdint.h>

/* A message that waits until all others have come that its receiver takes in any order. */
typedef struct hscal_pending_send {
  int from, to;
  double bytes;
} hscal_pending_send;

/* A direction of a link: with whom a message shares it, and, where these are too many to be remembered, when it is taken. */
typedef struct hscal_link_direction {
  hscal_shared_resource shared;
  hscal_busy_periods taken;
} hscal_link_direction;

/* What is shared of the link of a node, or of the uplink of a switch. */
typedef struct hscal_duplex_link {
  hscal_link_direction out, in, both;
} hscal_duplex_link;

/* Habits of messages between two processes, for each thing that they may share, and of the work of a process, by its size. */
enum { HSCAL_SIZES = 4 };
typedef struct hscal_send_histories {
  hscal_arrival_history on[HSCAL_SIDES];
} hscal_send_histories;
typedef struct hscal_work_histories {
  hscal_arrival_history of[HSCAL_SIZES];
} hscal_work_histories;

typedef struct hscal_dataflow_process {
  double now_s, link_free_s;                           /* its last eager message has left */
  double sending_until_s, receiving_until_s, shared_s; /* its links are taken; two messages shared them so long */
  double mark_shared_s;                                /* shared_s, where parts of a step began that stand for more */
  double sent_until_s, received_until_s;               /* MPI_Isend has its links until then */
  int outgoing, incoming;                              /* messages of MPI_Isend on their way */
  hscal_arrival_history *working;                      /* of the work that it is at; null: it is not */
  double work_s;                                       /* so much of that so far */
  double mark_s[HSCAL_MARKS], skipped_s[HSCAL_MARKS];  /* as in event_clock.h */
} hscal_dataflow_process;

typedef struct hscal_dataflow {
  const hscal_costs *costs;
  hscal_mailbox *mailbox;
  hscal_dataflow_process *process; /* [nprocs] */
  int nprocs, lenient, shares;
  int met;                           /* a message may have shared a link with one of MPI_Isend */
  int64_t before_look;               /* messages until it looks what they share, */
  const double *flops;               /* if so many are done by then: */
  double enough, too_much;           /* in terms of hscal__dataflow_shared */
  hscal_duplex_link *links;          /* [nnodes + switches], where things are shared */
  hscal_shared_resource *processors; /* [nnodes] */
  hscal_send_histories *sends;       /* [pairs] by a hash of both processes */
  hscal_work_histories *works;       /* [nprocs] */
  int pairs;
  hscal_transfer *transfers;
  hscal_shared_link sharing;
  hscal_pending_send *pending_send;
  int pending_sends;
  size_t process_capacity, links_capacity, processors_capacity, sends_capacity, works_capacity, transfers_capacity,
      pending_send_capacity;
} hscal_dataflow;

/* Does nobody share a processor or a link on this placement? */
int hscal__dataflow_suffices(const hscal_costs *costs);

/* All processes at the start. Lenient: messages of MPI_Isend that share a link with others are timed as if they did not, and
 * counted in hscal__dataflow_shared. 0 or HSCAL_ERROR_MEMORY. */
int hscal__dataflow_reset(hscal_dataflow *dataflow, const hscal_costs *costs, hscal_mailbox *mailbox, int lenient);
double hscal__dataflow_seconds(const hscal_dataflow *dataflow);
/* Looks that were taken at others who share links and processors: what it costs beside operations. */
double hscal__dataflow_looked(const hscal_dataflow *dataflow);
/* The part of its time that a process saw messages share its link, as this clock could not see: the most of all. */
double hscal__dataflow_shared(const hscal_dataflow *dataflow);
enum { HSCAL_MESSAGES_BETWEEN_LOOKS = 256 };
/* After a reset: gives up (HSCAL_NEEDS_EVENT_CLOCK) if messages have shared links for more than that part of the time when *flops, which others
 * count, are enough. */
void hscal__dataflow_look_at(hscal_dataflow *dataflow, const double *flops, double enough, double too_much);
/* After a reset: processors and links that are shared are no obstacle; what that costs is estimated (contention_estimate.h), some percent off.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__dataflow_share(hscal_dataflow *dataflow);
void hscal__dataflow_free(hscal_dataflow *dataflow);

#endif
