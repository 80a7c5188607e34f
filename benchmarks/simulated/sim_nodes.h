/* A communicator by nodes: those on one's own node, and the leaders, who are the lowest ranks of their nodes. */
#ifndef HSCAL_SIMULATED_NODES_H
#define HSCAL_SIMULATED_NODES_H

#include "sim_group.h"

typedef struct sim_nodes {
  sim_group own, leaders; /* leaders.me -1: not one of them. Place 0 of own is the leader */
  int is_hierarchy;       /* some node has several members; else the rest means nothing */
  int count;              /* nodes, in the order of their leaders */
  int *host;              /* [size] node of each rank */
  int *own_rank, *leader_rank;
} sim_nodes;

sim_nodes sim_nodes_of(const sim_group *all);
void sim_nodes_free(sim_nodes *nodes);

/* Does each node hold as many of the `size` members? */
int sim_nodes_are_even(const sim_nodes *nodes, int size);
/* Those who have the same place on their nodes, by their ranks; rank[count] must live as long. */
sim_group sim_nodes_peers(const sim_group *all, const sim_nodes *nodes, int place, int *rank);

/* The place of a rank on its node. */
int sim_nodes_place(const sim_nodes *nodes, int rank);

#endif
