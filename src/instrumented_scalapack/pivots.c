#include "instrumented_scalapack/pivots.h"
#include "base/status.h"

int hscal__expected_pivot(int step, int rows) {
  uint32_t hash = (uint32_t)step * 2654435761u; /* any even spread will do */
  hash ^= hash >> 15;
  hash *= 2246822519u;
  hash ^= hash >> 13;
  return step + (int)(hash % (uint32_t)(rows - step));
}

int hscal__pivot(hscal_data data, int step, int rows, int block) {
  int64_t next = (int64_t)step - step % block + block;
  if (data == HSCAL_DATA_LOWER) return step;
  return data == HSCAL_DATA_UPPER && next < rows ? (int)next : hscal__expected_pivot(step, rows);
}

int hscal__matrix_pivot(hscal_data data, const hscal_call *call, hscal_dimension of, int step) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  int block = of == HSCAL_ROWS ? a->desc.mb : a->desc.nb, before = (of == HSCAL_ROWS ? a->i : a->j) % block;
  return hscal__pivot(data, step + before, (of == HSCAL_ROWS ? call->m : call->n) + before, block) - before;
}

int hscal__interchange(const hscal_emitter *emitter, hscal_dimension of, const hscal_dealing dealing[2], int i, int k,
                       hscal_span span) {
  hscal_dimension along = hscal__other(of);
  hscal_emitter rows = *emitter;
  rows.is_row = of == HSCAL_ROWS;
  int one = hscal__first_holder(hscal__holder(&dealing[of], i));
  int other = hscal__first_holder(hscal__holder(&dealing[of], k));
  const hscal_dealing *across = &dealing[along];
  hscal_extents before = hscal__extents(span.begin, across->first, across->block, across->src, across->nprocs);
  hscal_extents until = hscal__extents(span.end, across->first, across->block, across->src, across->nprocs);
  if (span.begin >= span.end) return 0;
  for (int at = 0; at < across->nprocs; at++) {
    int held = hscal__extent_at(&until, at) - hscal__extent_at(&before, at);
    int x = hscal__process_at(emitter, of, one, at), y = hscal__process_at(emitter, of, other, at);
    if (held == 0) continue;
    if (x == y) {
      HSCAL_TRY(hscal__emit_copy(&rows, x, along, held, 2));
      continue;
    }
    HSCAL_TRY(hscal__emit_send(&rows, x, y, along, held, 1));
    HSCAL_TRY(hscal__emit_send(&rows, y, x, along, held, 1));
    HSCAL_TRY(hscal__emit_receive(&rows, x, y, along, held, 1));
    HSCAL_TRY(hscal__emit_receive(&rows, y, x, along, held, 1));
  }
  return 0;
}
