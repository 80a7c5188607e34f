#include "own_messages.h"
#include "sim_hosts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The communicator: one member at a time acts. */
static struct {
  int members, me;
  const int *host;
  own_message *message;
  int count, capacity;
} world;

/* A type is its size; nobody looks at any other. */
static MPI_Datatype type_of(int bytes) { return (MPI_Datatype)(void *)(intptr_t)bytes; }
static int size_of(MPI_Datatype type) { return type == MPI_BYTE ? 1 : (int)(intptr_t)(void *)type; }

static int note(int count, MPI_Datatype type, int to) {
  if (world.count == world.capacity) {
    world.capacity = 2 * world.capacity + 256;
    world.message = realloc(world.message, (size_t)world.capacity * sizeof *world.message);
    if (!world.message) abort();
  }
  world.message[world.count++] = (own_message){world.me, to, (long)count * size_of(type)};
  return MPI_SUCCESS;
}

/* ---- MPI ---------------------------------------------------------------------------------------------------- */

int PMPI_Comm_size(MPI_Comm comm, int *size) {
  (void)comm;
  *size = world.members;
  return MPI_SUCCESS;
}

int PMPI_Comm_rank(MPI_Comm comm, int *rank) {
  (void)comm;
  *rank = world.me;
  return MPI_SUCCESS;
}

int PMPI_Type_size(MPI_Datatype type, int *size) {
  *size = size_of(type);
  return MPI_SUCCESS;
}

/* No data are there, so none are copied. */
int PMPI_Type_get_extent(MPI_Datatype type, MPI_Aint *below, MPI_Aint *extent) {
  (void)type;
  *below = *extent = 0;
  return MPI_SUCCESS;
}

int PMPI_Send(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  (void)data, (void)tag, (void)comm;
  return note(count, type, to);
}

int PMPI_Ssend(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  return PMPI_Send(data, count, type, to, tag, comm);
}

int PMPI_Isend(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
  *request = MPI_REQUEST_NULL;
  return PMPI_Send(data, count, type, to, tag, comm);
}

int PMPI_Recv(void *data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status) {
  (void)data, (void)count, (void)type, (void)from, (void)tag, (void)comm, (void)status;
  return MPI_SUCCESS;
}

int PMPI_Irecv(void *data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request) {
  *request = MPI_REQUEST_NULL;
  return PMPI_Recv(data, count, type, from, tag, comm, NULL);
}

int PMPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses) {
  (void)count, (void)requests, (void)statuses;
  return MPI_SUCCESS;
}

int PMPI_Reduce_local(const void *in, void *inout, int count, MPI_Datatype type, MPI_Op op) {
  (void)in, (void)inout, (void)count, (void)type, (void)op;
  return MPI_SUCCESS;
}

int PMPI_Pack(const void *in, int count, MPI_Datatype type, void *out, int bytes, int *at, MPI_Comm comm) {
  (void)in, (void)count, (void)type, (void)out, (void)bytes, (void)at, (void)comm;
  return MPI_SUCCESS;
}

int PMPI_Unpack(const void *in, int bytes, int *at, void *out, int count, MPI_Datatype type, MPI_Comm comm) {
  (void)in, (void)bytes, (void)at, (void)out, (void)count, (void)type, (void)comm;
  return MPI_SUCCESS;
}

int PMPI_Abort(MPI_Comm comm, int code) {
  (void)comm;
  fprintf(stderr, "a collective gave up: %d\n", code);
  abort();
}

int sim_hosts_of(MPI_Comm comm, int size, int *host) {
  int hosts = 0;
  (void)comm;
  for (int i = 0; i < size; i++) {
    int same = 0;
    while (same < i && world.host[same] != world.host[i]) same++;
    host[i] = same < i ? host[same] : hosts++;
  }
  return hosts;
}

/* ---- calls -------------------------------------------------------------------------------------------------- */

static void act(const sim_library *library, const own_call *call, char *in, char *out) {
  MPI_Datatype type = type_of(call->element_bytes);
  MPI_Comm comm = NULL;
  switch (call->kind) {
  case OWN_BROADCAST:
    library->broadcast(in, call->count, type, call->root, comm);
    break;
  case OWN_REDUCE:
    library->reduce(in, out, call->count, type, NULL, call->is_builtin, call->root, comm);
    break;
  case OWN_ALLREDUCE:
    library->allreduce(in, out, call->count, type, NULL, call->is_builtin, comm);
    break;
  default:
    library->barrier(comm);
  }
}

int own_messages(const sim_library *library, const own_call *call, int members, const int *host,
                 const own_message **messages) {
  char in[1], out[1];
  world.members = members;
  world.host = host;
  world.count = 0;
  for (world.me = 0; world.me < members; world.me++) act(library, call, in, out);
  *messages = world.message;
  return world.count;
}
