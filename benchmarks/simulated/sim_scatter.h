/*
 * Broadcasts that scatter the data first and then let all exchange what they have.
 * Source: MPICH src/mpi/coll/bcast/bcast_utils.c, ..._scatter_{recursive_doubling,ring}_allgather.c 4.0.2; Open MPI's
 * coll_base_bcast.c 4.1.4 does the same with elements instead of bytes.
 */
#ifndef HSCAL_SIMULATED_SCATTER_H
#define HSCAL_SIMULATED_SCATTER_H

#include "sim_group.h"

/* doubling: of a power of two processes; else a ring. `extent`: bytes in memory from one element to the next. */
void sim_scatter_broadcast(const sim_group *group, sim_part data, MPI_Aint extent, int root, int doubling);

#endif
