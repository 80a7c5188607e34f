#include "models/bounds/panel_making.h"
#include "base/minmax.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_scalapack/pivots.h"
#include "models/bounds/calibrated.h"
#include "models/bounds/trees.h"

#include <math.h>

/* The line that the panel is on. */
static hscal_process_line hscal__panel_line(const hscal_elimination *e, int line) {
  int npcol = e->earliest->layout->npcol, along_rows = e->along == HSCAL_ROWS;
  return (hscal_process_line){along_rows ? line : line * npcol, along_rows ? npcol : 1, e->rows.nprocs};
}

/* Do its vectors begin in one block of rows and reach beyond it, so that all processes of the line take part in each
 * column? */
static int is_shared(const hscal_elimination *e, const hscal_panel *p) {
  if (e->backward) return p->rows.end > e->rows.first && hscal__block_begin(&e->rows, p->rows.end - 1) <= p->below.end;
  int end = hscal__block_end(&e->rows, hscal__min(p->columns.begin, e->rows.n - 1));
  return end >= p->columns.end && end < e->rows.n;
}

/* LU: with whom the first process row of the panel exchanges rows, and in how many columns but the last one. Of
 * matrices so large that this took seconds no exchange is claimed: there they are next to nothing of the whole. */
static int count_swaps(hscal_elimination *e, const hscal_panel *p) {
  int counted = 0;
  for (int i = 0; i < e->rows.nprocs; i++) e->swaps[i] = 0;
  if (e->count > HSCAL_MOST_COUNTED_PIVOTS) return 0;
  for (int at = p->columns.begin; at < p->columns.end; at++) {
    int pivot = hscal__pivot(e->earliest->layout->data, at, e->rows.n, e->rows.block);
    int row = hscal__first_holder(hscal__holder(&e->rows, pivot));
    e->swaps[row] += row != p->row;
    counted += row != p->row && at + 1 < p->columns.end;
  }
  return counted;
}

/* Seconds of all columns of the panel but the last one, for the member of the line for which it takes longest. In each
 * the largest entry is found on a tree with root 0 and told, a row comes from elsewhere, and then goes to all from
 * where the panel begins. Source: getrf.c of instrumented_scalapack. */
static double eliminated_columns_s(hscal_elimination *e, const hscal_panel *p, double operations) {
  int swapped = count_swaps(e, p), columns = p->width - 1, head = hscal__process_on_line(e, p->row, p->line);
  double most_s = 0, swap_s = INFINITY, plain = columns - swapped;
  for (int i = 0; i < e->rows.nprocs; i++)
    if (e->swaps[i] > 0)
      swap_s = hscal__fmin(
          swap_s, hscal__hop_seconds(e->earliest, hscal__process_on_line(e, i, p->line), head, e->element_bytes));
  if (swapped == 0) swap_s = 0;
  double with_swap_s = e->is_late ? e->root_s[p->row] + swap_s : hscal__fmax(e->root_s[p->row], swap_s);
  for (int i = 0; i < e->rows.nprocs; i++) {
    double told_s = e->root_s[i], ways_s = e->head_s[i];
    double seconds =
        plain * hscal__fmax(told_s, e->root_s[p->row] + ways_s) + swapped * hscal__fmax(told_s, with_swap_s + ways_s);
    seconds += columns * told_s + operations * e->below[i] * e->flop[hscal__process_on_line(e, i, p->line)].vector_s;
    most_s = hscal__fmax(most_s, seconds);
  }
  return most_s;
}

/* In each column the norm is found on a tree with root 0 and told; products are summed in process 0 by the MPI library
 * and told; then the next column's first entry is told from where the panel begins. A library that may exchange sums needs neither way of
 * the products for all: of them nothing is certain there but that all have multiplied before. Source: geqrf.c, reflector.c. */
