/* Messages that share one link evenly, alone: when each of them has arrived. */
#ifndef HSCAL_MODELS_CLOCK_SHARED_LINK_H
#define HSCAL_MODELS_CLOCK_SHARED_LINK_H

#include <stddef.h>

/* A message that shares a link with others: it begins to move, has so long to move alone, takes that part of the link then,
 * and arrives. */
typedef struct hscal_moving {
  double begin_s, left_s, share, end_s;
} hscal_moving;

/* Something that is due, and who. */
typedef struct hscal_due {
  double at;
  int who;
} hscal_due;

/* Memory to work in. */
typedef struct hscal_sharing {
  hscal_due *due;
  size_t capacity;
} hscal_sharing;

/* Sets end_s of each of message[n]. While they want more than the link has, all that take a part of it are as much slower.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__sharing_move(hscal_sharing *sharing, hscal_moving *message, int n);
void hscal__sharing_free(hscal_sharing *sharing);

#endif
