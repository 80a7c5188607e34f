#include "estimate/any_placement_elimination.h"
#include "base/blockcyclic.h"
#include "estimate/any_placement_elimination_table.h"

#include <math.h>

/* ---- the matrix ------------------------------------------------------------------------------------------------- */

static hscal_mean_elimination shape_of(const hscal_call *call, double width) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  hscal_mean_elimination s = {.work = walk.work,
                              .pace = hscal__panel_pace(walk.family),
                              .rows = walk.rows,
                              .columns = walk.columns,
                              .count = fmin(walk.rows, walk.columns),
                              .width = width,
                              .weight = hscal__type_flop_weight(call->routine->type),
                              .backward = walk.backward,
                              .begin = walk.backward ? 2 * width : width};
  return s;
}

/* Nothing is claimed of matrices whose blocks do not begin with their first row and column. */
static hscal_mean_elimination trailing_of(const hscal_cost_skeleton *skeleton) {
  const hscal_operand *a = &skeleton->call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  hscal_mean_elimination s = shape_of(skeleton->call, d->nb);
  int by_rows = hscal__panel_walk(skeleton->call).by_rows;
  s.element_bytes = skeleton->element_bytes;
  if (a->i % d->mb || a->j % d->nb || d->mb != d->nb || d->imb != d->mb || d->inb != d->nb || d->m == 1) s.pace = NULL;
  int height = by_rows ? skeleton->npcol : skeleton->nprow;
  s.height = height, s.lines = by_rows ? skeleton->nprow : skeleton->npcol;
  s.begins_elsewhere = (by_rows ? a->j / d->nb + d->csrc : a->i / d->mb + d->rsrc) % height != 0;
  return s;
}

/* Operations of the updates, in all: each entry that is left behind a panel, as often as that is wide, for each
 * product. From the first panel's end or later on, to `to`. */
static double update_flops(const hscal_mean_elimination *s, double from, double to) {
  double entries = s->work->rest->volume(s->rows, s->columns, s->width, from, to);
  return s->weight * (2 * s->work->products * entries);
}

double hscal__any_placement_elimination_flops(const hscal_call *call, int width) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  hscal_mean_elimination s = shape_of(call, width);
  if (!s.pace || a->i || a->j || s.count <= s.begin) return 0;
  return update_flops(&s, s.begin, s.count);
}

/* ---- the bound --------------------------------------------------------------------------------------------------- */

/* Seconds per operation in products: of the whole process set, or of its fastest process alone. One is as deep as the
 * panel, others are as deep as shares. */
static double product_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks, double speed) {
  double boost = peaks->deep_boost, products = s->work->products;
  for (int i = 0; i < peaks->nblocks; i++)
    if (peaks->block[i] == (int)s->width) boost = peaks->thin_boost[i];
  double thin_s = 1 / (speed * boost), deep_s = 1 / (speed * peaks->deep_boost);
  return (thin_s + (products - 1) * deep_s) / products;
}

/* The panel goes to the line that has the next one, to each process its share. */
static double messages_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                         const hscal_process_set *process_set) {
  if (s->lines == 1) return 0;
  double panels = floor((s->in_place - 1) / s->width), entries = hscal__trailing_area(s->rows, s->begin, s->in_place);
  double byte_s = hscal__byte_bound(peaks, process_set);
  return panels * hscal__hop_bound(peaks, process_set) + entries / s->height * s->element_bytes * byte_s;
}

/* Panels, and between two of them what the line of the next one takes for its share of the update: at least the mean.
 * Within a turn of all lines that is the mean speed's, at any time the fastest process's. */
static double chain_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                      const hscal_process_set *process_set) {
  double processes = s->height * s->lines, made_s = s->pace->panels_s(s, peaks, process_set),
         turn = s->begin + s->lines * s->width;
  double mean_s = update_flops(s, turn, s->in_place) * product_s(s, peaks, process_set->total);
  double fast_s = update_flops(s, s->begin, s->in_place) * product_s(s, peaks, process_set->fastest) / processes;
  if (peaks->oversubscription > 1)
    mean_s = 0; /* a process is alone at times: then it is faster than its share of the node */
  if (s->in_place <= s->begin) return made_s;
  return s->pace->chain_s(made_s, mean_s, fast_s, messages_s(s, peaks, process_set));
}

/* PBLAS may move what is left of the matrix where that is small: looked at for the last panel but one. */
static double in_place(const hscal_mean_elimination *s, const hscal_cost_skeleton *skeleton) {
  hscal_layout layout = hscal__layout_make(skeleton->nprow, skeleton->npcol, 0);
  double last = floor((s->count - 1) / s->width) * s->width;
  hscal_call call = *skeleton->call;
  if (!s->work->update_stays) return s->count;
  call.m = (int)s->rows; /* solvers have none */
  return last > s->width && s->work->update_stays(&call, &layout, (int)last) ? last : 0;
}

static double slowest_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                        const hscal_process_set *process_set) {
  double entries = s->pace->slowest_entries(s);
  return 2 * s->work->products * s->weight * entries * product_s(s, peaks, process_set->slowest);
}

double hscal__any_placement_elimination(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                        const hscal_process_set *process_set) {
  hscal_mean_elimination s = trailing_of(skeleton);
  if (!s.pace || s.count <= s.width) return 0;
  s.in_place = in_place(&s, skeleton);
  double all_s = update_flops(&s, s.begin, s.count) * product_s(&s, peaks, process_set->total);
  return fmax(fmax(all_s, slowest_s(&s, peaks, process_set)), chain_s(&s, peaks, process_set));
}
