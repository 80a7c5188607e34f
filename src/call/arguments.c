#include "call/arguments.h"
#include "call/event_source.h"
#include "call/sequence.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the lists as data ------------------------------------------------------------------------------------- */

#define OPERAND_a              HSCAL_A
#define OPERAND_b              HSCAL_B
#define OPERAND_c              HSCAL_C
#define OPERAND_x              HSCAL_X
#define OPERAND_y              HSCAL_Y
#define OPERAND_z              HSCAL_C
#define OPERAND_u              HSCAL_B
#define OPERAND_vt             HSCAL_C
#define WHERE_letter(name)     .where = offsetof(hscal_call, name)
#define WHERE_size(name)       .where = offsetof(hscal_call, name)
#define WHERE_scalar(name)     .where = offsetof(hscal_call, name)
#define WHERE_integer(name)    .where = offsetof(hscal_call, name)
#define WHERE_real(name)       .where = offsetof(hscal_call, name)
#define WHERE_matrix(name)     .operand = OPERAND_##name
#define WHERE_vector(name)     .operand = OPERAND_##name
#define WHERE_output(name)     .where = 0
#define ARGUMENT(k, n, unused) {.kind = HSCAL_ARGUMENT_##k, .name = #n, WHERE_##k(n)},
#define LIST(pack, ...)        [HSCAL_PACK_##pack] = {HSCAL_LIST_##pack(ARGUMENT, )},
static const hscal_argument lists[HSCAL_PACK_COUNT][HSCAL_MOST_ARGUMENTS + 1] = {HSCAL_PACKS(LIST)};

/* The letter of each operand that a list has: of its name, which begins with it. */
#define LETTER_a  'a'
#define LETTER_b  'b'
#define LETTER_c  'c'
#define LETTER_x  'x'
#define LETTER_y  'y'
#define LETTER_z  'z'
#define LETTER_u  'u'
#define LETTER_vt 'v'
#define IN_PLACE_letter(name)
#define IN_PLACE_size(name)
#define IN_PLACE_scalar(name)
#define IN_PLACE_integer(name)
#define IN_PLACE_real(name)
#define IN_PLACE_output(name)
#define IN_PLACE_matrix(name)  [OPERAND_##name] = LETTER_##name,
#define IN_PLACE_vector(name)  [OPERAND_##name] = LETTER_##name,
#define IN_PLACE(k, n, unused) IN_PLACE_##k(n)
#define LETTERS(pack, ...)     [HSCAL_PACK_##pack] = {HSCAL_LIST_##pack(IN_PLACE, )},
static const char operand_letters[HSCAL_PACK_COUNT][HSCAL_OPERANDS] = {HSCAL_PACKS(LETTERS)};

char hscal__operand_letter(const hscal_routine *routine, hscal_operand_name which) {
  return operand_letters[routine->pack][which];
}

const hscal_argument *hscal__arguments_of(const hscal_routine *routine) { return lists[routine->pack]; }

int hscal__argument_places(const hscal_argument *argument) {
  return argument->kind == HSCAL_ARGUMENT_matrix ? 4 : argument->kind == HSCAL_ARGUMENT_vector ? 5 : 1;
}

int hscal__argument_parameters(const hscal_argument *argument) {
  if (argument->kind == HSCAL_ARGUMENT_output) return 0;
  int places = hscal__argument_places(argument);
  return places > 1 ? places - 1 : 1; /* an operand without its array */
}

char hscal__argument_dimension(const hscal_argument *argument) {
  return argument->where == offsetof(hscal_call, m) ? 'm' : argument->where == offsetof(hscal_call, n) ? 'n' : 'k';
}

int hscal__ictxt_position(const hscal_routine *routine) {
  int position = 1;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) position += hscal__argument_places(a);
  return position;
}

int hscal__has_argument(const hscal_routine *routine, const char *name) {
  const hscal_argument *a = hscal__arguments_of(routine);
  while (a->name && strcmp(a->name, name) != 0) a++;
  return a->name != NULL;
}

enum { REAL, COMPLEX, HERMITIAN, KINDS };

/* Where not all letters are legal: of jobz, and of trans by what the matrix is. */
typedef struct letters {
  const char *job, *trans[KINDS];
} letters;

/* clang-format off */
#define ALL     {NULL}
#define UPDATE  {.trans = {"NTC", "NT", "NC"}}
#define ADJOINT {.trans = {"NT", "NC", "NC"}}
#define JOB_V   {.job = "V"} /* vectors are always there */
/* clang-format on */

#define FEW(pack, letters, ...) [HSCAL_PACK_##pack] = letters,
static const letters few[HSCAL_PACK_COUNT] = {HSCAL_PACKS(FEW)};

