#include "estimate/any_placement_elimination_table.h"
#include "models/bounds/trees.h"

#include <math.h>

/* ---- panels that are made column by column, by all processes of a line ---------------------------------------- */

/* Hops from the root to the farthest member: of trees other than binomial ones one. */
static int depth_of(const hscal_machine_peaks *peaks, int members) {
  return hscal__machine_has_binomial_trees(peaks->machine) ? hscal__tree_depth(members) : members > 1;
}

/* Hops in all panels that are `panels` in number, one column of each: each panel begins in one process row, and the
 * next one in the next. */
static double hops_of(const hscal_machine_peaks *peaks, int members, double panels) {
  int plain = 2 * depth_of(peaks, members);
  if (members > HSCAL_COUNTED_LINES) return plain * panels;
  double turns = floor(panels / members);
  return turns * peaks->hops[members] + (panels - turns * members) * plain;
}

/* Columns whose vectors reach beyond one block of rows, without the last one of each panel. */
static double shared_columns(const hscal_mean_elimination *s) {
  double narrow = fmod(s->columns - 1, s->width) + 1, reach = fmin(s->count, s->rows - s->width);
  if (!s->backward) return fmin(floor((s->count - 1) / s->width), ceil(s->rows / s->width) - 1) * (s->width - 1);
  return fmax(reach - 1 - ceil(fmax(reach - narrow, 0) / s->width), 0);
}

/* Hops of a sum that the MPI library makes: into process 0 and told to all, or exchanged. */
static int sum_hops(const hscal_machine_peaks *peaks, int members) {
  return hscal__machine_has_binomial_trees(peaks->machine) ? depth_of(peaks, members) + 1 : members > 1;
}

/* Of these columns, those whose sums take a hop of their own. Of two processes the second one, if it has the panel, gets the other's part of a
 * sum while its own norm is under way to the first, where all come together. Of whole turns the mean is known. */
static double summed_columns(const hscal_mean_elimination *s, double columns) {
  double turn = s->height * (s->width - 1);
  if (!s->begins_elsewhere || s->height != 2 || turn <= 0) return columns;
  return floor(columns / turn) * turn;
}

/* Ways up and down the trees of its line for each of these columns. */
static double ways_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                     const hscal_process_set *process_set) {
  double columns = shared_columns(s), summed = summed_columns(s, columns);
  double hops = s->backward || s->width == 1
                    ? columns * 2 * depth_of(peaks, (int)s->height)
                    : (s->width - 1) * hops_of(peaks, (int)s->height, columns / (s->width - 1));
  double sums = s->work->sums * summed, sum_far_hops = hscal__min(2, sum_hops(peaks, 2));
  double seconds = (hops + sums * sum_hops(peaks, (int)s->height)) * hscal__hop_bound(peaks, process_set);
  int is_spread = process_set->most < (int)s->height;
  return is_spread ? fmax(seconds, (2 * columns + sums * sum_far_hops) * peaks->far_hop_s) : seconds;
}

/* Whoever waits longest may have a block less of rows than the mean. */
static double columns_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                        const hscal_process_set *process_set) {
  double rows = s->rows - (s->height > 1 ? s->height * s->width : 0),
         left = hscal__trailing_area(rows, s->begin, s->count);
  double vectors_s = s->work->vector_operations * s->weight * (s->width - 1) * left / s->height * peaks->vector_flop_s;
  return s->height == 1 ? vectors_s : vectors_s + ways_s(s, peaks, process_set);
}

static double one_after_another_s(double panels_s, double mean_s, double fast_s, double messages_s) {
  return panels_s + fmax(mean_s, fast_s) + messages_s;
}

/* A block less of rows and columns than the mean, at least. */
static double block_less(const hscal_mean_elimination *s) {
  double rows = s->rows - s->height * s->width, columns = s->columns - s->lines * s->width;
  return hscal__trailing_volume(rows, columns, s->begin, s->in_place) / (s->height * s->lines);
}

static const hscal_panel_pace by_columns = {
    .panels_s = columns_s, .chain_s = one_after_another_s, .slowest_entries = block_less};

/* ---- panels of a block on the diagonal, by its process, and of what is solved for beside it ----------------- */

static double blocks_s(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                       const hscal_process_set *process_set) {
  double panels = floor((s->count - 1) / s->width);
  double block = (pow(s->width, 3) - s->width) / 3 * s->weight * peaks->vector_flop_s;
  return panels * (block + ((s->height > 1) + (s->lines > 1)) * hscal__hop_bound(peaks, process_set));
}

/* Updates follow one another along one row of processes, blocks along another. */
static double side_by_side_s(double panels_s, double mean_s, double fast_s, double messages_s) {
  (void)mean_s;
  return fmax(panels_s, fast_s + messages_s);
}

/* Of a triangle a process may have next to nothing. */
static double no_entries(const hscal_mean_elimination *s) {
  (void)s;
  return 0;
}

static const hscal_panel_pace by_blocks = {
    .panels_s = blocks_s, .chain_s = side_by_side_s, .slowest_entries = no_entries};

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const hscal_panel_pace *const pace[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_LU] = &by_columns,
    [HSCAL_FAMILY_QR] = &by_columns,
    [HSCAL_FAMILY_CHOLESKY] = &by_blocks,
};

const hscal_panel_pace *hscal__panel_pace(hscal_family family) {
  return family == HSCAL_FAMILY_COUNT ? NULL : pace[family];
}
