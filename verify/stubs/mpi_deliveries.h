/* Broadcasts of integers, which are delivered to processes that come after their root. */
#ifndef VERIFY_MPI_DELIVERIES_H
#define VERIFY_MPI_DELIVERIES_H

#include <stddef.h>

struct communicator;

/* The next broadcasts are counted from 0 again: those that were made under the same number are delivered, if they are of
 * integers, or also if of other numbers. */
void virtual_world_count_deliveries_anew(int numbers_too);
/* Forgets which integers were broadcast. */
void virtual_world_forget_deliveries(void);

/* ---- for the other stubs */

/* A broadcast of so many bytes, of a datatype that is delivered, or is not (DELIVERED, ...). */
void mpi_deliver(void *buffer, size_t bytes, int how, int root, struct communicator *comm);

#endif
