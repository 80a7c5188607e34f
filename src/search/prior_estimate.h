/* Closed forms as searches use them: corrected in a hurry, and cheap ones of grids without a placement. Internal to src/search. */
#ifndef HSCAL_SEARCH_PRIOR_ESTIMATE_H
#define HSCAL_SEARCH_PRIOR_ESTIMATE_H

#include "estimate/skeleton_parts.h"
#include "search/state.h"

/* Seconds of the signals with which a call begins and ends, to the farthest process and back. */
double hscal__around_s(const hscal_space *space, int processes, int layer, int node_class);

/* Are estimates corrected for what closed forms are known to be off by (estimate/correction.h)? On 64 to 1,024 processes, for
 * calls that are large enough. */
int hscal__is_corrected(const hscal_search_state *search);

/* Standard deviation of log(time / estimate) among layouts: of several calls that of the one that is told worst. */
double hscal__search_scatter(const hscal_search_state *search);

/* As hscal__estimate_parts, the total corrected where estimates are. */
hscal_cost hscal__corrected_estimate(const hscal_search_state *search, hscal_skeleton_parts *parts, int panel,
                                     const hscal_profile *profile);

/* Corrected whatever the number of processes. */
hscal_cost hscal__always_corrected_estimate(const hscal_search_state *search, hscal_skeleton_parts *parts, int panel,
                                            const hscal_profile *profile);

/* The layer of these: within a node if it has all processes. */
int hscal__layer_of_process_set(const hscal_process_set *process_set, int processes);

/* A grid and its slowest process, on which the estimate depends. */
typedef struct hscal_prior_case {
  int nprow, npcol, layer, node_class;
  double oversubscription, prior_estimate_s;
} hscal_prior_case;

/* For the slowest process, as if all its neighbours were on other nodes, unless one node has all processes. Mappings to the same grid
 * follow one another, and mostly come to the same: *last. */
double hscal__prior_estimate_s(hscal_search_state *search, const hscal_grid_candidate *grid, hscal_prior_case *last);

#endif
