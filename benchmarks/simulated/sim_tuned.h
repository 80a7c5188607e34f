/* Open MPI's component tuned among some processes (sim_openmpi.c): what han (sim_han.c) does on a node and, in part, among leaders. */
#ifndef HSCAL_SIMULATED_TUNED_H
#define HSCAL_SIMULATED_TUNED_H

#include "sim_sum.h"

/* Of up to 255 processes; of one they do nothing. Bytes: of all elements; extent: from one element to the next. */
void sim_tuned_broadcast(const sim_group *group, sim_part data, MPI_Aint extent, double bytes, int root);
void sim_tuned_reduce(const sim_group *group, const sim_sum *sum, int root);
void sim_tuned_allreduce(const sim_group *group, const sim_sum *sum);
void sim_tuned_barrier(const sim_group *group);

#endif
