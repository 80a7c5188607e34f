#include "instrumented_pblas/level2.h"
#include "base/status.h"
#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/replicate.h"

hscal_level2 hscal__level2_make(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  const hscal_routine *routine = call->routine;
  hscal_level2 level2 = {.call = call, .emitter = hscal__emitter_make(layout, sink)};
  level2.width = (int)(hscal__type_bytes(routine->type) / hscal__routine_message_bytes(routine));
  hscal__deal_operand(call, HSCAL_A, layout, level2.dealing);
  return level2;
}

int hscal__bring_vector(const hscal_level2 *level2, const hscal_vector *vector, hscal_dimension along) {
  hscal_mover mover;
  hscal_vector to = hscal__brought(level2, along);
  hscal_emitter emitter = level2->emitter;
  if (level2->width > 1) emitter.complex_bytes = (int)hscal__type_bytes(level2->call->routine->type);
  HSCAL_TRY(hscal__mover_init(&mover, &emitter, vector->along, &vector->dealing, along, &to.dealing, 0));
  int status = hscal__replicate(&mover, &emitter, vector->line, to.line, level2->width, HSCAL_REUSE_IN_PLACE);
  hscal__mover_free(&mover);
  return status;
}

int hscal__bring_both_ways(const hscal_level2 *level2, const hscal_vector *vector) {
  hscal_vector straight = hscal__brought(level2, vector->along);
  HSCAL_TRY(hscal__bring_vector(level2, vector, vector->along));
  return hscal__bring_vector(level2, &straight, hscal__other(vector->along));
}

int hscal__scale_vector(const hscal_level2 *level2, const hscal_vector *vector) {
  const hscal_emitter *emitter = &level2->emitter;
  if (hscal__is_zero(level2->call->beta)) return 0;
  int lines = hscal__coordinates(emitter, hscal__other(vector->along));
  int begin = vector->line < 0 ? 0 : vector->line, end = vector->line < 0 ? lines : vector->line + 1;
  for (int at = 0; at < vector->dealing.nprocs; at++) {
    int held = hscal__held(&vector->dealing, at);
    for (int line = begin; line < end && held > 0; line++)
      HSCAL_TRY(hscal__emit_copy(emitter, hscal__process_at(emitter, vector->along, at, line), vector->along, held, 1));
  }
  return 0;
}

int hscal__work_on_matrix(const hscal_level2 *level2, hscal_kernel kernel, const char *letters) {
  const hscal_dealing *rows = &level2->dealing[HSCAL_ROWS], *columns = &level2->dealing[HSCAL_COLUMNS];
  hscal_extents heights = hscal__shares(rows), widths = hscal__shares(columns);
  for (int p = 0; p < rows->nprocs; p++) {
    int m = hscal__extent_at(&heights, p);
    for (int q = 0; q < columns->nprocs && m > 0; q++) {
      int n = hscal__extent_at(&widths, q), process = hscal__process_at(&level2->emitter, HSCAL_ROWS, p, q);
      if (n > 0) HSCAL_TRY(hscal__emit_kernel(&level2->emitter, process, kernel, letters, m, n, 0));
    }
  }
  return 0;
}
