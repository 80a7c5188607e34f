#include "models/bounds/reduction_table.h"
#include "base/minmax.h"
#include "models/bounds/trailing_shares.h"

/* ---- the panels, and what they leave ------------------------------------------------------------------------- */

hscal_span hscal__reduction_panel(const hscal_reduction *r, int number, int width, int panels) {
  int begin = (r->backward ? panels - number : number) * width;
  return (hscal_span){begin, begin + hscal__min(width, r->dealing[HSCAL_COLUMNS].n - begin)};
}

static void leave_along(hscal_reduction *r, hscal_dimension d, hscal_span panel) {
  hscal_span rest = r->backward ? (hscal_span){0, panel.begin} : (hscal_span){panel.end, r->dealing[d].n};
  hscal__shrink_shares(&r->dealing[d], r->held[d], &r->left[d], rest);
}

static void leave_both(hscal_reduction *r, hscal_span panel) {
  leave_along(r, HSCAL_ROWS, panel);
  leave_along(r, HSCAL_COLUMNS, panel);
}

/* All rows are multiplied with each vector. */
static void leave_columns(hscal_reduction *r, hscal_span panel) { leave_along(r, HSCAL_COLUMNS, panel); }

/* All is left. */
static void begin_rectangle(hscal_reduction *r, int width, int panels) {
  (void)width;
  (void)panels;
  for (int d = 0; d < 2; d++) {
    r->left[d] = (hscal_span){0, r->dealing[d].n};
    for (int i = 0; i < r->dealing[d].nprocs; i++) r->held[d][i] = hscal__held(&r->dealing[d], i);
  }
}

static double entries_of_rectangle(const hscal_reduction *r, int p, int q) {
  return (double)r->held[HSCAL_ROWS][p] * r->held[HSCAL_COLUMNS][q];
}

/* The panel's part of the triangle beside its own block. */
static void add_triangle(hscal_reduction *r, hscal_span panel, double times) {
  int q = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], panel.begin)), width = panel.end - panel.begin;
  for (int p = 0; p < r->dealing[HSCAL_ROWS].nprocs; p++)
    r->triangle[hscal__process_of_grid(r, p, q)] += times * width * r->held[HSCAL_ROWS][p];
}

static void begin_triangle(hscal_reduction *r, int width, int panels) {
  begin_rectangle(r, width, panels);
  for (int i = 0; i <= panels; i++) {
    hscal_span panel = hscal__reduction_panel(r, i, width, panels);
    leave_both(r, panel);
    add_triangle(r, panel, 1);
  }
  begin_rectangle(r, width, panels);
}

static void leave_triangle(hscal_reduction *r, hscal_span panel) {
  leave_both(r, panel);
  add_triangle(r, panel, -1);
}

static double entries_of_triangle(const hscal_reduction *r, int p, int q) {
  return r->triangle[hscal__process_of_grid(r, p, q)];
}

/* ---- messages: their hops in the mean are in panel_walk_table.c -------------------------------------------------- */

static double way(const hscal_reduction *r, int from, int to) {
  return hscal__way_seconds(r->earliest, from, to, r->element_bytes);
}

/* The reflector is told on its line, goes to the process, and what that makes of it goes back. */
static double there_and_back_s(const hscal_reduction *r, int p, int q, int row, int column) {
  int process = hscal__process_of_grid(r, p, q), own = hscal__process_of_grid(r, p, column);
  (void)row;
  return r->way_s[HSCAL_ROWS][p] + way(r, own, process) + way(r, process, own) + r->sum_s[p];
}

/* It goes to the line of the other norm, from which it is the same way back. */
static double to_other_norm_s(const hscal_reduction *r, int p, int q, int row, int column) {
  int process = hscal__process_of_grid(r, p, q), own = hscal__process_of_grid(r, p, column),
      other = hscal__process_of_grid(r, row, q);
  const double *rows_s = r->way_s[HSCAL_ROWS], *columns_s = r->way_s[HSCAL_COLUMNS];
  double there_s = rows_s[p] + way(r, own, process) + way(r, process, other) + columns_s[q];
  return there_s + columns_s[q] + way(r, other, process) + way(r, process, own) + rows_s[p];
}

static double back_s(const hscal_reduction *r, int p, int q, int row, int column) {
  (void)row;
  return way(r, hscal__process_of_grid(r, p, q), hscal__process_of_grid(r, p, column)) + r->sum_s[p];
}

/* Products with the panel and what was made of it are summed and told twice, and the next norm is found. Source:
 * SRC/p?lahrd.f. */
static double sums_of_panel_s(const hscal_reduction *r) {
  double twice_s = 0, next_s = 0;
  for (int p = 0; p < r->dealing[HSCAL_ROWS].nprocs; p++) {
    twice_s = hscal__fmax(twice_s, 2 * r->sum_s[p]);
    next_s = hscal__fmax(next_s, r->sum_s[p] + r->way_s[HSCAL_ROWS][p]);
  }
  return twice_s + next_s;
}

/* Before that a product of vectors is. Source: SRC/p?latrd.f. */
static double sums_and_product_s(const hscal_reduction *r) {
  double dot_s = 0;
  for (int p = 0; p < r->dealing[HSCAL_ROWS].nprocs; p++) dot_s = hscal__fmax(dot_s, 2 * r->way_s[HSCAL_ROWS][p]);
  return sums_of_panel_s(r) + dot_s;
}

static double no_sums_s(const hscal_reduction *r) {
  (void)r;
  return 0;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const hscal_reduction_steps tridiagonal = {.begin = begin_triangle,
                                                  .leave = leave_triangle,
                                                  .entries = entries_of_triangle,
                                                  .messages_s = there_and_back_s,
                                                  .sums_s = sums_and_product_s};
static const hscal_reduction_steps bidiagonal = {.begin = begin_rectangle,
                                                 .leave = leave_both,
                                                 .entries = entries_of_rectangle,
                                                 .messages_s = to_other_norm_s,
                                                 .sums_s = no_sums_s};
static const hscal_reduction_steps hessenberg = {.begin = begin_rectangle,
                                                 .leave = leave_columns,
                                                 .entries = entries_of_rectangle,
                                                 .messages_s = back_s,
                                                 .sums_s = sums_of_panel_s,
                                                 .summed_below = 1};

static const hscal_reduction_steps *const steps[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_TRIDIAGONAL] = &tridiagonal,
    [HSCAL_FAMILY_BIDIAGONAL] = &bidiagonal,
    [HSCAL_FAMILY_HESSENBERG] = &hessenberg,
};

const hscal_reduction_steps *hscal__reduction_steps(hscal_family family) {
  return family == HSCAL_FAMILY_COUNT ? NULL : steps[family];
}
