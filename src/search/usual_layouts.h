/* What everybody uses: the layouts that a plan is held against. Internal to src/search. */
#ifndef HSCAL_SEARCH_USUAL_LAYOUTS_H
#define HSCAL_SEARCH_USUAL_LAYOUTS_H

#include "search/space.h"

/* ScaLAPACK's rule of thumb: NB 64, the squarest grid of at least 9 processes, else 1 x P; one process per core.
 * Source: ScaLAPACK Users' Guide, "Achieving High Performance". */
void hscal__default_grid(int processes, int *nprow, int *npcol);

/* The guide's grid, and those of the divisors nearest to the square root, lying and standing, in row and in column
 * order; all of it on all nodes and on the fastest ones. */
enum { HSCAL_USUALS = 10 };

typedef struct hscal_usual_layout {
  char name[64]; /* as in hscal_baseline */
  char order;
  int is_of_fastest;
  int nprow, npcol;
  int *node_of; /* [nprow*npcol], row by row; processes in the order in which they are started */
} hscal_usual_layout;

/* The usual layouts within the options, each once, the guide's first; layout[HSCAL_USUALS], *count of them, whose places
 * are to be freed in any case. Those that differ by an exchange of nodes that are alike are the same.
 * HSCAL_ERROR_NO_GRID if the options leave none. */
int hscal__usual_layouts(const hscal_space *space, hscal_usual_layout *layout, int *count);

#endif
