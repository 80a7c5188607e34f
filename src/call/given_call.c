#include "call/given_call.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/check.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

hscal_given_call hscal__nothing_given(const hscal_routine *routine) {
  const int none = HSCAL_NOT_GIVEN;
  const hscal_given_operand operand = {none, none, none, none, none, none, none, none, none};
  return (hscal_given_call){.routine = routine,
                            .alpha = {1, 0},
                            .beta = {1, 0},
                            .m = none,
                            .n = none,
                            .k = none,
                            .mb = none,
                            .nb = none,
                            .ibtype = none,
                            .ilo = none,
                            .ihi = none,
                            .il = none,
                            .iu = none,
                            .vl = NAN,
                            .vu = NAN,
                            .abstol = NAN,
                            .orfac = NAN,
                            .operand = {operand, operand, operand, operand, operand, operand, operand, operand}};
}

static ptrdiff_t index_of(const char *name) { return strchr(HSCAL_OPERAND_LETTERS, name[0]) - HSCAL_OPERAND_LETTERS; }

hscal_given_operand *hscal__given_operand(hscal_given_call *given, const char *name) {
  return &given->operand[index_of(name)];
}

/* Right-hand sides are no dimension of the matrix: there is one unless they are counted. */
static int is_nrhs(const hscal_argument *a) { return strcmp(a->name, "nrhs") == 0; }

/* n= alone means that all dimensions are equal; otherwise all that the routine has are needed. */
static int read_sizes(const hscal_given_call *given, hscal_call *call) {
  const hscal_argument *list = hscal__arguments_of(call->routine);
  const int none = HSCAL_NOT_GIVEN;
  int sizes = 0, others = 0;
  const char *missing = NULL;
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_size || is_nrhs(a)) continue;
    sizes++;
    if (hscal__argument_dimension(a) == 'n') continue;
    int value = hscal__argument_dimension(a) == 'm' ? given->m : given->k;
    others += value != none;
    if (value == none) missing = a->name;
  }
  if (given->n == none)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       sizes > 1 ? "n= is missing (n= alone means that all dimensions are equal)" : "n= is missing");
  if (others > 0 && missing)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "%s= is missing (n= alone means that all dimensions are equal; otherwise all are needed)",
                       missing);
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_size) continue;
    char dimension = hscal__argument_dimension(a);
    int value = dimension == 'm' ? given->m : dimension == 'n' ? given->n : given->k;
    *(int *)((char *)call + a->where) = hscal__given_or(value, is_nrhs(a) ? 1 : given->n);
  }
  return 0;
}

/* Letters and scalars that were given in place of the usual ones. */
static int read_options(const hscal_given_call *given, hscal_call *call) {
  const hscal_routine *routine = call->routine;
  char letter = given->transa ? given->transa : given->trans;
  if (letter) call->trans = letter;
  if (given->transb) call->transb = given->transb;
  if (given->side) call->side = given->side;
  if (given->uplo) call->uplo = given->uplo;
  if (given->diag) call->diag = given->diag;
  if (given->jobz) call->jobz = given->jobz;
  if (given->jobu) call->jobu = given->jobu;
  if (given->jobvt) call->jobvt = given->jobvt;
  if (given->range) call->range = given->range;
  call->alpha = given->alpha;
  call->beta = given->beta;
  int complex = hscal__type_is_complex(routine->type);
  for (int beta = 0; beta < 2; beta++) {
    if ((beta ? call->beta.im : call->alpha.im) == 0) continue;
    const char *name = beta ? "beta" : "alpha";
    if (!complex)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= has an imaginary part, but %s is a real routine", name,
                         routine->name);
    if (routine->flags & (beta ? HSCAL_REAL_BETA : HSCAL_REAL_ALPHA))
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= has an imaginary part, but %s takes a real one", name,
                         routine->name);
  }
  return 0;
}

/* Choices and bounds that were given in place of the usual ones: all eigenvalues, all of the matrix. */
static void read_choices(const hscal_given_call *given, hscal_call *call) {
  call->ibtype = hscal__given_or(given->ibtype, 1);
  call->ilo = hscal__given_or(given->ilo, 1);
  call->ihi = hscal__given_or(given->ihi, call->n);
  call->il = hscal__given_or(given->il, 1);
  call->iu = hscal__given_or(given->iu, call->n);
  call->from = given->from;
  call->to = given->to;
  if (!isnan(given->vl)) call->vl = given->vl;
  if (!isnan(given->vu)) call->vu = given->vu;
  if (!isnan(given->abstol)) call->abstol = given->abstol;
  if (!isnan(given->orfac)) call->orfac = given->orfac;
}

/* Size of a matrix in which `length` entries start at `first` (from 1): as given, or just large enough. */
static int matrix_size(char name, int given, int first, int length, int *size) {
  int64_t needed = (int64_t)first - 1 + length;
  if (needed > INT_MAX)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the submatrix of %c ends beyond ScaLAPACK's largest index", name);
  *size = hscal__given_or(given, (int)needed);
  return 0;
}

static int read_operand(const hscal_given_call *given, const hscal_argument *argument, hscal_call *call) {
  const hscal_given_operand *own = &given->operand[index_of(argument->name)];
  const char name = (char)toupper(argument->name[0]);
  hscal_operand *operand = &call->operand[argument->operand];
  hscal_desc *desc = &operand->desc;
  /* mb= and nb= speak for all operands, and one for the other: blocks are square unless said otherwise. */
  int mb = hscal__given_or(given->mb, hscal__given_or(given->nb, 0)),
      nb = hscal__given_or(given->nb, hscal__given_or(given->mb, 0));
  int i = hscal__given_or(own->i, 1), j = hscal__given_or(own->j, 1), rows, columns;
  desc->m = hscal__given_or(own->m, 0);
  if (argument->kind == HSCAL_ARGUMENT_vector) operand->inc = hscal__given_or(own->inc, 1);
  if (operand->inc > 1 && own->m == HSCAL_NOT_GIVEN)
    desc->m = operand->inc; /* a row: inc is the height of its matrix */
  hscal__call_shape(call, argument->operand, &rows, &columns);
  int status = matrix_size(name, operand->inc > 1 ? desc->m : own->m, i, rows, &desc->m);
  if (status == 0) status = matrix_size(name, own->n, j, columns, &desc->n);
  if (operand->inc == 1 && own->m == HSCAL_NOT_GIVEN && desc->m == 1)
    desc->m = 2; /* M_ = INC = 1 would make it a row */
  desc->mb = desc->imb = hscal__given_or(own->mb, mb);
  desc->nb = desc->inb = hscal__given_or(own->nb, nb);
  desc->rsrc = hscal__given_or(own->rsrc, 0);
  desc->csrc = hscal__given_or(own->csrc, 0);
  operand->i = i - 1;
  operand->j = j - 1;
  return status;
}

int hscal__given_call_make(const hscal_given_call *given, hscal_call *call) {
  *call = hscal__call_make(given->routine, 0, 0, 0, 0, 0);
  HSCAL_TRY(read_sizes(given, call));
  HSCAL_TRY(read_options(given, call));
  read_choices(given, call);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (hscal__argument_is_operand(a)) HSCAL_TRY(read_operand(given, a, call));
  return hscal__call_check(call, 0, 0);
}
