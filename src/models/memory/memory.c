#include "models/memory/memory.h"
#include "base/blockcyclic.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "models/memory/buffers_table.h"
#include "models/memory/workspace_bytes.h"
#include "models/memory/workspace_table.h"
#include "recorded/recording.h"

#include <math.h>

/* Entries of the whole matrix (not of the submatrix alone) that coordinates (p,q) hold. */
static double local_entries(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout, int p,
                            int q) {
  const hscal_desc *desc = &call->operand[which].desc;
  hscal_grid grid = hscal__call_grid(call, which, layout->nprow, layout->npcol);
  if (grid.nprow != layout->nprow || grid.npcol != layout->npcol || grid.process) {
    hscal_standing at = hscal__standing_in(&grid, layout, p, q);
    if (at.p < 0) return 0;
    p = at.p, q = at.q;
  }
  double rows = hscal__local_extent(desc->m, hscal__min(desc->imb, desc->m), desc->mb, p, desc->rsrc, grid.nprow);
  double columns = hscal__local_extent(desc->n, hscal__min(desc->inb, desc->n), desc->nb, q, desc->csrc, grid.npcol);
  return fmax(rows, 1) * columns;
}

/* Of the matrices that a sequence keeps. */
static double kept_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double bytes = 0;
  for (int i = 0; call->sequence && i < call->sequence->nmatrices; i++) {
    const hscal_desc desc = hscal__sequence_desc(call, i);
    bytes += (double)hscal__type_bytes(call->sequence->matrix[i].type) *
             fmax(hscal__local_extent(desc.m, hscal__min(desc.imb, desc.m), desc.mb, p, desc.rsrc, layout->nprow), 1) *
             hscal__local_extent(desc.n, hscal__min(desc.inb, desc.n), desc.nb, q, desc.csrc, layout->npcol);
  }
  return bytes;
}

/* Of those that only part `i` has. */
static double own_bytes(const hscal_call *call, int i, const hscal_call *part, const hscal_layout *layout, int p,
                        int q) {
  double entries = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(part, (hscal_operand_name)which) && hscal__is_own_matrix(call, i, (hscal_operand_name)which))
      entries += local_entries(part, (hscal_operand_name)which, layout, p, q);
  return entries * (double)hscal__type_bytes(part->routine->type);
}

/* All kept matrices at once, and what the part that takes most has beside them; with_workspace: also to work in. */
static double sequence_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q, int with_workspace) {
  double most = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    double bytes = own_bytes(call, i, &part, layout, p, q);
    if (with_workspace) bytes += hscal__workspace_bytes(&part, layout, p, q) + hscal__buffer_bytes(&part, layout, p, q);
    most = fmax(most, bytes);
  }
  return kept_bytes(call, layout, p, q) + most;
}

double hscal__operand_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double entries = 0;
  if (call->sequence) return sequence_bytes(call, layout, p, q, 0);
  if (hscal__is_without_blocks(call)) return 0; /* a model in text says nothing of memory */
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(call, (hscal_operand_name)which))
      entries += local_entries(call, (hscal_operand_name)which, layout, p, q);
  for (int which = HSCAL_OPERANDS; call->recording && which < call->recording->operands; which++) {
    hscal_desc desc = hscal__recorded_desc(call, which);
    entries += (double)hscal__local_extent(desc.m, desc.imb, desc.mb, p, desc.rsrc, layout->nprow) *
               hscal__local_extent(desc.n, desc.inb, desc.nb, q, desc.csrc, layout->npcol);
  }
  return entries * (double)hscal__type_bytes(call->routine->type);
}

double hscal__process_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  if (call->sequence) return sequence_bytes(call, layout, p, q, 1);
  if (hscal__is_without_blocks(call)) return 0;
  double bytes_of_operands = hscal__operand_bytes(call, layout, p, q);
  if (hscal__is_row(call)) return 2 * bytes_of_operands; /* fill-in and workspace are no larger than the band */
  return bytes_of_operands + hscal__workspace_bytes(call, layout, p, q) + hscal__buffer_bytes(call, layout, p, q);
}

/* Is it cut into whole blocks from process (0,0) on? */
static int begins_with_first(const hscal_desc *desc) {
  return !desc->rsrc && !desc->csrc && desc->imb == desc->mb && desc->inb == desc->nb;
}

static int operands_begin_with_first(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *operand = &call->operand[which];
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (operand->i || operand->j || !begins_with_first(&operand->desc)) return 0;
  }
  return 1;
}

int hscal__call_begins_with_first(const hscal_call *call) {
  if (call->source) return 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    if (!operands_begin_with_first(&part)) return 0;
  }
  for (int i = 0; call->sequence && i < call->sequence->nmatrices; i++) {
    const hscal_desc desc = hscal__sequence_desc(call, i);
    if (!begins_with_first(&desc)) return 0;
  }
  return 1;
}
