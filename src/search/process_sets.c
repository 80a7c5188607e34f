#include "search/process_sets.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const hscal_team nobody = {.slowest = INFINITY, .least_group = INT_MAX};

static void note_rate(const hscal_space *space, int node, double rate, hscal_team *team) {
  if (rate < team->slowest) {
    team->slowest = rate;
    team->slowest_class = space->machine->class_of[node];
    team->crowd = space->speed[node] / rate;
  }
  team->least_group = hscal__min(team->least_group, space->group[node]);
  team->most_group = hscal__max(team->most_group, space->group[node]);
  team->fastest = fmax(team->fastest, space->speed[node]); /* its other processes may have nothing to do */
}

static void grow(const hscal_space *space, const hscal_slot *slot, hscal_slot_prefix *prefix) {
  const hscal_node_class *node = hscal__node(space->machine, slot->node);
  hscal_team *team = &prefix->team;
  note_rate(space, slot->node, slot->rate, team);
  if (slot->nth <= node->processors) team->total += space->speed[slot->node];
  team->most = hscal__max(team->most, slot->nth);
  prefix->fullest = fmax(prefix->fullest, slot->nth / node->memory_bytes);
}

static hscal_team team_of(const hscal_space *space, const int *count) {
  hscal_team team = nobody;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (count[h] == 0) continue;
    double rate = hscal__process_rate(space, h, count[h]);
    note_rate(space, h, rate, &team);
    team.total += rate * count[h];
    team.most = hscal__max(team.most, count[h]);
  }
  return team;
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

void hscal__process_sets_grow(hscal_process_sets *teams) {
  teams->size++;
  for (int way = 0; way < HSCAL_SLOT_ORDERS; way++) grow_prefix(teams->space, &teams->prefixes[way], teams->size);
}

/* Gathered teams that no slots filled in order give. */
static int gathers(hscal_process_sets *teams, hscal_team *team) {
  enum { MOST = 128 }; /* processes; more seldom find room on few nodes */
  const hscal_space *space = teams->space;
  size_t bytes = (size_t)space->machine->nnodes * sizeof *teams->count;
  if (!space->gathered || teams->size > MOST ||
      !hscal__deal_fewest_nodes(space, teams->size, space->operand_bytes / teams->size, teams->count))
    return 0;
  *team = team_of(space, teams->count);
  for (int way = 0; way < HSCAL_SLOT_ORDERS; way++)
    if (memcmp(teams->count, teams->prefixes[way].count, bytes) == 0) return 0;
  return 1;
}

int hscal__process_sets_differ(hscal_process_sets *teams, hscal_mapping mapping, hscal_team *team) {
  const hscal_space *space = teams->space;
  if (mapping == HSCAL_MAPPING_FEWEST_NODES) return gathers(teams, team);
  const hscal_slot_prefix *prefix = &teams->prefixes[mapping];
  int *count = teams->count, fits = 1, n = teams->size;
  double share = space->operand_bytes / n;
  int is_prefix = prefix->fullest * share <= 1 && !space->options.whole_nodes;
  size_t bytes = (size_t)space->machine->nnodes * sizeof *count;
  *team = prefix->team;
  if (is_prefix && prefix->packed_fullest * share <= 1)
    return mapping == HSCAL_MAPPING_BY_SLOT || prefix->differing > 0;
  if (is_prefix) {
    memcpy(count, prefix->count, bytes);
  } else {
    fits = hscal__deal(space, mapping, n, share, count);
    *team = team_of(space, count);
  }
  if (!fits || mapping == HSCAL_MAPPING_BY_SLOT) return fits;
  return !hscal__deal(space, HSCAL_MAPPING_BY_SLOT, n, share, teams->packed) ||
         memcmp(count, teams->packed, bytes) != 0;
}

int hscal__process_sets_init(const hscal_space *space, hscal_process_sets *teams) {
  int nnodes = space->machine->nnodes;
  int *scratch = calloc((2 + 2 * HSCAL_SLOT_ORDERS) * (size_t)nnodes, sizeof *scratch);
  *teams = (hscal_process_sets){.space = space, .count = scratch};
  if (!scratch) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", nnodes);
  teams->packed = scratch + nnodes;
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++)
    teams->prefixes[mapping] = (hscal_slot_prefix){.mapping = (hscal_mapping)mapping,
                                                   .count = scratch + (2 + 2 * mapping) * nnodes,
                                                   .packed = scratch + (3 + 2 * mapping) * nnodes,
                                                   .team = nobody};
  return 0;
}

void hscal__process_sets_free(hscal_process_sets *teams) { free(teams->count); }
