/* When does what happen next: a complete binary tree of minima over fixed slots. A slot's time changes in O(log slots)
 * with one comparison and no branch per level, which beats a heap at the few hundred slots a clock has. */
#ifndef HSCAL_MODELS_TIMELINE_H
#define HSCAL_MODELS_TIMELINE_H

#include "models/extremes.h"

#include <stddef.h>

typedef struct hscal_timeline {
  size_t slots; /* leaves in use, a power of two                             */
  double *time; /* [2 * slots]: 1 is the root, slot i is leaf slots + i      */
  size_t capacity;
} hscal_timeline;

/* At least `slots` slots, all at infinity. 0 or HSCAL_ERROR_MEMORY. */
int hscal__timeline_reset(hscal_timeline *timeline, size_t slots);
/* Twice as many slots; the old ones keep their times. 0 or HSCAL_ERROR_MEMORY. */
int hscal__timeline_grow(hscal_timeline *timeline);

static inline void hscal__timeline_set(hscal_timeline *timeline, size_t slot, double time) {
  double *t = timeline->time;
  size_t i = timeline->slots + slot;
  t[i] = time;
  for (; i > 1 && t[i / 2] != (time = hscal__least(time, t[i ^ 1])); i /= 2) t[i / 2] = time;
}

/* The slot that is due first, and its time in *time (infinity: none is). */
static inline size_t hscal__timeline_next(const hscal_timeline *timeline, double *time) {
  const double *t = timeline->time;
  size_t i = 1;
  while (i < timeline->slots) i = 2 * i + (t[2 * i + 1] < t[2 * i]);
  *time = t[i];
  return i - timeline->slots;
}

#endif
