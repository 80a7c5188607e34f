/* What a process holds of a matrix that is dealt in one way, and another process of the same matrix dealt in another. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_OVERLAP_H
#define HSCAL_INSTRUMENTED_SCALAPACK_OVERLAP_H

#include "instrumented_pblas/lcm_walk.h"

/* The part of an m x n matrix that is meant: all of it, or a trapezoid. The diagonal of the trapezoid ends in the matrix's last
 * corner; 'U' is what is above and right of it, down to the first row, 'L' below and left. */
typedef struct hscal_part {
  char uplo, diag; /* 'A' = all; 'U' = without the diagonal, 'N' with it */
  int m, n;
} hscal_part;

typedef struct hscal_overlap {
  const hscal_dealing *from, *to; /* [2] each                                                            */
  hscal_pairs pairs[2];           /* rows and columns that two parts have in common                      */
  int64_t *inside;                /* [pairs of rows][pairs of columns] entries of the trapezoid; null: all */
} hscal_overlap;

/* Counts what all pairs of processes have in common; the dealings (of rows and of columns) must outlive it. Returns 0 or
 * HSCAL_ERROR_MEMORY; to be freed in any case. Source: REDIST/SRC/p?gemr2.c (scan_intervals), p?trmr2.c (insidemat). */
int hscal__overlap_make(const hscal_dealing from[2], const hscal_dealing to[2], const hscal_part *part,
                        hscal_overlap *overlap);
void hscal__overlap_free(hscal_overlap *overlap);

/* Entries that process (i,j) of the first grid and process (k,l) of the second have in common. */
int64_t hscal__overlap_entries(const hscal_overlap *overlap, int i, int j, int k, int l);

#endif
