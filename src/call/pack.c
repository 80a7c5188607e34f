#include "call/pack.h"
#include "base/status.h"

#include <ctype.h>

/* The letter of a transposition in upper case; any other as it is, for the message that refuses it. */
static char read_trans(char given) {
  char upper = (char)toupper((unsigned char)given);
  return upper == 'N' || upper == 'T' || upper == 'C' ? upper : given;
}

/* A scalar of the routine's own type, as the library reads it. */
static hscal_scalar read_scalar(hscal_type type, const void *value) {
  const float *single = value;
  const double *twice = value;
  switch (type) {
  case HSCAL_TYPE_S:
    return (hscal_scalar){single[0], 0};
  case HSCAL_TYPE_D:
    return (hscal_scalar){twice[0], 0};
  case HSCAL_TYPE_C:
    return (hscal_scalar){single[0], single[1]};
  default:
    return (hscal_scalar){twice[0], twice[1]};
  }
}

/* Entries of desc[9]: DTYPE_, CTXT_, M_, N_, MB_, NB_, RSRC_, CSRC_, LLD_. */
static hscal_operand read_operand(int i, int j, const int *desc) {
  return (hscal_operand){.desc = {.m = desc[2],
                                  .n = desc[3],
                                  .imb = desc[4],
                                  .inb = desc[5],
                                  .mb = desc[4],
                                  .nb = desc[5],
                                  .rsrc = desc[6],
                                  .csrc = desc[7]},
                         .i = i - 1,
                         .j = j - 1};
}

/* The argument at `position` (from 1) must not be null; a descriptor must be of type 1. */
static int check_pointers(const void *const *argument, int count) {
  for (int i = 0; i < count; i++)
    if (!argument[i]) return hscal__fail(-(i + 1), "argument %d is a null pointer", i + 1);
  return 0;
}

static int check_desc_type(const int *desc, int position) {
  if (desc[0] == 1) return 0;
  return hscal__fail(-(100 * position + 1), "descriptor type %d in argument %d, it must be 1", desc[0], position);
}

int hscal__pack_GEMM(const hscal_routine *routine, const char *transa, const char *transb, const int *m, const int *n,
                     const int *k, const void *alpha, const int *ia, const int *ja, const int *desca, const int *ib,
                     const int *jb, const int *descb, const void *beta, const int *ic, const int *jc, const int *descc,
                     hscal_call *call) {
  /* The positions are those of the full argument list: the arrays A (7), B (11) and C (16) are not passed. */
  const void *const present = routine;
  const void *const argument[] = {transa,  transb, m,  n,     k,    alpha,   present, ia, ja,   desca,
                                  present, ib,     jb, descb, beta, present, ic,      jc, descc};
  HSCAL_TRY(check_pointers(argument, (int)(sizeof argument / sizeof *argument)));
  HSCAL_TRY(check_desc_type(desca, 10));
  HSCAL_TRY(check_desc_type(descb, 14));
  HSCAL_TRY(check_desc_type(descc, 19));
  *call = (hscal_call){
      .routine = routine,
      .transa = read_trans(*transa),
      .transb = read_trans(*transb),
      .m = *m,
      .n = *n,
      .k = *k,
      .alpha = read_scalar(routine->type, alpha),
      .beta = read_scalar(routine->type, beta),
      .operand = {read_operand(*ia, *ja, desca), read_operand(*ib, *jb, descb), read_operand(*ic, *jc, descc)}};
  return hscal__call_check(call, 0, 0);
}
