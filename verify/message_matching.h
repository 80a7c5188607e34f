/* Which send a receive takes: messages wait in the order of sending, apart by receiver, communicator, tag and sender. */
#ifndef VERIFY_MESSAGE_MATCHING_H
#define VERIFY_MESSAGE_MATCHING_H

#include "verify/stubs/recorded_event.h"
#include <stddef.h>

typedef struct message {
  int to, communicator, tag, from; /* world ranks */
  size_t order;                    /* of sending */
  int64_t bytes;
  size_t taken; /* in the first of those equal up to here: how many of them were received */
} message;

typedef struct messages {
  message *list;
  size_t count, capacity;
} messages;

/* Adds a send by rank `from`. Returns 0 or HSCAL_ERROR_MEMORY. */
int messages_add(messages *m, int from, const recorded_event *send);
/* To be called between the last messages_add and the first messages_take. */
void messages_sort(messages *m);
/* The sender of the message that a receive by rank `to` takes; -1 if several senders may have been first (tree combines)
 * and -2 if there is no message of its size. */
int messages_take(messages *m, int to, const recorded_event *receive);
/* The same, but where several may have been first the one whose message was taken. */
int messages_take_any(messages *m, int to, const recorded_event *receive);

#endif
