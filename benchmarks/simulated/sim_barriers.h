/* Barriers, by empty messages. Source: ompi/mca/coll/base/coll_base_barrier.c 4.1.4; MPICH ..._intra_dissemination.c 4.0.2. */
#ifndef HSCAL_SIMULATED_BARRIERS_H
#define HSCAL_SIMULATED_BARRIERS_H

#include "sim_group.h"

/* All tell place 0, which tells all. */
void sim_linear_barrier(const sim_group *group);
/* Pairs at distances 1, 2, 4 ... of a power of two; the others by partners. */
void sim_doubling_barrier(const sim_group *group);
/* To the place 1, 2, 4 ... ahead. */
void sim_dissemination_barrier(const sim_group *group);

#endif
