/*
 * Collectives whose members exchange parts of the data: recursive doubling, Rabenseifner's halving and doubling, rings, and broadcasts that
 * scatter first. Source: ompi/mca/coll/base/coll_base_{allreduce,reduce}.c 4.1.4, MPICH src/mpi/coll/{bcast,reduce,allreduce} 4.0.2.
 */
#ifndef HSCAL_MODELS_CLOCK_COLLECTIVE_EXCHANGES_H
#define HSCAL_MODELS_CLOCK_COLLECTIVE_EXCHANGES_H

#include "models/clock/collective_line.h"

/* Each: the whole collective; 0 or a status of the steps. */
int hscal__doubling(hscal_collective_line *line);
int hscal__ring(hscal_collective_line *line);
/* Sums to all, or to the root, by one of the algorithms HALVING. */
int hscal__halving(hscal_collective_line *line, int to_all, hscal_collective_algorithm algorithm);
/* Of any number of members; MPI libraries do the first mostly of powers of two. */
int hscal__scatter_doubling(hscal_collective_line *line);
int hscal__scatter_ring(hscal_collective_line *line);

/* The largest power of two that is not above. */
int hscal__power_below(int members);

#endif
