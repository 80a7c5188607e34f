#include "models/clock/event_queue.h"
#include "base/array.h"
#include "base/status.h"

#include <math.h>

int hscal__event_queue_reset(hscal_event_queue *queue, size_t slots) {
  size_t leaves = 4;
  while (leaves < slots) leaves *= 4;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(queue->time, queue->capacity, 2 * leaves));
  queue->slots = leaves;
  for (size_t i = 0; i < 2 * leaves; i++) queue->time[i] = hscal__time_bits(INFINITY);
  return 0;
}

/* Level by level, the lowest first, each moves one level down; above them is a new root over the old one. */
int hscal__event_queue_grow(hscal_event_queue *queue) {
  size_t old = queue->slots;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(queue->time, queue->capacity, 8 * old));
  uint64_t *t = queue->time;
  for (size_t level = old; level > 0; level /= 4) {
    memcpy(t + 4 * level, t + level, level * sizeof *t);
    for (size_t i = 5 * level; i < 8 * level; i++) t[i] = hscal__time_bits(INFINITY);
  }
  queue->slots = 4 * old;
  return 0;
}
