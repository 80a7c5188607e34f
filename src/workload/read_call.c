#include "workload/read_call.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/call_keys.h"
#include "call/values.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { MOST_KEYS = 128 };

/* What the words of the line have said so far. */
typedef struct call_line {
  const hscal_workload *workload;
  hscal_workload_call *call;
  char is_given[MOST_KEYS]; /* of hscal__call_keys */
  int counts, measures, nests;
} call_line;

static int is_key(const char *name, const char *word, int length) {
  return (int)strlen(name) == length && strncasecmp(name, word, (size_t)length) == 0;
}

static int twice(const char *word, int length) {
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%.*s is given twice", length, word);
}

/* count=, seconds= or nested=; *is_own: it was one of them. */
static int read_own(call_line *line, const char *word, const char *value, int length, int *is_own) {
  int number = 0, is_count = is_key("count=", word, length), is_nested = is_key("nested=", word, length);
  *is_own = is_count || is_nested || is_key("seconds=", word, length);
  if (!*is_own) return 0;
  int *times = is_count ? &line->counts : is_nested ? &line->nests : &line->measures;
  if ((*times)++) return twice(word, length);
  if (is_count || is_nested) {
    HSCAL_TRY(hscal__read_int(is_count ? "count=" : "nested=", value, is_count, &number));
    *(is_count ? &line->call->count : &line->call->nested) = number;
    return 0;
  }
  HSCAL_TRY(hscal__read_real("seconds=", value, &line->call->seconds));
  return line->call->seconds >= 0 ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "seconds=%s: it must not be negative", value);
}

/* The operand that "a=" names; null if the word is another, or the routine has no such operand. */
static const hscal_argument *operand_of(const hscal_routine *routine, const char *word, int length) {
  if (length != 2) return NULL;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (hscal__argument_is_operand(a) && a->name[0] == tolower((unsigned char)word[0])) return a;
  return NULL;
}

static int read_operand(call_line *line, const hscal_argument *operand, const char *value) {
  int *matrix = &line->call->matrix[operand->operand];
  if (*matrix >= 0) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= is given twice", operand->name);
  *matrix = hscal__workload_find_matrix(line->workload, value);
  if (*matrix >= 0) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s=%.80s: there is no matrix of that name above", operand->name, value);
}

/* The keys that a call of the routine takes. */
static int unknown(const hscal_routine *routine, const char *word, int length) {
  static const char letters[] = HSCAL_OPERAND_LETTERS;
  const char *names[MOST_KEYS + HSCAL_GIVEN_OPERANDS + 3] = {"count=", "seconds=", "nested="};
  char operand[HSCAL_GIVEN_OPERANDS][3];
  int count = 3;
  for (const hscal_call_key *key = hscal__call_keys; key->name; key++)
    if (!key->argument || hscal__key_argument(routine, key->name, key->argument)) names[count++] = key->name;
  for (int i = 0; i < HSCAL_GIVEN_OPERANDS; i++) {
    snprintf(operand[i], sizeof operand[i], "%c=", letters[i]);
    if (operand_of(routine, operand[i], 2)) names[count++] = operand[i];
  }
  return hscal__words_unknown(routine->name, word, length, names, count);
}

static int read_word(call_line *line, const char *word) {
  const hscal_routine *routine = line->call->given.routine;
  int length, is_own;
  const char *value = hscal__words_value(word, &length);
  if (!value) return HSCAL_ERROR_ARGUMENT;
  HSCAL_TRY(read_own(line, word, value, length, &is_own));
  if (is_own) return 0;
  const hscal_argument *operand = operand_of(routine, word, length);
  if (operand) return read_operand(line, operand, value);
  const hscal_call_key *key = hscal__key_find(routine, word, (size_t)length);
  if (!key) return unknown(routine, word, length);
  char *is_given = &line->is_given[key - hscal__call_keys];
  if ((*is_given)++) return twice(word, length);
  return hscal__key_read(key, value, &line->call->given);
}

