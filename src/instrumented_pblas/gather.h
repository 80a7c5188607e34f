/*
 * Movers for panels whose thin index may cross from one line to another: a panel is gathered on one line before it is
 * replicated, and what belongs to it is scattered over the lines again. With blocks that are multiples of the panel width
 * neither sends anything.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_GATHER_H
#define HSCAL_INSTRUMENTED_PBLAS_GATHER_H

#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/replicate.h"

/* Gathers a panel whose long index lies as `panel` says and whose thin index lies as `thin` says, over the lines of
 * `panel`. *line: the line that has all of it then (-1: every line). `backward`: from the line of the last entry of the
 * thin index to that of the first one, instead of the other way. HSCAL_REUSE_COPY: a panel that lies on one line already
 * is copied.
 * Source: PBLAS/SRC/PTOOLS/PB_CGatherV.c. */
int hscal__gather(const hscal_panel_end *panel, const hscal_emitter *emitter, const hscal_dealing *thin, int backward,
                  hscal_reuse reuse, int *line);

/* Adds a panel on `from_line` (-1: on every line) to one whose long index lies as the `to` end of the mover says and whose
 * thin index lies as `thin` says. `backward` as above: the panel enters at the last entry of the thin index. `arrival`:
 * ADD where adding is the purpose, else COPY.
 * Source: PBLAS/SRC/PTOOLS/PB_CScatterV.c. */
int hscal__scatter_into(const hscal_mover *mover, const hscal_emitter *emitter, hscal_kernel arrival, int from_line,
                        const hscal_dealing *thin, int backward);
static inline int hscal__scatter(const hscal_mover *mover, const hscal_emitter *emitter, int from_line,
                                 const hscal_dealing *thin, int backward) {
  return hscal__scatter_into(mover, emitter, HSCAL_KERNEL_COPY, from_line, thin, backward);
}

#endif
