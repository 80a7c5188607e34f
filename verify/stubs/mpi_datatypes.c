/* Stub MPI: datatypes are a number of bytes (integers are told apart), packing only advances the position, reductions have no operation. */
#include "mpi_objects.h"

#include <stdlib.h>

#ifdef OPEN_MPI
struct ompi_predefined_datatype_t {
  datatype object;
};
struct ompi_predefined_op_t {
  int unused;
};

#define DATATYPE(name, size) struct ompi_predefined_datatype_t ompi_mpi_##name = {{size, DELIVERED_IF_ASKED}};
struct ompi_predefined_datatype_t ompi_mpi_int = {{4, DELIVERED}};
DATATYPE(long_long_int, 8)
DATATYPE(unsigned_short, 2)
DATATYPE(float, 4)
DATATYPE(double, 8)
DATATYPE(cplex, 8)
DATATYPE(dblcplex, 16)
DATATYPE(packed, 1)
DATATYPE(byte, 1)
struct ompi_predefined_op_t ompi_mpi_op_sum, ompi_mpi_op_max;
#endif

static int new_datatype(int bytes, int delivered, MPI_Datatype *newtype) {
  datatype *made = malloc(sizeof *made);
  if (!made) return MPI_ERR_NO_MEM;
  *made = (datatype){bytes, delivered};
  *newtype = datatype_handle(made);
  return MPI_SUCCESS;
}

int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype) {
  const datatype *old = datatype_of(oldtype);
  return new_datatype(count * blocklength * old->bytes,
                      stride == blocklength || count == 1 ? old->delivered : NOT_DELIVERED, newtype);
}

int MPI_Type_indexed(int count, const int lengths[], const int at[], MPI_Datatype oldtype, MPI_Datatype *newtype) {
  int elements = 0;
  for (int i = 0; i < count; i++) elements += lengths[i];
  return new_datatype(elements * datatype_of(oldtype)->bytes, 0, newtype);
}

int MPI_Type_create_struct(int count, const int lengths[], const MPI_Aint at[], const MPI_Datatype types[],
                           MPI_Datatype *newtype) {
  int bytes = 0;
  for (int i = 0; i < count; i++) bytes += lengths[i] * datatype_of(types[i])->bytes;
  return new_datatype(bytes, 0, newtype);
}

int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *type) {
  if (typeclass == MPI_TYPECLASS_INTEGER)
    *type = size == 8 ? MPI_LONG_LONG : MPI_INT;
  else if (typeclass == MPI_TYPECLASS_REAL)
    *type = size == 8 ? MPI_DOUBLE : MPI_FLOAT;
  else
    *type = size == 16 ? MPI_DOUBLE_COMPLEX : MPI_COMPLEX;
  return MPI_SUCCESS;
}

int MPI_Type_commit(MPI_Datatype *type) { return MPI_SUCCESS; }

int MPI_Type_free(MPI_Datatype *type) { /* the BLACS free only what they made themselves */
  datatype *object = datatype_of(*type);
  datatype_forget(*type);
  free(object);
  *type = (MPI_Datatype)0;
  return MPI_SUCCESS;
}

int MPI_Pack_size(int count, MPI_Datatype type, MPI_Comm comm, int *size) {
  *size = count * datatype_of(type)->bytes;
  return MPI_SUCCESS;
}

int MPI_Pack(const void *in, int count, MPI_Datatype type, void *out, int outsize, int *position, MPI_Comm comm) {
  *position += count * datatype_of(type)->bytes;
  return MPI_SUCCESS;
}

int MPI_Unpack(const void *in, int insize, int *position, void *out, int count, MPI_Datatype type, MPI_Comm comm) {
  *position += count * datatype_of(type)->bytes;
  return MPI_SUCCESS;
}

int MPI_Op_create(MPI_User_function *function, int commute, MPI_Op *op) {
  *op = MPI_MAX; /* not MPI_SUM: that is all that is asked of it */
  return MPI_SUCCESS;
}

int MPI_Op_free(MPI_Op *op) {
  *op = (MPI_Op)0;
  return MPI_SUCCESS;
}
