#include "models/bounds/trailing_update.h"
#include "base/minmax.h"

/* When the process has its part of the panel. */
static double has_panel(const hscal_elimination *e, const hscal_panel *p, int row, int line) {
  int process = hscal__process_on_line(e, row, line), maker = hscal__process_on_line(e, row, p->line);
  double made_s = e->made_s[row] + hscal__elimination_way(e, maker, process, (double)e->height[row] * p->width);
  return hscal__fmax(e->earliest->ready_s[process], made_s);
}

void hscal__eliminate(hscal_elimination *e, const hscal_panel *p, int line) {
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

/* In the columns of a line before the panel and behind it. A late receiver is held up by each. */
static void interchange_on(hscal_elimination *e, const hscal_panel *p, int line) {
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

void hscal__move_pivot_rows(hscal_elimination *e, const hscal_panel *p, int next) {
  for (int line = 0; line < e->columns.nprocs; line++)
    if (e->owed_panels == 0 || line == next) interchange_on(e, p, line);
}

void hscal__reflect(hscal_elimination *e, const hscal_panel *p, int line) {
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

void hscal__subtract(hscal_elimination *e, const hscal_panel *p, int line) {
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = hscal__process_on_line(e, i, line);
    if (e->left[process] <= 0) continue;
    e->earliest->ready_s[process] = has_panel(e, p, i, line);
    hscal__compute_after(e->earliest, process, 2.0 * e->weight * p->width * e->left[process] * e->flop[process].thin_s);
  }
}
