/* Memory of one process: its share of the operands, the panels of PBLAS, the buffers of BLACS. */
#include "instrumented_pblas/gemm.h"
#include "models/model.h"

#include <math.h>

/* Entries of the whole matrix (not of the submatrix alone) that coordinates (p,q) hold. */
static double local_entries(const hscal_desc *desc, const hscal_layout *layout, int p, int q) {
  double rows = hscal__local_extent(desc->m, hscal__min(desc->imb, desc->m), desc->mb, p, desc->rsrc, layout->nprow);
  double columns = hscal__local_extent(desc->n, hscal__min(desc->inb, desc->n), desc->nb, q, desc->csrc, layout->npcol);
  return fmax(rows, 1) * columns;
}

/* Entries of `index` that the process holds in `which`. */
static double held(const hscal_gemm *gemm, hscal_operand_name which, hscal_gemm_index index, int p, int q) {
  hscal_dimension along = hscal__gemm_along(gemm, which, index);
  return hscal__held(&gemm->view[which].dealing[along], along == HSCAL_ROWS ? p : q);
}

/* Entries of the panels: two beside the operand that stays, one along each of its indices. Each is held once by PBLAS and
 * once more by the BLACS, which pack or receive it; a panel that has to be redistributed has a second copy before. */
static double panel_entries(const hscal_gemm *gemm, int p, int q) {
  const hscal_gemm_view *fixed = &gemm->view[gemm->stays];
  hscal_gemm_index walked = hscal__gemm_missing_index(fixed);
  double width = fmin(gemm->size[walked], gemm->layout->backend.panel), entries = 0;
  int cut = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (which != (int)gemm->stays)
      cut |= hscal__spread(&gemm->view[which].dealing[hscal__gemm_along(gemm, (hscal_operand_name)which, walked)]);
  if (gemm->stays == HSCAL_C && !cut) width = gemm->size[walked]; /* a single panel */
  for (int d = 0; d < 2; d++) {
    hscal_gemm_index along = fixed->index[d];
    for (int which = 0; which < HSCAL_OPERANDS; which++) {
      const hscal_gemm_view *view = &gemm->view[which];
      if (which == (int)gemm->stays || (view->index[0] != along && view->index[1] != along)) continue;
      double own = held(gemm, (hscal_operand_name)which, along, p, q), brought = held(gemm, gemm->stays, along, p, q);
      entries += 2 * brought * width;
      if (hscal__gemm_along(gemm, (hscal_operand_name)which, along) != (hscal_dimension)d) entries += 2 * own * width;
    }
  }
  return entries;
}

double hscal__process_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double entries = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    entries += local_entries(&call->operand[which].desc, layout, p, q);
  if (call->m > 0 && call->n > 0 && call->k > 0) {
    hscal_gemm gemm = hscal__gemm_prepare(call, layout);
    entries += panel_entries(&gemm, p, q);
  }
  return entries * (double)hscal__type_bytes(call->routine->type);
}
