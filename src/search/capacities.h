/* How many processes nodes may hold, and how many there may be. Internal to src/search. */
#ifndef HSCAL_SEARCH_CAPACITIES_H
#define HSCAL_SEARCH_CAPACITIES_H

#include "search/space.h"

/* One process per processor; more where the machine allows it and speeds are unequal, so that a fast node can take a larger
 * share, and where the caller demands more processes than there are processors. HSCAL_ERROR_NO_GRID, HSCAL_ERROR_UNSUPPORTED. */
int hscal__choose_capacities(hscal_space *space);

/* Processes of the rule of thumb: every one that was started, or else one per processor. */
int hscal__usual_processes(const hscal_space *space);

#endif
