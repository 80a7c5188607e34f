/* What the routines compute, in plain loops on whole matrices: what distributed results are compared with. */
#ifndef HSCAL_TESTS_MPI_SERIAL_H
#define HSCAL_TESTS_MPI_SERIAL_H

#include "call/call.h"

#include <complex.h>

/* Column by column; vectors are columns here. */
typedef struct dense {
  int rows, columns;
  double complex *at;
} dense;

dense dense_make(int rows, int columns);
void dense_free(dense *x);
static inline double complex *dense_entry(const dense *x, int i, int j) {
  return &x->at[(size_t)i + (size_t)j * (size_t)x->rows];
}

/* Does the call to its operands (those it has) what the routine does. *result: of dot, a norm, or the entry of amax; *index:
 * its place in the vector, from 0 on. */
void serial_run(const hscal_call *call, dense operand[HSCAL_OPERANDS], double complex *result, int *index);

#endif
