/* MPI communicators of the processes of a plan. */
#ifndef HSCAL_CTXT_CHOSEN_COMM_H
#define HSCAL_CTXT_CHOSEN_COMM_H

#include "ctxt/packed_plan.h"
#include <mpi.h>

/* The processes of an open plan, row by row. Errors on it are handled as on MPI_COMM_WORLD, not as on hscal's own communicator, of which it
 * is made. Returns 0 or HSCAL_ERROR_MPI. Collective over these processes. */
int hscal__chosen_comm(MPI_Comm session, const hscal_packed_plan *packed, MPI_Comm *comm);

#endif
