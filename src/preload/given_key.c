#include "preload/given_key.h"
#include "base/minmax.h"
#include "call/arguments.h"
#include "call/check.h"
#include "preload/contexts.h"

#include <ctype.h>
#include <string.h>

/* Entries of descriptors. Type 2 has the sizes of first blocks, which type 1 has not. Source: PBLAS/SRC/pblas.h. */
enum { DTYPE_, CTXT_, M_, N_, MB_, NB_, RSRC_, CSRC_ };
enum { IMB_2 = 4, INB_2, MB_2, NB_2, RSRC_2, CSRC_2 };

/* ---- what is asked before anything is read ------------------------------------------------------------------- */

int hscal__given_is_query(const hscal_routine *routine, void *const *argument) {
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    int is_length = a->kind == HSCAL_ARGUMENT_output && a->name[0] == 'l'; /* lwork, lrwork, liwork */
    if (is_length && *argument && *(const int *)*argument == -1) return 1;
    argument += hscal__argument_places(a);
  }
  return 0;
}

/* The descriptor of the first operand, null if it is missing. */
static const int *first_descriptor(const hscal_routine *routine, void *const *argument) {
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (hscal__argument_is_operand(a)) return argument[3];
    argument += hscal__argument_places(a);
  }
  return NULL;
}

/* With 64 bits every other entry is the upper half of one, and 0: also that which would be NB, which cannot be. */
int hscal__given_is_wide(const hscal_routine *routine, void *const *argument) {
  const int *desc = first_descriptor(routine, argument);
  return desc && desc[DTYPE_] == 1 && desc[CTXT_] == 0 && desc[N_] == 0 && desc[NB_] == 0;
}

