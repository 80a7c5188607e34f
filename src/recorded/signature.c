#include "recorded/signature.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/argv.h"
#include "recorded/banded.h"
#include "recorded/listed.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct signature_part {
  hscal_part_kind kind;
  char letter;
  int integer; /* of a matrix: which operand */
  hscal_scalar real;
  float single[2]; /* `real` as the routine takes it */
  double twice[2];
  int i, j, inc; /* of a matrix: where the submatrix begins, from 1; inc of a vector, else 0 */
  hscal_recorded_form form;
  int shares; /* one-dimensional: the next one's index and descriptor */
} signature_part;

struct hscal_signature {
  char name[HSCAL_RECORDED_NAME];
  int parts, operands;
  signature_part part[HSCAL_MOST_PLACES];
  hscal_desc operand[HSCAL_RECORDED_OPERANDS];
  hscal_recorded_form form[HSCAL_RECORDED_OPERANDS];
  int is_heavy[HSCAL_RECORDED_OPERANDS];
  double *output[HSCAL_MOST_PLACES]; /* what outputs point to */
  size_t entries;                    /* of each */
};

/* ---- reading -------------------------------------------------------------------------------------------------- */

typedef struct signature_reader {
  hscal_signature *signature;
  hscal_signature_lookup *lookup;
  void *self;
  hscal_listed listed;
  hscal_banded banded;
} signature_reader;

static int not_understood(const char *word, const char *why) {
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.60s\" in the call to be recorded: %s", word, why);
}

static int read_integer(const signature_reader *r, const char *text, size_t length, int *value) {
  char name[32], *end;
  if (length == 0 || length >= sizeof name) return 0;
  memcpy(name, text, length);
  name[length] = 0;
  if (r->lookup && r->lookup(r->self, name, value)) return 1;
  long number = strtol(name, &end, 10);
  *value = (int)number;
  return *end == 0 && number > -1000000000 && number < 2000000000;
}

/* Sums of products of names and numbers: "2*bwl+2*bwu+1". 0: it is none, or not a number >= 1. */
static int read_size(const signature_reader *r, const char *text, size_t length, int *size) {
  const char *end = text + length;
  int64_t sum = 0, product = 1;
  while (text < end) {
    size_t word = 0;
    int value;
    while (text + word < end && !strchr("+*", text[word])) word++;
    if (!read_integer(r, text, word, &value) || value < 0) return 0;
    product *= value;
    text += word;
    int goes_on = text < end && *text == '*';
    if (product > INT32_MAX || (text < end && text + 1 == end)) return 0;
    if (!goes_on) sum += product, product = 1;
    text++;
  }
  *size = (int)sum;
  return sum >= 1 && sum <= INT32_MAX;
}

/* One of both sizes of a matrix; in brackets it is dealt. */
static int read_extent(const signature_reader *r, const char *text, size_t length, int *size, int *is_dealt) {
  *is_dealt = length > 2 && text[0] == '[' && text[length - 1] == ']';
  return *is_dealt ? read_size(r, text + 1, length - 2, size) : read_size(r, text, length, size);
}

/* Adds the operands of names before the colon, as many as commas tell; all but the last as parts. Of three diagonals of a matrix the second, of two
 * the first is the main one. */
static int add_operands(signature_reader *r, const char *word, const char *colon, const signature_part *like,
                        const hscal_desc *desc) {
  hscal_signature *s = r->signature;
  int names = 1;
  for (const char *c = word; c < colon; c++) names += *c == ',';
  if (names > 1 && like->form == HSCAL_RECORDED_MATRIX)
    return not_understood(word, "only one-dimensional operands share a descriptor");
  if (s->operands + names > HSCAL_RECORDED_OPERANDS) return not_understood(word, "too many distributed matrices");
  for (int i = 0; i < names; i++) {
    s->operand[s->operands] = *desc;
    s->form[s->operands] = like->form;
    s->is_heavy[s->operands] = names > 1 && i == (names - 1) / 2;
    if (i == names - 1) return 0;
    if (s->parts == HSCAL_MOST_PLACES) return not_understood(word, "too many arguments");
    s->part[s->parts] = *like;
    s->part[s->parts].shares = 1;
    s->part[s->parts++].integer = s->operands++;
  }
  return 0;
}

