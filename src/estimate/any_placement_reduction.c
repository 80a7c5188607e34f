#include "estimate/any_placement_reduction.h"
#include "base/minmax.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/trees.h"

#include <math.h>

/* Operations of products with vectors, and of the updates behind panels. */
typedef struct reduction_work {
  double vectors, updates;
} reduction_work;

/* Columns of panels, without the last one of each. From the end the first panel may be narrow. */
static double columns_of(int backward, int shorter, int width) {
  int panels = (shorter - 1) / width, narrow = shorter - panels * width;
  double columns = (double)panels * (width - 1);
  return backward ? columns - (width - narrow) : columns;
}

/* What the narrow panel does is left out. */
static reduction_work work_of(const hscal_call *call, double width) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  const hscal_panel_work *work = walk.work;
  double each = 2 * hscal__type_flop_weight(call->routine->type), most = (width - 1) / width;
  double from = walk.backward ? 2 * width : width, to = hscal__min(walk.rows, walk.columns);
  double multiplied = work->multiplied->volume(walk.rows, walk.columns, width, from, to);
  double updated = work->rest->volume(walk.rows, walk.columns, width, from, to);
  return (reduction_work){each * work->vector_operations * most * multiplied, each * work->products * updated};
}

double hscal__any_placement_reduction_flops(const hscal_call *call, int width) {
  reduction_work work = work_of(call, width);
  return work.vectors + work.updates;
}

/* Hops that follow one another in each column of a panel: see messages_s, sums_s of models/bounds/reduction_table.c. Where
 * trees are not binomial, one hop goes to each other member. */
static double column_hops(const hscal_column_hops *hops, int nprow, int npcol, int is_binomial) {
  double to_column = 1 - 1.0 / npcol, to_row = 1 - 1.0 / nprow;
  double down = is_binomial ? hscal__tree_mean_hops(nprow) : to_row,
         along = is_binomial ? hscal__tree_mean_hops(npcol) : to_column,
         depth = is_binomial ? hscal__tree_depth(nprow) : nprow > 1;
  return hops->down * down + hops->along * along + hops->to_column * to_column + hops->to_row * to_row +
         hops->depth * depth;
}

double hscal__any_placement_reduction(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                      const hscal_process_set *process_set) {
  const hscal_call *call = skeleton->call;
  const hscal_operand *a = &call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  const hscal_panel_walk walk = hscal__panel_walk(call);
  int shorter = hscal__min(walk.rows, walk.columns), panels = (shorter - 1) / d->nb;
  if (walk.family == HSCAL_FAMILY_COUNT || a->i || a->j || d->mb != d->nb || d->imb != d->mb || d->inb != d->nb ||
      panels < 1)
    return 0;
  reduction_work work = work_of(call, d->nb);
  double processes = (double)skeleton->nprow * skeleton->npcol, columns = columns_of(walk.backward, shorter, d->nb);
  double ways_s = columns *
                  column_hops(&walk.work->hops, skeleton->nprow, skeleton->npcol,
                              hscal__machine_has_binomial_trees(peaks->machine)) *
                  hscal__hop_bound(peaks, process_set);
  return ways_s + work.vectors / processes * peaks->vector_flop_s +
         work.updates / (process_set->total * peaks->deep_boost);
}
