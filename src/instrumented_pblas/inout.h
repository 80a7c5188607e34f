/*
 * Where the result of a local product lies and what becomes of it. A matrix on a grid times a panel along its one dimension
 * gives, on every line that holds some of the matrix, a part of a panel along its other dimension. These parts are made
 * in place of y where that is possible, summed where there are several, and added to y where y lies elsewhere.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_INOUT_H
#define HSCAL_INSTRUMENTED_PBLAS_INOUT_H

#include "instrumented_pblas/movers.h"

typedef struct hscal_products {
  int line;   /* line that has them in the end; -1: every line                                          */
  int summed; /* each line has a part, `line` is to get the sum                                            */
  int added;  /* they lie in a buffer and are to be redistributed into y; if not, they are y (or need nothing) */
} hscal_products;

/* The products for a panel y that is read and written, on line `y_line` (-1: on all). `mover` is prepared from the long
 * index of the products, as it lies along the matrix, to that of y. `across` is the other index of the matrix; if every
 * line has all of it but y lies on one, a single line shall do the work, and `across` is changed to say so (the
 * caller goes on with the changed one, as the library does with its descriptor).
 * What lines without any of the matrix do to their share of y (scaling it) is left out.
 * Source: PBLAS/SRC/PTOOLS/PB_CInOutV.c. */
hscal_products hscal__products_into(const hscal_mover *mover, int y_line, hscal_dealing *across);

/* The products in a buffer of their own, whatever becomes of them. Their sum is meant for every line; a caller that wants it
 * on one changes `line`. Source: PBLAS/SRC/PTOOLS/PB_COutV.c. */
hscal_products hscal__products_apart(const hscal_dealing *across);

/* Sums products of `width` and adds them to y, as far as that is to be done. */
int hscal__products_finish(const hscal_products *products, const hscal_mover *mover, const hscal_emitter *emitter,
                           int y_line, int width);

#endif
