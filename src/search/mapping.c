#include "search/mapping.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/fewest_nodes.h"
#include "search/whole_nodes.h"

#include <stdlib.h>
#include <string.h>

/* Of slots that leave the same rate, those of the fastest node come first (it may make slow nodes unnecessary), or those
 * of the emptiest node; of nodes as fast, those behind one switch before those behind the next. */
static int compare_slots(const hscal_slot *x, const hscal_slot *y, hscal_mapping mapping) {
  if (x->rate != y->rate) return x->rate > y->rate ? -1 : 1;
  if (mapping == HSCAL_MAPPING_BY_NODE && x->nth != y->nth) return x->nth < y->nth ? -1 : 1;
  if (x->speed != y->speed) return x->speed > y->speed ? -1 : 1;
  if (x->group != y->group) return x->group - y->group;
  if (x->node != y->node) return x->node < y->node ? -1 : 1;
  return x->nth < y->nth ? -1 : x->nth > y->nth;
}
static int compare_packed(const void *x, const void *y) { return compare_slots(x, y, HSCAL_MAPPING_BY_SLOT); }
static int compare_spread(const void *x, const void *y) { return compare_slots(x, y, HSCAL_MAPPING_BY_NODE); }

/* With equal data per process, time goes with the slowest process. Adding slots in the order of the rate they leave
 * their node's processes makes that slowest rate as high as possible for every number of processes. */
int hscal__order_slots(hscal_space *space) {
  space->nslots = (int)hscal__space_capacity(space);
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++) {
    hscal_slot *slots = malloc((size_t)hscal__max(space->nslots, 1) * sizeof *slots);
    if (!slots) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process slots", space->nslots);
    space->slots[mapping] = slots;
    int n = 0;
    for (int h = 0; h < space->machine->nnodes; h++)
      for (int nth = 1; nth <= space->cap[h]; nth++)
        slots[n++] = (hscal_slot){.node = h,
                                  .nth = nth,
                                  .rate = hscal__process_rate(space, h, nth),
                                  .speed = space->speed[h],
                                  .group = space->group[h]};
    qsort(slots, (size_t)n, sizeof *slots, mapping == HSCAL_MAPPING_BY_SLOT ? compare_packed : compare_spread);
  }
  return 0;
}

int hscal__map_processes(const hscal_space *space, hscal_mapping mapping, int processes, double bytes_each,
                         int *count) {
  const hscal_machine *machine = space->machine;
  if (space->options.whole_nodes) return hscal__map_whole_nodes(space, mapping, processes, bytes_each, count);
  if (mapping == HSCAL_MAPPING_FEWEST_NODES) return hscal__map_fewest_nodes(space, processes, bytes_each, count);
  memset(count, 0, (size_t)machine->nnodes * sizeof *count);
  int placed = 0;
  for (int i = 0; i < space->nslots && placed < processes; i++) {
    int h = space->slots[mapping][i].node;
    if ((count[h] + 1) * bytes_each > hscal__node(machine, h)->memory_bytes) continue;
    count[h]++;
    placed++;
  }
  return placed == processes;
}
