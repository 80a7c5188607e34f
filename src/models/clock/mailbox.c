#include "models/clock/mailbox.h"
#include "base/array.h"
#include "base/status.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 64 };

static int clear_table(hscal_mailbox *mailbox, size_t slots) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(mailbox->queue, mailbox->queue_capacity, slots));
  mailbox->slots = slots;
  mailbox->used = 0;
  for (size_t i = 0; i < slots; i++) mailbox->queue[i].from = -1;
  return 0;
}

int hscal__mailbox_reset(hscal_mailbox *mailbox) {
  mailbox->free = -1;
  mailbox->entries = 0;
  return clear_table(mailbox, FIRST_SLOTS);
}

/* The pair's slot, or the unused one where it belongs. */
static struct hscal_mailbox_queue *find(const hscal_mailbox *mailbox, int from, int to) {
  size_t mask = mailbox->slots - 1;
  size_t i = ((size_t)from * 0x9E3779B1u + (size_t)to * 0x85EBCA77u) >> 7;
  for (;; i++) {
    struct hscal_mailbox_queue *queue = &mailbox->queue[i & mask];
    if (queue->from < 0 || (queue->from == from && queue->to == to)) return queue;
  }
}

/* Twice the table, each pair at its new place. */
static int grow(hscal_mailbox *mailbox) {
  hscal_mailbox old = *mailbox;
  mailbox->queue = NULL;
  mailbox->queue_capacity = 0;
  int status = clear_table(mailbox, 2 * old.slots);
  if (status) {
    free(mailbox->queue);
    *mailbox = old;
    return status;
  }
  for (size_t i = 0; i < old.slots; i++)
    if (old.queue[i].from >= 0) *find(mailbox, old.queue[i].from, old.queue[i].to) = old.queue[i];
  mailbox->used = old.used;
  free(old.queue);
  return 0;
}

int hscal__mailbox_put(hscal_mailbox *mailbox, int from, int to, double value) {
  if (2 * mailbox->used >= mailbox->slots) HSCAL_TRY(grow(mailbox));
  int32_t entry = mailbox->free;
  if (entry >= 0) {
    mailbox->free = mailbox->entry[entry].next;
  } else {
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(mailbox->entry, mailbox->entry_capacity, (size_t)mailbox->entries + 1));
    entry = mailbox->entries++;
  }
  mailbox->entry[entry] = (hscal_mailbox_entry){value, -1};
  struct hscal_mailbox_queue *queue = find(mailbox, from, to);
  if (queue->from < 0) {
    *queue = (struct hscal_mailbox_queue){from, to, -1, -1};
    mailbox->used++;
  }
  if (queue->first < 0)
    queue->first = entry;
  else
    mailbox->entry[queue->last].next = entry;
  queue->last = entry;
  return 0;
}

int hscal__mailbox_take(hscal_mailbox *mailbox, int from, int to, double *value) {
  struct hscal_mailbox_queue *queue = find(mailbox, from, to);
  if (queue->from < 0 || queue->first < 0) return 0;
  int32_t entry = queue->first;
  *value = mailbox->entry[entry].value;
  queue->first = mailbox->entry[entry].next;
  mailbox->entry[entry].next = mailbox->free;
  mailbox->free = entry;
  return 1;
}

void hscal__mailbox_free(hscal_mailbox *mailbox) {
  free(mailbox->queue);
  free(mailbox->entry);
}