/* ---- operands with a name ------------------------------------------------------------------------------------------ */

/* What the line of the matrix says, nothing else may. */
static int check_keys(const hscal_given_call *given, const char *name) {
  const hscal_given_operand *own = hscal__given_operand((hscal_given_call *)given, name);
  const int said[] = {own->m, own->n, own->mb, own->nb, own->rsrc, own->csrc};
  static const char *const keys[] = {"m", "n", "mb", "nb", "rsrc", "csrc"};
  for (int i = 0; i < 6; i++)
    if (said[i] != HSCAL_NOT_GIVEN)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s= and %s=: the line of the matrix says it", keys[i], name, name);
  if (given->nb == HSCAL_NOT_GIVEN && given->mb == HSCAL_NOT_GIVEN) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= and %s=: blocks of a matrix with a name stand in its line",
                     given->nb != HSCAL_NOT_GIVEN ? "nb" : "mb", name);
}

static int check_type(const hscal_workload_matrix *matrix, const hscal_routine *routine) {
  char type = (char)tolower(hscal__type_letter(routine->type));
  if (!matrix->type || matrix->type == type) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s works with type %c, matrix %s is of type %c", routine->name, type,
                     matrix->name, matrix->type);
}

/* Where a matrix lay is no demand: its blocks are open. */
static void describe(const hscal_workload_matrix *matrix, hscal_given_operand *own) {
  const hscal_desc *desc = &matrix->desc;
  own->m = desc->m, own->n = desc->n;
  if (matrix->context >= 0) return;
  if (desc->mb > 0) own->mb = desc->mb, own->nb = desc->nb;
  own->rsrc = desc->rsrc, own->csrc = desc->csrc;
}

/* The call that the words mean. */
static int make_call(const hscal_workload *workload, hscal_workload_call *line) {
  hscal_given_call given = line->given;
  const hscal_routine *routine = given.routine;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (!hscal__argument_is_operand(a)) continue;
    if (line->matrix[a->operand] < 0) continue;
    const hscal_workload_matrix *matrix = &workload->matrix[line->matrix[a->operand]];
    HSCAL_TRY(check_keys(&line->given, a->name));
    HSCAL_TRY(check_type(matrix, routine));
    describe(matrix, hscal__given_operand(&given, a->name));
  }
  return hscal__given_call_make(&given, &line->call) ? HSCAL_ERROR_ARGUMENT : 0;
}

static int read_routine(const hscal_words *words, hscal_workload_call *call) {
  const char *name = words->count > 1 ? words->word[1] : "";
  if (!*name || strchr(name, '=')) return hscal__fail(HSCAL_ERROR_ARGUMENT, "name a routine first: call pdgemm n=8192");
  const hscal_routine *routine = hscal__routine_find(name);
  const char *nearest = routine ? NULL : hscal__routine_nearest(name);
  call->given = hscal__nothing_given(routine);
  if (routine) return 0;
  if (nearest)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "unknown routine \"%.40s\"; did you mean \"%s\"?", name, nearest);
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "unknown routine \"%.40s\" (hscal routines lists them)", name);
}

int hscal__workload_read_call(hscal_workload *workload, const hscal_words *words) {
  hscal_workload_call call = {.count = 1, .seconds = NAN};
  call_line line = {.workload = workload, .call = &call};
  for (int which = 0; which < HSCAL_OPERANDS; which++) call.matrix[which] = -1;
  HSCAL_TRY(read_routine(words, &call));
  for (int i = 2; i < words->count; i++) HSCAL_TRY(read_word(&line, words->word[i]));
  HSCAL_TRY(make_call(workload, &call));
  HSCAL_TRY(hscal__workload_add_call(workload, &call));
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (call.matrix[which] >= 0)
      workload->matrix[call.matrix[which]].type = (char)tolower(hscal__type_letter(call.given.routine->type));
  return 0;
}
