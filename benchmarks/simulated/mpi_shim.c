/*
 * Open MPI's binary interface on top of SimGrid SMPI: takes the place of libmpi.so.40, so that the unmodified
 * libscalapack-openmpi runs on a simulated cluster.
 *
 * Handles are pointers in both. Those made at run time pass through; only the predefined objects (in Open MPI the
 * addresses of global variables), the integer constants and the layout of a status differ, and are translated. It
 * covers what libscalapack-openmpi 2.2, the driver and hscal-measure import. One copy serves all simulated processes.
 */
#include "sim_library.h"

#include <limits.h>
#include <simgrid/actor.h>
#include <smpi/smpi.h>
#include <stdlib.h>

/* ---- predefined objects: programs know them by address, so any storage will do ----------------------------- */

typedef char object[64];

#define PREDEFINED_TYPES(X)                                                                                            \
  X(byte, smpi_MPI_BYTE)                                                                                               \
  X(char, smpi_MPI_CHAR)                                                                                               \
  X(int, smpi_MPI_INT)                                                                                                 \
  X(long, smpi_MPI_LONG)                                                                                               \
  X(unsigned_short, smpi_MPI_UNSIGNED_SHORT)                                                                           \
  X(float, smpi_MPI_FLOAT)                                                                                             \
  X(double, smpi_MPI_DOUBLE)                                                                                           \
  X(cplex, smpi_MPI_C_FLOAT_COMPLEX)                                                                                   \
  X(dblcplex, smpi_MPI_C_DOUBLE_COMPLEX)                                                                               \
  X(packed, smpi_MPI_PACKED)                                                                                           \
  X(datatype_null, smpi_MPI_DATATYPE_NULL)

#define PREDEFINED_OPERATIONS(X)                                                                                       \
  X(sum, smpi_MPI_SUM)                                                                                                 \
  X(max, smpi_MPI_MAX)                                                                                                 \
  X(min, smpi_MPI_MIN)

extern object ompi_mpi_comm_world, ompi_mpi_comm_self, ompi_mpi_comm_null, ompi_request_null;
object ompi_mpi_comm_world, ompi_mpi_comm_self, ompi_mpi_comm_null, ompi_request_null;
extern object ompi_mpi_errors_return;
object ompi_mpi_errors_return;

#define TYPE_OBJECT(name, smpi)                                                                                        \
  extern object ompi_mpi_##name;                                                                                       \
  object ompi_mpi_##name;
PREDEFINED_TYPES(TYPE_OBJECT)

#define OPERATION_OBJECT(name, smpi)                                                                                   \
  extern object ompi_mpi_op_##name;                                                                                    \
  object ompi_mpi_op_##name;
PREDEFINED_OPERATIONS(OPERATION_OBJECT)

/* Constants of Open MPI 4's mpi.h. */
enum {
  OMPI_ANY_SOURCE = -1,
  OMPI_PROC_NULL = -2,
  OMPI_ANY_TAG = -1,
  OMPI_UNDEFINED = -32766,
  OMPI_TAG_UB = 0,
  OMPI_TYPECLASS_INTEGER = 1,
  OMPI_TYPECLASS_REAL = 2,
  OMPI_TYPECLASS_COMPLEX = 3
};
static void *const ompi_in_place = (void *)1;

typedef struct ompi_status {
  int source, tag, error, cancelled;
  size_t bytes;
} ompi_status;

/* ---- translation ------------------------------------------------------------------------------------------- */

