/* A reduction on a placement, panel after panel, as its bound sees it. Internal to reduction.c, reduction_table.c. */
#ifndef HSCAL_MODELS_BOUNDS_REDUCTION_STATE_H
#define HSCAL_MODELS_BOUNDS_REDUCTION_STATE_H

#include "instrumented_pblas/blocks.h"
#include "models/bounds/earliest_times.h"
#include "models/bounds/panel_walk_table.h"

/* Seconds per operation: of products with vectors, of others. */
typedef struct hscal_reduction_flop_times {
  double vector_s, product_s;
} hscal_reduction_flop_times;

typedef struct hscal_reduction hscal_reduction;

/* What a family does with a panel, which begins in process (row, column); (p, q) is any process of the grid. */
typedef struct hscal_reduction_steps {
  /* Before the first one. */
  void (*begin)(hscal_reduction *r, int width, int panels);
  /* The panel is no longer left. */
  void (*leave)(hscal_reduction *r, hscal_span panel);
  /* Entries of the process that vectors of the panel are multiplied with. */
  double (*entries)(const hscal_reduction *r, int p, int q);
  /* Seconds of messages from the norm, which is found and told on a tree with root 0, to the next one, or to where
   * products of the vector with the panel are summed: by way of process (p, q). */
  double (*messages_s)(const hscal_reduction *r, int p, int q, int row, int column);
  /* What follows in all columns of a panel but the first one. */
  double (*sums_s)(const hscal_reduction *r);
  int summed_below; /* rows below the panel's first one: there products with the panel are summed */
} hscal_reduction_steps;

struct hscal_reduction {
  hscal_earliest_times *earliest;
  const hscal_panel_work *work;
  const hscal_reduction_steps *steps;
  int backward;
  hscal_dealing dealing[2];
  hscal_span left[2];               /* what held are shares of */
  int *held[2];                     /* [nprow], [npcol] */
  double *triangle;                 /* [nprocs] entries below the blocks of the diagonal, of the triangle in use */
  double *way_s[2];                 /* [nprow], [npcol] from process 0 of the panel's lines down a tree */
  double *sum_s;                    /* [nprow] from where products with the panel are summed */
  hscal_reduction_flop_times *flop; /* [nprocs] */
  double speed;                     /* of products, of all together */
  double weight, element_bytes;
};

static inline int hscal__process_of_grid(const hscal_reduction *r, int p, int q) {
  return p * r->earliest->layout->npcol + q;
}

#endif
