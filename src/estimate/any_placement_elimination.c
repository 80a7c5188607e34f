#include "estimate/any_placement_elimination.h"
#include "base/blockcyclic.h"
#include "models/bounds/in_place_panels.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/trailing.h"
#include "models/bounds/trees.h"

#include <math.h>

/* The matrix, seen along the vectors that panels are made of. */
typedef struct trailing {
  hscal_family family;         /* LU, QR, CHOLESKY; HSCAL_FAMILY_COUNT: nothing is claimed */
  double rows, columns, count; /* entries along and across, vectors */
  double in_place;             /* vectors whose panels are known to update the matrix where it lies */
  double height, lines;        /* of the grid along and across      */
  double width;                /* of a panel                        */
  double weight, element_bytes;
  int backward; /* panels are made from the last one on, which may be narrow */
  double begin; /* from where on integrals are below the sums over panels */
} trailing;

/* Hops in all panels that are `panels` in number, one column of each: each panel begins in one process row, and the
 * next one in the next. */
static double hops_of(const hscal_machine_peaks *peaks, int members, double panels) {
  int plain = 2 * hscal__tree_depth(members);
  if (members > HSCAL_COUNTED_LINES) return plain * panels;
  double turns = floor(panels / members);
  return turns * peaks->hops[members] + (panels - turns * members) * plain;
}

/* ---- the matrix ------------------------------------------------------------------------------------------------- */

static trailing shape_of(const hscal_call *call, double width) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  trailing s = {.family = walk.family,
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
static trailing trailing_of(const hscal_cost_skeleton *skeleton) {
  const hscal_operand *a = &skeleton->call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  trailing s = shape_of(skeleton->call, d->nb);
  int by_rows = hscal__panel_walk(skeleton->call).by_rows;
  s.element_bytes = skeleton->element_bytes;
  if (a->i % d->mb || a->j % d->nb || d->mb != d->nb || d->imb != d->mb || d->inb != d->nb || d->m == 1)
    s.family = HSCAL_FAMILY_COUNT;
  s.height = by_rows ? skeleton->npcol : skeleton->nprow, s.lines = by_rows ? skeleton->nprow : skeleton->npcol;
  return s;
}

/* Operations of the updates, in all: each entry that is left behind a panel, as often as that is wide, twice (QR: four
 * times; Cholesky: those of the triangle without the blocks of the diagonal). From the first panel's end or later on,
 * to `to`. */
static double update_flops(const trailing *s, double from, double to) {
  double flops = 2 * hscal__trailing_volume(s->rows, s->columns, from, to);
  if (s->family == HSCAL_FAMILY_QR) flops *= 2;
  if (s->family == HSCAL_FAMILY_CHOLESKY) flops = hscal__trailing_volume(s->rows - s->width, s->rows, from, to);
  return s->weight * flops;
}

double hscal__any_placement_elimination_flops(const hscal_call *call, int width) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  trailing s = shape_of(call, width);
  if (s.family == HSCAL_FAMILY_COUNT || a->i || a->j || s.count <= s.begin) return 0;
  return update_flops(&s, s.begin, s.count);
}

/* ---- the bound --------------------------------------------------------------------------------------------------- */

/* Columns whose vectors reach beyond one block of rows, without the last one of each panel. */
static double shared_columns(const trailing *s) {
  double narrow = fmod(s->columns - 1, s->width) + 1, reach = fmin(s->count, s->rows - s->width);
  if (!s->backward) return fmin(floor((s->count - 1) / s->width), ceil(s->rows / s->width) - 1) * (s->width - 1);
  return fmax(reach - 1 - ceil(fmax(reach - narrow, 0) / s->width), 0);
}

/* Ways up and down the trees of its line for each of these columns. */
static double ways_s(const trailing *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  double columns = shared_columns(s), sums = s->family == HSCAL_FAMILY_QR ? hscal__tree_depth((int)s->height) + 1 : 0;
  double hops = s->backward || s->width == 1
                    ? columns * 2 * hscal__tree_depth((int)s->height)
                    : (s->width - 1) * hops_of(peaks, (int)s->height, columns / (s->width - 1));
  double seconds = (hops + sums * columns) * hscal__hop_bound(peaks, process_set);
  int is_spread = process_set->most < (int)s->height;
  return is_spread ? fmax(seconds, (s->family == HSCAL_FAMILY_QR ? 4 : 2) * columns * peaks->far_hop_s) : seconds;
}

