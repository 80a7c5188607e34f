/* 
 * Movers: what brings a panel from where it lies to where the next kernel needs it. A mover is prepared once for the two
 * dealings of the panel's long index, and then moves panels of any width between any two lines (replicate.h, redistribute.h).
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_MOVERS_H
#define HSCAL_INSTRUMENTED_PBLAS_MOVERS_H

#include "instrumented_pblas/lcm_walk.h"
#include "instrumented_pblas/panel_lines.h"

typedef struct hscal_mover {
  hscal_panel_end from, to;
  int conjugates;       /* the data must be conjugated on the way                                                */
  int aligned;          /* both ends lie alike, and the data need no conjugation: the panel can be used as it is */
  hscal_kernel arrival; /* what a redistribution does with arrived data: COPY, or ADD where that is the purpose  */
  hscal_pairs pairs;    /* filled if a redistribution is general, i.e. needs a message per pair of parts         */
  int *storage;         /* what is held, in a grid with too many lines for few_held                              */
  int few_held[48];
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

/* Does moving between the ends take a message per pair of parts? */
static inline int hscal__is_general(const hscal_mover *mover) { return mover->pairs.at != NULL; }

#endif
