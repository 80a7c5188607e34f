/* From the words of the command line to the call they describe. */
#include "arguments.h"
#include "cli.h"

#include <limits.h>
#include <stdint.h>

/* n= alone means square; with m= or k= all three are needed. */
static int read_dimensions(const cli_arguments *arguments, hscal_call *call) {
  const int none = CLI_NOT_GIVEN;
  if (arguments->n == none) return cli_usage("n= is missing (n= alone means square: m = n = k)");
  if ((arguments->m == none) != (arguments->k == none))
    return cli_usage("%s is missing (n= alone means square; otherwise m=, n= and k=)",
                     arguments->m == none ? "m=" : "k=");
  call->n = arguments->n;
  call->m = cli_or(arguments->m, call->n);
  call->k = cli_or(arguments->k, call->n);
  return CLI_OK;
}

/* Size of a matrix in which `length` entries start at `first` (from 1): as given, or just large enough. */
static int matrix_size(char name, int given, int first, int length, int *size) {
  int64_t needed = (int64_t)first - 1 + length;
  if (needed > INT_MAX) return cli_usage("the submatrix of %c ends beyond ScaLAPACK's largest index", name);
  *size = cli_or(given, (int)needed);
  return CLI_OK;
}

static int read_operand(const cli_arguments *arguments, int which, const hscal_call *call, hscal_operand *operand) {
  const cli_operand *given = &arguments->operand[which];
  const char name = "ABC"[which];
  /* mb= and nb= speak for all operands, and one for the other: blocks are square unless said otherwise. */
  int mb = cli_or(arguments->mb, cli_or(arguments->nb, 0)), nb = cli_or(arguments->nb, cli_or(arguments->mb, 0));
  int i = cli_or(given->i, 1), j = cli_or(given->j, 1), rows, columns;
  hscal_desc *desc = &operand->desc;
  hscal__call_shape(call, (hscal_operand_name)which, &rows, &columns);
  int status = matrix_size(name, given->m, i, rows, &desc->m);
  if (status == CLI_OK) status = matrix_size(name, given->n, j, columns, &desc->n);
  desc->mb = desc->imb = cli_or(given->mb, mb);
  desc->nb = desc->inb = cli_or(given->nb, nb);
  desc->rsrc = cli_or(given->rsrc, 0);
  desc->csrc = cli_or(given->csrc, 0);
  operand->i = i - 1;
  operand->j = j - 1;
  return status;
}

static int check_scalars(const cli_arguments *arguments) {
  if (hscal__type_is_complex(arguments->routine->type) || (arguments->alpha.im == 0 && arguments->beta.im == 0))
    return CLI_OK;
  return cli_usage("%s= has an imaginary part, but %s is a real routine", arguments->alpha.im != 0 ? "alpha" : "beta",
                   arguments->routine->name);
}

int cli_make_call(const cli_arguments *arguments, int may_be_open, hscal_call *call) {
  *call = (hscal_call){.routine = arguments->routine,
                       .transa = arguments->transa,
                       .transb = arguments->transb,
                       .alpha = arguments->alpha,
                       .beta = arguments->beta};
  int status = read_dimensions(arguments, call);
  if (status == CLI_OK) status = check_scalars(arguments);
  for (int which = 0; which < HSCAL_OPERANDS && status == CLI_OK; which++)
    status = read_operand(arguments, which, call, &call->operand[which]);
  if (status != CLI_OK) return status;
  if (!may_be_open && hscal__call_is_open(call))
    return cli_usage("nb= is missing (the blocking factor, such as nb=64)");
  int illegal = hscal__call_check(call, cli_or(arguments->nprow, 0), cli_or(arguments->npcol, 0));
  return illegal ? cli_report(illegal) : CLI_OK;
}
