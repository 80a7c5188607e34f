#include "instrumented_scalapack/pivots.h"
#include "base/status.h"

int hscal__expected_pivot(int step, int rows) {
  uint32_t hash = (uint32_t)step * 2654435761u; /* any even spread will do */
  hash ^= hash >> 15;
  hash *= 2246822519u;
  hash ^= hash >> 13;
  return step + (int)(hash % (uint32_t)(rows - step));
}

static int copy(const hscal_emitter *emitter, int process, int held, int rows) {
  return hscal__emit_copy(emitter, process, HSCAL_COLUMNS, held, rows);
}

int hscal__interchange(const hscal_emitter *emitter, const hscal_dealing dealing[2], int i, int k, hscal_span span) {
  const hscal_dealing *columns = &dealing[HSCAL_COLUMNS];
  int one = hscal__first_holder(hscal__holder(&dealing[HSCAL_ROWS], i));
  int other = hscal__first_holder(hscal__holder(&dealing[HSCAL_ROWS], k));
  for (int q = 0; q < columns->nprocs; q++) {
    int held = hscal__held_in(columns, q, span);
    int x = hscal__process_at(emitter, HSCAL_ROWS, one, q), y = hscal__process_at(emitter, HSCAL_ROWS, other, q);
    if (held == 0) continue;
    if (x == y) {
      HSCAL_TRY(copy(emitter, x, held, 2));
      continue;
    }
    HSCAL_TRY(hscal__emit_send(emitter, x, y, HSCAL_COLUMNS, held, 1));
    HSCAL_TRY(hscal__emit_send(emitter, y, x, HSCAL_COLUMNS, held, 1));
    HSCAL_TRY(hscal__emit_receive(emitter, x, y, HSCAL_COLUMNS, held, 1));
    HSCAL_TRY(hscal__emit_receive(emitter, y, x, HSCAL_COLUMNS, held, 1));
  }
  return 0;
}
