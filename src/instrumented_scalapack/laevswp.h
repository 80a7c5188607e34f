/* Eigenvectors that the processes have found, each some of them whole, brought to where they are dealt. An internal function, no
 * scheme; returns 0 or what the sink returned. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_LAEVSWP_H
#define HSCAL_INSTRUMENTED_SCALAPACK_LAEVSWP_H

#include "instrumented_scalapack/eigensolver.h"

/* The first (from 0) of the `wanted` vectors that a process has found; of process `processes`: how many there are in all. */
typedef int hscal_first_vector_of(int wanted, int process, int processes);

/* To operand C of the call, which begins with a first column and is dealt from process row 0 on.
 * Source: SRC/p?laevswp.f. */
int hscal__laevswp(const hscal_eigensolver *solver, int wanted, hscal_first_vector_of *first_vector_of);

#endif
