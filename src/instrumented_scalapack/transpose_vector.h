/*
 * Vectors that cross the grid: a panel of columns becomes one of rows or the reverse, where both are cut in the same blocks and
 * begin equally far into one. The older half of ScaLAPACK moves them so, where PBLAS has its own movers.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_TRANSPOSE_VECTOR_H
#define HSCAL_INSTRUMENTED_SCALAPACK_TRANSPOSE_VECTOR_H

#include "instrumented_pblas/emit.h"

typedef struct hscal_crossing {
  hscal_dimension along; /* of the vectors where they lie; afterwards they lie along the other one                    */
  int source, line;      /* coordinate of their first block there, and the line of processes that has them            */
  int target;            /* coordinate of the first block where they go                                               */
  int block, end;        /* size of the blocks, and entries from the beginning of the first block to the last entry   */
  int skipped;           /* so many entries of the first block are not theirs, and are not sent                       */
} hscal_crossing;

/* Brings `width` vectors to the line `to_line` of the other dimension, or to all its lines (-1). A message per pair of
 * coordinates that meet; where several blocks go in one message, each is as long as the longest.
 * Source: PBLAS/SRC/PBBLAS/pb?tran.f, pb?trnv.f, called for vectors that lie on one line. */
int hscal__cross(const hscal_emitter *emitter, const hscal_crossing *crossing, int to_line, int width);

#endif
