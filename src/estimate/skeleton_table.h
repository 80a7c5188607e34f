/*
 * Cost skeletons of the schemes: what stays, what the loop is, what travels at each step (docs/explanation/search.md).
 * They only put layouts in order, the clock decides.
 */
#ifndef HSCAL_ESTIMATE_SKELETON_TABLE_H
#define HSCAL_ESTIMATE_SKELETON_TABLE_H

#include "estimate/skeleton.h"
#include "instrumented_pblas/choice.h"

/* Where nothing is told: along the lines beside the one that has all of the index that is walked; if one process has
 * all. */
typedef enum hscal_quiet { HSCAL_QUIET_NEVER, HSCAL_QUIET_BESIDE_A_LINE, HSCAL_QUIET_ON_ONE_PROCESS } hscal_quiet;

/* An algorithm. */
typedef struct hscal_skeleton_pattern {
  hscal_operand_name stays;
  hscal_kernel kernel;
  hscal_traffic row, col; /* per step, along the rows and the columns of the grid */
  double turns;           /* panels of them transposed on the way; */
  double turned; /* of these, broadcast along columns then, unless the grid is square: there each row turns its own */
  double deep;   /* part of the operations in which a kernel sums over a share, not over a panel's width */
  int is_chain;  /* a solve, in which diagonal blocks follow one another */
  int shrinks;   /* what is left of the matrix does, by a block at each panel */
  hscal_quiet quiet;
} hscal_skeleton_pattern;

/* What a panel's columns take, one after another: messages along rows and columns of the grid, short ones and vectors
 * as long as what is left of the matrix, products of a vector with that (in the mean, of all of it), and products with
 * the panel. */
typedef struct hscal_skeleton_column {
  hscal_latency_chain row, col;
  double turns; /* of vectors from rows to columns of the grid, or back */
  double passes, strips;
} hscal_skeleton_column;

/* One of make, pattern and choose. */
typedef struct hscal_skeleton_row {
  void (*make)(const hscal_call *call, const hscal_layout *layout, hscal_cost_skeleton *skeleton); /* all of it */
  const hscal_skeleton_pattern *pattern;
  const hscal_skeleton_pattern *(*choose)(const hscal_call *call, const hscal_choice *choice);
  hscal_choice (*choice)(const hscal_call *call, const hscal_layout *layout); /* null: there is none */
  int (*loop)(const hscal_call *call, hscal_operand_name stays); /* entries of the loop, if the kernel is GEMM */
  int (*is_mirrored)(const hscal_call *call); /* rows and columns change parts, as from the right; null: no */
  const hscal_skeleton_column *column;        /* of columns; null: none */
} hscal_skeleton_row;

const hscal_skeleton_row *hscal__skeleton_row(const hscal_call *call);

#endif