/* NAME:rows,columns; one-dimensional NAME:rows,[columns], NAME:[rows],columns and NAME,NAME,..:[entries] */
static int read_matrix(signature_reader *r, const char *word, const char *colon, signature_part *p) {
  hscal_signature *s = r->signature;
  const char *comma = strchr(colon, ','), *first = colon + 1, *second = comma ? comma + 1 : first;
  int m = 1, n, rows_are_dealt = 0, columns_are_dealt;
  int is_read = (!comma || read_extent(r, first, (size_t)(comma - first), &m, &rows_are_dealt)) &&
                read_extent(r, second, strlen(second), &n, &columns_are_dealt) &&
                !(rows_are_dealt && columns_are_dealt) && (comma || columns_are_dealt);
  if (!is_read)
    return not_understood(word, "a matrix is written A:rows,columns, with names given as key=value or numbers >= 1");
  *p = (signature_part){.kind = HSCAL_PART_MATRIX, .i = 1, .j = 1};
  hscal_desc desc = {.m = m, .n = n};
  if (rows_are_dealt) p->form = HSCAL_RECORDED_ROWS, desc = (hscal_desc){.m = n, .n = m};
  if (columns_are_dealt) p->form = HSCAL_RECORDED_COLUMNS;
  if (p->form != HSCAL_RECORDED_MATRIX) desc.mb = desc.imb = desc.m;
  HSCAL_TRY(add_operands(r, word, colon, p, &desc));
  p->integer = s->operands++;
  return 0;
}

static int read_part(signature_reader *r, const char *word, signature_part *p) {
  const char *equals = strchr(word, '='), *value = equals ? equals + 1 : word, *colon = strchr(value, ':');
  char *end;
  if (colon) return read_matrix(r, value, colon, p);
  if (!strcmp(value, "*")) return p->kind = HSCAL_PART_WORK, 0;
  if (!strcmp(value, "#")) return p->kind = HSCAL_PART_LENGTH, 0;
  if (!strcmp(value, "?")) return p->kind = strncmp(word, "info=", 5) ? HSCAL_PART_RESULT : HSCAL_PART_INFO, 0;
  if (value[0] == '\'' && value[1] && value[2] == '\'' && !value[3])
    return p->kind = HSCAL_PART_LETTER, p->letter = value[1], 0;
  if (read_integer(r, value, strlen(value), &p->integer)) return p->kind = HSCAL_PART_INTEGER, 0;
  p->real.re = strtod(value, &end);
  if (*value && !*end && isdigit((unsigned char)value[strcspn(value, "0123456789")]))
    return p->kind = HSCAL_PART_REAL, 0;
  return not_understood(word, "it must be 'letter', a number, a name given as key=value, A:rows,columns, *, # or ?");
}

static int add_part(signature_reader *r, const char *word) {
  hscal_signature *s = r->signature;
  signature_part p = {.kind = HSCAL_PART_INTEGER};
  HSCAL_TRY(read_part(r, word, &p));
  HSCAL_TRY(hscal__banded_take(&r->banded, word, p.kind, p.form));
  HSCAL_TRY(hscal__listed_take(&r->listed, word, p.kind));
  if (s->parts == HSCAL_MOST_PLACES) return not_understood(word, "too many arguments");
  s->part[s->parts++] = p;
  return 0;
}

static int read_words(signature_reader *r, char *text) {
  char *rest = NULL, *word = strtok_r(text, " \t\n", &rest);
  if (!word || strlen(word) >= sizeof r->signature->name)
    return not_understood(word ? word : "", "name a routine first");
  strcpy(r->signature->name, word);
  r->listed = hscal__listed_begin(word);
  r->banded = hscal__banded_begin(word);
  while ((word = strtok_r(NULL, " \t\n", &rest))) HSCAL_TRY(add_part(r, word));
  if (r->signature->operands == 0)
    return not_understood(r->signature->name, "it has no distributed matrix (A:rows,columns)");
  HSCAL_TRY(hscal__banded_end(&r->banded));
  return hscal__listed_end(&r->listed);
}

