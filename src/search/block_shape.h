/*
 * How many rows and columns the blocks of a candidate have. The blocks of a list are square, unless the options say otherwise. But where the result has a
 * dimension that the matrix beside it has not (p?symm, p?hemm, p?trmm, p?trsm: the right-hand sides), nothing wanders along it: there each process row or
 * column has one block, so that panels are cut least often and shares are even; or where processes are not of one rate those of the fast ones two and the
 * others one, three and two, and so on. Internal to src/search.
 */
#ifndef HSCAL_SEARCH_BLOCK_SHAPE_H
#define HSCAL_SEARCH_BLOCK_SHAPE_H

#include "search/space.h"

typedef struct hscal_block_shape {
  int rows, columns;
} hscal_block_shape;

/* Finds the levels of rates, once slots are in order. Where there is one, what is free only where they are uneven is not. */
void hscal__find_rate_levels(hscal_space *space);

/* Of blocks of a size on a grid of P x Q, and the call in such blocks. */
hscal_block_shape hscal__block_shape(const hscal_space *space, int size, int nprow, int npcol);
hscal_call hscal__call_on_grid(const hscal_space *space, int size, int nprow, int npcol);
/* Which of the two a list of block sizes has: that of the dimension that is not free. */
int hscal__listed_size(const hscal_space *space, int rows, int columns);

/* The call in blocks of a shape, kept as long as the space; *call null: the routine wants others. HSCAL_ERROR_MEMORY. */
int hscal__kept_call(hscal_space *space, hscal_block_shape shape, const hscal_call **call);

#endif
