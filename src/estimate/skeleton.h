/*
 * The cost skeleton of a call: what its closed forms know of it, whatever the routine. There are two of these forms: an
 * estimate that puts candidates in order (estimate.h; near the clock on average, on either side of it), and a bound
 * that excludes them (any_placement_table.h; never above the clock).
 */
#ifndef HSCAL_ESTIMATE_SKELETON_H
#define HSCAL_ESTIMATE_SKELETON_H

#include "call/call.h"
#include "events/event.h"

/* What travels along the rows, or the columns, of the grid at each step, in panels; one that grows or shrinks counts as
 * half. */
typedef struct hscal_traffic {
  double broadcasts;
  double sums;    /* into one process, which takes them one after another */
  double gathers; /* where borders of blocks cut a panel: it is gathered on one line, or handed out to several, in a
                     chain */
  double rounds;  /* messages that go round the line one after another while nothing else goes on; with gathers: if a
                     panel is cut */
  int tree_from;  /* broadcasts go along trees, not rings, if the panel width is at least this; 0: never */
} hscal_traffic;

/* Messages along rows (columns) that follow one another, in trees: such as are all latency, and shares of vectors, in
 * the mean half as long as those of `stays`. */
typedef struct hscal_latency_chain {
  double brief, vectors;
} hscal_latency_chain;

static inline double hscal__traffic_panels(const hscal_traffic *travel) { return travel->broadcasts + travel->sums; }

/*
 * The work of a call on a grid: what does not depend on the panel width and on who sits where. Every scheme is seen
 * alike: an operand stays, a loop is walked in panels, and for each panel something travels along the rows and the
 * columns of the grid and every process computes with its share.
 */
typedef struct hscal_cost_skeleton {
  const hscal_call *call;
  int nprow, npcol;
  hscal_operand_name stays; /* the operand that stays in place                                              */
  hscal_kernel kernel;      /* what is done with a share: GEMM, GEMV (loop 1), or ADD (memory)              */
  int loop;                 /* entries of the dimension that is walked in panels                            */
  int width;                /* of the panels whatever the panel width is; 0: the panel width */
  int segments;             /* stretches of it with the same owners                                         */
  int own_max;              /* most entries of it that one process row or column owns                       */
  int rows_min, rows_max;   /* local rows of `stays` over process rows                                      */
  int cols_min, cols_max;
  int rows_full, cols_full; /* process rows and columns, from the first on, that hold a block more (or part of one)   */
  int rows_next, cols_next; /* local rows and columns of the others */
  double evenness;          /* mean share / largest share of `stays` */
  double weight;            /* operations of the call / of the kernel on all of `stays` along the whole loop */
  int first_row, first_col; /* process row and column of its first entry: no other has a larger share       */
  hscal_traffic row, col;   /* along the rows and the columns of the grid */
  double deep;              /* part of the operations in which a kernel sums over a share, not over a panel's width */
  double turns;             /* panels of a step that are transposed on the way, */
  int turns_to_rows;        /* from process columns to rows, or from rows to columns */
  int cut_block;            /* panels are cut wherever such blocks end; 0: they follow the owners of what is walked */
  hscal_latency_chain row_chain, col_chain;
  double vector_turns; /* transpositions of such vectors */
  double passes;       /* products of a vector with all of a share of `stays`, */
  double strips;       /* and with half of a panel of `strip` columns of it, while all others wait */
  int strip;
  int chain;      /* steps in which one process waits for another and nothing else goes on */
  int is_uniform; /* 2 * loop operations for each entry of `stays`, in products that have the shapes of its shares and
                     panels */
  int least_dimension;         /* of m, n, k: panels as wide are not sent around rings */
  int aligned;                 /* gemm: C stays, panels of A and B lie as they are needed */
  double element_bytes, flops; /* flops: of the whole call, as far as bounds may count on them; 0: not at all  */
  double times;                /* that all of it is done */
} hscal_cost_skeleton;

/* Sets up the skeleton of a call without open blocks on a grid. */
void hscal__cost_skeleton(const hscal_call *call, int nprow, int npcol, hscal_cost_skeleton *skeleton);

/* Shares of the operand that stays, by process row and column: rows[nprow], cols[npcol]. */
void hscal__skeleton_shares(const hscal_cost_skeleton *skeleton, int *rows, int *cols);

#endif
