#include "strategies/clusters.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <stdlib.h>

static int are_alike(const hscal_machine *machine, int a, int b) {
  return machine->class_of[a] == machine->class_of[b] && hscal__switch_of(machine, a) == hscal__switch_of(machine, b);
}

static void add_node(const hscal_chooser *chooser, hscal_clusters *clusters, int node) {
  const hscal_machine *machine = chooser->search->space.machine;
  int places = hscal__places_of(chooser, node), c = 0;
  clusters->of[node] = -1;
  if (places == 0) return;
  while (c < clusters->count && !are_alike(machine, clusters->node[c], node)) c++;
  if (c == clusters->count) clusters->node[clusters->count++] = node;
  clusters->of[node] = c;
  clusters->places[c] += places;
}

int hscal__clusters_init(const hscal_chooser *chooser, hscal_clusters *clusters) {
  int nnodes = chooser->search->space.machine->nnodes;
  *clusters = (hscal_clusters){.of = calloc(3 * (size_t)nnodes, sizeof *clusters->of)};
  if (!clusters->of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clusters of %d nodes", nnodes);
  clusters->node = clusters->of + nnodes, clusters->places = clusters->node + nnodes;
  for (int h = 0; h < nnodes; h++) add_node(chooser, clusters, h);
  return 0;
}

void hscal__clusters_free(hscal_clusters *clusters) { free(clusters->of); }

int hscal__clusters_place(const hscal_chooser *chooser, const hscal_clusters *clusters, const int *order,
                          const int *count, int most, int *place) {
  int nnodes = chooser->search->space.machine->nnodes, n = 0;
  for (int i = 0; i < clusters->count; i++) {
    int cluster = order[i], left = count[cluster];
    for (int h = clusters->node[cluster]; h < nnodes && left > 0; h++) {
      if (clusters->of[h] != cluster) continue;
      for (int k = hscal__min(hscal__places_of(chooser, h), left); k > 0 && n < most; k--, left--) place[n++] = h;
    }
  }
  return n;
}
