/* Random calls on random grids, reproducible. */
#ifndef HSCAL_TESTS_SCHEMES_RANDOM_CALL_H
#define HSCAL_TESTS_SCHEMES_RANDOM_CALL_H

#include "call/call.h"

/* Number from low to high, both included. */
int random_pick(int low, int high);

/* A call with any type, transpositions, sizes from 1 to `largest`, blocks and offsets, alpha and beta not 0, on any grid
 * up to 4 x 5 with any source coordinates in it. */
void random_gemm(hscal_call *call, hscal_layout *layout, int largest);

/* Puts an operand somewhere into a larger matrix, in blocks of its own, on any coordinates; a vector as a row or a column. */
void random_place(hscal_call *call, hscal_operand_name which, const hscal_layout *layout);

#endif