int hscal__signature_read(const char *text, hscal_signature_lookup *lookup, void *self, hscal_signature **signature) {
  char *copy = malloc(strlen(text) + 1);
  signature_reader r = {.signature = calloc(1, sizeof **signature), .lookup = lookup, .self = self};
  *signature = NULL;
  int status = copy && r.signature ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a call to be recorded");
  if (!status) status = read_words(&r, strcpy(copy, text));
  free(copy);
  if (status)
    hscal__signature_free(r.signature);
  else
    *signature = r.signature;
  return status;
}

/* ---- of the table --------------------------------------------------------------------------------------------- */

static signature_part part_of(hscal_signature *s, const hscal_call *call, const hscal_argument *a) {
  const void *field = (const char *)call + a->where;
  const hscal_operand *x = &call->operand[a->operand];
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    return (signature_part){.kind = HSCAL_PART_LETTER, .letter = *(const char *)field};
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    return (signature_part){.kind = HSCAL_PART_INTEGER, .integer = *(const int *)field};
  case HSCAL_ARGUMENT_real:
    return (signature_part){.kind = HSCAL_PART_REAL, .real = {*(const double *)field, 0}};
  case HSCAL_ARGUMENT_scalar:
    return (signature_part){.kind = HSCAL_PART_REAL, .real = *(const hscal_scalar *)field};
  case HSCAL_ARGUMENT_output:
    return (signature_part){.kind = hscal__argument_is_length(a) ? HSCAL_PART_LENGTH
                                    : !strcmp(a->name, "info")   ? HSCAL_PART_INFO
                                                                 : HSCAL_PART_RESULT};
  default:
    s->operand[s->operands] = x->desc;
    return (signature_part){
        .kind = HSCAL_PART_MATRIX, .integer = s->operands++, .i = x->i + 1, .j = x->j + 1, .inc = x->inc};
  }
}

int hscal__signature_of_call(const hscal_call *call, hscal_signature **signature) {
  hscal_signature *s = calloc(1, sizeof *s);
  *signature = s;
  if (!s) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a call to be recorded");
  snprintf(s->name, sizeof s->name, "%s", call->routine->name);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    s->part[s->parts++] = part_of(s, call, a);
  return 0;
}

void hscal__signature_free(hscal_signature *s) {
  if (!s) return;
  for (int i = 0; i < s->parts; i++) free(s->output[i]);
  free(s);
}

/* ---- calling -------------------------------------------------------------------------------------------------- */

/* Of one-dimensional operands: the fill-in of a block, which is no larger than the block and some squares of the bandwidth. */
static size_t fill_in(const hscal_desc *operand, int nb) {
  enum { SQUARES = 8, VECTORS = 16 };
  return ((size_t)nb + SQUARES * (size_t)operand->m) * (size_t)operand->m + VECTORS * (size_t)nb;
}

/* More than any routine asks for: shares of all matrices, blocks of their rows and columns, vectors. */
static size_t entries_needed(const hscal_signature *s, const hscal_recorder *recorder, int context, int *const *desc) {
  void (*gridinfo)(const int *, int *, int *, int *, int *);
  int nprow = 1, npcol = 1, row, column;
  size_t entries = 8192;
  *(void **)&gridinfo = recorder->function("blacs_gridinfo_");
  if (gridinfo) gridinfo(&context, &nprow, &npcol, &row, &column);
  for (int o = 0; o < s->operands; o++) {
    const int *d = desc[o];
    if (s->form[o] != HSCAL_RECORDED_MATRIX) {
      entries += fill_in(&s->operand[o], d[3]);
      continue;
    }
    size_t rows = (size_t)d[2], columns = (size_t)d[3], block = (size_t)hscal__max(d[4], d[5]);
    size_t own = (size_t)d[8] * (columns / (size_t)hscal__max(npcol, 1) + block);
    entries += 2 * own + 2 * block * (rows + columns + 2 * block) + 24 * (rows > columns ? rows : columns);
  }
  return entries;
}

