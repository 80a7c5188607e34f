#include "call/call_keys.h"
#include "call/values.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

#define ROW(name, kind, member, least, argument)                                                                       \
  {name, HSCAL_KEY_##kind, offsetof(hscal_given_call, member), least, argument},
const hscal_call_key hscal__call_keys[] = {HSCAL_CALL_KEYS(ROW){NULL, HSCAL_KEY_INTEGER, 0, 0, 0}};
#undef ROW

/* Routines whose matrices may lie on different grids take a context for all of them. */
static const hscal_argument *context_of(const hscal_routine *routine) {
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (strcmp(a->name, "ctxt") == 0) return a;
  return NULL;
}

const hscal_argument *hscal__key_argument(const hscal_routine *routine, const char *name, char argument) {
  size_t length = strlen(name) - 1; /* without '=' */
  if (argument == 'g') return context_of(routine);
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    int is_vector = a->kind == HSCAL_ARGUMENT_vector, is_operand = hscal__argument_is_operand(a);
    if (argument == 'a' ? !is_operand && strlen(a->name) == length && strncmp(a->name, name, length) == 0
                        : (argument == 'x' ? is_vector : is_operand) && name[length - 1] == a->name[0])
      return a;
  }
  return NULL;
}

const hscal_call_key *hscal__key_find(const hscal_routine *routine, const char *text, size_t length) {
  for (const hscal_call_key *key = hscal__call_keys; key->name; key++)
    if (strlen(key->name) == length && strncasecmp(key->name, text, length) == 0 &&
        (!key->argument || hscal__key_argument(routine, key->name, key->argument)))
      return key;
  return NULL;
}

int hscal__key_read(const hscal_call_key *key, const char *text, hscal_given_call *given) {
  void *where = (char *)given + key->where;
  switch (key->kind) {
  case HSCAL_KEY_INTEGER:
    return hscal__read_int(key->name, text, key->least, where);
  case HSCAL_KEY_LETTER:
    return hscal__read_letter(
        key->name, text,
        hscal__argument_letters(given->routine, hscal__key_argument(given->routine, key->name, key->argument)), where);
  case HSCAL_KEY_SCALAR:
    return hscal__read_scalar(key->name, text, where);
  case HSCAL_KEY_REAL:
    break;
  }
  return hscal__read_real(key->name, text, where);
}
