#include "models/cost/placement.h"

void hscal__place_in_order(const hscal_machine *machine, int nprocs, int *node_of) {
  for (int p = 0, x = 0; p < nprocs; x = (x + 1) % machine->nnodes)
    for (int i = 0; i < hscal__node(machine, x)->processors && p < nprocs; i++) node_of[p++] = x;
}
