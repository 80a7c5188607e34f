#include "estimate/pattern_skeleton.h"
#include "base/blockcyclic.h"
#include "estimate/any_placement_table.h"
#include "estimate/share_range.h"
#include "instrumented_pblas/setting.h"

#include <math.h>

/* Operations of the pattern's kernel on all of the operand that stays, along the whole loop. */
static double kernel_flops(const hscal_cost_skeleton *skeleton, int rows, int columns) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = skeleton->kernel, .m = rows, .n = columns};
  event.k = skeleton->loop;
  return hscal__event_flops(&event, skeleton->call->routine->type);
}

/* A vector takes one line of the grid. */
static void set_shares(const hscal_dealing dealing[2], hscal_cost_skeleton *skeleton) {
  hscal__share_range(&dealing[HSCAL_ROWS], &skeleton->rows_min, &skeleton->rows_max);
  hscal__share_range(&dealing[HSCAL_COLUMNS], &skeleton->cols_min, &skeleton->cols_max);
  skeleton->first_row = hscal__max(dealing[HSCAL_ROWS].src, 0);
  skeleton->first_col = hscal__max(dealing[HSCAL_COLUMNS].src, 0);
}

/* Panels whose vectors are rows do along rows what others do along columns. */
static void set_columns(const hscal_call *call, const hscal_skeleton_row *row, hscal_cost_skeleton *skeleton) {
  if (!row->column) return;
  hscal_skeleton_column c = *row->column;
  if (hscal__schemes[call->routine->scheme].panels & HSCAL_ROW_PANELS)
    c.row = row->column->col, c.col = row->column->row;
  skeleton->row_chain = (hscal_latency_chain){c.row.brief * skeleton->loop, c.row.vectors * skeleton->loop};
  skeleton->col_chain = (hscal_latency_chain){c.col.brief * skeleton->loop, c.col.vectors * skeleton->loop};
  skeleton->vector_turns = c.turns * skeleton->loop;
  skeleton->passes = c.passes * skeleton->loop;
  skeleton->strip = call->operand[HSCAL_A].desc.nb;
  skeleton->strips = c.strips * hscal__max(skeleton->loop - skeleton->strip, 0); /* the last block is reduced without */
}

/* From which panel width on broadcasts go along trees: rings are set only if all dimensions are larger. */
static int tree_from(const hscal_call *call, char broadcast) {
  int least = hscal__max(call->m, hscal__max(call->n, call->k));
  if (hscal__is_scalapack(call->routine)) return 0;
  if (hscal__routine_level(call->routine) < 3) return 1;
  if (!hscal__is_ring(broadcast)) return 1;
  const int sizes[] = {call->m, call->n, call->k};
  for (int i = 0; i < 3; i++)
    if (sizes[i] > 0) least = hscal__min(least, sizes[i]);
  return least;
}

/* What is left of a factorization's matrix shrinks by a block at each panel. Its largest shares, in the mean over the
 * panels, are more than the mean of what is left: the fewer blocks, the more. */
static void shrink(int rows, int columns, int block, hscal_cost_skeleton *skeleton) {
  enum { SAMPLES = 48 };
  int down = hscal__blocks(rows, block), across = hscal__blocks(columns, block), steps = hscal__min(down, across);
  int samples = hscal__min(steps, SAMPLES);
  double tall = 0, wide = 0, area = 0, whole = 0;
  for (int i = 0; i < samples; i++) {
    int done = (int)((i + 0.5) * steps / samples);
    double p = hscal__blocks(down - done, skeleton->nprow);
    double q = hscal__blocks(across - done, skeleton->npcol);
    tall += p, wide += q, area += p * q;
    whole += (double)(down - done) * (across - done);
  }
  double height = (double)skeleton->rows_max / block, width = (double)skeleton->cols_max / block;
  if (samples == 0 || height <= 0 || width <= 0) return;
  skeleton->row.broadcasts = fmin(1, tall / samples / height);
  skeleton->col.broadcasts = fmin(1, wide / samples / width);
  skeleton->weight *= fmax(1, area * down * across / (whole * height * width));
}