static MPI_Datatype datatype(MPI_Datatype type) {
#define TYPE_CASE(name, smpi)                                                                                          \
  if ((void *)type == (void *)ompi_mpi_##name) return &smpi;
  PREDEFINED_TYPES(TYPE_CASE)
  return type;
}

static MPI_Op operation(MPI_Op op) {
#define OPERATION_CASE(name, smpi)                                                                                     \
  if ((void *)op == (void *)ompi_mpi_op_##name) return &smpi;
  PREDEFINED_OPERATIONS(OPERATION_CASE)
  return op;
}

static MPI_Comm communicator(MPI_Comm comm) {
  if ((void *)comm == (void *)ompi_mpi_comm_world) return MPI_COMM_WORLD;
  if ((void *)comm == (void *)ompi_mpi_comm_self) return MPI_COMM_SELF;
  if ((void *)comm == (void *)ompi_mpi_comm_null) return MPI_COMM_NULL;
  return comm;
}

/* The way back: only null differs, a program gets no other predefined communicator from a call. */
static MPI_Comm ompi_communicator(MPI_Comm comm) {
  return comm == MPI_COMM_NULL ? (MPI_Comm)(void *)ompi_mpi_comm_null : comm;
}

static MPI_Request request(MPI_Request req) {
  return (void *)req == (void *)ompi_request_null ? MPI_REQUEST_NULL : req;
}

static MPI_Request ompi_request(MPI_Request req) {
  return req == MPI_REQUEST_NULL ? (MPI_Request)(void *)ompi_request_null : req;
}

static int rank(int r) { return r == OMPI_ANY_SOURCE ? MPI_ANY_SOURCE : r == OMPI_PROC_NULL ? MPI_PROC_NULL : r; }

static int tag_of(int tag) { return tag == OMPI_ANY_TAG ? MPI_ANY_TAG : tag; }

static const void *buffer(const void *buf) { return buf == ompi_in_place ? MPI_IN_PLACE : buf; }

/* Statuses are passed as Open MPI's although smpi.h names the type; null = ignore in both. */
static void give_status(void *to, const MPI_Status *from) {
  if (!to) return;
  ompi_status *status = to;
  status->source = from->MPI_SOURCE;
  status->tag = from->MPI_TAG;
  status->error = from->MPI_ERROR;
  status->cancelled = 0;
  status->bytes = (size_t)from->count;
}

/* ---- start, end, time -------------------------------------------------------------------------------------- */

int MPI_Init(int *argc, char ***argv) { return PMPI_Init(argc, argv); }
int MPI_Initialized(int *flag) { return PMPI_Initialized(flag); }
int MPI_Finalize(void) { return PMPI_Finalize(); }
int MPI_Abort(MPI_Comm comm, int code) { return PMPI_Abort(communicator(comm), code); }
double MPI_Wtime(void) { return PMPI_Wtime(); }

/* Not MPI's: a program has no other way to let simulated time pass without work (sim.h). */
void sim_sleep(double seconds);
void sim_sleep(double seconds) { sg_actor_sleep_for(seconds); }

int MPI_Error_string(int code, char *text, int *length) { return PMPI_Error_string(code, text, length); }

int MPI_Error_class(int code, int *class) {
  *class = code;
  return MPI_SUCCESS;
}

/* ---- communicators and groups ------------------------------------------------------------------------------ */

int MPI_Comm_rank(MPI_Comm comm, int *r) { return PMPI_Comm_rank(communicator(comm), r); }
int MPI_Comm_size(MPI_Comm comm, int *size) { return PMPI_Comm_size(communicator(comm), size); }
MPI_Comm MPI_Comm_f2c(MPI_Fint comm) { return ompi_communicator(PMPI_Comm_f2c(comm)); }
MPI_Fint MPI_Comm_c2f(MPI_Comm comm) { return PMPI_Comm_c2f(communicator(comm)); }

int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made) {
  int code = PMPI_Comm_dup(communicator(comm), made);
  *made = ompi_communicator(*made);
  return code;
}

int MPI_Comm_split(MPI_Comm comm, int colour, int key, MPI_Comm *made) {
  int code = PMPI_Comm_split(communicator(comm), colour == OMPI_UNDEFINED ? MPI_UNDEFINED : colour, key, made);
  *made = ompi_communicator(*made);
  return code;
}

int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *made) {
  int code = PMPI_Comm_create(communicator(comm), group, made);
  *made = ompi_communicator(*made);
  return code;
}

int MPI_Comm_free(MPI_Comm *comm) {
  *comm = communicator(*comm);
  int code = *comm == MPI_COMM_NULL ? MPI_SUCCESS : PMPI_Comm_free(comm);
  *comm = ompi_communicator(MPI_COMM_NULL);
  return code;
}

/* The only handler that is asked for by name. */
int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler handler) {
  (void)handler;
  return PMPI_Comm_set_errhandler(communicator(comm), MPI_ERRORS_RETURN);
}

/* The BLACS ask for the largest tag only. Half the range, as some MPI libraries have it. */
int MPI_Comm_get_attr(MPI_Comm comm, int key, void *value, int *found) {
  static int largest_tag = INT_MAX / 2;
  (void)comm;
  *found = key == OMPI_TAG_UB;
  if (*found) *(void **)value = &largest_tag;
  return MPI_SUCCESS;
}

