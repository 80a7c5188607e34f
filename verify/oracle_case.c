#include "verify/oracle_case.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/check.h"
#include "instrumented_pblas/setting.h"
#include "verify/asked_workspace_table.h"
#include "verify/stubs/virtual_world.h"

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

static const word operand_words[] = {{"m", offsetof(hscal_operand, desc.m), 0},
                                     {"n", offsetof(hscal_operand, desc.n), 0},
                                     {"imb", offsetof(hscal_operand, desc.imb), 0},
                                     {"inb", offsetof(hscal_operand, desc.inb), 0},
                                     {"mb", offsetof(hscal_operand, desc.mb), 0},
                                     {"nb", offsetof(hscal_operand, desc.nb), 0},
                                     {"rsrc", offsetof(hscal_operand, desc.rsrc), 0},
                                     {"csrc", offsetof(hscal_operand, desc.csrc), 0},
                                     {"i", offsetof(hscal_operand, i), 1},
                                     {"j", offsetof(hscal_operand, j), 1},
                                     {"inc", offsetof(hscal_operand, inc), 0}};
enum { OPERAND_WORDS = sizeof operand_words / sizeof *operand_words };
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

static void append_operand(char *text, const hscal_operand *operand, char letter) {
  hscal_operand copy = *operand;
  for (int i = 0; i < OPERAND_WORDS; i++) {
    const word *w = &operand_words[i];
    int value = *field(&copy, w) + w->shift;
    if (strcmp(w->name, "inc") || value != 0) append(text, " %s%c=%d", w->name, letter, value);
  }
}

static void append_argument(char *text, const hscal_call *call, const hscal_argument *a) {
  const void *value = (const char *)call + a->where;
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    append(text, " %s=%c", a->name, *(const char *)value);
    break;
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    append(text, " %s=%d", a->name, *(const int *)value);
    break;
  case HSCAL_ARGUMENT_scalar:
    append_scalar(text, a->name, *(const hscal_scalar *)value);
    break;
  case HSCAL_ARGUMENT_real:
    append_scalar(text, a->name, (hscal_scalar){*(const double *)value, 0});
    break;
  case HSCAL_ARGUMENT_output:
    break;
  default:
    append_operand(text, &call->operand[a->operand], a->name[0]);
  }
}

static const char data_letters[] = {[HSCAL_DATA_EXPECTED] = 'E', [HSCAL_DATA_LOWER] = 'L', [HSCAL_DATA_UPPER] = 'U', 0};

static void append_topology(char *text, const char *name, char topology) {
  if (topology != ' ') append(text, " %s=%c", name, topology);
}

static void append_grid(char *text, const char *name, const hscal_grid *grid) {
  if (grid->nprow) append(text, " %s=%dx%d", name, grid->nprow, grid->npcol);
}

void oracle_case_print(const oracle_case *c, char text[ORACLE_CASE_TEXT]) {
  text[0] = 0;
  append(text, "%s", c->call.routine->name);
  for (const hscal_argument *a = hscal__arguments_of(c->call.routine); a->name; a++) append_argument(text, &c->call, a);
  append(text, " grid=%dx%d order=%c panel=%d", c->layout.nprow, c->layout.npcol, c->order, c->layout.backend.panel);
  append_grid(text, "from", &c->call.from);
  append_grid(text, "to", &c->call.to);
  append_topology(text, "rowtop", c->layout.backend.row_broadcast);
  append_topology(text, "coltop", c->layout.backend.column_broadcast);
  append_topology(text, "rowcombine", c->layout.backend.row_combine);
  append_topology(text, "colcombine", c->layout.backend.column_combine);
  if (c->layout.data) append(text, " data=%c", data_letters[c->layout.data]);
  if (c->lower_case) append(text, " lower=1");
  if (c->workspace) append(text, " workspace=%d", c->workspace);
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

static int read_real(const char *name, const char *value, double *out) {
  hscal_scalar scalar;
  HSCAL_TRY(read_scalar(name, value, &scalar));
  *out = scalar.re;
  return scalar.im == 0 ? 0 : bad_word(name, value);
}

static int read_grid(const char *name, const char *value, int *nprow, int *npcol) {
  int used = 0;
  return sscanf(value, "%dx%d%n", nprow, npcol, &used) != 2 || value[used] ? bad_word(name, value) : 0;
}

static int read_operand_word(hscal_operand *operand, const char *name, size_t length, const char *value) {
  for (int i = 0; i < OPERAND_WORDS; i++) {
    const word *w = &operand_words[i];
    if (strlen(w->name) != length || strncmp(w->name, name, length)) continue;
    int *target = field(operand, w);
    HSCAL_TRY(read_int(name, value, target));
    *target -= w->shift;
    return 0;
  }
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "unknown word \"%s\"", name);
}

