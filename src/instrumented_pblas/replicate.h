/* Panels that are brought to where a kernel needs them. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_REPLICATE_H
#define HSCAL_INSTRUMENTED_PBLAS_REPLICATE_H

#include "instrumented_pblas/movers.h"

/* What happens to a panel that is where it is needed. */
typedef enum hscal_reuse {
  HSCAL_REUSE_IN_PLACE, /* it is read where it lies (PB_CInV)        */
  HSCAL_REUSE_COPY      /* it is copied into a buffer (PB_CInV2)     */
} hscal_reuse;

/* Brings a panel of `width` from line `from_line` (-1: every line has it) to line `to_line`, or to all lines (-1).
 * Source: PBLAS/SRC/PTOOLS/PB_CInV.c, PB_CInV2.c. */
int hscal__replicate(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width,
                     hscal_reuse reuse);

#endif
