/*
 * Triangular systems, solved for a vector or a panel of right-hand sides, as p?trsv and the variant of p?trsm for few
 * right-hand sides do.
 *
 * Which triangle, side and transposition make two things only. The equations are A's rows or its columns: they lie along
 * dimension `along`, the unknowns along the other one. And the unknowns are found forward or backward.
 * The panel of right-hand sides lies along `along`, each line (a coordinate of the other dimension) with its part of the
 * sum; what is solved is copied into a panel along the other dimension, one on every coordinate of `along`.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SOLVE_H
#define HSCAL_INSTRUMENTED_PBLAS_SOLVE_H

#include "instrumented_pblas/solve_block.h"

/* A system with matrix A of the call, the equations along `along`. Its panels of right-hand sides lie along `from_along`,
 * dealt as `from`. Puts broadcasts of the solution on a ring and combines on the default, as the library always does (but for the
 * sums of p?trsv). End it with hscal__solve_free. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__solve_init(hscal_solve *solve, const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                      hscal_dimension along, hscal_dimension from_along, const hscal_dealing *from);
void hscal__solve_free(hscal_solve *solve);

/* Solves for a panel of `width` right-hand sides that lies on `line` (-1: on all of them), in place.
 * Source: PBLAS/SRC/p?trsv_.c, PTOOLS/PB_CptrsmB.c. */
int hscal__solve_panel(hscal_solve *solve, int line, int width);

#endif
