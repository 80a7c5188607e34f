/* What words have said of a call, and the call that it is. */
#ifndef HSCAL_CALL_GIVEN_CALL_H
#define HSCAL_CALL_GIVEN_CALL_H

#include "call/call.h"

/* A number that was not given. */
#define HSCAL_NOT_GIVEN (-2147483647 - 1)

/* Keys of one operand: ma na mba nba ia ja rsrca csrca, of vectors also incx. */
typedef struct hscal_given_operand {
  int m, n, mb, nb, i, j, rsrc, csrc, inc;
} hscal_given_operand;

/* The operands that argument lists name; hscal_given_call has the keys of each. */
#define HSCAL_OPERAND_LETTERS "abcxyzuv"
enum { HSCAL_GIVEN_OPERANDS = 8 };

/* Numbers not given are HSCAL_NOT_GIVEN, letters 0, real numbers NaN. */
typedef struct hscal_given_call {
  const hscal_routine *routine;
  char trans, transa, transb, side, uplo, diag, jobz, range, jobu, jobvt;
  hscal_scalar alpha, beta;
  int m, n, k, mb, nb;
  int ibtype, ilo, ihi, il, iu;
  double vl, vu, abstol, orfac;
  hscal_given_operand operand[HSCAL_GIVEN_OPERANDS];
  hscal_grid from, to; /* 0 x 0 if not given */
} hscal_given_call;

/* `value`, or `otherwise` if it was not given. */
static inline int hscal__given_or(int value, int otherwise) { return value == HSCAL_NOT_GIVEN ? otherwise : value; }

/* Nothing given but the routine, which may be null until it is. */
hscal_given_call hscal__nothing_given(const hscal_routine *routine);

/* The keys of an operand by the name of its argument: "a". */
hscal_given_operand *hscal__given_operand(hscal_given_call *given, const char *name);

/* Makes the call that is described, checked without a grid; blocks that are not given stay open (0). Returns 0, HSCAL_ERROR_ARGUMENT
 * with what is wrong or missing, or as hscal__call_check. */
int hscal__given_call_make(const hscal_given_call *given, hscal_call *call);

#endif
