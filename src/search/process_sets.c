#include "search/process_sets.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/fewest_nodes.h"
#include "search/mapping.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const hscal_process_set nobody = {.slowest = INFINITY, .least_group = INT_MAX};

static void note_rate(const hscal_space *space, int node, double rate, hscal_process_set *process_set) {
  if (rate < process_set->slowest) {
    process_set->slowest = rate;
    process_set->slowest_class = space->machine->class_of[node];
    process_set->oversubscription = space->speed[node] / rate;
  }
  process_set->least_group = hscal__min(process_set->least_group, space->group[node]);
  process_set->most_group = hscal__max(process_set->most_group, space->group[node]);
  process_set->fastest =
      fmax(process_set->fastest, space->speed[node]); /* its other processes may have nothing to do */
}

static void grow(const hscal_space *space, const hscal_slot *slot, hscal_slot_prefix *prefix) {
  const hscal_node_class *node = hscal__node(space->machine, slot->node);
  hscal_process_set *process_set = &prefix->process_set;
  note_rate(space, slot->node, slot->rate, process_set);
  if (slot->nth <= node->processors) process_set->total += space->speed[slot->node];
  process_set->most = hscal__max(process_set->most, slot->nth);
  prefix->fullest = fmax(prefix->fullest, slot->nth / node->memory_bytes);
}

static hscal_process_set process_set_of(const hscal_space *space, const int *count) {
  hscal_process_set process_set = nobody;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (count[h] == 0) continue;
    double rate = hscal__process_rate(space, h, count[h]);
    note_rate(space, h, rate, &process_set);
    process_set.total += rate * count[h];
    process_set.most = hscal__max(process_set.most, count[h]);
  }
  return process_set;
}

static void add_slot(int node, int *count, const int *other, int *differing) {
  *differing -= count[node] != other[node];
  count[node]++;
  *differing += count[node] != other[node];
}

static void grow_prefix(const hscal_space *space, hscal_slot_prefix *prefix, int n) {
  const hscal_slot *packed = &space->slots[HSCAL_MAPPING_BY_SLOT][n - 1], *slot = &space->slots[prefix->mapping][n - 1];
  grow(space, slot, prefix);
  add_slot(slot->node, prefix->count, prefix->packed, &prefix->differing);
  add_slot(packed->node, prefix->packed, prefix->count, &prefix->differing);
  prefix->packed_fullest =
      fmax(prefix->packed_fullest, packed->nth / hscal__node(space->machine, packed->node)->memory_bytes);
}

void hscal__process_sets_grow(hscal_process_sets *process_sets) {
  process_sets->size++;
  for (int way = 0; way < HSCAL_SLOT_ORDERS; way++)
    grow_prefix(process_sets->space, &process_sets->prefixes[way], process_sets->size);
}

/* Gathered process sets that no slots filled in order give. */
static int gathers(hscal_process_sets *process_sets, hscal_process_set *process_set) {
  enum { MOST = 128 }; /* processes; more seldom fit on few nodes */
  const hscal_space *space = process_sets->space;
  size_t bytes = (size_t)space->machine->nnodes * sizeof *process_sets->count;
  if (!space->fewest || process_sets->size > MOST ||
      !hscal__map_fewest_nodes(space, process_sets->size, space->operand_bytes / process_sets->size,
                               process_sets->count))
    return 0;
  *process_set = process_set_of(space, process_sets->count);
  for (int way = 0; way < HSCAL_SLOT_ORDERS; way++)
    if (memcmp(process_sets->count, process_sets->prefixes[way].count, bytes) == 0) return 0;
  return 1;
}

int hscal__process_sets_differ(hscal_process_sets *process_sets, hscal_mapping mapping,
                               hscal_process_set *process_set) {
  const hscal_space *space = process_sets->space;
  if (mapping == HSCAL_MAPPING_FEWEST_NODES) return gathers(process_sets, process_set);
  const hscal_slot_prefix *prefix = &process_sets->prefixes[mapping];
  int *count = process_sets->count, fits = 1, n = process_sets->size;
  double share = space->operand_bytes / n;
  int is_prefix = prefix->fullest * share <= 1 && !space->options.whole_nodes;
  size_t bytes = (size_t)space->machine->nnodes * sizeof *count;
  *process_set = prefix->process_set;
  if (is_prefix && prefix->packed_fullest * share <= 1)
    return mapping == HSCAL_MAPPING_BY_SLOT || prefix->differing > 0;
  if (is_prefix) {
    memcpy(count, prefix->count, bytes);
  } else {
    fits = hscal__map_processes(space, mapping, n, share, count);
    *process_set = process_set_of(space, count);
  }
  if (!fits || mapping == HSCAL_MAPPING_BY_SLOT) return fits;
  return !hscal__map_processes(space, HSCAL_MAPPING_BY_SLOT, n, share, process_sets->packed) ||
         memcmp(count, process_sets->packed, bytes) != 0;
}

int hscal__process_sets_init(const hscal_space *space, hscal_process_sets *process_sets) {
  int nnodes = space->machine->nnodes;
  int *scratch = calloc((2 + 2 * HSCAL_SLOT_ORDERS) * (size_t)nnodes, sizeof *scratch);
  *process_sets = (hscal_process_sets){.space = space, .count = scratch};
  if (!scratch) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", nnodes);
  process_sets->packed = scratch + nnodes;
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++)
    process_sets->prefixes[mapping] = (hscal_slot_prefix){.mapping = (hscal_mapping)mapping,
                                                          .count = scratch + (2 + 2 * mapping) * nnodes,
                                                          .packed = scratch + (3 + 2 * mapping) * nnodes,
                                                          .process_set = nobody};
  return 0;
}

void hscal__process_sets_free(hscal_process_sets *process_sets) { free(process_sets->count); }
