#include "models/cost/placement.h"
#include "base/failure.h"
#include "base/status.h"

#include <limits.h>

void hscal__place_in_order(const hscal_machine *machine, int nprocs, int *node_of) {
  for (int p = 0, x = 0; p < nprocs; x = (x + 1) % machine->nnodes)
    for (int i = 0; i < hscal__node(machine, x)->processors && p < nprocs; i++) node_of[p++] = x;
}

/* Processes of a node; 0, after saying so: it does not hold that many. */
static int held_by(const hscal_machine *machine, int node, int per_node) {
  const hscal_node_class *class = hscal__node(machine, node);
  int64_t most = (int64_t) class->processors * machine->processes_per_processor;
  if (per_node == 0) return class->processors;
  if (per_node <= most) return per_node;
  if (hscal__class_processor_cores(class) > 1)
    hscal__fail(HSCAL_ERROR_NO_GRID, "%d processes of %d threads on each node: at most %lld fit on %s", per_node,
                hscal__class_processor_cores(class), (long long)most, machine->node_name[node]);
  else
    hscal__fail(HSCAL_ERROR_NO_GRID, "%d processes on each node: at most %lld fit on %s", per_node, (long long)most,
                machine->node_name[node]);
  return 0;
}

int hscal__place_per_node(const hscal_machine *machine, int nprow, int npcol, int per_node, char order, int *node_of) {
  int nprocs = nprow * npcol, started = 0;
  for (int node = 0; node < machine->nnodes && started < nprocs; node++) {
    int held = held_by(machine, node, per_node);
    if (held == 0) return HSCAL_ERROR_NO_GRID;
    for (int i = 0; i < held && started < nprocs; i++, started++) {
      int place = order == 'C' ? started % nprow * npcol + started / nprow : started;
      node_of[place] = node;
    }
  }
  if (started == nprocs) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "a grid of %d x %d has %d processes; the %d nodes of the machine hold %d",
                     nprow, npcol, nprocs, machine->nnodes, started);
}

static int place(const hscal_machine *machine, int nprow, int npcol, int per_node, char order, int *node_of) {
  if (!machine) return hscal__fail(-1, "machine is a null pointer");
  if (!node_of) return hscal__fail(-6, "node_of is a null pointer");
  if (nprow < 1 || npcol < 1 || npcol > INT_MAX / nprow)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "a grid of %d x %d", nprow, npcol);
  if (per_node < 0) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%d processes on each node", per_node);
  if (order != 'R' && order != 'C') return hscal__fail(HSCAL_ERROR_ARGUMENT, "order must be 'R' or 'C'");
  return hscal__place_per_node(machine, nprow, npcol, per_node, order, node_of);
}

int hscal_machine_place(const hscal_machine *machine, int nprow, int npcol, int processes_per_node, char order,
                        int *node_of) {
  hscal__enter("hscal_machine_place");
  return hscal__leave(place(machine, nprow, npcol, processes_per_node, order, node_of));
}
