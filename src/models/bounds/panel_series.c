#include "models/bounds/panel_series.h"
#include "base/minmax.h"
#include "models/bounds/trailing_shares.h"

static hscal_span block_around(const hscal_dealing *dealing, int i) {
  return (hscal_span){hscal__block_begin(dealing, i), hscal__block_end(dealing, i)};
}

hscal_panel hscal__panel_around(const hscal_elimination *e, int at) {
  hscal_panel p = {.columns = block_around(&e->columns, at)};
  int missing =
      e->columns.n - p.columns.end; /* against the order of the matrix: behind the panel, along both indices */
  if (!e->backward) p.columns.end = hscal__min(p.columns.end, e->count);
  p.width = p.columns.end - p.columns.begin;
  p.rest = e->backward ? (hscal_span){0, p.columns.begin} : (hscal_span){p.columns.end, e->columns.n};
  p.rows = e->backward ? (hscal_span){0, e->rows.n - missing} : (hscal_span){p.columns.begin, e->rows.n};
  p.below = e->backward ? (hscal_span){0, hscal__max(p.rows.end - p.width, 0)} : (hscal_span){p.columns.end, e->rows.n};
  p.row = hscal__first_holder(hscal__holder(&e->rows, e->backward ? hscal__max(p.rows.end - 1, 0) : p.columns.begin));
  p.root = hscal__first_holder(hscal__holder(&e->rows, e->backward ? 0 : p.columns.begin));
  p.line = hscal__first_holder(hscal__holder(&e->columns, p.columns.begin));
  p.rows = e->steps->updated_rows(&p);
  return p;
}

void hscal__begin_shares(hscal_elimination *e) {
  e->rows_left = e->below_left = (hscal_span){0, e->rows.n};
  e->columns_left = (hscal_span){0, e->columns.n};
  for (int i = 0; i < e->rows.nprocs; i++) e->height[i] = hscal__held(&e->rows, i);
  for (int i = 0; i < e->rows.nprocs; i++) e->below[i] = e->height[i];
  for (int i = 0; i < e->columns.nprocs; i++) e->width[i] = e->all_columns[i] = hscal__held(&e->columns, i);
}

void hscal__share_out(hscal_elimination *e, const hscal_panel *p) {
  hscal__shrink_shares(&e->rows, e->height, &e->rows_left, p->rows);
  hscal__shrink_shares(&e->rows, e->below, &e->below_left, p->below);
  hscal__shrink_shares(&e->columns, e->width, &e->columns_left, p->rest);
}
