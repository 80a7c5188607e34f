/* Rows and columns of the operands of each argument list. */
#ifndef HSCAL_CALL_SHAPES_TABLE_H
#define HSCAL_CALL_SHAPES_TABLE_H

#include "call/call.h"

/* Of operand `which` as it is stored: A of p?gemm is k x m when transposed. A vector has its entries for rows. */
void hscal__operand_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns);

/* Does the routine look at it? Not at a matrix of vectors that are not asked for. */
int hscal__operand_is_wanted(const hscal_call *call, hscal_operand_name which);

#endif
