#include "models/memory/workspace_bytes.h"
#include "instrumented_pblas/setting.h"

#include <math.h>

hscal_standing hscal__standing_in(const hscal_grid *grid, const hscal_layout *layout, int p, int q) {
  int process = p * layout->npcol + q, place = grid->process ? 0 : process, places = grid->nprow * grid->npcol;
  while (grid->process && place < places && grid->process[place] != process) place++;
  return place < places ? (hscal_standing){place / grid->npcol, place % grid->npcol} : (hscal_standing){-1, -1};
}

double hscal__moving_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double entries = 0, integers = 3.0 * (20 + 2 * hscal__layout_processes(layout)), largest = 0;
  for (int which = HSCAL_A; which <= HSCAL_B; which++) {
    hscal_dealing dealing[2];
    hscal_grid grid = hscal__call_grid(call, (hscal_operand_name)which, layout->nprow, layout->npcol);
    hscal_standing at = hscal__standing_in(&grid, layout, p, q);
    hscal__deal_operand(call, (hscal_operand_name)which, layout, dealing);
    if (which == HSCAL_A)
      for (int d = 0; d < 2; d++) integers += 2.0 * dealing[d].n / dealing[d].nprocs + 4.0 * dealing[d].block;
    if (at.p < 0) continue;
    double share = (double)hscal__held(&dealing[HSCAL_ROWS], at.p) * hscal__held(&dealing[HSCAL_COLUMNS], at.q);
    entries += share;
    largest = fmax(largest, share);
  }
  return (entries + largest) * (double)hscal__type_bytes(call->routine->type) + integers * (double)sizeof(int);
}

/* Of each kind of vectors: those of the process while they are rotated, and the workspace that multiplying them back takes. */
typedef struct vector_workspace {
  double rotated, share, multiplies; /* entries */
} vector_workspace;

static vector_workspace vector_workspace_of(const hscal_call *call, const hscal_layout *layout, int p, int q,
                                            int right) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc, *x = &call->operand[right ? HSCAL_C : HSCAL_B].desc;
  int shorter = hscal__min(call->m, call->n), length = right ? call->n : call->m, process = p * layout->npcol + q;
  if ((right ? call->jobvt : call->jobu) != 'V') return (vector_workspace){0, 0, 0};
  double rows = hscal__local_extent(right ? shorter : length, x->mb, x->mb, p, x->rsrc, layout->nprow);
  double columns = hscal__local_extent(right ? length : shorter, x->nb, x->nb, q, x->csrc, layout->npcol);
  double block = right ? a->mb : a->nb;
  int processes = hscal__layout_processes(layout);
  return (vector_workspace){.rotated = (double)shorter * hscal__local_extent(length, 1, 1, process, 0, processes),
                            .share = rows * columns,
                            .multiplies = fmax(block * (block - 1) / 2, (rows + columns) * block) + block * block};
}

double hscal__singular_value_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  hscal_type type = call->routine->type;
  int is_complex = hscal__type_is_complex(type);
  double shorter = hscal__min(call->m, call->n), longer = hscal__max(call->m, call->n), nb = a->nb;
  double rows = hscal__local_extent(call->m, a->mb, a->mb, p, a->rsrc, layout->nprow);
  double columns = hscal__local_extent(call->n, a->nb, a->nb, q, a->csrc, layout->npcol);
  double first = fmax(hscal__local_extent(call->m, a->mb, a->mb, 0, a->rsrc, layout->nprow),
                      hscal__local_extent(call->n, a->nb, a->nb, 0, a->csrc, layout->npcol));
  vector_workspace left = vector_workspace_of(call, layout, p, q, 0),
                   right = vector_workspace_of(call, layout, p, q, 1);
  double reduces = fmax(fmax(rows, nb * (rows + columns + 1) + columns), first);
  double decomposes = left.rotated + right.rotated + fmax(4 * shorter, fmax(left.multiplies, right.multiplies));
  double entries = 1 + (is_complex ? 2 : 6) * longer + fmax(reduces, decomposes);
  double reals = shorter + (is_complex ? 1 + 4 * longer : 0);
  /* one kind of vectors after the other is brought, through two buffers; the BLACS pack a message */
  entries += fmax(2 * left.rotated + left.share, 2 * right.rotated + right.share);
  return entries * (double)hscal__type_bytes(type) + reals * (double)hscal__type_bytes(hscal__type_of_reals(type));
}
