#include "partition/processor_queue.h"

static void sift_down(hscal_processor_queue *queue, int at) {
  int processor = queue->processor[at];
  for (int child; (child = 2 * at + 1) < queue->size; at = child) {
    if (child + 1 < queue->size && queue->is_before(queue, queue->processor[child + 1], queue->processor[child]))
      child++;
    if (!queue->is_before(queue, queue->processor[child], processor)) break;
    queue->processor[at] = queue->processor[child];
  }
  queue->processor[at] = processor;
}

void hscal__queue_add(hscal_processor_queue *queue, int processor) {
  if (queue->count[processor] < queue->limit[processor]) queue->processor[queue->size++] = processor;
}

void hscal__queue_form(hscal_processor_queue *queue) {
  for (int at = queue->size / 2 - 1; at >= 0; at--) sift_down(queue, at);
}

int hscal__queue_first(const hscal_processor_queue *queue) { return queue->size > 0 ? queue->processor[0] : -1; }

void hscal__queue_give(hscal_processor_queue *queue) {
  int first = queue->processor[0];
  if (++queue->count[first] >= queue->limit[first]) queue->processor[0] = queue->processor[--queue->size];
  if (queue->size > 0) sift_down(queue, 0);
}
