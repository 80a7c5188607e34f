/* Contexts of a recording that belong together, because a call or a process is in several of them. Internal to src/workload. */
#ifndef HSCAL_WORKLOAD_CONTEXT_GROUPS_H
#define HSCAL_WORKLOAD_CONTEXT_GROUPS_H

#include "workload/workload.h"

typedef struct hscal_context_groups {
  const hscal_workload *recording;
  int count;          /* groups */
  int *group_of;      /* [ncontexts] from 0, in the order of their first contexts; -1: no call uses the context */
  int *group_of_call; /* [ncalls] -1: its matrices lie in no context */
  int *group_of_rank; /* [ranks] -1: it is in no context that is used */
  int ranks;
} hscal_context_groups;

/* Free them in any case. 0 or HSCAL_ERROR_MEMORY. */
int hscal__context_groups_make(const hscal_workload *recording, hscal_context_groups *groups);
void hscal__context_groups_free(hscal_context_groups *groups);

/* Are there at least two, has each call one, and have all as many processes, the same grids and the same routines? *are_alike; 0 or
 * HSCAL_ERROR_MEMORY. */
int hscal__context_groups_compare(const hscal_context_groups *groups, int *are_alike);

#endif
