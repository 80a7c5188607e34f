#include "ctxt/agree.h"
#include "base/failure.h"
#include "base/status.h"

#include <stdio.h>

static int wait_for(MPI_Request *request) {
  enum { EAGER_LOOKS = 1000 };
  return hscal__mpi_status(hscal__wait_politely(request, EAGER_LOOKS), "waiting for the other processes");
}

static int broadcast(const hscal_group *group, int root, void *data, int bytes) {
  MPI_Request request;
  HSCAL_TRY(hscal__mpi_status(MPI_Ibcast(data, bytes, MPI_BYTE, root, group->comm, &request), "MPI_Ibcast"));
  return wait_for(&request);
}

int hscal__share(const hscal_group *group, void *data, int bytes) { return broadcast(group, 0, data, bytes); }

/* The same failure on all: process 0 tells it. */
static int fail_together(const hscal_group *group, int status, const char *text) {
  hscal__failed_together(group->rank == 0);
  return hscal__fail(status, "%s", text);
}

static int status_from(const hscal_group *group, int root, int status, const char *prefix) {
  struct {
    int status;
    char text[1024];
  } message = {.status = status};
  if (group->rank == root) snprintf(message.text, sizeof message.text, "%s%s", prefix, hscal__last_error());
  HSCAL_TRY(broadcast(group, root, &message, sizeof message));
  return message.status ? fail_together(group, message.status, message.text) : 0;
}

int hscal__share_status(const hscal_group *group, int status) { return status_from(group, 0, status, ""); }

int hscal__agree(const hscal_group *group, hscal_operation operation, int status, uint64_t digest) {
  /* The least of x and of ~x over all processes tell whether x is the same everywhere. */
  enum { FAILED, OPERATION, STATUS = OPERATION + 2, DIGEST = STATUS + 2, WORDS = DIGEST + 2 };
  const uint64_t nobody = INT64_MAX; /* MPICH 4.0.2 compares unsigned numbers as if they had a sign */
  uint64_t mine[WORDS] = {status ? (uint64_t)group->rank : nobody,
                          operation,
                          ~(uint64_t)operation,
                          (uint64_t)status,
                          ~(uint64_t)status,
                          digest,
                          ~digest};
  uint64_t least[WORDS];
  MPI_Request request;
  HSCAL_TRY(hscal__mpi_status(MPI_Iallreduce(mine, least, WORDS, MPI_UINT64_T, MPI_MIN, group->comm, &request),
                              "MPI_Iallreduce"));
  HSCAL_TRY(wait_for(&request));

  if (least[OPERATION] != ~least[OPERATION + 1])
    return fail_together(group, HSCAL_ERROR_DISAGREE, "the processes have called different functions of hscal");
  if (least[FAILED] != nobody) {
    if (least[STATUS] == ~least[STATUS + 1]) return fail_together(group, status, hscal__last_error());
    char prefix[40];
    snprintf(prefix, sizeof prefix, "process %d: ", group->rank);
    return status_from(group, (int)least[FAILED], status, prefix);
  }
  if (least[DIGEST] != ~least[DIGEST + 1])
    return fail_together(group, HSCAL_ERROR_DISAGREE,
                         "the processes passed different arguments, or hold different plans");
  return 0;
}
