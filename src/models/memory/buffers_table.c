#include "models/memory/buffers_table.h"
#include "base/blockcyclic.h"
#include "instrumented_pblas/gemm.h"

#include <math.h>

/* Entries of `index` that the process holds in `which`. */
static double held(const hscal_gemm *gemm, hscal_operand_name which, hscal_gemm_index index, int p, int q) {
  hscal_dimension along = hscal__gemm_along(gemm, which, index);
  return hscal__held(&gemm->view[which].dealing[along], along == HSCAL_ROWS ? p : q);
}

/* Entries of the panels: two beside the operand that stays, one along each of its indices. Each is held once by PBLAS and
 * once more by the BLACS, which pack or receive it; a panel that has to be redistributed has a second copy before. */
static double panels_of(const hscal_gemm *gemm, int p, int q) {
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

/* The other schemes, from above. Whatever they bring along rows or columns is a panel of the longest index: PBLAS holds at
 * most two along each dimension (of the inputs or of a sum), the BLACS each once more while it is sent or received, and a
 * panel that comes from the other dimension is there in both. A panel is as wide as the logical block, or as a whole block
 * where an operand lies on one line and is not cut. Source: the WORK arrays of PBLAS/SRC/PTOOLS/PB_Cp*.c, PB_CInV.c,
 * PB_CInOutV.c, PB_COutV.c, PB_CGatherV.c; BLACS/SRC/BI_GetBuff.c. */
static double buffer_entries(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int longest = hscal__max(call->m, hscal__max(call->n, call->k)), width = 1;
  double share = 0; /* rows and columns of two billion are more than an int holds */
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *operand = &call->operand[which];
    const hscal_desc *desc = &operand->desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    int rows = hscal__local_extent(longest, desc->mb, desc->mb, p, desc->rsrc, layout->nprow);
    int columns = hscal__local_extent(longest, desc->nb, desc->nb, q, desc->csrc, layout->npcol);
    share = fmax(share, (double)rows + columns);
    if (operand->inc == 0 && hscal__routine_level(call->routine) >= 3)
      width = hscal__max(width, hscal__max(layout->backend.panel, hscal__max(desc->mb, desc->nb)));
  }
  return 2.0 * 2.0 * hscal__min(width, longest) * share;
}

/* Vectors alone: what arrives of one, and once more for the BLACS. */
static double vector_entries(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int share = 0;
  for (int which = HSCAL_X; which <= HSCAL_Y; which++) {
    const hscal_operand *vector = &call->operand[which];
    const hscal_desc *desc = &vector->desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    share = hscal__max(share, hscal__operand_is_row(vector)
                                  ? hscal__local_extent(call->n, desc->nb, desc->nb, q, desc->csrc, layout->npcol)
                                  : hscal__local_extent(call->n, desc->mb, desc->mb, p, desc->rsrc, layout->nprow));
  }
  return 2.0 * share;
}

static double panel_entries(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  hscal_gemm gemm = hscal__gemm_prepare(call, layout);
  return panels_of(&gemm, p, q);
}

/* Copies bring their own buffers (workspace_bytes.h). */
static double none(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  (void)call, (void)layout, (void)p, (void)q;
  return 0;
}

typedef double buffered(const hscal_call *call, const hscal_layout *layout, int p, int q);

/* Null: from above. */
static buffered *const entries_of[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_scal] = vector_entries,   [HSCAL_SCHEME_axpy] = vector_entries, [HSCAL_SCHEME_swap] = vector_entries,
    [HSCAL_SCHEME_dot] = vector_entries,    [HSCAL_SCHEME_tree] = vector_entries, [HSCAL_SCHEME_gemm] = panel_entries,
    [HSCAL_SCHEME_reduce] = vector_entries, [HSCAL_SCHEME_gemr2d] = none,         [HSCAL_SCHEME_trmr2d] = none,
};

double hscal__buffer_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  buffered *of = entries_of[call->routine->scheme];
  if (!hscal__call_multiplies(call)) return 0;
  return (of ? of : buffer_entries)(call, layout, p, q) * (double)hscal__type_bytes(call->routine->type);
}
