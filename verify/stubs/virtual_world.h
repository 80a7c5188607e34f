/*
 * Control of the virtual world that the stub MPI shows to the library: VIRTUAL_WORLD_SIZE processes of which one at a
 * time is the caller. Nothing is transported; a communicator is only the list of its members.
 */
#ifndef VERIFY_VIRTUAL_WORLD_H
#define VERIFY_VIRTUAL_WORLD_H

#include "mpi_communicators.h"
#include "mpi_deliveries.h"
#include "mpi_environment.h"

#define VIRTUAL_WORLD_SIZE 256

#endif
