/* Redistribution: a matrix goes from one grid to another, both made of processes of the layout. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_MOVE_H
#define HSCAL_INSTRUMENTED_SCALAPACK_MOVE_H

#include "instrumented_pblas/setting.h"
#include "instrumented_scalapack/redistribution_overlap.h"

/* How the rows and columns of a matrix lie on a grid, as large as the dealings say, and which processes of the layout are the
 * grid's, row by row (null: the first ones). */
typedef struct hscal_lying {
  hscal_dealing dealing[2];
  const int *process;
} hscal_lying;

/*
 * Moves the part of a matrix from one grid to another. All processes of the layout take part in agreeing who is who; the context
 * in which they meet has the layout's shape. The context that the library makes for itself, unless that has a single process row, is not
 * counted. Returns 0, what the sink returned, or HSCAL_ERROR_MEMORY.
 * Source: REDIST/SRC/p?gemr.c, p?trmr.c; BLACS/SRC/BI_BeComb.c.
 */
int hscal__move(const hscal_emitter *emitter, const hscal_lying *from, const hscal_lying *to, const hscal_part *part);

/* As a small part of something larger, of which it need not be timed exactly: its rounds, in which each process meets one other, are
 * parts. */
int hscal__move_in_parts(const hscal_emitter *emitter, const hscal_lying *from, const hscal_lying *to,
                         const hscal_part *part);

#endif
