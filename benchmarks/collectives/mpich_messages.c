/*
 * MPICH: its collectives send by functions MPIC_..., whose calls the linker leads here (--wrap), in a program that contains libmpich.a.
 * Communicators come as pointers to objects that begin with their handle (src/include/mpir_objects.h).
 */
#include "sent_messages.h"

#include <mpi.h>

typedef MPI_Aint count_type;

static int world_rank(const void *object, int rank) {
  MPI_Group group, all;
  int found = rank;
  PMPI_Comm_group(*(const MPI_Comm *)object, &group);
  PMPI_Comm_group(MPI_COMM_WORLD, &all);
  PMPI_Group_translate_ranks(group, 1, &rank, all, &found);
  PMPI_Group_free(&group);
  PMPI_Group_free(&all);
  return found;
}

static void note(count_type count, MPI_Datatype type, int to, const void *comm) {
  int size = 0;
  PMPI_Type_size(type, &size);
  if (to >= 0) sent_messages_note(world_rank(comm, to), (long)count * size);
}

#define SENT const void *data, count_type count, MPI_Datatype type, int to, int tag
#define IS   data, count, type, to, tag
#define WRAPPED(name, parameters, arguments)                                                                           \
  int __real_##name parameters;                                                                                        \
  int __wrap_##name parameters;                                                                                        \
  int __wrap_##name parameters {                                                                                       \
    note(count, type, to, comm);                                                                                       \
    return __real_##name arguments;                                                                                    \
  }

WRAPPED(MPIC_Send, (SENT, void *comm, void *error), (IS, comm, error))
WRAPPED(MPIC_Ssend, (SENT, void *comm, void *error), (IS, comm, error))
WRAPPED(MPIC_Isend, (SENT, void *comm, void *request, void *error), (IS, comm, request, error))
WRAPPED(MPIC_Issend, (SENT, void *comm, void *request, void *error), (IS, comm, request, error))
WRAPPED(MPIC_Sendrecv,
        (SENT, void *in, count_type in_count, MPI_Datatype in_type, int from, int in_tag, void *comm, void *status,
         void *error),
        (IS, in, in_count, in_type, from, in_tag, comm, status, error))
WRAPPED(MPIC_Sendrecv_replace,
        (void *data, count_type count, MPI_Datatype type, int to, int tag, int from, int in_tag, void *comm,
         void *status, void *error),
        (IS, from, in_tag, comm, status, error))

void watch_messages(void) {}
