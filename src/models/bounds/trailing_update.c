#include "models/bounds/trailing_update.h"
#include "base/minmax.h"

/* When the process has its part of the panel. */
static double has_panel(const hscal_elimination *e, const hscal_panel *p, int row, int line) {
  int process = hscal__process_on_line(e, row, line), maker = hscal__process_on_line(e, row, p->line);
  double made_s = e->made_s[row] + hscal__elimination_way(e, maker, process, (double)e->height[row] * p->width);
  return hscal__fmax(e->earliest->ready_s[process], made_s);
}

/* LU: the rows beside the panel come from its first process row. */
static void eliminate(hscal_elimination *e, const hscal_panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int first = hscal__process_on_line(e, p->row, line), corner = hscal__process_on_line(e, p->row, p->line),
      columns = e->width[line];
  double beside_s =
      hscal__fmax(earliest->ready_s[first], e->made_s[p->row] + hscal__elimination_way(e, corner, first, 0));
  earliest->ready_s[first] = beside_s;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    if (e->height[i] == 0) continue;
    double begin_s = hscal__fmax(has_panel(e, p, i, line),
                                 beside_s + hscal__elimination_way(e, first, process, (double)p->width * columns));
    earliest->ready_s[process] = begin_s;
    hscal__compute_after(earliest, process,
                         2.0 * e->weight * p->width * e->height[i] * columns * e->flop[process].thin_s);
  }
}

/* LU: the panel's interchanges in the columns of a line before it and behind it. A late receiver is held up by each. */
static void interchange(hscal_elimination *e, const hscal_panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int head = hscal__process_on_line(e, p->row, line);
  int shares[2] = {e->all_columns[line] - e->width[line] - (line == p->line ? p->width : 0), e->width[line]};
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    earliest->ready_s[process] =
        hscal__fmax(earliest->ready_s[process],
                    e->made_s[i] + hscal__elimination_way(e, hscal__process_on_line(e, i, p->line), process, 0));
  }
  for (int i = 0; i < e->rows.nprocs && e->is_late; i++)
    for (int side = 0; side < 2 && e->swaps[i] > 0; side++) {
      int process = hscal__process_on_line(e, i, line);
      double bytes = e->element_bytes * shares[side];
      if (shares[side] == 0) continue;
      earliest->ready_s[head] += e->swaps[i] * hscal__hop_seconds(earliest, process, head, bytes);
      earliest->ready_s[process] += e->swaps[i] * hscal__hop_seconds(earliest, head, process, bytes);
    }
}

/* QR: products with the panel are summed, multiplied by its factor, and told to all. */
static void reflect(hscal_elimination *e, const hscal_panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int root = hscal__process_on_line(e, p->root, line), columns = e->width[line];
  double summed_s = 0, elements = (double)p->width * columns;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    if (e->height[i] > 0) {
      earliest->ready_s[process] = has_panel(e, p, i, line);
      hscal__compute_after(earliest, process, 2.0 * e->weight * e->height[i] * elements * e->flop[process].deep_s);
    }
    summed_s = hscal__fmax(summed_s, earliest->ready_s[process] + hscal__elimination_way(e, process, root, elements));
  }
  earliest->ready_s[root] = summed_s;
  hscal__compute_after(earliest, root, e->weight * p->width * elements * e->flop[root].deep_s);
  double told_s = earliest->ready_s[root];
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    earliest->ready_s[process] =
        hscal__fmax(earliest->ready_s[process], told_s + hscal__elimination_way(e, root, process, elements));
    hscal__compute_after(earliest, process, 2.0 * e->weight * e->height[i] * elements * e->flop[process].thin_s);
  }
}

/* Cholesky: whoever has entries of the triangle. */
static void subtract(hscal_elimination *e, const hscal_panel *p, int line) {
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    if (e->left[process] <= 0) continue;
    e->earliest->ready_s[process] = has_panel(e, p, i, line);
    hscal__compute_after(e->earliest, process, 2.0 * e->weight * p->width * e->left[process] * e->flop[process].thin_s);
  }
}

static void update_line(hscal_elimination *e, const hscal_panel *p, int line) {
  if (e->width[line] == 0) return;
  if (e->family == HSCAL_FAMILY_LU)
    eliminate(e, p, line);
  else if (e->family == HSCAL_FAMILY_QR)
    reflect(e, p, line);
  else
    subtract(e, p, line);
}

void hscal__update_owed(hscal_elimination *e, int line) {
  double owed = e->owed[line] * 2 * e->weight;
  e->owed[line] = 0;
  for (int i = 0; i < e->rows.nprocs && owed > 0; i++) {
    int process = hscal__process_on_line(e, i, line);
    const hscal_panel_flop_times *flop = &e->flop[process];
    double entries = e->family == HSCAL_FAMILY_CHOLESKY ? e->left[process] : e->height[i];
    double entry_s = e->family == HSCAL_FAMILY_QR ? flop->deep_s + flop->thin_s : flop->thin_s;
    if (entries > 0) hscal__compute_after(e->earliest, process, owed * entries * entry_s);
  }
}

void hscal__update_owed_by_all(hscal_elimination *e) {
  for (int line = 0; line < e->columns.nprocs; line++) hscal__update_owed(e, line);
}

void hscal__update_trailing(hscal_elimination *e, const hscal_panel *p, int next) {
  int only = e->owed_panels > 0, updates = p->columns.begin < e->in_place;
  for (int line = 0; line < e->columns.nprocs && e->family == HSCAL_FAMILY_LU; line++)
    if (!only || line == next) interchange(e, p, line);
  for (int line = 0; line < e->columns.nprocs && updates; line++)
    if (!only || line == next)
      update_line(e, p, line);
    else
      e->owed[line] += (double)p->width * (e->family == HSCAL_FAMILY_CHOLESKY ? 1 : e->width[line]);
}