static int read_letter(const char *name, const char *value, char *letter) {
  *letter = (char)toupper((unsigned char)*value);
  return value[0] && !value[1] ? 0 : bad_word(name, value);
}

/* A word of the argument list: an argument's name, or a word of an operand with the operand's letter behind it. */
static int read_argument_word(oracle_case *c, const char *name, const char *value) {
  size_t length = strlen(name);
  hscal_operand *operand = NULL;
  for (const hscal_argument *a = hscal__arguments_of(c->call.routine); a->name; a++) {
    void *target = (char *)&c->call + a->where;
    if (hscal__argument_is_operand(a)) {
      if (length > 1 && name[length - 1] == a->name[0]) operand = &c->call.operand[a->operand];
      continue;
    }
    if (strcmp(name, a->name)) continue;
    if (a->kind == HSCAL_ARGUMENT_letter) return read_letter(name, value, target);
    if (a->kind == HSCAL_ARGUMENT_size || a->kind == HSCAL_ARGUMENT_integer) return read_int(name, value, target);
    if (a->kind == HSCAL_ARGUMENT_scalar) return read_scalar(name, value, target);
    if (a->kind == HSCAL_ARGUMENT_real) return read_real(name, value, target);
  }
  if (operand) return read_operand_word(operand, name, length - 1, value);
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "unknown word \"%s\"", name);
}

static int read_topology(const char *name, const char *value, char *topology) {
  *topology = *value;
  return value[0] && !value[1] ? 0 : bad_word(name, value);
}

static int read_data(const char *value, hscal_data *data) {
  char letter = 0;
  HSCAL_TRY(read_letter("data", value, &letter));
  const char *found = strchr(data_letters, letter);
  if (!found) return bad_word("data", value);
  *data = (hscal_data)(found - data_letters);
  return 0;
}

static int read_word(oracle_case *c, int *block, const char *name, const char *value) {
  if (!strcmp(name, "block")) return read_int(name, value, block);
  if (!strcmp(name, "panel")) return read_int(name, value, &c->layout.backend.panel);
  if (!strcmp(name, "lower")) return read_int(name, value, &c->lower_case);
  if (!strcmp(name, "workspace")) return read_int(name, value, &c->workspace);
  if (!strcmp(name, "grid")) return read_grid(name, value, &c->layout.nprow, &c->layout.npcol);
  if (!strcmp(name, "from")) return read_grid(name, value, &c->call.from.nprow, &c->call.from.npcol);
  if (!strcmp(name, "to")) return read_grid(name, value, &c->call.to.nprow, &c->call.to.npcol);
  if (!strcmp(name, "data")) return read_data(value, &c->layout.data);
  if (!strcmp(name, "order")) return read_letter(name, value, &c->order);
  if (!strcmp(name, "rowtop")) return read_topology(name, value, &c->layout.backend.row_broadcast);
  if (!strcmp(name, "coltop")) return read_topology(name, value, &c->layout.backend.column_broadcast);
  if (!strcmp(name, "rowcombine")) return read_topology(name, value, &c->layout.backend.row_combine);
  if (!strcmp(name, "colcombine")) return read_topology(name, value, &c->layout.backend.column_combine);
  return read_argument_word(c, name, value);
}

static void set_if_open(int *value, int otherwise) {
  if (*value == OPEN) *value = otherwise;
}

static void fill_operand(oracle_case *c, hscal_operand_name name, int block) {
  hscal_operand *x = &c->call.operand[name];
  int rows, columns;
  set_if_open(&x->i, 0), set_if_open(&x->j, 0);
  set_if_open(&x->inc, hscal__call_is_vector(&c->call, name));
  hscal__call_shape(&c->call, name, &rows, &columns);
  set_if_open(&x->desc.m, hscal__max(1, x->i + rows)), set_if_open(&x->desc.n, hscal__max(1, x->j + columns));
  set_if_open(&x->desc.mb, block), set_if_open(&x->desc.nb, block);
  set_if_open(&x->desc.imb, x->desc.mb), set_if_open(&x->desc.inb, x->desc.nb);
  set_if_open(&x->desc.rsrc, 0), set_if_open(&x->desc.csrc, 0);
}

