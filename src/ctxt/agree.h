/*
 * How the processes come to one answer. Every collective function of hscal begins with hscal__agree, so that a process
 * that fails, passes other arguments or calls another function is an error on all, never a hang.
 *
 * Waiting is polite: a process sleeps between looks, because one that spins takes the processor from a process that
 * computes, and hscal leaves processes out on purpose.
 */
#ifndef HSCAL_CTXT_AGREE_H
#define HSCAL_CTXT_AGREE_H

#include "call/call.h"
#include "ctxt/waiting.h"
#include "measure/mpi_calls.h"
#include <mpi.h>
#include <stdint.h>

/* Between MPI_Init and MPI_Finalize? Local. */
int hscal__mpi_is_running(void);

/* The processes of hscal_init. */
typedef struct hscal_group {
  MPI_Comm comm;
  int rank, size;
  hscal_waiting *waiting; /* of the session */
} hscal_group;

typedef enum hscal_operation {
  HSCAL_OPERATION_INIT = 1,
  HSCAL_OPERATION_CREATE,
  HSCAL_OPERATION_CLOSE,
  HSCAL_OPERATION_RECON,
  HSCAL_OPERATION_DATA_IN,
  HSCAL_OPERATION_USE_OPTIONS,
  HSCAL_OPERATION_PLAN_CTXT,
  HSCAL_OPERATION_USUAL_GRID,
  HSCAL_OPERATION_MODEL_COMM
} hscal_operation;

/* Compares operation and digest over all processes and combines their statuses. Returns the same everywhere: 0; the
 * status of the first process that failed, with its text; HSCAL_ERROR_DISAGREE; or HSCAL_ERROR_MPI. Collective. */
int hscal__agree(const hscal_group *group, hscal_operation operation, int status, uint64_t digest);

/* What a digest is of, so that where digests differ the difference can be told: plain memory, of the same size on all processes. */
typedef struct hscal_matter {
  const void *data;
  int bytes;
  /* How what this process has (`mine`, its own data) differs from what process 0 has, as the end of a sentence that begins "process 3
   * "; "" if it cannot tell any difference. */
  void (*compare)(const void *mine, const void *of_first, char *text, int size);
} hscal_matter;

/* hscal__agree, in whose text stands what differs on which process. All processes in the operation pass matter of one kind. */
int hscal__agree_on(const hscal_group *group, hscal_operation operation, int status, uint64_t digest,
                    const hscal_matter *matter);
/* The same of a call, which is not looked at if status is not 0: which argument differs. Where they agree, *least_of_all, which is
 * not negative, becomes the least of all processes. */
int hscal__agree_on_call(const hscal_group *group, int status, const hscal_call *call, uint64_t digest,
                         int *least_of_all);
/* Hands status and text of process 0 to all. Collective. */
int hscal__share_status(const hscal_group *group, int status);
/* Broadcasts from process 0. Collective. */
int hscal__share(const hscal_group *group, void *data, int bytes);

#endif
