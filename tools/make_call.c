#include "make_call.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "call/check.h"
#include "recorded_call.h"
#include "report.h"
#include "search/space.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

/* Right-hand sides are no dimension of the matrix: there is one unless they are counted. */
static int is_nrhs(const hscal_argument *a) { return strcmp(a->name, "nrhs") == 0; }

/* n= alone means that all dimensions are equal; otherwise all that the routine has are needed. */
static int read_sizes(const cli_arguments *arguments, hscal_call *call) {
  const hscal_argument *list = hscal__arguments_of(call->routine);
  const int none = CLI_NOT_GIVEN;
  int sizes = 0, others = 0;
  const char *missing = NULL;
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_size || is_nrhs(a)) continue;
    sizes++;
    if (hscal__argument_dimension(a) == 'n') continue;
    int value = hscal__argument_dimension(a) == 'm' ? arguments->m : arguments->k;
    others += value != none;
    if (value == none) missing = a->name;
  }
  if (arguments->n == none)
    return cli_usage(sizes > 1 ? "n= is missing (n= alone means that all dimensions are equal)" : "n= is missing");
  if (others > 0 && missing)
    return cli_usage("%s= is missing (n= alone means that all dimensions are equal; otherwise all are needed)",
                     missing);
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_size) continue;
    char dimension = hscal__argument_dimension(a);
    int value = dimension == 'm' ? arguments->m : dimension == 'n' ? arguments->n : arguments->k;
    *(int *)((char *)call + a->where) = cli_or(value, is_nrhs(a) ? 1 : arguments->n);
  }
  return CLI_OK;
}

/* Letters and scalars that were given in place of the usual ones. */
static int read_options(const cli_arguments *arguments, hscal_call *call) {
  const hscal_routine *routine = call->routine;
  char letter = arguments->transa ? arguments->transa : arguments->trans;
  if (letter) call->trans = letter;
  if (arguments->transb) call->transb = arguments->transb;
  if (arguments->side) call->side = arguments->side;
  if (arguments->uplo) call->uplo = arguments->uplo;
  if (arguments->diag) call->diag = arguments->diag;
  if (arguments->jobz) call->jobz = arguments->jobz;
  if (arguments->jobu) call->jobu = arguments->jobu;
  if (arguments->jobvt) call->jobvt = arguments->jobvt;
  if (arguments->range) call->range = arguments->range;
  call->alpha = arguments->alpha;
  call->beta = arguments->beta;
  int complex = hscal__type_is_complex(routine->type);
  for (int beta = 0; beta < 2; beta++) {
    if ((beta ? call->beta.im : call->alpha.im) == 0) continue;
    const char *name = beta ? "beta" : "alpha";
    if (!complex) return cli_usage("%s= has an imaginary part, but %s is a real routine", name, routine->name);
    if (routine->flags & (beta ? HSCAL_REAL_BETA : HSCAL_REAL_ALPHA))
      return cli_usage("%s= has an imaginary part, but %s takes a real one", name, routine->name);
  }
  return CLI_OK;
}

/* Choices and bounds that were given in place of the usual ones: all eigenvalues, all of the matrix. */
static void read_choices(const cli_arguments *arguments, hscal_call *call) {
  call->ibtype = cli_or(arguments->ibtype, 1);
  call->ilo = cli_or(arguments->ilo, 1);
  call->ihi = cli_or(arguments->ihi, call->n);
  call->il = cli_or(arguments->il, 1);
  call->iu = cli_or(arguments->iu, call->n);
  call->from = arguments->from;
  call->to = arguments->to;
  if (!isnan(arguments->vl)) call->vl = arguments->vl;
  if (!isnan(arguments->vu)) call->vu = arguments->vu;
  if (!isnan(arguments->abstol)) call->abstol = arguments->abstol;
  if (!isnan(arguments->orfac)) call->orfac = arguments->orfac;
}

