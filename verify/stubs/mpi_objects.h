/*
 * The objects behind the handles of Open MPI's mpi.h, which leaves their structure to the library: ours are as small as
 * the BLACS allow. Constants such as MPI_DOUBLE are addresses of global objects with names given by mpi.h.
 */
#ifndef ORACLE_MPI_OBJECTS_H
#define ORACLE_MPI_OBJECTS_H

#include <mpi.h>

struct ompi_communicator_t {
  int id;         /* index of the list of members, the same on every virtual process */
  int me;         /* rank of the virtual process that owns this object               */
  int children;   /* communicators made of this one by the owner                     */
  int broadcasts; /* that the owner took part in, since                       */
  int counting;   /* the how-manieth virtual_world_count_deliveries_anew        */
};

enum { NOT_DELIVERED, DELIVERED, DELIVERED_IF_ASKED };

struct ompi_datatype_t {
  int bytes;     /* payload, not extent */
  int delivered; /* is it a contiguous piece of integers, or of other numbers? */
};

/* World rank of member `rank` of a communicator; negative values (any source, none) become -1. */
int mpi_world_rank(MPI_Comm comm, int rank);

#endif
