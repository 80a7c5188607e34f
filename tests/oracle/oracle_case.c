#include "oracle_case.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "stubs/virtual_world.h"

#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Integer words and where their value lives; those of an operand have its letter (a, b, c) appended. */
typedef struct word {
  const char *name;
  size_t offset;
  int shift; /* the text counts from 1 what we count from 0 */
} word;

static const word call_words[] = {{"m", offsetof(oracle_case, call.m), 0},
                                  {"n", offsetof(oracle_case, call.n), 0},
                                  {"k", offsetof(oracle_case, call.k), 0},
                                  {"panel", offsetof(oracle_case, layout.backend.panel), 0}};
static const word operand_words[] = {{"m", offsetof(hscal_operand, desc.m), 0},
                                     {"n", offsetof(hscal_operand, desc.n), 0},
                                     {"imb", offsetof(hscal_operand, desc.imb), 0},
                                     {"inb", offsetof(hscal_operand, desc.inb), 0},
                                     {"mb", offsetof(hscal_operand, desc.mb), 0},
                                     {"nb", offsetof(hscal_operand, desc.nb), 0},
                                     {"rsrc", offsetof(hscal_operand, desc.rsrc), 0},
                                     {"csrc", offsetof(hscal_operand, desc.csrc), 0},
                                     {"i", offsetof(hscal_operand, i), 1},
                                     {"j", offsetof(hscal_operand, j), 1}};
enum {
  OPERAND_WORDS = sizeof operand_words / sizeof *operand_words,
  CALL_WORDS = sizeof call_words / sizeof *call_words
};
enum { OPEN = INT_MIN }; /* a value that was not given */

static int *field(void *base, const word *w) { return (int *)((char *)base + w->offset); }

/* ---- writing --------------------------------------------------------------------------------------------- */

static void append(char *text, const char *format, ...) {
  size_t used = strlen(text);
  va_list values;
  va_start(values, format);
  vsnprintf(text + used, ORACLE_CASE_TEXT - used, format, values);
  va_end(values);
}

static void append_scalar(char *text, const char *name, hscal_scalar value) {
  append(text, " %s=%.9g", name, value.re);
  if (value.im != 0) append(text, ",%.9g", value.im);
}

void oracle_case_print(const oracle_case *c, char text[ORACLE_CASE_TEXT]) {
  oracle_case copy = *c;
  text[0] = 0;
  append(text, "%s transa=%c transb=%c", c->call.routine->name, c->transa, c->transb);
  for (int i = 0; i < CALL_WORDS; i++) append(text, " %s=%d", call_words[i].name, *field(&copy, &call_words[i]));
  append_scalar(text, "alpha", c->call.alpha);
  append_scalar(text, "beta", c->call.beta);
  append(text, " grid=%dx%d order=%c", c->layout.nprow, c->layout.npcol, c->order);
  if (c->layout.backend.row_broadcast != ' ') append(text, " rowtop=%c", c->layout.backend.row_broadcast);
  if (c->layout.backend.column_broadcast != ' ') append(text, " coltop=%c", c->layout.backend.column_broadcast);
  for (int o = 0; o < HSCAL_OPERANDS; o++)
    for (int i = 0; i < OPERAND_WORDS; i++) {
      const word *w = &operand_words[i];
      append(text, " %s%c=%d", w->name, 'a' + o, *field(&copy.call.operand[o], w) + w->shift);
    }
}

/* ---- reading --------------------------------------------------------------------------------------------- */

static int bad_word(const char *name, const char *value) {
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "cannot read \"%s=%s\"", name, value);
}

static int read_int(const char *name, const char *value, int *out) {
  char *end;
  long number = strtol(value, &end, 10);
  if (end == value || *end || number < -1 || number > 1000000) return bad_word(name, value);
  *out = (int)number;
  return 0;
}

static int read_scalar(const char *name, const char *value, hscal_scalar *out) {
  char *end;
  *out = (hscal_scalar){.re = strtod(value, &end)};
  if (*end == ',') out->im = strtod(end + 1, &end);
  return *end ? bad_word(name, value) : 0;
}

static int read_grid(const char *value, hscal_layout *layout) {
  int used = 0;
  if (sscanf(value, "%dx%d%n", &layout->nprow, &layout->npcol, &used) != 2 || value[used])
    return bad_word("grid", value);
  return 0;
}

static int read_operand_word(oracle_case *c, const char *name, const char *value) {
  size_t length = strlen(name);
  int o = length ? name[length - 1] - 'a' : -1;
  for (int i = 0; i < OPERAND_WORDS && o >= 0 && o < HSCAL_OPERANDS; i++) {
    const word *w = &operand_words[i];
    if (strlen(w->name) + 1 != length || strncmp(w->name, name, length - 1)) continue;
    int *target = field(&c->call.operand[o], w);
    HSCAL_TRY(read_int(name, value, target));
    *target -= w->shift;
    return 0;
  }
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "unknown word \"%s\"", name);
}

