/* What the collectives of a simulated MPI library send, without a simulation: MPI's functions below them only note messages. That is enough
 * because who sends what depends on no data that are received. */
#ifndef HSCAL_SIMULATED_OWN_MESSAGES_H
#define HSCAL_SIMULATED_OWN_MESSAGES_H

#include "sim_library.h"

enum { OWN_MOST_MEMBERS = 64 };

typedef struct own_message {
  int from, to;
  long bytes;
} own_message;

typedef struct own_call {
  enum { OWN_BROADCAST, OWN_REDUCE, OWN_ALLREDUCE, OWN_BARRIER } kind;
  int count; /* elements */
  int element_bytes;
  int is_builtin; /* the operation */
  int root;
} own_call;

/* The messages of a call among so many members on these hosts, sender by sender, in the order in which each sends them. They are valid until
 * the next call. Returns how many. */
int own_messages(const sim_library *library, const own_call *call, int members, const int *host,
                 const own_message **messages);

#endif
