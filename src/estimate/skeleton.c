#include "estimate/skeleton.h"
#include "estimate/pattern_skeleton.h"
#include "estimate/skeleton_table.h"
#include "instrumented_pblas/setting.h"

void hscal__cost_skeleton(const hscal_call *call, int nprow, int npcol, hscal_cost_skeleton *skeleton) {
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  int rows, columns;
  const hscal_skeleton_row *row = hscal__skeleton_row(call);
  if (row->make)
    row->make(call, &layout, skeleton);
  else
    hscal__pattern_skeleton(call, row, &layout, skeleton);
  hscal__call_shape(call, skeleton->stays, &rows, &columns);
  skeleton->times = 1;
  double most = (double)skeleton->rows_max * skeleton->cols_max;
  if (most > 0) skeleton->evenness = (double)rows * columns / (most * nprow * npcol);
}

void hscal__skeleton_shares(const hscal_cost_skeleton *skeleton, int *rows, int *cols) {
  hscal_layout layout = hscal__layout_make(skeleton->nprow, skeleton->npcol, 0);
  hscal_dealing dealing[2];
  hscal__deal_operand(skeleton->call, skeleton->stays, &layout, dealing);
  for (int p = 0; p < skeleton->nprow; p++) rows[p] = hscal__held(&dealing[HSCAL_ROWS], p);
  for (int q = 0; q < skeleton->npcol; q++) cols[q] = hscal__held(&dealing[HSCAL_COLUMNS], q);
}
