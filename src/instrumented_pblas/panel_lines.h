/* Panels on lines of the grid: their shares, and what is done with all shares of a line. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_PANEL_LINES_H
#define HSCAL_INSTRUMENTED_PBLAS_PANEL_LINES_H

#include "instrumented_pblas/emit.h"

/* The long index of a panel: dealt along a dimension. */
typedef struct hscal_panel_end {
  hscal_dimension along;
  hscal_dealing dealing;
  int lines; /* coordinates of the other dimension             */
  int *held; /* [nprocs] entries of the index at each of them  */
} hscal_panel_end;

/* Sums a panel that every line has a part of into line `root`, or into all lines (-1). */
int hscal__sum(const hscal_panel_end *end, const hscal_emitter *emitter, int root, int width);

/* Is every line meant, because there is only one or because the panel is replicated? (PBLAS: XisR) */
static inline int hscal__all_lines(const hscal_panel_end *end, int line) { return line < 0 || end->lines == 1; }

/* Local work (COPY or ADD) on the shares of a panel on one line, or on all (-1). */
int hscal__work_on_line(const hscal_panel_end *end, const hscal_emitter *emitter, hscal_kernel kernel, int line,
                        int width);
static inline int hscal__copy_line(const hscal_panel_end *end, const hscal_emitter *emitter, int line, int width) {
  return hscal__work_on_line(end, emitter, HSCAL_KERNEL_COPY, line, width);
}

/* Brings the shares of a panel from line `root` to all lines. */
int hscal__broadcast_lines(const hscal_panel_end *end, const hscal_emitter *emitter, int root, int width);

#endif
