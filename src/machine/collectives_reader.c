#include "machine/collectives_reader.h"
#include "base/nearest.h"
#include "base/status.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof(array)[0]))

enum { MOST_NAMES = 32 };

/* ---- by name ------------------------------------------------------------------------------------------------ */

const hscal_collectives *hscal__collectives_look_up(const char *name, char *text, size_t size) {
  const hscal_collectives *found = hscal__collectives_named(name), *known;
  const char *names[MOST_NAMES];
  int count = 0;
  if (found) return found;
  for (; count < MOST_NAMES && (known = hscal__collectives_number(count)); count++) names[count] = known->name;
  const char *nearest = hscal__nearest(name, names, count);
  size_t length = (size_t)snprintf(text, size, "unknown MPI library \"%.40s\"", name);
  if (nearest) length += (size_t)snprintf(text + length, size - length, "; did you mean \"%s\"?", nearest);
  for (int i = 0; i < count && length < size; i++)
    length += (size_t)snprintf(text + length, size - length, "%s%s",
                               i > 0     ? ", "
                               : nearest ? " Known are "
                                         : "; known are ",
                               names[i]);
  return NULL;
}

/* ---- rows --------------------------------------------------------------------------------------------------- */

/* The word as its number among words[count]. */
static int read_word(const hscal_json *row, const char *key, const char *const *words, int count, int *chosen) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(row, key, HSCAL_REQUIRED, &member));
  const char *word = json_string_value(member.value);
  if (!word) return hscal__json_fail(&member, "must be a text \"...\"");
  for (*chosen = 0; *chosen < count; (*chosen)++)
    if (strcmp(words[*chosen], word) == 0) return 0;
  const char *nearest = hscal__nearest(word, words, count);
  char all[300] = "";
  for (int i = 0; i < count && !nearest; i++)
    snprintf(all + strlen(all), sizeof all - strlen(all), "%s\"%s\"", i > 0 ? ", " : "", words[i]);
  if (nearest) return hscal__json_fail(&member, "unknown word \"%.40s\"; did you mean \"%s\"?", word, nearest);
  return hscal__json_fail(&member, "must be one of %s", all);
}

static int read_condition(const hscal_json *row, const char *key, hscal_row_condition *condition) {
  int is_so = -1;
  HSCAL_TRY(hscal__json_boolean(row, key, HSCAL_OPTIONAL, &is_so));
  *condition = is_so < 0 ? HSCAL_ROW_EITHER : is_so ? HSCAL_ROW_YES : HSCAL_ROW_NO;
  return 0;
}

static int read_row(const hscal_json *at, hscal_collective_row *row) {
  static const char *const keys[] = {"operation", "members",   "bytes", "splittable",
                                     "builtin",   "algorithm", "radix", "segment"};
  const char *algorithms[HSCAL_ALGORITHMS], *operations[HSCAL_COLLECTIVE_KINDS];
  for (int i = 0; i < HSCAL_ALGORITHMS; i++) algorithms[i] = hscal__algorithm_word((hscal_collective_algorithm)i);
  for (int i = 0; i < HSCAL_COLLECTIVE_KINDS; i++) operations[i] = hscal__collective_word((hscal_collective_kind)i);
  int operation = 0, algorithm = 0;
  *row = (hscal_collective_row){.members = INT_MAX, .bytes = INFINITY};
  HSCAL_TRY(hscal__json_object(at, keys, COUNT_OF(keys)));
  HSCAL_TRY(read_word(at, "operation", operations, HSCAL_COLLECTIVE_KINDS, &operation));
  HSCAL_TRY(read_word(at, "algorithm", algorithms, HSCAL_ALGORITHMS, &algorithm));
  HSCAL_TRY(hscal__json_integer(at, "members", HSCAL_OPTIONAL, HSCAL_Q_DIMENSION, &row->members));
  HSCAL_TRY(hscal__json_number(at, "bytes", HSCAL_OPTIONAL, HSCAL_Q_MESSAGE_BYTES, &row->bytes));
  HSCAL_TRY(read_condition(at, "splittable", &row->splittable));
  HSCAL_TRY(read_condition(at, "builtin", &row->builtin));
  HSCAL_TRY(hscal__json_integer(at, "radix", HSCAL_OPTIONAL, HSCAL_Q_DIMENSION, &row->radix));
  HSCAL_TRY(hscal__json_number(at, "segment", HSCAL_OPTIONAL, HSCAL_Q_MESSAGE_BYTES, &row->segment_bytes));
  row->operation = (hscal_collective_kind)operation;
  row->algorithm = (hscal_collective_algorithm)algorithm;
  return 0;
}

static int read_rows(const hscal_json *root, hscal_machine *machine) {
  hscal_collective_row rows[HSCAL_MOST_COLLECTIVE_ROWS];
  hscal_json list;
  size_t count;
  HSCAL_TRY(hscal__json_array(root, "collectives", HSCAL_REQUIRED, &list, &count));
  if (count > HSCAL_MOST_COLLECTIVE_ROWS)
    return hscal__json_fail(&list, "has more than %d rows", HSCAL_MOST_COLLECTIVE_ROWS);
  for (size_t i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(&list, i);
    HSCAL_TRY(read_row(&item, &rows[i]));
  }
  return hscal__machine_own_collectives(machine, rows, (int)count);
}

int hscal__collectives_read(const hscal_json *root, hscal_machine *machine) {
  hscal_json at;
  char fault[400];
  HSCAL_TRY(hscal__json_member(root, "collectives", HSCAL_OPTIONAL, &at));
  if (!at.value) return 0;
  if (json_is_array(at.value)) return read_rows(root, machine);
  if (!json_is_string(at.value))
    return hscal__json_fail(&at, "must be the name of an MPI library \"...\" or rows [...]");
  machine->collectives = hscal__collectives_look_up(json_string_value(at.value), fault, sizeof fault);
  return machine->collectives ? 0 : hscal__json_fail(&at, "%s", fault);
}
