/* What measuring and contexts (ctxt/agree.c) share of MPI: errors as statuses, and waiting that leaves the processor to
 * those who compute. */
#ifndef HSCAL_MEASURE_MPI_CALLS_H
#define HSCAL_MEASURE_MPI_CALLS_H

#include <mpi.h>

/* Turns an MPI error code into HSCAL_ERROR_MPI ("what: MPI's words"); 0 if there is none. */
int hscal__mpi_status(int code, const char *what);

/* Waits for a request: looks `eager_looks` times at full speed, since the others are usually near, then ever less often.
 * Returns an MPI error code. */
int hscal__wait_politely(MPI_Request *request, int eager_looks);
/* The same; before each sleep it calls `meanwhile` (null: nothing) with `data`. */
int hscal__wait_meanwhile(MPI_Request *request, int eager_looks, void (*meanwhile)(void *data), void *data);
/* What they do after look number `look`, from 0: leaves the processor to others; after the eager ones by a sleep of a millisecond at most. */
void hscal__pause(long look, int eager_looks);

#endif
