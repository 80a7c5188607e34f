#include "strategies/prophet_layout.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "strategies/clusters.h"

#include <math.h>
#include <stdlib.h>

typedef struct prophet {
  hscal_chooser *chooser;
  hscal_clusters clusters;
  const int *order; /* [clusters] */
  int *place, *node_of;
  int status; /* of the first question to the clock that failed */
} prophet;

/* The grid and the nodes of a choice. */
static void lay(const prophet *prophet, const int *processors, int *nprow, int *npcol) {
  const hscal_chooser *chooser = prophet->chooser;
  int processes = 0;
  for (int c = 0; c < prophet->clusters.count; c++) processes += processors[c];
  hscal__guide_grid(chooser, hscal__min(processes, chooser->search->space.max_processes), nprow, npcol);
  hscal__clusters_place(chooser, &prophet->clusters, prophet->order, processors, *nprow * *npcol, prophet->place);
  hscal__lay_in_order(prophet->place, *nprow, *npcol, 0, prophet->node_of);
}

static double time_of(void *data, const int *processors) {
  prophet *prophet = data;
  double seconds = INFINITY;
  int nprow, npcol;
  if (prophet->status) return INFINITY;
  lay(prophet, processors, &nprow, &npcol);
  if (!hscal__chooser_allows(prophet->chooser, nprow, npcol)) return INFINITY;
  prophet->status = hscal__consider_layout(prophet->chooser, nprow, npcol, prophet->node_of, &seconds);
  return prophet->status ? INFINITY : seconds;
}

/* Bytes a second of a cluster's links; what is not said is not limited, and there it is the number of processors that counts. */
static double bandwidth_of(const prophet *prophet, int cluster) {
  const hscal_machine *machine = prophet->chooser->search->space.machine;
  double link = hscal__node(machine, prophet->clusters.node[cluster])->link_bytes_per_s;
  double layer = machine->layer[HSCAL_LAYER_NETWORK].bytes_per_s;
  if (link > 0 && layer > 0) return fmin(link, layer);
  return link > 0 ? link : layer > 0 ? layer : 1;
}

/* Where all processors of a cluster share its bandwidth, communication goes with their number. */
static int busiest_of(void *data, const int *processors) {
  const prophet *prophet = data;
  int busiest = -1;
  double most = 0;
  for (int c = 0; c < prophet->clusters.count; c++) {
    double cost = processors[c] / bandwidth_of(prophet, c);
    if (cost > most) most = cost, busiest = c;
  }
  return busiest;
}

/* ints[3 * clusters]. */
static int choose(prophet *prophet, hscal_heuristic heuristic, int *ints) {
  int count = prophet->clusters.count, nprow, npcol, *order = ints, *as_listed = ints + count,
      *processors = ints + 2 * count;
  hscal_cluster_problem problem = {count, prophet->clusters.places, time_of, busiest_of, prophet};
  double seconds;
  for (int c = 0; c < count; c++) as_listed[c] = c;
  prophet->order = as_listed;
  HSCAL_TRY(hscal__order_clusters(&problem, order));
  HSCAL_TRY(prophet->status);
  prophet->order = order;
  HSCAL_TRY(hscal__partition_clusters(&problem, heuristic, order, processors, &seconds));
  HSCAL_TRY(prophet->status);
  if (isinf(seconds)) return 0;
  lay(prophet, processors, &nprow, &npcol);
  return hscal__keep_layout(prophet->chooser, nprow, npcol, prophet->node_of);
}

int hscal__prophet_layout(hscal_chooser *chooser, hscal_heuristic heuristic) {
  prophet prophet = {.chooser = chooser};
  size_t places = (size_t)hscal__space_capacity(&chooser->search->space);
  int status = hscal__clusters_init(chooser, &prophet.clusters);
  size_t count = (size_t)prophet.clusters.count;
  int *ints = status ? NULL : malloc((3 * count + 2 * places) * sizeof *ints);
  if (!status && !ints) status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", places);
  if (!status) {
    prophet.place = ints + 3 * count, prophet.node_of = prophet.place + places;
    status = choose(&prophet, heuristic, ints);
  }
  hscal__clusters_free(&prophet.clusters);
  free(ints);
  return status;
}
