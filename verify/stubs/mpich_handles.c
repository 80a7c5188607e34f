/* Stub MPI: handles that are numbers, as MPICH's mpi.h has them. Of a datatype that is built in the number tells the size.
 * Source: mpi.h of MPICH 4.0, the values of MPI_COMM_WORLD, MPI_INT and their like. */
#include "mpi_communicators.h"
#include "mpi_objects.h"

#include <stdlib.h>

/* Objects by the lower bits of their handles; null: free again. */
typedef struct table {
  void **object;
  int count;
} table;
enum { INDEX_BITS = 0x00ffffff, BUILT_IN = 0x4c000000, KIND_BITS = (int)0xff000000 };

static int add(table *table, void *object) {
  int at = 0;
  while (at < table->count && table->object[at]) at++;
  if (at == table->count) {
    void **more = realloc(table->object, ((size_t)at + 1) * sizeof *more);
    if (!more) abort(); /* see must() in mpi_communicators.c */
    table->object = more;
    table->count++;
  }
  table->object[at] = object;
  return at;
}

static void *look_up(const table *table, int handle) {
  int at = handle & INDEX_BITS;
  return at < table->count ? table->object[at] : NULL;
}

static void drop(const table *table, int handle) {
  int at = handle & INDEX_BITS;
  if (at < table->count) table->object[at] = NULL;
}

/* The kinds' own upper bits, those that MPICH gives to handles made at run time. */
#define HANDLES(kind, handle, bits, built_in)                                                                          \
  static table kind##_table;                                                                                           \
  kind *kind##_of(handle it) {                                                                                         \
    kind *object = built_in(it);                                                                                       \
    return object ? object : look_up(&kind##_table, it);                                                               \
  }                                                                                                                    \
  handle kind##_handle(kind *object) { return (handle)(bits) | add(&kind##_table, object); }                           \
  void kind##_forget(handle it) {                                                                                      \
    if (!built_in(it)) drop(&kind##_table, it);                                                                        \
  }

static communicator *built_in_communicator(MPI_Comm it) { return it == MPI_COMM_WORLD ? the_world() : NULL; }

static datatype *built_in_datatype(MPI_Datatype it) {
  enum { LARGEST = 255 };
  static datatype integer = {4, DELIVERED}, of_bytes[LARGEST + 1];
  if (it == MPI_INT) return &integer;
  if ((it & KIND_BITS) != BUILT_IN) return NULL;
  datatype *type = &of_bytes[(it >> 8) & LARGEST];
  *type = (datatype){(it >> 8) & LARGEST, DELIVERED_IF_ASKED};
  return type;
}

#define NONE(it) NULL
HANDLES(communicator, MPI_Comm, 0x84000000, built_in_communicator)
HANDLES(datatype, MPI_Datatype, 0x8c000000, built_in_datatype)
HANDLES(group, MPI_Group, 0x88000000, NONE)
HANDLES(request, MPI_Request, 0x98000000, NONE)
