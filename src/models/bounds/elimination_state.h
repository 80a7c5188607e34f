/* A factorization on a placement, panel after panel, as its bound sees it. Internal to elimination.c,
 * elimination_table.c, panel_series.c, panel_making.c and trailing_update.c. */
#ifndef HSCAL_MODELS_BOUNDS_ELIMINATION_STATE_H
#define HSCAL_MODELS_BOUNDS_ELIMINATION_STATE_H

#include "instrumented_pblas/blocks.h"
#include "models/bounds/earliest_times.h"
#include "models/bounds/panel_walk_table.h"

/* Seconds per operation: products as deep as a panel, any products, and those of vectors. */
typedef struct hscal_panel_flop_times {
  double thin_s, deep_s, vector_s;
} hscal_panel_flop_times;

typedef struct hscal_elimination hscal_elimination;
typedef struct hscal_panel hscal_panel;

/* What a family does with a panel. */
typedef struct hscal_elimination_steps {
  /* Rows that the rest is updated in: of the whole panel, or those below the block of the diagonal. */
  hscal_span (*updated_rows)(const hscal_panel *p);
  /* Before the first panel: which ones are known to work where the matrix lies, and what is left of it. */
  void (*begin)(hscal_elimination *e, const hscal_call *call);
  /* The panel itself, and what follows from it wherever the rest is updated. `next`: the line of the next panel. */
  void (*make)(hscal_elimination *e, const hscal_panel *p, int next);
  /* The update by the processes of a line that holds some of the rest. */
  void (*update)(hscal_elimination *e, const hscal_panel *p, int line);
  /* Entries that a process has left of a vector, and how many of these its line has; of a triangle: all, and 1. */
  double (*entries)(const hscal_elimination *e, int row, int line);
  double (*vectors)(const hscal_elimination *e, int line);
} hscal_elimination_steps;

/* Seen along the vectors that panels are made of: columns (LU, QR, QL, Cholesky of the lower triangle) or rows, of
 * which each panel lies on one line of processes across. */
struct hscal_elimination {
  hscal_earliest_times *earliest;
  const hscal_panel_work *work;
  const hscal_elimination_steps *steps;
  hscal_dimension along;
  int backward;                /* QL, RQ */
  hscal_dealing rows, columns; /* the index along the vectors, and the one that counts them */
  int count;                   /* of vectors */
  int in_place;                /* panels that begin before this are known to update the matrix where it lies */
  int solved;                  /* Cholesky: those for which the panel is solved for where it lies */
  int is_late;                 /* a message moves only when its receiver waits for it */
  double element_bytes, weight;
  hscal_panel_flop_times *of_class, *flop; /* [classes], [nprocs] */
  double *left;                            /* [nprocs] Cholesky: entries of the triangle behind the panel, by process */
  /* Scratch, [rows.nprocs]: when the panel is made; a message's way from the line's first process, and from where the
   * panel begins; interchanges of the panel's first process row with others. */
  double *made_s, *root_s, *head_s;
  int *swaps;
  double begin_s;
  double flops; /* of the updates so far, wherever they are made */
  /* Scratch, [rows.nprocs] and [columns.nprocs]: shares of the panel's rows, of those beyond its own triangle, of what
   * is left. */
  int *height, *below, *width;
  hscal_span rows_left, below_left, columns_left; /* what these are shares of */
  int *all_columns;                               /* [columns.nprocs] of the matrix */
  /* 0: all lines take part in each panel. Else only the one that has the next panel does; what the others owe of
   * updates, per entry that their processes have of a vector (Cholesky: of the triangle), they compute when their turn
   * comes, or after so many panels. */
  int owed_panels;
  double *owed; /* [columns.nprocs] */
};

struct hscal_panel {
  hscal_span columns;
  hscal_span rows;  /* along the vectors that the rest is updated with */
  hscal_span below; /* beyond the panel's own block of the diagonal */
  hscal_span rest;  /* the columns that are left */
  int row, line;    /* where its corner on the diagonal lies */
  int root;         /* process row where its vectors begin */
  int width;
};

/* The process on a row (seen along the vectors) of a line of processes across. */
static inline int hscal__process_on_line(const hscal_elimination *e, int row, int line) {
  int npcol = e->earliest->layout->npcol;
  return e->along == HSCAL_ROWS ? row * npcol + line : line * npcol + row;
}

/* Least seconds of a message. */
static inline double hscal__elimination_way(const hscal_elimination *e, int from, int to, double elements) {
  return hscal__way_seconds(e->earliest, from, to, elements * e->element_bytes);
}

#endif
