#include "estimate/skeleton_parts.h"
#include "base/blockcyclic.h"

#include <math.h>

void hscal__begin_parts(const hscal_cost_skeleton *whole, hscal_skeleton_parts *parts) {
  parts->count = 1;
  parts->flops = 0;
  parts->made = parts->corrected = parts->corrections = 0;
  parts->part[0] = *whole;
  for (int i = 0; i < HSCAL_MOST_SKELETON_PARTS; i++) parts->cached[i].width = 0;
}

hscal_call *hscal__new_part(hscal_skeleton_parts *parts, hscal_pack pack, hscal_scheme scheme, int flags) {
  hscal_type type = parts->part[0].call->routine->type;
  hscal_call *call = &parts->call[parts->count];
  *call =
      (hscal_call){.side = 'L', .uplo = 'U', .trans = 'N', .transb = 'N', .diag = 'N', .alpha = {1, 0}, .beta = {1, 0}};
  call->routine = hscal__routine_of(type, pack, scheme, flags);
  return call;
}

/* What is seen of a panel in the middle stands for all of them: the largest share is not as uneven in the mean as it
 * may be there. */
static void even_out(const hscal_call *call, hscal_cost_skeleton *part) {
  int rows, columns, block = call->operand[part->stays].desc.nb;
  hscal__call_shape(call, part->stays, &rows, &columns);
  int64_t mean_rows = (rows + (int64_t)block * (part->nprow - 1) / 2) / part->nprow;
  int64_t mean_columns = (columns + (int64_t)block * (part->npcol - 1) / 2) / part->npcol;
  if (rows > block) part->rows_max = hscal__min(part->rows_max, hscal__as_int(mean_rows));
  if (columns > block) part->cols_max = hscal__min(part->cols_max, hscal__as_int(mean_columns));
}

hscal_cost_skeleton *hscal__add_part(hscal_skeleton_parts *parts, double times, double flops) {
  const hscal_call *call = &parts->call[parts->count];
  hscal_cost_skeleton *part = &parts->part[parts->count++];
  double own = times * hscal__call_flops(call);
  hscal__cost_skeleton(call, parts->part[0].nprow, parts->part[0].npcol, part);
  part->times = times;
  if (times > 2) even_out(call, part);
  if (flops > 0 && own > 0) part->weight *= flops / own;
  parts->flops += flops > 0 ? flops : own;
  return part;
}

void hscal__keep_rest(const hscal_call *whole, hscal_skeleton_parts *parts) {
  double all = hscal__call_flops(whole);
  if (all > 0) parts->part[0].weight *= 1 - fmin(1, parts->flops / all);
}

void hscal__keep_chain(hscal_skeleton_parts *parts) {
  parts->part[0].row = parts->part[0].col = (hscal_traffic){0};
  parts->part[0].turns = 0;
  parts->part[0].weight = 0;
}
