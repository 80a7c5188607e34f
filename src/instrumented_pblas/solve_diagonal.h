/* The diagonal of a triangular system. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SOLVE_DIAGONAL_H
#define HSCAL_INSTRUMENTED_PBLAS_SOLVE_DIAGONAL_H

#include "instrumented_pblas/solve_block.h"

/* Solves the unknowns of the span, with the look-ahead that lets the next line go on as soon as it can.
 * Source: PBLAS/SRC/PTOOLS/PB_Cptrsv.c, PB_Cptrsm.c, each of them four times the same. */
int hscal__solve_diagonal(const hscal_solve *solve, hscal_span span);

#endif
