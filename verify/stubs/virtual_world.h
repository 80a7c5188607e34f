/*
 * Control of the virtual world that the stub MPI shows to the library: VIRTUAL_WORLD_SIZE processes of which one at a
 * time is the caller. Nothing is transported; a communicator is only the list of its members.
 */
#ifndef VERIFY_VIRTUAL_WORLD_H
#define VERIFY_VIRTUAL_WORLD_H

#define VIRTUAL_WORLD_SIZE 256

/* Forgets every communicator but MPI_COMM_WORLD. None may be alive. */
void virtual_world_reset(void);
/* The following MPI calls are made by this rank of MPI_COMM_WORLD. */
void virtual_world_enter(int rank);
/* MPI_Comm_split needs the colours of the other members, which are known only after each of them has been the caller
 * once. 1 if one was missing since the last question: then all have to do it again. */
int virtual_world_was_incomplete(void);
/* The next broadcasts are counted from 0 again: those that were made under the same number are delivered, if they are of
 * integers, or also if of other numbers. */
void virtual_world_count_deliveries_anew(int numbers_too);
/* Forgets which integers were broadcast (mpi_messages.c). */
void virtual_world_forget_deliveries(void);
/* World ranks of the members of a communicator, in its order; returns their number. */
int virtual_world_members(int communicator, const int **members);
/* What MPI_Abort does: must not return. */
void virtual_world_on_abort(void (*handler)(int code));

#endif
