#include "strategies/cluster_partition.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double seconds_with(const hscal_cluster_problem *problem, int *processors, int cluster, int count) {
  int before = processors[cluster];
  processors[cluster] = count;
  double seconds = problem->seconds(problem->data, processors);
  processors[cluster] = before;
  return seconds;
}

/* The number of processors of a cluster, the others given, at which the time has its minimum if it has only one; on a plateau it
 * goes on to the next number that differs. One processor is tried besides. Leaves it in processors[cluster]. */
static double search_binary(const hscal_cluster_problem *problem, int *processors, int cluster) {
  int low = 1, high = problem->most[cluster];
  while (low < high) {
    int middle = (low + high) / 2, next = middle + 1;
    double here = seconds_with(problem, processors, cluster, middle);
    double there = seconds_with(problem, processors, cluster, next);
    while (next < high && there == here) there = seconds_with(problem, processors, cluster, ++next);
    if (there < here)
      low = next;
    else
      high = middle;
  }
  double found = seconds_with(problem, processors, cluster, low);
  double alone = seconds_with(problem, processors, cluster, 1);
  processors[cluster] = alone <= found ? 1 : low;
  return fmin(alone, found);
}

int hscal__order_clusters(const hscal_cluster_problem *problem, int *order) {
  size_t n = (size_t)problem->nclusters;
  int *processors = calloc(n, sizeof *processors);
  double *best = malloc(n * sizeof *best);
  int failed = !processors || !best;
  for (int i = 0; i < problem->nclusters && !failed; i++) {
    int at = i;
    best[i] = search_binary(problem, processors, i);
    processors[i] = 0;
    for (; at > 0 && best[i] < best[order[at - 1]]; at--) order[at] = order[at - 1];
    order[at] = i;
  }
  free(processors);
  free(best);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d clusters", problem->nclusters) : 0;
}

/* Phase 2: processors of the cluster that communicates most are replaced one by one. traded[nclusters]: what is best of this;
 * scratch[nclusters]. */
static double trade(const hscal_cluster_problem *problem, const int *start, double start_s, int cluster, int *scratch,
                    int *traded) {
  size_t bytes = (size_t)problem->nclusters * sizeof *scratch;
  double least = start_s, before = start_s;
  memcpy(scratch, start, bytes);
  memcpy(traded, start, bytes);
  while (scratch[cluster] < problem->most[cluster]) {
    int from = problem->busiest(problem->data, scratch);
    if (from == cluster) break;
    scratch[cluster]++, scratch[from]--;
    double seconds = problem->seconds(problem->data, scratch);
    if (seconds < least) {
      least = seconds;
      memcpy(traded, scratch, bytes);
    }
    if (seconds > before) break;
    before = seconds;
  }
  return least;
}

/* Adds a cluster to a choice that takes *seconds. Returns 0 if it does not help. scratch[3 * nclusters]. */
static int add_cluster(const hscal_cluster_problem *problem, hscal_heuristic heuristic, int cluster, int *processors,
                       double *seconds, int *scratch) {
  size_t n = (size_t)problem->nclusters, bytes = n * sizeof *scratch;
  int *greedy = scratch, *traded = scratch + n, is_first = isinf(*seconds);
  memcpy(greedy, processors, bytes);
  double greedy_s = search_binary(problem, greedy, cluster), traded_s = INFINITY;
  if (heuristic == HSCAL_HEURISTIC_H1 && !is_first)
    traded_s = trade(problem, processors, *seconds, cluster, scratch + 2 * n, traded);
  double best_s = fmin(greedy_s, traded_s);
  if (is_first && isinf(best_s)) processors[cluster] = problem->most[cluster]; /* the next ones may make it possible */
  if (best_s >= *seconds) return 0;
  memcpy(processors, greedy_s <= traded_s ? greedy : traded, bytes);
  *seconds = best_s;
  return 1;
}

int hscal__partition_clusters(const hscal_cluster_problem *problem, hscal_heuristic heuristic, const int *order,
                              int *processors, double *seconds) {
  size_t n = (size_t)problem->nclusters;
  int *scratch = calloc(3 * n, sizeof *scratch);
  if (!scratch) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d clusters", problem->nclusters);
  memset(processors, 0, n * sizeof *processors);
  *seconds = INFINITY;
  for (int i = 0; i < problem->nclusters; i++) {
    int helps = add_cluster(problem, heuristic, order[i], processors, seconds, scratch);
    if (!helps && i > 0 && heuristic == HSCAL_HEURISTIC_H2) break;
  }
  free(scratch);
  return 0;
}