/* The panels themselves. */
static double panels_s(const trailing *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  if (s->family == HSCAL_FAMILY_CHOLESKY) {
    double panels = floor((s->count - 1) / s->width);
    double block = (pow(s->width, 3) - s->width) / 3 * s->weight * peaks->vector_flop_s;
    return panels * (block + ((s->height > 1) + (s->lines > 1)) * hscal__hop_bound(peaks, process_set));
  }
  /* Whoever waits longest may have a block less of rows than the mean. */
  double rows = s->rows - (s->height > 1 ? s->height * s->width : 0),
         left = hscal__trailing_area(rows, s->begin, s->count);
  double operations = s->family == HSCAL_FAMILY_QR ? 2 : 1; /* of vectors, each time two for each entry */
  double vectors_s = operations * s->weight * (s->width - 1) * left / s->height * peaks->vector_flop_s;
  return s->height == 1 ? vectors_s : vectors_s + ways_s(s, peaks, process_set);
}

/* Seconds per operation in products: of the whole process set, or of its fastest process alone. QR makes half of them
 * as deep as shares are. */
static double product_s(const trailing *s, const hscal_machine_peaks *peaks, double speed) {
  double boost = peaks->deep_boost;
  for (int i = 0; i < peaks->nblocks; i++)
    if (peaks->block[i] == (int)s->width) boost = peaks->thin_boost[i];
  double thin_s = 1 / (speed * boost), deep_s = 1 / (speed * peaks->deep_boost);
  return s->family == HSCAL_FAMILY_QR ? 0.5 * (thin_s + deep_s) : thin_s;
}

/* The panel goes to the line that has the next one, to each process its share. */
static double messages_s(const trailing *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  if (s->lines == 1) return 0;
  double panels = floor((s->in_place - 1) / s->width), entries = hscal__trailing_area(s->rows, s->begin, s->in_place);
  double byte_s = hscal__byte_bound(peaks, process_set);
  return panels * hscal__hop_bound(peaks, process_set) + entries / s->height * s->element_bytes * byte_s;
}

/* Panels, and between two of them what the line of the next one takes for its share of the update: at least the mean.
 * Within a turn of all lines that is the mean speed's, at any time the fastest process's. */
static double chain_s(const trailing *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  double processes = s->height * s->lines, made_s = panels_s(s, peaks, process_set),
         turn = s->begin + s->lines * s->width;
  double mean_s = update_flops(s, turn, s->in_place) * product_s(s, peaks, process_set->total);
  double fast_s = update_flops(s, s->begin, s->in_place) * product_s(s, peaks, process_set->fastest) / processes;
  if (peaks->oversubscription > 1)
    mean_s = 0; /* a process is alone at times: then it is faster than its share of the node */
  if (s->in_place <= s->begin) return made_s;
  if (s->family == HSCAL_FAMILY_CHOLESKY)
    return fmax(made_s, fast_s + messages_s(s, peaks, process_set)); /* along one row of processes */
  return made_s + fmax(mean_s, fast_s) + messages_s(s, peaks, process_set);
}

/* PBLAS may move what is left of the matrix where that is small: looked at for the last panel but one. */
static double in_place(const trailing *s, const hscal_cost_skeleton *skeleton) {
  hscal_layout layout = hscal__layout_make(skeleton->nprow, skeleton->npcol, 0);
  double last = floor((s->count - 1) / s->width) * s->width;
  hscal_call call = *skeleton->call;
  if (s->family == HSCAL_FAMILY_QR) return s->count;
  call.m = (int)s->rows; /* solvers have none */
  return last > s->width && hscal__update_stays(&call, &layout, (int)last) ? last : 0;
}

/* The slowest process has a block less of rows and columns than the mean, at least. */
static double slowest_s(const trailing *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  if (s->family == HSCAL_FAMILY_CHOLESKY) return 0;
  double rows = s->rows - s->height * s->width, columns = s->columns - s->lines * s->width;
  double entries = hscal__trailing_volume(rows, columns, s->begin, s->in_place) / (s->height * s->lines);
  return (s->family == HSCAL_FAMILY_QR ? 4 : 2) * s->weight * entries * product_s(s, peaks, process_set->slowest);
}

double hscal__any_placement_elimination(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                        const hscal_process_set *process_set) {
  trailing s = trailing_of(skeleton);
  if (s.family == HSCAL_FAMILY_COUNT || s.count <= s.width) return 0;
  s.in_place = in_place(&s, skeleton);
  double all_s = update_flops(&s, s.begin, s.count) * product_s(&s, peaks, process_set->total);
  return fmax(fmax(all_s, slowest_s(&s, peaks, process_set)), chain_s(&s, peaks, process_set));
}
