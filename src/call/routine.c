#include "call/routine.h"
#include "base/nearest.h"

#include <strings.h>

const hscal_routine hscal__routines[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme, flags) {#name, HSCAL_TYPE_##type, HSCAL_PACK_##pack, HSCAL_SCHEME_##scheme, flags},
#include "routines.def"
#undef X
};

const hscal_routine *hscal__routine_find(const char *name) {
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++)
    if (strcasecmp(hscal__routines[i].name, name) == 0) return &hscal__routines[i];
  return NULL;
}

const hscal_routine *hscal__routine_of(hscal_type type, hscal_pack pack, hscal_scheme scheme, int flags) {
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++) {
    const hscal_routine *routine = &hscal__routines[i];
    if (routine->type == type && routine->pack == pack && routine->scheme == scheme && routine->flags == flags)
      return routine;
  }
  return NULL;
}

const char *hscal__routine_nearest(const char *name) {
  const char *names[HSCAL_ROUTINE_COUNT];
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++) names[i] = hscal__routines[i].name;
  return hscal__nearest(name, names, HSCAL_ROUTINE_COUNT);
}

#define PANELS(pack, letters, a, b, c, checks, operations, panels) [HSCAL_PACK_##pack] = panels,
static const char has_panels[HSCAL_PACK_COUNT] = {HSCAL_PACKS(PANELS)};

int hscal__has_panels(const hscal_routine *routine) { return has_panels[routine->pack]; }

int hscal__type_is_complex(hscal_type type) { return type == HSCAL_TYPE_C || type == HSCAL_TYPE_Z; }

int hscal__type_is_single(hscal_type type) { return type == HSCAL_TYPE_S || type == HSCAL_TYPE_C; }

hscal_type hscal__type_of_reals(hscal_type type) {
  return type == HSCAL_TYPE_C ? HSCAL_TYPE_S : type == HSCAL_TYPE_Z ? HSCAL_TYPE_D : type;
}

size_t hscal__type_bytes(hscal_type type) {
  static const size_t bytes[] = {
      [HSCAL_TYPE_S] = 4, [HSCAL_TYPE_D] = 8, [HSCAL_TYPE_C] = 8, [HSCAL_TYPE_Z] = 16, [HSCAL_TYPE_I] = 4};
  return bytes[type];
}

size_t hscal__routine_message_bytes(const hscal_routine *routine) {
  size_t bytes = hscal__type_bytes(routine->type);
  int real_result = routine->pack == HSCAL_PACK_NORM || routine->flags & HSCAL_ABSOLUTE;
  return real_result && hscal__type_is_complex(routine->type) ? bytes / 2 : bytes;
}

double hscal__type_flop_weight(hscal_type type) { return hscal__type_is_complex(type) ? 4 : 1; }

char hscal__type_letter(hscal_type type) { return "sdczi"[type]; }
