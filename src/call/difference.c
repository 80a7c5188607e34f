#include "call/difference.h"
#include "call/arguments.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 24 };

static void upper(const char *name, char text[NAME_SIZE]) {
  size_t i = 0;
  for (; name[i] && i < NAME_SIZE - 1; i++) text[i] = (char)toupper((unsigned char)name[i]);
  text[i] = 0;
}

static void tell_whole(const char *name, int value, char text[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  snprintf(text, HSCAL_DIFFERENCE_TEXT_SIZE, "%s = %d", name, value);
}

static void tell_real(const char *name, double value, char text[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  snprintf(text, HSCAL_DIFFERENCE_TEXT_SIZE, "%s = %.17g", name, value);
}

static void tell_letter(const char *name, char value, char text[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  snprintf(text, HSCAL_DIFFERENCE_TEXT_SIZE, "%s = '%c'", name, value);
}

static void tell_scalar(const char *name, hscal_scalar value, char text[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  if (value.im == 0)
    tell_real(name, value.re, text);
  else
    snprintf(text, HSCAL_DIFFERENCE_TEXT_SIZE, "%s = (%.9g, %.9g)", name, value.re, value.im);
}

/* The numbers of an operand, by the names of ScaLAPACK; %s is the letter of the operand. */
static const struct {
  const char *name;
  size_t where;
  int is_index; /* counted from 0 here, from 1 by programs */
} numbers[] = {{"I%s", offsetof(hscal_operand, i), 1},
               {"J%s", offsetof(hscal_operand, j), 1},
               {"M_ of DESC%s", offsetof(hscal_operand, desc.m), 0},
               {"N_ of DESC%s", offsetof(hscal_operand, desc.n), 0},
               {"MB_ of DESC%s", offsetof(hscal_operand, desc.mb), 0},
               {"NB_ of DESC%s", offsetof(hscal_operand, desc.nb), 0},
               {"IMB_ of DESC%s", offsetof(hscal_operand, desc.imb), 0},
               {"INB_ of DESC%s", offsetof(hscal_operand, desc.inb), 0},
               {"RSRC_ of DESC%s", offsetof(hscal_operand, desc.rsrc), 0},
               {"CSRC_ of DESC%s", offsetof(hscal_operand, desc.csrc), 0},
               {"INC%s", offsetof(hscal_operand, inc), 0}};
enum { NUMBERS = (int)(sizeof numbers / sizeof *numbers) };

static int number_of(const hscal_operand *operand, int which) {
  int value;
  memcpy(&value, (const char *)operand + numbers[which].where, sizeof value);
  return value + numbers[which].is_index;
}

static int operands_differ(const char *letter, const hscal_operand *one, const hscal_operand *other,
                           char in_one[HSCAL_DIFFERENCE_TEXT_SIZE], char in_other[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  for (int i = 0; i < NUMBERS; i++) {
    char name[NAME_SIZE];
    if (number_of(one, i) == number_of(other, i)) continue;
    snprintf(name, sizeof name, numbers[i].name, letter);
    tell_whole(name, number_of(one, i), in_one);
    tell_whole(name, number_of(other, i), in_other);
    return 1;
  }
  return 0;
}

/* Tells both values of a field of the given type if they differ. */
#define TELL(type, tell)                                                                                               \
  do {                                                                                                                 \
    type mine, theirs;                                                                                                 \
    memcpy(&mine, (const char *)one + a->where, sizeof mine);                                                          \
    memcpy(&theirs, (const char *)other + a->where, sizeof theirs);                                                    \
    if (!memcmp(&mine, &theirs, sizeof mine)) return 0;                                                                \
    tell(name, mine, in_one);                                                                                          \
    tell(name, theirs, in_other);                                                                                      \
    return 1;                                                                                                          \
  } while (0)

static int arguments_differ(const hscal_argument *a, const hscal_call *one, const hscal_call *other,
                            char in_one[HSCAL_DIFFERENCE_TEXT_SIZE], char in_other[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  char name[NAME_SIZE];
  upper(a->name, name);
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    TELL(char, tell_letter);
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    TELL(int, tell_whole);
  case HSCAL_ARGUMENT_real:
    TELL(double, tell_real);
  case HSCAL_ARGUMENT_scalar:
    TELL(hscal_scalar, tell_scalar);
  case HSCAL_ARGUMENT_matrix:
  case HSCAL_ARGUMENT_vector:
    return operands_differ(name, &one->operand[a->operand], &other->operand[a->operand], in_one, in_other);
  case HSCAL_ARGUMENT_output:
    break;
  }
  return 0;
}

static int grids_differ(const char *name, const hscal_grid *one, const hscal_grid *other,
                        char in_one[HSCAL_DIFFERENCE_TEXT_SIZE], char in_other[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  if (one->nprow == other->nprow && one->npcol == other->npcol) return 0;
  snprintf(in_one, HSCAL_DIFFERENCE_TEXT_SIZE, "%s of %d x %d", name, one->nprow, one->npcol);
  snprintf(in_other, HSCAL_DIFFERENCE_TEXT_SIZE, "%s of %d x %d", name, other->nprow, other->npcol);
  return 1;
}

void hscal__call_difference(const hscal_call *one, const hscal_call *other, char in_one[HSCAL_DIFFERENCE_TEXT_SIZE],
                            char in_other[HSCAL_DIFFERENCE_TEXT_SIZE]) {
  in_one[0] = in_other[0] = 0;
  if (one->routine != other->routine) {
    snprintf(in_one, HSCAL_DIFFERENCE_TEXT_SIZE, "a call of %s", one->routine->name);
    snprintf(in_other, HSCAL_DIFFERENCE_TEXT_SIZE, "one of %s", other->routine->name);
    return;
  }
  for (const hscal_argument *a = hscal__arguments_of(one->routine); a->name; a++)
    if (arguments_differ(a, one, other, in_one, in_other)) return;
  if (grids_differ("a grid of A", &one->from, &other->from, in_one, in_other)) return;
  grids_differ("a grid of B", &one->to, &other->to, in_one, in_other);
}

int hscal__call_is_plain(const hscal_call *call) {
  char own[HSCAL_DIFFERENCE_TEXT_SIZE], others[HSCAL_DIFFERENCE_TEXT_SIZE];
  hscal_call plain = *call;
  hscal__call_lay(&plain, 0, 0);
  hscal__call_difference(call, &plain, own, others);
  return !*own && call->ilo <= 1 && call->il <= 1 && (call->ihi == 0 || call->ihi == call->n) &&
         (call->iu <= 1 || call->iu == call->n);
}