int MPI_Comm_group(MPI_Comm comm, MPI_Group *group) { return PMPI_Comm_group(communicator(comm), group); }
int MPI_Group_incl(MPI_Group group, int n, const int *ranks, MPI_Group *made) {
  return PMPI_Group_incl(group, n, ranks, made);
}
int MPI_Group_free(MPI_Group *group) { return PMPI_Group_free(group); }

/* ---- data types and packing -------------------------------------------------------------------------------- */

int MPI_Type_commit(MPI_Datatype *type) {
  MPI_Datatype own = datatype(*type);
  return PMPI_Type_commit(&own);
}

int MPI_Type_free(MPI_Datatype *type) {
  int code = PMPI_Type_free(type);
  *type = (MPI_Datatype)(void *)ompi_mpi_datatype_null;
  return code;
}

int MPI_Type_vector(int count, int length, int stride, MPI_Datatype old, MPI_Datatype *made) {
  return PMPI_Type_vector(count, length, stride, datatype(old), made);
}

int MPI_Type_indexed(int count, const int *lengths, const int *displacements, MPI_Datatype old, MPI_Datatype *made) {
  return PMPI_Type_indexed(count, lengths, displacements, datatype(old), made);
}

int MPI_Type_create_struct(int count, const int *lengths, const MPI_Aint *displacements, const MPI_Datatype *old,
                           MPI_Datatype *made) {
  MPI_Datatype *own = calloc((size_t)count + 1, sizeof *own);
  if (!own) return MPI_ERR_NO_MEM;
  for (int i = 0; i < count; i++) own[i] = datatype(old[i]);
  int code = PMPI_Type_create_struct(count, lengths, displacements, own, made);
  free(own);
  return code;
}

int MPI_Type_match_size(int class, int size, MPI_Datatype *type) {
  switch (class) {
  case OMPI_TYPECLASS_INTEGER:
    *type = size == 8 ? &smpi_MPI_LONG : size == 2 ? &smpi_MPI_SHORT : &smpi_MPI_INT;
    return MPI_SUCCESS;
  case OMPI_TYPECLASS_REAL:
    *type = size == 8 ? &smpi_MPI_DOUBLE : &smpi_MPI_FLOAT;
    return MPI_SUCCESS;
  case OMPI_TYPECLASS_COMPLEX:
    *type = size == 16 ? &smpi_MPI_C_DOUBLE_COMPLEX : &smpi_MPI_C_FLOAT_COMPLEX;
    return MPI_SUCCESS;
  default:
    return MPI_ERR_ARG;
  }
}

int MPI_Pack(const void *in, int count, MPI_Datatype type, void *out, int bytes, int *position, MPI_Comm comm) {
  return PMPI_Pack(in, count, datatype(type), out, bytes, position, communicator(comm));
}

int MPI_Unpack(const void *in, int bytes, int *position, void *out, int count, MPI_Datatype type, MPI_Comm comm) {
  return PMPI_Unpack(in, bytes, position, out, count, datatype(type), communicator(comm));
}

int MPI_Pack_size(int count, MPI_Datatype type, MPI_Comm comm, int *bytes) {
  return PMPI_Pack_size(count, datatype(type), communicator(comm), bytes);
}

/* ---- messages ---------------------------------------------------------------------------------------------- */

int MPI_Send(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  return PMPI_Send(buf, count, datatype(type), rank(to), tag, communicator(comm));
}

/* The receive is posted already, so a standard send is not slower. */
int MPI_Rsend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  return PMPI_Send(buf, count, datatype(type), rank(to), tag, communicator(comm));
}

int MPI_Isend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *req) {
  int code = PMPI_Isend(buf, count, datatype(type), rank(to), tag, communicator(comm), req);
  *req = ompi_request(*req);
  return code;
}

int MPI_Irecv(void *buf, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *req) {
  int code = PMPI_Irecv(buf, count, datatype(type), rank(from), tag_of(tag), communicator(comm), req);
  *req = ompi_request(*req);
  return code;
}

int MPI_Recv(void *buf, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status) {
  MPI_Status own = {0};
  int code = PMPI_Recv(buf, count, datatype(type), rank(from), tag_of(tag), communicator(comm), &own);
  give_status(status, &own);
  return code;
}

