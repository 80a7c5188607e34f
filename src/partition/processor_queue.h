/* Elements are handed out one by one: a priority queue of the processors that may get the next one. */
#ifndef HSCAL_PARTITION_PROCESSOR_QUEUE_H
#define HSCAL_PARTITION_PROCESSOR_QUEUE_H

/* Greedy allocation minimises the latest finish for every number of elements at once, as long as no element makes a
 * processor finish earlier. */
typedef struct hscal_processor_queue {
  int size;
  int *processor;   /* [size] a heap; the memory is the caller's, for all processors */
  const int *limit; /* most elements of each processor */
  int *count;       /* elements of each so far */
  /* Does the next element rather go to x than to y? A strict order. */
  int (*is_before)(const struct hscal_processor_queue *queue, int x, int y);
  const void *data; /* of is_before */
} hscal_processor_queue;

/* Puts a processor in, unless it may have no more; before hscal__queue_form. */
void hscal__queue_add(hscal_processor_queue *queue, int processor);
/* Makes a heap of what was put in. */
void hscal__queue_form(hscal_processor_queue *queue);
/* The processor that gets the next element; -1: nobody may have more. */
int hscal__queue_first(const hscal_processor_queue *queue);
/* Gives it to that one: counts it, and puts the processor in its new place. What else is_before reads of it, such as a
 * load, has been brought up to date by then. */
void hscal__queue_give(hscal_processor_queue *queue);

#endif
