#include "search/mapping.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "partition/processor_queue.h"
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
static int is_packed_before(const hscal_processor_queue *queue, int x, int y) {
  const hscal_slot *next = queue->data;
  return compare_slots(&next[x], &next[y], HSCAL_MAPPING_BY_SLOT) < 0;
}
static int is_spread_before(const hscal_processor_queue *queue, int x, int y) {
  const hscal_slot *next = queue->data;
  return compare_slots(&next[x], &next[y], HSCAL_MAPPING_BY_NODE) < 0;
}

static hscal_slot slot_of(const hscal_space *space, int node, int nth) {
  return (hscal_slot){.node = node,
                      .nth = nth,
                      .rate = hscal__process_rate(space, node, nth),
                      .speed = space->speed[node],
                      .group = space->group[node]};
}

/* With equal data per process, time goes with the slowest process. Adding slots in the order of the rate they leave
 * their node's processes makes that slowest rate as high as possible for every number of processes: nodes share
 * processes as processors share a set (src/partition). ints[2 * nnodes], next[nnodes]: scratch. */
static void fill_slots(const hscal_space *space, hscal_mapping mapping, int *ints, hscal_slot *next,
                       hscal_slot *slots) {
  int nnodes = space->machine->nnodes, *count = ints;
  hscal_processor_queue queue = {.processor = ints + nnodes,
                                 .limit = space->cap,
                                 .count = count,
                                 .is_before = mapping == HSCAL_MAPPING_BY_SLOT ? is_packed_before : is_spread_before,
                                 .data = next};
  memset(count, 0, (size_t)nnodes * sizeof *count);
  for (int h = 0; h < nnodes; h++) {
    next[h] = slot_of(space, h, 1);
    hscal__queue_add(&queue, h);
  }
  hscal__queue_form(&queue);
  for (int i = 0; i < space->nslots; i++) {
    int node = hscal__queue_first(&queue);
    slots[i] = next[node];
    next[node] = slot_of(space, node, slots[i].nth + 1);
    hscal__queue_give(&queue);
  }
}

int hscal__order_slots(hscal_space *space) {
  size_t nodes = (size_t)space->machine->nnodes;
  space->nslots = (int)hscal__space_capacity(space);
  int *ints = malloc(2 * nodes * sizeof *ints);
  hscal_slot *next = malloc(nodes * sizeof *next);
  int failed = !ints || !next;
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS && !failed; mapping++) {
    space->slots[mapping] = malloc((size_t)hscal__max(space->nslots, 1) * sizeof *space->slots[mapping]);
    failed = !space->slots[mapping];
    if (!failed) fill_slots(space, (hscal_mapping)mapping, ints, next, space->slots[mapping]);
  }
  free(ints);
  free(next);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process slots", space->nslots) : 0;
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
