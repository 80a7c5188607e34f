#include "call/routine.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

const hscal_routine hscal__routines[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme) {#name, HSCAL_TYPE_##type, HSCAL_PACK_##pack, HSCAL_SCHEME_##scheme},
#include "routines.def"
#undef X
};

const hscal_routine *hscal__routine_find(const char *name) {
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++)
    if (strcasecmp(hscal__routines[i].name, name) == 0) return &hscal__routines[i];
  return NULL;
}

static int smaller(int a, int b) { return a < b ? a : b; }

/* Edit distance (insert, delete, replace) of two words of at most 31 letters, case ignored. */
static int edit_distance(const char *a, const char *b) {
  enum { LONGEST = 31 };
  int na = (int)strlen(a), nb = (int)strlen(b);
  if (na > LONGEST || nb > LONGEST) return LONGEST;
  int row[LONGEST + 1];
  for (int j = 0; j <= nb; j++) row[j] = j;
  for (int i = 1; i <= na; i++) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= nb; j++) {
      int differ = tolower((unsigned char)a[i - 1]) != tolower((unsigned char)b[j - 1]);
      int best = smaller(diagonal + differ, smaller(row[j], row[j - 1]) + 1);
      diagonal = row[j];
      row[j] = best;
    }
  }
  return row[nb];
}

const char *hscal__routine_nearest(const char *name) {
  const char *nearest = NULL;
  int nearest_distance = 4; /* further than three edits is no help */
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++) {
    int distance = edit_distance(name, hscal__routines[i].name);
    if (distance < nearest_distance) {
      nearest = hscal__routines[i].name;
      nearest_distance = distance;
    }
  }
  return nearest;
}

size_t hscal__type_bytes(hscal_type type) {
  static const size_t bytes[] = {[HSCAL_TYPE_S] = 4, [HSCAL_TYPE_D] = 8, [HSCAL_TYPE_C] = 8, [HSCAL_TYPE_Z] = 16};
  return bytes[type];
}

double hscal__type_flop_weight(hscal_type type) { return type == HSCAL_TYPE_C || type == HSCAL_TYPE_Z ? 4 : 1; }

char hscal__type_letter(hscal_type type) { return "sdcz"[type]; }
