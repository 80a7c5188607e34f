/* Where the processes of a call sit. */
#ifndef HSCAL_MODELS_COST_PLACEMENT_H
#define HSCAL_MODELS_COST_PLACEMENT_H

#include "call/call.h"
#include "machine/machine.h"

/* Where the processes sit: node_of[nprow*npcol], row by row. */
typedef struct hscal_placement {
  const hscal_machine *machine;
  const int *node_of;
} hscal_placement;

/* The placement where none is named: nodes in order, as many processes each as it has processors; what is left over goes
 * round again. Fills node_of[nprocs]. */
void hscal__place_in_order(const hscal_machine *machine, int nprocs, int *node_of);

/* Processes that were started `per_node` on each node, node after node, of which the first stand on a grid row by row
 * (order 'R') or column by column ('C'), as Cblacs_gridinit places them; per_node 0: as many as the node has processors,
 * and no round begins anew. Fills node_of[nprow*npcol]. HSCAL_ERROR_NO_GRID if the nodes do not hold the grid, or one not
 * so many processes (processes_per_processor on each processor). */
int hscal__place_per_node(const hscal_machine *machine, int nprow, int npcol, int per_node, char order, int *node_of);

#endif
