#include "instrumented_pblas/panel_lines.h"
#include "base/status.h"

int hscal__work_on_line(const hscal_panel_end *end, const hscal_emitter *emitter, hscal_kernel kernel, int line,
                        int width) {
  int begin = line < 0 ? 0 : line, stop = line < 0 ? end->lines : line + 1;
  for (int at = 0; at < end->dealing.nprocs; at++)
    for (int each = begin; each < stop && end->held[at] > 0; each++)
      HSCAL_TRY(hscal__emit_local(emitter, hscal__process_at(emitter, end->along, at, each), kernel, end->along,
                                  end->held[at], width));
  return 0;
}

int hscal__broadcast_lines(const hscal_panel_end *end, const hscal_emitter *emitter, int root, int width) {
  for (int at = 0; at < end->dealing.nprocs; at++)
    if (end->held[at] > 0) HSCAL_TRY(hscal__emit_broadcast(emitter, end->along, at, root, end->held[at], width));
  return 0;
}

int hscal__sum(const hscal_panel_end *end, const hscal_emitter *emitter, int root, int width) {
  for (int at = 0; at < end->dealing.nprocs; at++)
    if (end->held[at] > 0)
      HSCAL_TRY(hscal__emit_combine(emitter, end->along, at, root, end->along, end->held[at], width));
  return 0;
}
