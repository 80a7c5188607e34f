/* What the routines of level 1 share: vectors on the grid, without their data. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_LEVEL1_H
#define HSCAL_INSTRUMENTED_PBLAS_LEVEL1_H

#include "instrumented_pblas/setting.h"

/* The part of a line (a process row for a row vector) is counted by `at`, as in hscal__process_at. Lines of the vector are
 * line..end-1: one, or all if it is replicated. */
static inline int hscal__first_line(const hscal_vector *vector) { return vector->line < 0 ? 0 : vector->line; }
static inline int hscal__end_line(const hscal_vector *vector, const hscal_emitter *emitter) {
  return vector->line < 0 ? hscal__coordinates(emitter, hscal__other(vector->along)) : vector->line + 1;
}

/* Runs a kernel of one dimension, or COPY, on the share of every process that has one. */
int hscal__work_on_shares(const hscal_vector *vector, const hscal_emitter *emitter, hscal_kernel kernel);

/* `elements` are summed over the processes of a line of the vector, into all of them. */
int hscal__combine_on_line(const hscal_vector *vector, const hscal_emitter *emitter, int line, int elements);

/* `elements` go from place `root` of a line of the vector to the others of the line. */
int hscal__broadcast_on_line(const hscal_vector *vector, const hscal_emitter *emitter, int line, int root,
                             int elements);

/* Is the vector one entry that p?asum, p?nrm2 and p?amax look at without more ado, since the matrix has a single row?
 * Source: PBLAS/SRC/pdasum_.c ("degenerate case"). */
int hscal__is_single_entry(const hscal_call *call);

#endif
