/*
 * What was seen: equal calls are one entry with a count and times. All that this room keeps is changed in one lock, hscal__preload_lock.
 */
#ifndef HSCAL_PRELOAD_TALLY_H
#define HSCAL_PRELOAD_TALLY_H

#include "preload/given_key.h"
#include "preload/samples.h"

/* As many as a workload may have. */
enum { HSCAL_MOST_ENTRIES = 4096 };

typedef struct hscal_entry {
  hscal_given_key key;
  hscal_call call;
  int context[HSCAL_OPERANDS];
  long calls, nested;
  double total_s;
  hscal_samples samples;
  long written; /* of its calls, how many the spool knows of; -1: not even the entry */
} hscal_entry;

typedef struct hscal_tally {
  hscal_entry *entry[HSCAL_MOST_ENTRIES]; /* in the order in which they were seen first */
  int entries;
  long calls, queries, left[HSCAL_LEFT_REASONS];
  long nested, others; /* calls inside calls; inside what has no row in the table, such as p?gecon */
  double seconds;      /* within outermost calls       */
} hscal_tally;

extern hscal_tally hscal__tally;

void hscal__preload_lock(void);
void hscal__preload_unlock(void);

/* The entry of a call, a new one if there is none; null: the call is left alone, which is counted. In the lock. */
hscal_entry *hscal__tally_find(const hscal_routine *routine, void *const *argument);

#endif
