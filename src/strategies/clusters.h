/* The nodes of a machine as Prophet's clusters: alike, and behind one switch. Internal to src/strategies. */
#ifndef HSCAL_STRATEGIES_CLUSTERS_H
#define HSCAL_STRATEGIES_CLUSTERS_H

#include "strategies/chooser.h"

/* Source: J. B. Weissman, PhD thesis (cluster_partition.h), 3.1: a processor cluster is homogeneous and shares bandwidth. */
typedef struct hscal_clusters {
  int count;
  int *of;     /* [nnodes] the cluster of each node, in the order of their first nodes; -1: it has no place */
  int *node;   /* [count] the first node of each */
  int *places; /* [count] processors of each */
} hscal_clusters;

/* Free them in any case. HSCAL_ERROR_MEMORY. */
int hscal__clusters_init(const hscal_chooser *chooser, hscal_clusters *clusters);
void hscal__clusters_free(hscal_clusters *clusters);

/* Processes of count[clusters], cluster by cluster as order[] has them, node by node, each processor one: place[], their
 * nodes. At most `most` are placed; returns how many. */
int hscal__clusters_place(const hscal_chooser *chooser, const hscal_clusters *clusters, const int *order,
                          const int *count, int most, int *place);

#endif
