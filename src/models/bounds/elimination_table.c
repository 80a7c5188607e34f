#include "models/bounds/elimination_table.h"
#include "models/bounds/in_place_panels.h"
#include "models/bounds/panel_making.h"
#include "models/bounds/panel_series.h"
#include "models/bounds/trailing_update.h"

/* ---- a rectangle: each process has so many entries of each vector of its line --------------------------------- */

static double entries_of_vector(const hscal_elimination *e, int row, int line) {
  (void)line;
  return e->height[row];
}

static double vectors_of_line(const hscal_elimination *e, int line) { return e->width[line]; }

/* ---- elimination with row exchanges -------------------------------------------------------------------------- */

static hscal_span below_block(const hscal_panel *p) { return p->below; }

static void begin_with_pivots(hscal_elimination *e, const hscal_call *call) {
  e->in_place = hscal__updated_in_place(call, e->earliest->layout);
}

static void make_with_pivots(hscal_elimination *e, const hscal_panel *p, int next) {
  hscal__eliminate_columns(e, p);
  hscal__move_pivot_rows(e, p, next);
}

static const hscal_elimination_steps with_pivots = {.updated_rows = below_block,
                                                    .begin = begin_with_pivots,
                                                    .make = make_with_pivots,
                                                    .update = hscal__eliminate,
                                                    .entries = entries_of_vector,
                                                    .vectors = vectors_of_line};

/* ---- elimination of a triangle ------------------------------------------------------------------------------- */

/* Entries below the blocks of the diagonal in this panel's columns. */
static void add_to_triangle(hscal_elimination *e, const hscal_panel *p, double times) {
  for (int i = 0; i < e->rows.nprocs; i++)
    e->left[hscal__process_on_line(e, i, p->line)] += times * e->height[i] * p->width;
}

static void begin_triangle(hscal_elimination *e, const hscal_call *call) {
  e->solved = hscal__solved_in_place(call, e->earliest->layout);
  e->in_place = hscal__updated_in_place(call, e->earliest->layout);
  hscal__begin_shares(e);
  for (int at = 0; at < e->count;) {
    hscal_panel p = hscal__panel_around(e, at);
    hscal__share_out(e, &p);
    add_to_triangle(e, &p, 1);
    at = p.columns.end;
  }
}

static void make_beside_block(hscal_elimination *e, const hscal_panel *p, int next) {
  add_to_triangle(e, p, -1);
  hscal__make_beside_block(e, p, next);
}

static double entries_of_triangle(const hscal_elimination *e, int row, int line) {
  return e->left[hscal__process_on_line(e, row, line)];
}

static double one(const hscal_elimination *e, int line) {
  (void)e;
  (void)line;
  return 1;
}

static const hscal_elimination_steps of_triangle = {.updated_rows = below_block,
                                                    .begin = begin_triangle,
                                                    .make = make_beside_block,
                                                    .update = hscal__subtract,
                                                    .entries = entries_of_triangle,
                                                    .vectors = one};

/* ---- reflection ------------------------------------------------------------------------------------------------ */

static hscal_span of_panel(const hscal_panel *p) { return p->rows; }

/* ScaLAPACK itself updates what is left, always where it lies. */
static void begin_reflections(hscal_elimination *e, const hscal_call *call) {
  (void)call;
  e->in_place = e->columns.n;
}

static void make_reflectors(hscal_elimination *e, const hscal_panel *p, int next) {
  (void)next;
  hscal__reflect_columns(e, p);
}

static const hscal_elimination_steps by_reflectors = {.updated_rows = of_panel,
                                                      .begin = begin_reflections,
                                                      .make = make_reflectors,
                                                      .update = hscal__reflect,
                                                      .entries = entries_of_vector,
                                                      .vectors = vectors_of_line};

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const hscal_elimination_steps *const steps[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_LU] = &with_pivots,
    [HSCAL_FAMILY_CHOLESKY] = &of_triangle,
    [HSCAL_FAMILY_QR] = &by_reflectors,
};

const hscal_elimination_steps *hscal__elimination_steps(hscal_family family) {
  return family == HSCAL_FAMILY_COUNT ? NULL : steps[family];
}
