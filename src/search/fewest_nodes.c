#include "search/fewest_nodes.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* A node with its places that have a processor each. */
typedef struct host {
  int node, places, group;
  double speed;
} host;

static int largest_first(const void *x, const void *y) {
  const host *a = x, *b = y;
  if (a->places != b->places) return b->places - a->places;
  if (a->speed != b->speed) return a->speed > b->speed ? -1 : 1;
  return a->group != b->group ? a->group - b->group : a->node - b->node;
}

static int places_of(const hscal_space *space, int node) {
  return hscal__min(space->cap[node], hscal__node(space->machine, node)->processors);
}

/* Where nodes are as fast and as large, packing gathers */
static int is_worth(const hscal_space *space) {
  int first = places_of(space, 0), most = first, are_alike = 1;
  for (int h = 1; h < space->machine->nnodes; h++) {
    int places = places_of(space, h);
    are_alike &= places == first && space->speed[h] == space->speed[0];
    most = hscal__max(most, places);
  }
  return most > 1 && !are_alike && !space->options.whole_nodes;
}

int hscal__fewest_nodes_order(hscal_space *space) {
  int nnodes = space->machine->nnodes;
  if (!is_worth(space)) return 0;
  host *hosts = malloc((size_t)nnodes * sizeof *hosts);
  int *nodes = space->fewest = malloc((size_t)nnodes * sizeof *nodes);
  for (int h = 0; h < nnodes && hosts; h++) hosts[h] = (host){h, places_of(space, h), space->group[h], space->speed[h]};
  if (hosts) qsort(hosts, (size_t)nnodes, sizeof *hosts, largest_first);
  for (int i = 0; i < nnodes && hosts && nodes; i++) nodes[i] = hosts[i].node;
  int failed = !hosts || !nodes;
  free(hosts);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory to order %d nodes", nnodes) : 0;
}

/* Processes for which a node has a processor and memory. */
static int capacity_of(const hscal_space *space, int node, double bytes_each) {
  int places = places_of(space, node);
  double memory = hscal__node(space->machine, node)->memory_bytes;
  return places * bytes_each > memory ? (int)(memory / bytes_each) : places;
}

/* Of the nodes from the `first` in order on, the fastest that holds all that are left. */
static int fastest_with_capacity(const hscal_space *space, int first, int left, double bytes_each) {
  int fastest = space->fewest[first];
  for (int i = first + 1; i < space->machine->nnodes; i++) {
    int h = space->fewest[i];
    if (space->speed[h] > space->speed[fastest] && capacity_of(space, h, bytes_each) >= left) fastest = h;
  }
  return fastest;
}

int hscal__map_fewest_nodes(const hscal_space *space, int processes, double bytes_each, int *count) {
  int nnodes = space->machine->nnodes, left = processes;
  memset(count, 0, (size_t)nnodes * sizeof *count);
  for (int i = 0; i < nnodes && left > 0 && space->fewest; i++) {
    int node = space->fewest[i];
    if (capacity_of(space, node, bytes_each) >= left) node = fastest_with_capacity(space, i, left, bytes_each);
    count[node] = hscal__min(left, capacity_of(space, node, bytes_each));
    left -= count[node];
  }
  return left == 0;
}
