/*
 * Prophet's choice of processors: how many of each cluster. Source: J. B. Weissman, Scheduling Parallel Computations in a
 * Heterogeneous Environment (PhD thesis, Univ. of Virginia, 1995), 4.1.2, figures 4.3 (H1) and 4.4 (H2).
 *
 * Mended: figure 4.3 lets P_i reach V_i + 1 and P_k fall below 0; a binary search does not see that one processor alone has
 * no messages, so 1 is tried besides. Clusters that cannot do it alone (memory, of which the thesis knows nothing) are kept
 * whole until others make it possible.
 */
#ifndef HSCAL_STRATEGIES_CLUSTER_PARTITION_H
#define HSCAL_STRATEGIES_CLUSTER_PARTITION_H

/* Clusters of equal processors, and what a choice of them costs. */
typedef struct hscal_cluster_problem {
  int nclusters;
  const int *most; /* [nclusters] processors of each */
  /* T_c of processors[nclusters] of each cluster, not all 0: infinite if it cannot be. */
  double (*seconds)(void *data, const int *processors);
  /* The cluster with the largest communication cost, of those that have processors. */
  int (*busiest)(void *data, const int *processors);
  void *data;
} hscal_cluster_problem;

typedef enum hscal_heuristic { HSCAL_HEURISTIC_H1, HSCAL_HEURISTIC_H2 } hscal_heuristic;

/* Clusters in the order of their own best time: order[nclusters]. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__order_clusters(const hscal_cluster_problem *problem, int *order);

/* Chooses processors[nclusters]. H1 goes through all clusters in order: the best number of processors of each by binary
 * search, or by trading processors one by one with the cluster that communicates most, whichever is better. H2 does the
 * first alone, and stops at the first cluster that does not help. *seconds: of the choice. HSCAL_ERROR_MEMORY. */
int hscal__partition_clusters(const hscal_cluster_problem *problem, hscal_heuristic heuristic, const int *order,
                              int *processors, double *seconds);

#endif
