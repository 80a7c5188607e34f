/* Options in words: "square order=column processes=64". */
#include "base/failure.h"
#include "base/nearest.h"
#include "base/status.h"
#include "hscal.h"
#include "search/objective.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef enum value_kind { FLAG, NUMBER, REAL, ORDER, GRID, OBJECTIVE } value_kind;

typedef struct field {
  const char *name;
  value_kind kind;
  size_t where;
} field;

#define AT(member) offsetof(hscal_options, member)

static const field fields[] = {
    {"processes", NUMBER, AT(processes)},
    {"exact_processes", FLAG, AT(exact_processes)},
    {"all_processes", FLAG, AT(all_processes)},
    {"grid", GRID, 0},
    {"nprow", NUMBER, AT(nprow)},
    {"npcol", NUMBER, AT(npcol)},
    {"square", FLAG, AT(square)},
    {"square_blocks", FLAG, AT(square_blocks)},
    {"order", ORDER, AT(order)},
    {"whole_nodes", FLAG, AT(whole_nodes)},
    {"processes_per_node", NUMBER, AT(processes_per_node)},
    {"one_kind", FLAG, AT(one_kind)},
    {"nb", NUMBER, AT(nb)},
    {"mb", NUMBER, AT(mb)},
    {"panel", NUMBER, AT(panel)},
    {"threads", NUMBER, AT(threads)},
    {"most_threads", NUMBER, AT(most_threads)},
    {"patience", REAL, AT(patience)},
    {"calls", NUMBER, AT(calls)},
    {"planners", NUMBER, AT(planners)},
    {"jobs", NUMBER, AT(jobs)},
    {"top", NUMBER, AT(top)},
    {"objective", OBJECTIVE, 0},
};
enum { FIELDS = sizeof fields / sizeof *fields, LONGEST = 64 };

/* ---- values ------------------------------------------------------------------------------------------------------ */

static int bad_value(const char *word, const char *must_be) {
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "options: \"%s\": %s", word, must_be);
}

/* Digits alone, up to the largest int; the rest of the text behind them, or null. */
static const char *read_digits(const char *text, int *value) {
  long long number = 0;
  const char *at = text;
  for (; isdigit((unsigned char)*at); at++) {
    number = 10 * number + (*at - '0');
    if (number > INT_MAX) return NULL;
  }
  *value = (int)number;
  return at > text ? at : NULL;
}

static int read_number(const char *word, const char *value, int *out) {
  int number = 0;
  const char *rest = value ? read_digits(value, &number) : NULL;
  if (!rest || *rest || number < 1) return bad_value(word, "a whole number from 1 on is to follow, as in processes=64");
  *out = number;
  return 0;
}

static int read_flag(const char *word, const char *value, int *out) {
  if (value && strcmp(value, "0") != 0 && strcmp(value, "1") != 0)
    return bad_value(word, "it stands alone, or =0 or =1");
  *out = !value || *value == '1';
  return 0;
}

static int read_real(const char *word, const char *value, double *out) {
  int is_number = value && *value && strspn(value, "0123456789.e+-") == strlen(value);
  char *end = NULL;
  double number = is_number ? strtod(value, &end) : 0;
  if (!is_number || *end || !(number > 0) || !isfinite(number))
    return bad_value(word, "a number above 0 is to follow, as in patience=0.1");
  *out = number;
  return 0;
}

static int read_order(const char *word, const char *value, char *out) {
  int is_row = value && strcmp(value, "row") == 0, is_column = value && strcmp(value, "column") == 0;
  if (!is_row && !is_column) return bad_value(word, "order=row or order=column");
  *out = is_row ? 'R' : 'C';
  return 0;
}

static int read_grid(const char *word, const char *value, hscal_options *options) {
  int nprow = 0, npcol = 0;
  const char *rest = value ? read_digits(value, &nprow) : NULL;
  if (rest) rest = *rest == 'x' ? read_digits(rest + 1, &npcol) : NULL;
  if (!rest || *rest || nprow < 1 || npcol < 1)
    return bad_value(word, "rows and columns are to follow, as in grid=2x4");
  options->nprow = nprow, options->npcol = npcol;
  return 0;
}

static int read_objective(const char *word, const char *value, hscal_options *options) {
  if (value && hscal__objective_read(value, &options->objective, &options->deadline_s)) return 0;
  return bad_value(word, "objective=time, objective=node-hours or objective=deadline=S, S seconds above 0");
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static int unknown(const char *word, const char *name) {
  const char *names[FIELDS];
  for (int i = 0; i < FIELDS; i++) names[i] = fields[i].name;
  const char *nearest = hscal__nearest(name, names, FIELDS);
  if (nearest)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "options: there is no \"%s\"; did you mean \"%s\"?", word, nearest);
  return hscal__fail(HSCAL_ERROR_UNKNOWN,
                     "options: there is no \"%s\"; there are processes, grid, square, order and others", word);
}

/* A word in lower case, with '_' for '-' in its name. */
static int read_word(const char *word, hscal_options *options) {
  char name[LONGEST];
  size_t length = strcspn(word, "=");
  const char *value = word[length] ? word + length + 1 : NULL;
  memcpy(name, word, length);
  name[length] = 0;
  for (char *c = name; *c; c++)
    if (*c == '-') *c = '_';
  const field *field = NULL;
  for (int i = 0; i < FIELDS && !field; i++)
    if (strcmp(fields[i].name, name) == 0) field = &fields[i];
  if (!field) return unknown(word, name);
  void *where = (char *)options + field->where;
  switch (field->kind) {
  case FLAG:
    return read_flag(word, value, where);
  case NUMBER:
    return read_number(word, value, where);
  case REAL:
    return read_real(word, value, where);
  case ORDER:
    return read_order(word, value, where);
  case GRID:
    return read_grid(word, value, options);
  case OBJECTIVE:
    return read_objective(word, value, options);
  }
  return 0;
}

static int options_parse(const char *text, hscal_options *options) {
  static const char between[] = " ,\t\r\n";
  if (!text) return hscal__fail(-1, "the text of the options is a null pointer");
  if (!options) return hscal__fail(-2, "options is a null pointer");
  hscal_options read = *options;
  for (const char *at = text + strspn(text, between); *at; at += strspn(at, between)) {
    char word[LONGEST];
    size_t length = strcspn(at, between);
    if (length >= sizeof word) return hscal__fail(HSCAL_ERROR_UNKNOWN, "options: \"%.40s...\" is no word of them", at);
    for (size_t i = 0; i < length; i++) word[i] = (char)tolower((unsigned char)at[i]);
    word[length] = 0;
    HSCAL_TRY(read_word(word, &read));
    at += length;
  }
  *options = read;
  return 0;
}

int hscal_options_parse(const char *text, hscal_options *options) {
  hscal__enter("hscal_options_parse");
  return hscal__leave(options_parse(text, options));
}
