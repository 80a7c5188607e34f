/* The BLACS grid of a plan. */
#ifndef HSCAL_CTXT_GRID_H
#define HSCAL_CTXT_GRID_H

#include "ctxt/agree.h"
#include "ctxt/registry.h"

/* The processes of a plan as Cblacs_gridmap wants them: usermap[nprow*npcol], column by column; malloc'ed. */
int *hscal__grid_usermap(const hscal_packed_plan *packed);
/* Makes the grid of record->packed on the group's communicator and fills number (-1 on processes left out), myrow and
 * mycol. Returns 0, or HSCAL_ERROR_BLACS (and number -1) if this process
 * does not sit where the plan says. Collective. */
int hscal__grid_make(const hscal_group *group, int *usermap, hscal_record *record);
/* Is it still the grid that was made? */
int hscal__grid_is_ours(const hscal_record *record);
/* Frees the grid, unless it is gone already: the program may have called Cblacs_gridexit or Cblacs_exit, and the number
 * may belong to a grid of its own by now. Returns 1 if it was still ours. */
int hscal__grid_free(const hscal_record *record);
/* Takes the group's communicator out of the table of the BLACS. */
void hscal__grid_forget(const hscal_group *group);

#endif
