#include "models/clock/shared_link.h"
#include "base/array.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

/*
 * All messages under way move at the same pace, so that one clock does for them: it counts the seconds that each would have moved
 * alone, and a message arrives at what that clock showed when it began and what it has to move. Two heaps tell who begins and
 * who arrives next.
 */

/* ---- a heap: the earliest first --------------------------------------------------------------------------------- */

typedef struct heap {
  hscal_heap_entry *due;
  int count;
} heap;

static void sink(heap *heap, int i, hscal_heap_entry x) {
  for (int child; (child = 2 * i + 1) < heap->count; i = child) {
    if (child + 1 < heap->count && heap->due[child + 1].at < heap->due[child].at) child++;
    if (heap->due[child].at >= x.at) break;
    heap->due[i] = heap->due[child];
  }
  heap->due[i] = x;
}

static void push(heap *heap, hscal_heap_entry x) {
  int i = heap->count++;
  for (; i > 0 && heap->due[(i - 1) / 2].at > x.at; i = (i - 1) / 2) heap->due[i] = heap->due[(i - 1) / 2];
  heap->due[i] = x;
}

static hscal_heap_entry pop(heap *heap) {
  hscal_heap_entry first = heap->due[0], last = heap->due[--heap->count];
  if (heap->count > 0) sink(heap, 0, last);
  return first;
}

/* ---- the link --------------------------------------------------------------------------------------------------- */

/* Time, the clock of those under way at that time, and what they want of the link. */
typedef struct link {
  double now_s, moved_s, wanted;
} link;

static double slowed(const link *link) { return link->wanted > 1 ? link->wanted : 1; }

/* Lets those arrive that do so by `until_s`. */
static void arrive_until(link *link, heap *moving, hscal_transfer *message, double until_s) {
  while (moving->count > 0) {
    double end_s = link->now_s + (moving->due[0].at - link->moved_s) * slowed(link);
    if (end_s > until_s) return;
    hscal_heap_entry first = pop(moving);
    link->now_s = message[first.who].end_s = end_s;
    link->moved_s = first.at;
    link->wanted -= message[first.who].share;
    if (moving->count == 0) link->wanted = 0; /* without what rounding has left */
  }
}

static void begin(link *link, heap *moving, const hscal_transfer *message, int who) {
  double begin_s = message[who].begin_s;
  if (moving->count > 0) link->moved_s += (begin_s - link->now_s) / slowed(link);
  link->now_s = begin_s;
  link->wanted += message[who].share;
  push(moving, (hscal_heap_entry){link->moved_s + message[who].left_s, who});
}

int hscal__shared_link_transfer(hscal_shared_link *sharing, hscal_transfer *message, int n) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(sharing->due, sharing->capacity, 2 * (size_t)n));
  heap waiting = {.due = sharing->due}, moving = {.due = sharing->due + n};
  for (int i = 0; i < n; i++) {
    message[i].end_s = message[i].begin_s + message[i].left_s;
    if (message[i].share > 0 && message[i].left_s > 0) push(&waiting, (hscal_heap_entry){message[i].begin_s, i});
  }
  link link = {0};
  while (waiting.count > 0) {
    hscal_heap_entry next = pop(&waiting);
    arrive_until(&link, &moving, message, next.at);
    begin(&link, &moving, message, next.who);
  }
  arrive_until(&link, &moving, message, INFINITY);
  return 0;
}

void hscal__shared_link_free(hscal_shared_link *sharing) { free(sharing->due); }
