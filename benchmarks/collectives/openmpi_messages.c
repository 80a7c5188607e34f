/*
 * Open MPI: its collectives send by two functions of the module `mca_pml`, which are replaced here. Its own counters of messages,
 * pml_monitoring_messages_count and _size of the tools interface, are there before MPI_Init and gone after it in 4.1.4.
 */
#include "sent_messages.h"

#include <mpi.h>
#include <stddef.h>

typedef int isend_function(const void *, size_t, MPI_Datatype, int, int, int, MPI_Comm, void **);
typedef int send_function(const void *, size_t, MPI_Datatype, int, int, int, MPI_Comm);

/* As far as it is of interest: ompi/mca/pml/pml.h, mca_pml_base_module_1_0_1_t; so since 1.7, since 5.0 with revoke_comm. */
extern struct pml_module {
  void (*others[OMPI_MAJOR_VERSION < 5 ? 10 : 11])(void); /* add_procs .. isend_init */
  isend_function *isend;
  send_function *send;
} mca_pml;

static isend_function *next_isend;
static send_function *next_send;

static int world_rank(MPI_Comm comm, int rank) {
  MPI_Group group, all;
  int found = rank;
  PMPI_Comm_group(comm, &group);
  PMPI_Comm_group(MPI_COMM_WORLD, &all);
  PMPI_Group_translate_ranks(group, 1, &rank, all, &found);
  PMPI_Group_free(&group);
  PMPI_Group_free(&all);
  return found;
}

static void note(size_t count, MPI_Datatype type, int to, MPI_Comm comm) {
  int size = 0;
  PMPI_Type_size(type, &size);
  if (to != MPI_PROC_NULL) sent_messages_note(world_rank(comm, to), (long)count * size);
}

static int noted_isend(const void *data, size_t count, MPI_Datatype type, int to, int tag, int mode, MPI_Comm comm,
                       void **request) {
  note(count, type, to, comm);
  return next_isend(data, count, type, to, tag, mode, comm, request);
}

static int noted_send(const void *data, size_t count, MPI_Datatype type, int to, int tag, int mode, MPI_Comm comm) {
  note(count, type, to, comm);
  return next_send(data, count, type, to, tag, mode, comm);
}

void watch_messages(void) {
  next_isend = mca_pml.isend;
  next_send = mca_pml.send;
  mca_pml.isend = noted_isend;
  mca_pml.send = noted_send;
}