/* What is not told. */
static void silence(const hscal_skeleton_pattern *p, int mirrored, const hscal_dealing dealing[2],
                    hscal_cost_skeleton *skeleton) {
  int rows = hscal__spread(&dealing[HSCAL_ROWS]), columns = hscal__spread(&dealing[HSCAL_COLUMNS]);
  if (p->quiet == HSCAL_QUIET_BESIDE_A_LINE && !(mirrored ? columns : rows))
    *(mirrored ? &skeleton->row : &skeleton->col) = (hscal_traffic){0};
  if (p->quiet == HSCAL_QUIET_ON_ONE_PROCESS && !rows && !columns) skeleton->row = skeleton->col = (hscal_traffic){0};
}

/* The algorithm that a product or solve takes. A call without products has none; any will do. */
static hscal_choice choice_of(const hscal_call *call, const hscal_skeleton_row *row, const hscal_layout *layout) {
  hscal_choice none = {.stays = HSCAL_C, .broadcast = "ii"};
  return row->choice && hscal__call_multiplies(call) ? row->choice(call, layout) : none;
}

/* Of the dimension that is walked: what is multiplied from the left is walked down its rows. */
static int walked_block(const hscal_call *call, hscal_operand_name stays) {
  const hscal_desc *desc = &call->operand[stays].desc;
  return call->side == 'L' ? desc->mb : desc->nb;
}

void hscal__pattern_skeleton(const hscal_call *call, const hscal_skeleton_row *row, const hscal_layout *layout,
                             hscal_cost_skeleton *skeleton) {
  const hscal_choice choice = choice_of(call, row, layout);
  const hscal_skeleton_pattern *p = row->choose ? row->choose(call, &choice) : row->pattern;
  int mirrored = call->side == 'R' || (row->is_mirrored && row->is_mirrored(call));
  hscal_dealing dealing[2];
  int rows, columns, block = hscal__max(1, walked_block(call, p->stays));
  hscal__deal_operand(call, p->stays, layout, dealing);
  hscal__call_shape(call, p->stays, &rows, &columns);
  *skeleton = (hscal_cost_skeleton){.call = call,
                                    .nprow = layout->nprow,
                                    .npcol = layout->npcol,
                                    .stays = p->stays,
                                    .kernel = p->kernel,
                                    .loop = row->loop(call, p->stays),
                                    .row = p->row,
                                    .col = p->col,
                                    .turns = p->turns,
                                    .deep = p->deep,
                                    .least_dimension = 1,
                                    .element_bytes = (double)hscal__type_bytes(call->routine->type),
                                    .flops = hscal__certain_flops(call)};
  if (layout->nprow != layout->npcol) skeleton->col.broadcasts += p->turned;
  skeleton->turns_to_rows = !mirrored;
  if (mirrored) skeleton->row = skeleton->col, skeleton->col = p->row;
  skeleton->row.tree_from = tree_from(call, choice.broadcast[HSCAL_ROW]);
  skeleton->col.tree_from = tree_from(call, choice.broadcast[HSCAL_COLUMN]);
  silence(p, mirrored, dealing, skeleton);
  if (p->row.gathers + p->col.gathers > 0) skeleton->cut_block = block;
  set_shares(dealing, skeleton);
  int blocks = hscal__max(1, hscal__blocks(skeleton->loop, block));
  int64_t pairs = hscal__lcm(layout->nprow, layout->npcol);
  skeleton->segments = pairs < blocks ? (int)pairs : blocks;
  skeleton->own_max = skeleton->loop;
  set_columns(call, row, skeleton);
  if (hscal__is_scalapack(call->routine) && p->kernel == HSCAL_KERNEL_GEMM) skeleton->width = block;
  if (p->is_chain) skeleton->chain = hscal__blocks(hscal__max(rows, columns), block);
  double all = kernel_flops(skeleton, rows, columns);
  skeleton->weight = all > 0 ? hscal__call_flops(call) / all : 0;
  if (p->shrinks && !call->source) shrink(rows, columns, block, skeleton);
  if (call->source) skeleton->weight = 1.0 / 3;
  if (p->kernel == HSCAL_KERNEL_ADD) skeleton->weight = 1; /* copies, too */
}
