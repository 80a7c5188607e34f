/*
 * Reductions in which pairs of processes exchange: recursive doubling, Rabenseifner's halving, and the ring.
 * Source: ompi/mca/coll/base/coll_base_{allreduce,reduce}.c 4.1.4; MPICH src/mpi/coll/{allreduce,reduce}/..._{recursive_doubling,
 * reduce_scatter_*}.c 4.0.2.
 */
#ifndef HSCAL_SIMULATED_HALVING_H
#define HSCAL_SIMULATED_HALVING_H

#include "sim_sum.h"

/* Sums to all. */
void sim_doubling(const sim_group *group, const sim_sum *sum);
void sim_ring(const sim_group *group, const sim_sum *sum);

/* How processes beyond a power of two hand in their data, and what the data are cut into. */
typedef enum sim_halving {
  SIM_HALVING_OPENMPI, /* pairs add up a half each; always halves of elements */
  SIM_HALVING_MPICH    /* all at once; one block for each of the power of two */
} sim_halving;

/* root -1: sums to all. With an element at least for each of the power of two. */
void sim_halve(const sim_group *group, const sim_sum *sum, int root, sim_halving how);

#endif
