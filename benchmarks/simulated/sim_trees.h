/*
 * Broadcasts and reductions on trees: who passes the whole data on to whom, and in which order.
 * Source: ompi/mca/coll/base/coll_base_{bcast,reduce,topo}.c 4.1.4; MPICH src/mpi/coll/{bcast,reduce}/..._intra_binomial.c 4.0.2.
 */
#ifndef HSCAL_SIMULATED_TREES_H
#define HSCAL_SIMULATED_TREES_H

#include "sim_sum.h"

typedef enum sim_tree {
  SIM_TREE_LINEAR,         /* the root and all others, by their ranks; up from the last rank to the first */
  SIM_TREE_CHAIN,          /* each to the next */
  SIM_TREE_BINARY,         /* level by level */
  SIM_TREE_BINOMIAL_HIGH,  /* a child has one bit more, above all of its parent's; nearest first */
  SIM_TREE_BINOMIAL_LOW,   /* below all of its parent's; nearest first */
  SIM_TREE_BINOMIAL_FAR,   /* the same tree, farthest first */
  SIM_TREE_KNOMIAL_OF_FOUR /* the same with digits of base 4 */
} sim_tree;

/* posted: Open MPI's, which sends to all children at once and has two receives under way; else one after the other. */
void sim_tree_broadcast(const sim_group *group, sim_part data, int root, sim_tree tree, int posted);
void sim_tree_reduce(const sim_group *group, const sim_sum *sum, int root, sim_tree tree, int posted);

#endif