static double reflected_columns_s(hscal_elimination *e, const hscal_panel *p, double operations) {
  int columns = p->width - 1, sums_in_0 = hscal__machine_has_binomial_trees(e->earliest->costs->machine);
  int root = hscal__process_on_line(e, 0, p->line);
  double multiplied_s = 0, updated_s = 0;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, p->line);
    double half_s = 0.5 * operations * e->below[i] * e->flop[process].vector_s;
    double summed_s = sums_in_0 ? hscal__hop_seconds(e->earliest, process, root, e->element_bytes) : 0;
    double told_s = e->head_s[i];
    if (sums_in_0) told_s = e->root_s[i] + hscal__fmax(e->root_s[i], e->root_s[p->row] + e->head_s[i]);
    multiplied_s = hscal__fmax(multiplied_s, columns * (e->root_s[i] + summed_s) + half_s);
    updated_s = hscal__fmax(updated_s, columns * told_s + half_s);
  }
  return multiplied_s + updated_s;
}

/* Of a column of the panel and one behind it. */
static double pairs_of(const hscal_panel *p) { return 0.5 * p->width * (p->width - 1.0); }

typedef double column_series(hscal_elimination *e, const hscal_panel *p, double operations);

/* Columns one after another, for all of which but the last one the processes of the line wait for each other; then
 * `more` operations with vectors, for each entry. */
static void make_columns(hscal_elimination *e, const hscal_panel *p, column_series *columns_s, double more) {
  int members = e->rows.nprocs, is_chain = members > 1 && p->width > 1 && is_shared(e, p);
  double begin_s = 0, operations = 2 * e->work->vector_operations * pairs_of(p) * e->weight;
  for (int i = 0; i < members; i++) {
    int process = hscal__process_on_line(e, i, p->line);
    begin_s = hscal__fmax(begin_s, e->earliest->ready_s[process]);
    hscal__compute_after(e->earliest, process, operations * e->below[i] * e->flop[process].vector_s);
  }
  if (is_chain) {
    hscal__tree_seconds(e->earliest, hscal__panel_line(e, p->line), 0, e->element_bytes, e->root_s);
    hscal__tree_seconds(e->earliest, hscal__panel_line(e, p->line), p->row, e->element_bytes, e->head_s);
    begin_s += columns_s(e, p, operations);
  }
  for (int i = 0; i < members; i++) {
    int process = hscal__process_on_line(e, i, p->line);
    if (is_chain) e->earliest->ready_s[process] = hscal__fmax(begin_s, e->earliest->ready_s[process]);
    hscal__compute_after(e->earliest, process, more * e->below[i] * e->flop[process].vector_s);
    e->made_s[i] = e->earliest->ready_s[process];
  }
}

void hscal__eliminate_columns(hscal_elimination *e, const hscal_panel *p) {
  make_columns(e, p, eliminated_columns_s, 0);
}

void hscal__reflect_columns(hscal_elimination *e, const hscal_panel *p) {
  int has_rest = p->rest.end > p->rest.begin;
  make_columns(e, p, reflected_columns_s, has_rest ? 2 * pairs_of(p) * e->weight : 0);
}

void hscal__make_beside_block(hscal_elimination *e, const hscal_panel *p, int next) {
  int corner = hscal__process_on_line(e, p->row, p->line);
  double cube = pow(p->width, 3) - p->width;
  hscal__compute_after(e->earliest, corner, cube / 3 * e->weight * e->flop[corner].vector_s);
  double block_s = e->earliest->ready_s[corner];
  for (int line = 0; line < e->columns.nprocs; line++) /* all are told whether it was positive definite */
    for (int i = 0; i < e->rows.nprocs && (e->owed_panels == 0 || line == p->line || line == next); i++) {
      int process = hscal__process_on_line(e, i, line);
      e->earliest->ready_s[process] =
          hscal__fmax(e->earliest->ready_s[process], block_s + hscal__elimination_way(e, corner, process, 0));
    }
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, p->line);
    if (p->columns.begin < e->solved)
      hscal__compute_after(e->earliest, process,
                           e->weight * p->width * p->width * e->height[i] * e->flop[process].thin_s);
    e->made_s[i] = e->earliest->ready_s[process];
  }
}
