#include "models/clock/event_queue.h"
#include "base/array.h"
#include "base/status.h"

#include <math.h>

int hscal__timeline_reset(hscal_timeline *timeline, size_t slots) {
  size_t leaves = 4;
  while (leaves < slots) leaves *= 4;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(timeline->time, timeline->capacity, 2 * leaves));
  timeline->slots = leaves;
  for (size_t i = 0; i < 2 * leaves; i++) timeline->time[i] = hscal__time_bits(INFINITY);
  return 0;
}

/* Level by level, the lowest first, each moves one level down; above them is a new root over the old one. */
int hscal__timeline_grow(hscal_timeline *timeline) {
  size_t old = timeline->slots;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(timeline->time, timeline->capacity, 8 * old));
  uint64_t *t = timeline->time;
  for (size_t level = old; level > 0; level /= 4) {
    memcpy(t + 4 * level, t + level, level * sizeof *t);
    for (size_t i = 5 * level; i < 8 * level; i++) t[i] = hscal__time_bits(INFINITY);
  }
  timeline->slots = 4 * old;
  return 0;
}
