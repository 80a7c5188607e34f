/* The messages of a collective by the table of an MPI library, as the clock would time them. */
#ifndef HSCAL_COLLECTIVES_EXPECTED_MESSAGES_H
#define HSCAL_COLLECTIVES_EXPECTED_MESSAGES_H

#include "models/clock/collective.h"

enum { MOST_MEMBERS = 128 };

typedef struct message {
  int from, to;
  double bytes;
} message;

typedef struct messages {
  message *message; /* those of each process in the order in which it sends them */
  int count;
  size_t capacity;
} messages;

/* Processes on nodes, and the table. */
typedef struct members {
  hscal_machine *machine;
  hscal_costs real, complex;
  hscal_collective_setting setting;
  int count, node_of[MOST_MEMBERS];
} members;

/* Needs count and node_of. 0 or a status of hscal. */
int members_set(members *members, const hscal_collectives *table);
void members_free(members *members);

/* A broadcast or combine of topology ' '; its messages are put behind those that `to` has. 0 or a status of hscal. */
int expect_messages(members *members, const hscal_event *event, int is_complex, double bytes, messages *to);
/* Likewise a barrier, as it is around a call. */
int expect_barrier(const members *members, messages *to);
int messages_add(messages *to, int from, int destination, double bytes);

#endif
