/* The n-th send from x to y meets the n-th receive of y from x: queues of numbers per pair, in a hash table. */
#ifndef HSCAL_MODELS_CLOCK_MAILBOX_H
#define HSCAL_MODELS_CLOCK_MAILBOX_H

#include <stddef.h>
#include <stdint.h>

typedef struct hscal_mailbox_entry {
  double value;
  int32_t next; /* in the same queue; -1 = last */
} hscal_mailbox_entry;

typedef struct hscal_mailbox {
  struct hscal_mailbox_queue {
    int32_t from, to; /* from -1: this slot is unused */
    int32_t first, last;
  } * queue;
  hscal_mailbox_entry *entry;
  size_t queue_capacity, entry_capacity;
  size_t slots, used; /* slots of the table (a power of two) and how many hold a pair */
  int32_t free;       /* list of entries to use again */
  int32_t entries;    /* ever used */
} hscal_mailbox;

/* Empties the mailbox. 0 or HSCAL_ERROR_MEMORY. */
int hscal__mailbox_reset(hscal_mailbox *mailbox);
/* Appends a value to the queue of the pair. 0 or HSCAL_ERROR_MEMORY. */
int hscal__mailbox_put(hscal_mailbox *mailbox, int from, int to, double value);
/* Takes the oldest value of the pair into *value; 0 if there is none, else 1. */
int hscal__mailbox_take(hscal_mailbox *mailbox, int from, int to, double *value);
void hscal__mailbox_free(hscal_mailbox *mailbox);

#endif
