#include "search/memo.h"
#include "base/digest.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void hscal__evaluation_memo_free(hscal_evaluation_memo *seen) {
  free(seen->sight);
  *seen = (hscal_evaluation_memo){0};
}

/* Where a digest is, or would be. */
static hscal_memo_entry *place_of(const hscal_evaluation_memo *seen, uint64_t digest) {
  size_t at = digest & (seen->room - 1);
  while (seen->sight[at].digest && seen->sight[at].digest != digest) at = (at + 1) & (seen->room - 1);
  return &seen->sight[at];
}

static int grow(hscal_evaluation_memo *seen) {
  hscal_evaluation_memo larger = {.count = seen->count, .room = seen->room ? 2 * seen->room : 256};
  larger.sight = calloc(larger.room, sizeof *larger.sight);
  if (!larger.sight) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to remember %zu layouts", larger.room);
  for (size_t i = 0; i < seen->room; i++)
    if (seen->sight[i].digest) *place_of(&larger, seen->sight[i].digest) = seen->sight[i];
  free(seen->sight);
  *seen = larger;
  return 0;
}

int hscal__evaluation_memo_find(hscal_evaluation_memo *seen, uint64_t digest, int *is_new, hscal_memo_entry **sight) {
  digest |= !digest;
  if (2 * seen->count >= seen->room) HSCAL_TRY(grow(seen));
  *sight = place_of(seen, digest);
  *is_new = (*sight)->digest == 0;
  if (*is_new) **sight = (hscal_memo_entry){digest, INFINITY};
  seen->count += (size_t)*is_new;
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
