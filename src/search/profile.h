/* Profiles of placements: which processes are neighbours. Internal to src/search. */
#ifndef HSCAL_SEARCH_PROFILE_H
#define HSCAL_SEARCH_PROFILE_H

#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"
#include "search/space.h"

/* Allocates profiles of up to `processes` processes. */
int hscal__profile_init(const hscal_space *space, int processes, hscal_profile *profile);
void hscal__profile_free(hscal_profile *profile);

/* The classes of processes and of nodes of a placement: few, and the same for every block size and panel width. */
void hscal__profile_fill(const hscal_space *space, const int *node_of, int nprow, int npcol, hscal_profile *profile);

#endif