static int make_outputs(hscal_signature *s, const hscal_recorder *recorder, int context, int *const *desc) {
  const size_t most_of_info = 1 << 16;
  size_t entries = entries_needed(s, recorder, context, desc);
  if (entries <= s->entries) return 0;
  s->entries = entries;
  for (int i = 0; i < s->parts; i++) {
    if (s->part[i].kind != HSCAL_PART_WORK && s->part[i].kind != HSCAL_PART_RESULT &&
        s->part[i].kind != HSCAL_PART_INFO)
      continue;
    free(s->output[i]);
    /* INFO is one number, but a line in another order than the routine's may have it where vectors are written. */
    size_t needed = s->part[i].kind == HSCAL_PART_INFO && entries > most_of_info ? 2 * most_of_info : 2 * entries;
    s->output[i] = malloc(needed * sizeof *s->output[i]);
    if (!s->output[i])
      return s->entries = 0, hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu entries to work in", entries);
    /* Ones, were they integers: a pivot that is never told, because nothing is sent, is a row all the same. */
    for (size_t k = 0; k < 2 * needed; k++) ((int *)(void *)s->output[i])[k] = 1;
  }
  return 0;
}

/* Adds the pointers of a part at `out`; returns how many. */
static int point_to(hscal_signature *s, int i, int single, int *const *desc, void *const *array, void **out) {
  signature_part *p = &s->part[i];
  p->single[0] = (float)p->real.re, p->single[1] = (float)p->real.im;
  p->twice[0] = p->real.re, p->twice[1] = p->real.im;
  switch (p->kind) {
  case HSCAL_PART_LETTER:
    out[0] = &p->letter;
    return 1;
  case HSCAL_PART_REAL:
    out[0] = single ? (void *)p->single : (void *)p->twice;
    return 1;
  case HSCAL_PART_MATRIX:
    if (p->form != HSCAL_RECORDED_MATRIX) {
      out[0] = array[p->integer], out[1] = &p->i, out[2] = desc[p->integer];
      return p->shares ? 1 : 3;
    }
    out[0] = array[p->integer], out[1] = &p->i, out[2] = &p->j, out[3] = desc[p->integer], out[4] = &p->inc;
    return p->inc ? 5 : 4;
  case HSCAL_PART_LENGTH:
    p->integer = (int)(s->entries < INT32_MAX ? s->entries : INT32_MAX);
    out[0] = &p->integer;
    return 1;
  case HSCAL_PART_INTEGER:
    out[0] = &p->integer;
    return 1;
  default:
    out[0] = s->output[i];
    return 1;
  }
}

static int make_call(hscal_recording *recording, int context, int *const *desc, void *const *array, void *data) {
  hscal_signature *s = data;
  void *place[HSCAL_MOST_PLACES + 5] = {0};
  char symbol[HSCAL_RECORDED_NAME + 1];
  hscal_library_function *function;
  int places = 0, *info = NULL;
  HSCAL_TRY(make_outputs(s, recording->recorder, context, desc));
  for (int i = 0; i < s->parts; i++) {
    if (places >= HSCAL_MOST_PLACES)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "the call to be recorded has too many arguments");
    if (s->part[i].kind == HSCAL_PART_INFO) info = (int *)(void *)s->output[i];
    places += point_to(s, i, hscal__type_is_single(recording->routine.type), desc, array, place + places);
  }
  snprintf(symbol, sizeof symbol, "%s_", recording->name);
  *(void **)&function = recording->recorder->function(symbol);
  if (info) *info = 0;
  hscal__library_call(function, place);
  if (info && *info > 0 && s->form[0] != HSCAL_RECORDED_MATRIX) /* it stops there */
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%s finds the matrix singular: INFO = %d", s->name, *info);
  return info && *info < 0 ? *info : 0;
}

int hscal__signature_record(hscal_signature *s, int mb, int nb, hscal_recording **recording) {
  for (int o = 0; o < s->operands; o++) {
    if (s->operand[o].mb == 0) s->operand[o].mb = s->operand[o].imb = mb;
    if (s->operand[o].nb == 0) s->operand[o].nb = s->operand[o].inb = nb;
  }
  HSCAL_TRY(hscal__recording_new(s->name, s->operands, s->operand, make_call, s, recording));
  memcpy((*recording)->form, s->form, sizeof s->form);
  memcpy((*recording)->is_heavy, s->is_heavy, sizeof s->is_heavy);
  return 0;
}
