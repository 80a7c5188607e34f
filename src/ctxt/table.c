#include "ctxt/table.h"
#include "call/call.h"

#include <stdlib.h>

/* Chained buckets need no memory of their own to add a record. BLACS hands out the lowest free number, so the numbers
 * are dense and a chain is rarely longer than one. */
enum { BUCKETS = 256 };
static hscal_record *bucket[BUCKETS];

static hscal_record **chain_of(int number) { return &bucket[(unsigned)number % BUCKETS]; }

void hscal__table_add(hscal_record *record) {
  hscal_record **chain = chain_of(record->number);
  record->next = *chain;
  *chain = record;
}

hscal_record *hscal__table_find(int number) {
  hscal_record *record = *chain_of(number);
  while (record && record->number != number) record = record->next;
  return record;
}

void hscal__table_remove(hscal_record *record) {
  hscal_record **link = chain_of(record->number);
  while (*link && *link != record) link = &(*link)->next;
  if (*link) *link = record->next;
}

hscal_record *hscal__table_oldest(void) {
  hscal_record *oldest = NULL;
  for (int i = 0; i < BUCKETS; i++)
    for (hscal_record *record = bucket[i]; record; record = record->next)
      if (!oldest || record->serial < oldest->serial) oldest = record;
  return oldest;
}

void hscal__record_free(hscal_record *record) {
  if (!record) return;
  free(record->image);
  free(record);
}

static long panel_requests;
long hscal__table_panel_requests(void) { return panel_requests; }

int pilaenv_(const int *ictxt, const char *prec) {
  (void)prec;
  panel_requests++;
  const hscal_record *record = hscal__table_find(*ictxt);
  return record ? record->image->plan.panel : hscal__reference_backend.panel;
}
