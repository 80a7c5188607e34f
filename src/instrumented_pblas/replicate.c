#include "instrumented_pblas/replicate.h"
#include "base/status.h"
#include "instrumented_pblas/redistribute.h"

/* The panel goes from one line to another. */
static int shift_line(const hscal_panel_end *end, const hscal_emitter *emitter, int from_line, int to_line, int width) {
  for (int at = 0; at < end->dealing.nprocs; at++) {
    if (end->held[at] == 0) continue;
    int from = hscal__process_at(emitter, end->along, at, from_line);
    int to = hscal__process_at(emitter, end->along, at, to_line);
    HSCAL_TRY(hscal__emit_send(emitter, from, to, end->along, end->held[at], width));
    HSCAL_TRY(hscal__emit_receive(emitter, to, from, end->along, end->held[at], width));
  }
  return 0;
}

int hscal__replicate(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width,
                     hscal_reuse reuse) {
  const hscal_panel_end *to = &mover->to;
  if (!mover->aligned) return hscal__redistribute(mover, emitter, from_line, to_line, width);
  if (hscal__all_lines(&mover->from, from_line) || from_line == to_line)
    return reuse == HSCAL_REUSE_COPY ? hscal__copy_line(to, emitter, to_line, width) : 0;
  if (hscal__all_lines(to, to_line)) {
    if (reuse == HSCAL_REUSE_COPY) HSCAL_TRY(hscal__copy_line(to, emitter, from_line, width));
    return hscal__broadcast_lines(to, emitter, from_line, width);
  }
  return shift_line(to, emitter, from_line, to_line, width);
}
