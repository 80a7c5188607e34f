#include "recorded/listed.h"
#include "base/status.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

hscal_listed hscal__listed_begin(const char *routine) {
  hscal_listed listed = {.routine = hscal__routine_find(routine), .place = 1};
  if (listed.routine) listed.next = hscal__arguments_of(listed.routine);
  return listed;
}

int hscal__argument_is_length(const hscal_argument *argument) {
  return argument->kind == HSCAL_ARGUMENT_output && argument->name[0] == 'l';
}

/* How the argument may be written, a blank before it; of a vector, which are two words, the increment if `after_vector`. */
static void add_example(const hscal_listed *listed, const hscal_argument *a, int after_vector, char *text,
                        size_t size) {
  char *end = text + strlen(text);
  size -= (size_t)(end - text);
  if (after_vector)
    snprintf(end, size, " inc%s=1", a->name);
  else if (a->kind == HSCAL_ARGUMENT_letter)
    snprintf(end, size, " %s='%c'", a->name, *hscal__argument_letters(listed->routine, a));
  else if (a->kind == HSCAL_ARGUMENT_size)
    snprintf(end, size, " %s", a->name);
  else if (a->kind == HSCAL_ARGUMENT_integer)
    snprintf(end, size, " %s=1", a->name);
  else if (a->kind == HSCAL_ARGUMENT_real || a->kind == HSCAL_ARGUMENT_scalar)
    snprintf(end, size, " %s=1.0", a->name);
  else if (a->kind == HSCAL_ARGUMENT_output)
    snprintf(end, size, " %s=%c", a->name, hscal__argument_is_length(a) ? '#' : strcmp(a->name, "info") ? '*' : '?');
  else
    snprintf(end, size, " %c%s:rows,columns", toupper((unsigned char)a->name[0]), a->name + 1);
}

static int differs(const hscal_listed *listed, const char *word, const char *what, const char *more) {
  char all[600] = "";
  for (const hscal_argument *a = hscal__arguments_of(listed->routine); a->name; a++) {
    add_example(listed, a, 0, all, sizeof all);
    if (a->kind == HSCAL_ARGUMENT_vector) add_example(listed, a, 1, all, sizeof all);
  }
  return hscal__fail(HSCAL_ERROR_ARGUMENT,
                     "\"%.60s\" in the call to be recorded: argument %d of %s is%s%s; all of them: %s%s", word,
                     listed->place, listed->routine->name, what, more, listed->routine->name, all);
}

/* May a word of that kind be what comes next? Numbers also stand in arrays, but in none that the line could fill. */
static int fits(const hscal_listed *listed, hscal_part_kind kind) {
  const hscal_argument *next = listed->next;
  if (listed->after_vector) return kind == HSCAL_PART_INTEGER;
  switch (next->kind) {
  case HSCAL_ARGUMENT_letter:
    return kind == HSCAL_PART_LETTER;
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    return kind == HSCAL_PART_INTEGER;
  case HSCAL_ARGUMENT_real:
  case HSCAL_ARGUMENT_scalar:
    return kind == HSCAL_PART_REAL;
  case HSCAL_ARGUMENT_output:
    if (hscal__argument_is_length(next)) return kind == HSCAL_PART_LENGTH || kind == HSCAL_PART_INTEGER;
    if (kind == HSCAL_PART_INFO) return !strcmp(next->name, "info");
    if (kind == HSCAL_PART_INTEGER) return !strcmp(next->name, "ctxt");
    return kind == HSCAL_PART_WORK || kind == HSCAL_PART_RESULT;
  default:
    return kind == HSCAL_PART_MATRIX;
  }
}

int hscal__listed_take(hscal_listed *listed, const char *word, hscal_part_kind kind) {
  char example[64] = "";
  if (!listed->routine) return 0;
  if (!listed->next->name) return differs(listed, word, " one more than there are", "");
  add_example(listed, listed->next, listed->after_vector, example, sizeof example);
  if (!fits(listed, kind)) return differs(listed, word, example, "");
  int is_vector = listed->next->kind == HSCAL_ARGUMENT_vector;
  listed->place += kind == HSCAL_PART_MATRIX ? 4 : 1;
  listed->after_vector = is_vector && !listed->after_vector;
  if (!listed->after_vector) listed->next++;
  return 0;
}

int hscal__listed_end(const hscal_listed *listed) {
  char example[64] = "";
  if (!listed->routine || !listed->next->name) return 0;
  add_example(listed, listed->next, listed->after_vector, example, sizeof example);
  return differs(listed, listed->routine->name, example, ", which is missing");
}
