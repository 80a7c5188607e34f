/* Plans the tests dictate in place of the search (linked with --wrap=hscal__plan_call). */
#ifndef HSCAL_TESTS_MPI_FORCED_H
#define HSCAL_TESTS_MPI_FORCED_H

#include "hscal.h"

/* The next plans, on process 0: this grid, these blocks, this panel; coordinate i on node node_of[i]. */
void force_plan(int nprow, int npcol, int mb, int nb, int panel, const int *node_of);
/* The next searches fail with `status` (0: no longer). */
void force_failure(int status);
/* The slots the last search was given, one per node; null before the first. */
extern const int *searched_slots;
/* The panel width it was told to keep to; 0: free. */
extern int searched_panel;

#endif
