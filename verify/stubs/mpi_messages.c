/*
 * Stub MPI: messages and collectives are recorded and done. Buffers are neither read nor written, with two exceptions for the
 * routines that look at what they get, as argument checks do: a broadcast of integers is delivered to processes that come
 * after its root, and what a reduction to all answers is the caller's own contribution.
 */
#include "mpi_communicators.h"
#include "mpi_deliveries.h"
#include "mpi_objects.h"
#include "recorder.h"

#include <string.h>

static recorded_event message(recorded_kind kind, const char *name, int count, MPI_Datatype type, int peer, int tag,
                              MPI_Comm comm) {
  return (recorded_event){.kind = kind,
                          .name = name,
                          .peer = mpi_world_rank(communicator_of(comm), peer),
                          .tag = tag,
                          .communicator = communicator_of(comm)->id,
                          .bytes = (int64_t)count * datatype_of(type)->bytes};
}

static void record_message(recorded_kind kind, const char *name, int count, MPI_Datatype type, int peer, int tag,
                           MPI_Comm comm) {
  if (peer == MPI_PROC_NULL) return;
  recorded_event event = message(kind, name, count, type, peer, tag, comm);
  recorder_add(&event);
}

/* Every process of the communicator records it; root < 0: there is none. */
static void record_collective(const char *name, int elements, int64_t bytes, MPI_Op op, int root, MPI_Comm comm) {
  recorder_add(&(recorded_event){.kind = RECORDED_COLLECTIVE,
                                 .name = name,
                                 .peer = mpi_world_rank(communicator_of(comm), root),
                                 .communicator = communicator_of(comm)->id,
                                 .elements = elements,
                                 .is_own_operation = op != MPI_SUM,
                                 .bytes = bytes});
}

int MPI_Send(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  record_message(RECORDED_SEND, "Send", count, type, to, tag, comm);
  return MPI_SUCCESS;
}

int MPI_Rsend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  record_message(RECORDED_SEND, "Rsend", count, type, to, tag, comm);
  return MPI_SUCCESS;
}

/* A send is done at once. Of receives the BLACS never have two under way. */
static MPI_Request handle_of(int is_receive, const recorded_event *receive) {
  static request objects[2];
  static MPI_Request handles[2];
  static int is_made[2];
  if (!is_made[is_receive]) handles[is_receive] = request_handle(&objects[is_receive]);
  is_made[is_receive] = 1;
  if (is_receive) objects[1] = (request){.is_receive = 1, .receive = *receive};
  return handles[is_receive];
}

int MPI_Isend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *handle) {
  record_message(RECORDED_SEND, "Isend", count, type, to, tag, comm);
  *handle = handle_of(0, NULL);
  return MPI_SUCCESS;
}

static void receive(const char *name, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
                    MPI_Status *status) {
  record_message(RECORDED_RECEIVE, name, count, type, from, tag, comm);
  if (status == MPI_STATUS_IGNORE) return;
  status->MPI_SOURCE = from < 0 ? 0 : from;
  status->MPI_TAG = tag;
  status->MPI_ERROR = MPI_SUCCESS;
}

int MPI_Recv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status) {
  receive("Recv", count, type, from, tag, comm, status);
  return MPI_SUCCESS;
}

int MPI_Irecv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *handle) {
  recorded_event receive = message(RECORDED_RECEIVE, "Irecv", count, type, from, tag, comm);
  *handle = handle_of(1, &receive);
  return MPI_SUCCESS;
}

int MPI_Sendrecv(const void *out, int outcount, MPI_Datatype outtype, int to, int outtag, void *in, int incount,
                 MPI_Datatype intype, int from, int intag, MPI_Comm comm, MPI_Status *status) {
  record_message(RECORDED_SEND, "Sendrecv", outcount, outtype, to, outtag, comm);
  receive("Sendrecv", incount, intype, from, intag, comm, status);
  return MPI_SUCCESS;
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status *statuses) {
  for (int i = 0; i < count; i++) {
    request *waited_for = request_of(requests[i]);
    if (waited_for->is_receive) recorder_add(&waited_for->receive);
    waited_for->is_receive = 0;
  }
  return MPI_SUCCESS;
}

int MPI_Testall(int count, MPI_Request requests[], int *flag, MPI_Status statuses[]) {
  *flag = 1;
  return MPI_SUCCESS;
}

int MPI_Barrier(MPI_Comm comm) {
  record_collective("Barrier", 0, 0, MPI_SUM, -1, comm);
  return MPI_SUCCESS;
}

/* ---- collectives ----------------------------------------------------------------------------------------------- */

static size_t bytes_of(int count, MPI_Datatype type) { return (size_t)count * (size_t)datatype_of(type)->bytes; }

int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  mpi_deliver(buffer, bytes_of(count, type), datatype_of(type)->delivered, root, communicator_of(comm));
  record_collective("Bcast", count, (int64_t)bytes_of(count, type), MPI_SUM, root, comm);
  return MPI_SUCCESS;
}

int MPI_Reduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  record_collective("Reduce", count, (int64_t)bytes_of(count, type), op, root, comm);
  if (root == communicator_of(comm)->me) memcpy(in, out, bytes_of(count, type));
  return MPI_SUCCESS;
}

int MPI_Allreduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  record_collective("Allreduce", count, (int64_t)bytes_of(count, type), op, -1, comm);
  memcpy(in, out, bytes_of(count, type));
  return MPI_SUCCESS;
}
