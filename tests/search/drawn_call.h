/* Small calls at random, the same ones every time. */
#ifndef HSCAL_TESTS_SEARCH_DRAWN_CALL_H
#define HSCAL_TESTS_SEARCH_DRAWN_CALL_H

#include "call/call.h"

/* From 0 to n - 1; the seed moves on. */
int drawn(unsigned *seed, int n);

/* A call that the routine accepts, blocks open: any letters, sizes from `least` to `most` (sometimes one of them is thin), operands
 * inside larger matrices, vectors as rows, other sources, one matrix cut already. */
hscal_call drawn_call(const hscal_routine *routine, int least, int most, unsigned *seed);

#endif
