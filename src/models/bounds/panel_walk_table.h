/* How a factorization or a reduction walks its matrix in panels, from a table of families. */
#ifndef HSCAL_MODELS_BOUNDS_PANEL_WALK_TABLE_H
#define HSCAL_MODELS_BOUNDS_PANEL_WALK_TABLE_H

#include "call/call.h"

/* Seen along the vectors that panels are made of: columns (LU, QR, QL, Cholesky of the lower triangle) or rows. */
typedef struct hscal_panel_walk {
  hscal_family family; /* LU, CHOLESKY, QR, TRIDIAGONAL, BIDIAGONAL, HESSENBERG; HSCAL_FAMILY_COUNT: none is known */
  int by_rows;         /* these vectors are rows */
  int backward;        /* panels are made from the last one on */
  int rows, columns;   /* entries of a whole vector, vectors of the matrix */
} hscal_panel_walk;

/* Of a call that is one, or begins with one. */
hscal_panel_walk hscal__panel_walk(const hscal_call *call);

#endif