const char *hscal__argument_letters(const hscal_routine *routine, const hscal_argument *argument) {
  const letters *legal = &few[routine->pack];
  int kind = !hscal__type_is_complex(routine->type) ? REAL : routine->flags & HSCAL_HERMITIAN ? HERMITIAN : COMPLEX;
  if (!strcmp(argument->name, "side")) return "LR";
  if (!strcmp(argument->name, "uplo")) return "UL";
  if (!strcmp(argument->name, "diag")) return "NU";
  if (!strcmp(argument->name, "range")) return "AVI";
  if (!strncmp(argument->name, "job", 3)) return legal->job ? legal->job : "VN"; /* jobz, jobu, jobvt */
  return legal->trans[kind] ? legal->trans[kind] : "NTC";
}

/* ---- in words ---------------------------------------------------------------------------------------------- */

/* 1 is the usual choice and the usual first index, N the usual last one: of eigenvalues, of rows. */
static int is_usual(const hscal_argument *a, int value, int n) {
  int is_last = !strcmp(a->name, "iu") || !strcmp(a->name, "ihi");
  return value == (is_last ? n : 1);
}

/* With as many digits as it takes to read the same number. */
static void real_text(const hscal_call *call, const char *name, double value, char *text, size_t size) {
  enum { FEWEST = 6, MOST = 17 };
  int is_single = hscal__type_is_single(call->routine->type);
  for (int digits = FEWEST; digits <= MOST; digits++) {
    char number[32];
    snprintf(number, sizeof number, "%.*g", digits, value);
    snprintf(text, size, "%s=%s", name, number);
    if (is_single ? strtof(number, NULL) == (float)value : strtod(number, NULL) == value) return;
  }
}

/* "uplo=l"; "" if that needs no saying. */
static void argument_text(const hscal_call *call, const hscal_argument *a, char *text, size_t size) {
  const void *value = (const char *)call + a->where;
  text[0] = 0;
  if (a->kind == HSCAL_ARGUMENT_size)
    snprintf(text, size, "%s=%d", a->name, *(const int *)value);
  else if (a->kind == HSCAL_ARGUMENT_integer && !is_usual(a, *(const int *)value, call->n))
    snprintf(text, size, "%s=%d", a->name, *(const int *)value);
  else if (a->kind == HSCAL_ARGUMENT_real && *(const double *)value != 0)
    real_text(call, a->name, *(const double *)value, text, size);
  else if (a->kind == HSCAL_ARGUMENT_letter && *(const char *)value != hscal__argument_letters(call->routine, a)[0])
    snprintf(text, size, "%s=%c", a->name, tolower((unsigned char)*(const char *)value));
}

static void append_word(const char *word, char *text, size_t size) {
  size_t used = strlen(text);
  if (*word) snprintf(text + used, size - used, "%s%s", used ? " " : "", word);
}

/* "pdpotrf uplo=l n=8000 (12 times), ..." */
static void sequence_text(const hscal_sequence *sequence, char *text, size_t size) {
  enum { ROUTINE = 16, WORDS = 112 };
  char words[WORDS], one[ROUTINE + WORDS + 32];
  for (int i = 0; i < sequence->ncalls; i++) {
    const hscal_call *call = &sequence->call[i];
    hscal__arguments_text(call, words, sizeof words);
    snprintf(one, sizeof one, "%s %s (%.0f)%s", call->routine->name, words, sequence->count[i],
             i + 1 < sequence->ncalls ? "," : "");
    if (strlen(text) + strlen(one) + sizeof " ..." > size) {
      append_word("...", text, size);
      return;
    }
    append_word(one, text, size);
  }
}

int hscal__argument_is_wanted(const hscal_argument *argument, char jobz, char jobvt) {
  if (!strcmp(argument->name, "z") || !strcmp(argument->name, "u")) return jobz != 'N';
  return strcmp(argument->name, "vt") != 0 || jobvt != 'N';
}

void hscal__arguments_text(const hscal_call *call, char *text, size_t size) {
  char word[48];
  text[0] = 0;
  if (call->sequence) {
    sequence_text(call->sequence, text, size);
    return;
  }
  if (call->source && call->source->arguments) {
    call->source->arguments(call, text, size);
    return;
  }
  for (int which = 0; which < HSCAL_OPERANDS && call->source; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__operand_letter(call->routine, (hscal_operand_name)which)) continue;
    snprintf(word, sizeof word, "%c=%dx%d", toupper(hscal__operand_letter(call->routine, (hscal_operand_name)which)),
             desc->m, desc->n);
    append_word(word, text, size);
  }
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name && !call->source; a++) {
    argument_text(call, a, word, sizeof word);
    append_word(word, text, size);
  }
}
