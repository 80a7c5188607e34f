/*
 * How the indices of an operand lie on the grid, seen from the submatrix: entry 0 is the submatrix's first.
 *
 * The grid has two dimensions: the rows of a matrix are dealt over the process rows (dimension HSCAL_ROWS), its columns over
 * the process columns (HSCAL_COLUMNS). A panel is a thin matrix: long in one index, dealt `along` one dimension, and
 * thin in the other, which lies on one line (a coordinate of the other dimension) or on all of them (line -1).
 * A column panel is along HSCAL_ROWS, its line is a process column; a row panel is the mirror image.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_DEALING_H
#define HSCAL_INSTRUMENTED_PBLAS_DEALING_H

#include "base/blockcyclic.h"

typedef enum hscal_dimension { HSCAL_ROWS, HSCAL_COLUMNS } hscal_dimension;

static inline hscal_dimension hscal__other(hscal_dimension dimension) {
  return dimension == HSCAL_ROWS ? HSCAL_COLUMNS : HSCAL_ROWS;
}

/* n entries of one index, dealt over one grid dimension. */
typedef struct hscal_dealing {
  int n;
  int first, block; /* size of the first block (at most n) and of the others                 */
  int src;          /* coordinate of entry 0; -1 = every coordinate holds all (replicated)    */
  int nprocs;       /* coordinates of the dimension                                           */
} hscal_dealing;

/* Is the index cut at all? (PBLAS: XisD) */
static inline int hscal__distributed(const hscal_dealing *dealing) { return dealing->src >= 0 && dealing->nprocs > 1; }

/* Do the entries lie on more than one coordinate? Source: PB_Cspan.c. */
static inline int hscal__spread(const hscal_dealing *dealing) {
  return hscal__distributed(dealing) && dealing->n > dealing->first;
}

/* Coordinates that hold different entries: 1 if the index is not distributed. */
static inline int hscal__parts(const hscal_dealing *dealing) {
  return hscal__distributed(dealing) ? dealing->nprocs : 1;
}

/* Coordinate of part `part`, counted from the one that holds entry 0; -1 if the index is not distributed. */
static inline int hscal__part_coordinate(const hscal_dealing *dealing, int part) {
  return hscal__distributed(dealing) ? hscal__mod_add(dealing->src, part, dealing->nprocs) : -1;
}

/* Are the same entries dealt alike? Neither is cut, or both are and start at the same coordinate with the same blocks, or
 * with a single one. */
static inline int hscal__dealt_alike(const hscal_dealing *x, const hscal_dealing *y) {
  if (hscal__distributed(x) != hscal__distributed(y)) return 0;
  if (!hscal__distributed(x)) return 1;
  int one_block = x->first >= x->n && y->first >= y->n;
  return x->src == y->src && (one_block || (x->first == y->first && x->block == y->block));
}

/* Entries that coordinate `coordinate` holds. */
static inline int hscal__held(const hscal_dealing *dealing, int coordinate) {
  return hscal__local_extent(dealing->n, dealing->first, dealing->block, coordinate, dealing->src, dealing->nprocs);
}

/* Of many coordinates: hscal__extent_at of it. */
static inline hscal_extents hscal__shares(const hscal_dealing *dealing) {
  return hscal__extents(dealing->n, dealing->first, dealing->block, dealing->src, dealing->nprocs);
}

/* The line on which something lies that goes with `dealing` as its thin index: -1 if on several or on every one. */
static inline int hscal__line_of(const hscal_dealing *dealing) {
  return hscal__distributed(dealing) && !hscal__spread(dealing) ? dealing->src : -1;
}

#endif
