/* The process sets of each size: how many processes each node has, mapped in each way. Internal to src/search. */
#ifndef HSCAL_SEARCH_PROCESS_SETS_H
#define HSCAL_SEARCH_PROCESS_SETS_H

#include "estimate/process_set.h"
#include "search/space.h"

/* The processes of every node as slots are filled in order, and on how many nodes that differs from packed ones. */
typedef struct hscal_slot_prefix {
  hscal_mapping mapping;
  int *count, *packed; /* [nnodes] */
  int differing;
  hscal_process_set process_set;
  double fullest, packed_fullest; /* largest processes / memory of the nodes */
} hscal_slot_prefix;

typedef struct hscal_process_sets {
  const hscal_space *space;
  int size;            /* processes of each process set */
  int *count, *packed; /* [nnodes] scratch */
  hscal_slot_prefix prefixes[HSCAL_SLOT_ORDERS];
} hscal_process_sets;

/* Process sets of no process. HSCAL_ERROR_MEMORY. `space` must outlive them; free them with hscal__process_sets_free. */
int hscal__process_sets_init(const hscal_space *space, hscal_process_sets *process_sets);
void hscal__process_sets_free(hscal_process_sets *process_sets);

/* Each has one process more. */
void hscal__process_sets_grow(hscal_process_sets *process_sets);

/* The process set of a mapping by slot, by node or to the fewest nodes, if it fits and is not the same as that of one of the mappings before. */
int hscal__process_sets_differ(hscal_process_sets *process_sets, hscal_mapping mapping, hscal_process_set *process_set);

#endif
