/* Reflectors that the caller brings to a routine. */
#ifndef VERIFY_REFLECTORS_H
#define VERIFY_REFLECTORS_H

#include "verify/oracle_case.h"

/* TAU for a routine that takes reflectors, as a factorization leaves it to process (row, column): nowhere 0, but for a real
 * number alone, the last entry of the last of as many reflectors as can be. */
void reflectors_fill(const oracle_case *c, int row, int column, void *tau);

#endif
