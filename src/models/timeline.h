/* When does what happen next: a tree of minima over fixed slots, four to one. A slot's time changes in O(log slots) with one
 * comparison that has to wait for another per level, which beats a heap at the few hundred slots a clock has. */
#ifndef HSCAL_MODELS_TIMELINE_H
#define HSCAL_MODELS_TIMELINE_H

#include "models/extremes.h"

#include <stddef.h>

typedef struct hscal_timeline {
  size_t slots; /* leaves in use, a power of four */
  size_t inner; /* nodes above them, a third as many */
  double
      *time; /* [inner + slots]: 0 is the root, the minima of i are of 4 i + 1 ... 4 i + 4, slot i is leaf inner + i */
  size_t capacity;
} hscal_timeline;

/* At least `slots` slots, all at infinity. 0 or HSCAL_ERROR_MEMORY. */
int hscal__timeline_reset(hscal_timeline *timeline, size_t slots);
/* Four times as many slots; the old ones keep their times. 0 or HSCAL_ERROR_MEMORY. */
int hscal__timeline_grow(hscal_timeline *timeline);

static inline void hscal__timeline_set(hscal_timeline *timeline, size_t slot, double time) {
  double *t = timeline->time;
  size_t i = timeline->inner + slot;
  t[i] = time;
  while (i > 0) {
    size_t parent = (i - 1) / 4;
    const double *of = t + 4 * parent + 1;
    double least = hscal__least(hscal__least(of[0], of[1]), hscal__least(of[2], of[3]));
    if (t[parent] == least) break;
    t[i = parent] = least;
  }
}

/* The slot that is due first, of several the first one, and its time in *time (infinity: none is). */
static inline size_t hscal__timeline_next(const hscal_timeline *timeline, double *time) {
  const double *t = timeline->time;
  const double least = *time = t[0];
  size_t i = 0;
  while (i < timeline->inner) {
    const double *of = t + 4 * i + 1;
    int not0 = of[0] > least, not1 = not0 & (of[1] > least), not2 = not1 & (of[2] > least);
    i = 4 * i + 1 + (size_t)(not0 + not1 + not2);
  }
  return i - timeline->inner;
}

#endif
