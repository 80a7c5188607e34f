/* Messages that share one link evenly, alone: when each of them has arrived. */
#ifndef HSCAL_MODELS_CLOCK_SHARED_LINK_H
#define HSCAL_MODELS_CLOCK_SHARED_LINK_H

#include <stddef.h>

/* A message that shares a link with others: it begins to move, has so long to move alone, takes that part of the link then,
 * and arrives. */
typedef struct hscal_transfer {
  double begin_s, left_s, share, end_s;
} hscal_transfer;

/* Something that is due, and who. */
typedef struct hscal_heap_entry {
  double at;
  int who;
} hscal_heap_entry;

/* Memory to work in. */
typedef struct hscal_shared_link {
  hscal_heap_entry *due;
  size_t capacity;
} hscal_shared_link;

/* Sets end_s of each of message[n]. While they want more than the link has, all that take a part of it are as much slower.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__shared_link_transfer(hscal_shared_link *sharing, hscal_transfer *message, int n);
void hscal__shared_link_free(hscal_shared_link *sharing);

#endif
