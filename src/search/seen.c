#include "search/seen.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

void hscal__seen_free(hscal_seen *seen) {
  free(seen->sight);
  *seen = (hscal_seen){0};
}

/* Where a digest is, or would be. */
static hscal_sight *place_of(const hscal_seen *seen, uint64_t digest) {
  size_t at = digest & (seen->room - 1);
  while (seen->sight[at].digest && seen->sight[at].digest != digest) at = (at + 1) & (seen->room - 1);
  return &seen->sight[at];
}

static int grow(hscal_seen *seen) {
  hscal_seen larger = {.count = seen->count, .room = seen->room ? 2 * seen->room : 256};
  larger.sight = calloc(larger.room, sizeof *larger.sight);
  if (!larger.sight) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to remember %zu layouts", larger.room);
  for (size_t i = 0; i < seen->room; i++)
    if (seen->sight[i].digest) *place_of(&larger, seen->sight[i].digest) = seen->sight[i];
  free(seen->sight);
  *seen = larger;
  return 0;
}

int hscal__seen_at(hscal_seen *seen, uint64_t digest, int *is_new, hscal_sight **sight) {
  digest |= !digest;
  if (2 * seen->count >= seen->room) HSCAL_TRY(grow(seen));
  *sight = place_of(seen, digest);
  *is_new = (*sight)->digest == 0;
  if (*is_new) **sight = (hscal_sight){digest, INFINITY};
  seen->count += (size_t)*is_new;
  return 0;
}
