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

#endif
