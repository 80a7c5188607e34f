/*
 * How the processes come to one answer. Every collective function of hscal begins with hscal__agree, so that a process
 * that fails, passes other arguments or calls another function is an error on all, never a hang.
 *
 * Waiting is polite: a process sleeps between looks, because one that spins takes the processor from a process that
 * computes, and hscal leaves processes out on purpose.
 */
#ifndef HSCAL_CTXT_AGREE_H
#define HSCAL_CTXT_AGREE_H

#include "machine/measure_mpi.h"
#include <mpi.h>
#include <stdint.h>

/* The processes of hscal_init. */
typedef struct hscal_group {
  MPI_Comm comm;
  int rank, size;
} hscal_group;

typedef enum hscal_operation {
  HSCAL_OPERATION_INIT = 1,
  HSCAL_OPERATION_CREATE,
  HSCAL_OPERATION_CLOSE,
  HSCAL_OPERATION_RECON,
  HSCAL_OPERATION_DATA_IN
} hscal_operation;

/* Compares operation and digest over all processes and combines their statuses. Returns the same everywhere: 0; the
 * status of the first process that failed, with its text; HSCAL_ERROR_DISAGREE; or HSCAL_ERROR_MPI. Collective. */
int hscal__agree(const hscal_group *group, hscal_operation operation, int status, uint64_t digest);
/* Hands status and text of process 0 to all. Collective. */
int hscal__share_status(const hscal_group *group, int status);
/* Broadcasts from process 0. Collective. */
int hscal__share(const hscal_group *group, void *data, int bytes);

#endif
