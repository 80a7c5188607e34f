/* What a process holds of a matrix that is dealt in one way, and another process of the same matrix dealt in another. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_REDISTRIBUTION_OVERLAP_H
#define HSCAL_INSTRUMENTED_SCALAPACK_REDISTRIBUTION_OVERLAP_H

#include "instrumented_scalapack/intersections.h"

#include <stdint.h>

/* The part of an m x n matrix that is meant: all of it, or a trapezoid. Its diagonal begins in the matrix's first corner or ends in
 * its last one, whichever leaves more in it; 'U' is what is above and right of the diagonal, 'L' what is below and left. */
typedef struct hscal_part {
  char uplo, diag; /* 'A' = all; 'U' = without the diagonal, 'N' with it */
  int m, n;
} hscal_part;

typedef struct hscal_overlap {
  const hscal_dealing *from, *to;       /* [2] each                                                                  */
  hscal_intersections intersections[2]; /* rows and columns that two parts have in common             */
  int64_t *inside;                      /* [intersections of columns][of rows] entries of the trapezoid; null: all */
} hscal_overlap;

/* Counts what all pairs of processes have in common; the dealings (of rows and of columns) must outlive it. Returns 0 or
 * HSCAL_ERROR_MEMORY; to be freed in any case. Source: REDIST/SRC/p?gemr2.c (scan_intervals), p?trmr2.c (insidemat). */
int hscal__overlap_make(const hscal_dealing from[2], const hscal_dealing to[2], const hscal_part *part,
                        hscal_overlap *overlap);
void hscal__overlap_free(hscal_overlap *overlap);

/* Entries that process (i,j) of the first grid and process (k,l) of the second have in common. */
int64_t hscal__overlap_entries(const hscal_overlap *overlap, int i, int j, int k, int l);

/* The lines (process rows or columns) of one grid that have rows or columns in common with a line of the other. */
typedef struct hscal_partners {
  const hscal_intersection *intersection; /* [count] */
  int count, side;                        /* the side of the intersections that they are on */
  const hscal_dealing *dealing;           /* theirs */
} hscal_partners;

/* Those of line `coordinate` of the first grid (side 0) or of the second (1), along a dimension that is dealt, not replicated. */
hscal_partners hscal__overlap_partners(const hscal_overlap *overlap, int side, int dimension, int coordinate);

/* The coordinate of one of them. */
static inline int hscal__partner_at(const hscal_partners *partners, int which) {
  int part = partners->intersection[which].part[partners->side];
  return hscal__distributed(partners->dealing) ? hscal__part_coordinate(partners->dealing, part) : 0;
}

#endif
