/* When does what happen next: a tree of minima over fixed slots, four to one. A slot's time changes in O(log slots), without a branch
 * that depends on times: a wrong guess of the processor costs more than two levels. */
#ifndef HSCAL_MODELS_CLOCK_EVENT_QUEUE_H
#define HSCAL_MODELS_CLOCK_EVENT_QUEUE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct hscal_event_queue {
  size_t slots; /* leaves in use, a power of four, at least 4 */
  uint64_t *
      time; /* [2 slots]: 1 is the root, the minima of i are of 4 i ... 4 i + 3, slot i is leaf slots + i. Times are not negative, so
                     that their bits are in the same order as they are, and compare faster */
  size_t capacity;
} hscal_event_queue;

/* At least `slots` slots, all at infinity. 0 or HSCAL_ERROR_MEMORY. */
int hscal__event_queue_reset(hscal_event_queue *queue, size_t slots);
/* Four times as many slots; the old ones keep their times. 0 or HSCAL_ERROR_MEMORY. */
int hscal__event_queue_grow(hscal_event_queue *queue);

static inline uint64_t hscal__time_bits(double time) {
  uint64_t bits;
  memcpy(&bits, &time, sizeof bits);
  return bits;
}

static inline uint64_t hscal__earlier(uint64_t a, uint64_t b) { return a < b ? a : b; }

static inline void hscal__event_queue_set(hscal_event_queue *queue, size_t slot, double time) {
  uint64_t *t = queue->time, least = t[queue->slots + slot] = hscal__time_bits(time);
  for (size_t i = queue->slots + slot; i > 1;) {
    least = hscal__earlier(hscal__earlier(t[i ^ 1], least), hscal__earlier(t[i ^ 2], t[i ^ 3]));
    i /= 4;
    t[i] = least;
  }
}

/* The time of what is due first; infinity: nothing is. */
static inline double hscal__event_queue_earliest(const hscal_event_queue *queue) {
  double time;
  memcpy(&time, &queue->time[1], sizeof time);
  return time;
}

/* The slot that is due first, of several the first one. */
static inline size_t hscal__event_queue_earliest_slot(const hscal_event_queue *queue) {
  const uint64_t *t = queue->time, least = t[1];
  size_t i = 1;
  while (i < queue->slots) {
    const uint64_t *of = t + 4 * i;
    size_t not0 = of[0] != least, not1 = not0 & (of[1] != least), not2 = not1 & (of[2] != least);
    i = 4 * i + not0 + not1 + not2;
  }
  return i - queue->slots;
}

#endif
