#include "instrumented_pblas/setting.h"

#include <ctype.h>

hscal_dealing hscal__deal_index(int n, int i, int first, int block, int src, int nprocs) {
  return (hscal_dealing){.n = n,
                         .first = hscal__first_block(n, i, first, block),
                         .block = block,
                         .src = hscal__owner(i, first, block, src, nprocs),
                         .nprocs = nprocs};
}

void hscal__deal_operand(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout,
                         hscal_dealing dealing[2]) {
  const hscal_operand *operand = &call->operand[which];
  const hscal_desc *desc = &operand->desc;
  int rows, columns;
  hscal__call_shape(call, which, &rows, &columns);
  hscal_grid grid = hscal__call_grid(call, which, layout->nprow, layout->npcol);
  dealing[HSCAL_ROWS] = hscal__deal_index(rows, operand->i, desc->imb, desc->mb, desc->rsrc, grid.nprow);
  dealing[HSCAL_COLUMNS] = hscal__deal_index(columns, operand->j, desc->inb, desc->nb, desc->csrc, grid.npcol);
}

hscal_vector hscal__deal_vector(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout) {
  hscal_dealing dealing[2];
  hscal_dimension along = hscal__operand_is_row(&call->operand[which]) ? HSCAL_COLUMNS : HSCAL_ROWS;
  hscal__deal_operand(call, which, layout, dealing);
  return (hscal_vector){
      .along = along, .dealing = dealing[along], .line = hscal__line_of(&dealing[hscal__other(along)])};
}

hscal_emitter hscal__emitter_make(const hscal_layout *layout, hscal_sink *sink) {
  const hscal_backend *backend = &layout->backend;
  hscal_emitter emitter = {.sink = sink, .nprow = layout->nprow, .npcol = layout->npcol};
  emitter.broadcast[HSCAL_ROW] = (char)tolower((unsigned char)backend->row_broadcast);
  emitter.broadcast[HSCAL_COLUMN] = (char)tolower((unsigned char)backend->column_broadcast);
  emitter.combine[HSCAL_ROW] = (char)tolower((unsigned char)backend->row_combine);
  emitter.combine[HSCAL_COLUMN] = (char)tolower((unsigned char)backend->column_combine);
  return emitter;
}

double hscal__largest_share(int n, int nb, int nprocs) {
  int64_t blocks = ((int64_t)n + nb - 1) / nb;
  return (double)((blocks + nprocs - 1) / nprocs) * nb;
}
