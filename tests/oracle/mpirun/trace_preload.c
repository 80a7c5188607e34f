/*
 * LD_PRELOAD for a real run: writes what each process does, in the words of recorded_event_print, to
 * $ORACLE_TRACE_FOLDER/RANK.txt, between trace_switch(1) and trace_switch(0) of the program.
 */
#define _GNU_SOURCE
#include "verify/stubs/recorder.h"

#include <dlfcn.h>
#include <mpi.h>
#include <stdlib.h>

enum { MOST_MEMBERS = 256, NO_ROOT = -4711 }; /* MPICH has -1 for MPI_PROC_NULL */

static FILE *trace;

void trace_switch(int on);
void trace_switch(int on) {
  char name[4096];
  int rank;
  if (!on) {
    fclose(trace);
    trace = NULL;
    return;
  }
  PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
  snprintf(name, sizeof name, "%s/%d.txt", getenv("ORACLE_TRACE_FOLDER"), rank);
  trace = fopen(name, "w");
  if (!trace) PMPI_Abort(MPI_COMM_WORLD, 2);
}

/* World ranks of the members of a communicator; returns their number. */
static int members_of(MPI_Comm comm, int *members) {
  MPI_Group group, world;
  int size, ranks[MOST_MEMBERS];
  PMPI_Comm_group(comm, &group);
  PMPI_Comm_group(MPI_COMM_WORLD, &world);
  PMPI_Group_size(group, &size);
  for (int i = 0; i < size; i++) ranks[i] = i;
  PMPI_Group_translate_ranks(group, size, ranks, world, members);
  PMPI_Group_free(&group);
  PMPI_Group_free(&world);
  return size;
}

/* A message (peer: rank in comm, negative = any source) or a collective (peer: root, negative = none). */
static recorded_event make_event(recorded_kind kind, const char *name, int count, MPI_Datatype type, int peer,
                                 const int *members) {
  int size;
  PMPI_Type_size(type, &size);
  return (recorded_event){
      .kind = kind, .name = name, .peer = peer < 0 ? -1 : members[peer], .bytes = (int64_t)count * size};
}

static void note(recorded_kind kind, const char *name, int count, MPI_Datatype type, int peer, MPI_Comm comm) {
  int members[MOST_MEMBERS];
  if (!trace || peer == MPI_PROC_NULL) return;
  int nmembers = members_of(comm, members);
  recorded_event event = make_event(kind, name, count, type, peer, members);
  recorded_event_print(trace, &event, members, nmembers);
}

/* A receive that is under way, noted when it is waited for; the BLACS never have two. */
static recorded_event open_receive;
static MPI_Request open_request = MPI_REQUEST_NULL;

int MPI_Send(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  note(RECORDED_SEND, "Send", count, type, to, comm);
  return PMPI_Send(buffer, count, type, to, tag, comm);
}

int MPI_Rsend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  note(RECORDED_SEND, "Rsend", count, type, to, comm);
  return PMPI_Rsend(buffer, count, type, to, tag, comm);
}

int MPI_Isend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
  note(RECORDED_SEND, "Isend", count, type, to, comm);
  return PMPI_Isend(buffer, count, type, to, tag, comm, request);
}

int MPI_Recv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status) {
  note(RECORDED_RECEIVE, "Recv", count, type, from, comm);
  return PMPI_Recv(buffer, count, type, from, tag, comm, status);
}

int MPI_Irecv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request) {
  int members[MOST_MEMBERS];
  members_of(comm, members);
  int status = PMPI_Irecv(buffer, count, type, from, tag, comm, request);
  open_receive = make_event(RECORDED_RECEIVE, "Irecv", count, type, from, members);
  open_request = *request;
  return status;
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status *statuses) {
  for (int i = 0; i < count; i++) {
    if (requests[i] == MPI_REQUEST_NULL || requests[i] != open_request) continue;
    recorder_add(&open_receive);
    open_request = MPI_REQUEST_NULL;
  }
  return PMPI_Waitall(count, requests, statuses);
}

int MPI_Sendrecv(const void *out, int outcount, MPI_Datatype outtype, int to, int outtag, void *in, int incount,
                 MPI_Datatype intype, int from, int intag, MPI_Comm comm, MPI_Status *status) {
  note(RECORDED_SEND, "Sendrecv", outcount, outtype, to, comm);
  note(RECORDED_RECEIVE, "Sendrecv", incount, intype, from, comm);
  return PMPI_Sendrecv(out, outcount, outtype, to, outtag, in, incount, intype, from, intag, comm, status);
}

int MPI_Barrier(MPI_Comm comm) {
  note(RECORDED_COLLECTIVE, "Barrier", 0, MPI_BYTE, NO_ROOT, comm);
  return PMPI_Barrier(comm);
}

int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  note(RECORDED_COLLECTIVE, "Bcast", count, type, root, comm);
  return PMPI_Bcast(buffer, count, type, root, comm);
}

int MPI_Reduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  note(RECORDED_COLLECTIVE, "Reduce", count, type, root, comm);
  return PMPI_Reduce(out, in, count, type, op, root, comm);
}

int MPI_Allreduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  note(RECORDED_COLLECTIVE, "Allreduce", count, type, NO_ROOT, comm);
  return PMPI_Allreduce(out, in, count, type, op, comm);
}

/* ---- kernels: 16 pointers hand on the arguments of any of them ----------------------------------------------- */

#define PARAMETERS                                                                                                     \
  void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, void *a9, void *a10,       \
      void *a11, void *a12, void *a13, void *a14, void *a15
#define ARGUMENTS a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15

void recorder_add(const recorded_event *event) {
  if (trace) recorded_event_print(trace, event, NULL, 0);
}

static void note_kernel(const char *name, void *const *arguments, int letters, int dims) {
  if (!trace) return;
  recorded_event event = recorded_kernel(name, arguments, letters, dims);
  recorder_add(&event);
}

#define SUBROUTINE(name, letters, dims)                                                                                \
  void name##_(PARAMETERS);                                                                                            \
  void name##_(PARAMETERS) {                                                                                           \
    static void (*original)(PARAMETERS);                                                                               \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name "_");                                                  \
    note_kernel(#name, (void *[]){a0, a1, a2, a3, a4, a5}, letters, dims);                                             \
    original(ARGUMENTS);                                                                                               \
  }
#define FACTORIZATION(name, letters, dims, info) SUBROUTINE(name, letters, dims)

#define FUNCTION(name, type, value)                                                                                    \
  type name##_(PARAMETERS);                                                                                            \
  type name##_(PARAMETERS) {                                                                                           \
    static type (*original)(PARAMETERS);                                                                               \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name "_");                                                  \
    note_kernel(#name, (void *[]){a0}, 0, 1);                                                                          \
    return original(ARGUMENTS);                                                                                        \
  }

#include "verify/stubs/kernels.def"
