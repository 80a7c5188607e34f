/* Checks of one operand of a call. Source: PBLAS/SRC/PTOOLS/PB_Cchkmat.c, PB_Cchkvec.c, TOOLS/chk1mat.f. */
#ifndef HSCAL_CALL_CHECK_OPERAND_H
#define HSCAL_CALL_CHECK_OPERAND_H

#include "call/call.h"

/* Entries of a type 1 descriptor, 1-based as in ScaLAPACK's error codes. */
enum {
  HSCAL_DESC_M = 3,
  HSCAL_DESC_N = 4,
  HSCAL_DESC_MB = 5,
  HSCAL_DESC_NB = 6,
  HSCAL_DESC_RSRC = 7,
  HSCAL_DESC_CSRC = 8
};

/* An operand in the argument list: its letter and where its array stands; i, j, the descriptor and inc follow. */
typedef struct hscal_argument_place {
  char letter;
  int position;
} hscal_argument_place;

/* Each returns 0 or ScaLAPACK's -i / -(100*i+entry), with the text in hscal_last_error. */

/* Says that the entry, named `what`, has a value against the rule: "it must be ...". */
int hscal__bad_entry(const hscal_argument_place *at, int entry, const char *what, int value, const char *rule);

/* A submatrix of rows x columns in its matrix; sources are compared with the grid if nprow > 0. */
int hscal__check_operand(const hscal_operand *operand, int rows, int columns, const hscal_argument_place *at, int nprow,
                         int npcol);

/* The increment of a vector. */
int hscal__check_increment(const hscal_operand *vector, const hscal_argument_place *at);

#endif