int hscal__given_context(const hscal_routine *routine, void *const *argument) {
  const int *desc = first_descriptor(routine, argument);
  return desc ? desc[CTXT_] : -1;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* The call's field, or a key's next word. */
typedef struct reader {
  const hscal_routine *routine;
  hscal_call *call;       /* null: only the key is made */
  int *context, *is_read; /* of each operand of the call */
  hscal_given_key *key;   /* null: only the call is made */
  char range;             /* which eigenvalues: 0 if the routine does not ask */
} reader;

static void add(reader *r, int64_t word) {
  if (r->key && r->key->length < HSCAL_KEY_WORDS) r->key->word[r->key->length++] = word;
}

static int64_t bits_of(double value) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static void *field_of(const reader *r, const hscal_argument *a) { return (char *)r->call + a->where; }

static void read_letter(reader *r, const hscal_argument *a, const void *given) {
  char letter = (char)toupper(*(const unsigned char *)given);
  if (a->name[0] == 'r') r->range = letter;
  add(r, letter);
  if (r->call) *(char *)field_of(r, a) = letter;
}

static int is_name(const hscal_argument *a, const char *first, const char *second) {
  return !strcmp(a->name, first) || !strcmp(a->name, second);
}

static void read_integer(reader *r, const hscal_argument *a, const void *given) {
  int is_idle = a->kind == HSCAL_ARGUMENT_integer && r->range != 'I' && is_name(a, "il", "iu"); /* may be anything */
  int value = is_idle ? 0 : *(const int *)given;
  add(r, value);
  if (r->call) *(int *)field_of(r, a) = is_idle ? (!strcmp(a->name, "il") ? 1 : r->call->n) : value;
}

static double number(const hscal_routine *routine, const void *given, int part) {
  return hscal__type_is_single(routine->type) ? (double)((const float *)given)[part] : ((const double *)given)[part];
}

static void read_real(reader *r, const hscal_argument *a, const void *given) {
  int is_idle = is_name(a, "vl", "vu") && r->range != 'V';
  double value = is_idle ? 0 : number(r->routine, given, 0);
  add(r, bits_of(value));
  if (r->call) *(double *)field_of(r, a) = value;
}

/* The library looks whether a scalar is 0 or 1, not at other values: those are alike. */
static void read_scalar(reader *r, const hscal_argument *a, const void *given) {
  int real = !strcmp(a->name, "alpha") ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA;
  int parts = hscal__type_is_complex(r->routine->type) && !(r->routine->flags & real) ? 2 : 1;
  hscal_scalar value = {number(r->routine, given, 0), parts > 1 ? number(r->routine, given, 1) : 0};
  add(r, value.im != 0 ? 2 : value.re == 0 ? 0 : value.re == 1 ? 1 : 2);
  if (r->call) *(hscal_scalar *)field_of(r, a) = value;
}

/* As a descriptor of type 1. */
static int read_descriptor(const int *desc, hscal_desc *read) {
  int of_type_2 = desc[DTYPE_] == 2;
  if (desc[DTYPE_] != 1 && !of_type_2) return 0;
  *read = (hscal_desc){.m = desc[M_],
                       .n = desc[N_],
                       .mb = desc[of_type_2 ? MB_2 : MB_],
                       .nb = desc[of_type_2 ? NB_2 : NB_],
                       .rsrc = desc[of_type_2 ? RSRC_2 : RSRC_],
                       .csrc = desc[of_type_2 ? CSRC_2 : CSRC_]};
  read->imb = of_type_2 ? desc[IMB_2] : read->mb;
  read->inb = of_type_2 ? desc[INB_2] : read->nb;
  return read->imb == read->mb && read->inb == read->nb;
}

/* Vectors of level 1 of PBLAS. Programs go through columns with them: CP2K copies a matrix by as many calls as it has columns. A kind for each would
 * fill the tally before the calls that take time are made, so where such vectors begin is no part of the key. */
static int is_of_vectors(const hscal_routine *routine) { return hscal__routine_level(routine) == 1; }

/* argument: array, i, j, descriptor, and of a vector the increment. */
static hscal_left_alone read_operand(reader *r, const hscal_argument *a, void *const *argument) {
  int is_vector = a->kind == HSCAL_ARGUMENT_vector;
  if (!argument[1] || !argument[2] || !argument[3] || (is_vector && !argument[4])) return HSCAL_LEFT_NULL;
  const int *desc = argument[3];
  int context = hscal__context_index(desc[CTXT_]);
  hscal_operand operand = {.inc = is_vector ? *(const int *)argument[4] : 0};
  if (context == HSCAL_CONTEXT_UNKNOWN) return HSCAL_LEFT_CONTEXT;
  if (context != HSCAL_CONTEXT_LEFT_OUT) { /* who is left out may have anything in the rest of it */
    if (!read_descriptor(desc, &operand.desc)) return HSCAL_LEFT_DESCRIPTOR;
    operand.i = *(const int *)argument[1] - 1;
    operand.j = *(const int *)argument[2] - 1;
  }
  const hscal_desc *d = &operand.desc;
  int i = operand.i, j = operand.j;
  if (is_of_vectors(r->routine)) i = j = 0;
  const int words[] = {context, d->m, d->n, d->mb, d->nb, d->rsrc, d->csrc, i, j, operand.inc};
  for (size_t at = 0; at < sizeof words / sizeof *words; at++) add(r, words[at]);
  if (r->call) r->call->operand[a->operand] = operand;
  if (r->context) {
    r->context[a->operand] = context;
    r->is_read[a->operand] = 1;
  }
  return HSCAL_KEPT;
}

static hscal_left_alone read_argument(reader *r, const hscal_argument *a, void *const *argument) {
  if (a->kind == HSCAL_ARGUMENT_output) return HSCAL_KEPT;
  if (hscal__argument_is_operand(a)) return read_operand(r, a, argument);
  if (!*argument) return HSCAL_LEFT_NULL;
  if (a->kind == HSCAL_ARGUMENT_letter)
    read_letter(r, a, *argument);
  else if (a->kind == HSCAL_ARGUMENT_real)
    read_real(r, a, *argument);
  else if (a->kind == HSCAL_ARGUMENT_scalar)
    read_scalar(r, a, *argument);
  else
    read_integer(r, a, *argument);
  return HSCAL_KEPT;
}

static hscal_left_alone read_all(reader *r, void *const *argument) {
  char jobz = 0, jobvt = 0;
  for (const hscal_argument *a = hscal__arguments_of(r->routine); a->name; a++) {
    hscal_left_alone left = HSCAL_KEPT;
    /* Names are compared where it matters only: this is done for each call. */
    int may_be_idle = hscal__argument_is_operand(a) && (jobz || jobvt);
    if (!may_be_idle || hscal__argument_is_wanted(a, jobz, jobvt)) left = read_argument(r, a, argument);
    if (left != HSCAL_KEPT) return left;
    if (a->kind == HSCAL_ARGUMENT_letter && a->name[0] == 'j') {
      char *job = !strcmp(a->name, "jobvt") ? &jobvt : &jobz;
      *job = (char)toupper(*(const unsigned char *)*argument);
    }
    argument += hscal__argument_places(a);
  }
  return HSCAL_KEPT;
}

hscal_left_alone hscal__given_key(const hscal_routine *routine, void *const *argument, hscal_given_key *key) {
  reader r = {.routine = routine, .key = key};
  key->length = 0;
  add(&r, routine - hscal__routines);
  return read_all(&r, argument);
}

/* Operands of which nothing is known here, or that are not wanted, are as large as the call needs. */
static void fill_others(hscal_call *call, const int context[HSCAL_OPERANDS]) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_operand *operand = &call->operand[which];
    int rows, columns, blocks = hscal__max(1, context[HSCAL_A] < 0 ? 1 : call->operand[HSCAL_A].desc.nb);
    if (context[which] >= 0 || !hscal__call_has(call, (hscal_operand_name)which)) continue;
    hscal__call_shape(call, (hscal_operand_name)which, &rows, &columns);
    operand->desc = (hscal_desc){rows, columns, blocks, blocks, blocks, blocks, 0, 0};
  }
}

