/* Layouts that were evaluated. */
#ifndef HSCAL_SEARCH_TRIAL_H
#define HSCAL_SEARCH_TRIAL_H

#include "estimate/cost.h"
#include "estimate/skeleton.h"
#include "search/space.h"

/* A layout with its placement, evaluated. */
typedef struct hscal_trial {
  hscal_mapping mapping;
  int nprow, npcol, block, panel, height; /* block and panel: sizes, not indices */
  hscal_tiling tiling;
  int row_block;          /* rows of a block; `block` is its columns */
  const hscal_call *call; /* in the space: with its blocks filled */
  int *node_of;
  int shares;          /* as of a candidate */
  int is_usual;        /* a usual layout: evaluated on its own */
  int is_report_only;  /* with more processes on a node than a plan may: nothing to beat or to keep */
  int is_low_fidelity; /* there was no time for the high one */
  int is_estimated;    /* not even for the low one: the closed form */
  /* Logarithm by which the ratio of this closed form to that of the fallback is off in 1 of 10; 0: it was timed. */
  double untimed_off;
  double predicted_s;
  hscal_cost cost;
  int slowest_node; /* node whose processes are slowest, and their rate */
  double slowest_rate;
} hscal_trial;

/* How far a block size and panel width are from the usual ones, in doublings. */
double hscal__default_distance(int block, int panel);

/* Have they the same grid, blocks and panel width? */
int hscal__same_layout(const hscal_trial *x, const hscal_trial *y);
/* Have they the same grid, with processes on the same nodes? */
int hscal__same_placement(const hscal_trial *x, const hscal_trial *y);

#endif