static int read_word(oracle_case *c, int *nb, const char *name, const char *value) {
  for (int i = 0; i < CALL_WORDS; i++)
    if (!strcmp(name, call_words[i].name)) return read_int(name, value, field(c, &call_words[i]));
  if (!strcmp(name, "nb")) return read_int(name, value, nb);
  if (!strcmp(name, "alpha")) return read_scalar(name, value, &c->call.alpha);
  if (!strcmp(name, "beta")) return read_scalar(name, value, &c->call.beta);
  if (!strcmp(name, "grid")) return read_grid(value, &c->layout);
  char *letter = !strcmp(name, "transa")   ? &c->transa
                 : !strcmp(name, "transb") ? &c->transb
                 : !strcmp(name, "order")  ? &c->order
                 : !strcmp(name, "rowtop") ? &c->layout.backend.row_broadcast
                 : !strcmp(name, "coltop") ? &c->layout.backend.column_broadcast
                                           : NULL;
  if (!letter) return read_operand_word(c, name, value);
  *letter = *value;
  return value[0] && !value[1] ? 0 : bad_word(name, value);
}

static void set_if_open(int *value, int otherwise) {
  if (*value == OPEN) *value = otherwise;
}

static void fill_operand(oracle_case *c, hscal_operand_name name, int nb) {
  hscal_operand *x = &c->call.operand[name];
  int rows, columns;
  hscal__call_shape(&c->call, name, &rows, &columns);
  set_if_open(&x->i, 0), set_if_open(&x->j, 0);
  set_if_open(&x->desc.m, hscal__max(1, x->i + rows)), set_if_open(&x->desc.n, hscal__max(1, x->j + columns));
  set_if_open(&x->desc.mb, nb), set_if_open(&x->desc.nb, nb);
  set_if_open(&x->desc.imb, x->desc.mb), set_if_open(&x->desc.inb, x->desc.nb);
  set_if_open(&x->desc.rsrc, 0), set_if_open(&x->desc.csrc, 0);
}

/* Everything open, so that what is not given can be told. */
static oracle_case open_case(const hscal_routine *routine) {
  oracle_case c = {.call = {.routine = routine, .m = 100, .n = 100, .k = 100, .alpha = {1, 0}, .beta = {1, 0}},
                   .layout = {.nprow = 2, .npcol = 2, .backend = hscal__reference_backend},
                   .transa = 'N',
                   .transb = 'N',
                   .order = 'R'};
  for (int o = 0; o < HSCAL_OPERANDS; o++)
    for (int i = 0; i < OPERAND_WORDS; i++) *field(&c.call.operand[o], &operand_words[i]) = OPEN;
  return c;
}

int oracle_case_parse(int nwords, char *const *words, oracle_case *c) {
  const hscal_routine *routine = nwords ? hscal__routine_find(words[0]) : NULL;
  if (!routine) return hscal__fail(HSCAL_ERROR_UNKNOWN, "unknown routine \"%s\"", nwords ? words[0] : "");
  int nb = 64;
  *c = open_case(routine);
  for (int i = 1; i < nwords; i++) {
    char name[16] = "";
    const char *equals = strchr(words[i], '=');
    size_t length = equals ? (size_t)(equals - words[i]) : sizeof name;
    if (length >= sizeof name) return hscal__fail(HSCAL_ERROR_UNKNOWN, "\"%s\" is not key=value", words[i]);
    memcpy(name, words[i], length);
    HSCAL_TRY(read_word(c, &nb, name, equals + 1));
  }
  c->call.transa = (char)toupper((unsigned char)c->transa);
  c->call.transb = (char)toupper((unsigned char)c->transb);
  for (int o = 0; o < HSCAL_OPERANDS; o++) fill_operand(c, (hscal_operand_name)o, nb);
  return oracle_case_check(c);
}

static int is_topology(char letter) { return letter && strchr(" ids", letter); }

int oracle_case_check(const oracle_case *c) {
  if (!is_topology(c->layout.backend.row_broadcast) || !is_topology(c->layout.backend.column_broadcast))
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "rowtop and coltop must be i, d or s");
  if (c->order != 'R' && c->order != 'C') return hscal__fail(HSCAL_ERROR_UNKNOWN, "order must be R or C");
  if (c->layout.backend.panel < 1) return hscal__fail(HSCAL_ERROR_UNKNOWN, "panel must be at least 1");
  if (c->layout.nprow < 1 || c->layout.npcol < 1 || c->layout.nprow > VIRTUAL_WORLD_SIZE / c->layout.npcol)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "the grid must have 1 to %d processes", VIRTUAL_WORLD_SIZE);
  if (hscal__call_is_open(&c->call)) return hscal__fail(HSCAL_ERROR_UNKNOWN, "block sizes must be at least 1");
  return hscal__call_check(&c->call, c->layout.nprow, c->layout.npcol);
}