int MPI_Sendrecv(const void *out, int out_count, MPI_Datatype out_type, int to, int out_tag, void *in, int in_count,
                 MPI_Datatype in_type, int from, int in_tag, MPI_Comm comm, MPI_Status *status) {
  MPI_Status own = {0};
  int code = PMPI_Sendrecv(out, out_count, datatype(out_type), rank(to), out_tag, in, in_count, datatype(in_type),
                           rank(from), tag_of(in_tag), communicator(comm), &own);
  give_status(status, &own);
  return code;
}

/* Waits for all requests, or only tests them if `done` is given. Request and status arrays are Open MPI's. */
static int complete(int count, MPI_Request *requests, int *done, void *statuses) {
  MPI_Status *own = calloc((size_t)count + 1, sizeof *own);
  if (!own) return MPI_ERR_NO_MEM;
  for (int i = 0; i < count; i++) requests[i] = request(requests[i]);
  int code = done ? PMPI_Testall(count, requests, done, own) : PMPI_Waitall(count, requests, own);
  for (int i = 0; i < count; i++) {
    requests[i] = ompi_request(requests[i]);
    if (statuses && (!done || *done)) give_status((ompi_status *)statuses + i, &own[i]);
  }
  free(own);
  return code;
}

int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses) {
  return complete(count, requests, NULL, statuses);
}

int MPI_Testall(int count, MPI_Request *requests, int *done, MPI_Status *statuses) {
  return complete(count, requests, done, statuses);
}

int MPI_Test(MPI_Request *req, int *done, MPI_Status *status) { return complete(1, req, done, status); }

/* ---- collectives ------------------------------------------------------------------------------------------- */

/* Those of the MPI library that is simulated, if it has its own (sim_library.h); else SMPI's. */

/* MPI_SUM and its like, in place of a function of the program's. */
static int is_builtin(MPI_Op op) { return operation(op) != op; }

int MPI_Barrier(MPI_Comm comm) {
  const sim_library *library = sim_library_in_use();
  if (!library) return PMPI_Barrier(communicator(comm));
  library->barrier(communicator(comm));
  return MPI_SUCCESS;
}

int MPI_Bcast(void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  const sim_library *library = sim_library_in_use();
  if (!library) return PMPI_Bcast(buf, count, datatype(type), root, communicator(comm));
  library->broadcast(buf, count, datatype(type), root, communicator(comm));
  return MPI_SUCCESS;
}

int MPI_Reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  const sim_library *library = sim_library_in_use();
  if (!library) return PMPI_Reduce(buffer(in), out, count, datatype(type), operation(op), root, communicator(comm));
  library->reduce(buffer(in), out, count, datatype(type), operation(op), is_builtin(op), root, communicator(comm));
  return MPI_SUCCESS;
}

int MPI_Allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  const sim_library *library = sim_library_in_use();
  if (!library) return PMPI_Allreduce(buffer(in), out, count, datatype(type), operation(op), communicator(comm));
  library->allreduce(buffer(in), out, count, datatype(type), operation(op), is_builtin(op), communicator(comm));
  return MPI_SUCCESS;
}

int MPI_Ibcast(void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request *req) {
  int code = PMPI_Ibcast(buf, count, datatype(type), root, communicator(comm), req);
  *req = ompi_request(*req);
  return code;
}

int MPI_Iallreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm,
                   MPI_Request *req) {
  int code = PMPI_Iallreduce(buffer(in), out, count, datatype(type), operation(op), communicator(comm), req);
  *req = ompi_request(*req);
  return code;
}

int MPI_Gather(const void *in, int count, MPI_Datatype type, void *out, int out_count, MPI_Datatype out_type, int root,
               MPI_Comm comm) {
  return PMPI_Gather(buffer(in), count, datatype(type), out, out_count, datatype(out_type), root, communicator(comm));
}

int MPI_Allgather(const void *in, int count, MPI_Datatype type, void *out, int out_count, MPI_Datatype out_type,
                  MPI_Comm comm) {
  return PMPI_Allgather(buffer(in), count, datatype(type), out, out_count, datatype(out_type), communicator(comm));
}

int MPI_Op_create(MPI_User_function *function, int commutes, MPI_Op *op) {
  return PMPI_Op_create(function, commutes, op);
}
int MPI_Op_free(MPI_Op *op) { return PMPI_Op_free(op); }
