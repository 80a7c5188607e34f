/*
 * Stub MPI: messages and collectives are recorded and done. Buffers are neither read nor written, with two exceptions for the
 * routines that look at what they get, as argument checks do: a broadcast of integers is delivered to processes that come
 * after its root, and what a reduction to all answers is the caller's own contribution.
 */
#include "mpi_objects.h"
#include "recorder.h"
#include "virtual_world.h"

#include <stdlib.h>
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
static void record_collective(const char *name, int64_t bytes, int root, MPI_Comm comm) {
  recorder_add(&(recorded_event){.kind = RECORDED_COLLECTIVE,
                                 .name = name,
                                 .peer = mpi_world_rank(communicator_of(comm), root),
                                 .communicator = communicator_of(comm)->id,
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
  record_collective("Barrier", 0, -1, comm);
  return MPI_SUCCESS;
}

/* ---- integers that were broadcast ------------------------------------------------------------------------------ */

/* The broadcasts of a communicator are numbered alike by all its members. */
typedef struct delivery {
  int communicator, number;
  size_t bytes;
  void *integers;
} delivery;
static struct {
  delivery *list; /* a power of two of places, searched from a hash on */
  size_t count, places;
} deliveries;

static int counting, all_numbers;
void virtual_world_count_deliveries_anew(int numbers_too) {
  counting++;
  all_numbers = numbers_too;
}

static delivery *place_for(int communicator, int number) {
  size_t at = ((size_t)communicator * 0x9e3779b1u + (size_t)number * 0x85ebca6bu) & (deliveries.places - 1);
  delivery *d = &deliveries.list[at];
  while (d->integers && (d->communicator != communicator || d->number != number))
    d = d + 1 == deliveries.list + deliveries.places ? deliveries.list : d + 1;
  return d;
}

void virtual_world_forget_deliveries(void) {
  for (size_t i = 0; i < deliveries.places; i++) free(deliveries.list[i].integers);
  free(deliveries.list);
  deliveries.list = NULL;
  deliveries.count = deliveries.places = 0;
}

static int make_room_for_delivery(void) {
  if (2 * deliveries.count < deliveries.places) return 1;
  size_t old_places = deliveries.places, places = old_places ? 2 * old_places : 64;
  delivery *old = deliveries.list, *list = calloc(places, sizeof *list);
  if (!list) return 0;
  deliveries.list = list;
  deliveries.places = places;
  for (size_t i = 0; i < old_places; i++)
    if (old[i].integers) *place_for(old[i].communicator, old[i].number) = old[i];
  free(old);
  return 1;
}

/* Without memory nothing is delivered: the comparison then fails by itself. */
static void keep(const void *buffer, size_t bytes, const communicator *comm) {
  void *copy = malloc(bytes + 1);
  if (!copy || !make_room_for_delivery()) {
    free(copy);
    return;
  }
  delivery *d = place_for(comm->id, comm->broadcasts);
  deliveries.count += !d->integers;
  free(d->integers);
  *d = (delivery){comm->id, comm->broadcasts, bytes, memcpy(copy, buffer, bytes)};
}

static void deliver(void *buffer, size_t bytes, const communicator *comm) {
  const delivery *d = deliveries.places ? place_for(comm->id, comm->broadcasts) : NULL;
  if (d && d->integers && d->bytes == bytes) memcpy(buffer, d->integers, bytes);
}

/* ---- collectives ----------------------------------------------------------------------------------------------- */

static size_t bytes_of(int count, MPI_Datatype type) { return (size_t)count * (size_t)datatype_of(type)->bytes; }

int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm handle) {
  communicator *comm = communicator_of(handle);
  int how = datatype_of(type)->delivered;
  int delivered = how == DELIVERED || (how == DELIVERED_IF_ASKED && all_numbers);
  if (comm->counting != counting) comm->counting = counting, comm->broadcasts = 0;
  if (delivered && root == comm->me) keep(buffer, bytes_of(count, type), comm);
  if (delivered && root != comm->me) deliver(buffer, bytes_of(count, type), comm);
  comm->broadcasts++; /* also others: a piece may be contiguous for some members only */
  record_collective("Bcast", (int64_t)bytes_of(count, type), root, handle);
  return MPI_SUCCESS;
}

int MPI_Reduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  record_collective("Reduce", (int64_t)bytes_of(count, type), root, comm);
  if (root == communicator_of(comm)->me) memcpy(in, out, bytes_of(count, type));
  return MPI_SUCCESS;
}

int MPI_Allreduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  record_collective("Allreduce", (int64_t)bytes_of(count, type), -1, comm);
  memcpy(in, out, bytes_of(count, type));
  return MPI_SUCCESS;
}
