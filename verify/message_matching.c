#include "verify/message_matching.h"
#include "base/status.h"

#include <stdlib.h>

int messages_add(messages *m, int from, const recorded_event *send) {
  if (m->count == m->capacity) {
    size_t capacity = m->capacity ? 2 * m->capacity : 1024;
    message *list = realloc(m->list, capacity * sizeof *list);
    if (!list) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu messages", capacity);
    m->list = list;
    m->capacity = capacity;
  }
  m->list[m->count] = (message){send->peer, send->communicator, send->tag, from, m->count, send->bytes, 0};
  m->count++;
  return 0;
}

/* By receiver, communicator and tag. */
static int compare_channel(const message *x, const message *y) {
  if (x->to != y->to) return x->to < y->to ? -1 : 1;
  if (x->communicator != y->communicator) return x->communicator < y->communicator ? -1 : 1;
  return (x->tag > y->tag) - (x->tag < y->tag);
}

static int compare_queue(const message *x, const message *y) {
  int channel = compare_channel(x, y);
  return channel ? channel : (x->from > y->from) - (x->from < y->from);
}

static int compare(const void *x, const void *y) {
  const message *a = x, *b = y;
  int queue = compare_queue(a, b);
  return queue ? queue : (a->order > b->order) - (a->order < b->order);
}

void messages_sort(messages *m) {
  if (m->count) qsort(m->list, m->count, sizeof *m->list, compare);
}

/* First message whose queue is not before that of `key`. */
static message *lower_bound(messages *m, const message *key) {
  size_t low = 0, high = m->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (compare_queue(&m->list[middle], key) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return m->list + low;
}

/* Takes the oldest message of the queue that begins at `head`, if it has the size. */
static int take_from_queue(messages *m, message *head, int64_t bytes) {
  message *oldest = head + head->taken;
  if (oldest == m->list + m->count || compare_queue(oldest, head) || oldest->bytes != bytes) return 0;
  head->taken++;
  return 1;
}

/* *several says whether others may have been first. */
static int take(messages *m, int to, const recorded_event *receive, int *several) {
  message key = {.to = to, .communicator = receive->communicator, .tag = receive->tag, .from = receive->peer};
  const message *end = m->list + m->count;
  int sender = -2, senders = 0;
  for (message *head = lower_bound(m, &key); head != end && !compare_channel(head, &key);) {
    if (receive->peer >= 0 && head->from != receive->peer) break;
    senders++;
    if (sender == -2 && take_from_queue(m, head, receive->bytes)) sender = head->from;
    key.from = head->from + 1;
    head = lower_bound(m, &key);
  }
  *several = senders > 1;
  return sender;
}

int messages_take(messages *m, int to, const recorded_event *receive) {
  int several, sender = take(m, to, receive, &several);
  return sender >= 0 && several ? -1 : sender;
}

int messages_take_any(messages *m, int to, const recorded_event *receive) {
  int several;
  return take(m, to, receive, &several);
}
