#include "plan/wisdom.h"
#include "base/status.h"
#include "call/arguments.h"
#include "plan/plan.h"
#include "plan/similar_plan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const hscal_wisdom_entry *hscal__wisdom_find(const hscal_wisdom *wisdom, uint64_t key) {
  for (int i = 0; i < wisdom->count; i++)
    if (wisdom->entries[i].key == key) return &wisdom->entries[i];
  return NULL;
}

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for wisdom"); }

static void free_parts(hscal_wisdom_entry *entry) {
  free(entry->threads);
  hscal_plan_free(entry->made);
}

int hscal__wisdom_put(hscal_wisdom *wisdom, const hscal_wisdom_entry *entry) {
  for (int i = 0; i < wisdom->count; i++) {
    if (wisdom->entries[i].key != entry->key) continue;
    free_parts(&wisdom->entries[i]);
    wisdom->entries[i] = *entry;
    return 0;
  }
  if (wisdom->count == wisdom->capacity) {
    int capacity = wisdom->capacity ? 2 * wisdom->capacity : 16;
    hscal_wisdom_entry *entries = realloc(wisdom->entries, (size_t)capacity * sizeof *entries);
    if (!entries) return no_memory();
    wisdom->entries = entries;
    wisdom->capacity = capacity;
  }
  wisdom->entries[wisdom->count++] = *entry;
  return 0;
}

void hscal_wisdom_free(hscal_wisdom *wisdom) {
  if (!wisdom) return;
  for (int i = 0; i < wisdom->count; i++) free_parts(&wisdom->entries[i]);
  free(wisdom->entries);
  free(wisdom);
}

static void describe(const hscal_call *call, char *text, size_t size) {
  int length = snprintf(text, size, "%s", call->routine->name);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size && length > 0 && (size_t)length < size)
      length += snprintf(text + length, size - (size_t)length, " %s=%d", a->name,
                         *(const int *)(const void *)((const char *)call + a->where));
}

/* Threads on a class: those of any of its nodes that the plan uses, else 1. */
static int threads_of_class(const hscal_machine *machine, const hscal_plan *plan, int node_class) {
  for (int node = 0; node < machine->nnodes; node++)
    if (machine->class_of[node] == node_class && plan->threads_of_node[node] > 0) return plan->threads_of_node[node];
  return 1;
}

int hscal__wisdom_learn(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_machine *machine,
                        const hscal_plan *plan, double measured_s) {
  const hscal_wisdom_entry *known = hscal__wisdom_find(wisdom, key);
  if (key == 0 || (known && known->measured_s > 0 && !(measured_s > 0))) return 0;
  hscal_wisdom_entry entry = {.key = key,
                              .nprow = plan->nprow,
                              .npcol = plan->npcol,
                              .mb = plan->mb,
                              .nb = plan->nb,
                              .panel = plan->panel,
                              .nthreads = machine->nclasses,
                              .predicted_s = plan->predicted_s,
                              .measured_s = measured_s,
                              .thought_s = plan->most_s};
  describe(call, entry.call, sizeof entry.call);
  entry.threads = calloc((size_t)machine->nclasses, sizeof *entry.threads);
  if (!entry.threads) return no_memory();
  for (int c = 0; c < machine->nclasses; c++) entry.threads[c] = threads_of_class(machine, plan, c);
  int status = hscal__wisdom_put(wisdom, &entry);
  if (status) free(entry.threads);
  wisdom->has_news |= !status;
  return status;
}

int hscal__wisdom_keep(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_plan *plan) {
  for (int i = 0; i < wisdom->count; i++) {
    hscal_wisdom_entry *entry = &wisdom->entries[i];
    if (entry->key != key) continue;
    hscal_plan *copy;
    HSCAL_TRY(hscal__plan_copy(plan, &copy));
    hscal_plan_free(entry->made);
    entry->made = copy, entry->work = hscal__call_work(call);
  }
  return 0;
}

/* Measured, or thought about for longer. */
static int knows_better(const hscal_wisdom_entry *known, const hscal_wisdom_entry *other) {
  if ((known->measured_s > 0) != (other->measured_s > 0)) return known->measured_s > 0;
  if (known->measured_s > 0 || other->thought_s == 0) return 0;
  return known->thought_s == 0 || known->thought_s > other->thought_s;
}

/* A copy of the entry; not in place of one that knows better. */
static int put_copy(hscal_wisdom *wisdom, const hscal_wisdom_entry *entry) {
  const hscal_wisdom_entry *known = hscal__wisdom_find(wisdom, entry->key);
  hscal_wisdom_entry copy = *entry;
  copy.made = NULL;
  if (known && knows_better(known, entry)) return 0;
  size_t size = (size_t)entry->nthreads * sizeof *copy.threads;
  copy.threads = malloc(size ? size : 1);
  if (!copy.threads) return no_memory();
  if (size) memcpy(copy.threads, entry->threads, size);
  int status = hscal__wisdom_put(wisdom, &copy);
  if (status) free(copy.threads);
  return status;
}

int hscal__wisdom_merge(hscal_wisdom *into, const hscal_wisdom *from) {
  for (int i = 0; i < from->count; i++) HSCAL_TRY(put_copy(into, &from->entries[i]));
  return 0;
}