/* Size of a matrix in which `length` entries start at `first` (from 1): as given, or just large enough. */
static int matrix_size(char name, int given, int first, int length, int *size) {
  int64_t needed = (int64_t)first - 1 + length;
  if (needed > INT_MAX) return cli_usage("the submatrix of %c ends beyond ScaLAPACK's largest index", name);
  *size = cli_or(given, (int)needed);
  return CLI_OK;
}

static int read_operand(const cli_arguments *arguments, const hscal_argument *argument, hscal_call *call) {
  const cli_operand *given = &arguments->operand[strchr(CLI_OPERAND_LETTERS, argument->name[0]) - CLI_OPERAND_LETTERS];
  const char name = (char)toupper(argument->name[0]);
  hscal_operand *operand = &call->operand[argument->operand];
  hscal_desc *desc = &operand->desc;
  /* mb= and nb= speak for all operands, and one for the other: blocks are square unless said otherwise. */
  int mb = cli_or(arguments->mb, cli_or(arguments->nb, 0)), nb = cli_or(arguments->nb, cli_or(arguments->mb, 0));
  int i = cli_or(given->i, 1), j = cli_or(given->j, 1), rows, columns;
  desc->m = cli_or(given->m, 0);
  if (argument->kind == HSCAL_ARGUMENT_vector) operand->inc = cli_or(given->inc, 1);
  if (operand->inc > 1 && given->m == CLI_NOT_GIVEN)
    desc->m = operand->inc; /* a row: inc is the height of its matrix */
  hscal__call_shape(call, argument->operand, &rows, &columns);
  int status = matrix_size(name, operand->inc > 1 ? desc->m : given->m, i, rows, &desc->m);
  if (status == CLI_OK) status = matrix_size(name, given->n, j, columns, &desc->n);
  if (operand->inc == 1 && given->m == CLI_NOT_GIVEN && desc->m == 1)
    desc->m = 2; /* M_ = INC = 1 would make it a row */
  desc->mb = desc->imb = cli_or(given->mb, mb);
  desc->nb = desc->inb = cli_or(given->nb, nb);
  desc->rsrc = cli_or(given->rsrc, 0);
  desc->csrc = cli_or(given->csrc, 0);
  operand->i = i - 1;
  operand->j = j - 1;
  return status;
}

static int make_call(const cli_arguments *arguments, int may_be_open, hscal_call *call) {
  *call = hscal__call_make(arguments->routine, 0, 0, 0, 0, 0);
  int status = read_sizes(arguments, call);
  if (status == CLI_OK) status = read_options(arguments, call);
  read_choices(arguments, call);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name && status == CLI_OK; a++)
    if (a->kind == HSCAL_ARGUMENT_matrix || a->kind == HSCAL_ARGUMENT_vector) status = read_operand(arguments, a, call);
  if (status != CLI_OK) return status;
  if (!may_be_open && hscal__call_is_open(call))
    return cli_usage("nb= is missing (the blocking factor, such as nb=64)");
  int illegal = hscal__call_check(call, cli_or(arguments->nprow, 0), cli_or(arguments->npcol, 0));
  return illegal ? cli_report(illegal) : CLI_OK;
}

int cli_make_call(cli_arguments *arguments, int may_be_open, hscal_call *call) {
  int status = arguments->routine ? make_call(arguments, may_be_open, call) : CLI_OK;
  return status == CLI_OK && arguments->recorded ? cli_record_call(arguments, may_be_open, call) : status;
}

int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout) {
  if (arguments->nprow == CLI_NOT_GIVEN) return cli_usage("grid= is missing (rows x columns, such as grid=4x4)");
  if (arguments->panel > HSCAL_MOST_BLOCK)
    return cli_usage("panel=%d: it must be at most %d", arguments->panel, HSCAL_MOST_BLOCK);
  *layout = hscal__layout_make(arguments->nprow, arguments->npcol, cli_or(arguments->panel, 0));
  return CLI_OK;
}
