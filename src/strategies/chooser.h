/* What strategies choose with: what may be used, and the clock. Internal to src/strategies. */
#ifndef HSCAL_STRATEGIES_CHOOSER_H
#define HSCAL_STRATEGIES_CHOOSER_H

#include "search/state.h"

/* The layout that is kept is the choice. */
typedef struct hscal_chooser {
  hscal_search_state *search;
  int block;        /* index into the space: NB of the layouts that are considered */
  int prunes;       /* 1: layouts whose lower bound is not below the time of the kept one are not timed */
  hscal_trial kept; /* its node_of is owned */
  double kept_s;    /* infinite: nothing is kept, or it was not timed */
} hscal_chooser;

/* Nothing is kept; blocks as near to the guide's 64 as the call allows. */
void hscal__chooser_init(hscal_chooser *chooser, hscal_search_state *search);
void hscal__chooser_free(hscal_chooser *chooser);

/* Times a layout (node_of[nprow*npcol], row by row) and keeps it if it is faster than what is kept. *seconds: infinite if the
 * routine or memory refuses it. */
int hscal__consider_layout(hscal_chooser *chooser, int nprow, int npcol, int *node_of, double *seconds);

/* Keeps a layout, without asking the clock. HSCAL_ERROR_MEMORY. */
int hscal__keep_layout(hscal_chooser *chooser, int nprow, int npcol, const int *node_of);

/* May there be such a grid, by the options and the operands? */
int hscal__chooser_allows(const hscal_chooser *chooser, int nprow, int npcol);

/* The guide's grid of at most so many processes: the squarest with as many columns as fit; a row where operands have one
 * dimension. */
void hscal__guide_grid(const hscal_chooser *chooser, int processes, int *nprow, int *npcol);

/* Processes of a node when each has a processor of its own. */
int hscal__places_of(const hscal_chooser *chooser, int node);

/* At most so many processes can be used at once. */
int hscal__most_processes(const hscal_chooser *chooser);

/* node_of[nprow*npcol] from processes in order along the rows, or the columns: place[nprow*npcol] are their nodes. */
void hscal__lay_in_order(const int *place, int nprow, int npcol, int by_column, int *node_of);

#endif
