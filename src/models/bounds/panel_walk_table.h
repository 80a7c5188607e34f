/* How a factorization or a reduction walks its matrix in panels, and what it does with each of them, whatever the
 * placement: from a table of families. */
#ifndef HSCAL_MODELS_BOUNDS_PANEL_WALK_TABLE_H
#define HSCAL_MODELS_BOUNDS_PANEL_WALK_TABLE_H

#include "call/call.h"
#include "events/event.h"
#include "models/bounds/trailing.h"

/* Hops of short messages that follow one another in each column of a panel, in the mean: times a hop down a tree of
 * the panel's process column or row; from one process column or row to another; and the whole depth of the column's
 * tree. */
typedef struct hscal_column_hops {
  int down, along, to_column, to_row, depth;
} hscal_column_hops;

/* What a family does with each panel. */
typedef struct hscal_panel_work {
  const hscal_trailing_shape *rest; /* what is left of the matrix behind it */
  hscal_kernel vector_kernels[3];   /* of its columns; behind the last one: HSCAL_KERNEL_GEMM */
  int vector_operations;            /* that an entry takes part in for each of its columns, each a product and a sum */
  int products; /* of matrices, likewise, for the panel: one as deep as that, others as shares are */
  /* ---- factorizations ---- */
  int sums; /* of products in each column, over the processes that it lies on; beside its pivot or norm */
  /* Is the rest known to stay where it is when it is updated with the panel that ends at `end`? Null: always. */
  int (*update_stays)(const hscal_call *call, const hscal_layout *layout, int end);
  /* ---- reductions ---- */
  const hscal_trailing_shape *multiplied; /* what each vector of a panel is multiplied with */
  hscal_column_hops hops;
} hscal_panel_work;

/* Seen along the vectors that panels are made of: columns (LU, QR, QL, Cholesky of the lower triangle) or rows. */
typedef struct hscal_panel_walk {
  hscal_family family; /* LU, CHOLESKY, QR, TRIDIAGONAL, BIDIAGONAL, HESSENBERG; HSCAL_FAMILY_COUNT: none is known */
  const hscal_panel_work *work; /* none is known: none */
  int by_rows;                  /* these vectors are rows */
  int backward;                 /* panels are made from the last one on */
  int rows, columns;            /* entries of a whole vector, vectors of the matrix */
} hscal_panel_walk;

/* Of a call that is one, or begins with one. */
hscal_panel_walk hscal__panel_walk(const hscal_call *call);

#endif
