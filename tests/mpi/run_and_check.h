/* Does any routine of the real library, on a context of hscal, compute what serial.c says? */
#ifndef HSCAL_TESTS_MPI_RUN_AND_CHECK_H
#define HSCAL_TESTS_MPI_RUN_AND_CHECK_H

#include "call/routine.h"

/* Plans a call with open blocks (any_routine.h), runs it on the processes of its context and compares every entry of every
 * operand, beside the submatrices too: exactly, but for roots and solves. Frees the context; fails the test if anything is
 * wrong. Sizes are 20 to 90. Returns whether this process was in the context. Collective over those of hscal_init. */
int run_and_check(const hscal_routine *routine, int variant);

#endif
