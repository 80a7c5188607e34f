/* The teams of each size: how many processes each node has, dealt in each way. Internal to src/search. */
#ifndef HSCAL_SEARCH_PROCESS_SETS_H
#define HSCAL_SEARCH_PROCESS_SETS_H

#include "estimate/skeleton.h"

/* The processes of every node as slots are filled in order, and on how many nodes that differs from packed ones. */
typedef struct hscal_prefix {
  hscal_filling filling;
  int *count, *packed; /* [nnodes] */
  int differing;
  hscal_team team;
  double fullest, packed_fullest; /* largest processes / memory of the nodes */
} hscal_prefix;

typedef struct hscal_teams {
  const hscal_space *space;
  int size;            /* processes of each team */
  int *count, *packed; /* [nnodes] scratch */
  hscal_prefix prefixes[HSCAL_SLOT_ORDERS];
} hscal_teams;

/* Teams of no process. HSCAL_ERROR_MEMORY. `space` must outlive them; free them with hscal__teams_free. */
int hscal__teams_init(const hscal_space *space, hscal_teams *teams);
void hscal__teams_free(hscal_teams *teams);

/* Each has one process more. */
void hscal__teams_grow(hscal_teams *teams);

/* The team that is packed, spread or gathered, if it fits and is not dealt alike in one of the ways before. */
int hscal__teams_differ(hscal_teams *teams, hscal_filling filling, hscal_team *team);

#endif