/* Operands open, so that what is not given can be told. */
static oracle_case open_case(const hscal_routine *routine) {
  oracle_case c = {.call = hscal__call_make(routine, 100, 100, 100, 1, 1),
                   .layout = {.nprow = 2, .npcol = 2, .backend = hscal__reference_backend},
                   .order = 'R'};
  for (int o = 0; o < HSCAL_OPERANDS; o++)
    for (int i = 0; i < OPERAND_WORDS; i++) *field(&c.call.operand[o], &operand_words[i]) = OPEN;
  return c;
}

int oracle_case_parse(int nwords, char *const *words, oracle_case *c) {
  const hscal_routine *routine = nwords ? hscal__routine_find(words[0]) : NULL;
  if (!routine) return hscal__fail(HSCAL_ERROR_UNKNOWN, "unknown routine \"%s\"", nwords ? words[0] : "");
  int block = 64;
  *c = open_case(routine);
  for (int i = 1; i < nwords; i++) {
    char name[16] = "";
    const char *equals = strchr(words[i], '=');
    size_t length = equals ? (size_t)(equals - words[i]) : sizeof name;
    if (length >= sizeof name) return hscal__fail(HSCAL_ERROR_UNKNOWN, "\"%s\" is not key=value", words[i]);
    memcpy(name, words[i], length);
    HSCAL_TRY(read_word(c, &block, name, equals + 1));
  }
  for (int o = 0; o < HSCAL_OPERANDS; o++)
    if (hscal__call_has(&c->call, (hscal_operand_name)o)) fill_operand(c, (hscal_operand_name)o, block);
  return oracle_case_check(c);
}

static int is_topology(char letter, const char *known) { return letter && strchr(known, letter); }

static int check_topologies(const hscal_backend *backend) {
  if (!is_topology(backend->row_broadcast, " ids") || !is_topology(backend->column_broadcast, " ids"))
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "rowtop and coltop must be i, d or s");
  if (!is_topology(backend->row_combine, " ids1") || !is_topology(backend->column_combine, " ids1"))
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "rowcombine and colcombine must be i, d, s or 1");
  return 0;
}

int oracle_case_crashes(const oracle_case *c) {
  if (c->call.routine->type != HSCAL_TYPE_I || c->call.n == 0) return 0;
  hscal_vector x = hscal__deal_vector(&c->call, HSCAL_X, &c->layout),
               y = hscal__deal_vector(&c->call, HSCAL_Y, &c->layout);
  return hscal__distributed(&x.dealing) && !hscal__distributed(&y.dealing);
}

int oracle_case_check(const oracle_case *c) {
  HSCAL_TRY(check_topologies(&c->layout.backend));
  if (c->order != 'R' && c->order != 'C') return hscal__fail(HSCAL_ERROR_UNKNOWN, "order must be R or C");
  if (c->layout.backend.panel < 1) return hscal__fail(HSCAL_ERROR_UNKNOWN, "panel must be at least 1");
  if (c->layout.nprow < 1 || c->layout.npcol < 1 || c->layout.nprow > VIRTUAL_WORLD_SIZE / c->layout.npcol)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "the grid must have 1 to %d processes", VIRTUAL_WORLD_SIZE);
  if (hscal__call_is_open(&c->call)) return hscal__fail(HSCAL_ERROR_UNKNOWN, "block sizes must be at least 1");
  HSCAL_TRY(hscal__call_check(&c->call, c->layout.nprow, c->layout.npcol));
  if (oracle_case_crashes(c))
    return hscal__fail(HSCAL_ERROR_UNKNOWN,
                       "the library itself crashes when %s copies a vector that is cut to one that is not",
                       c->call.routine->name);
  if (!workspace_suffices(&c->call, &c->layout))
    return hscal__fail(HSCAL_ERROR_UNKNOWN,
                       "the library itself does nothing: %s asks for too little workspace for blocks of %d",
                       c->call.routine->name, c->call.operand[HSCAL_A].desc.nb);
  return 0;
}
