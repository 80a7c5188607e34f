#include "estimate/gemm_skeleton.h"
#include "estimate/any_placement_table.h"
#include "estimate/share_range.h"
#include "instrumented_pblas/gemm.h"
#include "instrumented_pblas/setting.h"

/* Where neither operand is cut along K, all of it is one panel, however wide. */
static int is_walked_at_once(const hscal_gemm *gemm) {
  const hscal_dealing *a = &gemm->view[HSCAL_A].dealing[hscal__gemm_along(gemm, HSCAL_A, HSCAL_GEMM_K)];
  const hscal_dealing *b = &gemm->view[HSCAL_B].dealing[hscal__gemm_along(gemm, HSCAL_B, HSCAL_GEMM_K)];
  return gemm->stays == HSCAL_C && !hscal__spread(a) && !hscal__spread(b);
}

/* The owners of the walked index change with every block, and repeat after lcm(P, Q) of them. */
static void cut_loop(const hscal_gemm *gemm, hscal_cost_skeleton *skeleton) {
  hscal_operand_name holder = gemm->stays == HSCAL_C ? HSCAL_A : HSCAL_C;
  hscal_gemm_index index = hscal__gemm_missing_index(&gemm->view[gemm->stays]);
  const hscal_dealing *walked = &gemm->view[holder].dealing[hscal__gemm_along(gemm, holder, index)];
  int blocks = hscal__max(1, hscal__blocks(skeleton->loop, walked->block));
  int64_t pairs = hscal__lcm(skeleton->nprow, skeleton->npcol);
  int fewest = hscal__min(skeleton->nprow, skeleton->npcol); /* the line that owns the largest part of the loop */
  skeleton->segments = is_walked_at_once(gemm) ? 1 : pairs < blocks ? (int)pairs : blocks;
  skeleton->own_max = hscal__min(skeleton->loop, hscal__as_int((int64_t)hscal__blocks(blocks, fewest) * walked->block));
}

void hscal__gemm_skeleton(const hscal_call *call, const hscal_layout *layout, hscal_cost_skeleton *skeleton) {
  hscal_gemm gemm = hscal__gemm_prepare(call, layout);
  const hscal_dealing *dealing = gemm.view[gemm.stays].dealing;
  int nota = call->transa == 'N', notb = call->transb == 'N';
  *skeleton = (hscal_cost_skeleton){.call = call,
                                    .nprow = layout->nprow,
                                    .npcol = layout->npcol,
                                    .stays = gemm.stays,
                                    .kernel = HSCAL_KERNEL_GEMM,
                                    .weight = 1,
                                    .is_uniform = 1,
                                    .loop = gemm.size[hscal__gemm_missing_index(&gemm.view[gemm.stays])],
                                    .first_row = hscal__max(dealing[HSCAL_ROWS].src, 0),
                                    .first_col = hscal__max(dealing[HSCAL_COLUMNS].src, 0),
                                    .least_dimension = hscal__min(call->m, hscal__min(call->n, call->k)),
                                    .element_bytes = (double)hscal__type_bytes(call->routine->type),
                                    .flops = hscal__certain_flops(call)};
  skeleton->row.sums = gemm.stays == HSCAL_A ? nota : gemm.stays == HSCAL_B && !notb;
  skeleton->col.sums = gemm.stays == HSCAL_A ? !nota : gemm.stays == HSCAL_B && notb;
  skeleton->row.broadcasts = 1 - skeleton->row.sums;
  skeleton->col.broadcasts = 1 - skeleton->col.sums;
  skeleton->aligned =
      gemm.stays == HSCAL_C && nota && notb && dealing[HSCAL_ROWS].src >= 0 && dealing[HSCAL_COLUMNS].src >= 0;
  hscal__share_range(&dealing[HSCAL_ROWS], &skeleton->rows_min, &skeleton->rows_max);
  hscal__share_range(&dealing[HSCAL_COLUMNS], &skeleton->cols_min, &skeleton->cols_max);
  cut_loop(&gemm, skeleton);
}
