/* A routine performed by a part of a layout: its first processes, row by row a grid of their own. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SUBGRID_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SUBGRID_H

#include "events/event.h"

/* What such a routine emits into: on to `to`, for which collectives are said to be of the smaller grid. */
typedef struct hscal_subgrid {
  hscal_sink sink;
  hscal_sink *to;
  int nprow, npcol; /* 0: it is the layout itself */
} hscal_subgrid;

/* A grid of nprow x npcol in a layout. `subgrid` must not be moved afterwards. */
void hscal__subgrid_init(hscal_subgrid *subgrid, int nprow, int npcol, const hscal_layout *layout, hscal_sink *to);

#endif
