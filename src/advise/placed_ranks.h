/* Where the ranks of a recorded program were on the machine. */
#ifndef HSCAL_ADVISE_PLACED_RANKS_H
#define HSCAL_ADVISE_PLACED_RANKS_H

#include "machine/machine.h"
#include "workload/workload.h"

typedef struct hscal_placed_ranks {
  int count;
  int *node_of;        /* [count] */
  int *slots;          /* [nnodes] how many on each node */
  hscal_machine *seen; /* the machine as processes with so many threads see it; null: as it is */
} hscal_placed_ranks;

/* As many as the recording says, or as its contexts need: rank k on node k / per_node, or (0) one for each processor in order. Free them in any
 * case. Returns 0, HSCAL_ERROR_NO_FIT, HSCAL_ERROR_NO_GRID (more on a node than it takes), HSCAL_ERROR_MEMORY, or as the machine with threads. */
int hscal__placed_ranks_make(const hscal_workload *workload, const hscal_machine *machine, int per_node, int threads,
                             hscal_placed_ranks *ranks);
/* Only these, rank[count] in ascending order, which are numbered anew. */
void hscal__placed_ranks_keep(hscal_placed_ranks *ranks, int nnodes, const int *rank, int count);
void hscal__placed_ranks_free(hscal_placed_ranks *ranks);

#endif
