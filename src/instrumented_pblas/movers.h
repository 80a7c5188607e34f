/*
 * Movers: what brings a panel from where it lies to where the next kernel needs it. A mover is prepared once for the two
 * dealings of the panel's long index, and then moves panels of any width between any two lines.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_MOVERS_H
#define HSCAL_INSTRUMENTED_PBLAS_MOVERS_H

#include "instrumented_pblas/emit.h"
#include "instrumented_pblas/lcm_walk.h"

/* The long index of a panel: dealt along a dimension. */
typedef struct hscal_end {
  hscal_dimension along;
  hscal_dealing dealing;
  int lines; /* coordinates of the other dimension             */
  int *held; /* [nprocs] entries of the index at each of them  */
} hscal_end;

typedef struct hscal_mover {
  hscal_end from, to;
  int conjugates;       /* the data must be conjugated on the way                                                */
  int aligned;          /* both ends lie alike, and the data need no conjugation: the panel can be used as it is */
  hscal_kernel arrival; /* what a redistribution does with arrived data: COPY, or ADD where that is the purpose  */
  hscal_pairs pairs;    /* filled if a redistribution is general, i.e. needs a message per pair of parts         */
  int *storage;         /* what is held, in a grid with more lines than there is room for here */
  int room[48];
} hscal_mover;

/* Prepares moving panels whose long index lies along `from` to where the same index lies along `to`. `conjugate`: the
 * data must be conjugated on the way, so that the library never uses them in place. `arrival` is COPY; who adds sets it
 * to ADD afterwards. The mover must not be moved then. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__mover_init(hscal_mover *mover, const hscal_emitter *emitter, hscal_dimension from_along,
                      const hscal_dealing *from, hscal_dimension to_along, const hscal_dealing *to, int conjugate);
/* The same for another index that lies along the same dimensions, such as a part of the first. Keeps `arrival`. Returns 0 or
 * HSCAL_ERROR_MEMORY; the mover has to be freed in any case. */
int hscal__mover_deal(hscal_mover *mover, const hscal_dealing *from, const hscal_dealing *to);
void hscal__mover_free(hscal_mover *mover);

/* What happens to a panel that is where it is needed. */
typedef enum hscal_reuse {
  HSCAL_REUSE_IN_PLACE, /* it is read where it lies (PB_CInV)        */
  HSCAL_REUSE_COPY      /* it is copied into a buffer (PB_CInV2)     */
} hscal_reuse;

/* Brings a panel of `width` from line `from_line` (-1: every line has it) to line `to_line`, or to all lines (-1).
 * Source: PBLAS/SRC/PTOOLS/PB_CInV.c, PB_CInV2.c. */
int hscal__replicate(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width,
                     hscal_reuse reuse);

/* Adds a panel on `from_line` to one on `to_line` (-1: replicated, both) that lies in any other way, transposing it if the
 * ends lie along different dimensions. Source: PBLAS/SRC/PTOOLS/PB_Cpaxpby.c (redistribute.c). */
int hscal__redistribute(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width);

/* Does moving between the ends take a message per pair of parts? */
static inline int hscal__is_general(const hscal_mover *mover) { return mover->pairs.at != NULL; }

/* Where one of two cut ends lies on all lines (-1, or there is only one), one line is chosen: the other end's if that makes
 * the work local, else one beside it, so that different links are used; for crossing panels the line through the other
 * end's first entry. Source: PB_Cpaxpby.c, and the same in p?swap_.c and p?dot_.c. */
void hscal__choose_lines(const hscal_mover *mover, int *from_line, int *to_line);

/* Sums a panel that every line has a part of into line `root`, or into all lines (-1). */
int hscal__sum(const hscal_end *end, const hscal_emitter *emitter, int root, int width);

/* Is every line meant, because there is only one or because the panel is replicated? (PBLAS: XisR) */
static inline int hscal__all_lines(const hscal_end *end, int line) { return line < 0 || end->lines == 1; }

/* Local work (COPY or ADD) on the shares of a panel on one line, or on all (-1). */
int hscal__work_on_line(const hscal_end *end, const hscal_emitter *emitter, hscal_kernel kernel, int line, int width);
static inline int hscal__copy_line(const hscal_end *end, const hscal_emitter *emitter, int line, int width) {
  return hscal__work_on_line(end, emitter, HSCAL_KERNEL_COPY, line, width);
}

/* Brings the shares of a panel from line `root` to all lines. */
int hscal__broadcast_lines(const hscal_end *end, const hscal_emitter *emitter, int root, int width);

#endif
