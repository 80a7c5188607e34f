/* Which communicators there are, and who is in them. */
#ifndef VERIFY_MPI_COMMUNICATORS_H
#define VERIFY_MPI_COMMUNICATORS_H

struct communicator;

/* Forgets every communicator but MPI_COMM_WORLD. None may be alive. */
void virtual_world_reset(void);
/* The following MPI calls are made by this rank of MPI_COMM_WORLD. */
void virtual_world_enter(int rank);
/* MPI_Comm_split needs the colours of the other members, which are known only after each of them has been the caller
 * once. 1 if one was missing since the last question: then all have to do it again. */
int virtual_world_was_incomplete(void);
/* World ranks of the members of a communicator, in its order; returns their number. */
int virtual_world_members(int communicator, const int **members);

/* ---- for the other stubs */

/* MPI_COMM_WORLD's object: one for all virtual processes. */
struct communicator *the_world(void);

/* World rank of member `rank` of a communicator; negative values (any source, none) become -1. */
int mpi_world_rank(const struct communicator *comm, int rank);

#endif
