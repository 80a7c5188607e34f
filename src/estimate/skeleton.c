#include "estimate/skeleton.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "estimate/pattern_skeleton.h"
#include "estimate/skeleton_table.h"
#include "instrumented_pblas/setting.h"

/* How many of `lines` process rows or columns hold a block more than the others, and what these hold. */
static void share_steps(int length, int block, int lines, int most, int *full, int *next) {
  int blocks = hscal__blocks(length, block), more = blocks % lines;
  *full = more > 0 ? more : lines;
  *next = more > 0 ? hscal__min(blocks / lines * block, most) : most;
}

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
  const hscal_desc *desc = &call->operand[skeleton->stays].desc;
  share_steps(rows, desc->mb, nprow, skeleton->rows_max, &skeleton->rows_full, &skeleton->rows_next);
  share_steps(columns, desc->nb, npcol, skeleton->cols_max, &skeleton->cols_full, &skeleton->cols_next);
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
