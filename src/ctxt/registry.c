#define _GNU_SOURCE /* RTLD_NEXT */
#include "ctxt/registry.h"
#include "call/call.h"
#include "ctxt/agree.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Chained buckets need no memory of their own to add a record. BLACS hands out the lowest free number, so the numbers
 * are dense and a chain is rarely longer than one. */
enum { BUCKETS = 256 };
static hscal_record *bucket[BUCKETS];

static hscal_record **chain_of(int number) { return &bucket[(unsigned)number % BUCKETS]; }

void hscal__table_renew(hscal_record *record) {
  static uint64_t last_serial;
  record->serial = ++last_serial;
}

void hscal__table_add(hscal_record *record) {
  hscal_record *gone = hscal__table_find(record->number), **chain = chain_of(record->number);
  if (gone) hscal__table_remove(gone);
  hscal__record_free(gone);
  record->next = *chain;
  *chain = record;
  hscal__table_renew(record);
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

const hscal_record *hscal__table_next(const hscal_record *record) {
  if (record && record->next) return record->next;
  for (int i = record ? (int)((unsigned)record->number % BUCKETS) + 1 : 0; i < BUCKETS; i++)
    if (bucket[i]) return bucket[i];
  return NULL;
}

hscal_record *hscal__table_oldest(const struct hscal_session *session) {
  hscal_record *oldest = NULL;
  for (int i = 0; i < BUCKETS; i++)
    for (hscal_record *record = bucket[i]; record; record = record->next)
      if (record->session == session && (!oldest || record->serial < oldest->serial)) oldest = record;
  return oldest;
}

void hscal__record_free(hscal_record *record) {
  if (!record) return;
  if (record->comm != MPI_COMM_NULL && hscal__mpi_is_running()) MPI_Comm_free(&record->comm);
  free(record->packed);
  free(record);
}

static long panel_requests;
long hscal__table_panel_requests(void) { return panel_requests; }

/* ---- the panel width ---- */

int hscal__table_others_panel(const int *ictxt, const char *prec) {
  static int (*next)(const int *, const char *);
  static atomic_int is_known; /* two threads may look it up: they find the same */
  if (!is_known) *(void **)&next = dlsym(RTLD_NEXT, "pilaenv_");
  is_known = 1;
  return next ? next(ictxt, prec) : hscal__reference_backend.panel;
}

/* These two ask for the panel width before they set the variable whose address they pass: its value is anything, and may
 * differ between processes. Source: PBLAS/SRC/PTOOLS/PB_CptrmmAB.c, PB_CptrsmAB.c. Weak: a vendor's library may lack them. */
__attribute__((weak)) void PB_CptrmmAB(void);
__attribute__((weak)) void PB_CptrsmAB(void);

/* They ask within their first lines (in Debian's build 379 bytes in); both are some thousand bytes long. */
static int lies_at_the_beginning(uintptr_t address, void (*function)(void)) {
  enum { FIRST_LINES = 1024 };
  return function && address - (uintptr_t)function < FIRST_LINES;
}

int pilaenv_(const int *ictxt, const char *prec) {
  static int context_of_last_request;
  uintptr_t asked_from = (uintptr_t)__builtin_return_address(0);
  panel_requests++;
  /* p?trmm and p?trsm, which call them, have themselves asked just before. */
  if (!lies_at_the_beginning(asked_from, PB_CptrmmAB) && !lies_at_the_beginning(asked_from, PB_CptrsmAB))
    context_of_last_request = *ictxt;
  hscal_record *record = hscal__table_find(context_of_last_request);
  if (record && record->first_request_s == 0) record->first_request_s = MPI_Wtime();
  return record ? record->packed->plan.panel : hscal__table_others_panel(&context_of_last_request, prec);
}