/* Blocks of 0 are open to hscal, illegal to the library. */
static int has_blocks(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && (desc->mb < 1 || desc->nb < 1)) return 0;
  }
  return 1;
}

static int is_redistribution(const hscal_routine *routine) {
  return routine->pack == HSCAL_PACK_GEMR2D || routine->pack == HSCAL_PACK_TRMR2D;
}

/* Redistributions may have operands in different contexts, and processes that have no part of one. The operands of all others lie in the same
 * one. */
static int contexts_are_legal(const hscal_call *call, const int context[HSCAL_OPERANDS],
                              const int is_read[HSCAL_OPERANDS]) {
  int common = HSCAL_CONTEXT_LEFT_OUT;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    if (!is_read[which]) continue;
    if (common == HSCAL_CONTEXT_LEFT_OUT) common = context[which];
    if (context[which] == HSCAL_CONTEXT_LEFT_OUT || context[which] != common) return is_redistribution(call->routine);
  }
  return 1;
}

/* By what the library checks, the grid included. */
static int is_legal(hscal_call *call, const int context[HSCAL_OPERANDS]) {
  int nprow[HSCAL_OPERANDS] = {0}, npcol[HSCAL_OPERANDS] = {0}, first = 0;
  for (int which = HSCAL_OPERANDS - 1; which >= 0; which--) {
    if (context[which] < 0) continue;
    hscal__context_shape(context[which], &nprow[which], &npcol[which]);
    first = which;
  }
  if (!is_redistribution(call->routine)) return !hscal__call_check(call, nprow[first], npcol[first]);
  call->from = (hscal_grid){.nprow = nprow[HSCAL_A], .npcol = npcol[HSCAL_A]};
  call->to = (hscal_grid){.nprow = nprow[HSCAL_B], .npcol = npcol[HSCAL_B]};
  return !hscal__call_check(call, 0, 0);
}

hscal_left_alone hscal__given_call(const hscal_routine *routine, void *const *argument, hscal_call *call,
                                   int context[HSCAL_OPERANDS]) {
  int is_read[HSCAL_OPERANDS] = {0};
  reader r = {.routine = routine, .call = call, .context = context, .is_read = is_read};
  *call = (hscal_call){.routine = routine};
  for (int which = 0; which < HSCAL_OPERANDS; which++) context[which] = HSCAL_CONTEXT_LEFT_OUT;
  hscal_left_alone left = read_all(&r, argument);
  if (left != HSCAL_KEPT) return left;
  if (!contexts_are_legal(call, context, is_read)) return HSCAL_LEFT_ILLEGAL;
  fill_others(call, context);
  return has_blocks(call) && is_legal(call, context) ? HSCAL_KEPT : HSCAL_LEFT_ILLEGAL;
}
