#include "search/memo.h"
#include "base/digest.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void hscal__evaluation_memo_free(hscal_evaluation_memo *memo) {
  free(memo->entry);
  *memo = (hscal_evaluation_memo){0};
}

/* Where a digest is, or would be. */
static hscal_memo_entry *place_of(const hscal_evaluation_memo *memo, uint64_t digest) {
  size_t at = digest & (memo->capacity - 1);
  while (memo->entry[at].digest && memo->entry[at].digest != digest) at = (at + 1) & (memo->capacity - 1);
  return &memo->entry[at];
}

static int grow(hscal_evaluation_memo *memo) {
  hscal_evaluation_memo larger = {.count = memo->count, .capacity = memo->capacity ? 2 * memo->capacity : 256};
  larger.entry = calloc(larger.capacity, sizeof *larger.entry);
  if (!larger.entry) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to remember %zu layouts", larger.capacity);
  for (size_t i = 0; i < memo->capacity; i++)
    if (memo->entry[i].digest) *place_of(&larger, memo->entry[i].digest) = memo->entry[i];
  free(memo->entry);
  *memo = larger;
  return 0;
}

int hscal__evaluation_memo_find(hscal_evaluation_memo *memo, uint64_t digest, int *is_new, hscal_memo_entry **entry) {
  digest |= !digest;
  if (2 * memo->count >= memo->capacity) HSCAL_TRY(grow(memo));
  *entry = place_of(memo, digest);
  *is_new = (*entry)->digest == 0;
  if (*is_new) **entry = (hscal_memo_entry){digest, INFINITY};
  memo->count += (size_t)*is_new;
  return 0;
}

uint64_t hscal__digest_placement(const hscal_machine *machine, const int *node_of, int processes, int *alias,
                                 uint64_t digest) {
  int fresh = 0;
  memset(alias, 0, (size_t)machine->nnodes * sizeof *alias);
  for (int i = 0; i < processes; i++) {
    int node = node_of[i];
    if (!alias[node]) alias[node] = ++fresh;
    uint64_t class = (uint64_t)machine->class_of[node], its_switch = (uint64_t)hscal__switch_of(machine, node);
    digest = hscal__digest_word(digest, class << 48 ^ its_switch << 24 ^ (uint64_t)alias[node]);
  }
  return digest;
}
